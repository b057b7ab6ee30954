/** What Heckmeck says in its details, its dialogs and its help. */

import type { adviceExample, oddsExample } from "../../www/games/heckmeck/model/examples.ts";
import type { Point } from "../../www/games/heckmeck/model/game-history.ts";
import type { Goal } from "../../www/games/heckmeck/model/types.ts";
import type { AdviceWords } from "../../www/games/heckmeck/text/en/advice.ts";
import type { GameWords } from "../../www/games/heckmeck/text/en/details.ts";
import {
  AIMS,
  both,
  ENDED,
  each,
  FACES,
  FAILURES,
  GOALS,
  LOGGED,
  NAMES,
  PLAIN_WAYS,
  RESULTS,
  RULES,
  STRATEGIES,
  tableOf,
} from "./heckmeck-facts.ts";
import { STANDARD_DIALOGS } from "./shell.ts";
import { type Facts, grid, type Told, told } from "./told.ts";

export interface DetailTexts {
  details: typeof import("../../www/games/heckmeck/text/en/details.ts");
  "advice-details": typeof import("../../www/games/heckmeck/text/en/advice-details.ts");
  dialogs: typeof import("../../www/games/heckmeck/text/en/dialogs.ts");
  help: typeof import("../../www/games/heckmeck/text/en/help.ts");
  advice: typeof import("../../www/games/heckmeck/text/en/advice.ts");
}

type DetailWords = import("../../www/games/heckmeck/text/en/details.ts").DetailWords;
type AdviceDetailWords = import("../../www/games/heckmeck/text/en/advice-details.ts").AdviceDetailWords;
type DialogWords = import("../../www/games/heckmeck/text/en/dialogs.ts").DialogWords;
type HelpWords = import("../../www/games/heckmeck/text/en/help.ts").HelpWords;

const AIMED: [Goal, number][] = both(GOALS, [0, 25]);

const detailFacts: Facts<DetailWords> = {
  wayInWords: each(PLAIN_WAYS),
  hideWay: each(PLAIN_WAYS),
  showWay: each(PLAIN_WAYS),
  evaluation: each(GOALS),
  cell: both(GOALS, [0, 0.25, 1, 12.345]),
  tableHint: each([...GOALS, "all" as const]),
  csvOfGoal: each(GOALS),
  csvOfWay: each([undefined, ...PLAIN_WAYS]),
  level: both(GOALS, [0, 0.25, 1, 2.5, 12]),
  chartHint: [[true], [false]],
  readOff: AIMED.map(([goal, total]) => [
    goal,
    total,
    [
      { name: "5 5", number: 0.5 },
      { name: "best of all", number: 0.75 },
    ],
  ]),
  chartLabel: GOALS.map((goal) => [goal, "25 or more: roll 50%"]),
  reading: AIMED.flatMap(([goal, total]) =>
    [null, ...PLAIN_WAYS.map((way) => ({ way, number: 0.5 }))].map((best): [Goal, number, typeof best] => [
      goal,
      total,
      best,
    ]),
  ),
  wayBrief: each(PLAIN_WAYS),
  compareHint: AIMED,
  corner: both(FACES, FACES),
  times: [[1], [5]],
  preferred: both(FACES, [1, 2]),
  aim: AIMED,
};

const KEPT = { names: NAMES, players: NAMES.map(() => []), toMove: 0, grill: [] };
const POINTS: Point[] = [
  { kind: "start", turn: 0, made: 0, table: KEPT, logged: null },
  { kind: "hand", turn: 0, made: 0, table: KEPT, logged: null },
  { kind: "hand", turn: 3, made: 3, table: KEPT, logged: null },
  ...ENDED.map((logged, nth): Point => ({ kind: "turn", turn: nth + 1, made: 1, table: KEPT, logged })),
];
const FEW_POINTS = POINTS.slice(0, 6);
const CHANCES = [null, [0.5, 0.25], [0.4, 0.3, 0.2, 0.1]];

