// Two ways beside each other: loaded apart from the other panels of odds, for a first visit does without it.

import { compareView } from "./compare.js";

export { detailWords } from "../../text/en-details.js";

export const views = { compare: compareView };
