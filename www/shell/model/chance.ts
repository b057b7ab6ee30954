// What is left to chance.

import { at } from "./at.ts";

/** Who rolls: dice are entered, or the page throws them. */
export const THROWS = ["typed", "page"] as const;

export type Throws = (typeof THROWS)[number];

/** A seed, for whatever decides by one. */
export const newSeed = () => at(crypto.getRandomValues(new Uint32Array(1)), 0);

/** A face of a die, as chance has it, from 0 on. */
export const chanceFace = () => Math.floor(Math.random() * 6);

/** So many of them. */
export const chanceFaces = (count: number) => Array.from({ length: count }, chanceFace);

/** The seed of a turn of a game, another one for each turn, player or whatever else is told apart by `more`. */
export const seedOfTurn = (seed: number, turn: number, more = 0) => (seed + 7919 * turn + more) % 2 ** 32;
