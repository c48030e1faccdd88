// The moves in words, for everyone who would rather read than touch.

import { all, capital, find, make, say } from "./dom";
import type { HintedMove as Hint, LegalMove as Move } from "./messages";

const MOST = 200;

/** Fill `#moves` with the moves that are still possible; moves with the same words are one. */
export function listMoves(moves: readonly Move[], choose: (move: Move) => void, light: (move?: Move) => void): void {
  const list = find("#moves");
  const filter = find<HTMLInputElement>("#filter");
  if (!list || !filter) return;
  const distinct = [...new Map(moves.map((move) => [move.words, move])).values()];
  const wanted = filter.value.trim().toLowerCase();
  const found = distinct.filter((move) => move.words.toLowerCase().includes(wanted));
  filter.hidden = distinct.length < 8 && !wanted;
  const at = list.contains(document.activeElement) ? items(list).indexOf(document.activeElement as HTMLElement) : -1;
  list.replaceChildren(...found.slice(0, MOST).map((move) => item(move, move.words, choose, light)));
  if (at >= 0) (items(list)[at] ?? items(list)[0])?.focus();
  const more = find("#more");
  if (more) more.textContent = found.length > MOST ? say("more", { count: found.length - MOST }) : "";
}

/** The best moves with what the best bot expects of them. */
export function listHints(hints: readonly Hint[], choose: (move: Move) => void, light: (move?: Move) => void): void {
  const list = find("#hints");
  const box = find("#hint-box");
  if (!list || !box) return;
  list.replaceChildren(
    ...hints.map((hint) => {
      const row = item(hint, hint.words, choose, light);
      row.firstElementChild?.append(" ", make("b", hint.expects || hint.value));
      return row;
    }),
  );
  box.hidden = !hints.length;
}

/** Up and down in a list; false if the focus is in none. */
export function step(key: string): boolean {
  const list = document.activeElement?.closest<HTMLElement>("#moves, #hints");
  const by = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (!list || !by) return false;
  const rows = items(list);
  rows[rows.indexOf(document.activeElement as HTMLElement) + by]?.focus();
  return true;
}

const items = (list: HTMLElement) => all("button", list);

function item(move: Move, words: string, choose: (move: Move) => void, light: (move?: Move) => void): HTMLElement {
  const button = make("button", capital(words), {}, () => choose(move));
  for (const on of ["pointerenter", "focus"]) button.addEventListener(on, () => light(move));
  for (const off of ["pointerleave", "blur"]) button.addEventListener(off, () => light());
  const row = make("li");
  row.append(button);
  return row;
}
