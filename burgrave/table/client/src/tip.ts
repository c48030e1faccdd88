// What a piece is, what it does and which rule says so: beside the pointer, the focus or a long press.

import { all, byKey, find, make, say } from "./dom";

const REST = 350;
const PRESS = 500;
const MOST = 6; // icons that a tip explains

/** Tips for all pieces; what is given back shows an answer beside a piece, above its tip. */
export function tips(root: Element, rules: string): (piece: Element, answer: string) => void {
  const tip = make("div", "", { id: "tip", popover: "manual" });
  root.after(tip);
  let timer = 0;
  let shown: Element | null = null;
  let pressed = false; // by a finger that rests: the tip is wanted, not the touch

  const hide = () => {
    clearTimeout(timer);
    shown = null;
    if (tip.matches(":popover-open")) tip.hidePopover();
  };
  const show = (piece: Element, answer = "") => {
    if (piece === shown && !answer) return;
    shown = piece;
    const rule = piece.getAttribute("data-rule");
    const about = piece.getAttribute("data-tip") ?? "";
    tip.replaceChildren(...(answer ? [make("p", answer, { class: "why" })] : []), ...(about ? [make("p", about)] : []));
    if (rule) tip.append(make("a", say("rule"), { href: `${rules}#${rule}`, target: "_blank" }));
    tip.append(...legend(piece, rules));
    tip.showPopover();
    place(tip, piece.getBoundingClientRect());
  };
  const later = (piece: Element | null, wait: number) => {
    clearTimeout(timer);
    timer = window.setTimeout(() => (piece?.isConnected ? show(piece) : hide()), wait);
  };

  root.addEventListener("pointermove", (event) => {
    const { clientX: x, clientY: y, pointerType } = event as PointerEvent;
    if (pointerType !== "mouse") return;
    const piece = pieceAt(event.target, x, y);
    if (!piece || piece !== shown) later(piece, REST);
    else clearTimeout(timer);
  });
  root.addEventListener("pointerleave", () => later(null, REST));
  tip.addEventListener("pointerenter", () => clearTimeout(timer));
  tip.addEventListener("pointerleave", () => later(null, REST));

  root.addEventListener("pointerdown", (event) => {
    const { clientX: x, clientY: y, pointerType } = event as PointerEvent;
    hide();
    pressed = false;
    const piece = pointerType === "mouse" ? null : pieceAt(event.target, x, y);
    if (piece) timer = window.setTimeout(() => ((pressed = true), show(piece)), PRESS);
  });
  root.addEventListener("click", (event) => pressed && event.stopPropagation(), true);
  for (const end of ["pointerup", "pointercancel"]) root.addEventListener(end, () => clearTimeout(timer));
  root.addEventListener("contextmenu", (event) => shown && event.preventDefault());

  root.addEventListener("focusin", (event) => {
    const piece = (event.target as Element).closest("[data-tip]");
    if (piece && byKey()) later(piece, REST);
  });
  root.addEventListener("focusout", () => byKey() && later(null, 0));
  addEventListener("keydown", (event) => {
    if (event.code === "KeyR" && shown && !event.ctrlKey && !event.metaKey) find<HTMLAnchorElement>("a", tip)?.click();
    if (event.key === "Escape") hide();
  });
  addEventListener("pointerdown", (event) => tip.contains(event.target as Node) || (shown && hide()));
  return show;
}

/** The icons on a piece with what they mean, each a link into the legend; a page without a legend shows none. */
function legend(piece: Element, rules: string): Element[] {
  const icons: Record<string, string> = JSON.parse(find("#words")?.dataset.icons ?? "{}");
  const drawn = all<SVGUseElement>("use", piece).map((use) => (use.getAttribute("href") ?? "").slice(1).replace(/^g-/, "i-"));
  const known = [...new Set(drawn)].filter((symbol) => symbol in icons).slice(0, MOST);
  if (!known.length) return [];
  const list = make("p", "", { class: "icons" });
  for (const symbol of known) {
    const link = make("a", icons[symbol], { href: `${rules}#icon-${symbol.replace(/^i-/, "")}`, target: "_blank" });
    link.insertAdjacentHTML("afterbegin", `<svg class="panel" viewBox="0 0 24 24" aria-hidden="true"><g class="icon"><use href="#${symbol}"/></g></svg>`);
    list.append(link);
  }
  return [list];
}

/** The smallest piece at a point. Pieces that cannot be touched let the pointer through, so it is asked by place. */
export function pieceAt(target: EventTarget | null, x: number, y: number): Element | null {
  const board = (target as Element).closest(".board");
  let found: Element | null = null;
  let least = Infinity;
  for (const piece of board?.querySelectorAll("[data-tip]") ?? []) {
    const { left, right, top, bottom, width, height } = piece.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom || width * height >= least) continue;
    [found, least] = [piece, width * height];
  }
  return found;
}

/** Below the piece if there is room, otherwise above; always inside the window. */
function place(tip: HTMLElement, piece: DOMRect): void {
  const { width, height } = tip.getBoundingClientRect();
  const below = piece.bottom + 6;
  const top = below + height < innerHeight ? below : Math.max(4, piece.top - height - 6);
  const left = Math.max(4, Math.min(innerWidth - width - 4, piece.left + piece.width / 2 - width / 2));
  tip.style.top = `${top}px`;
  tip.style.left = `${left}px`;
}
