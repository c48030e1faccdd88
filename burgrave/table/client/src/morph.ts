// The new page grows out of the old one, so that focus, scrolling and open things stay as they are.

import { Idiomorph } from "idiomorph";
import { make } from "./dom";
import { fly, still } from "./fly";
import { redrawn } from "./ours";

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
        beforeAttributeUpdated: redrawn,
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
