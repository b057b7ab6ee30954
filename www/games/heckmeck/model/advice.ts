// What the solver says of a table in the middle of a turn. No value, no chance and no rule of the game is
// computed here: what a turn brings is told by the table after it.

import type { Advice, Choice, TableQuery, TurnEnd } from "#modules/heckmeck";
import type { AskFurther } from "../../../shell/game/ask.ts";
import { at } from "../../../shell/model/at.ts";
import { seedOfTurn } from "../../../shell/model/chance.ts";
import { sign, withCount } from "./dice.ts";
import { areHidden } from "./hints.ts";
import type { Odds } from "./odds.ts";
import { isComplete, isOver, isThrown, rollCounts } from "./state.ts";
import { adviceQuery, computerToMove, givenUpBy, tableQuery } from "./table.ts";
import { worms } from "./tiles.ts";
import type { Aim, Ending, Name, Result, Solver, State, TurnOutcome, Way } from "./types.ts";

export type Ask = AskFurther<Solver>;

/** Whether chances to win are known: `here`, on their way, or not to be had. */
export type Model = "here" | "pending" | "failed";

export interface TableAnalysis {
  standing: { worms: number[]; leaders: number[]; over: boolean };
  over: boolean;
  model: Model;
  aim: Aim;
  chances: number[] | null;
  advice: Advice | null;
  forWorms: Advice | null;
  ways: Way[];
  others: Ending[];
  instead: Ending | null;
  failing: Ending | null;
  picked: Way | null;
}

/**
 * Everything that the solver says of a table.
 *
 * `standing` tells worms, leaders and whether the game is over; then there is nothing else. `aim` is what
 * all values are for: what the player wants, or worms while chances to win are not known. `chances` are those of
 * each player to win, `forWorms` is advice for worms where `advice` is for the win. `ways` are the
 * ways on, the best first; those that end the turn have a `turnEnd`. `others` are the other tiles that the turn can
 * end with, the best first, where a steal can be made or left or the house rule leaves a choice, `instead` is the first
 * of them; `failing` what a failed turn does; `picked` the way that the computer takes, null where a
 * person is to move or dice are being typed.
 * @param odds what it says of the same turn for totals, see odds.ts
 */
export function analyseTable(state: State, odds: Odds, ask: Ask, model: Model): TableAnalysis {
  const analysis = waysOn(state, odds, ask, model);
  return { ...analysis, picked: pick(state, odds, analysis, ask) };
}

function waysOn(state: State, odds: Odds, ask: Ask, model: Model): Omit<TableAnalysis, "picked"> {
  const { table } = state;
  const query = tableQuery(table);
  const quitter = givenUpBy(state);
  const standing = standingAt(query, quitter, ask);
  const aim = model === "here" ? state.aim : "worms";
  const isRolled = odds.phase === "rolled" || odds.phase === "bust";
  const dice = { taken: state.taken, roll: isRolled ? rollCounts(state) : null };
  const chances = model === "here" && quitter === null ? ask("winChances", { ...query, ...dice }) : null;
  const nothing = { advice: null, forWorms: null, failing: null, others: [], instead: null, ways: [] };
  if (standing.over) return { standing, over: true, model, aim, chances, ...nothing };
  const advice = ask("advise", adviceQuery(table, aim, dice));
  const forWorms = aim === "win" ? ask("advise", adviceQuery(table, "worms", dice)) : null;
  const ending = (key: string, end: TurnEnd, value = 0): Ending => ({
    does: "end",
    key,
    value,
    ...turnEnd(query, end, table.names, ask),
  });
  const failing = ending("fail", "fail", advice.fail);
  const analysis = { standing, over: false, model, aim, chances, advice, forWorms, others: [], instead: null, failing };
  if (odds.phase === "bust") return { ...analysis, ways: [failing] };
  if (odds.phase === "rolled") return { ...analysis, ways: takes(state, odds, advice, aim, ask) };
  const result = at(advice.results, odds.score);
  const ways: Way[] = [];
  if (advice.stop !== null) ways.push(ending("stop", endOf(result), advice.stop));
  if (advice.roll !== null)
    ways.push({
      does: "roll",
      key: "roll",
      value: advice.roll,
      remaining: odds.remaining,
      bustChance: odds.bustChance,
    });
  const others = (advice.stop === null ? [] : otherEnds(state, result))
    .map((end) => ending("instead", end))
    .flatMap((other) => {
      const { won } = other.turnEnd;
      return won === null ? [] : [{ ...other, value: worthOf(other.after, won, aim, query, ask) }];
    })
    .toSorted((a, b) => b.value - a.value);
  return { ...analysis, others, instead: others[0] ?? null, ways: inOrder(ways, advice.best.action) };
}

