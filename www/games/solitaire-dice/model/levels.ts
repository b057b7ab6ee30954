// Who plays at each of the computer's levels.

import type { Level } from "../../../shell/model/levels.ts";

export const PLAYER_AT = {
  weak: "points-now",
  medium: "five-factors-126",
  strong: "thumb",
  strongest: "advice-2",
} as const satisfies Record<Level, string>;
