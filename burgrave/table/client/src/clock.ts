// What every seat has left to think, counted down beside its name.

import { all, say } from "./dom";

const DAY = 86400;
const HOUR = 3600;

export function clocks(): void {
  tick();
  setInterval(tick, 1000);
}

/** Fill the clocks in; the server sends only until when they run. */
export function tick(): void {
  for (const clock of all(".clock")) {
    const { due, left } = clock.dataset;
    const seconds = Math.max(0, Math.round(due === undefined ? Number(left) : Number(due) - Date.now() / 1000));
    clock.textContent = words(seconds);
    clock.toggleAttribute("data-low", due !== undefined && seconds < 60);
  }
}

/** Days and hours, hours and minutes, or minutes and seconds. */
export function words(seconds: number): string {
  const [days, hours, minutes] = [Math.floor(seconds / DAY), Math.floor((seconds % DAY) / HOUR), Math.floor((seconds % HOUR) / 60)];
  if (days) return `${days} ${say("d")}${hours ? ` ${hours} ${say("h")}` : ""}`;
  if (hours) return `${hours} ${say("h")} ${minutes} ${say("m")}`;
  return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
}
