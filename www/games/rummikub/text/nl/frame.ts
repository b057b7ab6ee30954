// What an embedded position says otherwise than the game's page, in Dutch: nothing can be entered or tapped there.

import type { RackTile } from "../../model/rack-tile.ts";
import type * as English from "../en/frame.ts";
import { planWords } from "./steps.ts";

/** Behind the name of a tile of the rack. */
const ON_RACK: Record<RackTile, string> = {
  removes: "",
  kept: ", te houden",
  must: ", moet worden gelegd",
  goes: ", te leggen",
  stays: ", blijft",
  plain: "",
};

export const frameWords: typeof English.frameWords = (words) => ({
  ...words,
  headline: (facts) => {
    if (facts.kind !== "empty") return words.headline(facts);
    return facts.of === 0 ? "Nog niets ingevoerd" : `Plankje: ${words.tiles(facts.of)}`;
  },
  emptyHint: () => "",
  theirsNone: () => "Ze vormen nog geen sets.",
  rackTile: (tile, told, isDrawn) => `${words.tileName(tile)}${ON_RACK[told]}${isDrawn ? ", net gepakt" : ""}`,
});

/** The same of a plan. */
export const planFrameWords: typeof English.planFrameWords = (words) => {
  const plan = planWords(words);
  return { ...plan, tickStep: plan.stepText };
};

/** The same of a puzzle, or else of a game against the computer. */
export const matchFrameWords: typeof English.matchFrameWords = (words, isPuzzle) => ({
  ...words,
  ...frameWords(words),
  ...planFrameWords(words),
  matchHeadline: (facts) => {
    if (facts.kind === "deal" || facts.kind === "tell") return "De stenen worden gedeeld";
    return facts.kind === "puzzle" ? "Een puzzel: leg zo veel als je kunt" : words.matchHeadline(facts);
  },
  mineHint: () =>
    isPuzzle ? "Open hem in rollwise om hem op te lossen." : "Open het in rollwise om verder te spelen.",
  dealHint: () => "",
  tellHint: () => "",
  placeHint: () => "",
  matchTile: (tile, { goes, isDrawn }) =>
    `${words.tileName(tile)}${goes ? ", kan worden gelegd" : ""}${isDrawn ? ", net gepakt" : ""}`,
  matchSet: (nth, which, { isSet, isNew }) =>
    `${words.capital(words.setName(nth))}: ${words.named(which)}${isSet ? "" : ", geen set"}${isNew ? ", nieuw" : ""}`,
  lifted: words.named,
  liftedTile: words.tileName,
});
