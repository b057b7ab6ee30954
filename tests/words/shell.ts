/** What the shell says. */

import type { Reason } from "../../www/shell/host/reasons.ts";
import type { Run } from "../../www/shell/pages/lab/run.ts";
import { OF_SHELL } from "./by-heart.ts";
import { OF_EVENINGS } from "./evenings.ts";
import { OF_KEPT, OF_PRACTICE } from "./practice.ts";
import { OF_PROGRESS } from "./progress.ts";
import { createFormats, type Language, textsOf } from "./texts.ts";
import { type Facts, grid, type Told, told } from "./told.ts";

interface Texts {
  words: typeof import("../../www/shell/text/en/words.ts");
  "by-heart": typeof import("../../www/shell/text/en/by-heart.ts");
  embed: typeof import("../../www/shell/text/en/embed.ts");
  evenings: typeof import("../../www/shell/text/en/evenings.ts");
  "give-up": typeof import("../../www/shell/text/en/give-up.ts");
  kept: typeof import("../../www/shell/text/en/kept.ts");
  keys: typeof import("../../www/shell/text/en/keys.ts");
  lab: typeof import("../../www/shell/text/en/lab.ts");
  mend: typeof import("../../www/shell/text/en/mend.ts");
  language: typeof import("../../www/shell/text/en/language.ts");
  menu: typeof import("../../www/shell/text/en/menu.ts");
  practice: typeof import("../../www/shell/text/en/practice.ts");
  progress: typeof import("../../www/shell/text/en/progress.ts");
  speed: typeof import("../../www/shell/text/en/speed.ts");
  standard: typeof import("../../www/shell/text/en/standard.ts");
  "standard-dialogs": typeof import("../../www/shell/text/en/standard-dialogs.ts");
  start: typeof import("../../www/shell/text/en/start.ts");
}

/** Facts of the words that several games say alike, for their own texts. */
export const STANDARD: Facts<typeof import("../../www/shell/text/en/standard.ts").standardWords> = {
  asComputer: [["Abc"]],
};

/** The same for those of dialogs. */
export const STANDARD_DIALOGS: Facts<typeof import("../../www/shell/text/en/standard-dialogs.ts").standardDialogWords> =
  { seats: { nameOf: [[0], [6]], more: [["Mia"]] }, diceThrown: [["typed"], ["page"]] };

const REASONS: [Reason][] = [
  [{ kind: "offline" }],
  [{ kind: "unreachable" }],
  [{ kind: "damaged" }],
  [{ kind: "refused" }],
  [{ kind: "slow" }],
  [{ kind: "unsupported" }],
  [{ kind: "other", said: "404" }],
];

const RANGE = { value: 0.5, low: 0.4, high: 0.6 };

/** Runs of every state. */
const RUNS = grid({
  number: [1],
  setting: [{}],
  results: [[]],
  done: [0, 1, 1500],
  of: [20000],
  time: [400, 300_000],
  state: ["playing", "done", "cancelled", "failed"],
  failure: [
    null,
    { kind: "worker", reason: null },
    { kind: "load", reason: { kind: "unreachable" } },
    { kind: "learned", reason: { kind: "offline" } },
    { kind: "answer", reason: { kind: "other", said: "unreachable" } },
  ],
}) as Run[];

const lab: Facts<import("../../www/shell/text/en/lab.ts").LabWords> = {
  games: [[0], [1], [2], [20000]],
  time: [[12], [65], [3600], [22800]],
  percent: [[0.793]],
  inPercent: [[0], [0.0625], [0.125], [1]],
  whole: [[1234]],
  shareRange: [[RANGE]],
  formats: {
    share: { number: [[0.793]], range: [[RANGE]] },
    whole: { number: [[1234]], range: [[{ value: 1, low: 1, high: Number.POSITIVE_INFINITY }], [RANGE]] },
    tenths: { number: [[12.34]], range: [[RANGE]] },
    hundredths: { number: [[12.345]], range: [[RANGE]] },
    signed: { number: [[1.5], [-1.5], [0]], range: [[RANGE]] },
  },
  seat: [[0], [6]],
  seatNumber: [[0]],
  removeSeat: [[1]],
  play: [null, ...RUNS].flatMap((run) =>
    grid({ tournaments: [1, 10], each: [1, 2000] }).map(
      (of) => [run, of.tournaments, of.each] as [Run | null, number, number],
    ),
  ),
  progress: RUNS.map((run) => [run]),
  failure: RUNS.map((run) => [run]),
  begun: RUNS.map((run) => [run]),
  underWay: [
    [1, "Ann leads."],
    [2, "Ann leads."],
    [3, "Ann leads."],
  ],
  ended: [["Ann wins."]],
  cancelled: RUNS.map((run) => [run, "Ann leads."]),
  wrongNumber: [[{ least: 1, most: 1_000_000 }]],
  summary: [[{ answer: "Abc", detail: "abc." }]],
};

