// What is asked at a first visit, and of whoever wants to play the computer, in English.

import type { AdviceTime } from "../../model/advice.ts";
import type { UsualLevel, Wins } from "../../model/levels.ts";
import { standardWords } from "./standard.ts";

const winsOf = (wins: number) => `Wins ${wins} of 100 games against the strongest.`;

export const startWords = {
  playComputer: standardWords.playComputer,
  computerRolls: "The app rolls the dice.",
  /** How strong each level is: how it plays, and how often it wins against the strongest. */
  strengths: (ways: Record<UsualLevel, string>, wins: Wins): Record<UsualLevel, string> => ({
    weak: `${ways.weak} ${winsOf(wins.weak)}`,
    medium: `${ways.medium} ${winsOf(wins.medium)}`,
    strong: `${ways.strong} ${winsOf(wins.strong)}`,
    strongest: ways.strongest,
  }),
  otherPlayers: "Choose players yourself",
  adviceLabel: "Advice",
  advice: { after: "after my move", before: "before", none: "none" } satisfies Record<AdviceTime, string>,
  adviceHint: "After my move: only what it cost. None: nothing before the end. A hint is one tap.",
};
