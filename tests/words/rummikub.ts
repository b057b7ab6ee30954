/** What Tile rummy says. */

import { type Lead, leadOf } from "../../www/games/rummikub/model/course.ts";
import type { LinkProblem } from "../../www/games/rummikub/model/link.ts";
import { changesOf } from "../../www/games/rummikub/model/other-ways.ts";
import { possibleOf } from "../../www/games/rummikub/model/score.ts";
import { initial } from "../../www/games/rummikub/model/state.ts";
import { type StepFacts, stepFacts } from "../../www/games/rummikub/model/step-facts.ts";
import { calledOf } from "../../www/games/rummikub/model/telling.ts";
import { typedOf } from "../../www/games/rummikub/model/tiles.ts";
import { touchedOf } from "../../www/games/rummikub/model/touched.ts";
import type { Analysis, State } from "../../www/games/rummikub/model/types.ts";
import { countsOf, provedWorthOf } from "../../www/games/rummikub/model/worth.ts";
import type { PlanWords } from "../../www/games/rummikub/text/en/steps.ts";
import type { WishWords } from "../../www/games/rummikub/text/en/wishes.ts";
import type { Words } from "../../www/games/rummikub/text/en/words.ts";
import { costly } from "./practice.ts";
import {
  COUNTED,
  EITHER,
  HEAPS,
  LISTS,
  LOGGED,
  move,
  NO_SETS,
  OPPONENTS,
  PLANS,
  PUZZLES,
  planned,
  SEATS,
  STEPS,
  TILES,
  WHYS,
} from "./rummikub-facts.ts";
import { lab } from "./rummikub-lab.ts";
import { match } from "./rummikub-match.ts";
import { STANDARD, STANDARD_DIALOGS } from "./shell.ts";
import { createFormats, type Language, textsOf } from "./texts.ts";
import { choices, each, type Facts, grid, type Told, told } from "./told.ts";

interface Texts {
  practice: typeof import("../../www/games/rummikub/text/en/practice.ts");
  progress: typeof import("../../www/games/rummikub/text/en/progress.ts");
  words: typeof import("../../www/games/rummikub/text/en/words.ts");
  details: typeof import("../../www/games/rummikub/text/en/details.ts");
  dialogs: typeof import("../../www/games/rummikub/text/en/dialogs.ts");
  entry: typeof import("../../www/games/rummikub/text/en/entry.ts");
  frame: typeof import("../../www/games/rummikub/text/en/frame.ts");
  help: typeof import("../../www/games/rummikub/text/en/help.ts");
  keys: typeof import("../../www/games/rummikub/text/en/keys.ts");
  lab: typeof import("../../www/games/rummikub/text/en/lab.ts");
  match: typeof import("../../www/games/rummikub/text/en/match.ts");
  lying: typeof import("../../www/games/rummikub/text/en/lying.ts");
  move: typeof import("../../www/games/rummikub/text/en/move.ts");
  names: typeof import("../../www/games/rummikub/text/en/names.ts");
  players: typeof import("../../www/games/rummikub/text/en/players.ts");
  puzzles: typeof import("../../www/games/rummikub/text/en/puzzles.ts");
  round: typeof import("../../www/games/rummikub/text/en/round.ts");
  share: typeof import("../../www/games/rummikub/text/en/share.ts");
  speed: typeof import("../../www/games/rummikub/text/en/speed.ts");
  start: typeof import("../../www/games/rummikub/text/en/start.ts");
  steps: typeof import("../../www/games/rummikub/text/en/steps.ts");
  wishes: typeof import("../../www/games/rummikub/text/en/wishes.ts");
  table: typeof import("../../www/games/rummikub/text/en/table.ts");
  tiles: typeof import("../../www/games/rummikub/text/en/tiles.ts");
}

const HEADLINES = grid({
  kind: [
    "empty",
    "won",
    "theirs",
    "move",
    "keep-joker",
    "draw-to-win",
    "nothing",
    "no-opening",
    "no-arrangement",
    "wishes",
  ] as const,
  tiles: [1, 2, 5],
  of: [0, 1, 2, 14],
  waits: EITHER,
  opens: EITHER,
  wins: EITHER,
  jokers: [1, 2],
});

const GIVES = grid({ tiles: [1, 2, 5], points: [5, 6], cuts: [null, 1, 3] });

const CALLED = HEAPS.map((heap) => calledOf(heap));

