// The strip of a lesson: what it points at is lit on the boards, and its question is answered by touching a piece.

import { showTab } from "./boards";
import { all, find, make, say } from "./dom";

/** Mark what the lesson points at and what it asks about. */
export function pointed(main: HTMLElement): void {
  for (const piece of all("[data-pointed], [data-quiz]", main)) {
    piece.removeAttribute("data-pointed");
    if (piece.hasAttribute("data-quiz")) for (const name of ["data-quiz", "tabindex"]) piece.removeAttribute(name);
  }
  answered("");
  for (const id of ids("at")) drawn(main, id)?.setAttribute("data-pointed", "");
  for (const id of ids("ask")) {
    const piece = drawn(main, id);
    piece?.setAttribute("data-quiz", "");
    piece?.setAttribute("tabindex", "0");
    piece?.setAttribute("role", "button");
  }
  const [first] = [...ids("at"), ...ids("ask")];
  const board = first === undefined ? undefined : drawn(main, first)?.closest<HTMLElement>("[data-tab]");
  // On a phone only the boards of one tab are in sight.
  if (board && !board.getClientRects().length) showTab(board.dataset.tab ?? "");
}

/** The pieces of the move that the lesson asks for. */
export const shown = (): string[] => ids("hint");

/** The piece of a lesson's question that something belongs to. */
export const answerAt = (target: Element): string | undefined => target.closest("[data-quiz]")?.id;

/** What the lesson says to a move or a piece that it did not ask for; the move can be played all the same. */
export function answered(words: string, play?: () => void): boolean {
  const box = find("#lesson-answer");
  if (!box) return false;
  box.textContent = words;
  if (play) box.append(" ", make("button", say("anyway"), { type: "button" }, play));
  return true;
}

function ids(name: string): string[] {
  return (find("#lesson")?.dataset[name] ?? "").split(" ").filter(Boolean);
}

function drawn(main: HTMLElement, id: string): Element | null {
  return main.querySelector(`[id="${CSS.escape(id)}"]`);
}
