/** What links tell, and what is made of those that tell nonsense. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { heckmeck } from "../../www/games/heckmeck/game.ts";
import { write } from "../../www/games/heckmeck/model/link.ts";
import { readMoves } from "../../www/games/heckmeck/model/move-log.ts";
import { initial, preferences } from "../../www/games/heckmeck/model/state.ts";
import { linksOf } from "./game-links.ts";
import { playersOf, tableLink, words } from "./heckmeck.ts";

const { read, written, testComingBack, testTaste } = linksOf(heckmeck, words);
const told = (link: string) => Object.fromEntries(write(read(link).state));
const players = (link: string) => playersOf(read(link).state);

testComingBack([
  "taken=&goal=at-least&target=21",
  "taken=55w&roll=13344&goal=exactly&target=27",
  "taken=&goal=points&target=0",
  "taken=5&roll=2&goal=points&target=25&dice=7&bust=keeps-total&panel=compare&table=all&chart=exactly&columns=all&only=w&hidden=3.stop&off=best&compare=14",
  "taken=&goal=at-least&target=21&mode=advice&player=21.30+Zo%C3%AB+%26+Co&player=-+21&player=24+-+22+x&player=-+%3Cb%3Ea%2Bb%3Dc%3C%2Fb%3E&player=36.25.26+%23%252F%3B%3F&player=-+%E6%9D%8E%E9%9B%B7+%F0%9F%90%9B&grill=22.27.28&turn=5&turnDownWithNothingToReturn=false&alwaysTurnDown=true&compulsorySteal=true",
  "taken=&goal=at-least&target=21&mode=advice&throws=page&tab=game&player=-+_3&player=-&player=22+_1&by=-.rule-4.random&played=3x0.4567_2x0_0x0",
  "taken=&goal=at-least&target=21&mode=advice&player=-&player=22&played=3x0.4567x0.0123_2x0x0.5",
  "taken=&goal=at-least&target=21&mode=advice&player=-+_0&player=22+_8&by=-.best-to-win&played=3x0_2x0x0.5",
]);

test("signs may be written otherwise", () => {
  assert.deepEqual(told("taken=6W5&roll=66"), { taken: "5ww", roll: "ww", goal: "at-least", target: "21" });
});

testTaste(
  { name: "Regenwormen", pace: "fast", advice: "none", aim: "worms" },
  { name: "Chess", pace: 4, advice: ["after"], aim: "Worms", known: "Mia", volume: 11 },
);

test("a taste is made of what was kept, also with the names of before, and set by no link", () => {
  const taste = { name: "Regenwormen", pace: "fast", advice: "none", aim: "worms" };
  assert.deepEqual(preferences(heckmeck.complete(initial(), null, { ...taste, known: ["Mia", "Jo"] })), taste);
  const { state, problems } = read("taken=5&name=Regenwormen&theme=dark&pace=fast&advice=none");
  assert.deepEqual(problems, ["name", "theme", "pace", "advice"]);
  assert.deepEqual(state, read("taken=5").state);
});

/** Links, and what in them can't be read. Whatever that is stays as at first. */
const NONSENSE = {
  "taken=zzz": ["taken"],
  "taken=555555555": ["taken"],
  "taken=%00%FF": ["taken"],
  "taken=5w&dice=1": ["taken"],
  "roll=xyz": ["roll"],
  "roll=123451234": ["roll"],
  "dice=99": ["“Dice in the game” (dice)"],
  "dice=0": ["“Dice in the game” (dice)"],
  "dice=1.0": ["“Dice in the game” (dice)"],
  "goal=best": ["goal"],
  "goal=constructor": ["goal"],
  "target=41": ["target"],
  "target=0": ["target"],
  "target=-1": ["target"],
  "target=2e1": ["target"],
  "bust=": ["“A bust” (bust)"],
  "hidden=x.y": ["hidden"],
  "compare=55": ["compare"],
  "compare=5": ["compare"],
  "mode=best": ["mode"],
  "throws=best&volume=11": ["“Dice” (throws)", "volume"],
  "constructor=x": ["constructor"],
  "__proto__=x": ["__proto__"],
  "what=ever": ["what"],
};

test("where a link tells a tab that is there no more, the usual one is open", () => {
  const { state, problems } = read("taken=5&panel=help&tab=help");
  assert.deepEqual([state.panel, state.tab, problems], [initial().panel, initial().tab, []]);
});

describe("nonsense is told, and left out", () => {
  const atFirst = written(initial());
  for (const [link, problems] of Object.entries(NONSENSE)) {
    test(link, () => {
      const found = read(link);
      assert.deepEqual(found.problems, problems);
      assert.equal(written({ ...found.state, dice: 8 }), atFirst);
    });
  }

  test("beside what makes sense", () => {
    const { state, problems } = read("__proto__=x&taken=5&dice=%%%&target=25");
    assert.deepEqual(problems, ["__proto__", "“Dice in the game” (dice)"]);
    assert.equal(written(state), "taken=5&goal=at-least&target=25");
  });
});

