// What is left to chance.

/** Who rolls: dice are entered, or the page throws them. */
export const THROWS = ["typed", "page"] as const;

export type Throws = (typeof THROWS)[number];

const MOST_SEED = 2 ** 32 - 1;

/** A seed, for whatever decides by one; 0 is none. */
export const newSeed = () => 1 + Math.floor(Math.random() * MOST_SEED);

/** The seed of a game that was begun without one: the same for as long as the page is open. */
const SEED_OF_VISIT = newSeed();

/** A seed that the game has, or else is given: what is thrown again after undo is thrown as before. */
export const seedFor = (seed: number) => seed || SEED_OF_VISIT;

/** A seed of a link. */
export const readSeed = (text: string) =>
  /^\d{1,10}$/.test(text) && Number(text) <= MOST_SEED ? Number(text) : undefined;

/** Faces of a number of dice, from 0 on, as chance has them. */
export const chanceFaces = (count: number) => Array.from({ length: count }, () => Math.floor(Math.random() * 6));

/** A number without order in all bits, of one that has. */
function mixed(number: number) {
  const once = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return (twice ^ (twice >>> 16)) >>> 0;
}

/** The faces, from 0 on, that a game throws at a turn: for the same seed, turn and number of dice the same. */
export const facesOf = (seed: number, turn: number, count: number) =>
  Array.from({ length: count }, (_, nth) => {
    const chance = mixed(mixed(mixed(seed) + turn) + 8 * count + nth);
    return Math.floor((6 * chance) / 2 ** 32);
  });

/** The seed of a turn of a game, another one for each turn, player or whatever else is told apart by `more`. */
export const seedOfTurn = (seed: number, turn: number, more = 0) => (seed + 7919 * turn + more) % 2 ** 32;
