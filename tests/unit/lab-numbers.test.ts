/** What each Lab's results say and save, to the letter: words, pictures and tables as text, and the CSV. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";

import { lab as heckmeck } from "../../www/games/heckmeck/lab/lab.ts";
import { lab as knucklebones } from "../../www/games/knucklebones/lab/lab.ts";
import { lab as rummikub } from "../../www/games/rummikub/lab/lab.ts";
import { lab as solitaireDice } from "../../www/games/solitaire-dice/lab/lab.ts";
import { EXPERIMENT } from "../../www/games/solitaire-dice/lab/model/setting.ts";
import type { Lab, OwnWords } from "../../www/shell/pages/lab/lab.ts";
import * as moves from "../../www/shell/pages/lab/moves.ts";
import { resultsView } from "../../www/shell/pages/lab/results.ts";
import type { AnyResult, Run } from "../../www/shell/pages/lab/run.ts";
import { labView } from "../../www/shell/pages/lab/view.ts";
import { labWords } from "../../www/shell/text/en/lab.ts";
import { createFormats } from "../words/texts.ts";
import { about, viewer } from "./lab-runner.ts";
import { spaced } from "./template.ts";

const endless = (value: number) => about(value, Number.POSITIVE_INFINITY);
const share = (value: number, half = 0.03) => ({
  value,
  low: Math.max(0, value - half),
  high: Math.min(1, value + half),
});

/** Heckmeck: shares of each seat as played, and without luck. */
const worms = (asPlayed: number[], withoutLuck: number[] = [], games = 2000) => ({
  games,
  turns: 21.4567,
  ties: share(0.0416),
  starterWins: share(0.5234),
  players: asPlayed.map((wins, seat) => ({
    wins: share(wins),
    winsWithoutLuck: withoutLuck[seat] === undefined ? null : about(withoutLuck[seat], 0.006),
    worms: games > 1 ? about(9.1234 + seat, 0.4567) : endless(9),
  })),
});

const dice = (rest = {}) => ({
  games: 12_000,
  wins: 7630,
  ties: 240,
  losses: 4130,
  share: share(0.6458),
  adjusted: about(0.6571, 0.006),
  difference: about(4.107, 1.01),
  starterShare: 0.4973,
  placements: 27.2345,
  ...rest,
});

const tiles = (shares: number[], games = 2400) => ({
  games,
  ties: 1234,
  starterWins: share(0.5123),
  turns: games > 4 ? about(62.5432, 1.5) : endless(62),
  players: shares.map((wins, seat) => ({ wins: share(wins), points: about(20.1234 + seat, 1.2) })),
});

/** Solitaire Dice: players with these averages, on the same rolls. */
const sheets = (averages: number[], { games = 5000, adjusted = [] as number[] } = {}) => ({
  games,
  players: averages.map((average, nth) => ({
    mean: games > 1 ? about(average, 5.678) : endless(average),
    adjusted: adjusted[nth] === undefined ? null : about(adjusted[nth], 0.432),
    deviation: 1291.4,
    atLeast: [0, 300, 500].map((score) => ({ score, share: share(0.5 - score / 2000) })),
    histogram: { from: -130 - 10 * nth, counts: [3, 0, 4, 0, 0, 7] },
    turns: 20.97,
    freeRides: 0.3123,
    opened: [0.5, 0.25, 1],
    sets: [
      { rejects: [1, 2, 6], games: games - 10 },
      { rejects: [1, 5, 6], games: 10 },
    ].slice(0, nth + 1),
  })),
  differences: averages.map((one) => averages.map((other) => about(one - other, games > 1 ? 2.345 : 0))),
});

const formats = createFormats("en");

/** What a Lab tells and saves of a run: what is changed of its first setting, and the result of each tournament. */
const teller =
  <Setting extends object, Words extends OwnWords<Setting, Verdict>, Result extends AnyResult, Verdict>(
    lab: Lab<Setting, Words, Result, Verdict>,
  ) =>
  (change: object, results: (object | null)[]) => {
    const setting = lab.initial();
    const run = { setting: { ...setting, ...change }, results } as Run<Setting, Result>;
    const state = { ...moves.initial<Setting, Result>(setting), run };
    const view = (of: typeof labView) => viewer(lab, lab.words(formats), labWords(formats), of);
    return { text: view(resultsView)(state), csv: lab.csv.text(run), first: view(labView)(moves.initial(setting)) };
  };

