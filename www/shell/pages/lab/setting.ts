// What every Lab can set: how many games are played, and with which dice.

export const GAMES = { least: 1, most: 10_000_000 };
export const SEEDS = { least: 0, most: 4_294_967_295 };

/** The numbers that have a field, by their keys in the setting. */
export const NUMBERS = { games: GAMES, seed: SEEDS };

/** Numbers of games that are one tap away. */
export const QUICK = [100, 1000, 10_000, 100_000];

/** New seeds are short, so that links are. */
const NEW_SEEDS = 1_000_000;

export const newSeed = () => Math.floor(Math.random() * NEW_SEEDS);
