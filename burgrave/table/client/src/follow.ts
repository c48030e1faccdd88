// The line below the prompt that follows every touch: what has been picked, what comes next.

import { find, make, say } from "./dom";
import type { Touch } from "./touch";

/** Say it in `#next`, which screen readers announce: what is proposed, or what has been picked and what comes next, or
 * which move has been made; `drawn` finds a piece on the boards. */
export function follow(touch: Touch, waiting: string, made: string, drawn: (id: string) => Element | null): void {
  const line = find("#next");
  if (!line) return;
  const ways = waiting && touch.candidates.length > 1 ? say("otherWays") : "";
  const text = waiting ? ways : told(touch, drawn) || (made && say("made", { move: made }));
  // What is proposed stands beside Confirm for who sees it, and here for who hears it.
  const heard = waiting && `${say("proposed", { move: waiting })} `;
  if (line.textContent !== heard + text) line.replaceChildren(...(heard ? [make("span", heard, { class: "only-read" })] : []), text);
}

function told(touch: Touch, drawn: (id: string) => Element | null): string {
  if (!touch.picked.length) return "";
  const names = touch.picked.map((id) => name(drawn(id)) || id);
  const values = touch.picked.map((id) => Number(drawn(id)?.getAttribute("data-value") ?? NaN)).filter((one) => one > 0);
  const sum = values.length > 1 ? ` (${values.join(" + ")} = ${values.reduce((a, b) => a + b)})` : "";
  const open = [...touch.standings()].filter(([, standing]) => standing === "open").map(([id]) => id);
  const things = [...new Set(open.map(kind).filter(Boolean))];
  const picked = say("picked", { pieces: names.join(", ") + sum });
  return things.length ? `${picked} ${say("next", { things: things.join(say("or")) })}` : picked;
}

/** What a piece is called: its label without what stands in brackets; one that is added up needs no owner. */
function name(piece: Element | null): string {
  const label = piece?.getAttribute("aria-label")?.split(" (")[0] ?? "";
  return piece?.hasAttribute("data-value") ? (label.split(": ").at(-1) ?? "") : label;
}

/** What kind of piece an id belongs to, in the title's words. */
function kind(id: string): string {
  const things: Record<string, string> = JSON.parse(find("#words")?.dataset.things ?? "{}");
  for (let prefix = id; prefix; prefix = prefix.slice(0, Math.max(0, prefix.lastIndexOf("-"))))
    if (prefix in things) return things[prefix] ?? "";
  return "";
}
