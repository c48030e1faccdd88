// The new page grows out of the old one, so that focus, scrolling and open things stay as they are.

import { Idiomorph } from "idiomorph";
import { make } from "./dom";
import { fly, still } from "./fly";

/** What the client writes on pieces, boards and tabs, and a new drawing must not take away. */
const OURS = /^(tabindex|role|aria-pressed|data-(touch|last|lit|marked|front))$/;

/** Put a new inside into the root; pieces that have moved fly, new ones appear softly. */
export function morph(root: Element, html: string): void {
  const fade = root.childElementCount > 0 && !still();
  const inside = make("template");
  inside.innerHTML = html;
  untitle(inside.content);
  fly(root, () =>
    Idiomorph.morph(root, [...inside.content.childNodes], {
      morphStyle: "innerHTML",
      callbacks: {
        beforeAttributeUpdated: (name, element) => {
          if (name === "open") return false;
          // An empty place that has become a piece gets the role it is drawn with.
          if (name === "role" && !element.hasAttribute("role")) return true;
          return !(OURS.test(name) && element.matches(".piece, .board, #tabs button"));
        },
        beforeNodeMorphed: (old) => !(old instanceof Element && old.matches("[data-client]")),
        afterNodeAdded: (added) => {
          if (fade && added instanceof Element && added.matches(".piece")) added.animate({ opacity: [0, 1] }, 300);
        },
      },
    }),
  );
}

/** A piece's <title> is for pictures on their own: here the browser would show it beside our tooltip. */
export function untitle(root: ParentNode): void {
  for (const title of root.querySelectorAll(".piece > title")) title.remove();
}
