// What is told of the table, one tap away from the answer.

import { tableView } from "./table.ts";

export { tableWords as detailWords } from "../../text/en/table.ts";

export const views = { table: tableView };
