// The sixteen tiles.

export const LOWEST_TILE = 21;
export const HIGHEST_TILE = 36;
export const TILES = Array.from({ length: 16 }, (_, nth) => LOWEST_TILE + nth);

/** The worms on a tile. @param {number} tile */
export const worms = (tile) => Math.floor((tile - LOWEST_TILE) / 4) + 1;
