// What is told of the turns: loaded apart from the table, for a first visit does without it.

import { movesView } from "./moves.ts";

export { detailWords } from "../../text/en/details.ts";

export const views = { moves: movesView };