const moves: Facts<ReturnType<Texts["move"]["moveWords"]>> = {
  looseHint: COUNTED,
  touched: each(
    grid({
      touched: [[], ...HEAPS.map((heap) => [heap]), [HEAPS[0], HEAPS[7]], [HEAPS[7], HEAPS[7]], HEAPS.slice(5, 12)],
      of: [1, 3, 1234],
    })
      .map(({ touched, of }) => touchedOf(touched, of))
      .filter((touched) => touched !== null),
  ),
  emptied: each(CALLED),
  compared: each(LOGGED.map(possibleOf).filter((possible) => possible !== null)),
  fact: each([
    ...grid({
      points: [1, 25],
      cuts: [null, 0, 1, 3],
      opening: [null, 32],
      needed: [30],
      proved: EITHER,
      most: [1, 5],
      isMost: EITHER,
    }).flatMap((told) => provedWorthOf(told, told)),
    ...PLANS.flatMap((plan) => countsOf(plan)),
  ]),
  waits: each(grid({ wait: ["joker", "win"] as const, winning: [null, 1, 12], unseen: [92], play: [[]] })),
  noOpening: [[12, 30]],
  whyBest: each(grid({ more: [1, 2], adding: [0, 3] })),
  orPlay: choices([1, 3], EITHER),
  takeOut: each(TILES),
  doneHere: COUNTED,
  theyDrew: [[1], [2]],
};

/** Whether something is done: tiles come, or a joker becomes something else. */
const isPossible = (step: StepFacts) =>
  step.kind === "shift" ? step.becomes.length > 0 : step.kind === "split" || step.coming.length > 0;

const TOLD_STEPS = STEPS.map(stepFacts).filter(isPossible);

const plan: Facts<PlanWords> = {
  stepText: each(TOLD_STEPS),
  tickStep: each(TOLD_STEPS.slice(0, 3)),
  stepDone: COUNTED,
  doneSteps: COUNTED,
  stays: COUNTED,
  done: COUNTED,
};

const wishes: Facts<WishWords> = {
  rung: each(grid({ tiles: [1, 4], cuts: [0, 1, 12], isFirst: EITHER })),
  instead: each([
    { objective: "best" as const, changes: [] },
    ...grid({ objective: ["simple", "tiles", "points", "best"] as const, now: GIVES, other: GIVES })
      .map(({ objective, now, other }) => ({ objective, changes: changesOf(now, other) }))
      .filter(({ changes }) => changes.length > 0),
  ]),
  withJokers: [
    [1, 1],
    [2, 3],
  ],
};

const words: Facts<Omit<Words, "formats">> = {
  ...STANDARD,
  fromTo: [[3, 7]],
  percent: [[0.123]],
  capital: [["abc"]],
  problem: [
    [{ key: "rack" }],
    [{ key: "foreign" }],
    ...grid({ nth: [0, 11], tiles: LISTS.filter(({ length }) => length > 0), why: NO_SETS, isLoose: EITHER }).map(
      (noSet): [LinkProblem] => [{ key: "table", noSet }],
    ),
  ],
  noSet: each(NO_SETS),
  points: COUNTED,
  tiles: COUNTED,
  sets: COUNTED,
  cuts: COUNTED,
  tileName: each(TILES),
  setName: COUNTED,
  named: each(LISTS),
  whoIs: each(SEATS),
  whoInside: each(SEATS),
  whoAlone: each(SEATS),
  why: each(WHYS),
  logged: each(LOGGED),
  headline: each(HEADLINES),
  emptyHint: COUNTED,
  wouldHelp: each(grid({ helpful: [0, 1, 40], unseen: [1, 92] })),
  drawChance: each(grid({ helpful: [0, 1, 40], unseen: [92], chance: [0, 0.435, 1] })),
  sentences: [[["Abc"]], [["Abc", "Def"]]],
  theirTurn: each(SEATS),
  rackTile: grid({
    tile: TILES,
    told: ["removes", "kept", "must", "goes", "stays", "plain"] as const,
    isDrawn: EITHER,
  }).map(({ tile, told, isDrawn }) => [tile, told, isDrawn]),
  theirsNone: each(EITHER),
  inSight: each(grid({ rack: [0, 14], table: [0, 1234], sets: [0, 1, 5], unseen: [1, 92] })),
  pending: each(LISTS),
  lies: each(grid({ tiles: [1, 43], sets: [1, 13] })),
  cameHint: each(EITHER),
  theirsHint: choices([1, 2, 3], [0, 1, 14]),
  typed: each(["r", "rbko", "r1", "rb1"].map(typedOf)),
  cell: grid({ tile: TILES, rack: [0, 1, 2], table: [0, 1, 2], brings: [null, 1, 3] })
    .filter(({ rack, table }) => rack + table <= 2)
    .map(({ tile, rack, table, brings }) => [tile, { rack, table, isUsedUp: rack + table === 2 }, brings]),
  brings: COUNTED,
  announce: [[["Abc"]], [["Abc", "Def"]]],
  laid: LISTS.slice(1).map((tiles, nth) => [{ tiles, kind: "run" }, nth]),
  entered: each(LISTS),
  changed: grid({ tile: TILES, count: [0, 1, 2], place: ["rack", "loose", "came"] as const }).map(
    ({ tile, count, place }) => [tile, count, place],
  ),
  changedAll: grid({ tiles: LISTS.slice(1), place: ["rack", "loose", "came"] as const }).map(({ tiles, place }) => [
    tiles,
    place,
  ]),
};

