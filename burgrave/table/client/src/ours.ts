// What the client writes on what was drawn, and a new drawing must not take away.

/** What is asked of an element. */
interface Drawn {
  hasAttribute(name: string): boolean;
  matches(selectors: string): boolean;
}

const OURS = /^(tabindex|role|aria-pressed|data-(touch|since|lit|marked|new|front|large|laid)|style)$/;

/** May a new drawing set or take away an attribute of an element that stays? */
export function redrawn(name: string, element: Drawn): boolean {
  if (name === "open") return false;
  // An empty place that has become a piece gets the role it is drawn with.
  if (name === "role" && !element.hasAttribute("role")) return true;
  return !(OURS.test(name) && element.matches(".piece, .board, #panels, .enlarge, #tabs button"));
}
