// What an embedded position says otherwise than the game's page, in Spanish: nothing can be entered or tapped there.

import type { RackTile } from "../../model/rack-tile.ts";
import type * as English from "../en/frame.ts";
import { planWords } from "./steps.ts";

/** Behind the name of a tile of the rack. */
const ON_RACK: Record<RackTile, string> = {
  removes: "",
  kept: ", se guarda",
  must: ", hay que jugarlo",
  goes: ", se juega",
  stays: ", se queda",
  plain: "",
};

export const frameWords: typeof English.frameWords = (words) => ({
  ...words,
  headline: (facts) =>
    facts.kind !== "empty"
      ? words.headline(facts)
      : facts.of === 0
        ? "Aún no hay nada introducido"
        : `Atril: ${words.tiles(facts.of)}`,
  emptyHint: () => "",
  theirsNone: () => "Aún no forman combinaciones.",
  rackTile: (tile, told, isDrawn) => `${words.tileName(tile)}${ON_RACK[told]}${isDrawn ? ", recién robado" : ""}`,
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
  matchHeadline: (facts) =>
    facts.kind === "deal" || facts.kind === "tell"
      ? "Se están repartiendo las fichas"
      : facts.kind === "puzzle"
        ? "Un puzle: juega todo lo que puedas"
        : words.matchHeadline(facts),
  mineHint: () => (isPuzzle ? "Ábrelo en rollwise para resolverlo." : "Ábrela en rollwise para seguir jugando."),
  dealHint: () => "",
  tellHint: () => "",
  placeHint: () => "",
  matchTile: (tile, { goes, isDrawn }) =>
    `${words.tileName(tile)}${goes ? ", se puede jugar" : ""}${isDrawn ? ", recién robado" : ""}`,
  matchSet: (nth, which, { isSet, isNew }) =>
    `${words.capital(words.setName(nth))}: ${words.named(which)}${isSet ? "" : ", no es válida"}${isNew ? ", nueva" : ""}`,
  lifted: words.named,
  liftedTile: words.tileName,
});
