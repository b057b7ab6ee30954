// What a person has decided at a table, against the computer or before advice is told, for practice: the position as it lay, and what
// kind of mistake it was.

import { partOfWin } from "../../../shell/game/records/part-of-win.ts";
import type { Decided, GameResult } from "../../../shell/game/records/types.ts";
import { at } from "../../../shell/model/at.ts";
import { isMissed } from "../../../shell/model/grades.ts";
import type { Analysis } from "./analysis.ts";
import { NO_DICE } from "./dice.ts";
import { isAdvised } from "./hints.ts";
import { PEOPLE, YOU } from "./names.ts";
import { initial } from "./state.ts";
import { freshTable, hasComputer, ownSeat } from "./table.ts";
import { gradeOfDecision } from "./told-moves.ts";
import type { Decision, State, Table } from "./types.ts";

/** Kinds of mistakes, by what was picked and what was best. */
export type Kind =
  | "stops-early"
  | "rolls-on"
  | "other-tile"
  | "leaves-worms"
  | "takes-worms"
  | "takes-fewer"
  | "takes-more"
  | "takes-lower"
  | "takes-higher";

/** A position of a turn, without names and all that led there. */
export function atTable(
  { stacks, toMove, grill, rules }: Pick<Table, "stacks" | "toMove" | "grill" | "rules">,
  { taken, roll }: Pick<State, "taken" | "roll">,
): State {
  const fresh = initial();
  const names = PEOPLE.slice(0, stacks.length).with(toMove, YOU);
  const table = { ...freshTable(names, rules), stacks, toMove, grill };
  return { ...fresh, mode: "advice", table, taken, roll };
}

export function decided(before: State, after: State): Decided<State>[] {
  const logged = after.moves.at(-1);
  const isNew = after.moves.length === before.moves.length + 1;
  if (!logged || !isNew || logged.by !== null || !hasComputer(before.table) || before.mode !== "advice") return [];
  return logged.steps.flatMap((step, nth) => {
    if (!step.isChoice) return [];
    const grade = gradeOfDecision(step);
    // Who decided to roll had not rolled yet.
    const { taken, roll } = before;
    return {
      state: atTable(before.table, { taken, roll: step.picked === "roll" ? [] : roll }),
      nth: before.moves.length + nth / 10,
      picked: step.picked,
      best: step.best,
      lost: step.lost,
      unit: step.aim === "win" ? ("wins" as const) : ("worms" as const),
      grade,
      kind: isMissed(grade) ? kindOf(step) : "",
      isAdvised: isAdvised(before),
      isOwn: ownSeat(before.table) !== null,
      comesAgain: "missed",
    };
  });
}

/** By whether to stop, by worms, by the number of dice, by their face. */
export function kindOf({ ways, picked, best }: Decision): Kind {
  const [made, better] = [picked, best].map((key) => ways.find((way) => way.key === key));
  if (better?.key === "roll") return "stops-early";
  if (made?.key === "roll") return "rolls-on";
  const isTaken = made?.face !== undefined && better?.face !== undefined;
  if (!isTaken) return "other-tile";
  const worm = NO_DICE.length - 1;
  if (better.face === worm) return "leaves-worms";
  if (made.face === worm) return "takes-worms";
  const dice = (better.count ?? 0) - (made.count ?? 0);
  if (dice !== 0) return dice > 0 ? "takes-fewer" : "takes-more";
  return (better.face ?? 0) > (made.face ?? 0) ? "takes-lower" : "takes-higher";
}

/** How a game went; null while it goes on. */
export function resultOf({
  state,
  analysis: { table: told },
}: {
  state: State;
  analysis: Analysis;
}): GameResult | null {
  const { table, moves } = state;
  const [first] = moves;
  if (!told?.over || !first) return null;
  const { worms, leaders } = told.standing;
  const players = table.names.map((name, seat) => ({
    name,
    by: at(table.seats, seat).by,
    won: partOfWin(leaders, seat),
    score: at(worms, seat),
    luck: luckOf(state, seat),
  }));
  return { players, own: ownSeat(table), began: first.player };
}

/**
 * What the rolls of two players made of the chance to win of one of them; null where that is not known of each roll, as of a turn that is
 * recorded by its tile.
 */
function luckOf({ moves, table, isGivenUp }: State, seat: number) {
  const rolls = moves.filter(({ roll, steps }) => roll !== null || steps.length === 0);
  if (table.names.length !== 2 || isGivenUp || rolls.some(({ luck }) => luck === undefined)) return null;
  return rolls.reduce((all, { player, luck }) => {
    const gain = luck ? luck.after - luck.before : 0;
    return all + (player === seat ? gain : -gain);
  }, 0);
}
