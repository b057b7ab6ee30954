/** What Heckmeck says. */

import { COMPUTER, PEOPLE, YOU } from "../../www/games/heckmeck/model/names.ts";
import { type Over, overOf, stoppedOn, verdictOf } from "../../www/games/heckmeck/model/odds.ts";
import type { Problem } from "../../www/games/heckmeck/model/table-link.ts";
import { type AdviceTexts, adviceTold } from "./heckmeck-advice.ts";
import { type DetailTexts, detailsTold } from "./heckmeck-details.ts";
import { COUNTS, ENDS, FACES, FAILURES, GOALS, NAMES, PLAIN_WAYS } from "./heckmeck-facts.ts";
import { type LabTexts, labTold } from "./heckmeck-lab.ts";
import { costly } from "./practice.ts";
import { createFormats, type Language, textsOf } from "./texts.ts";
import { choices, each, type Facts, grid, type Told, told } from "./told.ts";

interface Texts extends AdviceTexts, DetailTexts, LabTexts {
  practice: typeof import("../../www/games/heckmeck/text/en/practice.ts");
  progress: typeof import("../../www/games/heckmeck/text/en/progress.ts");
  "by-heart": typeof import("../../www/games/heckmeck/text/en/by-heart.ts");
  words: typeof import("../../www/games/heckmeck/text/en/words.ts");
  frame: typeof import("../../www/games/heckmeck/text/en/frame.ts");
  keys: typeof import("../../www/games/heckmeck/text/en/keys.ts");
  share: typeof import("../../www/games/heckmeck/text/en/share.ts");
  speed: typeof import("../../www/games/heckmeck/text/en/speed.ts");
  start: typeof import("../../www/games/heckmeck/text/en/start.ts");
  strategies: typeof import("../../www/games/heckmeck/text/en/strategies.ts");
}

type Words = import("../../www/games/heckmeck/text/en/words.ts").Words;

const PROBLEMS: Problem[] = [
  { key: "player", why: "noTile", fact: "99" },
  { key: "grill", why: "twice", fact: 25 },
  { key: "player", why: "players", fact: 1 },
  { key: "player", why: "players", fact: 8 },
  { key: "turn", why: "seat", fact: 2 },
  { key: "dice" },
  { key: "bust" },
  { key: "throws" },
  { key: "turnDownWithNothingToReturn" },
  { key: "other" },
];

const TOTALS = [0, 18, 21, 25, 36, 37, 40];
const NUMBERS: [import("../../www/games/heckmeck/model/types.ts").Goal, number][] = choices(
  GOALS,
  [0, 0.25, 1, 12.345],
);

/** For a goal: before a roll and after it. */
const ROLLS: [import("../../www/games/heckmeck/model/types.ts").Goal, number, number][] = GOALS.flatMap((goal) =>
  [
    [0.5, 0.5],
    [0.5, 0.5001],
    [0.5, 0.505],
    [0.5, 0.495],
    [0.5, 0.75],
    [0.5, 0.25],
    [0.5, 0],
  ].map(([before, after]): [typeof goal, number, number] => [goal, before, after]),
);

const STOPS: [import("../../www/games/heckmeck/model/types.ts").Goal, number, number][] = GOALS.flatMap((goal) =>
  TOTALS.flatMap((wanted) => TOTALS.map((score): [typeof goal, number, number] => [goal, wanted, score])),
);

const wordsFacts: Facts<
  Omit<Words, keyof typeof import("../../www/shell/text/en/standard.ts").standardWords | "formats">
