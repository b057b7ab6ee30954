/**
 * The most tiles that can go, then points, as integer programs for GLPK. Jokers are free. What is common to both: of
 * each kind of tile as many lie in sets as lay on the table, and those that come from the rack.
 */

import type { GLPK, LP, Result } from "glpk.js/node";

import type { Position } from "./rummikub-positions.ts";

/** A variable and its factor. */
type Term = [name: string, factor: number];
type Program = ReturnType<typeof createProgram>;

const COLOURS = [..."rbko"];
const NUMBERS = Array.from({ length: 13 }, (_, nth) => nth + 1);
const JOKER = "j";
const JOKER_POINTS = 30;
/** More than the points of any rack that is asked about. */
const TILE = 1000;

const countsOf = (tiles: string[]) => {
  const counts = new Map<string, number>();
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return counts;
};

const pointsOf = (tile: string) => (tile === JOKER ? JOKER_POINTS : Number(tile.slice(1)));

/** Collects a program in the shape that glpk.js takes. */
function createProgram({ GLP_MAX, GLP_DB, GLP_FX, GLP_LO, GLP_UP }: GLPK) {
  const objective: LP["objective"]["vars"] = [];
  const bounds: NonNullable<LP["bounds"]> = [];
  const rows: LP["subjectTo"] = [];
  const add = (vars: LP["objective"]["vars"], type: number, lb: number, ub: number) =>
    rows.push({ name: `row${rows.length}`, vars, bnds: { type, lb, ub } });
  const terms = (pairs: Term[]) => pairs.map(([name, coef]) => ({ name, coef }));
  return {
    /** A whole number from 0 to `most`, and what it is worth. */
    whole(name: string, most: number, worth = 0) {
      bounds.push({ name, type: GLP_DB, lb: 0, ub: most });
      if (worth > 0) objective.push({ name, coef: worth });
      return name;
    },
    equal: (pairs: Term[], value: number) => add(terms(pairs), GLP_FX, value, value),
    atLeast: (pairs: Term[], value: number) => add(terms(pairs), GLP_LO, value, 0),
    atMost: (pairs: Term[], value: number) => add(terms(pairs), GLP_UP, 0, value),
    done: (): LP => ({
      name: "tiles",
      objective: { direction: GLP_MAX, name: "worth", vars: objective },
      subjectTo: rows,
      bounds,
      generals: bounds.map(({ name }) => name),
    }),
  };
}

/** Of each kind in sight: what lies in sets is what lay there and what comes. `laid` gives terms. */
function account(program: Program, { table, rack }: Position, laid: (tile: string) => Term[]) {
  const [there, mine] = [countsOf(table.flat()), countsOf(rack)];
  for (const tile of new Set([...there.keys(), ...mine.keys()])) {
    const terms = laid(tile);
    const most = mine.get(tile);
    if (most) terms.push([program.whole(`from-rack-${tile}`, most, TILE + pointsOf(tile)), -1]);
    program.equal(terms, there.get(tile) ?? 0);
  }
}

/** Gives terms of each kind of tile, to which more can be added. */
function termsOf(counts: Map<string, number>) {
  const terms = new Map([...counts.keys()].map((tile): [string, Term[]] => [tile, []]));
  return (tile: string) => terms.get(tile) as Term[];
}

/** Tiles with up to two jokers in place of some. */
function* withJokers(tiles: string[]) {
  yield tiles;
  for (let one = 0; one < tiles.length; one += 1) {
    yield tiles.with(one, JOKER);
    for (let other = one + 1; other < tiles.length; other += 1) yield tiles.with(one, JOKER).with(other, JOKER);
  }
}

/** The sets of all tiles, those alike but once: runs of three to five, as longer ones are made of those, and groups. */
function everySet() {
  const runs = COLOURS.flatMap((colour) =>
    [3, 4, 5].flatMap((length) =>
      NUMBERS.slice(0, 14 - length).map((first) => Array.from({ length }, (_, nth) => `${colour}${first + nth}`)),
    ),
  );
  const groups = NUMBERS.flatMap((number) => {
    const four = COLOURS.map((colour) => `${colour}${number}`);
    return [four, ...four.map((_, nth) => four.toSpliced(nth, 1))];
  });
  const sets = [...runs, ...groups].flatMap((tiles) => [...withJokers(tiles)]);
  return [...new Map(sets.map((set) => [set.toSorted().join(" "), countsOf(set)])).values()];
}

export const SETS = everySet();

