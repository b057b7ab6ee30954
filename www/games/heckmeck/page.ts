// The entry of the game's page.

import { openGame } from "../../shell/open-game.ts";
import { heckmeck } from "./game.ts";

openGame(
  heckmeck,
  () => import("./embed.ts"),
  () => import("./practice.ts"),
);
