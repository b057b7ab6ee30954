// The course of a game: its tables between turns, each player's chance to win there, and what changed it most.
// The chances are the solver's, compared with each other.

import type { Answer, Answers } from "../../../shell/game/contract.ts";
import { pause } from "../../../shell/host/pause.ts";
import { at } from "../../../shell/model/at.ts";
import { turningPointsOf } from "../../../shell/model/turning-points.ts";
import { NO_DICE } from "./dice.ts";
import { haveStayed, isSameTable, keptOf } from "./kept-table.ts";
import { endOfMove, type ToldEnd } from "./told-moves.ts";
import type { KeptTable, LoggedMove, Solver, State } from "./types.ts";

/**
 * A table that the game can go to again: where it began, after a turn, or as somebody has laid it by hand. `turn`
 * turns and `made` moves are before it; `logged` ended the turn.
 */
export interface Point {
  kind: "start" | "turn" | "hand";
  turn: number;
  made: number;
  table: KeptTable;
  logged: LoggedMove | null;
  /** How that turn ended. */
  end: ToldEnd | null;
}

/** What a text tells of a point. */
export type ToldPoint = Pick<Point, "kind" | "turn" | "end">;

/** A turn, and whose chance it changed most. */
interface Turning {
  point: Point;
  player: number;
  before: number;
  after: number;
}

/** From here on a change of a chance is told. */
const LEAST_CHANGE = 0.05;
const LEAST_LUCK = 0.005;

/**
 * The points of the game that is under way, the last one as the table lies now. Who joins leaves it the game it is; with other players another one begins.
 */
export function pointsOf({ moves, table }: State): Point[] {
  let points: Point[] = [];
  let turn = 0;
  const add = (kept: KeptTable, made: number, logged: LoggedMove | null) => {
    const last = points.at(-1)?.table;
    if (last && !haveStayed(last.names, kept.names)) points = [];
    const kind = logged ? "turn" : points.length === 0 ? "start" : "hand";
    points.push({ kind, turn, made, table: kept, logged, end: logged && endOfMove(logged) });
  };
  for (const [nth, logged] of moves.entries()) {
    if (logged.before) add(logged.before, nth, null);
    if (logged.turnEnd) turn += 1;
    if (logged.after) add(logged.after, nth + 1, logged);
  }
  if (!isSameTable(points.at(-1)?.table, table)) add(keptOf(table), moves.length, null);
  return points;
}

/**
 * The chance to win of each who sat there, at each of some points; null while it is not known. Those of a long game take their
 * time, so that they come one after the other, the last one at once.
 */
export function chancesAt(
  rules: State["table"]["rules"],
  points: Point[],
  answers: Answers<Solver>,
): (number[] | null)[] {
  return points.map(({ table: { players, toMove, grill } }, nth) => {
    // What is asked of the same table before the first roll is known already.
    const query = { players, toMove, grill, rules, taken: NO_DICE, roll: null };
    if (answers.ask("fetchWinModel", players.length).status !== "here") return null;
    const found = () => known(answers.ask("winChances", query));
    const isLast = nth === points.length - 1;
    return known(answers.get(`chances ${JSON.stringify(query)}`, () => (isLast ? found() : pause().then(found))));
  });
}

const known = <Value>(answer: Answer<Value>) => (answer.status === "here" ? answer.value : null);

/** The turns that changed somebody's chance to win most, in falling order. */
export function turningPoints(points: Point[], chances: (number[] | null)[]): Turning[] {
  const turns = points.flatMap((point, nth) => {
    const [was, is] = [chances[nth - 1], chances[nth]];
    return point.logged && was && was.length === is?.length ? [turningOf(point, point.logged.player, was, is)] : [];
  });
  return turningPointsOf(turns, LEAST_CHANGE);
}

const changeOf = ({ before, after }: Turning) => Math.abs(after - before);

/** Whose chance a turn changed most: of two players, who moved. */
function turningOf(point: Point, mover: number, was: number[], is: number[]): Turning {
  const changes = is.map((after, player) => ({ point, player, before: at(was, player), after }));
  if (changes.length === 2) return at(changes, mover);
  return changes.reduce((most, change) => (changeOf(change) > changeOf(most) ? change : most));
}

/** The move of the roll that raised its player's chance to win most; null if none did. */
export function luckiest(moves: LoggedMove[]): LoggedMove | null {
  const gain = (logged: LoggedMove | null) => (logged?.luck ? logged.luck.after - logged.luck.before : 0);
  const most = moves.reduce((most, logged) => (gain(logged) > gain(most) ? logged : most), null as LoggedMove | null);
  return gain(most) >= LEAST_LUCK ? most : null;
}
