// What the computer's players are called, and how they play, in Dutch, by their names for the solver. Loaded with what tells it.

import { levels } from "../../../../shell/text/nl/standard.ts";
import type * as English from "../en/strategies.ts";

/** What they are called: those at a level by that, the others by their way to play. */
export const STRATEGY_NAMES: typeof English.STRATEGY_NAMES = {
  "best-to-win": levels.strongest,
  "best-in-worms": levels.strong,
  "rule-1": levels.weak,
  "rule-2": "Regel 2: meeste punten",
  "rule-3": "Regel 3: eerst wormen",
  "rule-4": "Regel 4: wormen vanaf de derde worp",
  "rule-5": levels.medium,
  random: "Willekeurig",
};

export const HOW: typeof English.HOW = {
  "best-to-win":
    "Speelt om te winnen: kijkt naar de winkans na elke uitkomst van de beurt, zoals geleerd uit partijen tegen zichzelf.",
  "best-in-worms": "Speelt in elke beurt voor zo veel mogelijk wormen.",
  "rule-1":
    "Pakt het hoogste symbool: liever wormen dan vijven, liever vijven dan vieren. Stopt zodra dat een tegel oplevert.",
  "rule-2": "Pakt het symbool dat de meeste punten oplevert. Stopt zodra dat een tegel oplevert.",
  "rule-3": "Pakt wormen als dat kan, anders de meeste punten. Stopt zodra dat een tegel oplevert.",
  "rule-4": "Pakt vanaf de derde worp wormen, anders de meeste punten. Stopt zodra dat een tegel oplevert.",
  "rule-5":
    "Pakt vanaf de derde worp wormen, anders de meeste punten. Stopt als er twee of meer wormen op het spel staan: die van de tegel die te pakken is plus die van de eigen bovenste tegel.",
  random: "Doet een willekeurige geldige zet; alle zetten zijn even waarschijnlijk.",
};
