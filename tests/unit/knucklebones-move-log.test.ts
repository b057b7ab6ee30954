/** What is noted of decisions in Knucklebones, how they are summed up, and what hints see. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Page } from "../../www/games/knucklebones/actions.ts";
import { hintsOf, hintText } from "../../www/games/knucklebones/model/hints.ts";
import { loggedMoveOf, summaryOf } from "../../www/games/knucklebones/model/move-log.ts";
import { sharesShown } from "../../www/games/knucklebones/model/shares.ts";
import { toldOf } from "../../www/games/knucklebones/model/told.ts";
import type {
  Analysis,
  ColumnAnswer,
  KnucklebonesAnswer,
  Outlook,
  State,
} from "../../www/games/knucklebones/model/types.ts";
import { dialogWords } from "../../www/games/knucklebones/text/en/dialogs.ts";
import { markOf, markText } from "../../www/games/knucklebones/views/band.ts";
import { fromBelow } from "../../www/games/knucklebones/views/details/tree.ts";
import { partOf, present } from "../typed.ts";
import { assertEach } from "./asserts.ts";
import { logged, stateOf, words } from "./knucklebones.ts";

const outlook = (share: number): Outlook => ({ share, win: share, tie: 0, loss: 1 - share, difference: 0 });
const column = (nth: ColumnAnswer["column"], share: number, rest: Partial<ColumnAnswer> = {}): ColumnAnswer => ({
  column: nth,
  removes: 0,
  gain: 5,
  takes: 0,
  outlook: outlook(share),
  seedValue: null,
  low: 0,
  high: 1,
  over: null,
  ...rest,
});
/** So little that every digit counts, and a loss from two tenths of a point on. */
const ERROR = 0.0015;
/** The loss of a quick look: whole points count. */
const ROUGH = 0.0145;

const answer = (
  columns: ColumnAnswer[],
  best: KnucklebonesAnswer["best"],
  error: KnucklebonesAnswer["error"] = ERROR,
): KnucklebonesAnswer => ({
  value: outlook(0.582),
  seedValue: null,
  columns,
  best,
  depth: 4,
  positions: 9,
  proof: "estimate",
  error,
  values: "learned",
  over: null,
});

describe("a decision", () => {
  const state = stateOf("mine=66-.54-.21-&theirs=55-.62-.44-&roll=5&by=-.greedy");
  const told = answer([column(0, 0.4100000004, { removes: 2 }), column(1, 0.582), column(2, 0.3)], 1);

  test("is noted with what there was, and with what it gave away", () => {
    const made = loggedMoveOf(state, told, 0);
    assert.deepEqual(made, {
      ...logged(),
      error: ERROR,
      choices: [...logged().choices, { column: 2, share: 0.3, removes: 0 }],
    });
    assert.equal(
      words.logged(toldOf(made)),
      "You placed a five on the left and removed two fives. That cost 17.2 points of win chance: the middle column was better.",
    );
  });

  test("costs what the numbers differ by that stand over the columns", () => {
    const made = loggedMoveOf(state, answer([column(0, 0.41), column(1, 0.5834996)], 1), 0);
    assert.match(words.logged(toldOf(made)), /That cost 17\.3 points/, "58.3 and 41.0");
  });

  test("for the best costs nothing", () => {
    const made = loggedMoveOf(state, told, 1);
    assert.equal(made.lost, 0);
    assert.equal(words.logged(toldOf(made)), "You placed a five in the middle.");
  });

  test("of the computer's is told as the opponent's", () => {
    const made = loggedMoveOf({ ...state, toMove: "theirs" }, told, 2);
    assert.deepEqual([made.side, made.by], ["theirs", "greedy"]);
    assert.match(
      words.logged(toldOf(made)),
      /^The computer placed a five on the right\. That cost 28\.2 points of win chance/,
    );
  });
});

/** What stands over each column, where the computer has chosen one or nobody has. */
function marksOf(state: State, answer: KnucklebonesAnswer, chosen: number | null = null) {
  const page = partOf<Page>({ state, words, analysis: { found: { answer, faces: [] }, chosen } });
  return answer.columns.map((one) => {
    const { mark, className, part } = markOf(page, one, answer);
    return { mark, className, part, text: `${markText(page, mark)} ${className}`.trim() };
  });
}

