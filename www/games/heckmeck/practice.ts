// Practice: how a position is shown to whoever decides alone, and what a decision was worth.

import { isMissed } from "../../shell/model/grades.ts";
import type { Practice } from "../../shell/pages/practice/contract.ts";
import type { Page } from "./actions.ts";
import type { Analysis } from "./model/analysis.ts";
import { atTable, kindOf } from "./model/decided.ts";
import { TABLE_RULES } from "./model/table.ts";
import { SHOWN_AIMS } from "./model/told-advice.ts";
import { gradeOfDecision, lossTold } from "./model/told-moves.ts";
import type { Decision, Solver, State } from "./model/types.ts";
import { practiceWords } from "./text/en/practice.ts";
import { progressWords } from "./text/en/progress.ts";
import type { Words } from "./text/en/words.ts";
import { embedView } from "./views/embed.ts";

/** A turn as the solver is asked about it, its dice as counts by face. */
interface Position {
  players: number[][];
  toMove: number;
  grill: number[];
  taken: number[];
  roll: number[] | null;
}

const stateOf = ({ players, toMove, grill, taken, roll }: Position) =>
  atTable(
    { stacks: players, toMove, grill, rules: TABLE_RULES },
    { taken: taken as State["taken"], roll: (roll ?? []).flatMap((count, face) => Array<number>(count).fill(face)) },
  );

/** The decision to roll, which no log tells before there is something to take. */
function rollOf({ analysis }: Page): Decision | null {
  if (!analysis?.table) return null;
  const { ways, aim } = analysis.table;
  const rolling = ways.find(({ key }) => key === "roll");
  const [best] = ways;
  if (!best || !rolling) return null;
  const lost = Math.max(0, best.value - rolling.value);
  const told = ways.map(({ key, value, turnEnd = null }) => ({ key, value, turnEnd }));
  return { aim, ways: told, isChoice: true, picked: "roll", best: best.key, lost };
}

export const practice: Practice<State, Analysis, Words, Solver> = {
  positions: async (difficulty) => {
    const { default: positions } = await import("./practice.json", { with: { type: "json" } });
    return positions[difficulty].map(stateOf);
  },
  unit: "worms",
  // Where the page throws, to roll is a tap.
  hidden: (state, unit) => ({ ...state, advice: "alone", throws: "page", aim: unit === "wins" ? "win" : "worms" }),
  told: (state) => ({ ...state, advice: "before" }),
  view: embedView,
  judged(page, { id }, { moves }) {
    const step = id === "throwDice" ? rollOf(page) : id === "choose" ? moves.at(-1)?.steps.at(-1) : null;
    if (!step) return null;
    const grade = gradeOfDecision(step);
    const loss = lossTold(step);
    return {
      picked: step.picked,
      // As the numbers on screen differ.
      lost: loss ? loss.amount / SHOWN_AIMS[loss.aim].scale : step.lost,
      // Chances to win may not be there yet: then it is judged by worms.
      unit: step.aim === "win" ? "wins" : "worms",
      grade,
      kind: isMissed(grade) ? kindOf(step) : "",
    };
  },
  words: (formats) => ({ ...practiceWords(formats), ...progressWords() }),
};
