/** What Solitaire Dice's page says. */

import type { Example } from "../../www/games/solitaire-dice/model/examples.ts";
import { GOALS, OPENINGS } from "../../www/games/solitaire-dice/model/state.ts";
import type { SheetMark } from "../../www/games/solitaire-dice/model/types.ts";
import type { Language } from "../../www/shell/languages.ts";
import { STANDARD_DIALOGS } from "./shell.ts";
import {
  BARE,
  BOTH,
  COUNTS,
  choiceOf,
  EVERYBODY,
  FACES,
  LOGGED,
  LOST,
  MARK,
  MARKS,
  PLAYERS,
  RIDE,
  SIGNED,
  SUMS,
  WHYS,
} from "./solitaire-dice-facts.ts";
import { lab } from "./solitaire-dice-lab.ts";
import { createFormats, textsOf } from "./texts.ts";
import { type Facts, grid, type Told, told } from "./told.ts";

interface Texts {
  words: typeof import("../../www/games/solitaire-dice/text/en/words.ts");
  details: typeof import("../../www/games/solitaire-dice/text/en/details.ts");
  dialogs: typeof import("../../www/games/solitaire-dice/text/en/dialogs.ts");
  frame: typeof import("../../www/games/solitaire-dice/text/en/frame.ts");
  help: typeof import("../../www/games/solitaire-dice/text/en/help.ts");
  keys: typeof import("../../www/games/solitaire-dice/text/en/keys.ts");
  lab: typeof import("../../www/games/solitaire-dice/text/en/lab.ts");
  players: typeof import("../../www/games/solitaire-dice/text/en/players.ts");
  speed: typeof import("../../www/games/solitaire-dice/text/en/speed.ts");
  start: typeof import("../../www/games/solitaire-dice/text/en/start.ts");
}

type Shared = typeof import("../../www/shell/text/en/standard.ts").standardWords & { formats: unknown };
type SharedDialogs = typeof import("../../www/shell/text/en/standard-dialogs.ts").standardDialogWords;
type SharedStart = typeof import("../../www/shell/text/en/start.ts").startWords;
type Words = import("../../www/games/solitaire-dice/text/en/words.ts").Words;
type Dialogs = import("../../www/games/solitaire-dice/text/en/dialogs.ts").DialogWords;
type Details = ReturnType<Texts["details"]["detailWords"]>;
type Help = import("../../www/games/solitaire-dice/text/en/help.ts").HelpWords;

/** Lists of one argument each. */
const each = <Fact>(facts: readonly Fact[]): [Fact][] => facts.map((fact) => [fact]);

/** Pairs of arguments. */
const pairs = <One, Other>(ones: readonly One[], others: readonly Other[]): [One, Other][] =>
  ones.flatMap((one) => others.map((other): [One, Other] => [one, other]));

const CHANCES = [0, 0.0001, 0.294, 0.5, 1];
const OFF = [0, 0.013, 0.035];
const MISFITS: [number, { onSums: number; onRejects: number }][] = [
  ...[1, 3, -1, -2, 0].map((missing): [number, { onSums: number; onRejects: number }] => [
    missing,
    { onSums: 39, onRejects: 21 },
  ]),
  [1, { onSums: 43, onRejects: 21 }],
  [-42, { onSums: 42, onRejects: 0 }],
];

/** Marks on sums: none so far, some, and so many that the last of two brings something else, or nothing. */
const ON_SUMS = SUMS.map((sum) => ({ sum, before: sum % 5, count: 1, each: 40 })).concat(
  [0, 1, 2, 3, 4, 5, 8, 9, 10].flatMap((before) => [1, 2].map((count) => ({ sum: 7, before, count, each: 30 }))),
);

