// The kinds of mistakes of Knucklebones, as they stand in a table of what they cost, in Dutch.

import type { Kind } from "../../model/decided.ts";

export const progressWords = (): { kinds: Record<Kind, string> } => ({
  kinds: {
    "removes-less": "Te weinig dobbelstenen verwijderd",
    "removes-more": "Dobbelstenen op het verkeerde moment verwijderd",
    "matches-less": "Gelijke dobbelstenen niet bij elkaar gelegd",
    "matches-more": "Gelijke dobbelstenen op het verkeerde moment bij elkaar gelegd",
    other: "Een andere verkeerde kolom",
  },
});
