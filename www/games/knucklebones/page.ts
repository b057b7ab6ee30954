// The entry of the game's page.

import { openGame } from "../../shell/open-game.js";
import { knucklebones } from "./game.js";

openGame(knucklebones);
