/** Why a way on is the best at a table: each reason holds by the engine's own numbers and by the rules, on 1,000 positions. */

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Advice, Counts, Strategy, TableQuery } from "#modules/heckmeck";
import { analyse } from "../../www/games/heckmeck/model/analysis.ts";
import { YOU } from "../../www/games/heckmeck/model/names.ts";
import type { Aim, State } from "../../www/games/heckmeck/model/types.ts";
import { bustBeside, LEAST_APART, LEAST_LEAD, type Why, whyBest } from "../../www/games/heckmeck/model/why.ts";
import { adviceAnswerView } from "../../www/games/heckmeck/views/advice-answer.ts";
import { present } from "../typed.ts";
import { answersOf, atTable, pageOf, solver, stateOf, words } from "./heckmeck.ts";
import { linkOf } from "./heckmeck-win-positions.ts";
import { type Chance, chance } from "./random.ts";
import { plainText } from "./template.ts";

const functions = await solver({ tables: true, chances: [2, 3] });
const { advise, evaluateTurn, playTurn, standing } = functions;

const TILES = Array.from({ length: 16 }, (_, nth) => 21 + nth);
const NAMES = [1, 2, 3];
const NO_DICE: Counts = [0, 0, 0, 0, 0, 0];

type Table = Pick<TableQuery, "players" | "toMove" | "grill">;
type Outcome = Advice["distribution"][number];

/** How a turn has ended, as the solver is told it. */
const ended = ({ result, tile = 0 }: Pick<Outcome, "result" | "tile">) =>
  result === "fail" ? result : result === "steal" ? { steal: tile } : { total: tile };

/** A table some turns into a game, with one tile left in every third case; each turn ending as often as best play has it. */
function played(luck: Chance): Table {
  const players = 2 + luck.below(2);
  let table: Table = { players: luck.list(players, () => []), toMove: luck.below(players), grill: TILES };
  for (let left = luck.below(34); left > 0; left--) {
    let at = luck.below(1e6) / 1e6;
    const { distribution } = advise(table);
    const outcome = distribution.find(({ probability }) => {
      at -= probability;
      return at < 0;
    });
    const after = playTurn(table, ended(outcome ?? distribution[0]));
    if (standing(after).over) break;
    table = { players: after.players, toMove: after.toMove, grill: after.grill };
  }
  return luck.below(3) > 0 ? table : { ...table, grill: table.grill.slice(0, 1) };
}

const sum = (dice: number[]) => dice.reduce((all, count) => all + count, 0);

/** Positions in turns of which one choice in four was made by chance: of a roll, and between two rolls. */
function* positions(luck: Chance): Generator<TableQuery & { taken: Counts }> {
  for (;;) {
    const table = played(luck);
    let taken = NO_DICE;
    for (let left = 8; left > 0 && taken.includes(0); left = 8 - sum(taken)) {
      if (left < 8) yield { ...table, taken, roll: null };
      const roll: Counts = [...NO_DICE];
      for (let die = 0; die < left; die++) roll[luck.below(6)] += 1;
      const { choices, best } = advise({ ...table, taken, roll });
      if (choices.length === 0) break;
      yield { ...table, taken, roll };
      const face = luck.below(4) === 0 ? luck.pick(choices).face : present(best.face);
      taken = taken.with(face - 1, roll[face - 1]) as Counts;
      if (advise({ ...table, taken }).best.action === "stop" && luck.below(3) > 0) break;
    }
  }
}

/** The worms of a tile, as the rule sheet has them. */
const worms = (tile: number) => (tile < 25 ? 1 : tile < 29 ? 2 : tile < 33 ? 3 : 4);

/** Points of some dice; a worm counts 5. */
const points = (dice: number[]) => dice.reduce((all, count, face) => all + count * Math.min(5, face + 1), 0);

/** What comes after some dice: best play, how often it ends in what way, and what to stop brings at once. */
function after(query: TableQuery, taken: Counts, aim: Aim) {
  const { best, distribution } = advise({ ...query, taken, roll: null, objective: aim });
  const chanceOf = (result: Outcome["result"], tile?: number) =>
    distribution.find((one) => one.result === result && one.tile === tile)?.probability ?? 0;
  return { stops: best.action === "stop", chanceOf, total: points(taken), ...brings(query, taken) };
}

/** The tile that a total brings by the rules: the one of just that number, stolen first, or the next lower on the grill. */
function brings({ players, toMove, grill }: TableQuery, taken: number[]): { tile: number | null; from: number | null } {
  const total = points(taken);
  if (taken[5] === 0) return { tile: null, from: null };
  const from = players.findIndex((stack, seat) => seat !== toMove && stack.at(-1) === total);
  if (from >= 0) return { tile: total, from };
  const within = grill.filter((tile) => tile <= total);
  return { tile: within.length > 0 ? Math.max(...within) : null, from: null };
}

