// What an embedded position says otherwise than the game's page, in French: nothing can be entered or tapped there.

import type { RackTile } from "../../model/rack-tile.ts";
import type { MatchWords } from "./match.ts";
import { type PlanWords, planWords } from "./steps.ts";
import type { Words } from "./words.ts";

/** Behind the name of a tile of the rack. */
const ON_RACK: Record<RackTile, string> = {
  removes: "",
  kept: ", à garder",
  must: ", à jouer absolument",
  goes: ", à jouer",
  stays: ", reste",
  plain: "",
};

/** Behind that of one that has just been drawn. */
const DRAWN = ", venu de la pioche";

export const frameWords = (words: Words): Words => ({
  ...words,
  headline: (facts) =>
    facts.kind !== "empty"
      ? words.headline(facts)
      : facts.of === 0
        ? "Rien n’est encore saisi"
        : `Chevalet\u00a0: ${words.tiles(facts.of)}`,
  emptyHint: () => "",
  theirsNone: () => "Elles ne forment pas encore de combinaisons.",
  rackTile: (tile, told, isDrawn) => `${words.tileName(tile)}${ON_RACK[told]}${isDrawn ? DRAWN : ""}`,
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
      ? "Les tuiles sont distribuées"
      : facts.kind === "puzzle"
        ? "Un défi\u00a0: joue le plus possible"
        : words.matchHeadline(facts),
  mineHint: () =>
    isPuzzle ? "Ouvre-le dans rollwise pour le résoudre." : "Ouvre la partie dans rollwise pour continuer.",
  dealHint: () => "",
  tellHint: () => "",
  placeHint: () => "",
  matchTile: (tile, { goes, isDrawn }) => `${words.tileName(tile)}${goes ? ", jouable" : ""}${isDrawn ? DRAWN : ""}`,
  matchSet: (nth, which, { isSet, isNew }) =>
    `${words.capital(words.setName(nth))}\u00a0: ${words.named(which)}${isSet ? "" : ", pas valable"}${isNew ? ", nouvelle" : ""}`,
  lifted: words.named,
  liftedTile: words.tileName,
});
