// How strong a computer can be, the weakest first.

export const LEVELS = ["weak", "medium", "strong", "strongest"] as const;

export type Level = (typeof LEVELS)[number];

/**
 * The level of one of the computer's players; null for one that is none.
 * @param playerAt who plays at each level
 */
export const levelOf = (playerAt: Record<Level, string>, player: string) =>
  LEVELS.find((level) => playerAt[level] === player) ?? null;

/** Of 100 games of two against the strongest, how many each of the others wins. */
export type Wins = Record<Exclude<Level, "strongest">, number>;
