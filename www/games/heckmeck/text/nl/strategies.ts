// What the computer's players are called, and how they play, in Dutch, by their names for the solver. Loaded with what tells it.

import type * as English from "../en/strategies.ts";

/** What they are called by their way to play. */
export const STRATEGY_NAMES: typeof English.STRATEGY_NAMES = {
  "best-to-win": "Beste om te winnen",
  "best-in-worms": "Beste in wormen",
  "rule-1": "Regel 1: hoogste symbool",
  "rule-2": "Regel 2: meeste punten",
  "rule-3": "Regel 3: eerst wormen",
  "rule-4": "Regel 4: wormen vanaf de derde worp",
  "rule-5": "Regel 5: twee wormen op het spel",
  random: "Willekeurig",
};

export const HOW: typeof English.HOW = {
  "best-to-win":
    "Speelt om het spel te winnen: kijkt naar de winkans na elke uitkomst van de beurt, zoals geleerd van partijen tegen zichzelf.",
  "best-in-worms": "Speelt voor de meeste wormen in deze beurt.",
  "rule-1": "Pakt het hoogste symbool: wormen voor vijven, vijven voor vieren. Stopt zodra dat een tegel oplevert.",
  "rule-2": "Pakt het symbool dat de meeste punten oplevert. Stopt zodra dat een tegel oplevert.",
  "rule-3": "Pakt wormen als dat kan, anders de meeste punten. Stopt zodra dat een tegel oplevert.",
  "rule-4": "Pakt vanaf de derde worp wormen, anders de meeste punten. Stopt zodra dat een tegel oplevert.",
  "rule-5":
    "Pakt vanaf de derde worp wormen, anders de meeste punten. Stopt als de wormen die te winnen zijn en die bovenop de eigen stapel samen twee of meer zijn.",
  random: "Doet zomaar een geldige zet, elk even waarschijnlijk.",
};