> = {
  name: each([YOU, ...PEOPLE, COMPUTER, "Iris"]),
  problem: each(PROBLEMS),
  die: each(COUNTS),
  face: choices(FACES, [1, 2]),
  facesIn: choices(FACES, COUNTS),
  diceTaken: choices(FACES, COUNTS),
  worms: each(COUNTS),
  wayText: each(PLAIN_WAYS),
  wayAsAction: each(PLAIN_WAYS),
  goal: choices(GOALS, TOTALS),
  goalTitle: choices(GOALS, TOTALS),
  goalNumber: NUMBERS,
  goalDifference: ROLLS,
  tileWorms: [[21], [25], [36]],
  points: each(COUNTS),
  diceLeft: each(COUNTS),
  oneMore: each(FACES),
  oneFewer: each(FACES),
  takenOf: each(FACES),
  whatRolled: [[true], [false]],
  rolled: each([null, ...NAMES]),
  entered: [
    [0, 8],
    [1, 8],
    [8, 8],
    [9, 8],
    [8, 5],
  ],
  faceLabel: each(grid({ face: FACES, count: [0, 1, 2], isTaken: [true, false], isFull: [true, false] })),
  times: [[0], [5]],
  howMany: each(FACES),
  setCount: choices(FACES, [0, 1, 2, 5]),
  unreachable: choices(GOALS, TOTALS),
  wasNow: ROLLS,
  verdict: ROLLS.map(([goal, before, after]) => [goal, before, after, verdictOf(goal, before, after)]),
  thenStop: STOPS.map(([goal, wanted, score]) => [stoppedOn(goal, wanted, score), score]),
  thenRoll: [
    [1, 0],
    [1, 0.25],
    [5, 0],
    [5, 0.25],
  ],
  thenTake: [
    [10, 0],
    [10, 1],
    [10, 5],
  ],
  bustKeeps: [[21]],
  turnResult: STOPS.flatMap(([goal, wanted, score]) =>
    [0, 2].map((remaining): [Over] => [overOf({ total: score || 25, score, remaining }, goal, wanted)]),
  ),
  loss: each(FAILURES),
  turnEndBy: choices(NAMES, ENDS),
  announceEntered: [
    [1, 8],
    [8, 8],
  ],
  announcePosition: choices([0, 1], [0, 1, 2, 8]).map(([taken, left]): [number, number, number] => [taken, 12, left]),
  announceUnreachable: choices(GOALS, TOTALS),
  announceBest: GOALS.flatMap((goal) =>
    [0, 25].flatMap((total) =>
      PLAIN_WAYS.map((way): [typeof goal, number, typeof way, number] => [goal, total, way, 0.75]),
    ),
  ),
};

const speedFacts: Facts<ReturnType<typeof import("../../www/games/heckmeck/text/en/speed.ts").words>> = {
  structure: [[]],
  positions: [["scores-nothing"], ["keeps-total"]],
  turn: choices(["", "5 > 11234ww"], [true, false]),
  advise: [[""], ["5"]],
  win: choices(["", "5"], [1, 2]),
  game: [["rule-1"]],
};

const startFacts: Facts<typeof import("../../www/games/heckmeck/text/en/start.ts").startWords> = {
  strengths: [
    [
      { weak: "A.", medium: "B.", strong: "C.", strongest: "D." },
      { weak: 1, medium: 20, strong: 45 },
    ],
  ],
};

/** Rules to remember. */
const byHeart: Facts<ReturnType<Texts["by-heart"]["byHeartWords"]>> = { strength: [[0.396], [0.5]] };

/** All that Heckmeck says in a language. */
export async function heckmeck(language: Language): Promise<Told> {
  const texts = await textsOf<Texts>("games/heckmeck", language);
  const { standard } = await textsOf<{ standard: typeof import("../../www/shell/text/en/standard.ts") }>(
    "shell",
    language,
  );
  const formats = createFormats(language);
  const words = texts.words.words(formats);
  const ofShell = { ...standard.standardWords, formats };
  return new Map([
    ...told("words", words, wordsFacts, ofShell),
    ...told("frame", texts.frame.frameWords(words), {}, words),
    ...told("keys", { ...texts.keys }, {}),
    ...told("share", { ...texts.share }, {}),
    ...told("speed", texts.speed.words(), speedFacts),
    ...told("start", { ...texts.start }, { startWords: startFacts }),
    ...told("strategies", { ...texts.strategies }, {}),
    ...adviceTold(texts, words),
    ...detailsTold(texts, words),
    ...labTold(texts, formats),
    ...told("by-heart", texts["by-heart"].byHeartWords(formats), byHeart),
    ...told("progress", texts.progress.progressWords(), {}),
    ...told("practice", texts.practice.practiceWords(formats), {
      question: [["wins"], ["worms"]],
      hint: [["wins"], ["worms"]],
      cost: costly(
        ["1", "2", "3", "4", "5", "w", "roll", "stop", "instead", "fail"],
        ["wins", "worms"],
        [0.05, 0.012, 1],
      ),
    }),
  ]);
}
