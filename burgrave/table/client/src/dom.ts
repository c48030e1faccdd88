// Small words for the page.

export const find = <E extends Element = HTMLElement>(selector: string, root: ParentNode = document): E | null =>
  root.querySelector<E>(selector);

export const all = <E extends Element = HTMLElement>(selector: string, root: ParentNode = document): E[] => [
  ...root.querySelectorAll<E>(selector),
];

/** A sentence of the page in the reader's language; the server has put them into `#words`. */
export function say(key: string, args: Record<string, string | number> = {}): string {
  const text = find("#words")?.dataset[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(args[name] ?? ""));
}

/** A move that stands alone, on a button or in a list, begins with a capital; in a sentence it stays as it is. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  text = "",
  attributes: Record<string, string> = {},
  click?: () => void,
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  element.textContent = text;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (element instanceof HTMLButtonElement) element.type = "button";
  if (click) element.addEventListener("click", click);
  return element;
}

/** The newest line of the log in sight. */
export function logEnd(main: Element): void {
  const log = find("#log .scroll", main);
  if (log) log.scrollTop = log.scrollHeight;
}

/** What this browser remembers for the reader. Private windows may forbid it; then nothing is remembered. */
export const memory = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(`burgrave.${key}`);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      localStorage.setItem(`burgrave.${key}`, value);
    } catch {
      // not remembered
    }
  },
};

let keyed = false;
addEventListener("keydown", () => (keyed = true), true);
addEventListener("pointerdown", () => (keyed = false), true);

/** Was the last thing the reader did a key? */
export const byKey = (): boolean => keyed;
