// Puzzles: positions out of games between two of the computer's players who rearrange nothing, so that much is left to
// find. How many cuts the simplest way to lay most tiles takes makes one easy or hard.

import { at } from "../../../shell/model/at.ts";
import { tableSetAs } from "./plan.ts";
import { askedSet } from "./state.ts";
import type { Puzzle, PuzzlePosition, Rules, TableSet, Solver as WholeSolver } from "./types.ts";

type Solver = Pick<WholeSolver, "dealRummikub" | "decideRummikub" | "solveRummikub">;

/** Cuts of each level, from and to. */
const CUTS: Record<Puzzle["level"], [fewest: number, most: number]> = {
  easy: [1, 2],
  medium: [3, 5],
  hard: [6, Number.POSITIVE_INFINITY],
};

/** What a puzzle may have at most on the rack, and has at least on the table and in its answer. */
const MOST_ON_RACK = 12;
const FEWEST_SETS = 4;
const FEWEST_TILES = 2;

const PLAYER = "simple";
const LAST_TURN = 300;

/** Games have the seeds from a puzzle's own on: so many are apart. */
const APART = 1000;
const STARTS = { easy: 0, medium: 1_100_000_000, hard: 2_200_000_000 };

/** The positions of a game as those see them who are to move and have opened. */
function* positionsOf(solver: Solver, seed: number, oneJoker: boolean): Generator<PuzzlePosition> {
  const { racks, pool } = solver.dealRummikub({ players: 2, seed });
  const one = { tiles: at(racks, 0), opened: false };
  const other = { tiles: at(racks, 1), opened: false };
  let table: TableSet[] = [];
  let drawn = 0;
  for (let turn = 0; turn < LAST_TURN; turn += 1) {
    const [player, rival] = turn % 2 === 0 ? [one, other] : [other, one];
    if (player.opened) yield { table, rack: player.tiles };
    const query = { table: table.map(askedSet), rack: player.tiles, opened: player.opened, rules: { oneJoker } };
    const move = solver.decideRummikub(query, PLAYER, [rival.tiles.length], seed);
    if (move === "draw") {
      const tile = pool[drawn];
      if (tile === undefined) return;
      player.tiles = [...player.tiles, tile];
      drawn += 1;
    } else {
      if (move.wins) return;
      Object.assign(player, { tiles: move.rest, opened: true });
      table = move.sets.map(tableSetAs);
    }
  }
}

/** Whether a position is a puzzle of a level. */
function isPuzzle(solver: Solver, level: Puzzle["level"], { table, rack }: PuzzlePosition, oneJoker: boolean) {
  if (rack.length > MOST_ON_RACK || table.length < FEWEST_SETS) return false;
  const [fewest, most] = CUTS[level];
  const query = { table: table.map(askedSet), rack, rules: { oneJoker }, objective: "simple" } as const;
  const { move } = solver.solveRummikub(query);
  if (move === null || move.cuts === null) return false;
  return move.tiles >= FEWEST_TILES && move.cuts >= fewest && move.cuts <= most;
}

/** The position of a puzzle, by the rules of the house that sets must keep. */
export function positionOfPuzzle(solver: Solver, { level, number }: Puzzle, { oneJoker }: Rules): PuzzlePosition {
  for (let nth = 0; ; nth += 1)
    for (const position of positionsOf(solver, STARTS[level] + number * APART + nth, oneJoker))
      if (isPuzzle(solver, level, position, oneJoker)) return position;
}
