// The kinds of mistakes of Knucklebones, as they stand in a table of what they cost, in German.

import type { Kind } from "../../model/decided.ts";

export const progressWords = (): { kinds: Record<Kind, string> } => ({
  kinds: {
    "removes-less": "Zu wenige Würfel entfernt",
    "removes-more": "Würfel im falschen Moment entfernt",
    "matches-less": "Gleiche Würfel nicht zusammengelegt",
    "matches-more": "Gleiche Würfel im falschen Moment zusammengelegt",
    other: "Eine andere falsche Spalte",
  },
});