const adviceDetailFacts: Facts<Omit<AdviceDetailWords, keyof DetailWords>> = {
  bar: both(["grill", "steal", "fail"] as const, [0.001, 0.25, 1]),
  result: RESULTS.flatMap((result) =>
    FAILURES.map((failing): [typeof result, string[], typeof failing] => [result, NAMES, failing]),
  ),
  chance: [[0], [0.0001], [0.25], [1]],
  priceTotal: [[{ total: 0, isLast: false }], [{ total: 21, isLast: false }], [{ total: 37, isLast: true }]],
  brings: RESULTS.map((result) => [result, NAMES]),
  gamePicture: [["After turn 1: Anna took 25."]],
  pointTitle: each(POINTS),
  gameRead: POINTS.flatMap((point) =>
    CHANCES.map((chances): [Point, string[], number[] | null] => [point, NAMES, chances]),
  ),
  chanceOf: CHANCES.flatMap((chances) => [0, 3].map((player): [number[] | null, number] => [chances, player])),
  cellOf: CHANCES.flatMap((chances) => [0, 3].map((player): [number[] | null, number] => [chances, player])),
  goTo: each(FEW_POINTS),
  replay: each(FEW_POINTS),
  turning: POINTS.flatMap((point) => NAMES.map((name): [Point, string, number, number] => [point, name, 0.25, 0.75])),
  turnName: each(FEW_POINTS),
  happened: each(POINTS),
  luckyRoll: NAMES.map((name) => [name, { before: 0.25, after: 0.75 }]),
  cost: AIMS.map((aim) => [0.5, 0.25, aim]),
  graded: (["best", "asGood", "slip", "mistake"] as const).flatMap((grade) =>
    AIMS.map((aim): [typeof grade, number, number, typeof aim] => [grade, 0.5, 0.25, aim]),
  ),
};

const rolls = [[[]], [[0]], [[0, 4, 4, 5]]] as [number[]][];

const dialogFacts: Facts<
  Omit<
    DialogWords,
    keyof AdviceWords | keyof typeof import("../../www/shell/text/en/standard-dialogs.ts").standardDialogWords
  >
> = {
  tileTitle: [[21], [25], [36]],
  toStack: each(NAMES),
  nameOfPlayer: [[0], [6]],
  seatEarlier: each(NAMES),
  remove: each(NAMES),
  whoPlays: each(NAMES),
  stack: [[[21]], [[21, 25]]],
  measured: [[1939, 1.2345]],
  undo: {
    turn: each(LOGGED),
    take: rolls,
    added: each(NAMES),
    removed: each(NAMES),
    renamed: both(NAMES, NAMES),
    seats: [[NAMES], [NAMES.slice(0, 2)]],
    plays: both(NAMES, [null, ...STRATEGIES]),
    toMove: each(NAMES),
    tile: [[21]],
    throws: STANDARD_DIALOGS.diceThrown,
    diceInGame: each([1, 2, 8]),
    bust: [["scores-nothing"], ["keeps-total"]],
    dice: rolls,
    taken: [[[0, 0, 0, 0, 0, 0]], [[1, 0, 0, 0, 2, 1]]],
  },
};

/** Examples of the help. */
const ODDS: ReturnType<typeof oddsExample>[] = grid({
  best: [
    null,
    ...AIMED.flatMap(([goal, total]) =>
      PLAIN_WAYS.map((way) => ({
        way: { total: 0, remaining: 0, evaluation: {} as never, ...way },
        goal,
        total,
        number: 0.5,
      })),
    ),
  ],
  nextBust: [null, { dice: 8, chance: 0 }, { dice: 1, chance: 0.25 }],
  bust: ["scores-nothing", "keeps-total"] as const,
}).map((example) => ({ total: 25, atLeast: 0.5, exactly: 0.25, points: 21.5, pointsFrom: 12.25, ...example }));

const ADVICE: ReturnType<typeof adviceExample>[] = grid({
  aim: AIMS,
  isEither: [true, false],
  players: [2, 3, 4, 5, 6, 7],
  stack: [[], [21], [33]],
  best: [null, { value: 0.5, failing: 0.25 }],
  name: NAMES,
}).map(({ players, stack, ...example }) => ({
  ...example,
  table: tableOf(
    Array(players).fill(example.name),
    Array.from({ length: players }, (_, seat) => (seat === 0 ? stack : [])),
  ),
  opponents: players - 1,
}));

const helpFacts: Facts<HelpWords> = {
  howToPlay: grid({
    mode: ["odds", "advice"] as const,
    dice: [1, 8],
    turnDownWithNothingToReturn: [true, false],
    alwaysTurnDown: [true, false],
    compulsorySteal: [true, false],
  }).map(({ mode, dice, ...rules }) => [{ mode, dice, table: { ...tableOf(NAMES), rules: { ...RULES, ...rules } } }]),
  oddsHelp: each(ODDS),
  adviceHelp: each(ADVICE),
};

/** What a text says beside another. */
const without = (text: object, other: object) =>
  Object.fromEntries(Object.entries(text).filter(([key]) => !Object.hasOwn(other, key)));

export function detailsTold(texts: DetailTexts, words: GameWords): Told {
  const details = texts.details.detailWords(words);
  return new Map([
    ...told("details", texts["advice-details"].adviceDetailWords(words), { ...detailFacts, ...adviceDetailFacts }),
    ...told("dialogs", without(texts.dialogs.dialogWords(words), texts.advice.adviceWords(words)), {
      ...dialogFacts,
      ...STANDARD_DIALOGS,
    }),
    ...told("rule hints", texts.dialogs.RULE_HINTS, {}),
    ...told("help", texts.help.helpWords(words, details), helpFacts),
  ]);
}
