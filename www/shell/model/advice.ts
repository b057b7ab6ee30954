// When a person who plays the computer is shown what is best.

/** After the own move, before it, or not before the game is over. */
export const ADVICE_TIMES = ["after", "before", "none"] as const;

export type AdviceTime = (typeof ADVICE_TIMES)[number];

/** In practice a person decides alone, whoever plays. */
export type WhenAdvised = AdviceTime | "alone";
