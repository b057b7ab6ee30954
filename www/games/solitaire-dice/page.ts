// The entry of the game's page.

import { openGame } from "../../shell/game/game-page.ts";
import { solitaireDice } from "./game.ts";

openGame(solitaireDice, {
  embed: () => import("./embed.ts"),
  "by-heart": () => import("./by-heart/page.ts"),
  practice: () => import("./practice.ts"),
  progress: () => import("./progress.ts"),
  evenings: () => import("./evenings.ts"),
});