/** Who has how many worms, and who leads: where somebody has given up, who leads the others, and the game is over. */
function standingAt(query: TableQuery, quitter: number | null, ask: Ask): TableAnalysis["standing"] {
  const standing = ask("standing", query);
  if (quitter === null) return standing;
  const { leaders } = ask("standing", { ...query, players: query.players.with(quitter, []) });
  return { worms: standing.worms, leaders: leaders.filter((seat) => seat !== quitter), over: true };
}

/** The other ends of a turn: a steal that can be made or left, and by the house rule each lower tile. */
function otherEnds({ table: { stacks, toMove, grill, rules } }: State, { result, total = 0, tile }: Result): TurnEnd[] {
  const isOpen = stacks.some((stack, seat) => seat !== toMove && stack.at(-1) === total);
  if (isOpen && rules.compulsorySteal) return [];
  const isFree = rules.anyLowerTile && !grill.includes(total);
  const lower = isFree ? grill.filter((other) => other < total && other !== tile).toReversed() : [];
  const steal = isOpen && result !== "steal" ? [{ steal: total }] : [];
  const left = result === "steal" && !isFree ? [total] : lower;
  return [...steal, ...left.map((total) => ({ total }))];
}

/** What an end of the turn is worth: its worms, or the chance to win after it. */
function worthOf(after: TableQuery, won: number, aim: Aim, query: TableQuery, ask: Ask) {
  return aim === "win" ? at(ask("winChances", after), query.toMove) : worms(won);
}

/** The end of a turn: what the solver is told, the table after it, and what that does. */
export function turnEnd(query: TableQuery, end: TurnEnd, names: Name[], ask: Ask) {
  const after = ask("playTurn", query, end);
  return { end, after, turnEnd: turnEndOf(query, after, names) };
}

/** What the solver is told when a turn ends with what a total brings; a tile of the grill is that of its own number. */
function endOf({ result, total, tile = total }: Advice["results"][number]): TurnEnd {
  if (result === "fail") return "fail";
  return result === "steal" ? { steal: tile } : { total: tile };
}

/** The faces that may be taken, each with what is best afterwards. */
function takes(state: State, odds: Odds, advice: Advice, aim: Aim, ask: Ask) {
  const ways = advice.choices.map(({ face, count, value }) => {
    // Both tell of the same faces.
    const { total, remaining } = odds.choices.find((choice) => choice.face === face) as Choice;
    const taken = withCount(state.taken, face - 1, count);
    const { best, results, distribution } = ask("advise", adviceQuery(state.table, aim, { taken }));
    const { bustChance, score } = ask("evaluateTurn", { taken });
    return {
      does: "take" as const,
      key: sign(face - 1),
      face: face - 1,
      count,
      value,
      total,
      remaining,
      next: best.action,
      bustChance,
      result: at(results, score),
      distribution,
    };
  });
  return inOrder(ways, sign((advice.best.face ?? 0) - 1));
}

const inOrder = (ways: Way[], best: string) =>
  ways.toSorted((a, b) => Number(b.key === best) - Number(a.key === best) || b.value - a.value);

/** What has changed between two tables. */
function turnEndOf(before: TableQuery, after: TableQuery, names: Name[]): TurnOutcome {
  const seat = before.toMove;
  const on = (table: TableQuery, tile: number) => table.players.findIndex((stack) => stack.includes(tile));
  const isGone = (table: TableQuery, tile: number) => on(table, tile) < 0 && !table.grill.includes(tile);
  const tiles = [...before.grill, ...before.players.flat()];
  const won = at(after.players, seat).find((tile) => on(before, tile) !== seat) ?? null;
  return {
    won,
    from: won === null ? null : (names[on(before, won)] ?? null),
    back: at(before.players, seat).find((tile) => after.grill.includes(tile)) ?? null,
    out: tiles.filter((tile) => isGone(after, tile)),
    ends: after.grill.length === 0,
  };
}

