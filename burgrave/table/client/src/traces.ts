// The traces of moves on the boards: a frame in the player's colour and the player's charge, at each piece touched.

import { all, find, make, say } from "./dom";
import { actions, bySeat, since, type Deed } from "./since";

/** The moves in the log, oldest first. */
function deeds(main: Element): Deed[] {
  return all("#log li[data-at]", main).map((row) => ({
    seat: Number(row.dataset.seat),
    at: Number(row.dataset.at),
    part: row.hasAttribute("data-part"),
    things: row.dataset.things?.split(" ") ?? [],
    row,
  }));
}

/** What is marked now: at a table all since one's own last decision, in a replay the move that led here. */
export function traced(main: Element): Deed[] {
  const found = deeds(main);
  if (document.body.dataset.page === "replay") return found.filter((deed) => deed.row?.hasAttribute("aria-current"));
  const seat = find("#facts", main)?.dataset.seat;
  return since(found, seat ? Number(seat) : undefined);
}

/** A player's charge, as it stands beside the player's name. */
export function charge(seat: number): SVGElement | undefined {
  return find<SVGElement>(`#player-${seat} .charge-mark`)?.cloneNode(true) as SVGElement | undefined;
}

/** Mark the pieces that were touched, and the lines of the log. */
export function trace(main: Element, marked = traced(main)): void {
  const seats = new Map<string, Set<number>>();
  for (const { seat, things } of marked) for (const id of things) seats.set(id, (seats.get(id) ?? new Set()).add(seat));
  for (const piece of all(".piece", main)) {
    const here = seats.get(piece.id);
    if (here) piece.setAttribute("data-since", [...here].join(" "));
    else piece.removeAttribute("data-since");
  }
  for (const row of all("#log li[data-seat]", main)) {
    row.toggleAttribute("data-since", marked.some((deed) => deed.row === row));
    if (!find(".charge-mark", row)) row.prepend(charge(Number(row.dataset.seat)) ?? "");
  }
  frames(main);
}

const SIZE = 13;

/** Frames and charges at the marked pieces that show: those behind a tab have no size yet. */
export function frames(main: ParentNode): void {
  wipe(main);
  for (const piece of all<SVGGraphicsElement>(".piece[data-since]", main)) {
    const { x, y, width, height } = piece.getBBox();
    if (!width) continue;
    for (const [at, seat] of (piece.dataset.since ?? "").split(" ").entries()) {
      const mark = draw("g", { class: `since seat-${seat}`, "aria-hidden": "true" });
      if (!at) mark.append(draw("rect", { class: "since-frame", x: x - 2, y: y - 2, width: width + 4, height: height + 4, rx: 4 }));
      const [left, top] = [x + width - SIZE / 2 - at * (SIZE + 1), y - SIZE / 2];
      mark.append(draw("rect", { class: "player", x: left, y: top, width: SIZE, height: SIZE, rx: 3 }));
      const href = charge(Number(seat))?.querySelector("use")?.getAttribute("href") ?? "";
      mark.append(draw("use", { class: "charge", href, x: left + 2, y: top + 2, width: SIZE - 4, height: SIZE - 4 }));
      piece.append(mark);
    }
  }
}

/** Before a new drawing comes. */
export function wipe(main: ParentNode): void {
  for (const mark of all(".since", main)) mark.remove();
}

function draw(tag: string, attributes: Record<string, string | number>): SVGElement {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
}

/** Beside the prompt how much has happened, by player; in the list what, each action a line. */
export function tell(main: Element): Deed[][] {
  const done = actions(traced(main));
  const bar = find("#since", main);
  const list = find("#since-list");
  if (!bar || !list) return done;
  const players = [...bySeat(done)].map(([seat, mine]) => {
    const group = make("li");
    group.append(charge(seat) ?? "", make("b", find(`#player-${seat} .player-name`)?.textContent ?? ""));
    const rows = make("ol");
    for (const action of mine) {
      const text = words(action);
      const row = make("li", text, { "data-things": action.flatMap((deed) => deed.things).join(" ") });
      if (text) rows.append(row);
    }
    group.append(rows);
    return { seat, group, count: mine.length };
  });
  list.replaceChildren(...players.map((player) => player.group));
  const button = find("[popovertarget]", bar);
  bar.hidden = !done.length;
  button?.replaceChildren(
    ...players.flatMap(({ seat, count }) => [charge(seat) ?? "", String(count)]),
    make("span", say("since"), { class: "only-read" }),
  );
  return done;
}

/** An action in words, details and all. */
export const words = (action: readonly Deed[]): string =>
  action.flatMap(({ row }) => (row ? all("p", row) : [])).map((line) => line.textContent).join(" · ");
