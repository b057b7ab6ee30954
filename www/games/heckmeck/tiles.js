// The sixteen tiles.

export const LOWEST_TILE = 21;
export const HIGHEST_TILE = 36;
export const TILES = Array.from({ length: 16 }, (_, nth) => LOWEST_TILE + nth);

export const worms = (tile) => Math.floor((tile - LOWEST_TILE) / 4) + 1;

/** "1 worm", "3 worms". */
export const wormsInWords = (count) => (count === 1 ? "1 worm" : `${count} worms`);