/** The strategies that follow advice for the win, and for worms. */
export const FOR_THE_WIN = "best-to-win";
export const FOR_WORMS = "best-in-worms";

/** Which of the ways the computer takes now. */
function pick(state: State, odds: Odds, analysis: Omit<TableAnalysis, "picked">, ask: Ask): Way | null {
  const by = computerToMove(state);
  if (by === null || analysis.over) return null;
  const complete = isComplete(state);
  if (!complete && !isOver(state) && !isThrown(state) && state.roll.length > 0) return null;
  const [only, another] = analysis.ways;
  if (only && !another && !analysis.instead) return only;
  // Who plays for the win waits for what that takes, and does without where it can't be had.
  if (by === FOR_THE_WIN && analysis.model === "pending") return null;
  const strategy = by === FOR_THE_WIN && analysis.model === "failed" ? FOR_WORMS : by;
  const query = { ...tableQuery(state.table), taken: state.taken, roll: complete ? rollCounts(state) : null };
  const { action, face } = ask("decide", query, strategy, seedOfTurn(state.seed, state.moves.length));
  if (action !== "stop" || !analysis.instead)
    return analysis.ways.find((way) => (action === "take" ? way.face === (face ?? 0) - 1 : way.key === action)) ?? null;
  // Only who plays for the win ever leaves a steal or a higher tile; the values on screen may be for something else.
  const aim = strategy === FOR_THE_WIN ? "win" : "worms";
  const { results } = ask("advise", adviceQuery(state.table, aim, { taken: state.taken }));
  const { tile = null } = at(results, odds.score);
  return endsByTile(analysis).find(({ turnEnd }) => turnEnd.won === tile) ?? null;
}

const isEnding = (way: Way): way is Ending => way.does === "end";

/** The ways to end a turn, in an order that doesn't say which is best: a steal, then the tiles from the highest on. */
export function endsByTile({ ways, others }: Pick<TableAnalysis, "ways" | "others">): Ending[] {
  const stop = ways.find(isEnding);
  const rank = ({ turnEnd: { from, won } }: Ending) => (from === null ? (won ?? 0) : Infinity);
  return [...(stop ? [stop] : []), ...others].toSorted((a, b) => rank(b) - rank(a));
}

/** Whether there is something that the computer does without a person. */
export const canStep = (state: State, picked: Way | null | undefined) =>
  Boolean(picked) && (picked?.key !== "roll" || isThrown(state));

/** Whether a person decides among several ways without being told which is best. */
export const isChoiceHidden = (state: State, { ways, instead }: TableAnalysis) =>
  areHidden(state) && (ways.length > 1 || instead !== null);

/**
 * Two ways to end a turn where several tiles can be won: `row` is one of the ways on, `below` another one. What the computer
 * takes has the row, else the best one; but where the choice is hidden the order says nothing.
 */
export function ends(state: State, table: TableAnalysis) {
  const { ways, others, instead, picked } = table;
  if (isChoiceHidden(state, table)) {
    const [row = null, below = null] = endsByTile(table);
    return { row, below };
  }
  const stop = ways.filter(isEnding).find(({ key }) => key === "stop") ?? null;
  const row = others.find((other) => other === picked) ?? stop;
  return { row, below: row === stop ? instead : stop };
}

/** Whether a turn that could go on is given up. */
export const isForNothing = (way: Way, ways: Way[]) =>
  way.key === "stop" && ways.length > 1 && way.turnEnd?.won === null;

/** The most that giving a turn up may cost against the best way to be offered: a point of the chance to win, or a quarter of a worm. */
const LITTLE = { win: 0.01, worms: 0.25 };

/** The ways that are offered: to give the turn up, which brings no more than a failed roll, is one of them only where it costs little. */
export function offered({ ways, aim, picked }: Pick<TableAnalysis, "ways" | "aim" | "picked">) {
  const best = Math.max(...ways.map(({ value }) => value));
  return ways.filter((way) => way === picked || !isForNothing(way, ways) || best - way.value <= LITTLE[aim]);
}
