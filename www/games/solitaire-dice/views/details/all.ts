// What is one tap away from the answer, by the names of the panels.

import { movesView } from "./moves.ts";
import { scoreView } from "./score.ts";
import { sheetView } from "./sheet.ts";

export { detailWords } from "../../text/en/details.ts";

export const views = { sheet: sheetView, score: scoreView, moves: movesView };
