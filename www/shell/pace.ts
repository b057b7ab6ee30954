// How fast the computer plays.

export const PACES = /** @type {const} */ (["step", "slow", "normal", "fast"]);

/** @typedef {typeof PACES[number]} Pace */

/** Milliseconds before each step of the computer; null: only when told to. @type {Record<Pace, number | null>} */
export const PAUSES = { slow: 3200, normal: 1600, fast: 450, step: null };
