// The kinds of mistakes of Heckmeck, as they stand in a table of what they cost, in German.

import type { Kind } from "../../model/decided.ts";

export const progressWords = (): { kinds: Record<Kind, string> } => ({
  kinds: {
    "stops-early": "Zu früh aufgehört",
    "rolls-on": "Zu lange weitergewürfelt",
    "other-tile": "Die falsche Portion gewählt",
    "leaves-worms": "Die Würmer liegen gelassen",
    "takes-worms": "Die Würmer zu früh herausgelegt",
    "takes-fewer": "Zu wenige Würfel herausgelegt",
    "takes-more": "Zu viele Würfel herausgelegt",
    "takes-lower": "Eine zu niedrige Zahl herausgelegt",
    "takes-higher": "Eine zu hohe Zahl herausgelegt",
  },
});
