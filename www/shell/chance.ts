// What is left to chance.

/** A seed, for whatever decides by one. */
export const newSeed = () => crypto.getRandomValues(new Uint32Array(1))[0];

/** So many faces of a die, as chance has them, each from 0 on. @param {number} count */
export const chanceFaces = (count) => Array.from({ length: count }, () => Math.floor(Math.random() * 6));
