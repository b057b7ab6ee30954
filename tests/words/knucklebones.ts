/** What Knucklebones says. */

import type { Example } from "../../www/games/knucklebones/model/examples.ts";
import type { Hint } from "../../www/games/knucklebones/model/hints.ts";
import type { Analysis, GameResult, Refusal, Side } from "../../www/games/knucklebones/model/types.ts";
import type { Why } from "../../www/games/knucklebones/model/why.ts";
import type { Words } from "../../www/games/knucklebones/text/en/words.ts";
import type { Language } from "../../www/shell/languages.ts";
import { lab } from "./knucklebones-lab.ts";
import { COLUMNS, DECIDED, FACES, MOVES, PLACED, PLAYERS, SIDES } from "./knucklebones-moves.ts";
import { createFormats, textsOf } from "./texts.ts";
import { type Facts, grid, type Told, told } from "./told.ts";

interface Texts {
  words: typeof import("../../www/games/knucklebones/text/en/words.ts");
  details: typeof import("../../www/games/knucklebones/text/en/details.ts");
  dialogs: typeof import("../../www/games/knucklebones/text/en/dialogs.ts");
  frame: typeof import("../../www/games/knucklebones/text/en/frame.ts");
  help: typeof import("../../www/games/knucklebones/text/en/help.ts");
  keys: typeof import("../../www/games/knucklebones/text/en/keys.ts");
  start: typeof import("../../www/games/knucklebones/text/en/start.ts");
  lab: typeof import("../../www/games/knucklebones/text/en/lab.ts");
}
/** What several games say alike. */
interface Shell {
  standard: typeof import("../../www/shell/text/en/standard.ts");
  "standard-dialogs": typeof import("../../www/shell/text/en/standard-dialogs.ts");
  start: typeof import("../../www/shell/text/en/start.ts");
}

/** Chances: certain ones, those that round to that, and others. */
const CHANCES = [0, 0.0001, 0.41, 0.793, 0.9999, 1];
const COUNTS = [0, 1, 2, 5, 1234];

/** Lists of arguments, of a grid. */
const each = <First, Second>(first: readonly First[], second: readonly Second[]) =>
  first.flatMap((one) => second.map((other): [First, Second] => [one, other]));

const REFUSALS: Refusal[] = [
  ...grid({ why: ["facing" as const], column: COLUMNS, die: FACES }),
  ...grid({ why: ["full" as const], side: SIDES }),
  ...grid({ why: ["column" as const], side: SIDES, column: COLUMNS }),
];

const WHYS: Why[] = [
  ...grid({ side: SIDES, kind: ["removes" as const], die: FACES, count: [1, 2, 3], takes: [1, 20] }),
  ...grid({ side: SIDES, kind: ["matches" as const], die: FACES, count: [2, 3], gain: [1, 20] }),
  ...grid({ side: SIDES, kind: ["safe" as const] }),
];

const scores = (mine: number, theirs: number): Analysis["scores"] => ({
  mine: { columns: [0, 0, 0], total: mine },
  theirs: { columns: [0, 0, 0], total: theirs },
});

const ENDS = [
  ...grid({ over: ["win", "loss"] as GameResult[], by: [1, 2, 30] }).map(({ over, by }) => ({
    over,
    givenUp: null,
    scores: over === "win" ? scores(40 + by, 40) : scores(40, 40 + by),
  })),
  ...[0, 1, 54].map((total) => ({ over: "tie" as const, givenUp: null, scores: scores(total, total) })),
  ...SIDES.map((givenUp) => ({ over: "loss" as const, givenUp, scores: scores(1, 2) })),
].map((end) => ({ ...end, found: null, isThinking: false, chosen: null }));

const SUMMARIES = grid({ choices: [1, 2, 12], forced: [0, 1, 2], best: [0, 1, 2], lost: [0.01, 0.182] }).filter(
  ({ choices, best }) => best <= choices,
);

const OUTLOOKS = [
  [0.50144, 0.01836, 0.4802],
  [5 / 6, 1 / 6, 0],
  [0.9998, 0.0001, 0.0001],
  [1, 0, 0],
].map(([win, tie, loss]) => ({ share: 0, win, tie, loss, difference: 0 }));

