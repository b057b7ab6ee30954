/** Facts for the texts of Tile rummy's Lab. */

import {
  aboutOf,
  conditionsOf,
  initial,
  QUESTIONS,
  STRATEGIES,
  seated,
} from "../../www/games/rummikub/lab/model/setting.ts";
import type {
  Finding,
  Result,
  Setting,
  Size,
  Strategy,
  Table,
  Verdict,
} from "../../www/games/rummikub/lab/model/types.ts";
import type { Words } from "../../www/games/rummikub/text/en/lab.ts";
import { ENOUGH } from "../../www/shell/pages/lab/ranges.ts";
import { each, type Facts, grid } from "./told.ts";

const PLAYERS: Strategy[][] = [
  ["best", "tiles"],
  ["best", "tiles", "best"],
  ["jokers", "jokers", "jokers", "jokers"],
];

const share = (value: number) => ({ value, low: value - 0.006, high: value + 0.006 });

const table = (size: Size, finding: Finding): Table => ({
  size,
  wins: { value: 1 / size, half: 0.6 },
  result: {} as Result,
  equal: 1 / size,
  finding,
});

const ON_ONE: Verdict[] = grid({
  kind: ["won", "close", "few"] as const,
  players: PLAYERS,
  ties: [0],
  games: [1, 2000],
  enough: [ENOUGH],
}).map((found) => ({
  ...found,
  first: { seat: 1, wins: share(0.6), who: seated(found.players, 1) },
  second: { seat: 0, wins: share(0.4), who: seated(found.players, 0) },
}));

const ON_QUESTION: Extract<Verdict, { kind: "question" }>[] = grid({
  kind: ["question"] as const,
  question: QUESTIONS,
  finding: ["more", "less", "same", "mixed", "few"] as const,
  tables: [
    [table(2, "more")],
    [table(2, "more"), table(3, "less")],
    ([2, 3, 4] as const).map((size) => table(size, "same")),
  ],
  isWhole: [false, true],
  games: [1, 7200],
  enough: [ENOUGH],
});

const SETTINGS: Setting[] = grid({
  players: PLAYERS,
  question: ["", "hold", "jokers", "rearrange", "best"] as const,
  games: [1000],
  seed: [1, 1234],
  opening: [30, 40],
  playOn: [false, true],
  jokers: ["free", "stands", "locked", "both"] as const,
  oneJoker: [false, true],
  jokerPoints: [25, 30],
});

const NAMES = QUESTIONS.map(({ name }) => name);

export const lab: Facts<Words> = {
  problem: [[{ key: "players" }], [{ key: "foreign" }]],
  nameOf: each(STRATEGIES),
  how: each(STRATEGIES),
  series: each(QUESTIONS),
  conditions: each(SETTINGS.map(conditionsOf)),
  question: each(NAMES),
  found: each(ON_QUESTION),
  verdict: each([...ON_ONE, ...ON_QUESTION]),
  seatName: each(PLAYERS.flatMap((players) => players.map((_, seat) => seated(players, seat)))),
  about: each([initial(), ...SETTINGS].map(aboutOf)),
  pictureTitle: [[null], ...each(NAMES)],
  pictureLabel: [[null], ...each(NAMES)],
  atSize: [[2], [3], [4]],
  questionsHint: [[1], [2400]],
  caption: [[0], [1], [2], [1234]],
  questionCaption: each(QUESTIONS),
  size: [[2], [3], [4]],
  seatOf: STRATEGIES.map((strategy, seat) => [strategy, seat]),
  gamesPlayed: [[0], [1], [2], [1234]],
};