describe("a choice of the computer's that is as good as the best", () => {
  const [lower, higher] = [
    { column: 0, share: 0.495, removes: 0 },
    { column: 1, share: 0.496, removes: 0 },
  ];
  const picked = logged({ side: "theirs", by: "best-4", choices: [lower, higher], column: 0, best: 1, lost: 0.001 });

  test("is told as that, not with a next best above it", () => {
    assert.match(words.logged(toldOf(picked)), /on the left\. As good as the best\.$/);
    assert.match(
      words.logged(toldOf({ ...picked, column: 1, lost: 0 })),
      /It leaves you 50\.4%, the next best 50\.5%\.$/,
    );
    assert.equal(words.details.cost(toldOf(picked)), "as good");
    assert.equal(words.details.cost(toldOf({ ...picked, column: 1, lost: 0 })), "best");
  });

  const columns = [column(0, 0.495), column(1, 0.496), column(2, 0.3)];
  const THEIRS = "mine=6--.---.---&theirs=---.---.---&roll=5&by=-.best-4&move=theirs";

  test("is marked so over its column", () => {
    const first = marksOf(stateOf(THEIRS), answer(columns, 1), 0).slice(0, 2);
    assertEach(first, ({ mark }) => mark, ["best", "asGood"]);
    assertEach(first, ({ className }) => className, ["best", ""]);
    const [left, middle, right] = marksOf(stateOf(THEIRS), answer(columns, 1), 2);
    assert.deepEqual([right.mark, middle.mark, left.mark], ["picks", "best", "best"]);
  });

  test("is marked as picked, and nothing more, where the chances are told at the end", () => {
    const marks = marksOf({ ...stateOf(THEIRS), advice: "none" }, answer(columns, 1), 2);
    assertEach(marks, ({ mark }) => mark, ["none", "none", "picks"]);
    assertEach(marks, ({ className }) => className, ["", "", "best"]);
  });
});

describe("columns that show the same number", () => {
  const found = answer([column(0, 0.47701), column(1, 0.47699), column(2, 0.468)], 0);

  for (const [move, ...texts] of [
    ["mine", "best best", "best best", "−0.9 slip"],
    ["theirs", "their best best", "their best best", "+0.9 slip"],
  ])
    test(`are all the best, whoever moves: ${move}`, () => {
      const state = stateOf(`mine=---.---.---&theirs=---.---.---&roll=1&move=${move}`);
      assertEach(marksOf(state, found), ({ text }) => text, texts);
    });
});

test("a column that shows another number is as good where it is behind by less than the shares may be off by", () => {
  const found = answer([column(0, 0.477), column(1, 0.474), column(2, 0.472)], 0, 0.004);
  const state = stateOf("mine=---.---.---&theirs=---.---.---&roll=1");
  assertEach(marksOf(state, found), ({ text }) => text, ["best best", "as good", "−0.5 slip"]);
});

test("half a point, three points and many are told apart by the bar of a column and its grade", () => {
  const state = stateOf("mine=---.---.---&theirs=---.---.---&roll=1");
  const barsOf = (...shares: number[]) =>
    marksOf(state, answer([column(0, 0.6), ...shares.map((share, nth) => column(nth === 0 ? 1 : 2, share))], 0, 0)).map(
      ({ className, part }) => `${className} ${part === undefined ? "none" : part.toFixed(2)}`,
    );
  assert.deepEqual(barsOf(0.594, 0.57), ["best none", "slip 0.05", "mistake 0.25"]);
  assert.deepEqual(barsOf(0.48, 0.1), ["best none", "mistake 1.00", "mistake 1.00"]);
});

