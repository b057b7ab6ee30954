// How strong a computer can be, the weakest first.

export const LEVELS = ["weak", "medium", "strong", "strongest"] as const;

export type Level = (typeof LEVELS)[number];

/** Of 100 games of two against the strongest, how many each of the others wins. */
export type Wins = Record<Exclude<Level, "strongest">, number>;
