// What is one tap away from advice, by the names of the panels.

import { movesView } from "./moves.js";
import { pricesView } from "./prices.js";
import { resultsView } from "./results.js";

export { detailWords } from "../../text/en-details.js";

export const views = { results: resultsView, prices: pricesView, moves: movesView };