describe("a loss within what the shares may be off by", () => {
  const state = stateOf("mine=66-.54-.21-&theirs=55-.62-.44-&roll=5");
  const columns = [column(0, 0.6), column(1, 0.592), column(2, 0.5)];

  test("is none, and one above it is told in whole points", () => {
    const made = (nth: number, error: number) => toldOf(loggedMoveOf(state, answer(columns, 0, error), nth));
    assert.deepEqual([made(1, ROUGH).grade, made(1, ROUGH).gaveAway], ["asGood", false]);
    assert.equal(words.details.cost(made(1, 0.007)), "slip, cost 0.8 points of win chance");
    assert.equal(words.details.cost(made(2, ROUGH)), "mistake, cost 10 points of win chance");
    const close = loggedMoveOf(state, answer([column(0, 0.6), column(1, 0.584)], 0, ROUGH), 1);
    assert.equal(words.details.cost(toldOf(close)), "slip, cost 2 points of win chance");
  });

  test("counts as best in the summary and costs nothing there", () => {
    const moves = [1, 1, 2].map((nth) => loggedMoveOf(state, answer(columns, 0, ROUGH), nth));
    const summary = present(summaryOf(moves, "mine"));
    assert.deepEqual([summary.choices, summary.best, summary.lost, summary.digits], [3, 2, 0.1, 0]);
    assert.equal(
      words.summary("mine", null, summary),
      "2 of your 3 choices were best. The others cost 10 points of win chance in all.",
    );
  });

  test("is told from a tenth of a point on where the shares are exact", () => {
    const exact = (share: number) =>
      toldOf(loggedMoveOf(state, answer([column(0, 0.6), column(1, share)], 0, 0), 1)).gaveAway;
    assert.deepEqual([exact(0.5985), exact(0.5995)], [true, false]);
  });

  test("is told as before where nothing is known of what they may be off by", () => {
    const { error, ...made } = loggedMoveOf(state, answer(columns, 0, null), 1);
    assert.equal(error, undefined);
    const told = (lost: number) => toldOf({ ...made, lost }).gaveAway;
    assert.deepEqual([told(0.0029), told(0.003)], [false, true]);
    assert.match(words.logged(toldOf(made)), /That cost 0\.8 points/);
  });

  test("is marked as good over its column where the computer has picked it", () => {
    const theirs = { ...state, seats: { mine: "best-4", theirs: null } } as const;
    assertEach(marksOf(theirs, answer(columns, 0, ROUGH), 1), ({ mark }) => mark, [
      "asGood",
      "best",
      { share: 0.5, best: 0.6, digits: 0 },
    ]);
  });
});

describe("the summary of a game", () => {
  test("counts choices, those that were best, and what the others cost", () => {
    const moves = [
      logged(),
      logged({ side: "theirs" }),
      logged({ column: 1, lost: 0 }),
      logged({ choices: [{ column: 0, share: 0.5, removes: 0 }], best: 0, lost: 0 }),
      logged({ choices: [...logged().choices, { column: 2, share: 0.572, removes: 0 }], column: 2, lost: 0.01 }),
    ];
    const summary = present(summaryOf(moves, "mine"));
    const worst = present(summary.worst);
    assert.deepEqual([summary.choices, summary.forced, summary.best, worst.nth], [3, 1, 1, 0]);
    assert.equal(
      words.summary("mine", null, summary),
      "1 of your 3 choices was best. The others cost 18.2 points of win chance in all. 1 more move was forced.",
    );
    assert.equal(
      words.costliest(toldOf(worst.logged), worst.nth),
      "Costliest: move 1, a five on the left, 17.2 points of win chance",
    );
  });

  test("of nothing but best choices names none", () => {
    const summary = present(summaryOf([logged({ column: 1, lost: 0 })], "mine"));
    assert.equal(summary.worst, null);
    assert.equal(words.summary("mine", null, summary), "All of your choices were best (1).");
    assert.equal(
      words.summary("theirs", "random", { ...summary, forced: 2 }),
      "All of the computer's choices were best (1). 2 more moves were forced.",
    );
    assert.equal(summaryOf([logged()], "theirs"), null);
  });
});

test("a column for the ear has points only where they are known", () => {
  assert.equal(words.pile("theirs", 0, [5, 5], 20), "Opponent's left column: 5, 5; 20 points");
  assert.equal(words.pile("theirs", 0, [5, 5], null), "Opponent's left column: 5, 5");
  assert.equal(words.pile("mine", 1, [], null), "Your middle column: empty");
});