/** Links to a table: the players that are left, and the problems. */
const AT_TABLE: [link: string, left: string, ...problems: string[]][] = [
  ["player=37+Ann&player=-+Ben", "- Ann, - Ben", "player (37 is not a tile)"],
  ["player=21+Ann&player=25+Ann&player=-+Ann", "21 Ann, 25 Ann 2, - Ann 3"],
  ["player=21.21+Ann&player=-+Ben", "21 Ann, - Ben", "player (21 is in two places)"],
  ["player=21+Ann&player=21+Ben", "21 Ann, - Ben", "player (21 is in two places)"],
  ["player=21+Ann", "- Ann, - Ben", "player (1 player; 2 to 7 can play)"],
  ["player=&player=-", "- Ann, - Ben"],
  [tableLink([..."12345678"].map((name) => `- ${name}`)), "- Ann, - Ben", "player (8 players; 2 to 7 can play)"],
  ["player=-+Ann&player=22+Ben&grill=22.23", "- Ann, 22 Ben", "grill (22 is in two places)"],
  ["player=-+Ann&player=22+Ben&grill=2e1.99", "- Ann, 22 Ben", "grill (2e1 is not a tile)", "grill (99 is not a tile)"],
  ["player=-+Ann&player=22+Ben&turn=3", "- Ann, 22 Ben", "turn (there are 2 players)"],
  ["player=-+Ann&player=22+Ben&compulsorySteal=maybe", "- Ann, 22 Ben", "“Stealing is compulsory” (compulsorySteal)"],
  [
    "player=-+Ann&player=22+Ben&alwaysTurnDown=constructor",
    "- Ann, 22 Ben",
    "“Always turn over the highest tile” (alwaysTurnDown)",
  ],
  ["player=-+Ann&player=22+Ben&columns=constructor", "- Ann, 22 Ben", "columns"],
  ["player=-+Ann&player=-+Ben&by=-.rule-6", "- Ann, - Ben", "by"],
  ["player=-+Ann&player=-+Ben&by=rule-1", "- Ann, - Ben", "by"],
  ["player=-+Ann&player=-+Ben&played=3x-1_0x0", "- Ann, - Ben", "played"],
  ["player=-+Ann&player=-+Ben&played=3x0x-1_0x0", "- Ann, - Ben", "played"],
  ["player=-+Ann&player=-+Ben&played=3x0x_0x0", "- Ann, - Ben", "played"],
  ["player=-+Ann&player=-+Ben&played=3x0x0x0_0x0", "- Ann, - Ben", "played"],
  ["player=-+Ann&player=-+Ben&aim=worms", "- Ann, - Ben", "aim"],
  ["player=-+A+name+that+is+far+too+long&player=22+Ben", "- A name that is far t, 22 Ben"],
];

describe("nonsense about a table is told, and left out", () => {
  for (const [link, left, ...problems] of AT_TABLE)
    test(link, () => {
      const found = read(`mode=advice&${link.replace("mode=advice&", "")}`);
      assert.deepEqual([players(`mode=advice&${link}`).join(", "), found.problems], [left, problems]);
    });
});