type DialogWords = Omit<import("../../www/games/rummikub/text/en/dialogs.ts").DialogWords, keyof Words>;

/** States of every kind: at a table, in a game, with a puzzle. */
const STATES: State[] = grid({
  opened: EITHER,
  opening: [30, 40],
  playOn: EITHER,
  jokers: ["free", "stands", "locked", "both"] as const,
  oneJoker: EITHER,
  jokerPoints: [25, 30],
  level: [0, 4],
}).map(({ opened, opening, playOn, jokers, oneJoker, jokerPoints, level }) => ({
  ...initial(),
  rack: ["r5", "b5", "k5", "o1"],
  table: { ...initial().table, sets: [{ tiles: ["r7", "r8", "r9"], kind: "run" as const }], loose: ["o13"] },
  opened,
  rules: { opening, playOn, jokers, oneJoker, jokerPoints },
  hints: level,
}));

const dialogs: Facts<DialogWords> = {
  ...STANDARD_DIALOGS,
  fewer: each(SEATS),
  more: each(SEATS),
  found: grid({ rack: LISTS, sets: [0, 1, 5], loose: [[], ["r5"], ["r5", "j"]] }).map(({ rack, sets, loose }) => [
    { rack, table: { sets: Array(sets).fill({ tiles: ["r7", "r8", "r9"], kind: "run" }), loose } },
  ]),
  wrong: [
    [{ from: 0, to: 2, text: "x9", why: { name: "word", message: "no tile" } }],
    ...TILES.map((tile): [import("../../www/games/rummikub/model/parse-tiles.ts").Wrong] => [
      { from: 0, to: 2, text: "", why: { name: "third", tile } },
    ]),
    ...grid({ why: NO_SETS, isLoose: EITHER }).map(
      (facts): [import("../../www/games/rummikub/model/parse-tiles.ts").Wrong] => [
        { from: 0, to: 2, text: "r5 r7 r9", why: { name: "set", tiles: ["r5", "r7", "r9"], ...facts } },
      ],
    ),
    [{ from: 0, to: 2, text: "", why: { name: "looseJoker" } }],
  ],
  giveUpCost: [[1], [2], [3]],
  undo: {
    logged: each(LOGGED),
    rack: each([
      { kind: "many" },
      ...grid({ kind: ["on", "off"] as const, tiles: [["r5"], ["r5", "j"], ["j"], ["r5", "b5", "j"]] }),
    ]),
    loose: COUNTED,
    came: each(LISTS),
    entry: each(LISTS),
    laid: LISTS.slice(1).map((tiles, nth) => [nth, tiles]),
    table: COUNTED,
    opened: each(EITHER),
    ticked: COUNTED,
    puzzle: each(PUZZLES),
    told: each(SEATS),
    chosen: each(LISTS),
  },
};

const table: Facts<ReturnType<Texts["table"]["tableWords"]>> = {
  spoken: [
    [planned("r7 j:r8 r9", "run")],
    [planned("r7 r8 r9", "run", 0)],
    [planned("r7 b7 j", "group", "loose")],
    [planned("r7 b7 j", "group")],
  ],
  correct: LISTS.slice(1).map((tiles, nth) => [nth, tiles]),
};

const details: Facts<Omit<ReturnType<Texts["details"]["detailWords"]>, keyof typeof table>> = {
  courseRead: [
    [0, [14]],
    [1, [14, 0]],
    [1234, [14, 0, 1]],
  ],
  coursePicture: [["Abc 14"]],
  turning: LOGGED.flatMap((logged) =>
    [
      [0, -1],
      [-3, 2],
      [5, 0],
      [1, 1234],
    ].map(([before, after]) => [logged, 4, leadOf(before), leadOf(after)] as [typeof logged, number, Lead, Lead]),
  ),
  movesHint: [[null], [3]],
  turnName: COUNTED,
  backToTurn: COUNTED,
};

/** Analyses with and without a plan, draws, an opening. */
const _ANALYSES = grid({
  cuts: [null, 1, 2],
  apart: [0, 1, 2],
  stays: [1, 2],
  tiles: [0, 1, 3],
  known: [
    { draws: null, opening: null },
    { draws: { helpful: 1, unseen: 92, chance: 1 / 92 }, opening: 12 },
  ],
}).map(
  ({ cuts, apart, stays, tiles, known: { draws, opening } }) =>
    ({
      answer: { opening },
      plan:
        tiles === 0
          ? null
          : {
              move: move({ cuts, tiles, points: 5 * tiles }),
              stays: Array.from({ length: stays }, (_, nth) => nth),
              apart,
            },
      draws,
      unseen: 92,
    }) as unknown as Analysis,
);

