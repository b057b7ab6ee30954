/** The helps of the games, each in the states that change it. */

import { chaptersOf as ofHeckmeck } from "../../www/games/heckmeck/help.ts";
import { initial as heckmeckState } from "../../www/games/heckmeck/model/state.ts";
import type { State as HeckmeckState } from "../../www/games/heckmeck/model/types.ts";
import { chaptersOf as ofKnucklebones } from "../../www/games/knucklebones/help.ts";
import { chaptersOf as ofRummikub } from "../../www/games/rummikub/help.ts";
import { initial as rummikubState } from "../../www/games/rummikub/model/state.ts";
import type { State as RummikubState } from "../../www/games/rummikub/model/types.ts";
import { words as rummikubWords } from "../../www/games/rummikub/text/en/words.ts";
import { chaptersOf as ofSolitaireDice } from "../../www/games/solitaire-dice/help.ts";
import type { State as SolitaireDiceState } from "../../www/games/solitaire-dice/model/types.ts";
import type { Chapter } from "../../www/shell/game/contract.ts";
import { mistyped } from "../typed.ts";
import { createFormats } from "../words/texts.ts";
import { words } from "./heckmeck.ts";
import * as solitaireDice from "./solitaire-dice.ts";

const english = rummikubWords(createFormats("en"));

export const heckmeck = (change: Partial<HeckmeckState>) =>
  ofHeckmeck({ state: { ...heckmeckState(), ...change }, words });

export const rummikub = (change: Partial<RummikubState>) =>
  ofRummikub({ state: { ...rummikubState(), ...change }, words: english });

export const solitaire = (change: Partial<SolitaireDiceState>) =>
  ofSolitaireDice({ state: { ...solitaireDice.stateOf(""), ...change }, words: solitaireDice.words });

export const HELP = {
  "heckmeck, odds": () => heckmeck({}),
  "heckmeck, odds with one die": () => heckmeck({ dice: 1 }),
  "heckmeck, advice": () => heckmeck({ mode: "advice" }),
  knucklebones: ofKnucklebones,
  "solitaire dice": () => solitaire({}),
  "tile rummy at a real table": () => rummikub({}),
  "tile rummy against the computer": () => rummikub({ match: mistyped({ by: ["best"] }) }),
  "tile rummy with a puzzle": () => rummikub({ puzzle: { level: "easy", number: 1 } }),
};

/** All that chapters say. */
export const textOf = (chapters: Chapter[]) =>
  chapters.flatMap(({ title, lines = [], texts }) => [title, ...lines, ...texts]).join(" ");
