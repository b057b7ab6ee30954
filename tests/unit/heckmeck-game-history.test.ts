/** The course of a game: the tables that notes keep, the chances there, and what changed them most. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { TableQuery } from "#modules/heckmeck";
import type { Point } from "../../www/games/heckmeck/model/game-history.ts";
import { chancesAt, luckiest, turningPoints } from "../../www/games/heckmeck/model/game-history.ts";
import { goTo, isAt } from "../../www/games/heckmeck/model/go-to.ts";
import { write } from "../../www/games/heckmeck/model/link.ts";
import { readMoves } from "../../www/games/heckmeck/model/move-log.ts";
import {
  addPlayer,
  moveTile,
  moveUp,
  removePlayer,
  rename,
  setToMove,
} from "../../www/games/heckmeck/model/table-moves.ts";
import { endOfMove } from "../../www/games/heckmeck/model/told-moves.ts";
import type { LoggedMove, Solver, State, TurnOutcome } from "../../www/games/heckmeck/model/types.ts";
import type { Answers } from "../../www/shell/game/contract.ts";
import { pause } from "../../www/shell/host/pause.ts";
import { spread } from "../../www/shell/model/spread.ts";
import { courseChart } from "../../www/shell/ui/course-chart.ts";
import { mistyped, partOf, present } from "../typed.ts";
import { assertEach } from "./asserts.ts";
import { answersOf, counts, words } from "./heckmeck.ts";
import { briefly, functions, game, kept, Table, without } from "./heckmeck-game-history.ts";
import { plainText } from "./template.ts";

describe("notes keep the table", () => {
  test("before the first of them, and after each turn", () => {
    const played = new Table(["- Ann", "22 Ben"]);
    const start = kept(played.state);
    played.take();
    const { moves } = played.state;
    assertEach(moves, ({ before, after }) => [before, after], [
      [start, undefined],
      [undefined, undefined],
      [undefined, kept(played.state)],
    ]);
    played.fail();
    assert.deepEqual([played.state.moves[3].before, played.state.moves[3].after], [undefined, kept(played.state)]);
  });

  test("where it was changed by hand since", () => {
    const played = game();
    const { length } = played.state.moves;
    played.make(moveTile, 30, "out");
    const changed = kept(played.state);
    played.fail();
    assert.deepEqual(played.state.moves[length].before, changed);
  });

  test("and no link tells it", () => {
    const { state } = game();
    assert.deepEqual(write(state), write({ ...state, moves: [] }));
  });

  test("as it was: what is kept is read back", () => {
    const kept = JSON.stringify(game().state.moves);
    assert.equal(JSON.stringify(readMoves(JSON.parse(kept))), kept);
  });

  test("what is no table is not read", () => {
    const { moves } = game().state;
    const after = present(moves[2].after);
    const others = moves.slice(3);
    const broken = [
      null,
      "table",
      {},
      { ...after, names: ["Ann"] },
      { ...after, names: ["Ann", 9] },
      { ...after, players: [[25]] },
      { ...after, players: [[25], 3] },
      { ...after, players: [[25], [25]] },
      { ...after, grill: [...after.grill, 37] },
      { ...after, grill: [...after.grill, "36"] },
      { ...after, grill: undefined },
      { ...after, toMove: 2 },
      { ...after, toMove: -1 },
      { ...after, toMove: 0.5 },
    ];
    for (const table of broken)
      for (const key of ["before", "after"])
        assert.deepEqual(
          readMoves(moves.with(2, { ...moves[2], [key]: table })),
          others,
          `${key} ${JSON.stringify(table)}`,
        );
    const lucks = [null, {}, { before: 0.5 }, { before: 0.5, after: 1.2 }, { before: "x", after: 1 }];
    for (const luck of lucks)
      assert.deepEqual(readMoves(moves.with(0, { ...moves[0], luck: mistyped(luck) })), others, JSON.stringify(luck));
    for (const player of [-1, undefined, "x"])
      assert.deepEqual(readMoves(moves.with(0, { ...moves[0], player: mistyped(player) })), others, `player ${player}`);
  });
});

describe("the points of a game", () => {
  test("are its start and each turn's end", () => {
    const played = game();
    assert.deepEqual(briefly(played.points), ["start 0 0", "turn 1 3", "turn 2 4", "turn 3 5"]);
    assertEach(played.points, ({ logged }) => logged?.who, [undefined, 1, 2, 1]);
  });

  test("are one before the first turn, and in its middle", () => {
    assert.deepEqual(briefly(new Table(["- Ann", "- Ben"]).points), ["start 0 0"]);
    assert.deepEqual(briefly(new Table(["- Ann", "- Ben"]).roll("5555www1", "5").points), ["start 0 0"]);
  });

  test("are those that are told, where the moves tell none", () => {
    const played = game();
    played.state = { ...played.state, moves: played.state.moves.map(({ before, after, ...logged }) => logged) };
    assert.deepEqual(briefly(played.points), ["start 3 5"]);
    assert.deepEqual(briefly(played.fail().points), ["start 3 5", "turn 4 6"]);
  });

  test("tell of a change by hand, before it is played on and after", () => {
    const played = game().make(moveTile, 30, "out");
    assert.deepEqual(briefly(played.points).slice(3), ["turn 3 5", "hand 3 5"]);
    assert.deepEqual(briefly(played.fail().points).slice(3), ["turn 3 5", "hand 3 5", "turn 4 6"]);
    assert.deepEqual(briefly(game().make(setToMove, 0).fail().points).slice(4), ["hand 3 5", "turn 4 6"]);
  });

  test("go on with who joins, whose chances begin there", async () => {
    const played = game().make(addPlayer);
    const before = ["start 0 0", "turn 1 3", "turn 2 4", "turn 3 5", "hand 3 5"];
    assert.deepEqual(briefly(played.points), before);
    assert.deepEqual(briefly(played.fail().points), [...before, "turn 4 6"]);
    const { state, points, answers } = played;
    const known = () => chancesAt(state.table.rules, points, answers);
    while (known().includes(null)) await pause();
    const chances = known();
    assertEach(chances, (of) => of?.length, [2, 2, 2, 2, 3, 3]);
    turningPoints(points, chances);
    const { cellOf, chanceOf, gameRead } = words.details;
    assert.deepEqual([cellOf(chances[0]?.[2] ?? null), chanceOf(chances[0]?.[2] ?? null)], ["–", "–"]);
    assert.match(gameRead(points[1], state.table.names, chances[1]), /Ann \S+% and Ben \S+%\.$/);
    const back = present(goTo(state, points[2]));
    assert.deepEqual(back.table.names, [1, 2]);
    assert.ok(isAt(back, points[2]));
    const drawn = courseChart({
      width: 318,
      lines: state.table.names.map((name, player) => ({
        name: words.name(name),
        values: chances.map((of) => of?.[player] ?? null),
      })),
      at: 0,
      most: 1,
      levelText: String,
      marks: [],
      label: "",
      point: () => {},
    });
    assert.doesNotMatch(plainText(drawn), /NaN|undefined/);
  });

  test("begin anew with other seats, but not with another name", () => {
    const moved = game().make(moveUp, 1);
    assert.deepEqual(briefly(moved.points), ["start 3 5"]);
    assert.deepEqual(briefly(moved.fail().points), ["start 3 5", "turn 4 6"]);
    assert.equal(game().make(rename, 0, "Zoe").fail().points.length, 5);
    const three = new Table(["- Ann", "- Ben", "- Cleo"]).take().make(removePlayer, 1);
    assert.deepEqual(briefly(three.points), ["start 1 3"]);
  });
});

describe("the chances at them", () => {
  test("are the solver's: the last at once, the others one after the other", async () => {
    const { state, points } = game();
    const { rules } = state.table;
    let arrivals = 0;
    const expected = points.map(({ table: { names, ...lies } }) => functions.winChances({ ...lies, rules }));
    const answers = answersOf(functions);
    const counted: Answers<Solver> = { ...answers, get: (key, compute) => answers.get(key, () => count(compute())) };
    const count = <Value>(value: Value) => {
      if (value instanceof Promise) value.then(() => (arrivals += 1));
      return value;
    };
    assert.deepEqual(chancesAt(rules, points, counted), [null, null, null, expected.at(-1)]);
    while (arrivals < 3) await pause();
    assert.deepEqual(chancesAt(rules, points, counted), expected);
  });

  test("stay known while the game goes on", async () => {
    const played = new Table(["- Ann", "- Ben"]);
    const known = () => chancesAt(played.state.table.rules, played.points, played.answers);
    assert.equal(known().length, 1);
    for (const length of [2, 3, 4]) {
      played.fail();
      assert.deepEqual([known().length, known().includes(null)], [length, false]);
    }
  });
});

describe("turning points", () => {
  const logged = (player: number) => ({ player, who: "AB"[player] });
  const point = (nth: number, player: number) =>
    partOf<Point>(
      nth === 0 ? { kind: "start", turn: nth, logged: null } : { kind: "turn", turn: nth, logged: logged(player) },
    );
  const told = (chances: (number[] | null)[], movers: number[]) =>
    turningPoints(
      chances.map((_, nth) => point(nth, movers[nth - 1])),
      chances,
    ).map(({ point, player, before, after }) => [point.turn, player, before, after]);

  /** The chances of all players; the last one has what is left. */
  const of = (...chances: number[]) => [...chances, chances.reduce((left, chance) => left - chance, 1)];

  test("are the turns that changed a chance most, the largest first", () => {
    const chances = [0.5, 0.56, 0.4, 0.41, 0.8, 0.7];
    assertEach(
      told(
        chances.map((one) => of(one)),
        [0, 0, 0, 0, 0],
      ),
      ([turn]) => turn,
      [4, 2, 5],
    );
  });

  test("tell of the mover among two players, else of whose chance changed most", () => {
    assert.deepEqual(told([of(0.5), of(0.75)], [1]), [[1, 1, 0.5, 0.25]]);
    const three = [of(0.25, 0.25), of(0.5, 0.25), of(0.125, 0.5)];
    assert.deepEqual(told(three, [1, 1]).flat(), [2, 0, 0.5, 0.125, 1, 0, 0.25, 0.5]);
  });

  test("are none where little has changed, or where a chance is not known", () => {
    assert.deepEqual(told([of(0.5), of(0.54)], [0]), []);
    assert.deepEqual(told([of(0.5), null, of(0.9)], [0, 0]), []);
  });
});

