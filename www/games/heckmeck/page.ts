// The entry of the game's page.

import { openGame } from "../../shell/game/game-page.ts";
import { heckmeck } from "./game.ts";

openGame(heckmeck, {
  embed: () => import("./embed.ts"),
  "by-heart": () => import("./by-heart/page.ts"),
  practice: () => import("./practice.ts"),
  progress: () => import("./progress.ts"),
  evenings: () => import("./evenings.ts"),
});