/** All that the shell says in a language. */
export async function shell(language: Language): Promise<Told> {
  const texts = await textsOf<Texts>("shell", language);
  const formats = createFormats(language);
  const { words, menu, start, embed } = texts;
  const problems = [["dice"], ["dice", "table"], ["dice", "table", "bust"]];
  const shellWords: Facts<typeof words.shellWords> = {
    linkProblems: problems.map((list) => [list]),
    notLoaded: REASONS,
    partFailed: REASONS,
    tryAgainOf: [["Abc 3"]],
    nothingLost: REASONS,
    pleaseReport: [["unreachable"]],
  };
  const menuFacts: Facts<ReturnType<typeof menu.menuWords>> = {
    saved: [["x.json"]],
    loaded: [["x.json"]],
    notReadable: [["x.json", "abc"]],
    fileErrors: {
      large: [[{ bytes: 2_000_000, most: 1_000_000 }]],
      empty: [[]],
      foreign: [[]],
      json: [[]],
      game: [[{ game: "Heckmeck", expected: "Knucklebones" }]],
      format: [[{ format: 9, read: 2 }]],
      state: [[]],
      parts: problems.map((list) => [{ problems: list }]),
    },
    movesAgo: [[0], [1], [2]],
  };
  const ways = { weak: "A.", medium: "B.", strong: "C.", strongest: "D." };
  const startFacts: Facts<typeof start.startWords> = { strengths: [[ways, { weak: 1, medium: 20, strong: 45 }]] };
  const embedFacts: Facts<typeof embed.embedWords> = { title: [["Heckmeck"]] };
  const giveUpFacts: Facts<(typeof texts)["give-up"]["giveUpWords"]> = { computerWins: [[1], [2]], chance: [["79"]] };
  const speedFacts: Facts<ReturnType<typeof texts.speed.speedWords>> = { milliseconds: [[1.23456]], failed: REASONS };
  const link: [string, Record<string, string>][] = [
    ["dice", { dice: "Dice" }],
    ["other", { dice: "Dice" }],
  ];
  return new Map([
    ...told("words", { ...words }, { why: REASONS, partOfLink: link, shellWords }),
    ...told("embed", { ...embed }, { embedWords: embedFacts }),
    ...told("give-up", { ...texts["give-up"] }, { giveUpWords: giveUpFacts }),
    ...told("keys", { ...texts.keys }, {}),
    ...told("lab", texts.lab.labWords(formats), lab),
    ...told("by-heart", texts["by-heart"].byHeartWords(formats), OF_SHELL),
    ...told("evenings", texts.evenings.eveningsWords(formats), OF_EVENINGS),
    ...told("kept", texts.kept.keptWords(formats), OF_KEPT),
    ...told("practice", texts.practice.practiceWords(formats), OF_PRACTICE),
    ...told("progress", texts.progress.progressWords(formats), OF_PROGRESS),
    ...told("mend", { ...texts.mend }, { mendWords: { notOffline: REASONS } }),
    ...told("language", { ...texts.language }, { languageWords: { away: [["Deutsch"]] } }),
    ...told("menu", menu.menuWords(formats), menuFacts),
    ...told("speed", texts.speed.speedWords(formats), speedFacts),
    ...told("standard", { ...texts.standard }, { standardWords: STANDARD }),
    ...told("standard-dialogs", { ...texts["standard-dialogs"] }, { standardDialogWords: STANDARD_DIALOGS }),
    ...told("start", { ...start }, { startWords: startFacts }),
  ]);
}
