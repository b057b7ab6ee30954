// The entry of the coin's page.

import { openGame } from "../../shell/game/game-page.ts";
import { coin } from "./game.ts";

openGame(coin, { embed: () => import("./embed.ts") });
