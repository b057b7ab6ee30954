// Heckmeck's rules to remember: what the search found, its words and examples.

import type { Formats } from "../../../shell/model/format.ts";
import type { ByHeart, RuleList } from "../../../shell/pages/by-heart/types.ts";
import { byHeartWords } from "../text/en/by-heart.ts";
import { exampleView } from "./example.ts";
import inWorms from "./rules.json" with { type: "json" };
import toWin from "./rules-to-win.json" with { type: "json" };
import type { Example, Fact, Feature } from "./types.ts";

export const byHeart: ByHeart<Example, Fact, Feature, ReturnType<typeof byHeartWords>> = {
  aims: [
    { id: "worms", lists: inWorms as RuleList<Example>[] },
    { id: "win", lists: toWin as RuleList<Example>[] },
  ],
  first: 5,
  words: byHeartWords,
  example: (example, words, formats: Formats) => exampleView(words, formats, example),
  from: 0.3,
  to: 0.46,
};
