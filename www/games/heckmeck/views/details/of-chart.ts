// What is one tap away from any answer, by the names of the panels.

import { chartView } from "./chart.ts";

export { detailWords } from "../../text/en/details.ts";

export const views = { chart: chartView };
