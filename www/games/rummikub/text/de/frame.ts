// What an embedded position says otherwise than the game's page, in German: nothing can be entered or tapped there.

import type { RackTile } from "../../model/rack-tile.ts";
import type { MatchWords } from "../en/match.ts";
import type { PlanWords } from "../en/steps.ts";
import type { Words } from "../en/words.ts";
import { planWords } from "./steps.ts";

/** Behind the name of a tile of the rack. */
const ON_RACK: Record<RackTile, string> = {
  removes: "",
  kept: ", soll bleiben",
  must: ", muss gelegt werden",
  goes: ", wird gelegt",
  stays: ", bleibt",
  plain: "",
};

export const frameWords = (words: Words): Words => ({
  ...words,
  headline: (facts) =>
    facts.kind !== "empty"
      ? words.headline(facts)
      : facts.of === 0
        ? "Noch nichts eingegeben"
        : `Bänkchen: ${words.tiles(facts.of)}`,
  emptyHint: () => "",
  theirsNone: () => "Sie ergeben noch keine Sätze.",
  rackTile: (tile, told, isDrawn) => `${words.tileName(tile)}${ON_RACK[told]}${isDrawn ? ", eben gezogen" : ""}`,
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
      ? "Die Steine werden ausgeteilt"
      : facts.kind === "puzzle"
        ? "Ein Rätsel: Lege alles, was geht"
        : words.matchHeadline(facts),
  mineHint: () => (isPuzzle ? "Öffne es in rollwise, um es zu lösen." : "Öffne es in rollwise, um weiterzuspielen."),
  dealHint: () => "",
  tellHint: () => "",
  placeHint: () => "",
  matchTile: (tile, { goes, isDrawn }) =>
    `${words.tileName(tile)}${goes ? ", lässt sich legen" : ""}${isDrawn ? ", eben gezogen" : ""}`,
  matchSet: (nth, which, { isSet, isNew }) =>
    `${words.capital(words.setName(nth))}: ${words.named(which)}${isSet ? "" : ", kein Satz"}${isNew ? ", neu" : ""}`,
  lifted: words.named,
  liftedTile: words.tileName,
});
