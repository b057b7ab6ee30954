// Practice: how a position is shown to whoever decides alone, and what a decision was worth.

import { anyOf } from "../../shell/model/any-of.ts";
import { isMissed } from "../../shell/model/grades.ts";
import { DIFFICULTIES, type Difficulty, type Practice } from "../../shell/pages/practice/contract.ts";
import type { Page } from "./actions.ts";
import type { Analysis } from "./model/analysis.ts";
import { hear, type Position, played } from "./model/by-card.ts";
import { atTable, kindOf } from "./model/decided.ts";
import { facesOf } from "./model/dice.ts";
import { isComplete, rollCounts } from "./model/state.ts";
import { TABLE_RULES, tableQuery } from "./model/table.ts";
import { SHOWN_AIMS } from "./model/told-advice.ts";
import { gradeOfDecision, lossTold } from "./model/told-moves.ts";
import type { Decision, Solver, State } from "./model/types.ts";
import { practiceWords } from "./text/en/practice.ts";
import { progressWords } from "./text/en/progress.ts";
import type { Words } from "./text/en/words.ts";
import { embedView } from "./views/embed.ts";

const stateOf = ({ players, toMove, grill, taken, roll }: Position) =>
  atTable({ stacks: players, toMove, grill, rules: TABLE_RULES }, { taken, roll: facesOf(roll ?? []) });

/** A decision that no log tells: to roll, before there is something to take; or a card's. */
function decisionOf({ analysis }: Page, picked: string): Decision | null {
  if (!analysis?.table) return null;
  const { ways, aim } = analysis.table;
  const made = ways.find(({ key }) => key === picked);
  const [best] = ways;
  if (!best || !made) return null;
  const lost = Math.max(0, best.value - made.value);
  const told = ways.map(({ key, face, count, value, turnEnd = null }) => ({ key, face, count, value, turnEnd }));
  return { aim, ways: told, isChoice: true, picked, best: best.key, lost };
}

function judgedOf(step: Decision | null | undefined) {
  if (!step) return null;
  const grade = gradeOfDecision(step);
  const loss = lossTold(step);
  return {
    picked: step.picked,
    // As the numbers on screen differ.
    lost: loss ? loss.amount / SHOWN_AIMS[loss.aim].scale : step.lost,
    // Chances to win may not be there yet: then it is judged by worms.
    unit: step.aim === "win" ? ("wins" as const) : ("worms" as const),
    grade,
    kind: isMissed(grade) ? kindOf(step) : "",
  };
}

async function positions(difficulty: Difficulty): Promise<Position[]> {
  const { default: positions } = await import("./practice.json", { with: { type: "json" } });
  return positions[difficulty] as Position[];
}

export const practice: Practice<State, Analysis, Words, Solver> = {
  positions: async (difficulty) => (await positions(difficulty)).map(stateOf),
  unit: "worms",
  // Where the page throws, to roll is a tap.
  hidden: (state, unit) => ({ ...state, advice: "alone", throws: "page", aim: unit === "wins" ? "win" : "worms" }),
  told: (state) => ({ ...state, advice: "before" }),
  view: embedView,
  judged(page, { id }, { moves }) {
    return judgedOf(
      id === "throwDice" ? decisionOf(page, "roll") : id === "choose" ? moves.at(-1)?.steps.at(-1) : null,
    );
  },
  byCard: {
    played: async (functions, rules) =>
      played(anyOf(await positions(anyOf([...DIFFICULTIES]))), functions, rules).map(stateOf),
    hear(state, functions, rules) {
      const roll = isComplete(state) ? rollCounts(state) : null;
      return hear({ ...tableQuery(state.table), taken: state.taken, roll }, functions, rules);
    },
    judged: (page, picked) => judgedOf(decisionOf(page, picked)),
  },
  words: (formats) => ({ ...practiceWords(formats), ...progressWords() }),
};
