// What is one tap away from the answer, by the names of the panels.

import { hintsView } from "./hints.ts";
import { movesView } from "./moves.ts";
import { treeView } from "./tree.ts";

export { detailWords } from "../../text/en/details.ts";

export const views = { tree: treeView, moves: movesView, hints: hintsView };
