// The kinds of mistakes of Solitaire Dice, as they stand in a table of what they cost, in German.

import type { Kind } from "../../model/decided.ts";

export const progressWords = (): { kinds: Record<Kind, string> } => ({
  kinds: {
    "new-reject": "Zu früh eine neue Zahl ausgesondert",
    "old-reject": "Keine neue Zahl ausgesondert",
    "opens-more": "Zu viele Summen angefangen",
    "opens-less": "Zu wenige Summen angefangen",
    "other-reject": "Den falschen Würfel ausgesondert",
    "other-sums": "Die falschen Summen angekreuzt",
  },
});
