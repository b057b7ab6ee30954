/** The advice at a table, what is noted of each decision, and what the computer does. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { createPlay } from "../../www/games/heckmeck/advice/play.js";
import { noteInWords } from "../../www/games/heckmeck/advice/moves.js";
import { noteOf } from "../../www/games/heckmeck/advice/record.js";
import { winnerInWords } from "../../www/games/heckmeck/advice/score.js";
import { tableSummary } from "../../www/games/heckmeck/advice/summary.js";
import { COMPUTERS } from "../../www/games/heckmeck/advice/table.js";
import { reason } from "../../www/games/heckmeck/advice/look.js";
import { counts, seenAtTable, solver, tableLink } from "./module.mjs";

const functions = await solver();
const seenAt = (players, rest) => seenAtTable(tableLink(players, rest), functions);
const wayOf = ({ seen: { table } }, key) => (key === "instead" ? table.instead : table.ways.find((way) => way.key === key));

describe("published values before the first roll", () => {
  for (const [players, rest, value] of [
    [["- Ann", "- Ben"], {}, 1.64], [["- Ann", "24 Ben"], {}, 1.72], [["33 Ann", "- Ben"], {}, 0.94], [["30 Ann", "22 Ben"], { grill: "25.31.32" }, 0.90],
  ]) {
    test(`${players.join(", ")}: ${value}`, () => {
      const { table } = seenAt(players, rest).seen;
      assert.deepEqual(table.ways.map(({ key }) => key), ["roll"], "a turn can't be stopped before its first roll");
      assert.equal(table.ways[0].value.toFixed(2), value.toFixed(2));
    });
  }
});

const MIDDLE = [["22.27 Ann", "24 Ben"], { grill: "21.23.25.26.28.29.30", taken: "55w", roll: "13344" }];

test("each face of a roll has its worth, the best first", () => {
  const { state, seen: { table } } = seenAt(...MIDDLE);
  const query = { players: [[22, 27], [24]], toMove: 0, grill: [21, 23, 25, 26, 28, 29, 30], taken: counts("55w"), roll: counts("13344") };
  const { choices } = functions.advise(query);
  const expected = choices.map(({ face, value }) => ["12345w"[face - 1], value]).sort(([, a], [, b]) => b - a);
  assert.deepEqual(table.ways.map(({ key, value }) => [key, value]), expected);
  assert.match(reason(table, state), /^Then roll 3 dice: bust next roll \d+\.\d %, costs 27 \(2 worms\)\.$/);
});

test("a steal that is open has a lower tile beside it, unless it must be made", () => {
  const players = ["22 Ann", "25 Ben", "- Cleo"];
  const { table } = seenAt(players, { taken: "5555w" }).seen;
  assert.deepEqual([table.ways[0].deed.won, table.ways[0].deed.from, table.instead.deed.won], [25, 1, 24]);
  assert.deepEqual(table.instead.after.players, [[22, 24], [25], []]);
  assert.equal(table.ways[0].value, 3, "two worms, and a share of those it costs one of two others");
  assert.equal(seenAt(players, { taken: "5555w", compulsorySteal: "true" }).seen.table.instead, null);
});

test("a bust has one way, and its price", () => {
  const { seen: { phase, table } } = seenAt(["24 Ann", "- Ben"], { taken: "555w", roll: "555w" });
  assert.equal(phase, "bust");
  assert.deepEqual(table.ways.map(({ key, value, deed }) => [key, value, deed.back, deed.out]), [["fail", -1, 24, [36]]]);
});

describe("what a move gave away", () => {
  const lossOf = (view, key) => {
    const { note, seat } = noteOf(view, wayOf(view, key), functions);
    return { note, seat, words: noteInWords(note, "before"), after: noteInWords(note, "after") };
  };
  const worth = (table, key) => table.choices.find(({ face }) => "12345w"[face - 1] === key).value;

  test("is the difference to the best face", () => {
    const view = seenAt(...MIDDLE);
    const { advice } = view.seen.table;
    const lost = worth(advice, "4") - worth(advice, "3");
    const { note, seat, words } = lossOf(view, "3");
    assert.equal(words, `Ann took 2 threes. Taking 2 fours was better: that cost ${lost.toFixed(2)} worms.`);
    // One choice: rolling on was none, since 15 points bring no tile.
    assert.equal(seat.moves, 1);
    assert.equal(seat.lost, Number(lost.toFixed(4)));
    assert.deepEqual(note.steps.map(({ picked, best }) => [picked, best]), [["roll", "roll"], ["3", "4"]]);
  });

  test("is nothing for the best one, and that is told only who was not advised", () => {
    const { words, after, seat } = lossOf(seenAt(...MIDDLE), "4");
    assert.deepEqual([words, after, seat.lost], ["Ann took 2 fours.", "Ann took 2 fours. Nothing was better.", 0]);
  });

  test("is nothing where there was no other way, and that is no choice", () => {
    const { seat, after } = lossOf(seenAt(["- Ann", "- Ben"], { taken: "55", roll: "5w5www" }), "w");
    assert.deepEqual([seat.moves, seat.lost, after], [0, 0, "Ann took 4 worms."]);
  });

  test("adds up", () => {
    const view = seenAt(["22.27 Ann", "24 Ben"], { grill: "21.23.25.26.28.29.30", taken: "3355w", played: "2x0.5_0x0" });
    const { advice } = view.seen.table;
    const { seat } = lossOf(view, "stop");
    assert.deepEqual([seat.moves, seat.lost], [3, Number((0.5 + Math.max(0, advice.roll - advice.stop)).toFixed(4))]);
  });

  test("is the roll's as well, where stopping was better before typed dice", () => {
    const view = seenAt(["- Ann", "- Ben"], { taken: "55555ww", roll: "1" });
    const before = functions.advise({ players: [[], []], toMove: 0, grill: Array.from({ length: 16 }, (_, nth) => 21 + nth), taken: counts("55555ww") });
    const { note, words } = lossOf(view, "1");
    assert.equal(note.steps[0].lost, before.stop - before.roll);
    assert.ok(words.includes(`Stopping before that roll was better: that cost ${(before.stop - before.roll).toFixed(2)} worms.`), words);
  });

  test("is that of a steal, where a lower tile is taken instead", () => {
    const view = seenAt(["22 Ann", "25 Ben"], { taken: "5555w" });
    const { stop } = view.seen.table.advice;
    assert.equal(lossOf(view, "instead").words, `Ann took 24. To steal 25 from Ben was better: that cost ${(stop - 1).toFixed(2)} worms.`);
  });
});

/** The computer with a state and what is seen of it, and the dice and moves that it makes. */
function playing(link) {
  const view = seenAtTable(link, functions);
  const done = [];
  const play = createPlay({ store: { state: view.state }, engine: { functions }, view: () => view }, { throwDice: () => done.push("roll"), choose: ({ key }) => done.push(key) });
  view.seen.table.pick = play.pick(view.state, view.seen.table);
  return { play, done, pick: view.seen.table.pick };
}

