/** The helps of the games as templates, each in the states that change it, and what stands in them. */

import { initial as heckmeckState } from "../../www/games/heckmeck/model/state.ts";
import type { State as HeckmeckState } from "../../www/games/heckmeck/model/types.ts";
import { views as ofHeckmeck } from "../../www/games/heckmeck/views/details/help.ts";
import { views as ofKnucklebones } from "../../www/games/knucklebones/views/details/help.ts";
import { initial as rummikubState } from "../../www/games/rummikub/model/state.ts";
import type { State as RummikubState } from "../../www/games/rummikub/model/types.ts";
import { words as rummikubWords } from "../../www/games/rummikub/text/en/words.ts";
import { detailWords, views as ofRummikub } from "../../www/games/rummikub/views/details/help.ts";
import { views as ofSolitaireDice } from "../../www/games/solitaire-dice/views/details/help.ts";
import { mistyped, partOf } from "../typed.ts";
import { createFormats } from "../words/texts.ts";
import { words } from "./heckmeck.ts";
import * as knucklebones from "./knucklebones.ts";
import * as solitaireDice from "./solitaire-dice.ts";
import { plainText } from "./template.ts";

/** No analysis. */
export const NONE = mistyped(null);

const english = rummikubWords(createFormats("en"));

/** Before there is an answer: what the help begins with waits for none. */
export const heckmeck = (change: Partial<HeckmeckState>) =>
  ofHeckmeck.help(
    partOf<Parameters<typeof ofHeckmeck.help>[0]>({ state: { ...heckmeckState(), ...change }, analysis: NONE, words }),
  );

export const rummikub = (change: Partial<RummikubState>) =>
  ofRummikub.help(
    partOf<Parameters<typeof ofRummikub.help>[0]>({
      state: { ...rummikubState(), ...change },
      analysis: { plan: null, draws: null, answer: null, unseen: 106 },
      words: { ...english, details: detailWords(english) },
    }),
  );

export const HELP = {
  "heckmeck, odds": () => heckmeck({}),
  "heckmeck, odds with one die": () => heckmeck({ dice: 1 }),
  "heckmeck, advice": () => heckmeck({ mode: "advice" }),
  knucklebones: () =>
    ofKnucklebones.help(
      partOf<Parameters<typeof ofKnucklebones.help>[0]>({
        state: knucklebones.stateOf(""),
        analysis: NONE,
        words: knucklebones.words,
      }),
    ),
  "solitaire dice": () =>
    ofSolitaireDice.help(
      partOf<Parameters<typeof ofSolitaireDice.help>[0]>({
        state: solitaireDice.stateOf(""),
        analysis: NONE,
        words: solitaireDice.words,
      }),
    ),
  "tile rummy at a real table": () => rummikub({}),
  "tile rummy against the computer": () => rummikub({ match: mistyped({ by: ["best"] }) }),
  "tile rummy with a puzzle": () => rummikub({ puzzle: { level: "easy", number: 1 } }),
};

interface Template {
  strings: readonly string[];
  values: unknown[];
}

/** A template and those in it, in their order. */
function templatesIn(part: unknown): Template[] {
  if (Array.isArray(part)) return part.flatMap(templatesIn);
  if (typeof part !== "object" || part === null || !("strings" in part)) return [];
  const template = part as Template;
  return [template, ...template.values.flatMap(templatesIn)];
}

const startsWith = (tag: string) => (template: Template) => template.strings[0].trimStart().startsWith(tag);

/** The chapters: their titles, and their numbered sentences. */
export function chaptersOf(help: unknown) {
  return templatesIn(help)
    .filter(startsWith("<h3>"))
    .map((chapter) => ({
      title: plainText(chapter.values[0]),
      lines: templatesIn(chapter.values)
        .filter(startsWith("<ol>"))
        .flatMap((list) => templatesIn(list.values).filter(startsWith("<li>")).map(plainText)),
    }));
}
