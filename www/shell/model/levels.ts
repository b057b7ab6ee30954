// How strong a computer can be.

/** The levels, the weakest first; a game has some of them. */
export const LEVELS = ["weak", "medium", "strong", "very-strong", "strongest"] as const;

export type Level = (typeof LEVELS)[number];

/** The levels that most games have. */
export type UsualLevel = Exclude<Level, "very-strong">;

/** Of 100 games of two against the strongest, how many each of the others wins. */
export type Wins = Record<Exclude<UsualLevel, "strongest">, number>;
