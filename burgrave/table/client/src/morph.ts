// The new page grows out of the old one, so that focus, scrolling and open things stay as they are.

import { Idiomorph } from "idiomorph";
import { lay } from "./boards";
import { all, find, make } from "./dom";
import { fly, still } from "./fly";
import type { PageState } from "./messages";
import { redrawn } from "./ours";
import { wipe } from "./traces";

const LOG_SHOWN = 80;

/** Put a new inside into the root; pieces that have moved fly, new ones appear softly. */
export function morph(root: Element, html: string): void {
  const inside = parsed(html);
  wipe(root);
  fly(root, () => {
    grow(root, inside.childNodes, root.childElementCount > 0);
    lay(root);
  });
}

/** Let the boards and the points become those of a whole position; the rest of the page stays. */
export function boardsOf(root: Element, html: string): void {
  const inside = parsed(html);
  wipe(root);
  fly(root, () => {
    for (const id of ["#panels", "#players"]) {
      const [old, now] = [find(id, root), find(id, inside)];
      if (old && now) grow(old, now.childNodes, true);
    }
    lay(root);
  });
}

/** The boards of a table, each as the parts of its drawing, as the server sent them. */
export class Boards {
  readonly #parts = new Map<string, string[]>();

  constructor(private readonly root: Element) {}

  /** Bring the page up to date. */
  show(state: PageState): void {
    const changed = this.#take(state);
    wipe(this.root);
    if (typeof state.main === "string") {
      const inside = parsed(state.main);
      for (const id of changed) drawn(inside, id)?.replaceChildren(...this.#drawing(id));
      fly(this.root, () => {
        grow(this.root, inside.childNodes, this.root.childElementCount > 0);
        lay(this.root);
      });
      return;
    }
    fly(this.root, () => {
      for (const [id, frame] of Object.entries(state.frames ?? {})) {
        for (const attribute of drawn(parsed(frame), id)?.attributes ?? []) {
          drawn(this.root, id)?.setAttribute(attribute.name, attribute.value);
        }
      }
      for (const id of changed) {
        const panel = drawn(this.root, id);
        if (panel) grow(panel, this.#drawing(id), true);
      }
      for (const [id, html] of Object.entries(state.regions ?? {})) {
        const region = find(`#${id}`, this.root);
        if (region) grow(region, parsed(html).childNodes, true, "outerHTML");
      }
      added(this.root, state.log ?? []);
      lay(this.root);
    });
  }

  /** Keep what was sent; the boards that have changed. */
  #take(state: PageState): string[] {
    for (const [id, parts] of Object.entries(state.boards ?? {})) this.#parts.set(id, [...parts]);
    for (const [id, parts] of Object.entries(state.parts ?? {})) {
      const kept = this.#parts.get(id) ?? [];
      for (const [place, part] of Object.entries(parts)) kept[Number(place)] = part;
      this.#parts.set(id, kept);
    }
    return [...Object.keys(state.boards ?? {}), ...Object.keys(state.parts ?? {})];
  }

  #drawing(id: string): NodeListOf<ChildNode> | [] {
    const inside = parsed(`<svg>${(this.#parts.get(id) ?? []).join("")}</svg>`);
    return inside.firstElementChild?.childNodes ?? [];
  }
}

/** Let an element's inside, or the element itself, become what it is to be. */
function grow(element: Element, nodes: Iterable<Node>, soft: boolean, morphStyle: "innerHTML" | "outerHTML" = "innerHTML"): void {
  const fade = soft && !still();
  Idiomorph.morph(element, [...nodes].filter((node) => morphStyle === "innerHTML" || node instanceof Element), {
    morphStyle,
    callbacks: {
      beforeAttributeUpdated: redrawn,
      beforeNodeMorphed: (old) => !(old instanceof Element && old.matches("[data-client]")),
      afterNodeAdded: (added) => {
        if (fade && added instanceof Element && added.matches(".piece")) added.animate({ opacity: [0, 1] }, 300);
      },
    },
  });
}

/** New lines at the end of the log. */
function added(root: Element, lines: readonly string[]): void {
  const list = find("#log ol", root);
  if (!list || !lines.length) return;
  list.append(...parsed(lines.join("")).childNodes);
  for (const line of all("li", list).slice(0, -LOG_SHOWN)) line.remove();
}

const drawn = (root: ParentNode, id: string) => find<SVGSVGElement>(`#panel-${CSS.escape(id)}`, root);

function parsed(html: string): DocumentFragment {
  const inside = make("template");
  inside.innerHTML = html;
  untitle(inside.content);
  return inside.content;
}

/** A piece's <title> is for pictures on their own: here the browser would show it beside our tooltip. */
export function untitle(root: ParentNode): void {
  for (const title of root.querySelectorAll(".piece > title")) title.remove();
}
