// Arrow keys go to the nearest thing in their direction.

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const centre = (element: Element): [number, number] => {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** Of the things, the nearest in the direction of an arrow key; the first if the focus is on none of them. */
export function towards(key: string, things: HTMLElement[]): HTMLElement | undefined {
  const [wx, wy] = WAYS[key] ?? [0, 0];
  const from = document.activeElement;
  const seen = things.filter((thing) => thing.getBoundingClientRect().width);
  if (!from || !seen.includes(from as HTMLElement)) return seen[0];
  const [x, y] = centre(from);
  let nearest: HTMLElement | undefined;
  let least = Infinity;
  for (const thing of seen) {
    const [tx, ty] = centre(thing);
    const along = (tx - x) * wx + (ty - y) * wy;
    const across = Math.abs((tx - x) * wy) + Math.abs((ty - y) * wx);
    if (thing === from || along < 2 || along + 3 * across >= least) continue;
    [nearest, least] = [thing, along + 3 * across];
  }
  return nearest;
}

export const isArrow = (key: string): boolean => key in WAYS;
