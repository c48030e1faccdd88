// The home page: tables come and go while one looks.

import { find } from "./dom";
import type { Lobby } from "./messages";
import { morph } from "./morph";
import { Line } from "./socket";

export function home(): void {
  const lobby = find("#lobby");
  if (lobby) new Line("/home/socket", ({ html }: Lobby) => morph(lobby, html), () => {});
}