const words: Facts<Omit<Words, keyof Shell["standard"]["standardWords"] | "formats">> = {
  capital: [["best"]],
  problem: [
    ...["mine", "theirs", "by", "dice", "starts", "x"].map((key): [{ key: string }] => [{ key }]),
    ...REFUSALS.flatMap((refusal) =>
      refusal.why === "column"
        ? []
        : (refusal.why === "facing" ? ["column"] : ["boards", "move"]).map(
            (key): [{ key: string; refusal: Refusal }] => [{ key, refusal }],
          ),
    ),
  ],
  column: COLUMNS.map((nth) => [nth]),
  inColumn: COLUMNS.map((nth) => [nth]),
  face: grid({ die: FACES, count: [1, 2, 3] }).map(({ die, count }) => [die, count]),
  dice: grid({ die: FACES, count: [1, 2, 3] }).map(({ die, count }) => [die, count]),
  points: COUNTS.map((count) => [count]),
  score: COUNTS.map((count) => [count]),
  pile: grid({ side: SIDES, nth: COLUMNS, dice: [[], [5], [4, 1, 4]], score: [null, 1, 17] }).map(
    ({ side, nth, dice, score }) => [side, nth, dice, score],
  ),
  player: each(SIDES, PLAYERS),
  why: WHYS.map((why) => [why]),
  chance: CHANCES.map((chance) => [chance]),
  behind: [
    [0.41, 0.582],
    [0.582, 0.41],
    [0.5, 0.5],
  ],
  gain: grid({ gain: [-5, -1, 0, 1, 5], removes: [0, 2] }).map(({ gain, removes }) => [
    { column: 0, gain, removes, takes: 0, outlook: null, seedValue: null, low: null, high: null, over: null },
  ]),
  takes: each([0, 1, 2, 3], FACES),
  placeHere: each(FACES, COLUMNS),
  outlook: OUTLOOKS.map((outlook) => [outlook]),
  lead: [[-0.5], [0], [1], [12.34]],
  depth: grid({ depth: [1, 2, 5], proof: ["proved", "estimate"] as const, values: ["rule", "learned"] as const }).map(
    (of) => [of],
  ),
  rolled: each(SIDES, [null, "best-4"] as const),
  faceLabel: grid({ die: FACES, isRolled: [true, false], isSetUp: [true, false] }).map((of) => [of]),
  ifRolled: each(CHANCES, [null, ...COLUMNS]),
  square: grid({ side: SIDES, nth: COLUMNS, die: FACES }).map(({ side, nth, die }) => [side, nth, die]),
  takeAway: grid({ side: SIDES, nth: COLUMNS, die: FACES }).map(({ side, nth, die }) => [side, nth, die]),
  refused: REFUSALS.map((refusal) => [refusal]),
  logged: DECIDED.map((logged) => [logged]),
  done: PLACED.map((logged) => [logged]),
  lesson: DECIDED.map((logged) => [logged]),
  ofChance: [["0.3"], ["1.0"], ["17.2"]],
  lossOf: DECIDED.map((logged) => [logged]),
  whoseIs: each(SIDES, [null, "best-4"] as const),
  playerOf: each(SIDES, PLAYERS),
  ending: ENDS.map((end) => [end]),
  summary: each(SIDES, [null, "best-4"] as const).flatMap(([side, by]) =>
    SUMMARIES.map((summary): [Side, string | null, typeof summary] => [side, by, summary]),
  ),
  moveName: [[0], [1], [1233]],
  costliest: DECIDED.map((logged, nth) => [logged, nth]),
  announce: grid({ side: SIDES, roll: [null, ...FACES], best: [null, ...COLUMNS], share: [null, 0.793] }).map(
    ({ side, roll, best, share }) => [side, roll, best, share],
  ),
  announceComputer: each([null, ...FACES], [null, ...COLUMNS]),
  announceYourChoice: each(SIDES, [null, ...FACES]),
};

/** Faces: one, two, more, all. */
const ROLLS = [[5], [1, 6], [4, 5, 6]];

const HINTS: Hint[] = [
  ...grid({ side: SIDES, kind: ["removes" as const], column: COLUMNS, die: FACES, count: [1, 2, 3], takes: [1, 20] }),
  ...grid({
    side: SIDES,
    kind: ["keepsFrom" as const],
    column: COLUMNS,
    die: FACES,
    count: [1, 2, 3],
    behind: [0.01, 0.172],
  }),
  ...grid({ side: SIDES, kind: ["doubles" as const, "triples" as const], column: COLUMNS, die: FACES }),
  ...grid({ side: SIDES, kind: ["safe" as const, "costsThem" as const], column: COLUMNS }),
  ...grid({ side: SIDES, kind: ["fill" as const], left: [1, 2], ahead: [1, 20] }),
  ...grid({ side: SIDES, kind: ["ends" as const], left: [1, 2], ahead: [-20, 0, 20] }),
  ...grid({ side: SIDES, kind: ["atRisk" as const], column: COLUMNS, die: FACES, count: [2, 3] }),
  ...grid({ side: SIDES, kind: ["close" as const], behind: [0, 0.0004, 0.0049] }),
  ...grid({ side: SIDES, kind: ["rolls" as const], best: ROLLS, bestShare: [0.6], worst: ROLLS, worstShare: [0.1] }),
  ...grid({
    side: SIDES,
    kind: ["lastDie" as const],
    wins: [[], [5, 6], [1, 2, 3, 4, 5, 6]],
    ties: [[], [3], [1, 2, 3, 4, 5, 6]],
    losses: [[], [1], [1, 2, 3, 4, 5, 6]],
  }).filter(
    ({ wins, ties, losses }) => [1, 6].includes(wins.length + ties.length + losses.length) || wins.length === 2,
  ),
  ...grid({ side: SIDES, kind: ["endsNow" as const], ahead: [-20, -1, 0, 1, 20] }),
];

