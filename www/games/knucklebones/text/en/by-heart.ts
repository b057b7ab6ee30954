// Knucklebones’s rules to remember, in English.

import type { Formats } from "../../../../shell/model/format.ts";

export type ByHeartWords = ReturnType<typeof byHeartWords>;

export const byHeartWords = ({ number }: Formats) => ({
  documentTitle: "Knucklebones: rules to remember · rollwise",
  strength: (share: number) =>
    `Wins ${number(100 * share, 1)} of 100 games against the best computer, which looks two dice ahead.`,
  worth: "What one, two and three fives in a column are worth",
  example: "A 5 beside a 2 that hits two fives: 5 + 2 × 20 − 6 = 39.",
  rules: {
    "twice-their-loss":
      "Take the column that counts most: your gain, plus twice what your opponent loses, minus 6 for each die you have there.",
    "no-early-pair": "Two dice or fewer on your board: put none onto its equal.",
    "fewest-opposite": "If equal: where your opponent keeps the fewest points.",
    "last-square": "Only one empty square left on a board: remove the most dice, else join the most equals.",
    "least-danger":
      "If equal: add what your opponent keeps there and what one die could then take from you more than before; the least is best.",
    "most-gain": "Still equal: where you gain most.",
  },
});
