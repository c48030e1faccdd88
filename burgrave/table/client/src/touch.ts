// A move is the set of things one would touch to make it. What was touched narrows the moves down until one is left.
// Pure: no page, no socket; what the pieces look like is none of its business.

import type { LegalMove as Move } from "./messages";

export type { LegalMove as Move } from "./messages";

/** A piece that was touched, and the piece of its kin that a move means by it. */
interface Pick {
  seen: string;
  meant: string;
}

/** How a piece stands to what was touched: "other" belongs to a move, but to none that is still possible. */
export type Standing = "picked" | "open" | "other" | undefined;

export class Touch {
  #picks: Pick[] = [];
  readonly #sets: ReadonlySet<string>[];

  /** `kin` gives the pieces that are as good as this one (equal dice), itself included. */
  /** `wastes` has what each move gives away for its last piece, its target; below 0 each piece is a choice. */
  constructor(
    readonly moves: readonly Move[],
    private readonly kin: (id: string) => readonly string[] = (id) => [id],
    private readonly wastes: readonly number[] = [],
  ) {
    this.#sets = moves.map((move) => new Set(move.touch));
  }

  /** What was touched, in order. */
  get picked(): string[] {
    return this.#picks.map((pick) => pick.seen);
  }

  /** The moves that touch everything touched so far. */
  get candidates(): Move[] {
    return this.#fitting(this.#meant());
  }

  /** The candidates to which nothing is missing. */
  get complete(): Move[] {
    return this.candidates.filter((move) => new Set(move.touch).size === this.#picks.length);
  }

  /** The one move that is left, if it is complete. */
  get only(): Move | undefined {
    const [move, ...more] = this.candidates;
    return move && !more.length && this.#picks.length && new Set(move.touch).size === this.#picks.length ? move : undefined;
  }

  /** The whole move that is meant by what was touched: the only one left, or of the ways to a target the best. */
  get proposal(): Move | undefined {
    const [move, ...more] = this.candidates;
    if (!move || !this.#picks.length) return undefined;
    if (!more.length) return move;
    const target = move.touch.at(-1);
    const toTarget = (other: Move) => other.touch.at(-1) === target && this.#waste(other) >= 0;
    if (target === undefined || !this.#meant().includes(target) || ![move, ...more].every(toTarget)) return undefined;
    const worse = (a: Move, b: Move) => this.#waste(a) - this.#waste(b) || a.touch.length - b.touch.length;
    return [move, ...more].sort(worse)[0];
  }

  /** Every piece that belongs to some move, kin included. */
  get all(): Set<string> {
    return new Set(this.moves.flatMap((move) => move.touch).flatMap((id) => [id, ...this.kin(id)]));
  }

  /** How every piece of `all` stands. */
  standings(): Map<string, Standing> {
    const meant = this.#meant();
    const open = new Set(this.candidates.flatMap((move) => move.touch).filter((id) => !meant.includes(id)));
    const standing = (id: string): Standing =>
      this.picked.includes(id) ? "picked" : this.#meanings(id).some((one) => open.has(one)) ? "open" : "other";
    return new Map([...this.all].map((id) => [id, standing(id)]));
  }

  /** Touch a piece, or let go of it. What no longer fits is dropped, oldest first: a touch is never an error. */
  touch(id: string): void {
    if (this.picked.includes(id)) {
      this.#picks = this.#picks.filter((pick) => pick.seen !== id);
      return;
    }
    for (let drop = 0; drop <= this.#picks.length; drop++) {
      const kept = this.#picks.slice(drop);
      const meant = this.#best(id, kept.map((pick) => pick.meant));
      if (meant !== undefined) {
        this.#picks = [...kept, { seen: id, meant }];
        return;
      }
    }
  }

  /** Touch all that a move touches. */
  pick(move: Move): void {
    this.#picks = [...new Set(move.touch)].map((id) => ({ seen: id, meant: id }));
  }

  /** Let go of the last. */
  back(): void {
    this.#picks.pop();
  }

  clear(): void {
    this.#picks = [];
  }

  /** Of a piece and its kin, the one that leaves the most moves; undefined if none fits. */
  #best(id: string, kept: string[]): string | undefined {
    let best: string | undefined;
    let most = 0;
    for (const one of this.#meanings(id)) {
      const count = kept.includes(one) ? 0 : this.#fitting([...kept, one]).length;
      if (count > most) [best, most] = [one, count];
    }
    return best;
  }

  #waste(move: Move): number {
    return this.wastes[this.moves.indexOf(move)] ?? -1;
  }

  #fitting(ids: string[]): Move[] {
    return this.moves.filter((_, at) => ids.every((id) => this.#sets[at]?.has(id)));
  }

  #meanings(id: string): string[] {
    return [id, ...this.kin(id).filter((one) => one !== id)];
  }

  #meant(): string[] {
    return this.#picks.map((pick) => pick.meant);
  }
}
