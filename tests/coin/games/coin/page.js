// The entry of the coin's page.

import { openGame } from "../../shell/open-game.js";
import { coin } from "./game.js";

openGame(coin);
