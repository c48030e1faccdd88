// The menus of the seats.

import { all } from "./dom";

/** Close what is open: by a choice in it, a click elsewhere, or without either; was there anything to close? */
export function closeMenus(clicked?: Element): boolean {
  const menus = all<HTMLDetailsElement>(".seat-menu[open]").filter(
    (menu) => !clicked || !menu.contains(clicked) || clicked.closest("button"),
  );
  for (const menu of menus) menu.open = false;
  return menus.length > 0;
}