/** A whole choice beside the best one: the best, as good, less, and where no values are known. */
const LABELLED = MARKS.flatMap((mark): [ReturnType<typeof choiceOf>, number | null | "best"][] => [
  [choiceOf(mark), "best"],
  [choiceOf(mark), 305.2],
]).concat([
  [choiceOf(MARK, 303.4, 1.8), 305.2],
  [choiceOf(MARK, 1, 20), 21],
  [choiceOf(MARK, null, null), "best"],
  [choiceOf(MARK, null, null), null],
]);

const WORDS: Facts<Omit<Words, keyof Shared>> = {
  capital: [["best"]],
  problem: each([{ key: "sheet" }, { key: "x" }]),
  points: each(SIGNED),
  number: each(SIGNED),
  markName: each(MARKS),
  markShort: each(MARKS),
  misfit: MISFITS,
  status: [
    [1, 0, 23.4],
    [9, -340, 1.6],
    [22, 1330, 1.03],
    [22, 330, 0.3],
  ],
  statusOfPart: each([-200, 1330]),
  statusOver: each(COUNTS),
  who: each(EVERYBODY),
  whoInShort: pairs(EVERYBODY, [1, 2]),
  sheetOf: EVERYBODY.flatMap((by): [string | null, number, boolean][] => [
    [by, 1, false],
    [by, -340, true],
  ]),
  startHint: pairs(BOTH, BOTH),
  spare: each(COUNTS),
  verdict: [
    [287, 305],
    [287, 260],
    [-2, 1],
  ],
  goals: pairs(GOALS, [null, 310]),
  chance: each(CHANCES),
  off: each(OFF),
  chanceOf: pairs([500, 1200], OFF),
  estimateOf: each(OFF),
  lessChance: [[0.272, 0.294]],
  verdictOfChance: [[0.272, 0.294]],
  chanceLabel: [
    ...MARKS.map((mark): [ReturnType<typeof choiceOf>, number, number, number | "best"] => [
      choiceOf(mark),
      0.294,
      0.025,
      "best",
    ]),
    [choiceOf(MARK), 0.294, 0, "best"],
    [choiceOf(MARK), 0.272, 0.025, 0.294],
    [choiceOf(MARK), 0.292, 0, 0.294],
  ],
  question: pairs(BOTH, BOTH),
  value: each(SIGNED),
  behind: [
    [293.1, 305.2, 12.1],
    [303.4, 305.2, 1.8],
  ],
  choiceLabel: LABELLED,
  effects: [
    ...ON_SUMS.map((marks): [(typeof ON_SUMS)[number][], boolean] => [[marks], false]),
    [ON_SUMS.slice(2, 4), false],
    [ON_SUMS.slice(2, 4), true],
  ],
  why: each(WHYS),
  more: each(COUNTS),
  othersTurn: each([1, 2]),
  othersPlayOn: each([1, 2]),
  ownOver: each(SIGNED),
  gaveUp: each([1, 2]),
  result: each([-520, -1, 0, 1, 40]),
  finalScore: each(SIGNED),
  summary: [
    ...[
      [1, 0],
      [1, 1],
      [2, 0],
      [2, 1],
      [2, 2],
      [5, 0],
      [5, 1],
      [5, 3],
      [5, 4],
      [5, 5],
    ].flatMap(([moves, good]): [{ moves: number; good: number; lost: number; luck: number }][] => [
      [{ moves, good, lost: 36, luck: 51 }],
      [{ moves, good, lost: 3, luck: -1 }],
      [{ moves, good, lost: 3, luck: 0 }],
    ]),
  ],
  costliest: LOST.slice(3).map((logged) => [logged, 12]),
  turnName: each(COUNTS),
  entered: each([0, 1, 4]),
  face: each(FACES),
  dieOf: each(FACES),
  takeBack: each(FACES),
  remove: each([null, ...FACES]),
  pairHint: each(BOTH),
  pickDie: each(grid({ face: FACES, isLeft: BOTH, isPicked: BOTH })),
  pickPair: pairs(FACES, [null, 3]),
  pickIdle: each(FACES),
  notAllowed: [
    [
      [1, 2, 6],
      [1, 6],
    ],
    [[1, 5, 6], [1]],
    [[], [3]],
    [[1], [3, 4]],
  ],
  ownLabel: LABELLED,
  ownName: each(MARKS),
  logged: [...pairs(LOST, BOTH), ...BARE.map((move): [(typeof BARE)[number], boolean] => [move, false])],
  done: each(BARE),
  othersDone: [[BARE.slice(1, 2)], [BARE.slice(1, 4)]],
  cost: each(LOST),
  gaveAway: each(LOST),
  listOf: [[["a", "b"]]],
  announceTurn: pairs(COUNTS, [null, 287.4]),
  announceTurnChance: COUNTS.map((turn) => [turn, 500, 0.294]),
  announceLikeliest: [
    ...MARKS.map((mark): [SheetMark, number] => [mark, 0.294]),
    [MARK, null, null],
    ...WHYS.map((why): [SheetMark, number, typeof why] => [RIDE, 0.294, why]),
  ],
  announceEntered: each([1, 4]),
  announceBest: [
    ...MARKS.map((mark): [SheetMark, number] => [mark, 293.1]),
    [MARK, null, null],
    [MARK, 293.1, WHYS[2]],
  ],
  announceChoose: each(COUNTS),
  announceOver: pairs(SIGNED, [null, -520, 0, 40]),
};

