// Pieces travel from where they were to where they are (FLIP), also from one panel to another.

const DURATION = 350;

export const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** A place on a panel, as a part of the panel's width: it stays the same when the page around it shifts. */
interface Place {
  panel: SVGSVGElement;
  x: number;
  y: number;
}

/** Make a change to the page and let the pieces with `data-fly` that it has moved on the panels fly there. */
export function fly(root: Element, change: () => void): void {
  if (still()) return change();
  const old = places(root);
  for (const flight of document.getAnimations()) if (flight.id === "fly") flight.cancel();
  change();
  const moved: [Element, string][] = [];
  // Read all first, write afterwards: otherwise the page is laid out once for every piece.
  for (const [piece, to] of places(root)) {
    const from = old.get(piece);
    if (!from || (from.panel === to.panel && Math.hypot(from.x - to.x, from.y - to.y) < 0.004)) continue;
    const [a, b] = [from.panel.getBoundingClientRect(), to.panel.getBoundingClientRect()];
    const parent = piece.parentNode;
    if (!a.width || !(parent instanceof SVGGraphicsElement)) continue; // it comes from behind a tab
    const dx = a.x + from.x * a.width - b.x - to.x * b.width;
    const dy = a.y + from.y * a.width - b.y - to.y * b.width;
    const unit = parent.getScreenCTM()?.inverse(); // pixels to units of the panel
    if (unit) moved.push([piece, `${unit.a * dx + unit.c * dy}px ${unit.b * dx + unit.d * dy}px`]);
  }
  const flight = { id: "fly", duration: DURATION, easing: "ease-in-out" };
  for (const board of new Set(moved.map(([piece]) => piece.closest(".board")))) board?.animate({ zIndex: [1, 1] }, flight);
  for (const [piece, from] of moved) piece.animate([{ translate: from }, { translate: "0px 0px" }], flight);
}

/** Where the pieces are that can be seen. */
function places(root: Element): Map<Element, Place> {
  const found = new Map<Element, Place>();
  for (const panel of root.querySelectorAll<SVGSVGElement>("svg.panel")) {
    const board = panel.getBoundingClientRect();
    if (!board.width) continue;
    for (const piece of panel.querySelectorAll("[data-fly]")) {
      const box = piece.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2 - board.x, box.y + box.height / 2 - board.y];
      found.set(piece, { panel, x: x / board.width, y: y / board.width });
    }
  }
  return found;
}
