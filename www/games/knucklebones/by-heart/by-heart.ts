// Knucklebones's rules to remember: what the search found, its words and examples.

import type { ByHeart, RuleList } from "../../../shell/pages/by-heart/types.ts";
import { byHeartWords } from "../text/en/by-heart.ts";
import { exampleView } from "./example.ts";
import lists from "./rules.json" with { type: "json" };
import type { Example, Fact, Feature } from "./types.ts";

export const byHeart: ByHeart<Example, Fact, Feature, ReturnType<typeof byHeartWords>> = {
  aims: [{ id: "win", lists: lists as RuleList<Example>[] }],
  first: 5,
  words: byHeartWords,
  example: (example, words) => exampleView(words, example),
  from: 0.37,
  to: 0.47,
};
