// The entry of the game's page.

import { openGame } from "../../shell/open-game.ts";
import { solitaireDice } from "./game.ts";

openGame(
  solitaireDice,
  () => import("./embed.ts"),
  () => import("./practice.ts"),
);
