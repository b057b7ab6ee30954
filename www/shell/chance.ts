// What is left to chance.

/** A seed, for whatever decides by one. */
export const newSeed = () => crypto.getRandomValues(new Uint32Array(1))[0];

/** So many faces of a die, as chance has them, each from 0 on. */
export const chanceFaces = (count: number) => Array.from({ length: count }, () => Math.floor(Math.random() * 6));
