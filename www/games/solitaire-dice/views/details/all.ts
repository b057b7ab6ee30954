// What is one tap away from the answer, by the names of the panels.

import { movesView } from "./moves.js";
import { scoreView } from "./score.js";
import { sheetView } from "./sheet.js";

export { detailWords } from "../../text/en-details.js";

export const views = { sheet: sheetView, score: scoreView, moves: movesView };
