/** The course of a game: the tables that notes keep, the chances there, what changed them most, and going back. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { choose } from "../../www/games/heckmeck/actions.js";
import { chancesAt, luckiest, pointsOf, turningPoints } from "../../www/games/heckmeck/model/course.js";
import { goTo, goToDecision, isAt } from "../../www/games/heckmeck/model/go-to.js";
import { write } from "../../www/games/heckmeck/model/link.js";
import { look } from "../../www/games/heckmeck/model/look.js";
import { addDie, newTurn, takeFace } from "../../www/games/heckmeck/model/moves.js";
import { readLog } from "../../www/games/heckmeck/model/record.js";
import { spread } from "../../www/games/heckmeck/model/spread.js";
import { initial, position } from "../../www/games/heckmeck/model/state.js";
import {
  addPlayer,
  moveTile,
  moveUp,
  newGame,
  removePlayer,
  rename,
  setBy,
  setToMove,
} from "../../www/games/heckmeck/model/table-moves.js";
import { nameOf } from "../../www/games/heckmeck/undo-names.js";
import { gameChart } from "../../www/games/heckmeck/views/details/game-chart.js";
import { pause } from "../../www/shell/pause.js";
import { Device } from "./browser.mjs";
import { precomputed } from "./built.mjs";
import { answersOf, counts, solver, stateOf, tableLink, words } from "./module.mjs";
import { open } from "./player.mjs";
import { chance } from "./random.mjs";
import { plainText } from "./template.mjs";

const module = await solver({ tables: true });
module.loadWinModel(2, await precomputed("heckmeck-win-2"));
module.loadWinModel(3, await precomputed("heckmeck-win-3"));

/** The solver where the chances to win are known, and where they can't be had. */
const functions = { ...module, fetchWinModel: () => null };
const without = { ...module, fetchWinModel: () => new Promise(() => {}) };

/** Games at a table, played by moves. */
class Table {
  constructor(players, rest = {}, solver = functions) {
    this.answers = answersOf(solver);
    this.state = stateOf(tableLink(players, rest));
  }

  make(move, ...facts) {
    this.state = move(this.state, ...facts) ?? assert.fail("the move is not possible");
    return this;
  }

  /** Enters a roll, and goes on with a way by its key. */
  roll(dice, key) {
    for (const die of dice) this.make(addDie, "12345w".indexOf(die));
    return this.choose(key);
  }

  choose(key) {
    const { state, answers } = this;
    const seen = look(state, answers);
    const way = [...seen.table.ways, seen.table.failing].find((way) => way?.key === key);
    choose(/** @type {any} */ ({ state, seen, answers, act: (...made) => this.make(...made) }), way);
    return this;
  }

  /** Ends the turn without a tile, or on 25 with all of it in two rolls. */
  fail = () => this.choose("fail");
  take = () => this.roll("5555www1", "5").roll("w111", "w").choose("stop");

  get points() {
    return pointsOf(this.state);
  }
}

const game = () => new Table(["- Ann", "- Ben"]).take().fail().fail();
const kept = ({ table: { names, stacks, toMove, grill } }) => ({ names, players: stacks, toMove, grill });
const briefly = (points) => points.map(({ kind, turn, notes }) => `${kind} ${turn} ${notes}`);

