// It is your turn: a short sound and a browser notice, each only if switched on.

import { memory } from "./dom";

export function beep(): void {
  if (memory.get("sound") !== "1") return;
  const context = new AudioContext();
  const volume = context.createGain();
  volume.connect(context.destination);
  volume.gain.setValueAtTime(0.12, context.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.5);
  for (const [pitch, start] of [[587, 0], [880, 0.12]] as const) {
    const tone = context.createOscillator();
    tone.frequency.value = pitch;
    tone.connect(volume);
    tone.start(context.currentTime + start);
    tone.stop(context.currentTime + 0.5);
    tone.onended = () => void context.close();
  }
}

export function notice(text: string): void {
  if (memory.get("notice") !== "1" || !document.hidden || Notification.permission !== "granted") return;
  const note = new Notification(text, { tag: location.pathname });
  note.onclick = () => (focus(), note.close());
}
