// What Knucklebones' Lab measures of all games, as the first player sees them.

import type { Measures } from "../../../../shell/pages/lab/measures.ts";
import type { Result } from "./types.ts";

export type MeasureKey = keyof typeof MEASURES;

const outOf = ({ games }: Result) => games;

export const MEASURES = {
  adjusted: { saved: "share won by player 1 without luck", of: ({ adjusted }) => adjusted, format: "share" },
  share: { saved: "share won by player 1", of: ({ share }) => share, format: "share" },
  wins: { saved: "games won by player 1", of: ({ wins }) => wins, format: "whole", outOf },
  ties: { saved: "ties", of: ({ ties }) => ties, format: "whole", outOf },
  losses: { saved: "games won by player 2", of: ({ losses }) => losses, format: "whole", outOf },
  difference: { saved: "score difference", of: ({ difference }) => difference, format: "signed" },
  starter: { saved: "share won by the starter", of: ({ starterShare }) => starterShare, format: "share" },
  placements: { saved: "dice a game", of: ({ placements }) => placements, format: "tenths" },
} satisfies Measures<Result>;
