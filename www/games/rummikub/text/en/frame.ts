// What an embedded position says otherwise than the game's page, in English: nothing can be entered or tapped there.

import type { MatchWords } from "./match.ts";
import type { Words } from "./words.ts";

type RackTile = Words["rackTile"];

/** How the page calls a tile of the rack, without what a tap does. */
const rackTile =
  ({ tileName }: Words): RackTile =>
  (tile, { goes, wished }) => {
    const name = tileName(tile);
    if (wished) return `${name}, ${wished === "keep" ? "to be kept" : "must be played"}`;
    if (goes === null) return name;
    return goes ? `${name}, to be played` : `${name}, stays`;
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
  rackTile: rackTile(words),
  tickStep: (what) => what,
});

/** The same of a puzzle, or else of a game against the computer. */
export const matchFrameWords = (words: MatchWords, isPuzzle: boolean): MatchWords => ({
  ...words,
  ...frameWords(words),
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
  matchTile: (tile, _, goes) => `${words.tileName(tile)}${goes ? ", can be played" : ""}`,
  matchSet: (nth, which, { isSet, isNew }) =>
    `${words.capital(words.setName(nth))}: ${words.named(which)}${isSet ? "" : ", not a set"}${isNew ? ", new" : ""}`,
  lifted: words.named,
  liftedTile: words.tileName,
});