describe("the luck of a roll", () => {
  const ask = (query: TableQuery) => functions.advise({ objective: "win", ...query }).best.value;
  const fresh = { players: [[], []], toMove: 0, grill: Array.from({ length: 16 }, (_, nth) => 21 + nth) };

  test("is what the best play from there was worth before it and after it", () => {
    const { moves } = new Table(["- Ann", "- Ben"]).roll("5555www1", "1").roll("5533ww4", "w").state;
    const worth = (taken: string, roll: string) => ({
      before: ask({ ...fresh, taken: counts(taken) }),
      after: ask({ ...fresh, taken: counts(taken), roll: counts(roll) }),
    });
    assertEach(moves, ({ luck }) => luck, [worth("", "5555www1"), worth("1", "5533ww4")]);
  });

  test("after a bust is what the turn is worth that has failed", () => {
    const played = new Table(["24 Ann", "- Ben"]).roll("55511111", "5").roll("55555", "fail");
    const [{ luck }] = played.state.moves.slice(-1);
    const grill = fresh.grill.filter((tile) => tile !== 24);
    const dice = { taken: counts("555"), roll: counts("55555") };
    const { fail } = functions.advise({ ...fresh, players: [[24], []], grill, ...dice, objective: "win" });
    assert.equal(luck?.after, fail);
    assert.ok(present(luck).after < present(luck).before);
  });

  test("is noted where the advice is for worms, and of a computer", () => {
    const { moves } = new Table(["- Ann", "- Ben"]).roll("5555www1", "5").state;
    const forWorms = new Table(["- Ann", "- Ben"]);
    forWorms.state = { ...forWorms.state, aim: "worms" };
    assert.deepEqual(forWorms.roll("5555www1", "5").state.moves[0].luck, moves[0].luck);
    const computer = new Table(["- Ann", "- Ben"], { by: "rule-1.-" }).roll("5555www1", "5");
    assert.deepEqual(computer.state.moves[0].luck, moves[0].luck);
  });

  test("is not noted without a roll, nor where chances to win are not known", () => {
    const keys = ({ moves }: State) => moves.flatMap((logged) => ("luck" in logged ? [logged] : [])).length;
    assert.equal(keys(new Table(["- Ann", "- Ben"]).fail().state), 0);
    assert.equal(keys(new Table(["- Ann", "- Ben"], {}, without).roll("5555www1", "5").state), 0);
  });

  test("was best in the roll that raised a chance most", () => {
    const none = partOf<LoggedMove>({});
    const logged = (before: number, after: number) => partOf<LoggedMove>({ luck: { before, after } });
    const moves = [none, logged(0.5, 0.4), logged(0.2, 0.5), logged(0.6, 0.7), none];
    assert.equal(luckiest(moves), moves[2]);
    assert.equal(luckiest([]), null);
    assert.equal(luckiest([none, logged(0.5, 0.4), logged(0.5, 0.501)]), null);
  });
});