/** Each face in each column, on both boards. */
const UNREMOVING = PLACED.filter(({ by, choices }) => by === null && choices[0].removes === 0);

const details: Facts<ReturnType<Texts["details"]["detailWords"]>> = {
  treeHint: [[1], [2], [4]],
  fromHere: CHANCES.map((share) => [share]),
  columnOf: COLUMNS.map((nth) => [nth]),
  removes: each(FACES, [1, 2, 3]),
  chance: CHANCES.map((chance) => [chance]),
  courseRead: each([0, 1233], CHANCES),
  coursePicture: [["After move 1: 79.3%"]],
  level: [[0], [0.2], [1]],
  turning: MOVES.map((logged, nth) => [logged, nth, 0.41, 0.582]),
  moveNumber: [[0], [1233]],
  moveHead: each(PLAYERS, UNREMOVING).map(([by, logged]) => [{ ...logged, by }]),
  cost: DECIDED.map((logged) => [logged]),
  choice: each(COLUMNS, CHANCES),
  hint: HINTS.map((hint) => [hint]),
};

const NONE: Example = {
  side: "mine",
  roll: null,
  share: null,
  tie: null,
  difference: null,
  best: null,
  next: null,
  depth: null,
  isProved: false,
  isRough: false,
  mine: 0,
  theirs: 0,
};

const PLACED_BEST: Example = {
  ...NONE,
  roll: 5,
  share: 0.582,
  tie: 0.018,
  difference: -3.25,
  best: 0,
  next: 0.41,
  depth: 4,
};

const EXAMPLES: Example[] = [
  NONE,
  { ...NONE, share: 0.5, tie: 0.02, difference: 0, depth: 2, isRough: true },
  ...grid({ side: SIDES, roll: FACES, best: COLUMNS }).map((placed) => ({ ...PLACED_BEST, ...placed })),
  ...grid({ side: SIDES, next: [null, 0.41], depth: [1, 4], isProved: [true, false], mine: [1, 20] }).map((seen) => ({
    ...PLACED_BEST,
    ...seen,
  })),
];

const undo: Facts<ReturnType<Texts["dialogs"]["dialogWords"]>["undo"]> = {
  logged: PLACED.map((logged) => [logged]),
  rolled: each(SIDES, FACES),
  plays: each(SIDES, PLAYERS),
  throws: [["typed"], ["page"]],
  starts: SIDES.map((side) => [side]),
  toMove: SIDES.map((side) => [side]),
  added: grid({ side: SIDES, nth: COLUMNS, die: FACES }).map(({ side, nth, die }) => [side, nth, die]),
  taken: each(SIDES, COLUMNS),
};

/** All that Knucklebones says in a language. */
export async function knucklebones(language: Language): Promise<Told> {
  const texts = await textsOf<Texts>("games/knucklebones", language);
  const shell = await textsOf<Shell>("shell", language);
  const formats = createFormats(language);
  const { standardWords } = shell.standard;
  const { standardDialogWords } = shell["standard-dialogs"];
  const said = texts.words.words(formats);
  return new Map([
    ...told("words", said, words, { ...standardWords, formats }),
    ...told("frame", texts.frame.frameWords(said, formats), {
      where: each(["best", "their best"], [[0], [0, 2], [0, 1, 2]]),
    }),
    ...told("details", texts.details.detailWords(said), details),
    ...told("help", texts.help.helpWords(said), { help: EXAMPLES.map((example) => [example]) }),
    ...told("dialogs", texts.dialogs.dialogWords(said), { undo }, { ...said, ...standardDialogWords }),
    ...told("keys", { ...texts.keys }, {}),
    ...told("start", texts.start.startWords, {}, shell.start.startWords),
    ...told("lab", texts.lab.words(formats), lab),
  ]);
}
