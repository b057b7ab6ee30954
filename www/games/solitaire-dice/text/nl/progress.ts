// The kinds of mistakes of Solitaire Dice, as they stand in a table of what they cost, in Dutch.

import type { Kind } from "../../model/decided.ts";

export const progressWords = (): { kinds: Record<Kind, string> } => ({
  kinds: {
    "new-reject": "Te vroeg een nieuw getal afgelegd",
    "old-reject": "Geen nieuw getal afgelegd",
    "opens-more": "Te veel sommen begonnen",
    "opens-less": "Te weinig sommen begonnen",
    "other-reject": "De verkeerde dobbelsteen afgelegd",
    "other-sums": "De verkeerde sommen aangekruist",
  },
});
