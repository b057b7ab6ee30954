// What is one tap away from advice, by the names of the panels.

import { gameView } from "./game.js";
import { movesView } from "./moves.js";
import { pricesView } from "./prices.js";
import { resultsView } from "./results.js";

export { detailWords } from "../../text/en-details.js";
export { wholeGameView } from "./whole-game.js";

export const views = { results: resultsView, prices: pricesView, game: gameView, moves: movesView };