describe("the computer does what its strategy decides", () => {
  const turns = [
    ["", null], ["", "11235www"], ["www", null], ["www", "55111"], ["55www", null], ["5www", "1123"], ["11555w", null], ["4455w", "233"], ["111www", "55"],
  ];
  for (const strategy of COMPUTERS.filter((name) => name !== "random")) {
    test(strategy, () => {
      for (const [taken, roll] of turns) {
        const link = tableLink(["- Ann", "22.27 Ben"], { turn: "2", by: `-.${strategy}`, throws: "page", pace: "step", taken, ...roll && { roll } });
        const grill = Array.from({ length: 16 }, (_, nth) => 21 + nth).filter((tile) => ![22, 27].includes(tile));
        const { action, face } = functions.decide({ players: [[], [22, 27]], toMove: 1, grill, taken: counts(taken), roll: roll && counts(roll) }, strategy);
        const expected = { take: "12345w"[face - 1], bust: "fail" }[action] ?? action;
        const { play, done, pick } = playing(link);
        assert.equal(pick.key, expected, `${taken} | ${roll}`);
        play.step();
        assert.deepEqual(done, [expected]);
      }
    });
  }

  test("random: something that may be done", () => {
    const picked = new Set();
    for (let nth = 0; nth < 100; nth += 1) picked.add(playing(tableLink(["- Ann", "- Ben"], { turn: "2", by: "-.random", throws: "page", pace: "step", taken: "www", roll: "12345" })).pick.key);
    assert.deepEqual([...picked].sort(), ["1", "2", "3", "4", "5"]);
  });

  test("not for a person, and not while dice are being typed", () => {
    assert.equal(playing(tableLink(["- Ann", "- Ben"], { by: "-.rule-1" })).pick, null);
    const typed = { turn: "2", by: "-.rule-1", taken: "www" };
    assert.equal(playing(tableLink(["- Ann", "- Ben"], { ...typed, roll: "11" })).pick, null);
    const { play, done } = playing(tableLink(["- Ann", "- Ben"], { ...typed, taken: "" }));
    play.step();
    assert.deepEqual(done, [], "nobody but the player throws real dice");
  });
});

describe("who has won", () => {
  const score = (players) => {
    const { state, seen } = seenAt(players, { grill: "" });
    return winnerInWords(state.table, seen.table.standing);
  };
  for (const [players, words] of [
    [["21 Ann", "25 Ben"], ["Ben wins with 2 worms."]],
    [["33.21 Ann", "29.22.23 Ben", "- Cleo"], ["Ann wins with 5 worms.", "Ann and Ben both have 5 worms; Ann has the highest tile, 33."]],
    [["25 Ann", "26 Ben", "27 Cleo"], ["Cleo wins with 2 worms.", "Ann, Ben and Cleo all have 2 worms; Cleo has the highest tile, 27."]],
    [["- Ann", "- Ben"], ["Nobody has a tile: a draw."]],
  ]) {
    test(players.join(", "), () => assert.deepEqual(score(players), words));
  }
});

describe("what is announced at a table", () => {
  for (const [what, [players, rest], text] of [
    ["before the first roll", [["- Ann", "- Ben"], {}], /^Ann\. Best: roll 8 dice, \+1\.64 worms\.$/],
    ["after a roll", MIDDLE, /^Ann\. Best: take 2 fours, \+1\.\d\d worms\.$/],
    ["without advice", [MIDDLE[0], { ...MIDDLE[1], hints: "after" }], /^Ann, you choose\.$/],
    ["on the computer's turn", [["- Ann", "- Ben"], { turn: "2", by: "-.rule-1" }], /^Ben, the computer\.$/],
    ["in a roll", [["- Ann", "- Ben"], { taken: "w", roll: "11" }], /^2 of 7 dice entered\.$/],
    ["after a bust", [["24 Ann", "- Ben"], { taken: "555w", roll: "555w" }], /^Bust\. Failed: 24 goes back, 36 is out\.$/],
    ["at the end", [["21 Ann", "25 Ben"], { grill: "" }], /^The game is over\. Ben wins with 2 worms\.$/],
  ]) {
    test(what, () => assert.match(tableSummary(seenAt(players, rest)), text));
  }
});
