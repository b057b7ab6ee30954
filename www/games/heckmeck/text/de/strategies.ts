// What the computer's players are called, and how they play, in German, by their names for the solver. Loaded with what tells it.

import { levels } from "../../../../shell/text/de/standard.ts";
import type * as English from "../en/strategies.ts";

/** What they are called: those at a level by that, the others by their way to play. */
export const STRATEGY_NAMES: typeof English.STRATEGY_NAMES = {
  "best-to-win": levels.strongest,
  "best-in-worms": levels.strong,
  "rule-1": levels.weak,
  "rule-2": "Regel 2: meiste Punkte",
  "rule-3": "Regel 3: Würmer zuerst",
  "rule-4": "Regel 4: Würmer ab dem dritten Wurf",
  "rule-5": levels.medium,
  random: "Zufall",
};

export const HOW: typeof English.HOW = {
  "best-to-win":
    "Spielt auf Sieg: bewertet jedes Ergebnis des Zuges nach der Gewinnchance, wie in Partien gegen sich selbst gelernt.",
  "best-in-worms": "Spielt auf die meisten Würmer in diesem Zug.",
  "rule-1":
    "Legt den höchsten Wert heraus: Würmer vor Fünfen, Fünfen vor Vieren. Hört auf, sobald das eine Portion bringt.",
  "rule-2": "Legt heraus, was die meisten Punkte bringt. Hört auf, sobald das eine Portion bringt.",
  "rule-3":
    "Legt Würmer heraus, wenn es geht, sonst, was die meisten Punkte bringt. Hört auf, sobald das eine Portion bringt.",
  "rule-4":
    "Legt ab dem dritten Wurf Würmer heraus, sonst, was die meisten Punkte bringt. Hört auf, sobald das eine Portion bringt.",
  "rule-5":
    "Legt ab dem dritten Wurf Würmer heraus, sonst, was die meisten Punkte bringt. Hört auf, wenn die Würmer der neuen und der eigenen obersten Portion zusammen mindestens zwei sind.",
  random: "Macht irgendeinen erlaubten Zug, alle gleich wahrscheinlich.",
};
