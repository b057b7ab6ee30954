/** How somebody is doing: what is told of own decisions and games, reckoned by hand. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { KeptDecision, PlayedGame } from "../../www/shell/game/records/types.ts";
import { progressOf } from "../../www/shell/pages/progress/progress.ts";
import { type ProgressWords, progressView } from "../../www/shell/pages/progress/view.ts";
import { progressWords } from "../../www/shell/text/en/progress.ts";
import { createFormats } from "../words/texts.ts";
import { assertEach, near } from "./asserts.ts";
import { plainText } from "./template.ts";

const HOUR = 3_600_000;

const decision = (at: number, given: Partial<KeptDecision> = {}): KeptDecision => ({
  ...{ id: `coin ${at}`, game: "coin", at, link: "", picked: "heads", best: "heads", lost: 0, unit: "wins" },
  ...{ grade: "best", kind: "", isAdvised: false, isOwn: true },
  ...given,
});

const mistake = (at: number, kind: string, lost: number, given: Partial<KeptDecision> = {}) =>
  decision(at, { kind, lost, grade: "mistake", ...given });

/** A game of the first player's; the others are the computer's. */
function game(at: number, own: { won?: number; score?: number; luck?: number | null }, others = 1): PlayedGame {
  const player = { name: "", by: null, won: 0, score: null, luck: null };
  const players = [{ ...player, ...own }, ...Array.from({ length: others }, () => ({ ...player, by: "best" }))];
  return { ...{ id: `coin ${at}`, game: "coin", at, players, own: 0 }, began: null };
}

test("a game whose own seat is nobody's, as a file may have it, is none of one's own", () => {
  const games = [{ ...game(1, { won: 1 }), own: 2 }, game(2, { won: 1 })];
  assert.equal(progressOf({ decisions: [], games }, "wins").games.count, 1);
});

describe("decisions", () => {
  test("are counted without those with advice in sight", () => {
    const decisions = [
      decision(1),
      decision(2, { grade: "asGood", lost: 0.002 }),
      mistake(3, "late", 0.1),
      decision(4, { grade: "slip", kind: "late", lost: 0.018 }),
      mistake(5, "late", 0.5, { isAdvised: true, isOwn: true }),
      decision(6, { isAdvised: true, isOwn: true }),
    ];
    const { advised, decisions: told } = progressOf({ decisions, games: [] }, "wins");
    assert.equal(advised, 2);
    assert.deepEqual([told.count, told.right], [4, 2]);
    assertEach(told.losses, ({ unit, count }) => [unit, count], [["wins", 4]]);
    near(told.losses[0].average, 0.12 / 4, 1e-9);
  });

  test("in two units are averaged apart, and their kinds have shares apart", () => {
    const worms = { unit: "worms" as const };
    const decisions = [
      mistake(1, "early", 0.03),
      decision(2),
      decision(3, worms),
      mistake(4, "early", 0.5, worms),
      mistake(5, "late", 1, worms),
    ];
    const { decisions: told, costs } = progressOf({ decisions, games: [] }, "wins");
    assert.deepEqual(told.losses, [
      { unit: "wins", count: 2, average: 0.015 },
      { unit: "worms", count: 3, average: 0.5 },
    ]);
    assert.deepEqual(costs, [
      { unit: "wins", kinds: [{ kind: "early", times: 1, share: 1 }] },
      {
        unit: "worms",
        kinds: [
          { kind: "late", times: 1, share: 1 / 1.5 },
          { kind: "early", times: 1, share: 0.5 / 1.5 },
        ],
      },
    ]);
  });

  test("have the costliest kind first, and last what was too little for a mistake", () => {
    const small = { grade: "asGood" as const, lost: 4 };
    const decisions = [
      mistake(1, "early", 2),
      mistake(2, "late", 1),
      mistake(3, "late", 3),
      decision(4, small),
      decision(5),
    ];
    const [{ kinds }] = progressOf({ decisions, games: [] }, "wins").costs;
    assert.deepEqual(kinds, [
      { kind: "late", times: 2, share: 0.4 },
      { kind: "early", times: 1, share: 0.2 },
      { kind: "", times: 1, share: 0.4 },
    ]);
  });

  test("that gave nothing away have no costs", () => {
    assert.deepEqual(progressOf({ decisions: [decision(1)], games: [] }, "wins").costs, []);
  });
});

