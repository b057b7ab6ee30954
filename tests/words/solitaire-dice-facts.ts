/** What Solitaire Dice's page and its Lab tell of: marks, players, reasons. */

import { PLAYERS } from "../../www/games/solitaire-dice/model/players.ts";
import type { LoggedMove, SheetMark } from "../../www/games/solitaire-dice/model/types.ts";
import type { Why } from "../../www/games/solitaire-dice/model/why.ts";
import { grid } from "./told.ts";

export const COUNTS = [0, 1, 2, 5, 1234];
export const SIGNED = [-1234, -2, -1, 0, 1, 2, 1234];
export const FACES = [1, 2, 3, 4, 5, 6];
export const SUMS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
export const SOME_SUMS = [[7], [4, 8], [2, 11]];
export const BOTH = [false, true];

/** The player, and all of the computer's. */
export const EVERYBODY = [null, ...PLAYERS];
export { PLAYERS };

/** A free ride, each reject, two marks on one sum, and the sums before which words of some languages change. */
export const MARKS: SheetMark[] = [
  { reject: null, sums: [7, 9] },
  { reject: null, sums: [8, 8] },
  { reject: 1, sums: [7, 9] },
  { reject: 2, sums: [8, 8] },
  { reject: 3, sums: [2, 12] },
  { reject: 4, sums: [8, 11] },
  { reject: 5, sums: [3, 10] },
  { reject: 6, sums: [4, 5] },
];
export const [RIDE, , MARK] = MARKS;

/** What is noted of a mark that gave nothing away. */
export const LOGGED: LoggedMove = {
  player: 0,
  by: null,
  roll: [1, 3, 4, 4, 5],
  ...MARK,
  ends: false,
  choices: 9,
  value: 305.4,
  best: { ...MARK, value: 305.4 },
  was: 287.6,
  cost: 0,
};

/** The same of marks of all kinds by all players, without numbers. */
export const BARE: LoggedMove[] = [
  ...EVERYBODY.map((by) => ({ ...LOGGED, by, player: Number(by !== null) })),
  ...MARKS.flatMap((mark) => [null, "advice"].map((by) => ({ ...LOGGED, ...mark, by, player: Number(by !== null) }))),
].map((move) => ({ ...move, best: null, value: null, was: null, cost: null, choices: 0 }));

/** What marks of the player's own gave away: nothing, as little as is not told, a slip, a mistake; with each kind of better choice. */
export const LOST: LoggedMove[] = [
  LOGGED,
  ...[1.8, 5, 12, 1200].map((cost) => ({ ...LOGGED, value: 305.4 - cost, cost })),
  ...MARKS.map((mark) => ({ ...LOGGED, value: 293, best: { ...mark, value: 305.4 }, cost: 12.4 })),
];

/** Reasons of every kind. */
export const WHYS: Why[] = [
  { kind: "reaches", score: 1 },
  { kind: "reaches", score: 510 },
  ...grid({ kind: ["goesOn"] as const, isAlone: BOTH }),
  ...grid({ kind: ["opens"] as const, sums: [[]], next: SOME_SUMS, isAlone: BOTH }),
  { kind: "opens", sums: [7], next: [4, 8], isAlone: false },
  ...grid({ kind: ["back"] as const, sums: SOME_SUMS, next: [[]], isAlone: BOTH }),
  { kind: "back", sums: [4, 8], next: [7], isAlone: false },
  ...FACES.map((reject) => ({
    kind: "room" as const,
    room: { reject, boxes: 2 },
    next: { reject: 7 - reject, boxes: 1 },
  })),
  { kind: "scores", more: 1 },
  { kind: "scores", more: 60 },
];
