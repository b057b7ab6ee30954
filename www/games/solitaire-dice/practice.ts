// Practice: how a position is shown to whoever decides alone, and what a mark was worth.

import { isMissed } from "../../shell/model/grades.ts";
import type { Practice } from "../../shell/pages/practice/contract.ts";
import { hear, played } from "./model/by-card.ts";
import { keyOf } from "./model/choices.ts";
import { atSheet, kindOf } from "./model/decided.ts";
import { gradeOfMove, loggedMoveOf, lossOf } from "./model/move-log.ts";
import { reasonOf } from "./model/reason.ts";
import { ownQuery } from "./model/state.ts";
import type { Analysis, LoggedMove, Solver, State } from "./model/types.ts";
import { whyBest } from "./model/why.ts";
import { practiceWords } from "./text/en/practice.ts";
import { progressWords } from "./text/en/progress.ts";
import type { Words } from "./text/en/words.ts";
import { positionView } from "./views/embed.ts";

function judgedOf(state: State, logged: LoggedMove) {
  const grade = gradeOfMove(logged);
  if (grade === null) return null;
  const kind = isMissed(grade) && logged.best ? kindOf(state, logged, logged.best) : "";
  return { picked: keyOf(logged), lost: lossOf(logged)?.points ?? 0, unit: "points" as const, grade, kind };
}

export const practice: Practice<State, Analysis, Words, Solver> = {
  positions: async (difficulty) => {
    const { default: positions } = await import("./practice.json", { with: { type: "json" } });
    return positions[difficulty].map(atSheet);
  },
  unit: "points",
  hidden: (state) => ({ ...state, advice: "alone", goal: "average" }),
  // All choices are shown, the picked one among them.
  told: (state) => ({ ...state, advice: "before", isMoreShown: true }),
  view: positionView,
  judged({ state }, { id }, { moves }) {
    const logged = moves.at(-1);
    return id === "mark" && logged ? judgedOf(state, logged) : null;
  },
  byCard: {
    played: (functions, rules) => played(functions, rules).map(atSheet),
    hear: (state, functions, rules) => hear(ownQuery(state), functions, rules),
    judged({ state, analysis }, picked) {
      const choice = analysis.answer.choices.find((choice) => keyOf(choice) === picked);
      return choice ? judgedOf(state, loggedMoveOf(state, analysis, choice)) : null;
    },
  },
  reason({ state, analysis, words, shell }) {
    const why = whyBest(state, analysis);
    if (why) return words.why(why);
    const reason = reasonOf(state, analysis);
    return reason && practiceWords(shell.formats).reason(reason);
  },
  words: (formats) => ({ ...practiceWords(formats), ...progressWords() }),
};
