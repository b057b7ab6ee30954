/** What Solitaire Dice's page says. */

import type { Effect, Standing } from "../../www/games/solitaire-dice/model/choices.ts";
import { effectsOf } from "../../www/games/solitaire-dice/model/choices.ts";
import { judgementOf } from "../../www/games/solitaire-dice/model/judgement.ts";
import type { Loss, Result, Summary } from "../../www/games/solitaire-dice/model/move-log.ts";
import { lossOf } from "../../www/games/solitaire-dice/model/move-log.ts";
import type { Misfit } from "../../www/games/solitaire-dice/model/sheet.ts";
import { GOALS, OPEN_COSTS, OPENINGS } from "../../www/games/solitaire-dice/model/state.ts";
import type { LoggedMove, SheetMark, Who } from "../../www/games/solitaire-dice/model/types.ts";
import { costly } from "./practice.ts";
import { STANDARD_DIALOGS } from "./shell.ts";
import {
  BARE,
  BOTH,
  COUNTS,
  EVERYBODY,
  FACES,
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
import { createFormats, type Language, textsOf } from "./texts.ts";
import { choices, each, type Facts, grid, type Told, told } from "./told.ts";

interface Texts {
  practice: typeof import("../../www/games/solitaire-dice/text/en/practice.ts");
  progress: typeof import("../../www/games/solitaire-dice/text/en/progress.ts");
  "by-heart": typeof import("../../www/games/solitaire-dice/text/en/by-heart.ts");
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

const CHANCES = [0, 0.0001, 0.294, 0.5, 1];
const OFF = [0, 1.3, 3.5];
const MISFITS: Misfit[] = [
  { kind: "noRejects" },
  { kind: "either" },
  ...grid({ kind: ["missing", "tooMany"] as const, count: [1, 2, 3] }),
];
/** People with a name and without, on the first seat and on another; and everybody of the computer's. */
const WHO: Who[] = [
  { by: null, name: "", seat: 0 },
  { by: null, name: "", seat: 2 },
  { by: null, name: "Mia", seat: 0 },
  ...PLAYERS.map((by) => ({ by, name: "", seat: 1 })),
];
const MARKED = WHO.map((who, nth) => ({ who, mark: MARKS[nth % MARKS.length] ?? MARK }));
const RESULTS: Result[] = [
  { kind: "tie", points: 0 },
  ...grid({ kind: ["win", "lose"] as const, points: [1, 40, 520] }),
  ...[WHO.slice(2, 3), WHO.slice(0, 2)].map((best) => ({ kind: "among" as const, best, points: 40 })),
];

/** Marks on each sum; and none so far, some, and so many that the last of two brings something else, or nothing. */
const EFFECTS: Effect[] = [
  ...SUMS.flatMap((sum) => effectsOf(Array(11).fill(sum % 5), { reject: 1, sums: [sum, 7] }).slice(0, 1)),
  ...[0, 1, 2, 3, 4, 5, 8, 9, 10].flatMap((before) =>
    [[7, 7] as const, [2, 7] as const].flatMap(([one, other]) =>
      effectsOf(Array(11).fill(before), { reject: 1, sums: [one, other] }),
    ),
  ),
];

const [FIRST, SAME]: Standing[] = [{ kind: "best" }, { kind: "asGood" }];
const less = (points: number): Standing => ({ kind: "less", less: points });

/** A choice with its worth, beside the best one: the best, as good, less, and where no values are known. */
const LABELLED: [SheetMark, number | null, Standing | null][] = [
  ...MARKS.flatMap((mark): [SheetMark, number, Standing][] => [
    [mark, 293, FIRST],
    [mark, 293, less(12)],
  ]),
  [MARK, 303, SAME],
  [MARK, 303, { kind: "only" }],
  [MARK, 1, less(20)],
  [MARK, null, FIRST],
  [MARK, null, null],
];

/** Games with so many choices, of which so many were good. */
const SUMMARIES = [
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
].flatMap(([moves, good]): Summary[] => [36, 3].map((lost) => ({ moves, good, costly: moves - good, lost })));

const WORDS: Facts<Omit<Words, keyof Shared>> = {
  problem: each([{ key: "sheet" }, { key: "x" }]),
  points: each(SIGNED),
  number: each(SIGNED),
  markName: each(MARKS),
  markShort: each(MARKS),
  misfit: each(MISFITS),
  status: [
    [1, 0, 23],
    [9, -340, 2],
    [22, 1330, 1],
    [22, 330, 1],
  ],
  statusOfPart: each([-200, 1330]),
  statusOver: each(COUNTS),
  who: each(EVERYBODY),
  called: each(WHO),
  whoInShort: choices(WHO, [1, 2]),
  sheetName: each(WHO),
  sheetOf: choices(WHO, [
    { score: 1, pace: null, isOver: false, isToMark: false },
    { score: -340, pace: null, isOver: true, isToMark: false },
    { score: 120, pace: 305, isOver: false, isToMark: true },
  ]),
  toMark: [[WHO.slice(0, 1)], [WHO.slice(0, 3)]],
  luckShort: each([17, -5, 0]),
  startHint: choices(BOTH, BOTH),
  boxHeads: each(OPEN_COSTS),
  each: each([30, 100]),
  sumRow: each(SUMS),
  sumText: COUNTS.flatMap((count): [number, number][] => [
    [count, -200],
    [count, 0],
    [count, 1],
  ]),
  rejectRow: each(FACES),
  sumOfOther: SUMS.map((sum) => [sum, 1, -200]),
  rejectText: each([null, ...COUNTS]),
  rejectOfOther: choices(FACES, [null, 0, 1, 7]),
  sheetScore: each(SIGNED),
  outlook: choices([null, ...COUNTS], [0.4, 1, 12.34]),
  sheetMisfit: each(MISFITS),
  spare: each(COUNTS),
  verdict: [
    [287, 305, "good"],
    [287, 260, "bad"],
    [-2, 1, "average"],
  ],
  goals: choices(GOALS, [null, 310]),
  chance: each(CHANCES),
  off: each(OFF),
  chanceOf: choices([500, 1200], OFF),
  estimateOf: each(OFF),
  less: each([2, 12, 1234]),
  lessChance: each([0.5, 2.2]),
  verdictOfChance: [[0.272, 0.294]],
  chanceLabel: [
    ...MARKS.map((mark): [SheetMark, number, number, Standing] => [mark, 0.294, 2.5, FIRST]),
    [MARK, 0.294, 0, FIRST],
    [MARK, 0.272, 2.5, less(2.2)],
    [MARK, 0.292, 0, SAME],
  ],
  question: choices(BOTH, BOTH),
  value: each(SIGNED),
  choiceLabel: LABELLED,
  effects: [
    ...EFFECTS.map((effect): [Effect[], boolean] => [[effect], false]),
    [EFFECTS.slice(2, 4), false],
    [EFFECTS.slice(2, 4), true],
  ],
  why: each(WHYS),
  more: each(COUNTS),
  othersTurn: each([1, 2]),
  othersPlayOn: each([1, 2]),
  ownOver: each(SIGNED),
  gaveUp: each([1, 2]),
  result: each(RESULTS),
  finalScore: each(SIGNED),
  summary: each(SUMMARIES),
  costliest: [...MARKS.map((mark): [SheetMark, number, number] => [mark, 12, 12]), [MARK, 1234, 1200]],
  turnName: each(COUNTS),
  entered: each([0, 1, 4]),
  face: each(FACES),
  dieOf: each(FACES),
  takeBack: each(FACES),
  remove: each([null, ...FACES]),
  pairHint: each(BOTH),
  pickDie: each(grid({ face: FACES, isLeft: BOTH, isPicked: BOTH })),
  pickPair: choices(FACES, [null, 3]),
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
  logged: [
    ...LOST.map((move): [LoggedMove, Loss | null] => [move, lossOf(move)]),
    ...BARE.map((move): [LoggedMove, Loss | null] => [move, null]),
  ],
  done: each(BARE),
  othersDone: [...MARKED.map((one): [typeof MARKED] => [[one]]), [MARKED.slice(0, 3)]],
  announceTurn: choices(COUNTS, [null, 287.4]),
  announceTurnChance: COUNTS.map((turn) => [turn, 500, 0.294]),
  announceLikeliest: [
    ...MARKS.map((mark): [SheetMark, number] => [mark, 0.294]),
    [MARK, null, null],
    [MARK, 0.294, null, true],
    ...WHYS.map((why): [SheetMark, number, typeof why] => [RIDE, 0.294, why]),
  ],
  announceEntered: each([1, 4]),
  announceBest: [
    ...MARKS.map((mark): [SheetMark, number] => [mark, 293.1]),
    [MARK, null, null],
    [MARK, 293.1, WHYS[2]],
    [MARK, 293.1, null, true],
  ],
  announceChoose: each(COUNTS),
  announceOver: choices(SIGNED, [null, ...RESULTS]),
};

const DETAILS: Facts<Details> = {
  fromChoice: each(MARKS),
  played: choices(COUNTS, BOTH),
  stopped: each(COUNTS),
  atLeast: each(SIGNED),
  percent: each(CHANCES),
  shareRange: each([
    { low: 28.5, high: 30.3, digits: 1 },
    { low: 0, high: 0.12, digits: 2 },
    { low: 99.81, high: 100, digits: 2 },
    { low: 65.1, high: 66.3, digits: 1 },
  ]),
  mean: each([311.04, -1]),
  meanRange: each([{ low: 302.6, high: 1320 }]),
  expected: each([311.04, -1]),
  farOff: each(grid({ kind: ["above", "below"] as const, points: [20.9, 1] })),
  histogramTitle: each([50]),
  from: [
    [-200, -160],
    [1000, 1040],
  ],
  axis: each(SIGNED),
  courseRead: [
    [1, WHO.slice(0, 1).map((who) => ({ who, value: 305.2 }))],
    [3, WHO.slice(2, 4).map((who) => ({ who, value: -21 }))],
    [1234, WHO.slice(0, 4).map((who, nth) => ({ who, value: nth === 1 ? null : -1305.2 }))],
  ],
  coursePicture: [["Abc"]],
  turning: MARKS.map((mark) => [12, mark, 305.2, -21]),
  moveNumber: each(COUNTS),
  movesHint: [[10]],
  judgement: each([
    { kind: "only" },
    ...LOST.flatMap((move) => judgementOf(move) ?? []),
    { kind: "graded", grade: "asGood", loss: null },
    { kind: "graded", grade: "mistake", loss: null },
  ]),
};

const DIALOGS: Facts<Omit<Dialogs, keyof Words | keyof SharedDialogs>> = {
  player: each(PLAYERS),
  how: each(PLAYERS),
  undo: {
    logged: each(BARE),
    rolled: each([[3], [1, 3, 4, 4, 5]]),
    sum: choices(SUMS, [0, 1, 10]),
    reject: choices(FACES, [0, 1, 8]),
    joins: each(PLAYERS),
    leaves: each(PLAYERS),
    personJoins: each(WHO.slice(0, 3)),
    personLeaves: each(WHO.slice(0, 3)),
    throws: STANDARD_DIALOGS.diceThrown,
    opening: each(OPENINGS),
    openCost: each(OPEN_COSTS),
  },
};

const byHeart: Facts<ReturnType<Texts["by-heart"]["byHeartWords"]>> = { strength: [[224.5], [-83]] };

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
  const help: Facts<Help> = {
    help: grid({ opening: [...OPENINGS], openCost: [...OPEN_COSTS] }).map((rules) => [rules]),
  };
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
  const start: Facts<Omit<Texts["start"]["startWords"], keyof SharedStart>> = {
    strength: PLAYERS.map((by) => [by, "−396"]),
  };
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
    ...told("by-heart", texts["by-heart"].byHeartWords(formats), byHeart),
    ...told("progress", texts.progress.progressWords(), {}),
    ...told("practice", texts.practice.practiceWords(formats), {
      cost: costly(["0-7-8", "6-2-12"], ["points"], [1, 12.4, 233]),
      reason: [
        [{ kind: "towards", count: 2, next: 1 }],
        [{ kind: "towards", count: 1, next: 0 }],
        [{ kind: "rarer", sums: [4], next: [6] }],
        [{ kind: "rarer", sums: [4, 10], next: [6, 7] }],
      ],
    }),
  ]);
}
