// Which board stands in which column, and how large: as large as the room allows, never too small to be read.

export interface Board {
  id: string;
  kind: string; // "shared", "own" or "other"
  width: number; // in the units of the drawing
  height: number;
  head: number; // pixels above the drawing
}

export interface Room {
  width: number;
  height: number;
  least: number; // pixels for a unit, below which letters cannot be read
  most: number;
  gap: number;
  bar: number; // how wide a scroll bar is
}

/** Boards from left to right and from top to bottom. */
export type Columns = readonly (readonly Board[])[];

export interface Layout {
  columns: Columns;
  scales: number[]; // of each column, in pixels for a unit
  scrolls: boolean;
}

/** How much better another order has to be before boards change their places. */
const WORTH_A_CHANGE = 1.15;

/** So many pixels may be out of sight rather than that boards change their places. */
const NOT_WORTH_A_JUMP = 300;

/** Boards that are cut by less than this have their least size, so that little is out of sight. */
const NEARLY = 0.75;

const total = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0);
const width = (column: readonly Board[]) => Math.max(...column.map((board) => board.width));
const height = (column: readonly Board[]) => total(column.map((board) => board.height));
const heads = (column: readonly Board[], gap: number) =>
  total(column.map((board) => board.head)) + gap * Math.max(0, column.length - 1);

/** The best layout; boards that stood somewhere stay there unless much is gained. */
export function arrange(boards: readonly Board[], room: Room, before: readonly (readonly string[])[] = []): Layout {
  const tried = orders(boards).map((columns) => judged(columns, room));
  const best = tried.reduce((one, other) => (other.worth > one.worth ? other : one));
  const stayed = kept(boards, before);
  const same = stayed && judged(stayed, room);
  return same && (same.layout.scrolls ? best.layout.scrolls && same.worth > best.worth - NOT_WORTH_A_JUMP : best.worth < same.worth * WORTH_A_CHANGE)
    ? same.layout
    : best.layout;
}

/** A layout for these columns, and what it is worth: above 0 the least scale if all fit, below 0 what is out of sight. */
function judged(columns: Columns, room: Room): { layout: Layout; worth: number } {
  const across = room.width - room.gap * (columns.length - 1);
  const highest = columns.map((column) => (room.height - heads(column, room.gap)) / height(column));
  const share = widest(columns.map(width), highest, across);
  const scales = highest.map((most) => Math.min(share, most, room.most));
  const least = Math.min(...scales);
  if (least >= room.least) return { layout: { columns, scales, scrolls: false }, worth: 1 + least + total(scales) / scales.length / 50 };
  // They do not: boards have their least size, and larger ones if those that a decision needs fit all the same.
  const most = (across - room.bar) / total(columns.map(width));
  if (most < room.least) return { layout: { columns, scales: columns.map(() => most), scrolls: true }, worth: -1e9 * (room.least - most + 1) };
  const needed = columns.map((column) => column.filter((board) => board.kind !== "other")).filter((column) => column.length);
  const fit = Math.min(...needed.map((column) => (room.height - heads(column, room.gap)) / height(column)));
  const near = fit >= room.least * NEARLY;
  const scale = near ? Math.min(Math.max(fit, room.least), most, room.most) : Math.min(most, Math.max(1, room.least));
  const reach = (of: Columns) => Math.max(0, ...of.map((column) => height(column) * scale + heads(column, room.gap) - room.height));
  const layout = { columns, scales: columns.map(() => scale), scrolls: true };
  return { layout, worth: -10 * reach(needed) - reach(columns) - 1 };
}

/** The scale that columns can have together, those left out that are held smaller by their height. */
function widest(widths: number[], highest: number[], across: number): number {
  let low = 0;
  let high = 10;
  for (let round = 0; round < 24; round++) {
    const middle = (low + high) / 2;
    const taken = total(widths.map((one, at) => one * Math.min(middle, highest[at] ?? 0)));
    [low, high] = taken <= across ? [middle, high] : [low, middle];
  }
  return low;
}

/** The orders that come into question: shared boards, the own one at the top of a column, the others at the end. */
function orders(boards: readonly Board[]): Columns[] {
  const of = (kind: string) => boards.filter((board) => board.kind === kind);
  const [shared, own, others] = [of("shared"), of("own"), of("other")];
  const found: Columns[] = [];
  const bases: Columns[] = [];
  for (let chosen = 1; chosen < 2 ** shared.length; chosen++) {
    const left = shared.filter((_, at) => chosen & (1 << at));
    const after = [...own, ...shared.filter((board) => !left.includes(board))];
    if (left[0] !== shared[0] || (!own.length && after.length)) continue;
    for (const one of splits(left)) for (const two of splits(after)) bases.push([...one, ...two]);
    bases.push([[...left, ...after]]);
  }
  if (!shared.length) bases.push(...splits(own));
  for (const base of bases) {
    const filled = base.filter((column) => column.length);
    for (let more = 0; more <= others.length; more++) {
      if (more) found.push([...filled, ...evenly(others, more)]);
      found.push(added([...filled, ...Array<Board[]>(more).fill([])], others));
    }
  }
  return found.map((columns) => columns.filter((column) => column.length)).filter((columns) => columns.length);
}

/** All ways to cut a list into pieces that follow each other. */
function splits(list: readonly Board[]): Board[][][] {
  if (!list.length) return [[]];
  return list.flatMap((_, at) => splits(list.slice(at + 1)).map((rest) => [list.slice(0, at + 1), ...rest]));
}

/** Boards in so many columns, of as many boards each. */
function evenly(list: readonly Board[], columns: number): Board[][] {
  const each = Math.ceil(list.length / columns);
  return Array.from({ length: columns }, (_, at) => list.slice(at * each, (at + 1) * each));
}

/** Each further board at the end of the shortest column. */
function added(columns: Columns, boards: readonly Board[]): Columns {
  const found = columns.map((column) => [...column]);
  for (const board of boards) found.reduce((one, other) => (height(other) < height(one) ? other : one)).push(board);
  return found;
}

/** The columns of before, without what is gone and with what has come. */
function kept(boards: readonly Board[], before: readonly (readonly string[])[]): Columns | undefined {
  const columns = before
    .map((column) => column.flatMap((id) => boards.filter((board) => board.id === id)))
    .filter((column) => column.length);
  if (!columns.length) return undefined;
  return added(columns, boards.filter((board) => !columns.some((column) => column.includes(board))));
}
