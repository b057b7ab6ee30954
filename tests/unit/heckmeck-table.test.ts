/** The advice at a table, what is noted of each decision, and what the computer does. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Advice, Strategy } from "#modules/heckmeck";
import type { Page } from "../../www/games/heckmeck/actions.ts";
import { stepOfComputer } from "../../www/games/heckmeck/actions.ts";
import { heckmeck } from "../../www/games/heckmeck/game.ts";
import { analyse } from "../../www/games/heckmeck/model/analysis.ts";
import { gameEndOf } from "../../www/games/heckmeck/model/game-end.ts";
import type { Point } from "../../www/games/heckmeck/model/game-history.ts";
import { throwDice } from "../../www/games/heckmeck/model/game-moves.ts";
import { readMoves } from "../../www/games/heckmeck/model/move-log.ts";
import { loggedMoveOf } from "../../www/games/heckmeck/model/note-move.ts";
import { STRATEGIES } from "../../www/games/heckmeck/model/table.ts";
import { endOfMove, toldMove } from "../../www/games/heckmeck/model/told-moves.ts";
import type { State, Way } from "../../www/games/heckmeck/model/types.ts";
import { adviceAnswerView } from "../../www/games/heckmeck/views/advice-answer.ts";
import { partOf, present } from "../typed.ts";
import { assertEach } from "./asserts.ts";
import {
  analysisOf,
  announced,
  answersOf,
  askOf,
  atTable,
  counts,
  pageOf,
  solver,
  stateOf,
  tableLink,
  words,
} from "./heckmeck.ts";
import { plainText } from "./template.ts";

const functions = await solver();
/** The same solver once chances to win are known. */
const toWin = await solver({ chances: [2] });
const TILES = Array.from({ length: 16 }, (_, nth) => 21 + nth);
type View = ReturnType<typeof analysisAt>;
type At = [players: string[], rest?: Record<string, string>];

const analysisAt = (...at: At) => atTable(analysisOf(tableLink(...at), functions));
const wayOf = ({ analysis: { table } }: View, key: string) =>
  present(key === "instead" ? table.instead : table.ways.find((way) => way.key === key));
const pageAt = (...at: At) => atTable(pageOf(tableLink(...at), functions));
const answerTo = (...at: At) => plainText(adviceAnswerView(pageAt(...at)));

const MIDDLE: At = [["22.27 Ann", "24 Ben"], { grill: "21.23.25.26.28.29.30", taken: "55w", roll: "13344" }];

describe("why the best is the best, in a line", () => {
  for (const [what, at, line] of [
    [
      "after a roll",
      MIDDLE,
      / Best because it steals 24 more often \(\d+\.\d% against \d\.\d%\)\. A bust next roll \(\d+\.\d%\) loses the 27\. /,
    ],
    [
      "after a roll with one face to take",
      [MIDDLE[0], { ...MIDDLE[1], roll: "55ww1" }],
      / Then roll 4 dice; a bust \(\d+\.\d%\) loses the 27 \(2 worms\)\. /,
    ],
    ["when the turn stops", [["- Ann", "24 Ben"], { taken: "4455", roll: "wwww" }], / Then stop and take 36\. /],
    ["before the first roll", [["- Ann", "- Ben"], {}], / Before the first roll\. Failing loses no tile\. /],
    [
      "before another roll",
      [["24 Ann", "- Ben"], { taken: "3344w" }],
      / A bust on the next roll \(\d+\.\d%\) loses the 24 \(1 worm\)\. /,
    ],
  ] satisfies [string, At, RegExp][]) {
    test(what, () => assert.match(answerTo(at[0], at[1]), line));
  }
});