const isNear = (one: number, other: number) => Math.abs(one - other) < 1e-12;

/** Whether a reason for a face is true of it, and not of the others. */
function assertOfFace(why: Why, [best, ...others]: (ReturnType<typeof after> & { face: number })[], query: TableQuery) {
  const [next] = others;
  if (why.kind === "steals") {
    assert.ok(best.stops);
    assert.deepEqual([best.tile, NAMES[present(best.from)]], [why.tile, why.from]);
    assert.ok(others.every(({ from }) => from === null));
  } else if (why.kind === "takes") {
    assert.ok(best.stops);
    assert.equal(best.tile, why.tile);
    assert.ok(others.every(({ tile }) => tile === null || worms(tile) < worms(why.tile)));
  } else if (why.kind === "fails") {
    const chances = others.map(({ chanceOf }) => chanceOf("fail"));
    assert.deepEqual([best.chanceOf("fail"), chances[0]], [why.chance, why.next]);
    assert.ok(why.next - why.chance >= LEAST_APART && chances.every((chance) => chance > why.chance));
    assert.equal(why.isFirstWorm, best.face === 6 && present(query.taken)[5] === 0);
  } else if (why.kind === "stealsOften") {
    const of = [best, next].map(({ chanceOf }) => chanceOf("steal", why.tile));
    assert.deepEqual(of, [why.chance, why.next]);
    assert.ok(why.chance - why.next >= LEAST_APART);
    assert.ok(query.players.some((stack, seat) => seat !== query.toMove && stack.at(-1) === why.tile));
  } else {
    assert.equal(why.kind, "makes");
    const { total } = why as Extract<Why, { kind: "makes" }>;
    assert.equal(best.total, total);
    assert.ok(others.every((other) => other.total < total));
  }
}

/** Whether a reason to stop or to roll is true: what each total brings is worth is the solver's, and how often one is made. */
function assertOfRolling(why: Why, query: TableQuery & { taken: Counts }, { prices, stop, best }: Advice) {
  const total = points(query.taken);
  const { atLeast } = present(evaluateTurn({ taken: query.taken }).rollAgain);
  const better = [...prices.keys()].filter((other) => other > total && prices[other] > present(stop));
  assert.notEqual(brings(query, query.taken).tile, null);
  if (why.kind === "stops") {
    assert.equal(best.action, "stop");
    // Whatever is better lies at the lowest better total or above it.
    assert.equal(why.chance, better.length === 0 ? 0 : atLeast[better[0]]);
    assert.ok(why.chance < 0.5);
  } else {
    assert.ok(why.kind === "rolls");
    assert.equal(best.action, "roll");
    // All from there on is better.
    assert.deepEqual(
      better,
      Array.from({ length: 41 - why.total }, (_, nth) => why.total + nth),
    );
    assert.equal(why.chance, atLeast[why.total]);
    assert.ok(why.chance >= 0.5);
  }
}

/** Whether a game that is said to be won is over, and won by nobody else. */
function assertWon(query: TableQuery, taken: Counts) {
  const { results } = advise({ ...query, taken, roll: null, objective: "win" });
  const result = results[evaluateTurn({ taken }).score];
  const end = result.result === "grill" ? { total: result.total } : ended(result);
  const { over, leaders } = standing(playTurn({ ...query, taken: null, roll: null }, end));
  assert.deepEqual([over, leaders], [true, [query.toMove]]);
}

/** The reason on the page for a position, with the ways that it is about. */
function reasonFor(query: TableQuery, aim: Aim) {
  const state = { ...stateOf(linkOf(query)), aim };
  const { odds, table } = present(analyse(state, answersOf(functions)));
  return { why: whyBest(present(table), odds, state), ways: present(table).ways };
}

const SEEN = ["wins", "steals", "takes", "fails", "first worm", "stealsOften", "makes", "stops", "rolls", "none"];

test("each reason holds for the best way and for no other, on 1,000 positions", () => {
  const luck = chance(29);
  const seen = new Map<string, number>();
  let asked = 0;
  for (const query of positions(luck)) {
    const aim = luck.pick(["win", "worms"] as const);
    const { why, ways } = reasonFor(query, aim);
    if (ways.length < 2) {
      assert.equal(why, null);
      continue;
    }
    if (++asked > 1000) break;
    const kind = why?.kind === "fails" && why.isFirstWorm ? "first worm" : (why?.kind ?? "none");
    seen.set(kind, (seen.get(kind) ?? 0) + 1);
    const advice = advise({ ...query, objective: aim });
    const values = [...advice.choices.map(({ value }) => value), advice.stop, advice.roll].filter(
      (value) => value !== null,
    );
    const [most, next] = values.toSorted((one, other) => other - one);
    const what = JSON.stringify({ query, aim, why });
    try {
      assert.ok(isNear(most, ways[0].value) && isNear(next, ways[1].value));
      if (why === null) continue;
      assert.ok(most - next >= LEAST_LEAD[aim]);
      const { roll, taken } = query;
      const faces = advice.choices
        .map(({ face, count, value }) => ({ face, value, taken: taken.with(face - 1, count) as Counts }))
        .toSorted((one, other) => other.value - one.value);
      if (why.kind === "wins") assertWon(query, roll ? faces[0].taken : taken);
      else if (roll)
        assertOfFace(
          why,
          faces.map(({ face, taken }) => ({ face, ...after(query, taken, aim) })),
          query,
        );
      else assertOfRolling(why, query, advice);
      assert.match(words.why(why, null), /^Best because .*\.$/);
    } catch (error) {
      throw new Error(what, { cause: error });
    }
  }
  for (const kind of SEEN) assert.ok((seen.get(kind) ?? 0) > 5, `${kind}: ${JSON.stringify([...seen])}`);
});

