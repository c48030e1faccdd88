// The boards: which of them a phone shows, and which hold something to touch.

import { all, find } from "./dom";
import { arrange, type Board } from "./layout";
import { frames } from "./traces";

/** From so many pixels on boards stand in columns; below, a tab shows some of them. */
const COLUMNS_FROM = 700;

/** The least pixels for a unit of a drawing, whose smallest letters have 13: on a desktop and on a phone. */
const LEAST = { desk: 0.925, phone: 0.85 };
const MOST = 2.6;
const GAP = 9;

/** How the boards stand now, by columns, and the size of the window for which they do. */
let standing: string[][] = [];
let window_size = "";

/** Put the boards into their places; on a narrow window the style sheet does it. */
export function lay(root: Element): void {
  const panels = find("#panels", root);
  if (!panels) return;
  const boards = all(".board", panels);
  const wide = innerWidth >= COLUMNS_FROM;
  panels.toggleAttribute("data-laid", wide);
  if (!wide) {
    for (const one of [panels, ...boards]) one.removeAttribute("style");
    standing = [];
    return;
  }
  const size = `${innerWidth} ${innerHeight}`;
  if (size !== window_size) [standing, window_size] = [[], size];
  // Where the window is low the page scrolls, otherwise the boards do.
  const whole = getComputedStyle(panels).overflowY === "visible";
  const { paddingLeft, paddingTop } = getComputedStyle(panels);
  const [side, above] = [parseFloat(paddingLeft), parseFloat(paddingTop)];
  const room = {
    width: panels.clientWidth - 2 * side,
    height: (whole ? innerHeight : panels.clientHeight) - 2 * above,
    least: innerWidth < 800 || innerHeight <= 560 ? LEAST.phone : LEAST.desk,
    most: MOST,
    gap: GAP,
    bar: whole ? 0 : 15,
  };
  const { columns, scales } = arrange(boards.map(measured), room, standing);
  standing = columns.map((column) => column.map((board) => board.id));
  let x = side;
  let lowest = 0;
  for (const [at, column] of columns.entries()) {
    const scale = scales[at] ?? 1;
    let y = above;
    for (const board of column) {
      const element = boards.find((one) => one.id === board.id);
      Object.assign(element?.style ?? {}, { left: `${x}px`, top: `${y}px`, width: `${board.width * scale}px` });
      y += board.head + board.height * scale + GAP;
    }
    lowest = Math.max(lowest, y);
    x += Math.max(...column.map((board) => board.width)) * scale + GAP;
  }
  panels.style.height = whole ? `${lowest}px` : "";
}

function measured(board: HTMLElement): Board {
  const box = find<SVGSVGElement>("svg.panel", board)?.viewBox.baseVal;
  const head = find("h2", board);
  const kind = ["shared", "own"].find((one) => board.classList.contains(one)) ?? "other";
  const above = head && getComputedStyle(head).position !== "absolute" ? head.offsetHeight : 0;
  return { id: board.id, kind, width: box?.width ?? 400, height: box?.height ?? 400, head: above };
}

/** Show one board as large as the window, or let it go back to its place; was there anything to let go? */
export function enlarge(board: Element | null | undefined): boolean {
  const large = all(".board[data-large]");
  for (const one of large) one.removeAttribute("data-large");
  if (board && !large.includes(board as HTMLElement)) board.setAttribute("data-large", "");
  for (const button of all("[data-do=enlarge]")) button.setAttribute("aria-pressed", String(Boolean(button.closest("[data-large]"))));
  return large.length > 0;
}

/** Show one tab's boards, and what else has room below them; on a wide screen all are in sight anyway. */
export function showTab(name: string): void {
  document.body.dataset.tab = name;
  if (name === WORDS) told(false);
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

const WORDS = "words";

/** Mark the tab of hint, log and chat while something new is there that has not been looked at. */
export function told(something: boolean): void {
  const seen = document.body.dataset.tab === WORDS;
  find(`#tabs button[data-tab="${WORDS}"]`)?.toggleAttribute("data-new", something && !seen);
}

/** Mark the tabs that hold something to touch; if the one in front holds nothing, bring one forward that does.
 * Once something has been picked that is where its targets are: the `aims` are their ids. */
export function tabs(main: Element, aims: readonly string[] = []): void {
  const buttons = all("#tabs button", main);
  const names = buttons.map((tab) => tab.dataset.tab ?? "");
  let now = document.body.dataset.tab ?? "";
  if (!names.includes(now)) now = names[0] ?? "";
  const full = names.filter((name) => find(`.board[data-tab="${name}"] [data-touch=open]`, main));
  for (const tab of buttons) tab.toggleAttribute("data-marked", full.includes(tab.dataset.tab ?? ""));
  const wanted = aims.length ? full.filter((name) => aims.some((id) => document.getElementById(id)?.closest(`.board[data-tab="${name}"]`))) : full;
  if (wanted.length && !wanted.includes(now)) now = wanted[0] ?? now;
  showTab(now);
}
