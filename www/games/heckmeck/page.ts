// The entry of the game's page.

import { openGame } from "../../shell/open-game.js";
import { heckmeck } from "./game.js";

openGame(heckmeck);