const ROLLED: TableQuery = {
  players: [[22, 27], [24]],
  toMove: 0,
  grill: [21, 23, 25, 26, 28, 29, 30],
  taken: [0, 0, 0, 0, 2, 1],
  roll: [1, 0, 2, 2, 0, 0],
};

test("the reason is for whoever goes by the advice, and is told before the move", () => {
  const page = atTable(pageOf(linkOf(ROLLED), functions));
  const said = (state: Partial<State>) => plainText(adviceAnswerView({ ...page, state: { ...page.state, ...state } }));
  assert.match(said({}), /Best because it steals 24 more often \(/);
  assert.doesNotMatch(said({ advice: "alone" }), /because/);
  const by = (strategy: Strategy) => {
    const { table } = page.state;
    return { table: { ...table, seats: table.seats.with(0, { ...table.seats[0], by: strategy }) } };
  };
  assert.match(said(by("best-to-win")), /because/);
  assert.doesNotMatch(said(by("rule-1")), /because/);
});

test("nothing is said where nothing stands out, or there is one way only", () => {
  for (const query of [
    // A single face to take, the first roll, and to stop on nothing.
    { ...ROLLED, roll: [5, 0, 0, 0, 0, 0] },
    { ...ROLLED, taken: NO_DICE, roll: null },
    { ...ROLLED, taken: [0, 0, 3, 0, 0, 0], roll: null },
  ] as TableQuery[])
    for (const aim of ["win", "worms"] as const) assert.equal(reasonFor(query, aim).why, null, JSON.stringify(query));
});

test("reasons are sentences, with what a bust on the next roll costs", () => {
  const chances = { chance: 0.312, next: 0.524 };
  const said: [Why, string][] = [
    [{ kind: "wins" }, "it wins the game now"],
    [{ kind: "steals", tile: 25, from: "Ben" }, "it steals 25 from Ben (2 worms)"],
    [{ kind: "steals", tile: 24, from: YOU }, "it steals 24 from you (1 worm)"],
    [{ kind: "takes", tile: 29 }, "it brings 3 worms now, more than any other face"],
    [{ kind: "fails", isFirstWorm: false, ...chances }, "the turn fails least often (31.2% against 52.4%)"],
    [{ kind: "fails", isFirstWorm: true, ...chances }, "with a worm the turn fails least (31.2% against 52.4%)"],
    [{ kind: "stealsOften", tile: 25, chance: 0.3, next: 0.2 }, "it steals 25 more often (30.0% against 20.0%)"],
    [{ kind: "makes", total: 20 }, "it makes the most points: 20"],
    [{ kind: "stops", chance: 0.25 }, "rolling does better at most 25.0% of the time"],
    [{ kind: "stops", chance: 0 }, "rolling can't do better"],
    [{ kind: "rolls", total: 27, chance: 0.8 }, "rolling makes 27 or more 80.0% of the time"],
  ];
  for (const [why, clause] of said) assert.equal(words.why(why, null), `Best because ${clause}.`);
  assert.equal(
    words.why({ kind: "makes", total: 20 }, { chance: 0.25, tile: 27 }),
    "Best because it makes the most points: 20. A bust next roll (25.0%) loses the 27.",
  );
});

test("a bust is told beside the reason where it is likely, and costs a tile", () => {
  const table = { stacks: [[22, 27], []], toMove: 0 };
  const makes: Why = { kind: "makes", total: 20 };
  assert.deepEqual(bustBeside(makes, 0.25, table), { chance: 0.25, tile: 27 });
  assert.equal(bustBeside(makes, 0.0099, table), null);
  assert.equal(bustBeside(makes, 0.25, { ...table, toMove: 1 }), null);
  const fails: Why = { kind: "fails", isFirstWorm: false, chance: 0.3, next: 0.5 };
  assert.equal(bustBeside(fails, 0.25, table), null, "two chances of failing would confuse");
});
