// The entry of the game's page.

import { openGame } from "../../shell/open-game.ts";
import { knucklebones } from "./game.ts";

openGame(
  knucklebones,
  () => import("./embed.ts"),
  () => import("./practice.ts"),
);