test("a bust has one way, its price, and the dice that were no use", () => {
  const bust: At = [["24 Ann", "- Ben"], { taken: "555w", roll: "555w" }];
  const { odds, table } = analysisAt(...bust).analysis;
  assert.equal(odds.phase, "bust");
  assertEach(table.ways, ({ key, value, turnEnd }) => [key, value, turnEnd?.back, turnEnd?.out], [
    ["fail", -1, 24, [36]],
  ]);
  assert.match(answerTo(...bust), /Bust: Ann can't take any of these dice .*3 fives1 wormalready taken/);
});

describe("what a move gave away", () => {
  const lossOf = (view: View, key: string) => {
    const { logged, seat } = loggedMoveOf(view.state, view.analysis, wayOf(view, key), askOf(functions));
    return {
      logged,
      seat,
      words: words.logged(toldMove(logged, "before")),
      after: words.logged(toldMove(logged, "after")),
    };
  };
  /** What rolling and stopping are worth where both may be done. */
  const decision = ({ roll, stop }: Advice) => ({ roll: present(roll), stop: present(stop) });

  test("is nothing for the best one, and that is told only who was not advised", () => {
    const { words, after, seat } = lossOf(analysisAt(...MIDDLE), "4");
    assert.deepEqual([words, after, seat.lost], ["Ann took 2 fours.", "Ann took 2 fours. Nothing was better.", 0]);
  });

  test("is nothing where there was no other way, and that is no choice", () => {
    const { seat, after } = lossOf(analysisAt(["- Ann", "- Ben"], { taken: "55", roll: "5w5www" }), "w");
    assert.deepEqual([seat.choices, seat.lost, after], [0, 0, "Ann took 4 worm dice."]);
  });

  test("adds up", () => {
    const view = analysisAt(["22.27 Ann", "24 Ben"], {
      grill: "21.23.25.26.28.29.30",
      taken: "3355w",
      played: "2x0.5_0x0",
    });
    const { roll, stop } = decision(present(view.analysis.table.advice));
    const { seat } = lossOf(view, "stop");
    assert.deepEqual([seat.choices, seat.lost], [3, Number((0.5 + Math.max(0, roll - stop)).toFixed(4))]);
  });

  test("is the roll's as well, where stopping was better before typed dice", () => {
    const view = analysisAt(["- Ann", "- Ben"], { taken: "55555ww", roll: "1" });
    const before = decision(functions.advise({ players: [[], []], toMove: 0, grill: TILES, taken: counts("55555ww") }));
    const { logged, words } = lossOf(view, "1");
    assert.equal(logged.steps[0].lost, before.stop - before.roll);
    assert.ok(
      words.includes(
        `Stopping before that roll was better: that cost ${(before.stop - before.roll).toFixed(2)} worms.`,
      ),
      words,
    );
  });

  test("is that of stopping without a tile, which is no failure", () => {
    const { table } = analysisAt(["22 Ann", "24 Ben"], { taken: "55w" }).analysis;
    const { roll, stop } = decision(present(table.advice));
    const { logged, words: told } = lossOf(analysisAt(["22 Ann", "24 Ben"], { taken: "55w" }), "stop");
    const cost = (roll - stop).toFixed(2);
    assert.equal(
      told,
      `Ann stopped without a tile, with 2 fives and 1 worm die: 22 went back, 36 was turned over. Rolling again was better: that cost ${cost} worms.`,
    );
    assert.equal(
      words.ended(present(endOfMove(logged))),
      "Ann stopped without a tile, with 2 fives and 1 worm die: 22 went back, 36 was turned over.",
    );
    assert.deepEqual(readMoves([logged], 2), [logged]);
    const point = partOf<Point>({ kind: "turn", turn: 1, end: endOfMove(logged) });
    assert.equal(words.details.happened(point), "Ann stopped without a tile (22 went back, 36 was turned over)");
    const bust = lossOf(analysisAt(["22 Ann", "24 Ben"], { taken: "55w", roll: "5555w" }), "fail");
    assert.equal(bust.words, "Ann failed: 22 went back, 36 was turned over.");
    assert.equal(bust.logged.taken, undefined);
  });

  test("is noted as facts, which links and languages may tell as they like", () => {
    const { logged } = lossOf(analysisAt(["22 Ann", "25 Ben"], { taken: "5555w" }), "instead");
    const sentences = JSON.stringify(logged).match(/"[^"]* [^"]*"/g);
    assert.equal(sentences, null);
    assert.deepEqual(logged.turnEnd, { won: 24, from: null, back: null, out: [], ends: false });
  });
});

/** The computer where a link leads: the way it takes, and what it does when it goes on. */
function playing(link: string, seed = 0) {
  const state = { ...stateOf(link), seed };
  const answers = answersOf(toWin);
  const done: string[] = [];
  const actFor: Page["actFor"] = (move: unknown, ...facts) => {
    done.push(move === throwDice ? "roll" : (facts[0] as Way).key);
    return true;
  };
  const page = { ...pageOf(link, toWin), state, analysis: present(analyse(state, answers)), actFor };
  return { page, picked: present(page.analysis.table).picked, step: () => stepOfComputer(page), done };
}

describe("the computer does what its strategy decides", () => {
  const turns: [string, string | null][] = [
    ["", null],
    ["", "11235www"],
    ["www", null],
    ["www", "55111"],
    ["55www", null],
    ["5www", "1123"],
    ["11555w", null],
    ["4455w", "233"],
    ["111www", "55"],
  ];
  for (const strategy of STRATEGIES.filter((name) => name !== "random")) {
    test(strategy, () => {
      for (const [taken, roll] of turns) {
        const rest = { turn: "2", by: `-.${strategy}`, throws: "page", taken, ...(roll && { roll }) };
        const grill = TILES.filter((tile) => ![22, 27].includes(tile));
        const dice = { taken: counts(taken), roll: roll === null ? null : counts(roll) };
        const query = { players: [[], [22, 27]], toMove: 1, grill, ...dice };
        const { action, face } = toWin.decide(query, strategy as Strategy);
        const expected = action === "take" ? "12345w"[present(face) - 1] : action === "bust" ? "fail" : action;
        const { picked, step, done } = playing(tableLink(["- Ann", "22.27 Ben"], rest));
        assert.equal(picked?.key, expected, `${taken} | ${roll}`);
        step();
        assert.deepEqual(done, [expected]);
      }
    });
  }

  test("random: something that may be done", () => {
    const turn = { turn: "2", by: "-.random", throws: "page", taken: "www", roll: "12345" };
    const link = tableLink(["- Ann", "- Ben"], turn);
    const picked = new Set(Array.from({ length: 100 }, (_, seed) => playing(link, seed).picked?.key));
    assert.deepEqual([...picked].sort(), ["1", "2", "3", "4", "5"]);
  });

  test("not for a person, and not while dice are being typed", () => {
    assert.equal(playing(tableLink(["- Ann", "- Ben"], { by: "-.rule-1" })).picked, null);
    const typed = { turn: "2", by: "-.rule-1", taken: "www" };
    assert.equal(playing(tableLink(["- Ann", "- Ben"], { ...typed, roll: "11" })).picked, null);
    const { step, done } = playing(tableLink(["- Ann", "- Ben"], { ...typed, taken: "" }));
    step();
    assert.deepEqual(done, [], "nobody but the player throws real dice");
  });
});

test("the computer goes on by itself at its pace, but not while dice are put right", () => {
  const { page } = playing(tableLink(["- Ann", "- Ben"], { turn: "2", by: "-.rule-1", throws: "page" }));
  const next = (state: Partial<State>) => heckmeck.next?.({ ...page, state: { ...page.state, ...state } });
  assert.equal(next({})?.pace, "normal");
  assert.equal(next({ pace: "fast" })?.pace, "fast");
  assert.equal(next({ isChanging: true }), null);
  assert.equal(next({ mode: "odds" }), null);
});

describe("who has won", () => {
  const score = (players: string[]) => {
    const { state, analysis } = analysisAt(players, { grill: "" });
    return words.winner(gameEndOf(state.table, analysis.table.standing));
  };
  for (const [players, ...sentences] of [
    ["21 Ann, 25 Ben", "Ben wins with 2 worms."],
    [
      "33.21 Ann, 29.22.23 Ben, - Cleo",
      "Ann wins with 5 worms.",
      "Ann and Ben both have 5 worms; Ann has the highest tile, 33.",
    ],
    [
      "25 Ann, 26 Ben, 27 Cleo",
      "Cleo wins with 2 worms.",
      "Ann, Ben, and Cleo all have 2 worms; Cleo has the highest tile, 27.",
    ],
    ["- Ann, - Ben", "Nobody has a tile: it's a tie."],
  ])
    test(players, () => assert.deepEqual(score(players.split(", ")), sentences));
});

describe("what is announced at a table", () => {
  for (const [what, at, text] of [
    ["before the first roll", [["- Ann", "- Ben"], {}], /^Ann\. Best: roll 8 dice\. On average \+1\.64 worms\.$/],
    [
      "after a roll",
      MIDDLE,
      /^Ann\. Best: take 2 fours, because it steals 24 more often \(.*% against .*%\)\. On average \+1\.\d\d worms\.$/,
    ],
    [
      "on the computer's turn",
      [["- Ann", "- Ben"], { turn: "2", by: "-.rule-1" }],
      /^Ben, the computer: roll 8 dice\.$/,
    ],
    ["in a roll", [["- Ann", "- Ben"], { taken: "w", roll: "11" }], /^2 of 7 dice entered\.$/],
    [
      "after a bust",
      [["24 Ann", "- Ben"], { taken: "555w", roll: "555w" }],
      /^Bust\. Ann fails \(24 goes back, 36 is turned over\)\.$/,
    ],
    ["at the end", [["21 Ann", "25 Ben"], { grill: "" }], /^The game is over\. Ben wins with 2 worms\.$/],
  ] satisfies [string, At, RegExp][]) {
    test(what, async () => assert.match(await announced(pageAt(...at)), text));
  }

  test("without advice", async () => {
    const page = pageAt(...MIDDLE);
    assert.equal(await announced({ ...page, state: { ...page.state, advice: "alone" } }), "Your choice, Ann.");
  });

  test("first what has happened", async () => {
    const page = pageAt(["- Ann", "24 Ben"], {});
    const turnEnd = { won: 24, from: null, back: null, out: [] };
    const moves = [{ player: 1, who: "Ben", by: null, first: true, roll: null, bust: false, steps: [], turnEnd }];
    const told = await announced({ ...page, state: { ...page.state, moves } }, page.state);
    assert.equal(told, "Ben took tile 24. Ann. Best: roll 8 dice. On average +1.72 worms.");
  });
});