describe("win, tie and loss", () => {
  for (const [win, tie, loss, told] of [
    [0.50144, 0.01836, 0.4802, "50.2 / 1.8 / 48.0%"],
    [5 / 6, 1 / 6, 0, "83.3 / 16.7 / 0%"],
    [0.9998, 0.0001, 0.0001, ">99.9 / <0.1 / <0.1%"],
    [1, 0, 0, "100 / 0 / 0%"],
  ] satisfies [number, number, number, string][]) {
    test(told, () => assert.equal(dialogWords(words).numbers.outlook(sharesShown({ win, tie, loss }, 1), 1), told));
  }
});

describe("hints", () => {
  const analysis = (found: KnucklebonesAnswer, rest: Partial<Analysis> = {}): Analysis => ({
    scores: { mine: { columns: [0, 0, 0], total: 40 }, theirs: { columns: [0, 0, 0], total: 30 } },
    over: null,
    givenUp: null,
    found: { answer: found, faces: [] },
    isThinking: false,
    chosen: null,
    ...rest,
  });
  const told = (link: string, found: KnucklebonesAnswer, rest?: Partial<Analysis>) =>
    hintsOf(stateOf(link), analysis(found, rest)).map((hint) => hintText(words.details.hints, hint));

  /** While the computer is to move, no reason stands below the boards. */
  const COMPUTER = "&by=best-4.-";

  /** What they tell before a roll, where each comes to this share; `error`: of the share after a five. */
  const beforeRoll = (link: string, shares: number[], error = ERROR) => {
    const faces = shares.map((share, nth) => ({ face: nth + 1, share, columns: [0], isReached: true }));
    const found = {
      answer: answer([], null),
      faces: faces.map((one) => ({ ...one, error: one.face === 5 ? error : ERROR })),
    };
    return told(link, found.answer, { found });
  };

  test("say what the best column removes and doubles", () => {
    const found = answer([column(0, 0.6, { removes: 2, takes: 20 }), column(1, 0.4)], 0);
    const removing = "mine=6--.5--.---&theirs=55-.---.---&roll=5";
    assert.deepEqual(told(`${removing}${COMPUTER}`, found), [
      "On the left, this removes two fives and takes 20 points off the opponent's board.",
    ]);
    const double = answer([column(0, 0.4), column(1, 0.6, { gain: 15 })], 1);
    const doubling = "mine=6--.5--.---&theirs=---.---.---&roll=5";
    assert.match(told(`${doubling}${COMPUTER}`, double)[0], /^In the middle it doubles the fives/);
    const tripling = "mine=---.55-.---&theirs=---.---.---&roll=5";
    assert.match(told(`${tripling}${COMPUTER}`, double)[0], /^In the middle it makes three fives/);
    for (const [link, answer] of [
      [removing, found],
      [doubling, double],
    ] as const)
      assert.deepEqual(told(link, answer), [], "the reason below the boards says it");
    assert.equal(told(tripling, double).length, 1, "two fives are at risk");
  });

  test("say where nothing can be hit, and where to hit costs a column", () => {
    const found = answer([column(0, 0.6), column(1, 0.4)], 0);
    const full = "mine=---.---.---&theirs=666.---.---&roll=5";
    assert.match(told(`${full}${COMPUTER}`, found)[0], /left column is full/);
    assert.deepEqual(told(full, found), []);
    assert.match(told("mine=---.---.---&theirs=66-.---.---&roll=5", found)[0], /one square left/);
  });

  test("warn of a removal that is not best, and say when it hardly matters", () => {
    const found = answer([column(0, 0.6), column(1, 0.598, { removes: 1 })], 0);
    const hints = told("mine=---.---.---&theirs=---.5--.---&roll=5", found);
    assert.match(hints[0], /^In the middle it would remove a five, but that costs 0\.2 points of win chance\.$/);
    assert.match(hints[1], /only 0\.2 points of win chance behind/);
  });

  test("tell in whole points, and nothing, where the shares may be off by more", () => {
    const found = answer([column(0, 0.6), column(1, 0.598, { removes: 1 })], 0, ROUGH);
    const link = "mine=---.---.---&theirs=---.5--.---&roll=5";
    assert.equal(told(link, found).at(-1), "The best columns are equally good.");
    const far = answer([column(0, 0.6), column(1, 0.45, { removes: 1 })], 0, ROUGH);
    assert.match(told(link, far)[0], /but that costs 15 points of win chance\.$/);
    const rolls = [0.603, 0.598, 0.2, 0.5, 0.5, 0.5];
    assert.deepEqual(beforeRoll("mine=---.---.---&theirs=---.---.---", rolls, ROUGH), [
      "Your best roll would be a one or two (60%), your worst a three (20%).",
    ]);
  });

  test("speak of the end, from the side of the player to move", () => {
    const found = answer([column(0, 0.6)], 0);
    const link = "mine=661.543.2--&theirs=---.---.---&roll=5";
    assert.match(told(link, found).join(" "), /You are 10 points ahead with 2 squares left: fill the board/);
    const behind = "mine=---.---.---&theirs=663.542.1--&roll=5";
    const scores: Analysis["scores"] = {
      mine: { columns: [0, 0, 0], total: 0 },
      theirs: { columns: [0, 0, 0], total: 30 },
    };
    assert.match(
      told(behind, found, { scores }).join(" "),
      /The opponent can end the game with 2 more dice, and is ahead/,
    );
    assert.match(
      told(`${link}&move=theirs`, found).join(" "),
      /You can end the game with 2 more dice, and are ahead: remove your dice/,
    );
  });

  test("name dice at risk and, before a roll, the best and the worst one", () => {
    assert.deepEqual(beforeRoll("mine=66-.---.---&theirs=---.---.---", [0.1, 0.2, 0.3, 0.4, 0.5, 0.6]), [
      "Your best roll would be a six (60.0%), your worst a one (10.0%).",
      "If the opponent rolls a six, they can remove your two sixes on the left.",
    ]);
  });

  test("name all rolls that are best and worst alike", () => {
    assert.deepEqual(beforeRoll("mine=---.---.---&theirs=---.---.---", [0.2, 0.2, 0.5, 0.9, 0.90001, 0.9]), [
      "Your best roll would be a four, five, or six (90.0%), your worst a one or two (20.0%).",
    ]);
  });

  describe("of the die that ends the game", () => {
    const link = "mine=66-.543.211&theirs=554.621.33-";

    test("tell what each roll comes to, and nothing of what no longer follows", () =>
      assert.deepEqual(beforeRoll(link, [0, 0, 0.5, 1, 1, 1]), [
        "Your next die ends the game: a four, five, or six wins; a three ties; a one or two loses.",
      ]));

    test("tell where the roll makes no difference", () =>
      assert.deepEqual(beforeRoll(link, [1, 1, 1, 1, 1, 1]), ["Your next die ends the game: any roll wins."]));

    // The boards stand at 40 to 30.
    for (const [move, gain, takes, said] of [
      ["mine", 5, 5, "you win by 20 points"],
      ["theirs", 5, 6, "you lose by 1 point"],
      ["theirs", 5, 0, "you win by 5 points"],
    ] as const)
      test(`tell what it comes to once it is rolled: ${said}`, () => {
        const boards = move === "mine" ? link : "mine=554.621.33-&theirs=66-.543.211&move=theirs";
        const hints = told(`${boards}&roll=5`, answer([column(0, 1, { removes: 1, gain, takes })], 0));
        assert.deepEqual(hints, [`This die ends the game: ${said}.`]);
      });

    test("tell a tie", () => {
      const hints = told(`${link}&roll=5`, answer([column(0, 1, { gain: -10 })], 0));
      assert.deepEqual(hints, ["This die ends the game in a tie."]);
    });
  });

  test("have nothing to say of a game that is over", () => {
    assert.deepEqual(told("mine=---.---.---&theirs=---.---.---", answer([], null), { over: "win" }), []);
  });
});

test("the tree says where a line's number comes out otherwise when it is opened", () => {
  const { details } = words;
  const fine = (share: number) => ({ share, digits: 1 as const });
  const rough = (share: number) => ({ share, digits: 0 as const });
  assert.equal(fromBelow(details, fine(0.681), fine(0.678)), "Looking ahead from here: 67.8%");
  assert.equal(fromBelow(details, fine(0.68101), fine(0.68099)), null);
  // 68% and 67.8% are as close as the first one tells; 67% is not.
  assert.equal(fromBelow(details, rough(0.681), fine(0.678)), null);
  assert.equal(fromBelow(details, fine(0.678), rough(0.681)), null);
  assert.equal(fromBelow(details, fine(0.678), rough(0.671)), "Looking ahead from here: 67%");
});
