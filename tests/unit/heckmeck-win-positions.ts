/** Tables at which advice for the win is looked at, by how many players sit there; and the links to them. */

import type { Advice, Counts, TableQuery } from "#modules/heckmeck";
import { facesOf, NO_DICE, SIGNS } from "../../www/games/heckmeck/model/dice.ts";
import type { Solver } from "../../www/games/heckmeck/model/types.ts";
import { counts, tableLink } from "./heckmeck.ts";
import { chance } from "./random.ts";

const TILES = Array.from({ length: 16 }, (_, nth) => 21 + nth);
const NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gina"];

/** A table in the middle of a game for each number of players, as the solver is asked about it. */
export const TABLES: Record<2 | 3 | 5, TableQuery> = {
  2: { players: [[22, 27], [24]], toMove: 0, grill: [21, 23, 25, 26, 28, 29, 30] },
  3: { players: [[], [33, 24], [22]], toMove: 2, grill: [21, 25, 26, 28, 30] },
  5: { players: [[21], [], [36], [25, 29], []], toMove: 3, grill: [23, 24, 27, 28, 31, 32] },
};

/** The dice taken, and those of a roll, as text. */
export interface Turn {
  taken: string;
  roll?: string;
}

/** Turns on them: before the first roll, after a roll, between rolls, before the last decision, after a bust and at their end. */
export const TURNS: Record<string, Turn> = {
  "before the first roll": { taken: "" },
  "after the first roll": { taken: "", roll: "11235www" },
  "after another roll": { taken: "55w", roll: "13344" },
  "before another roll": { taken: "5555w" },
  "without a worm": { taken: "555", roll: "12344" },
  "after a bust": { taken: "55w", roll: "555ww" },
  "without dice": { taken: "44455www" },
};

/** A table and a turn as the solver is asked about them. */
export const queryOf = (table: TableQuery, { taken, roll }: Turn): TableQuery => ({
  ...table,
  taken: counts(taken),
  roll: roll === undefined ? null : counts(roll),
});

/** Counts as a link tells them. */
const told = (dice: Counts) =>
  facesOf(dice)
    .map((face) => SIGNS[face])
    .join("");

/** The link to what the solver is asked about. */
export const linkOf = ({ players, toMove, grill, taken, roll }: TableQuery, rest = {}) =>
  tableLink(
    players.map((stack, nth) => `${stack.join(".") || "-"} ${NAMES[nth]}`),
    {
      grill: grill.join("."),
      turn: String(toMove + 1),
      taken: told(taken ?? NO_DICE),
      ...(roll && { roll: told(roll) }),
      ...rest,
    },
  );

/** Tables and turns at random, late in a game, where decisions count. */
function* positions(players: number): Generator<TableQuery> {
  const by = chance(players);
  for (;;) {
    const tiles = [...TILES];
    const draw = () => tiles.splice(by.below(tiles.length), 1)[0];
    const stacks = by.list(players, () => by.list(by.below(4), draw));
    const grill = by.list(1 + by.below(3), draw).sort((one, other) => one - other);
    const taken = NO_DICE.map(() => (by.below(3) === 0 ? 1 + by.below(2) : 0)) as Counts;
    const left = 8 - taken.reduce((all, count) => all + count, 0);
    const isOver = left <= 0 || taken.every((count) => count > 0);
    if (isOver) continue;
    const roll: Counts = [...NO_DICE];
    for (let die = 0; die < left; die += 1) roll[by.below(6)] += 1;
    yield { players: stacks, toMove: by.below(players), grill, taken, roll: by.below(2) === 0 ? roll : null };
  }
}

/** The solver tells how many positions it is asked about before the search is given up. */
const MOST = 3000;

/**
 * The first such position on which the advice for the win and that for worms are told apart, or not.
 * @param solver with chances to win
 * @param isFit what both advices are to be
 */
export function findPosition(
  { advise }: Pick<Solver, "advise">,
  players: number,
  isFit: (win: Advice, worms: Advice) => boolean,
) {
  let looked = 0;
  for (const query of positions(players)) {
    looked += 1;
    if (looked > MOST) throw new Error(`none of ${MOST} positions of ${players} players is fit`);
    const worms = advise(query);
    const isChoice = worms.choices.length > 1 || (worms.stop !== null && worms.roll !== null);
    if (isChoice && isFit(advise({ ...query, objective: "win" }), worms)) return query;
  }
  throw new Error("unreachable");
}

/** Whether two advices name the same action. */
export const agree = ({ best: one }: Pick<Advice, "best">, { best: other }: Pick<Advice, "best">) =>
  one.action === other.action && one.face === other.face;

/** The turns are over on 25 points, so that the tile is all there is to choose; whatever was learned, the better one is known. */
const WITH_25 = counts("1123445w");

/** Ann takes the last tile and has won with 5 worms, where the game would go on after a steal. */
export const LEFT: TableQuery = { players: [[33], [25], [29, 22]], toMove: 0, grill: [24], taken: WITH_25 };

/** Ann takes the last tile and has lost, as Ben has as many worms and a higher tile; after a steal she leads. */
export const MADE: TableQuery = { players: [[21], [25]], toMove: 0, grill: [22], taken: WITH_25 };