const LABS = {
  heckmeck: teller(heckmeck),
  knucklebones: teller(knucklebones),
  rummikub: teller(rummikub),
  "solitaire-dice": teller(solitaireDice),
};

const RULE_4 = { players: ["best-in-worms", "rule-4"], equal: "tie" };
const THREE = { players: ["rule-1", "best-to-win", "rule-1"] };

/** Runs by their names: the game, what is set, and the result of each tournament. */
const RUNS: Record<string, [keyof typeof LABS, object, (object | null)[]]> = {
  "two seats without luck": ["heckmeck", {}, [worms([0.49, 0.49], [1.002, -0.002])]],
  "two seats as played": ["heckmeck", {}, [worms([0.49, 0.49])]],
  "three seats": ["heckmeck", THREE, [worms([0.31, 0.4, 0.24], [0.3, 0.45, 0.25])]],
  "few games": ["heckmeck", THREE, [worms([0.31, 0.4, 0.24], [0.3, 0.45, 0.25], 1)]],
  "beside the article": ["heckmeck", RULE_4, [worms([0.68, 0.28], [0.7, 0.3])]],
  "a series without luck": ["heckmeck", { series: "five-rules" }, [worms([0.8, 0.2], [0.79, 0.21]), null]],
  "a series beside the article": [
    "heckmeck",
    { series: "five-rules", equal: "tie" },
    [worms([0.8, 0.2], [0.79, 0.21]), worms([0.7, 0.2]), null, worms([0.5, 0.5], [0.5, 0.5]), null],
  ],
  "two players": ["knucklebones", {}, [dice()]],
  "shares beyond all games": ["knucklebones", {}, [dice({ adjusted: about(1.02, 0.05), share: endless(0.97) })]],
  "one game": [
    "knucklebones",
    {},
    [
      dice({
        games: 1,
        wins: 1,
        ties: 0,
        losses: 0,
        adjusted: endless(0.7),
        share: endless(1),
        difference: endless(9),
      }),
    ],
  ],
  "three players": ["rummikub", { players: ["jokers", "tiles", "tiles"] }, [tiles([0.4, 0.31, 0.29])]],
  "one deal": ["rummikub", {}, [tiles([0.5, 0.5], 2)]],
  "a question": ["rummikub", { question: "hold", jokers: "stands" }, [tiles([0.5, 0.5]), tiles([0.2, 0.4, 0.4]), null]],
  "two sheets": [
    "solitaire-dice",
    { players: ["advice", "thumb"], adjusted: true },
    [sheets([311.25, 118.44], { adjusted: [310.2] })],
  ],
  "five sheets": [
    "solitaire-dice",
    { players: ["random", "thumb", "thumb", "columns", "five-factors-126"], opening: "different" },
    [sheets([-1228.1, 118.44, 118.5, 102.02, 71.4])],
  ],
  "a sheet alone": ["solitaire-dice", { players: ["thumb"] }, [sheets([118], { games: 1 })]],
  "ten sets": ["solitaire-dice", EXPERIMENT, [sheets([71, -70, -103, -13, 24]), sheets([-64, -65, -124, -131, -200])]],
};

/** What each run is told and saved as: texts, and lines of CSV, which end like those of a spreadsheet. */
const EXPECTED: Record<string, { text: string; csv: string[] }> = JSON.parse(
  readFileSync(new URL("../fixtures/heckmeck-lab-results.json", import.meta.url), "utf8"),
);

describe("results are told and saved to the letter", () => {
  for (const [name, [game, change, results]] of Object.entries(RUNS)) {
    test(`${game}: ${name}`, () => {
      const { text, csv } = LABS[game](change, results);
      assert.equal(spaced(text), EXPECTED[name].text);
      assert.equal(csv, EXPECTED[name].csv.map((line) => `${line}\r\n`).join(""));
    });
  }

  for (const [game, told] of Object.entries(LABS))
    test(`${game}: before anything is played`, () => assert.match(told({}, [null]).first, /Press Play/));

  test("and no other is expected", () => assert.deepEqual(Object.keys(EXPECTED), Object.keys(RUNS)));
});
