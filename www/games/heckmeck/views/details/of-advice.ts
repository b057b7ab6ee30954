// What is one tap away from advice, by the names of the panels.

import { withAdvice } from "../advice-words.js";
import { gameView } from "./game.js";
import { movesView } from "./moves.js";
import { pricesView } from "./prices.js";
import { resultsView } from "./results.js";

export { adviceDetailWords as detailWords } from "../../text/en-advice-details.js";
export { wholeGameView } from "./whole-game.js";

/** @typedef {import("./page.d.ts").Page} Page */

export const views = {
  /** @param {Page} page */
  results: (page) => resultsView(withAdvice(page)),
  /** @param {Page} page */
  prices: (page) => pricesView(withAdvice(page)),
  /** @param {Page} page */
  game: (page) => gameView(withAdvice(page)),
  /** @param {Page} page */
  moves: (page) => movesView(withAdvice(page)),
};
