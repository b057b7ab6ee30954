// The games of the house. A new one needs its folder, and a line here.

import heckmeck from "../games/heckmeck/game.js";

export const GAMES = [heckmeck];
