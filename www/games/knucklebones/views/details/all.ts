// What is one tap away from the answer, by the names of the panels.

import { hintsView } from "./hints.js";
import { movesView } from "./moves.js";
import { treeView } from "./tree.js";

export { detailWords } from "../../text/en-details.js";

export const views = { tree: treeView, moves: movesView, hints: hintsView };
