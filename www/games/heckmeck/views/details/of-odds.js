// What is one tap away from any answer, by the names of the panels.

import { tableView } from "./all-tiles.js";
import { chartView } from "./chart.js";
import { compareView } from "./compare.js";

export { detailWords } from "../../text/en-details.js";

export const views = { table: tableView, chart: chartView, compare: compareView };
