// The entry of the game's page.

import { openGame } from "../../shell/open-game.js";
import { rummikub } from "./game.js";

openGame(rummikub);