describe("notes keep the table", () => {
  test("before the first of them, and after each turn", () => {
    const played = new Table(["- Ann", "22 Ben"]);
    const start = kept(played.state);
    played.take();
    const { log } = played.state;
    assert.deepEqual(
      log.map(({ before, after }) => [before, after]),
      [
        [start, undefined],
        [undefined, undefined],
        [undefined, kept(played.state)],
      ],
    );
    played.fail();
    assert.deepEqual([played.state.log[3].before, played.state.log[3].after], [undefined, kept(played.state)]);
  });

  test("where it was changed by hand since", () => {
    const played = game();
    const { length } = played.state.log;
    played.make(moveTile, 30, "out");
    const changed = kept(played.state);
    played.fail();
    assert.deepEqual(played.state.log[length].before, changed);
  });

  test("and no link tells it", () => {
    const { state } = game();
    assert.deepEqual(write(state), write({ ...state, log: [] }));
  });

  test("as it was: what is kept is read back, also of older versions, which kept none", () => {
    const { log } = game().state;
    const old = log.map(({ before, after, luck, ...note }) => note);
    for (const notes of [log, old]) {
      const kept = JSON.stringify(notes);
      assert.equal(JSON.stringify(readLog(JSON.parse(kept))), kept);
    }
  });

  test("what is no table is not read", () => {
    const { log } = game().state;
    const after = log[2].after;
    const broken = [
      null,
      "table",
      {},
      { ...after, names: ["Ann"] },
      { ...after, names: ["Ann", 2] },
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
        assert.deepEqual(readLog(log.with(2, { ...log[2], [key]: table })), [], `${key} ${JSON.stringify(table)}`);
    /** @type {any[]} */
    const lucks = [null, {}, { before: 0.5 }, { before: 0.5, after: 1.2 }, { before: "x", after: 1 }];
    for (const luck of lucks) assert.deepEqual(readLog(log.with(0, { ...log[0], luck })), [], JSON.stringify(luck));
    for (const player of /** @type {any[]} */ ([-1, undefined, "x"]))
      assert.deepEqual(readLog(log.with(0, { ...log[0], player })), [], `player ${player}`);
  });
});

describe("the points of a game", () => {
  test("are its start and each turn's end", () => {
    const played = game();
    assert.deepEqual(briefly(played.points), ["start 0 0", "turn 1 3", "turn 2 4", "turn 3 5"]);
    assert.deepEqual(
      played.points.map(({ note }) => note?.name),
      [undefined, "Ann", "Ben", "Ann"],
    );
  });

  test("are one before the first turn, and in its middle", () => {
    assert.deepEqual(briefly(new Table(["- Ann", "- Ben"]).points), ["start 0 0"]);
    assert.deepEqual(briefly(new Table(["- Ann", "- Ben"]).roll("5555www1", "5").points), ["start 0 0"]);
  });

  test("are those that are told, where older notes tell none", () => {
    const played = game();
    played.state = { ...played.state, log: played.state.log.map(({ before, after, ...note }) => note) };
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
    assert.deepEqual(
      chances.map((of) => of.length),
      [2, 2, 2, 2, 3, 3],
    );
    turningPoints(points, chances);
    const { cellOf, chanceOf, gameRead } = words.details;
    assert.deepEqual([cellOf(chances[0], 2), chanceOf(chances[0], 2)], ["–", "–"]);
    assert.match(gameRead(points[1], state.table.names, chances[1]), /Ann \S+% and Ben \S+%\.$/);
    const back = goTo(state, points[2]);
    assert.deepEqual(back.table.names, ["Ann", "Ben"]);
    assert.ok(isAt(back, points[2]));
    const page = { state, points, chances, words, room: { width: 360 } };
    const drawn = gameChart(/** @type {any} */ (page), { points, chances, at: 0 }, "", () => {});
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
    const counted = { ...answers, get: (key, compute) => answers.get(key, () => count(compute())) };
    const count = (value) => {
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
  const note = (player) => ({ player, name: "AB"[player] });
  const point = (nth, player) => ({
    kind: nth === 0 ? "start" : "turn",
    turn: nth,
    note: nth === 0 ? null : note(player),
  });
  const told = (chances, movers) =>
    turningPoints(
      chances.map((_, nth) => point(nth, movers[nth - 1])),
      chances,
    ).map(({ point, player, before, after }) => [point.turn, player, before, after]);

  test("are the turns that changed a chance most, the largest first", () => {
    const chances = [0.5, 0.56, 0.4, 0.41, 0.8, 0.7].map((one) => [one, 1 - one]);
    assert.deepEqual(
      told(chances, [0, 0, 0, 0, 0]).map(([turn]) => turn),
      [4, 2, 5],
    );
  });

  test("tell of the mover among two players, else of whose chance changed most", () => {
    assert.deepEqual(
      told(
        [
          [0.5, 0.5],
          [0.75, 0.25],
        ],
        [1],
      ),
      [[1, 1, 0.5, 0.25]],
    );
    assert.deepEqual(
      told(
        [
          [0.25, 0.25, 0.5],
          [0.5, 0.25, 0.25],
          [0.125, 0.5, 0.375],
        ],
        [1, 1],
      ),
      [
        [2, 0, 0.5, 0.125],
        [1, 0, 0.25, 0.5],
      ],
    );
  });

  test("are none where little has changed, or where a chance is not known", () => {
    assert.deepEqual(
      told(
        [
          [0.5, 0.5],
          [0.54, 0.46],
        ],
        [0],
      ),
      [],
    );
    assert.deepEqual(told([[0.5, 0.5], null, [0.9, 0.1]], [0, 0]), []);
  });
});

describe("the luck of a roll", () => {
  const ask = (query) => functions.advise({ objective: "win", ...query }).best.value;
  const fresh = { players: [[], []], toMove: 0, grill: Array.from({ length: 16 }, (_, nth) => 21 + nth) };

  test("is what the best play from there was worth before it and after it", () => {
    const { log } = new Table(["- Ann", "- Ben"]).roll("5555www1", "1").roll("5533ww4", "w").state;
    assert.deepEqual(
      log.map(({ luck }) => luck),
      [
        {
          before: ask({ ...fresh, taken: counts("") }),
          after: ask({ ...fresh, taken: counts(""), roll: counts("5555www1") }),
        },
        {
          before: ask({ ...fresh, taken: counts("1") }),
          after: ask({ ...fresh, taken: counts("1"), roll: counts("5533ww4") }),
        },
      ],
    );
  });

  test("after a bust is what the turn is worth that has failed", () => {
    const played = new Table(["24 Ann", "- Ben"]).roll("55511111", "5").roll("55555", "fail");
    const [{ luck }] = played.state.log.slice(-1);
    const grill = fresh.grill.filter((tile) => tile !== 24);
    const { fail } = functions.advise({
      ...fresh,
      players: [[24], []],
      grill,
      taken: counts("555"),
      roll: counts("55555"),
      objective: "win",
    });
    assert.equal(luck.after, fail);
    assert.ok(luck.after < luck.before);
  });

  test("is noted where the advice is for worms, and of a computer", () => {
    const { log } = new Table(["- Ann", "- Ben"]).roll("5555www1", "5").state;
    const forWorms = new Table(["- Ann", "- Ben"]);
    forWorms.state = { ...forWorms.state, aim: "worms" };
    assert.deepEqual(forWorms.roll("5555www1", "5").state.log[0].luck, log[0].luck);
    const computer = new Table(["- Ann", "- Ben"], { by: "rule-1.-" }).roll("5555www1", "5");
    assert.deepEqual(computer.state.log[0].luck, log[0].luck);
  });

  test("is not noted without a roll, nor where chances to win are not known", () => {
    const keys = ({ log }) => log.flatMap((note) => ("luck" in note ? [note] : [])).length;
    assert.equal(keys(new Table(["- Ann", "- Ben"]).fail().state), 0);
    assert.equal(keys(new Table(["- Ann", "- Ben"], {}, without).roll("5555www1", "5").state), 0);
  });

  test("was best in the roll that raised a chance most", () => {
    const note = (before, after) => ({ luck: { before, after } });
    const log = [{}, note(0.5, 0.4), note(0.2, 0.5), note(0.6, 0.7), {}];
    assert.equal(luckiest(/** @type {any} */ (log)), log[2]);
    assert.equal(luckiest([]), null);
    assert.equal(luckiest(/** @type {any} */ ([{}, note(0.5, 0.4), note(0.5, 0.501)])), null);
  });
});

describe("going to a point", () => {
  test("lays the table as it was, without what came after and without dice", () => {
    const before = game();
    const state = { ...before.state, isGoing: true, turnRead: 2 };
    const after = goTo({ ...state, taken: counts("5"), roll: [1, 2] }, before.points[1]);
    const { log, taken, roll, isGoing, turnRead } = after;
    assert.deepEqual(kept(after), before.points[1].table);
    assert.deepEqual(log, state.log.slice(0, 3));
    assert.deepEqual([taken, roll, isGoing, turnRead], [counts(""), [], false, null]);
    assert.deepEqual(pointsOf(after), before.points.slice(0, 2));
    assert.deepEqual(Object.keys(after).sort(), Object.keys(initial()).sort(), "nothing else is there");
  });

  test("takes what was given away since off the seats", () => {
    const played = new Table(["- Ann", "- Ben"]);
    const at = (nth) => goTo(played.state, played.points[nth]).table.seats;
    const seats = [played.state.table.seats];
    for (const dice of ["12345www", "1123455w", "22334455"])
      seats.push(played.roll(dice, dice[0]).fail().state.table.seats);
    for (const nth of [0, 1, 2]) {
      assert.deepEqual(
        at(nth).map(({ by, moves }) => [by, moves]),
        seats[nth].map(({ by, moves }) => [by, moves]),
      );
      for (const [seat, { lost, lostChance }] of at(nth).entries()) {
        assert.ok(Math.abs(lost - seats[nth][seat].lost) < 1e-3);
        assert.ok(Math.abs(lostChance - seats[nth][seat].lostChance) < 1e-3);
      }
    }
    // Whoever begins to play for a seat in between has given nothing away.
    played.make(setBy, 0, "rule-1");
    assert.deepEqual(at(0)[0], { by: "rule-1", moves: 0, lost: 0, lostChance: 0 });
  });

  test("keeps the names and rules of now, and leads from a game that is over", () => {
    const played = new Table(["- Ann", "- Ben"], { grill: "21", alwaysTurnDown: "true" }).fail().make(rename, 1, "Zoe");
    assert.deepEqual(played.state.table.grill, []);
    const { table } = goTo(played.state, played.points[0]);
    assert.deepEqual([table.names, table.grill, table.rules.alwaysTurnDown], [["Ann", "Zoe"], [21], true]);
  });

  test("opens the costliest decision of a turn, with its dice", () => {
    const played = new Table(["- Ann", "- Ben"]).fail();
    const start = kept(played.state);
    played.take();
    const points = played.points;
    const costly = (nth) => ({
      ...played.state,
      log: played.state.log.map((note, at) => ({
        ...note,
        steps: note.steps.map((step) => ({ ...step, lost: at === nth && step.picked !== "roll" ? 0.1 : 0 })),
      })),
    });
    for (const { nth, taken, roll } of [
      { nth: 1, taken: "", roll: "15555www" },
      { nth: 2, taken: "5555", roll: "111w" },
      { nth: 3, taken: "5555w", roll: "" },
    ]) {
      const state = costly(nth);
      const after = goToDecision(state, points[2]);
      assert.deepEqual(kept(after), start);
      assert.deepEqual([after.taken, after.roll], [counts(taken), [...roll].map((die) => "12345w".indexOf(die))]);
      assert.deepEqual([after.log, after.isGoing], [state.log.slice(0, nth), false]);
      assert.equal(nameOf(words, position(state), position(after)), "Went to an earlier turn");
    }
    const failed = goToDecision(played.state, points[1]);
    assert.deepEqual([kept(failed), failed.log, failed.roll], [points[0].table, [], []]);
  });

  test("is no move where the game is there already, nor with other players", () => {
    const { state, points } = game();
    assert.equal(goTo(state, points.at(-1)), null);
    assert.ok(isAt(state, points.at(-1)) && !isAt(state, points[0]));
    const rolled = { ...state, roll: [1] };
    assert.deepEqual(goTo(rolled, points.at(-1)), { ...state, isGoing: false });
    assert.equal(goTo(state, new Table(["- Ann", "- Ben", "- Cleo"]).points[0]), null);
  });

  test("leads to what was laid by hand, and past it", () => {
    const played = game().make(moveTile, 30, "out").fail();
    const [hand] = played.points.filter(({ kind }) => kind === "hand");
    const back = goTo(played.state, hand);
    assert.deepEqual([kept(back), back.log.length], [hand.table, 5]);
    assert.deepEqual(briefly(pointsOf(back)).slice(3), ["turn 3 5", "hand 3 5"]);
    assert.ok(goTo(back, played.points[3]).table.grill.includes(30));
  });

  test("is one step to undo, and all is back; a reload changes nothing", () => {
    let player = open(new Device().openTab()).show("advice").enter("1255ww35").choose("5").choose("fail");
    const { position: whole, canUndo } = player;
    assert.equal(player.make(goTo, pointsOf(player.state)[0]), true);
    assert.deepEqual([player.moves.length, player.canUndo], [0, canUndo + 1]);
    const { position: start } = player;
    player = player.reload();
    assert.deepEqual(player.position, start);
    assert.deepEqual(player.undo().position, whole);
    assert.deepEqual(player.redo().position, start);
    assert.deepEqual(player.undo().reload().position, whole);
  });

  test("whatever was played: a point is where it was", () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const by = chance(seed);
      const player = open(new Device().openTab()).show("advice");
      for (let nth = 0; nth < 40; nth += 1) {
        const { state } = player;
        const seats = state.table.names.length;
        by.pick([
          () => player.choose("fail"),
          () => player.enter(by.list(8, () => by.pick([..."12345w"])).join("")),
          () => player.choose(by.pick(player.page.seen.table.ways.filter(({ key }) => key !== "roll"))?.key ?? "fail"),
          () => player.make(by.pick([moveTile]), 21 + by.below(16), by.pick(["grill", "out", by.below(seats)])),
          () => player.make(by.pick([addPlayer, newTurn])),
          () => player.make(by.pick([removePlayer, moveUp, setToMove]), by.below(seats)),
          () => player.make(takeFace, by.below(6)),
          () => player.undo(by.below(3)),
          () => player.make(goTo, by.pick(pointsOf(state))),
        ])();
        check(player, `seed ${seed}`);
      }
    }
  });

  /** Every point can be gone to, and is there then. */
  function check({ state }, when) {
    const points = pointsOf(state);
    assert.ok(points.length > 0, when);
    for (const point of points) {
      const there = goTo(state, point) ?? state;
      assert.ok(isAt(there, point), when);
      assert.deepEqual(there.log, state.log.slice(0, point.notes), when);
      assert.ok(
        there.table.seats.every(({ moves, lost }) => moves >= 0 && lost >= 0),
        when,
      );
      assert.deepEqual(readLog(JSON.parse(JSON.stringify(there.log))), JSON.parse(JSON.stringify(there.log)), when);
    }
  }
});

test("the undo list tells going back from a new turn and a new game", () => {
  const { state, points } = new Table(["- Ann", "24 Ben"]).take().fail();
  const named = (after) => nameOf(words, position(state), position(after));
  assert.equal(named(goTo(state, points[1])), "Went to an earlier turn");
  assert.equal(named(goTo(state, points[0])), "Went to an earlier turn");
  assert.equal(named(newGame(state)), "New game");
  const open = new Table(["- Ann", "24 Ben"]).roll("5555www1", "5");
  assert.equal(nameOf(words, position(open.state), position(newTurn(open.state))), "New turn");
});

test("a point is told in a sentence", () => {
  const { details } = words;
  const table = { names: ["Ann", "Ben"] };
  const note = (deed) => ({
    name: "Ben",
    bust: true,
    steps: [],
    deed: { won: null, from: null, back: null, out: [], ...deed },
  });
  /** @returns {any} */
  const turn = (deed) => ({ kind: "turn", turn: 7, table, note: note(deed) });
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
  assert.ok(sorted[0] >= 0 && sorted.at(-1) <= 210);
  assert.deepEqual(spread([10, 50], 14, 0, 210), [10, 50]);
  const order = (numbers) => numbers.map((_, nth) => nth).sort((a, b) => numbers[a] - numbers[b] || a - b);
  assert.deepEqual(order(places), order(wanted));
});
