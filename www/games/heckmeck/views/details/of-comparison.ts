// Two ways beside each other: loaded apart from the other panels of odds, for a first visit does without it.

import { compareView } from "./compare.ts";

export { detailWords } from "../../text/en/details.ts";

export const views = { compare: compareView };
