// Everything that is one tap away from the answer.

import { createChart } from "./chart.js";
import { createCompare } from "./compare.js";
import { createHelp, oddsChapters } from "./help.js";
import { createTable } from "./table.js";

export const createDetails = (tools) => ({
  table: createTable(tools), chart: createChart(tools), compare: createCompare(tools), help: createHelp("help", oddsChapters),
});
