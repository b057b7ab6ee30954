// Practice: how a position is shown to whoever decides alone, and what a placed die was worth.

import { isMissed } from "../../shell/model/grades.ts";
import type { Practice } from "../../shell/pages/practice/contract.ts";
import { hear, played } from "./model/by-card.ts";
import { atBoards, kindOf } from "./model/decided.ts";
import { gradeOfMove, loggedMoveOf } from "./model/move-log.ts";
import { reasonOf } from "./model/reason.ts";
import { queryOf } from "./model/state.ts";
import { toldOf } from "./model/told.ts";
import type { Analysis, LoggedMove, Solver, State } from "./model/types.ts";
import { practiceWords } from "./text/en/practice.ts";
import { progressWords } from "./text/en/progress.ts";
import type { Words } from "./text/en/words.ts";
import { embedView } from "./views/embed.ts";

function judgedOf(state: State, logged: LoggedMove) {
  const grade = gradeOfMove(logged);
  const kind = isMissed(grade) ? kindOf(state, logged) : "";
  return { picked: String(logged.column), lost: toldOf(logged).lost, unit: "wins" as const, grade, kind };
}

export const practice: Practice<State, Analysis, Words, Solver> = {
  positions: async (difficulty) => {
    const { default: positions } = await import("./practice.json", { with: { type: "json" } });
    return positions[difficulty].map(atBoards);
  },
  unit: "wins",
  // Only whoever plays the computer decides alone.
  hidden: (state) => ({ ...state, seats: { mine: null, theirs: "best-4" }, advice: "after" }),
  told: (state) => ({ ...state, advice: "before" }),
  view: embedView,
  judged({ state }, { id }, { moves }) {
    const logged = moves.at(-1);
    return id === "place" && logged ? judgedOf(state, logged) : null;
  },
  byCard: {
    played: (functions, rules) => played(functions, rules).map(atBoards),
    hear: (state, functions, rules) => hear(queryOf(state), functions, rules),
    judged: ({ state, analysis }, picked) =>
      analysis.found && judgedOf(state, loggedMoveOf(state, analysis.found.answer, Number(picked))),
  },
  reason({ state, analysis, functions, words, shell }) {
    const answer = analysis?.found?.answer;
    if (!answer || !functions) return null;
    const reason = reasonOf(state, answer, functions);
    if (!reason) return null;
    return "side" in reason ? words.why(reason) : practiceWords(shell.formats).reason(reason);
  },
  words: (formats) => ({ ...practiceWords(formats), ...progressWords() }),
};
