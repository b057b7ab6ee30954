// Where one evening ends and the next begins.

/** Milliseconds between the ends of two games, or between two decisions, from which on they belong to two evenings. */
export const EVENING_BREAK: number = 6 * 60 * 60 * 1000;
