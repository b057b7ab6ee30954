// The game's entry for evenings: points are added up, and luck is a part of the win.

import { openEvenings } from "../../shell/pages/evenings/page.ts";
import { knucklebones } from "./game.ts";
import { SIDES } from "./model/board.ts";
import type { Player } from "./model/types.ts";

openEvenings(knucklebones, {
  sum: "points",
  luck: "wins",
  nameOf: (words, { name, by }) => words.player(SIDES[name], by as Player | null),
});
