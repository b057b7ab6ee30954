// The kinds of mistakes of Heckmeck, as they stand in a table of what they cost, in English.

import type { Kind } from "../../model/decided.ts";

export const progressWords = (): { kinds: Record<Kind, string> } => ({
  kinds: {
    "stops-early": "Stopping too early",
    "rolls-on": "Rolling on too long",
    "other-tile": "Picking the wrong tile",
    "leaves-worms": "Leaving the worms",
    "takes-worms": "Taking the worms too early",
    "takes-fewer": "Taking too few dice",
    "takes-more": "Taking too many dice",
    "takes-lower": "Taking too low a number",
    "takes-higher": "Taking too high a number",
  },
});
