/** What the pages of rules to remember say: facts for their functions, whichever game it is. */

import type { byHeartWords } from "../../www/shell/text/en/by-heart.ts";
import type { Facts } from "./told.ts";

/** What the shell says on them. */
export const OF_SHELL: Facts<ReturnType<typeof byHeartWords>> = { number: [[7]], rules: [[1], [5]] };
