// The entry of the game's page.

import { openGame } from "../../shell/open-game.js";
import { solitaireDice } from "./game.js";

openGame(solitaireDice);