const ESTIMATE = { value: 0.294, low: 0.285, high: 0.303 };

const DETAILS: Facts<Details> = {
  sheetTitle: each(EVERYBODY),
  each: each([30, 100]),
  sumRow: each(SUMS),
  sumText: COUNTS.flatMap((count): [number, number][] => [
    [count, -200],
    [count, 0],
    [count, 1],
  ]),
  rejectRow: each(FACES),
  rejectText: each(COUNTS),
  score: each(SIGNED),
  outlook: pairs([null, ...COUNTS], [0.4, 1, 12.34]),
  misfit: MISFITS,
  fromChoice: each(MARKS),
  played: pairs(COUNTS, BOTH),
  stopped: each(COUNTS),
  atLeast: each(SIGNED),
  percent: each(CHANCES),
  shareRange: each([
    ESTIMATE,
    { value: 0.001, low: 0, high: 0.0012 },
    { value: 0.999, low: 0.9981, high: 1 },
    { value: 0.65, low: 0.651, high: 0.663 },
  ]),
  mean: each([
    { value: 311.04, low: 302.6, high: 320 },
    { value: -1, low: -2, high: 0 },
  ]),
  meanRange: each([
    { value: 311.04, low: 302.6, high: 1320 },
    { value: 311, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY },
  ]),
  expected: each([311.04, -1]),
  farOff: [
    [311.04, 290.1],
    [290.1, 311.04],
  ],
  histogramTitle: each([50]),
  from: [
    [-200, -160],
    [1000, 1040],
  ],
  axis: each(SIGNED),
  courseRead: [
    [0, [{ name: "You", value: 305.2 }]],
    [
      1233,
      [
        { name: "You", value: -1305.2 },
        { name: "Advice", value: null },
        { name: "Computer (weak)", value: 3 },
      ],
    ],
  ],
  coursePicture: [["After roll 3"]],
  turning: MARKS.map((mark) => [12, { ...LOGGED, ...mark }, 305.2, -21]),
  moveNumber: each(COUNTS),
  worth: each([LOGGED, BARE[0]]),
  cost: each([...LOST, { ...LOGGED, choices: 1 }, BARE[0], { ...LOGGED, value: 304, best: LOST[1].best, cost: 1 }]),
  luck: each([LOGGED, { ...LOGGED, was: 310 }, { ...LOGGED, was: 305.4 }, BARE[0]]),
};