describe("moves that were kept", () => {
  const way = (key: string, value: number) => ({ key, value, turnEnd: null });
  const step = { ways: [way("5", 1), way("w", 0.5)], isChoice: true, picked: "w", best: "5", lost: 0.5 };
  const logged = {
    player: 0,
    who: "Ann",
    by: null,
    first: true,
    roll: [1, 0, 0, 0, 3, 4],
    bust: false,
    steps: [step],
    turnEnd: null,
  };
  const stolen = { won: 25, from: "Ben", back: null, out: [] };

  test("are read as they are", () => {
    const moves = [logged, { ...logged, roll: null, steps: [], turnEnd: stolen }, { ...logged, by: "random" }];
    assert.deepEqual(readMoves(moves), moves);
    assert.deepEqual(readMoves(JSON.parse(JSON.stringify(moves))), moves);
  });

  test("are left out if they can't be shown", () => {
    for (const nonsense of [
      null,
      {},
      "x",
      [null],
      [{}],
      [{ ...logged, by: "gone" }],
      [{ ...logged, who: 9 }],
      [{ ...logged, roll: "5" }],
      [{ ...logged, roll: [1, 2] }],
      [{ ...logged, steps: [] }],
      [{ ...logged, steps: [{ ...step, picked: "1" }] }],
      [{ ...logged, steps: [{ ...step, lost: "0" }] }],
      [{ ...logged, steps: [{ ...step, ways: [{ key: "5" }, { key: "w" }] }] }],
      [logged, { ...logged, turnEnd: 5 }],
      [logged, { ...logged, turnEnd: { ...stolen, won: "25" } }],
      [logged, { ...logged, turnEnd: { ...stolen, out: [null] } }],
    ]) {
      assert.deepEqual(readMoves(nonsense), [], JSON.stringify(nonsense));
    }
  });

  test("are left out with what no game has", () => {
    const long = "A name that is far too long";
    const at = (names: string[]) => ({ names, players: names.map(() => []), toMove: 0, grill: [25] });
    for (const [what, changed] of Object.entries({
      "a heap of dice": { roll: [300000, 0, 0, 0, 0, 0] },
      "nine dice": { roll: [3, 3, 3, 0, 0, 0] },
      "many dice taken before": { taken: [9, 0, 0, 0, 0, 0] },
      "no dice": { roll: [0, 0, 0, 0, 0, 0] },
      "a count below nothing": { roll: [-1, 2, 0, 0, 0, 0] },
      "half a die": { roll: [0.5, 0.5, 0, 0, 0, 0] },
      "a player beyond the seats": { player: 99 },
      "the third of two players": { player: 2 },
      "a player beyond those who sat there": { player: 1.5 },
      "the third of two who sat there": { player: 2, before: at(["Ann", "Ben"]) },
      "no name at the table": { before: at(["Ann", long]) },
      "a name": { who: long },
      "a tile": { turnEnd: { ...stolen, won: 99 } },
      tiles: { turnEnd: { ...stolen, out: Array(17).fill(36) } },
      "whose tile": { turnEnd: { ...stolen, from: long } },
      "a flag": { bust: "yes" },
      "a loss below nothing": { steps: [{ ...step, lost: -1 }] },
      "an endless loss": { steps: [{ ...step, lost: 1e300 }] },
      "more than a chance": { steps: [{ ...step, aim: "win", lost: 3 }] },
      "an aim": { steps: [{ ...step, aim: "fame" }] },
      "many decisions": { steps: Array(9).fill(step) },
      "a way": { steps: [{ ...step, ways: [...step.ways, way("7", 1)] }] },
      "a way twice": { steps: [{ ...step, ways: [...step.ways, way("5", 1)] }] },
      "a face": { steps: [{ ...step, ways: [...step.ways, { ...way("4", 1), face: 6, count: 1 }] }] },
      "many dice taken": { steps: [{ ...step, ways: [...step.ways, { ...way("4", 1), face: 3, count: 3e5 }] }] },
      "luck in words": { luck: { before: "0.1", after: 0.2 } },
    })) {
      assert.deepEqual(readMoves([logged, { ...logged, ...changed }], 2), [], what);
    }
  });

  test("keep players who have left since, and the latest of very many", () => {
    const before = { names: ["Ann", "Ben", "Cleo"], players: [[], [], []], toMove: 2, grill: [25] };
    const left = [
      { ...logged, player: 2, who: "Cleo", before },
      { ...logged, player: 2, who: "Cleo" },
    ];
    assert.deepEqual(readMoves(left, 2), left);
    const many = Array.from({ length: 2500 }, (_, nth) => ({ ...logged, who: String(nth) }));
    assert.deepEqual(readMoves(many, 2), many.slice(-2000));
  });

  test("are the longest part without one that can't be read, by whole turns", () => {
    const turn = (player: number) => [
      { ...logged, player },
      { ...logged, player, first: false, turnEnd: stolen },
    ];
    const moves = [0, 1, 0, 1, 0].flatMap(turn);
    const without = (...places: number[]) =>
      readMoves(moves.map((move, nth) => (places.includes(nth) ? { ...move, roll: "5" } : move)));
    assert.deepEqual(without(0), moves.slice(2), "the first of a turn");
    assert.deepEqual(without(1), moves.slice(2), "the last of a turn");
    assert.deepEqual(without(6), moves.slice(0, 6));
    assert.deepEqual(without(7), moves.slice(0, 6));
    assert.deepEqual(without(9), moves.slice(0, 8));
    assert.deepEqual(without(4), moves.slice(6), "of equal parts the latest");
    assert.deepEqual(without(1, 8), moves.slice(2, 8));
    assert.deepEqual(without(0, 2, 4, 6, 8), []);
  });

  test("are of players whom a table seats that can be read", () => {
    const before = { names: Array(9).fill("Ann"), players: [], toMove: 0, grill: [25] };
    assert.deepEqual(
      readMoves(
        [
          { ...logged, before },
          { ...logged, player: 5 },
        ],
        2,
      ),
      [],
    );
  });
});
