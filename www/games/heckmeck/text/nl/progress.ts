// The kinds of mistakes of Heckmeck, as they stand in a table of what they cost, in Dutch.

import type { Kind } from "../../model/decided.ts";

export const progressWords = (): { kinds: Record<Kind, string> } => ({
  kinds: {
    "stops-early": "Te vroeg gestopt",
    "rolls-on": "Te lang verder gegooid",
    "other-tile": "De verkeerde tegel gekozen",
    "leaves-worms": "De wormen laten liggen",
    "takes-worms": "De wormen te vroeg gepakt",
    "takes-fewer": "Te weinig dobbelstenen gepakt",
    "takes-more": "Te veel dobbelstenen gepakt",
    "takes-lower": "Een te laag getal gepakt",
    "takes-higher": "Een te hoog getal gepakt",
  },
});