const DIALOGS: Facts<Omit<Dialogs, keyof Words | keyof SharedDialogs>> = {
  player: each(PLAYERS),
  how: each(PLAYERS),
  whoPlays: each([0, 3]),
  removePlayer: each(PLAYERS),
  undo: {
    logged: each(BARE),
    rolled: each([[3], [1, 3, 4, 4, 5]]),
    sum: pairs(SUMS, [0, 1, 10]),
    reject: pairs(FACES, [0, 1, 8]),
    joins: each(PLAYERS),
    leaves: each(PLAYERS),
    throws: STANDARD_DIALOGS.diceThrown,
    opening: each(OPENINGS),
    mark: each(MARKS),
  },
};

const OPEN = [0, 1, 3].map((nth) => ({ sum: 4 + nth, count: 1 + nth, each: 60 }));
const EXAMPLE: Example = {
  best: null,
  next: null,
  marks: [],
  was: null,
  value: null,
  source: null,
  open: [],
  inUse: [],
  spare: null,
  score: 0,
  opening: "any",
};

/** Sheets and rolls of all kinds as the example of the help. */
const EXAMPLES: Example[] = [
  EXAMPLE,
  { ...EXAMPLE, value: 311, source: "estimate", open: OPEN.slice(2), inUse: [2], opening: "different" },
  { ...EXAMPLE, value: 1, source: "rule", open: OPEN.slice(0, 2), inUse: [1, 6], score: -340 },
  { ...EXAMPLE, value: -1, source: "exact", open: OPEN, inUse: [1, 2, 6], spare: 0 },
  ...MARKS.map((mark) => ({
    ...EXAMPLE,
    best: choiceOf(mark),
    next: choiceOf(MARK, 293.1),
    value: 305.2,
    was: 287.4,
    source: "rough" as const,
    inUse: [1, 2, 6],
    spare: 1,
  })),
  { ...EXAMPLE, best: choiceOf(RIDE), value: 1, source: "exact", inUse: [1, 3, 6], spare: 14 },
  { ...EXAMPLE, best: choiceOf(RIDE), next: choiceOf(MARK, null), value: 305.2, was: 287.4 },
];

/** All that Solitaire Dice says in a language. */
export async function solitaireDice(language: Language): Promise<Told> {
  const texts = await textsOf<Texts>("games/solitaire-dice", language);
  const shell = await textsOf<{
    standard: { standardWords: object };
    start: { startWords: SharedStart };
    "standard-dialogs": { standardDialogWords: object };
  }>("shell", language);
  const formats = createFormats(language);
  const words = texts.words.words(formats);
  const { standardWords } = shell.standard;
  const { standardDialogWords } = shell["standard-dialogs"];
  const frame: Facts<Pick<Words, "question" | "startHint">> = { question: [[true, true]], startHint: [[true, true]] };
  const players: Facts<Texts["players"]> = { computerName: each(PLAYERS), playerWords: each(PLAYERS) };
  const help: Facts<Help> = { help: each(EXAMPLES) };
  const speed: Facts<ReturnType<Texts["speed"]["words"]>> = {
    choices: [
      ["empty", 1],
      ["usual", 2],
      ["usual", 3],
    ],
    before: [["empty"], ["usual"]],
    end: each([0, 1]),
    game: each(["advice", "thumb"]),
  };
  const start: Facts<Omit<Texts["start"]["startWords"], keyof SharedStart>> = { averageOf: each(["−396", "72"]) };
  return new Map([
    ...told("words", words, WORDS, { ...standardWords, formats }),
    ...told("details", texts.details.detailWords(words), DETAILS),
    ...told("help", texts.help.helpWords(words), help),
    ...told("dialogs", texts.dialogs.dialogWords(words), DIALOGS, { ...words, ...standardDialogWords }),
    ...told("frame", texts.frame.frameWords(words), frame, words),
    ...told("frame", { rolled: texts.frame.rolled }, {}),
    ...told("keys", { ...texts.keys }, {}),
    ...told("players", { ...texts.players }, players),
    ...told("speed", texts.speed.words(), speed),
    ...told("start", texts.start.startWords, start, shell.start.startWords),
    ...told("lab", texts.lab.words(formats), lab),
  ]);
}
