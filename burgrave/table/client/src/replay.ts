// A played game, move by move.

import { all, find, logEnd } from "./dom";
import { enlarge, lay, tabs } from "./boards";
import { morph, untitle } from "./morph";
import { tips } from "./tip";
import { trace } from "./traces";

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
    trace(main);
    tabs(main);
    logEnd(main);
    slider.setAttribute("aria-valuetext", position.words);
    for (const [id, text] of [["#words-at", position.words], ["#number", String(wanted)]] as const) {
      const element = find(id);
      if (element) element.textContent = text;
    }
    for (const field of all<HTMLInputElement>("[name=at]")) field.value = String(wanted);
    for (const begun of all<HTMLOptionElement>("#chapter option")) if (+begun.value <= wanted) begun.selected = true;
    history.replaceState(null, "", `?at=${wanted}`);
    document.body.dataset.seq = String(wanted);
    document.body.dataset.state = "ready";
  };
  const stop = () => {
    clearTimeout(timer);
    timer = 0;
    find("[data-step=play]")?.setAttribute("aria-pressed", "false");
  };
  const play = () => {
    find("[data-step=play]")?.setAttribute("aria-pressed", "true");
    timer = window.setTimeout(async () => {
      if (asked >= Number(slider.max)) return stop();
      await show(asked + 1);
      if (timer) play(); // nobody has stopped it meanwhile
    }, Number(find<HTMLSelectElement>("#pace")?.value));
  };

  for (const to of all<HTMLInputElement>("#at, #chapter")) to.addEventListener("input", () => void show(+to.value));
  document.addEventListener("click", (event) => {
    const large = (event.target as Element).closest("[data-do=enlarge]");
    if (large) enlarge(large.closest(".board"));
    const by = (event.target as Element).closest<HTMLElement>("[data-step]")?.dataset.step;
    if (by === "play") timer ? stop() : play();
    else if (by) void show(by === "first" ? 0 : by === "last" ? Infinity : asked + Number(by));
  });
  addEventListener("keydown", (event) => {
    if (event.target === slider || event.ctrlKey || event.altKey || event.metaKey) return;
    const by = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }[event.key];
    if (event.key === "Escape") enlarge(null);
    if (by === undefined || (event.target as Element).matches("input, select, textarea")) return;
    event.preventDefault();
    void show(asked + by);
  });
  untitle(main);
  addEventListener("resize", () => (lay(main), tabs(main)));
  lay(main);
  tips(main, rules ?? "");
  tabs(main);
  void show(Number(slider.value));
}
