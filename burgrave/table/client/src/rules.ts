// Search within a page of rules: what does not hold all words is hidden, how much is left is told.

import { all, find, make, say } from "./dom";

const ENTRIES = "tbody > tr, li, p, figure, details";

export function rules(): void {
  const field = find<HTMLInputElement>("#find");
  const text = find(".rules-text");
  if (!field || !text) return;
  const told = make("p", "", { class: "note", role: "status" });
  field.after(told);
  (field.parentElement ?? field).hidden = false;

  const search = () => {
    const wanted = plain(field.value).split(/\s+/).filter(Boolean);
    const holds = (part: Element | null) => wanted.every((word) => plain(part?.textContent ?? "").includes(word));
    let hits = 0;
    for (const section of all("section", text)) {
      const whole = holds(find("h2", section));
      const entries = all(ENTRIES, section).filter((entry) => !entry.parentElement?.closest(ENTRIES));
      let left = 0;
      for (const entry of entries) {
        entry.hidden = !whole && !holds(entry);
        left += entry.hidden ? 0 : 1;
      }
      section.hidden = wanted.length > 0 && !whole && !left;
      for (const frames of [".wide, ul, ol", "h3"])
        for (const frame of all(frames, section)) frame.hidden = !whole && empty(frame);
      const link = find(`nav a[href="#${section.id}"]`)?.parentElement;
      if (link) link.hidden = section.hidden;
      hits += left;
    }
    told.textContent = wanted.length ? say("found", { count: hits }) : "";
  };
  field.addEventListener("input", search);
  addEventListener("keydown", (event) => {
    const writing = (event.target as Element).matches("input, textarea, select");
    if (event.key === "/" && !writing && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      field.focus();
    }
    if (event.key === "Escape" && field.value) {
      field.value = "";
      search();
    }
  });
  // A link may lead to what is hidden just now.
  addEventListener("hashchange", () => {
    const wanted = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!wanted?.closest("[hidden]")) return;
    field.value = "";
    search();
    wanted.scrollIntoView();
  });
}

/** Words as they are compared: in small letters, with е for ё. */
const plain = (text: string): string => text.toLowerCase().replace(/ё/g, "е");

/** Is nothing left of a table or a list, or of what stands under a heading? */
function empty(frame: HTMLElement): boolean {
  if (frame.tagName !== "H3") return ![...frame.querySelectorAll<HTMLElement>("tbody > tr, li")].some((entry) => !entry.hidden);
  for (let next = frame.nextElementSibling; next && next.tagName !== "H3"; next = next.nextElementSibling)
    if (!(next as HTMLElement).hidden) return false;
  return true;
}
