// A played game, move by move.

import { find } from "./dom";
import { marks, tabs } from "./boards";
import { morph, untitle } from "./morph";
import { tips } from "./tip";

const PACE = 1200;

export function replay(): void {
  const { table, rules } = document.body.dataset;
  const main = find("#table");
  const slider = find<HTMLInputElement>("#at");
  if (!main || !slider) return;
  let asked = -1;
  let timer = 0;

  const show = async (at: number) => {
    const wanted = Math.max(0, Math.min(Number(slider.max), at));
    if (wanted === asked) return;
    asked = wanted;
    slider.value = String(wanted);
    document.body.dataset.state = "sent";
    const answer = await fetch(`/t/${table}/at/${wanted}`);
    if (!answer.ok || asked !== wanted) return;
    const position: { html: string; at: number; words: string } = await answer.json();
    if (asked !== wanted) return; // the slider has gone on meanwhile
    morph(main, position.html);
    marks(main);
    tabs(main);
    slider.setAttribute("aria-valuetext", position.words);
    for (const [id, text] of [["#words-at", position.words], ["#number", String(wanted)]] as const) {
      const element = find(id);
      if (element) element.textContent = text;
    }
    for (const field of document.querySelectorAll<HTMLInputElement>("[name=at]")) field.value = String(wanted);
    history.replaceState(null, "", `?at=${wanted}`);
    document.body.dataset.seq = String(wanted);
    document.body.dataset.state = "ready";
  };
  const stop = () => {
    clearInterval(timer);
    timer = 0;
    find("[data-step=play]")?.setAttribute("aria-pressed", "false");
  };
  const play = () => {
    if (timer) return stop();
    find("[data-step=play]")?.setAttribute("aria-pressed", "true");
    timer = window.setInterval(() => (asked >= Number(slider.max) ? stop() : void show(asked + 1)), PACE);
  };

  slider.addEventListener("input", () => void show(Number(slider.value)));
  document.addEventListener("click", (event) => {
    const by = (event.target as Element).closest<HTMLElement>("[data-step]")?.dataset.step;
    if (by === "play") play();
    else if (by) void show(by === "first" ? 0 : by === "last" ? Infinity : asked + Number(by));
  });
  addEventListener("keydown", (event) => {
    if (event.target === slider || event.ctrlKey || event.altKey || event.metaKey) return;
    const by = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }[event.key];
    if (by === undefined || (event.target as Element).matches("input, select, textarea")) return;
    event.preventDefault();
    void show(asked + by);
  });
  untitle(main);
  addEventListener("resize", () => tabs(main));
  tips(main, rules ?? "");
  tabs(main);
  void show(Number(slider.value));
}
