// What is one tap away from the answer, by the names of the panels.

import { movesView } from "./moves.js";
import { tableView } from "./table.js";

export { detailWords } from "../../text/en-details.js";

export const views = { table: tableView, moves: movesView };
