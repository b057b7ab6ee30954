// What comes with the first tile: the rack, what is being entered, what a move is worth, its plan, what is wanted of it, and the table.

import { tableView } from "./details/table.ts";

export { tableWords as detailWords } from "../text/en/table.ts";
export { cameView, entryView, othersView } from "./entered.ts";
export { theirsView } from "./move.ts";
export { planView } from "./plan.ts";
export { rackView, toldView } from "./rack.ts";
export { wantedView } from "./wanted.ts";

export const views = { table: tableView };
