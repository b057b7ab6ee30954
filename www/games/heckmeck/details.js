// Everything that is one tap away from the answer.

import { createChart } from "./chart.js";
import { createCompare } from "./compare.js";
import { createHelp } from "./help.js";
import { createTable } from "./table.js";

export const createDetails = (tools) => [createTable(tools), createChart(tools), createCompare(tools), createHelp()];