test("a point is told in a sentence", () => {
  const { details } = words;
  const table = { names: ["Ann", "Ben"] };
  const logged = (turnEnd: Partial<TurnOutcome>) => ({
    who: "Ben",
    bust: true,
    steps: [],
    turnEnd: { won: null, from: null, back: null, out: [], ...turnEnd },
  });
  const turn = (turnEnd: Partial<TurnOutcome>) =>
    partOf<Point>({ kind: "turn", turn: 7, end: endOfMove(partOf<LoggedMove>(logged(turnEnd))) });
  const told = details.turning(turn({ won: 27, from: "Ann" }), "Ann", 0.61, 0.38);
  assert.equal(told.replaceAll("\u00a0", " "), "Ben stole 27 from Ann: Ann 61.0% → 38.0%");
  assert.equal(details.pointTitle(turn({ won: 27 })), "After turn 7: Ben took 27.");
  assert.equal(details.happened(turn({ back: 24, out: [36] })), "Ben failed (24 went back, 36 was turned over)");
  const read = details.gameRead(turn({ won: 27 }), table.names, [0.25, 0.75]);
  assert.equal(read, "After turn 7: Ben took 27. Ann 25.0% and Ben 75.0%.");
});

test("names beside lines lie apart, in their order, and within the plot", () => {
  const wanted = [100, 100, 101, 0, 210, 208, 209];
  const places = spread(wanted, 14, 0, 210);
  const sorted = places.toSorted((a, b) => a - b);
  assert.ok(sorted.every((place, nth) => nth === 0 || place - sorted[nth - 1] >= 14));
  assert.ok(sorted[0] >= 0 && present(sorted.at(-1)) <= 210);
  assert.deepEqual(spread([10, 50], 14, 0, 210), [10, 50]);
  const order = (numbers: number[]) => numbers.map((_, nth) => nth).sort((a, b) => numbers[a] - numbers[b] || a - b);
  assert.deepEqual(order(places), order(wanted));
});