const help: Facts<import("../../www/games/rummikub/text/en/help.ts").HelpWords> = {
  help: choices(["table", "game", "puzzle"] as const, STATES).map(([use, { rules }]) => [{ use, rules }]),
};

const POSITIONS = ["middle", "large", "many", "runs"] as const;

/** What names those who play. */
const NAMING = [
  "whoIs",
  "whoInside",
  "whoAlone",
  "logged",
  "theirTurn",
  "theirsHint",
] as const satisfies (keyof Words)[];

const picked = <Text extends object, Key extends keyof Text>(text: Text, keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, text[key]]));

/** What a text says otherwise than another, or beside it. */
const changed = (text: object, other: object, facts: object) =>
  Object.fromEntries(
    Object.entries(text).filter(
      ([key, part]) => (key in facts || typeof part === "string") && new Map(Object.entries(other)).get(key) !== part,
    ),
  );

/** All that Tile rummy says in a language. */
export async function rummikub(language: Language): Promise<Told> {
  const texts = await textsOf<Texts>("games/rummikub", language);
  const formats = createFormats(language);
  const own = texts.words.words(formats);
  const { match: ofMatch } = texts;
  const matches = OPPONENTS.flatMap((players) => {
    const name = `against ${players.length}`;
    const named = texts.words.words(formats, players.length);
    const all = ofMatch.matchWords(own, players.length);
    const framed = [false, true].flatMap((isPuzzle) => [
      ...told(`${name}, framed ${isPuzzle}`, changed(texts.frame.matchFrameWords(all, isPuzzle), all, match), match),
    ]);
    return [
      ...told(`${name}, words`, picked(named, NAMING), words),
      ...told(`${name}, move`, picked(texts.move.moveWords(named), ["theyDrew"]), moves),
      ...told(name, changed(all, own, match), match),
      ...told(`${name}, dialogs`, texts.dialogs.dialogWords(named), dialogs, named),
      ...told(`${name}, details`, texts.details.detailWords(named), { ...table, ...details }),
      ...framed,
    ];
  });
  return new Map([
    ...told("words", own, words, { formats }),
    ...told("entry", { ...texts.entry }, { entryWords: { fromTo: [[3, 7]] } }),
    ...told("frame", texts.frame.frameWords(own), words, own),
    ...told("steps", texts.steps.planWords(own), plan),
    ...told("wishes", texts.wishes.wishWords(own), wishes),
    ...told("frame, steps", texts.frame.planFrameWords(own), plan),
    ...told("lying", { lying: texts.lying.lyingWords(formats).lying }, { lying: each(CALLED) }),
    ...told("move", texts.move.moveWords(own), moves),
    ...told("table", texts.table.tableWords(own), table),
    ...told("help", texts.help.helpWords(own), help),
    ...told("keys", { ...texts.keys }, {}),
    ...told("players", { ...texts.players }, {}),
    ...told("puzzles", texts.puzzles.puzzleWords(formats), {
      puzzleName: [[{ level: "easy", number: 1 }], [{ level: "hard", number: 1200 }]],
    }),
    ...told("puzzles", { LEVELS: texts.puzzles.LEVELS }, {}),
    ...told(
      "names",
      { computerName: texts.names.computerName },
      {
        computerName: choices([1, 2, 3], [1, 2, 3]),
      },
    ),
    ...told("round", texts.round.roundWords(own), { hint: [[30]], won: [["Mia"]], left: [["Mia"]] }),
    ...told("share", texts.share.shareWords(formats), { puzzle: COUNTED }),
    ...told("progress", texts.progress.progressWords(), {}),
    ...told("practice", texts.practice.practiceWords(formats), { cost: costly(["2"], ["tiles"], [1, 4]) }),
    ...told("start", { ...texts.start }, {
      startWords: {
        strengths: [
          [
            { weak: "Abc.", medium: "Def.", strong: "Ghi.", strongest: "Jkl." },
            { weak: 1, medium: 26, strong: 37 },
          ],
        ],
      },
    } satisfies { startWords: Facts<Texts["start"]["startWords"]> }),
    ...told("speed", texts.speed.words(), {
      move: each(POSITIONS),
      numbers: each(POSITIONS),
      jokers: POSITIONS.flatMap((position) => (["stands", "locked", "both"] as const).map((rule) => [position, rule])),
      draws: each(POSITIONS),
      game: [[]],
    } satisfies Facts<ReturnType<Texts["speed"]["words"]>>),
    ...told("tiles", { ...texts.tiles }, { tileName: each(TILES) }),
    ...matches,
    ...told("lab", texts.lab.words(formats), lab),
  ]);
}
