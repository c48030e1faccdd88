// What has happened since one's own last decision once more, action by action, on the boards themselves.

import { showTab } from "./boards";
import { find, memory } from "./dom";
import { boardsOf } from "./morph";
import type { Deed } from "./since";
import { charge, trace, words } from "./traces";

const TIMES: Record<string, number> = { slow: 2400, normal: 1400, instant: 700 };

export class Again {
  #timer = 0;
  #runs = 0;

  /** Is something shown once more? */
  on = false;

  /** `done` brings the page back to how the table stands now. */
  constructor(
    private readonly main: HTMLElement,
    private readonly done: () => void,
  ) {
    for (const kind of ["click", "keydown"] as const)
      addEventListener(kind, (event) => this.#ended(event), { capture: true });
  }

  async start(actions: readonly Deed[][]): Promise<void> {
    const first = actions[0]?.[0];
    if (!first || this.on) return;
    this.on = true;
    const run = ++this.#runs;
    const ended = () => !this.on || this.#runs !== run;
    const steps = [{ at: first.at - 1, action: [] as Deed[] }, ...actions.map((action) => ({ at: action.at(-1)?.at ?? 0, action }))];
    const caption = find("#again", this.main);
    document.body.dataset.again = "";
    let next = this.#position(first.at - 1);
    for (const [number, { action }] of steps.entries()) {
      const position = await next;
      if (ended()) return;
      if (position === undefined) break;
      const after = steps[number + 1];
      if (after) next = this.#position(after.at);
      boardsOf(this.main, position);
      trace(this.main, action);
      this.#follow();
      caption?.replaceChildren(charge(action[0]?.seat ?? -1) ?? "", `${number} / ${actions.length} ${words(action)}`);
      await new Promise((over) => (this.#timer = window.setTimeout(over, action.length ? TIMES[memory.get("pace") ?? "normal"] : 500)));
      if (ended()) return;
    }
    this.stop();
  }

  stop(): void {
    if (!this.on) return;
    clearTimeout(this.#timer);
    this.on = false;
    delete document.body.dataset.again;
    find("#again", this.main)?.replaceChildren();
    this.done();
  }

  /** Any touch or key ends it, and does nothing else. */
  #ended(event: Event): void {
    if (!this.on) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.stop();
  }

  async #position(at: number): Promise<string | undefined> {
    const answer = await fetch(`/t/${document.body.dataset.table}/at/${at}`).catch(() => undefined);
    return answer?.ok ? ((await answer.json()) as { html: string }).html : undefined;
  }

  /** Bring a board forward on which something has happened. */
  #follow(): void {
    const boards = [...this.main.querySelectorAll(".piece[data-since]")].map((piece) => piece.closest<HTMLElement>(".board"));
    if (boards.length && !boards.some((board) => board?.getClientRects().length)) showTab(boards[0]?.dataset.tab ?? "");
  }
}