/**
 * How often each possible set lies on the table: the model of D. den Hertog and P. B. Hulshof, "Solving Rummikub
 * problems by integer linear programming", The Computer Journal 49 (2006). Sets whose tiles are not in sight are left out.
 */
export function published(glpk: GLPK, position: Position) {
  const program = createProgram(glpk);
  const all = countsOf([...position.table.flat(), ...position.rack]);
  const terms = termsOf(all);
  for (const [nth, set] of SETS.entries()) {
    if ([...set].some(([tile, count]) => count > (all.get(tile) ?? 0))) continue;
    const name = program.whole(`set${nth}`, 2);
    for (const [tile, count] of set) terms(tile).push([name, count]);
  }
  account(program, position, terms);
  return program.done();
}

/** For each colour and number how many runs have their first, second and later tiles there; and what groups take. */
export function compact(glpk: GLPK, position: Position) {
  const program = createProgram(glpk);
  const all = countsOf([...position.table.flat(), ...position.rack]);
  const jokers = all.get(JOKER) ?? 0;
  const of = (tile: string) => all.get(tile) ?? 0;
  /** By tile, and for jokers: what lies in sets. */
  const terms = termsOf(all);
  for (const colour of COLOURS) runsOf(colour);
  for (const number of NUMBERS) groupsOf(number);
  account(program, position, terms);
  return program.done();

  function runsOf(colour: string) {
    /** Names by place and number; a first tile is 11 at most, a second one 2 to 12. */
    const at = ["first", "second", "later"].map((name, place) =>
      NUMBERS.map((number) => {
        const most = of(`${colour}${number}`) + jokers;
        if (most === 0 || number <= place || number > 11 + place) return null;
        return program.whole(`${name}-${colour}${number}`, most);
      }),
    );
    const term = (place: number, nth: number, factor: number): Term[] => {
      const name = at[place][nth];
      return name ? [[name, factor]] : [];
    };
    for (const [nth, number] of NUMBERS.entries()) {
      const tile = `${colour}${number}`;
      const here = [...term(0, nth, 1), ...term(1, nth, 1), ...term(2, nth, 1)];
      if (here.length > 0 && jokers > 0) {
        const joker = program.whole(`joker-${tile}`, jokers);
        terms(JOKER).push([joker, 1]);
        // Jokers of a place are some of what lies there.
        program.atLeast([...here, [joker, -1]], 0);
        here.push([joker, -1]);
      }
      if (all.has(tile)) terms(tile).push(...here);
      else if (here.length > 0) program.equal(here, 0);
      // A first tile is followed by a second, that by a later one, and later ones by as many as go on.
      const seconds = [...term(1, nth + 1, 1), ...term(0, nth, -1)];
      if (seconds.length > 0) program.equal(seconds, 0);
      if (at[1][nth]) program.atLeast([...term(2, nth + 1, 1), ...term(1, nth, -1)], 0);
      if (at[2][nth + 1]) program.atMost([...term(2, nth + 1, 1), ...term(1, nth, -1), ...term(2, nth, -1)], 0);
    }
  }

  /** Each group has a colour at most once, and three or four tiles. */
  function groupsOf(number: number) {
    const groups = program.whole(`groups-${number}`, 3);
    const taken: Term[] = [];
    for (const tile of COLOURS.map((colour) => `${colour}${number}`).filter((tile) => all.has(tile))) {
      const name = program.whole(`group-${tile}`, of(tile));
      program.atMost(
        [
          [name, 1],
          [groups, -1],
        ],
        0,
      );
      terms(tile).push([name, 1]);
      taken.push([name, 1]);
    }
    if (jokers > 0) {
      const name = program.whole(`group-jokers-${number}`, jokers);
      terms(JOKER).push([name, 1]);
      taken.push([name, 1]);
    }
    program.atLeast([...taken, [groups, -3]], 0);
    program.atMost([...taken, [groups, -4]], 0);
  }
}

/** Tiles and points of a solution: `solved` is what glpk.js gives. */
export function answerOf(solved: Result, { rack }: Pick<Position, "rack">) {
  const came = [...countsOf(rack).keys()].map((tile): [string, number] => [
    tile,
    Math.round(solved.result.vars[`from-rack-${tile}`]),
  ]);
  return {
    tiles: came.reduce((sum, [, count]) => sum + count, 0),
    points: came.reduce((sum, [tile, count]) => sum + count * pointsOf(tile), 0),
  };
}
