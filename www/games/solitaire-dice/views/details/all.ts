// What is one tap away from the answer, by the names of the panels.

import { movesView } from "./moves.ts";
import { scoreView } from "./score.ts";

export { detailWords } from "../../text/en/details.ts";

export const views = { score: scoreView, moves: movesView };
