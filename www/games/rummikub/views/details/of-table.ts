// What is told of the table, one tap away from the answer.

import { tableView } from "./table.ts";

export { detailWords } from "../../text/en-details.ts";

export const views = { table: tableView };
