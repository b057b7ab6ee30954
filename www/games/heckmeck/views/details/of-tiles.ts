// What is one tap away from any answer, by the names of the panels.

import { allTilesView } from "./all-tiles.ts";

export { detailWords } from "../../text/en/details.ts";

export const views = { "all-tiles": allTilesView };
