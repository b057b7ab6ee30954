// What is noted of each decision, and what it gave away against the best. The values are the solver's,
// compared with each other.

import { at } from "../../../shell/model/at.ts";
import type { Ask, TableAnalysis } from "./advice.ts";
import { isForNothing } from "./advice.ts";
import { sum } from "./dice.ts";
import { isSameTable, keptOf, lastTable } from "./kept-table.ts";
import { choicesOf, rounded } from "./move-log.ts";
import type { Odds } from "./odds.ts";
import { rollCounts } from "./state.ts";
import { adviceQuery, seat } from "./table.ts";
import type { Aim, Decision, LoggedMove, Seat, State, Way } from "./types.ts";

/**
 * What the player to move does: it `logged`, to be kept in the state's `moves`, and the player's `seat`
 * afterwards.
 *
 * Before a typed roll nobody says "roll", so that decision is noted with what follows.
 * @param analysis what is said of it, see look.ts
 * @param way one of its ways
 */
export function loggedMoveOf(
  state: State,
  { odds: { phase }, table: analysis }: { odds: Odds; table: TableAnalysis },
  way: Way,
  ask: Ask,
): { logged: LoggedMove; seat: Seat } {
  const { table, taken } = state;
  const { names, toMove, seats } = table;
  const isRolled = phase === "rolled" || phase === "bust";
  const isKnown = analysis.ways.includes(way) || isOther(analysis, way);
  const steps = !isKnown
    ? []
    : [
        isRolled ? rollOf(state, analysis, ask) : null,
        phase === "rolled" ? decisionOf(analysis, analysis.ways, way) : null,
        phase === "unrolled" || isOther(analysis, way) ? stopOf(analysis, way) : null,
      ].filter((step) => step !== null);
  const own = at(seats, toMove);
  return {
    logged: {
      player: toMove,
      who: at(names, toMove),
      by: own.by,
      first: sum(taken) === 0,
      roll: isRolled ? rollCounts(state) : null,
      bust: phase === "bust",
      steps,
      turnEnd: way.turnEnd ?? null,
      ...(isForNothing(way, analysis.ways) ? { taken } : {}),
      ...tablesOf(state, way),
      ...(isRolled && analysis.model === "here" ? { luck: luckOf(state, ask) } : {}),
    },
    seat: seatAfter(own, analysis.aim, steps),
  };
}

/** The player's seat after some decisions. */
function seatAfter({ by, choices, lost, lostChance }: Seat, aim: Aim, steps: Decision[]) {
  const gone = steps.reduce((all, step) => all + step.lost, 0);
  const [worms, chances] = aim === "win" ? [0, gone] : [gone, 0];
  return seat(by, choices + choicesOf({ steps }), rounded(lost + worms), rounded(lostChance + chances));
}

/** The tables that a logged move keeps. */
function tablesOf({ moves, table }: State, { after }: Way): Pick<LoggedMove, "before" | "after"> {
  const isKnown = isSameTable(lastTable(moves), table);
  return {
    ...(isKnown ? {} : { before: keptOf(table) }),
    ...(after ? { after: keptOf({ ...table, ...after, stacks: after.players }) } : {}),
  };
}

/** What a roll made of the player's chance to win. */
function luckOf(state: State, ask: Ask): LoggedMove["luck"] {
  const { table, taken } = state;
  const best = (dice: object) => ask("advise", adviceQuery(table, "win", dice)).best.value;
  return { before: best({ taken }), after: best({ taken, roll: rollCounts(state) }) };
}

/** The decision to roll. */
function rollOf({ table, taken }: State, { aim }: TableAnalysis, ask: Ask): Decision {
  const { stop, roll, best, fail } = ask("advise", adviceQuery(table, aim, { taken }));
  const ways = Object.entries({ roll, stop }).flatMap(([key, value]) =>
    value === null ? [] : [{ key, value, turnEnd: null }],
  );
  // To stop on nothing is no choice.
  const isChoice = stop !== null && stop > fail;
  const lost = best.action === "roll" ? 0 : best.value - (roll ?? best.value);
  return { aim, ways, isChoice, picked: "roll", best: best.action, lost };
}

/** Whether the turn ends with another tile than that of its way to stop. */
const isOther = ({ others }: TableAnalysis, way: Way) => others.some((other) => other === way);

/** The decision to end the turn, also on another tile. */
function stopOf(analysis: TableAnalysis, way: Way) {
  const { ways, instead } = analysis;
  const other = isOther(analysis, way) ? way : instead;
  return decisionOf(analysis, other ? [...ways, other] : ways, way);
}

/** One of the ways, of which the first is the best. */
function decisionOf({ aim }: TableAnalysis, ways: Way[], way: Way): Decision {
  const best = at(ways, 0);
  const value = ways.find(({ key }) => key === way.key)?.value ?? best.value;
  return {
    aim,
    ways: ways.map(({ key, face, count, value, turnEnd = null }) => ({ key, face, count, value, turnEnd })),
    isChoice: ways.length > 1,
    picked: way.key,
    best: best.key,
    lost: way.key === best.key ? 0 : Math.max(0, best.value - value),
  };
}
