// The entry of the game's page.

import { openGame } from "../../shell/game/game-page.ts";
import { rummikub } from "./game.ts";

openGame(rummikub, {
  embed: () => import("./embed.ts"),
  practice: () => import("./practice.ts"),
  progress: () => import("./progress.ts"),
  evenings: () => import("./evenings.ts"),
});
