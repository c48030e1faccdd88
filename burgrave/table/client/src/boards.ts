// The boards: which of them a phone shows, and which hold something to touch.

import { all, find } from "./dom";
import { frames } from "./traces";

/** Show one tab's boards, and what else has room below them; on a wide screen all are in sight anyway. */
export function showTab(name: string): void {
  document.body.dataset.tab = name;
  for (const tab of all("#tabs button")) tab.setAttribute("aria-pressed", String(tab.dataset.tab === name));
  const panels = find("#panels");
  let room = panels?.clientHeight ?? 0;
  const height = (board: Element): number => {
    const box = find<SVGSVGElement>("svg", board)?.viewBox.baseVal;
    return box ? (box.height / box.width) * (panels?.clientWidth ?? 0) + 5 : 0;
  };
  const boards = all(".board");
  const front = boards.filter((board) => board.dataset.tab === name);
  for (const board of front) room -= height(board);
  for (const board of boards) {
    const fits = !front.includes(board) && board.dataset.tab !== "others" && height(board) <= room;
    if (fits) room -= height(board);
    if (fits || front.includes(board)) board.dataset.front = fits ? "too" : "first";
    else delete board.dataset.front;
  }
  if (panels) frames(panels);
}

/** Mark the tabs that hold something to touch; if the one in front holds nothing, bring one forward that does. */
export function tabs(main: Element): void {
  const buttons = all("#tabs button", main);
  const names = buttons.map((tab) => tab.dataset.tab ?? "");
  let now = document.body.dataset.tab ?? "";
  if (!names.includes(now)) now = names[0] ?? "";
  const full = names.filter((name) => find(`.board[data-tab="${name}"] [data-touch=open]`, main));
  for (const tab of buttons) tab.toggleAttribute("data-marked", full.includes(tab.dataset.tab ?? ""));
  if (full.length && !full.includes(now)) now = full[0] ?? now;
  showTab(now);
}
