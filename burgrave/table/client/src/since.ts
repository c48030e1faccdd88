// What others have done since one's own last decision. The lines of the log know whose move each was and what it
// touched, so that a page that is loaded anew shows the same.

/** A move in the log. */
export interface Deed {
  seat: number;
  /** How many moves had been made by then. */
  at: number;
  /** Does it only go on with the seat's action? */
  part: boolean;
  /** The pieces that it touched. */
  things: string[];
  row?: HTMLElement;
}

/** The moves after the seat's own last one; for who holds no seat the last round of moves. */
export function since<D extends Pick<Deed, "seat">>(deeds: readonly D[], seat: number | undefined): D[] {
  let first = deeds.length;
  if (seat !== undefined) {
    while (first > 0 && deeds[first - 1]?.seat !== seat) first--;
    return deeds.slice(first);
  }
  const seen = new Set<number>();
  for (let last = -1; first > 0; first--) {
    const mover = deeds[first - 1]?.seat ?? -1;
    if (mover !== last && seen.has(mover)) break;
    seen.add((last = mover));
  }
  return deeds.slice(first);
}

/** Moves joined into actions: what only goes on with an action belongs to it. */
export function actions<D extends Pick<Deed, "seat" | "part">>(deeds: readonly D[]): D[][] {
  const found: D[][] = [];
  for (const deed of deeds) {
    const last = found.at(-1);
    if (deed.part && last?.[0]?.seat === deed.seat) last.push(deed);
    else found.push([deed]);
  }
  return found;
}

/** By player, in the order in which they moved. */
export function bySeat<D extends Pick<Deed, "seat">>(done: readonly D[][]): Map<number, D[][]> {
  const found = new Map<number, D[][]>();
  for (const action of done) {
    const seat = action[0]?.seat ?? -1;
    found.set(seat, [...(found.get(seat) ?? []), action]);
  }
  return found;
}
