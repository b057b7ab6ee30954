/** Placed dice of Knucklebones for its texts: whoever placed them, whatever they did, and whatever was better. */

import { type ToldMove, toldOf } from "../../www/games/knucklebones/model/told.ts";
import type { Choice, LoggedMove, Side } from "../../www/games/knucklebones/model/types.ts";
import { grid } from "./told.ts";

export const SIDES: Side[] = ["mine", "theirs"];
export const COLUMNS = [0, 1, 2] as const;
export const FACES = [1, 2, 3, 4, 5, 6];

/** A person, and players of the computer's: of each level, and others. */
export const PLAYERS = [null, "random", "greedy", "risk-4", "best-4", "best-1", "seed-4"] as const;

/** Who has placed, with which computer. */
const SEATS = [
  { side: "mine", by: null },
  { side: "theirs", by: null },
  { side: "mine", by: "best-4" },
  { side: "theirs", by: "risk-4" },
] as const;

const choice = (column: number, share: number, removes = 0): Choice => ({ column, share, removes });

/** A die of the best of three columns, with what else is told. */
const move = (rest: Partial<LoggedMove>): ToldMove =>
  toldOf({
    side: "mine",
    by: null,
    roll: 5,
    column: 0,
    choices: [choice(0, 0.6123), choice(1, 0.41), choice(2, 0.58)],
    best: 0,
    lost: 0,
    ...rest,
  });

/** Each face in each column, with as many dice removed as there can be. */
export const PLACED: ToldMove[] = SEATS.flatMap((seat) =>
  grid({ roll: FACES, column: COLUMNS, removes: [0, 1, 2, 3] }).map(({ roll, column, removes }) =>
    move({ ...seat, roll, column, best: column, choices: [choice(column, 0.5, removes)] }),
  ),
);

/** What a choice was worth: the best, as good as it, worse in each way, or none. */
const WORTHS: Partial<LoggedMove>[] = [
  {},
  { choices: [choice(0, 0.61234), choice(1, 0.6123)] },
  { choices: [choice(0, 0.495), choice(1, 0.496)], best: 1, lost: 0.001 },
  { choices: [choice(0, 1), choice(1, 0.9999)] },
  { choices: [choice(0, 0.0001), choice(1, 0)] },
  ...COLUMNS.flatMap((best) =>
    [0.0031, 0.01, 0.172].map((lost) => ({
      column: (best + 1) % 3,
      choices: [choice(best, 0.582), choice((best + 1) % 3, 0.582 - lost, 2)],
      best,
      lost,
    })),
  ),
  { choices: [choice(0, 0.5)] },
  // Where the shares may be off by more: worse in two ways, and as good as the best.
  ...[0.012, 0.172].map((lost) => ({
    column: 1,
    choices: [choice(0, 0.582), choice(1, 0.582 - lost, 2)],
    lost,
    error: 0.0115,
  })),
  { column: 1, choices: [choice(0, 0.582), choice(1, 0.575)], lost: 0.007, error: 0.0115 },
];

/** Each worth of a choice, whoever made it. */
export const DECIDED: ToldMove[] = SEATS.flatMap((seat) => WORTHS.map((worth) => move({ ...seat, ...worth })));

/** All of them. */
export const MOVES = [...PLACED, ...DECIDED];
