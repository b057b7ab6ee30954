// What an embedded position says otherwise than the game's page, in English: nothing can be entered or tapped there.

import type { RackTile } from "../../model/rack-tile.ts";
import type { MatchWords } from "./match.ts";
import { type PlanWords, planWords } from "./steps.ts";
import type { Words } from "./words.ts";

/** Behind the name of a tile of the rack. */
const ON_RACK: Record<RackTile, string> = {
  removes: "",
  kept: ", to be kept",
  must: ", must be played",
  goes: ", to be played",
  stays: ", stays",
  plain: "",
};

export const frameWords = (words: Words): Words => ({
  ...words,
  headline: (facts) =>
    facts.kind !== "empty"
      ? words.headline(facts)
      : facts.of === 0
        ? "Nothing entered yet"
        : `Rack: ${words.tiles(facts.of)}`,
  emptyHint: () => "",
  theirsNone: () => "They make no sets yet.",
  rackTile: (tile, told, isDrawn) => `${words.tileName(tile)}${ON_RACK[told]}${isDrawn ? ", just drawn" : ""}`,
});

/** The same of a plan. */
export function planFrameWords(words: Words): PlanWords {
  const plan = planWords(words);
  return { ...plan, tickStep: plan.stepText };
}

/** The same of a puzzle, or else of a game against the computer. */
export const matchFrameWords = (words: MatchWords, isPuzzle: boolean): MatchWords => ({
  ...words,
  ...frameWords(words),
  ...planFrameWords(words),
  matchHeadline: (facts) =>
    facts.kind === "deal" || facts.kind === "tell"
      ? "The tiles are being dealt"
      : facts.kind === "puzzle"
        ? "A puzzle: play all you can"
        : words.matchHeadline(facts),
  mineHint: () => (isPuzzle ? "Open it in rollwise to solve it." : "Open it in rollwise to play on."),
  dealHint: () => "",
  tellHint: () => "",
  placeHint: () => "",
  matchTile: (tile, { goes, isDrawn }) =>
    `${words.tileName(tile)}${goes ? ", can be played" : ""}${isDrawn ? ", just drawn" : ""}`,
  matchSet: (nth, which, { isSet, isNew }) =>
    `${words.capital(words.setName(nth))}: ${words.named(which)}${isSet ? "" : ", not a set"}${isNew ? ", new" : ""}`,
  lifted: words.named,
  liftedTile: words.tileName,
});
