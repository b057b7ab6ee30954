/** What is said of evenings: facts for its functions, whichever game it is. */

import type { EveningLine, Summed } from "../../www/shell/pages/evenings/evenings.ts";
import type { eveningsWords, Luck } from "../../www/shell/text/en/evenings.ts";
import { type Facts, grid } from "./told.ts";

/** Days of each month, so that each is written once. */
const DAYS: [number][] = Array.from({ length: 12 }, (_, month) => [new Date(2026, month, month + 1, 20).getTime()]);
const [[FIRST]] = DAYS;

const PLAYERS: EveningLine["players"][] = [
  [
    { name: "Ann", wins: 1, score: 1 },
    { name: "Ben", wins: 0, score: 0 },
  ],
  [
    { name: "Ann", wins: 2.5, score: 1204 },
    { name: "Ben", wins: 1.5, score: -12 },
  ],
  [{ name: "Ann", wins: 2, score: null }],
  [{ name: "Ann", wins: null, score: 2 }],
];

export const OF_EVENINGS: Facts<ReturnType<typeof eveningsWords>> = {
  date: DAYS,
  games: [[1], [2], [14]],
  players: [[["Ann"]], [["Ann", "Ben", "Cleo"]]],
  wins: [[0], [1], [2.5], [2.333333333]],
  score: [[0], [41], [-12], [1204]],
  luck: { wins: [[0], [0.62], [-1.24]], points: [[0], [12.4], [-120.2]] },
  next: [["Ben"]],
  played: PLAYERS.map((players) => [{ at: FIRST, players }]),
  deleteGame: [[FIRST]],
  gameDeleted: [[FIRST]],
  luckOfGame: grid({ points: [0, 1, -1, 61, -1204], unit: ["wins", "points"] as const, isAllBest: [true, false] }).map(
    (luck): [Luck] => [luck],
  ),
  luckOfPlayers: (["wins", "points"] as const).map((unit) => [
    [
      { name: "Ann", points: 12 },
      { name: "Ben", points: -12 },
    ],
    unit,
  ]),
  soFar: [["Ann 2, Ben 1"]],
  saved: [["x.png"]],
  when: DAYS.map(([at], count) => [{ at, count }]),
  line: [
    ...DAYS.map(([at]) => ({ at, game: "Heckmeck", games: 2, sum: "worms" as const, players: PLAYERS[0] })),
    ...grid({ at: [FIRST], game: ["Heckmeck"], games: [1, 5], sum: ["worms", "points"] as Summed[], players: PLAYERS }),
  ].map((line): [EveningLine] => [line]),
};