describe("evenings", () => {
  test("begin after six hours without a decision or a game", () => {
    const decisions = [decision(0), mistake(5 * HOUR, "late", 0.1), decision(16 * HOUR)];
    const games = [game(10 * HOUR, { won: 1 }), game(40 * HOUR, { won: 0.5 })];
    const { evenings } = progressOf({ decisions, games }, "wins");
    assertEach(
      evenings,
      ({ at, decisions: { count, right }, games: { against } }) => [at / HOUR, count, right, against],
      [
        [0, 2, 1, { count: 1, won: 1 }],
        [16, 1, 1, { count: 0, won: 0 }],
        [40, 0, 0, { count: 1, won: 0.5 }],
      ],
    );
    near(evenings[0].decisions.losses[0].average, 0.05, 1e-9);
  });

  test("go on for as long as there is less than that in between", () => {
    const decisions = [0, 1, 2, 3].map((nth) => decision(nth * (6 * HOUR - 1)));
    assert.equal(progressOf({ decisions, games: [] }, "wins").evenings.length, 1);
  });

  test("know nothing of decisions with advice in sight, and of games of several people", () => {
    const decisions = [decision(0), decision(3 * HOUR, { isAdvised: true, isOwn: true }), decision(7 * HOUR)];
    const games = [{ ...game(20 * HOUR, {}), own: null }];
    const { evenings, games: told } = progressOf({ decisions, games }, "wins");
    assertEach(evenings, ({ at }) => at / HOUR, [0, 7]);
    assert.equal(told.count, 0);
  });
});

describe("games", () => {
  test("won are told beside the luck of those where it is known", () => {
    const games = [game(1, { won: 1, luck: 0.6 }), game(2, { won: 0, luck: -0.25 }), game(3, { won: 0.5, luck: null })];
    const { games: told } = progressOf({ decisions: [], games }, "wins");
    assert.deepEqual(told.against, { count: 3, won: 1.5 });
    assert.deepEqual([told.known.count, told.known.got], [2, 1]);
    near(told.known.luck, 0.35, 1e-9);
    assert.equal(told.scored.count, 0);
  });

  test("where points count are averaged; who plays alone wins nothing", () => {
    const games = [
      game(1, { won: 1, score: 250, luck: 30 }, 0),
      game(2, { won: 0, score: 130, luck: -10 }),
      game(3, { won: 1, score: 310, luck: null }, 0),
    ];
    const { games: told } = progressOf({ decisions: [], games }, "points");
    assert.deepEqual(told, {
      count: 3,
      against: { count: 1, won: 0 },
      scored: { count: 3, average: 230 },
      known: { count: 2, got: 190, luck: 10 },
    });
  });
});

describe("shown", () => {
  const words = progressWords(createFormats("en"));
  const gameWords: ProgressWords = { kinds: { late: "Going on too long" } };
  const dates = { brief: (at: number) => `day ${at / HOUR}`, full: (at: number) => `day ${at / HOUR}` };
  const shown = (decisions: KeptDecision[], games: PlayedGame[] = []) =>
    plainText(
      progressView({ progress: progressOf({ decisions, games }, "wins"), luckIn: "wins", dates }, words, gameWords),
    );

  test("is the share of right decisions, the costliest kind, and games without luck", () => {
    const decisions = [decision(0), decision(1), mistake(2, "late", 0.06), mistake(3, "later", 0.02)];
    const games = [game(4, { won: 1, luck: 0.3 }), game(5, { won: 1, luck: 0.4 }), game(6, { won: 0, luck: 0 })];
    const text = shown(decisions, games);
    for (const sentence of [
      "50% right",
      "2 of 4 decisions were the best, or as good.",
      "On average a decision gave away 2.0 points of win chance.",
      "Going on too long: 75% of what you gave away",
      "Something else",
      "Won 2 of 3 games; with average luck it would have been 1.3.",
      "day 0",
    ])
      assert.ok(text.includes(sentence), `${sentence} in ${text}`);
  });

  test("is what will be kept, where nothing is", () => {
    const text = shown([decision(0, { isAdvised: true, isOwn: true })]);
    assert.ok(text.includes(words.willBeKept));
    assert.ok(text.includes(words.advised(1)));
  });

  test("are games alone where nothing was decided", () => {
    const text = shown([], [game(1, { won: 1, luck: null }), game(2, { won: 0, luck: 0.1 })]);
    assert.ok(text.includes("Won 1 of 2 games."), text);
    assert.ok(text.includes("In the 1 game with known luck: 0 won; with average luck it would have been 0.0."), text);
  });
});
