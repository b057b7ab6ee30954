// The kinds of mistakes of Heckmeck, as they stand in a table of what they cost, in German.

import type { Kind } from "../../model/decided.ts";

export const progressWords = (): { kinds: Record<Kind, string> } => ({
  kinds: {
    "stops-early": "Zu früh aufgehört",
    "rolls-on": "Zu lange weitergewürfelt",
    "other-tile": "Die falsche Portion genommen",
    "leaves-worms": "Die Würmer liegen gelassen",
    "takes-worms": "Die Würmer zu früh genommen",
    "takes-fewer": "Zu wenige Würfel genommen",
    "takes-more": "Zu viele Würfel genommen",
    "takes-lower": "Eine zu niedrige Zahl genommen",
    "takes-higher": "Eine zu hohe Zahl genommen",
  },
});
