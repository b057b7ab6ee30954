/** What Heckmeck says in its details, its dialogs and its help. */

import { accuracyOf } from "../../www/games/heckmeck/model/accuracy.ts";
import type { adviceExample, oddsExample } from "../../www/games/heckmeck/model/examples.ts";
import type { ToldPoint } from "../../www/games/heckmeck/model/game-history.ts";
import { freshTable } from "../../www/games/heckmeck/model/table.ts";
import type { Goal, Name } from "../../www/games/heckmeck/model/types.ts";
import type { AdviceWords } from "../../www/games/heckmeck/text/en/advice.ts";
import type { GameWords } from "../../www/games/heckmeck/text/en/details.ts";
import {
  AIMS,
  BROUGHT,
  COSTS,
  FACES,
  FAILURES,
  GOALS,
  LOSSES,
  NAMES,
  PLAIN_WAYS,
  RULES,
  STRATEGIES,
  TOLD_ENDS,
  TOLD_MOVES,
} from "./heckmeck-facts.ts";
import { STANDARD_DIALOGS } from "./shell.ts";
import { choices, each, type Facts, grid, type Told, told } from "./told.ts";

export interface DetailTexts {
  details: typeof import("../../www/games/heckmeck/text/en/details.ts");
  "advice-details": typeof import("../../www/games/heckmeck/text/en/advice-details.ts");
  comparison: typeof import("../../www/games/heckmeck/text/en/comparison.ts");
  dialogs: typeof import("../../www/games/heckmeck/text/en/dialogs.ts");
  help: typeof import("../../www/games/heckmeck/text/en/help.ts");
  advice: typeof import("../../www/games/heckmeck/text/en/advice.ts");
}

type DetailWords = import("../../www/games/heckmeck/text/en/details.ts").DetailWords;
type AdviceDetailWords = import("../../www/games/heckmeck/text/en/advice-details.ts").AdviceDetailWords;
type DialogWords = import("../../www/games/heckmeck/text/en/dialogs.ts").DialogWords;
type HelpWords = import("../../www/games/heckmeck/text/en/help.ts").HelpWords;

const AIMED: [Goal, number][] = choices(GOALS, [0, 25]);

const detailFacts: Facts<DetailWords> = {
  wayInWords: each(PLAIN_WAYS),
  hideWay: each(PLAIN_WAYS),
  showWay: each(PLAIN_WAYS),
  cell: choices(GOALS, [0, 0.25, 1, 12.345]),
  tableHint: each([...GOALS, "all" as const]),
  level: choices(GOALS, [0, 0.25, 1, 2.5, 12]),
  chartHint: [[true], [false]],
  readOff: AIMED.map(([goal, total]) => [
    goal,
    total,
    [...PLAIN_WAYS.map((way) => ({ way, number: 0.5 })), { way: null, number: 0.75 }],
  ]),
  chartLabel: GOALS.map((goal) => [goal, "Abc"]),
  reading: AIMED.flatMap(([goal, total]) =>
    [null, ...PLAIN_WAYS.map((way) => ({ way, number: 0.5 }))].map((best): [Goal, number, typeof best] => [
      goal,
      total,
      best,
    ]),
  ),
  wayBrief: each(PLAIN_WAYS),
  aim: AIMED,
};

const comparisonFacts: Facts<import("../../www/games/heckmeck/text/en/comparison.ts").ComparisonWords> = {
  compareHint: AIMED,
  corner: choices(FACES, FACES),
  times: [[1], [5]],
  preferred: choices(FACES, [1, 2]),
};

const POINTS: ToldPoint[] = [
  { kind: "start", turn: 0, end: null },
  { kind: "hand", turn: 0, end: null },
  { kind: "hand", turn: 3, end: null },
  ...TOLD_ENDS.map((end, nth): ToldPoint => ({ kind: "turn", turn: nth + 1, end })),
];
const FEW_POINTS = POINTS.slice(0, 6);
const CHANCES = [null, [0.5, 0.25], [0.4, 0.3, 0.2, 0.1]];

const adviceDetailFacts: Facts<Omit<AdviceDetailWords, keyof DetailWords>> = {
  bar: choices(["grill", "steal", "fail"] as const, [1, 25, 100]),
  result: choices(BROUGHT, FAILURES),
  chance: [[0], [0.0001], [0.25], [1]],
  priceTotal: [[{ total: 0, upTo: null }], [{ total: 21, upTo: null }], [{ total: 37, upTo: 40 }]],
  brings: each(BROUGHT),
  gamePicture: [["Abc."]],
  pointTitle: each(POINTS),
  gameRead: POINTS.flatMap((point) =>
    CHANCES.map((chances): [ToldPoint, Name[], number[] | null] => [point, NAMES, chances]),
  ),
  chanceOf: [[null], [0], [0.25], [1]],
  cellOf: [[null], [0], [0.25], [1]],
  goTo: each(FEW_POINTS),
  replay: each(FEW_POINTS),
  turning: POINTS.flatMap((point) => NAMES.map((name): [ToldPoint, Name, number, number] => [point, name, 0.25, 0.75])),
  turnName: each(FEW_POINTS),
  happened: each(POINTS),
  luckyRoll: NAMES.map((name) => [name, { before: 0.25, after: 0.75 }]),
  movesHint: [[{ win: 0.03, worms: 0.3 }]],
  graded: choices(["best", "asGood", "slip", "mistake"] as const, LOSSES),
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
  whoPlays: each(NAMES),
  stack: [[[21]], [[21, 25]]],
  undo: {
    turn: each(TOLD_MOVES),
    take: [[[0]], [[0, 4, 4, 5]]],
    added: each(NAMES),
    removed: each(NAMES),
    renamed: choices(NAMES, NAMES),
    seats: [[NAMES], [NAMES.slice(0, 2)]],
    plays: choices(NAMES, [null, ...STRATEGIES]),
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
  cost: COSTS,
  best: [null, { value: 0.5, failing: 0.25 }],
  name: NAMES,
}).map((example) => ({
  ...example,
  accuracy: accuracyOf(example.players),
  opponents: example.players - 1,
  stolenCounts: 1 + 1 / (example.players - 1),
}));

const helpFacts: Facts<HelpWords> = {
  howToPlay: grid({
    mode: ["odds", "advice"] as const,
    dice: [1, 8],
    turnDownWithNothingToReturn: [true, false],
    alwaysTurnDown: [true, false],
    compulsorySteal: [true, false],
    anyLowerTile: [true, false],
  }).map(({ mode, dice, ...rules }) => [{ mode, dice, table: freshTable(NAMES, { ...RULES, ...rules }) }]),
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
    ...told("comparison", texts.comparison.comparisonWords(words, details), comparisonFacts),
    ...told("dialogs", without(texts.dialogs.dialogWords(words), texts.advice.adviceWords(words)), {
      ...dialogFacts,
      ...STANDARD_DIALOGS,
    }),
    ...told("rule hints", texts.dialogs.RULE_HINTS, {}),
    ...told("help", texts.help.helpWords(words, details), helpFacts),
  ]);
}
