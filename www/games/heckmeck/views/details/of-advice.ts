// What is one tap away from advice, by the names of the panels.

import { withAdvice } from "../advice-words.ts";
import { gameView } from "./game.ts";
import { movesView } from "./moves.ts";
import type { Page } from "./page.ts";
import { pricesView } from "./prices.ts";
import { resultsView } from "./results.ts";

export { adviceDetailWords as detailWords } from "../../text/en/advice-details.ts";

export const views = {
  turn: (page: Page) => [resultsView, pricesView].map((view) => view(withAdvice(page))),
  game: (page: Page) => [gameView, movesView].map((view) => view(withAdvice(page))),
};
