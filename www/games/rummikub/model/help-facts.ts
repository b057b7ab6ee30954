// What the help tells of the position on screen: no more than has been asked for.

import { levelOf, PLAN, playsAlong } from "./state.ts";
import type { Analysis, Rules, State } from "./types.ts";

export interface HelpFacts {
  /** Where the page is used: at a table, in a game with the computer, or with a puzzle. */
  use: "table" | "game" | "puzzle";
  rules: Rules;
  /** Tiles in sight and not; null where none is entered. */
  inSight: { rack: number; table: number; unseen: number } | null;
  /** What goes of the rack, what that is worth, and what stays. */
  answer: { tiles: number; of: number; points: number; stay: number } | null;
  /** What the plan does to the table. */
  cuts: { cuts: number; stay: number; apart: number } | null;
  draws: { helpful: number; unseen: number; chance: number } | null;
  /** Whether the player has opened, or how far the rack reaches; null where that is not known. */
  opening: { kind: "opened" } | { kind: "reaches"; worth: number; needed: number } | null;
}

const useOf = (state: State): HelpFacts["use"] => (playsAlong(state) ? (state.puzzle ? "puzzle" : "game") : "table");

function openingOf(state: State, analysis: Analysis | null): HelpFacts["opening"] {
  if (state.opened) return { kind: "opened" };
  const worth = analysis?.answer?.opening ?? null;
  return levelOf(state) === 0 || worth === null ? null : { kind: "reaches", worth, needed: state.rules.opening };
}

/** @param analysis null until there is one */
export function helpFacts(state: State, analysis: Analysis | null): HelpFacts {
  const { rack, table, rules } = state;
  const level = levelOf(state);
  const onTable = table.sets.reduce((all, set) => all + set.tiles.length, table.loose.length);
  const told = level > 0 ? analysis : null;
  const plan = told?.plan;
  const move = plan?.move;
  return {
    use: useOf(state),
    rules,
    inSight:
      analysis && rack.length + onTable > 0 ? { rack: rack.length, table: onTable, unseen: analysis.unseen } : null,
    answer: move ? { tiles: move.tiles, of: rack.length, points: move.points, stay: rack.length - move.tiles } : null,
    cuts:
      plan && level === PLAN && plan.move.cuts !== null
        ? { cuts: plan.move.cuts, stay: plan.stays.length, apart: plan.apart }
        : null,
    draws: told?.draws ?? null,
    opening: openingOf(state, analysis),
  };
}
