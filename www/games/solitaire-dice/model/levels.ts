// Who plays at each of the computer's levels.

import type { Level } from "../../../shell/model/levels.ts";

export const PLAYER_AT = {
  weak: "points-now",
  medium: "thumb",
  strong: "by-heart-3",
  "very-strong": "by-heart-5",
  strongest: "advice-2",
} as const satisfies Record<Level, string>;
