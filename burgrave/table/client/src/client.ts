// One program for all pages and all titles. No game knowledge lives here.

import { away } from "./away";
import { clocks } from "./clock";
import { home } from "./home";
import { page, theme } from "./page";
import { passkeys } from "./passkey";
import { pushes } from "./push";
import { replay } from "./replay";
import { rules } from "./rules";
import { table } from "./table";

theme();
document.addEventListener("DOMContentLoaded", () => {
  page();
  passkeys();
  pushes();
  if (document.body.dataset.page === "away") away();
  if (document.body.dataset.page === "home") home();
  if (document.body.dataset.page === "table") table(), clocks();
  if (document.body.dataset.page === "replay") replay();
  if (document.body.dataset.page === "rules") rules();
});
