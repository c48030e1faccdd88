// What every page has: theme, switches that are remembered, links and texts to copy, forms.

import { all, find, make, memory, say } from "./dom";

const THEMES = ["auto", "light", "dark"];

/** Called before the page is drawn, so that it never flashes in the wrong theme. */
export function theme(chosen = memory.get("theme") ?? "auto"): void {
  const root = document.documentElement;
  if (chosen === "light" || chosen === "dark") root.dataset.theme = chosen;
  else delete root.dataset.theme;
}

export function page(): void {
  for (const button of all("[data-do=theme]")) {
    const name = () => {
      const now = memory.get("theme") ?? "auto";
      button.textContent = say(`theme-${now}`.replace(/-(\w)/, (_, letter: string) => letter.toUpperCase()));
    };
    button.addEventListener("click", () => {
      const next = THEMES[(THEMES.indexOf(memory.get("theme") ?? "auto") + 1) % THEMES.length] ?? "auto";
      memory.set("theme", next);
      theme(next);
      name();
    });
    name();
    button.hidden = false;
  }
  document.documentElement.toggleAttribute("data-shares", "share" in navigator);
  for (const box of all<HTMLInputElement>("input[data-setting]")) setting(box);
  for (const list of all<HTMLSelectElement>("select[data-setting]")) choice(list);
  for (const form of all<HTMLFormElement>("form[data-seats]")) seats(form);
  document.addEventListener("click", (event) => {
    const button = (event.target as Element).closest<HTMLElement>("[data-copy], [data-copy-of], [data-share]");
    if (button?.dataset.share) void share(button.dataset.share);
    else if (button) void copy(button);
  });
  for (const button of all("[data-copy-of]")) button.hidden = false;
}

/** A switch that this browser remembers; "1" or "0". */
function setting(box: HTMLInputElement): void {
  const name = box.dataset.setting ?? "";
  const kept = memory.get(name);
  box.checked = kept === null ? box.defaultChecked : kept === "1";
  if (name === "notice") box.checked &&= "Notification" in window && Notification.permission === "granted";
  box.addEventListener("change", async () => {
    if (name === "notice" && box.checked)
      box.checked = "Notification" in window && (await Notification.requestPermission()) === "granted";
    memory.set(name, box.checked ? "1" : "0");
  });
}

/** Hand a link to another program of the reader's device; the stylesheet shows such buttons where that can be done. */
async function share(link: string): Promise<void> {
  await navigator.share({ title: document.title, url: new URL(link, location.href).href }).catch(() => {});
}

/** A choice of several that this browser remembers. */
function choice(list: HTMLSelectElement): void {
  const name = list.dataset.setting ?? "";
  list.value = memory.get(name) ?? list.value;
  list.addEventListener("change", () => memory.set(name, list.value));
}

/** Copy the link of a button, or the text that stands in a field. */
async function copy(button: HTMLElement): Promise<void> {
  const field = button.dataset.copyOf && find<HTMLTextAreaElement>(`#${button.dataset.copyOf}`);
  const text = field ? field.value : new URL(button.dataset.copy ?? "", location.href).href;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without TLS browsers offer no clipboard: the old way, on a text of its own.
    const area = make("textarea");
    area.value = text;
    button.after(area);
    area.select();
    document.execCommand("copy");
    area.remove();
  }
  const words = button.textContent;
  const tell = (said: string | null, told: string) => {
    button.textContent = said;
    find("#copied")?.replaceChildren(told);
  };
  tell(say("copied"), say("copied"));
  setTimeout(tell, 2000, words, "");
}

/** The set-up form shows as many seats as are to be taken, a name where one is wanted, and the options for so many. */
function seats(form: HTMLFormElement): void {
  const refresh = () => {
    const count = Number(find<HTMLInputElement>("[name=seats]:checked", form)?.value ?? 5);
    for (const [seat, row] of all("[data-seat-row]", form).entries()) {
      row.hidden = seat >= count;
      const who = find<HTMLSelectElement>("select", row);
      const name = find<HTMLInputElement>("input", row);
      if (!who || !name) continue;
      who.disabled = seat >= count;
      name.disabled = seat >= count || who.value !== "hot";
      (name.parentElement ?? name).hidden = name.disabled;
    }
    for (const row of all("[data-for]", form)) {
      row.hidden = !(row.dataset.for ?? "").split(" ").includes(String(count));
      const choice = find<HTMLSelectElement>("select", row);
      if (choice) choice.disabled = row.hidden;
    }
    for (const group of all("[data-group]", form)) group.hidden = !find("[data-for]:not([hidden])", group);
  };
  form.addEventListener("change", refresh);
  refresh();
}
