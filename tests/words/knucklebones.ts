/** What Knucklebones says. */

import type { HintTexts } from "../../www/games/knucklebones/model/hints.ts";
import { sharesShown } from "../../www/games/knucklebones/model/shares.ts";
import type { Ending } from "../../www/games/knucklebones/model/told.ts";
import type {
  Chance,
  KnucklebonesAnswer,
  Margin,
  Player,
  Refusal,
  Side,
} from "../../www/games/knucklebones/model/types.ts";
import type { Why } from "../../www/games/knucklebones/model/why.ts";
import type { Words } from "../../www/games/knucklebones/text/en/words.ts";
import { lab } from "./knucklebones-lab.ts";
import { COLUMNS, DECIDED, FACES, MOVES, PLACED, PLAYERS, SIDES } from "./knucklebones-moves.ts";
import { costly } from "./practice.ts";
import { createFormats, type Language, textsOf } from "./texts.ts";
import { choices, type Facts, grid, type Told, told } from "./told.ts";

interface Texts {
  practice: typeof import("../../www/games/knucklebones/text/en/practice.ts");
  progress: typeof import("../../www/games/knucklebones/text/en/progress.ts");
  "by-heart": typeof import("../../www/games/knucklebones/text/en/by-heart.ts");
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
const DIGITS = [0, 1] as const;

/** How far a chance may be off: with decimals, and one or more whole points. */
const MARGINS: Margin[] = [
  { points: 0.4, digits: 1 },
  { points: 1, digits: 1 },
  { points: 1, digits: 0 },
  { points: 3, digits: 0 },
];
const REACHED: [KnucklebonesAnswer["proof"], KnucklebonesAnswer["error"]][] = [
  ["proved", 0.002],
  ["estimate", null],
  ["estimate", 0.03],
];

/** Each as the only argument. */
const listed = <Fact>(facts: readonly Fact[]) => facts.map((fact): [Fact] => [fact]);

const REFUSALS: Refusal[] = [
  ...grid({ why: ["facing" as const], column: COLUMNS, die: FACES }),
  ...grid({ why: ["full" as const], side: SIDES }),
  ...grid({ why: ["column" as const], side: SIDES, column: COLUMNS }),
];

const ANNOUNCED = grid({ column: COLUMNS, isOnly: [false, true] });

const WHYS: Why[] = [
  ...grid({ side: SIDES, kind: ["removes" as const], die: FACES, count: [1, 2, 3], takes: [1, 20] }),
  ...grid({ side: SIDES, kind: ["matches" as const], die: FACES, count: [2, 3], gain: [1, 20] }),
  ...grid({ side: SIDES, kind: ["safe" as const, "lost" as const, "won" as const] }),
];

const ENDS: Ending[] = [
  ...grid({ kind: ["win", "loss"] as const, by: [1, 2, 30] }),
  ...grid({ kind: ["tie" as const], total: [0, 1, 54] }),
  ...grid({ kind: ["givenUp" as const], side: SIDES }),
];

const SUMMARIES = grid({
  choices: [1, 2, 12],
  forced: [0, 1, 2],
  best: [0, 1, 2],
  lost: [0.01, 0.182],
  digits: DIGITS,
}).filter(({ choices, best }) => best <= choices);

const OUTLOOKS = [
  [0.50144, 0.01836, 0.4802],
  [5 / 6, 1 / 6, 0],
  [0.9998, 0.0001, 0.0001],
  [1, 0, 0],
].flatMap(([win, tie, loss]) =>
  DIGITS.map((digits): [ReturnType<typeof sharesShown>, 0 | 1] => [sharesShown({ win, tie, loss }, digits), digits]),
);

const SAID: (Chance | null)[] = [
  null,
  { share: 0.793, digits: 1, margin: null },
  ...MARGINS.map((margin) => ({ share: 0.793, digits: margin.digits, margin })),
];

const words: Facts<Omit<Words, keyof Shell["standard"]["standardWords"] | "formats">> = {
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
  face: listed(FACES),
  score: listed(COUNTS),
  pile: grid({ side: SIDES, nth: COLUMNS, dice: [[], [5], [4, 1, 4]], score: [null, 1, 17] }).map(
    ({ side, nth, dice, score }) => [side, nth, dice, score],
  ),
  player: choices(SIDES, PLAYERS),
  why: listed(WHYS),
  chance: choices(CHANCES, DIGITS),
  margin: listed(MARGINS),
  marginHeard: listed(MARGINS),
  behind: DIGITS.flatMap((digits): [number, number, 0 | 1][] => [
    [0.41, 0.582, digits],
    [0.582, 0.41, digits],
    [0.5, 0.5, digits],
  ]),
  gain: grid({ gain: [-5, -1, 0, 1, 5], removes: [0, 2] }).map(({ gain, removes }) => [{ gain, removes }]),
  takes: choices([0, 1, 2, 3], FACES).map(([count, die]) => [Array(count).fill(die)]),
  placeHere: choices(FACES, COLUMNS),
  rolled: choices(SIDES, [null, "best-4"] as const),
  faceLabel: grid({ die: FACES, isRolled: [true, false], isSetUp: [true, false] }).map((of) => [of]),
  ifRolled: grid({ share: CHANCES, nths: [[], [0], [1], [2], [0, 2]], digits: DIGITS }).map(
    ({ share, nths, digits }) => [share, nths, digits],
  ),
  square: choices(SIDES, COLUMNS, FACES),
  takeAway: choices(SIDES, COLUMNS, FACES),
  refused: listed(REFUSALS),
  logged: listed(DECIDED),
  done: listed(PLACED),
  lesson: listed(DECIDED),
  ending: listed(ENDS),
  summary: choices(SIDES, [null, "best-4"] as const).flatMap(([side, by]) =>
    SUMMARIES.map((summary): [Side, Player | null, typeof summary] => [side, by, summary]),
  ),
  moveName: [[0], [1], [1233]],
  costliest: DECIDED.map((logged, nth) => [logged, nth]),
  announce: grid({ side: SIDES, roll: [null, ...FACES], best: [null, ...ANNOUNCED], chance: SAID }).map(
    ({ side, roll, best, chance }) => [side, roll, best, chance],
  ),
  announceComputer: choices([null, ...FACES], [null, ...COLUMNS]),
  announceYourChoice: choices(SIDES, [null, ...FACES]),
};

/** Faces: one, two, more, all. */
const ROLLS = [[5], [1, 6], [4, 5, 6]];

/** What the faces of a die that ends the game come to: some of them each, or all the same. */
const SOME = { win: [5, 6], tie: [3], loss: [1] };
const RESULTS = ["win", "tie", "loss"] as const;
const LAST = [
  ...grid({ win: [true, false], tie: [true, false], loss: [true, false] }).map((of) =>
    RESULTS.filter((result) => of[result]).map((result) => ({ result, faces: SOME[result] })),
  ),
  ...RESULTS.map((result) => [{ result, faces: FACES }]),
].filter((ends) => ends.length > 0);

const hints: Facts<HintTexts> = {
  removes: listed(grid({ side: SIDES, column: COLUMNS, die: FACES, count: [1, 2, 3], takes: [1, 20] })),
  keepsFrom: listed(
    grid({ side: SIDES, column: COLUMNS, die: FACES, count: [1, 2, 3], behind: [0.01, 0.172], digits: DIGITS }),
  ),
  doubles: listed(grid({ side: SIDES, column: COLUMNS, die: FACES })),
  triples: listed(grid({ side: SIDES, column: COLUMNS, die: FACES })),
  safe: listed(grid({ side: SIDES, column: COLUMNS })),
  costsThem: listed(grid({ side: SIDES, column: COLUMNS })),
  fill: listed(grid({ side: SIDES, left: [1, 2], ahead: [1, 20] })),
  ends: listed(grid({ side: SIDES, left: [1, 2], isAhead: [true, false] })),
  atRisk: listed(grid({ side: SIDES, column: COLUMNS, die: FACES, count: [2, 3] })),
  asGood: listed(grid({ side: SIDES })),
  close: listed(grid({ side: SIDES, behind: [0.0049], digits: [1 as const] })),
  rolls: [
    ...listed(
      grid({ side: ["mine" as const], best: ROLLS, bestShare: [0.6], worst: ROLLS, worstShare: [0.1], digits: DIGITS }),
    ),
    ...listed(
      grid({
        side: ["theirs" as const],
        best: ROLLS,
        bestShare: [0.4],
        worst: ROLLS,
        worstShare: [0.9],
        digits: DIGITS,
      }),
    ),
  ],
  lastDie: listed(grid({ side: SIDES, ends: LAST })),
  endsNow: listed(grid({ side: SIDES, result: RESULTS, by: [1, 20] })),
};

/** Each face in each column, on both boards. */
const UNREMOVING = PLACED.filter(({ by, removes }) => by === null && removes === 0);

const details: Facts<ReturnType<Texts["details"]["detailWords"]>> = {
  treeHint: [[1], [2], [4]],
  fromHere: choices(CHANCES, DIGITS),
  columnOf: listed(COLUMNS),
  removes: choices(FACES, [1, 2, 3]),
  chance: choices(CHANCES, DIGITS),
  courseRead: choices([0, 1233], CHANCES, DIGITS),
  coursePicture: [["Abc"]],
  level: [[0], [0.2], [1]],
  turning: MOVES.flatMap((logged, nth) =>
    DIGITS.map((digits): [typeof logged, number, number, number, 0 | 1] => [logged, nth, 0.41, 0.582, digits]),
  ),
  moveNumber: [[0], [1233]],
  moveHead: choices(PLAYERS, UNREMOVING).map(([by, logged]) => [{ ...logged, by }]),
  cost: listed(DECIDED),
  choice: choices(COLUMNS, CHANCES, DIGITS),
  hints,
  movesHint: [[0.03]],
};

const undo: Facts<ReturnType<Texts["dialogs"]["dialogWords"]>["undo"]> = {
  logged: listed(PLACED),
  rolled: choices(SIDES, FACES),
  plays: choices(SIDES, PLAYERS),
  throws: [["typed"], ["page"]],
  named: [["Mia"], [""]],
  starts: listed(SIDES),
  toMove: listed(SIDES),
  added: choices(SIDES, COLUMNS, FACES),
  taken: choices(SIDES, COLUMNS),
};

/** What a chance is made of. */
const numbers: Facts<ReturnType<Texts["dialogs"]["dialogWords"]>["numbers"]> = {
  outlook: OUTLOOKS,
  lead: [[-0.5], [0], [1], [12.34]],
  depth: grid({ depth: [1, 2, 5], reached: REACHED }).map(({ depth, reached: [proof, error] }) => [
    { depth, proof, error },
  ]),
};

/** Columns of an embedded position. */
const where: Facts<ReturnType<Texts["frame"]["frameWords"]>>["where"] = grid({
  mark: ["best", "only", "picks"] as const,
  side: SIDES,
  columns: [[0], [0, 2], [0, 1, 2]],
}).map(({ mark, side, columns }) => [mark, side, columns]);

const byHeart: Facts<ReturnType<Texts["by-heart"]["byHeartWords"]>> = { strength: [[0.391], [0.5]] };

/** All that Knucklebones says in a language. */
export async function knucklebones(language: Language): Promise<Told> {
  const texts = await textsOf<Texts>("games/knucklebones", language);
  const shell = await textsOf<Shell>("shell", language);
  const formats = createFormats(language);
  const { standardWords } = shell.standard;
  const { standardDialogWords } = shell["standard-dialogs"];
  const said = texts.words.words(formats);
  const called = { mine: "Mia", theirs: "Anne" };
  const named = texts.words.words(formats, called);
  const base = { ...standardWords, formats };
  return new Map([
    ...told("words", said, words, { ...base, called: said.called }),
    ...told("words by name", named, words, { ...base, called }),
    ...told("details by name", texts.details.detailWords(named), details),
    ...told("frame", texts.frame.frameWords(said, formats), { where }),
    ...told("details", texts.details.detailWords(said), details),
    ...told("help", { ...texts.help }, {}),
    ...told("dialogs", texts.dialogs.dialogWords(said), { undo, numbers }, { ...said, ...standardDialogWords }),
    ...told("keys", { ...texts.keys }, {}),
    ...told("start", texts.start.startWords, {}, shell.start.startWords),
    ...told("lab", texts.lab.words(formats), lab),
    ...told("by-heart", texts["by-heart"].byHeartWords(formats), byHeart),
    ...told("progress", texts.progress.progressWords(), {}),
    ...told("practice", texts.practice.practiceWords(formats), {
      cost: costly(["0", "1", "2"], ["wins"], [0.05, 0.012]),
      reason: [
        [{ kind: "goesOn" }],
        [{ kind: "reaches" }],
        [{ kind: "risks", more: 0, next: 5 }],
        [{ kind: "risks", more: 1, next: 12 }],
        [{ kind: "risks", more: 12, next: 24 }],
      ],
    }),
  ]);
}
