// What is one tap away from any answer, by the names of the panels.

import { allTilesView } from "./all-tiles.js";
import { chartView } from "./chart.js";

export { detailWords } from "../../text/en-details.js";

export const views = { "all-tiles": allTilesView, chart: chartView };
