// The sixteen tiles.

export const LOWEST_TILE = 21;
export const HIGHEST_TILE = 36;
export const TILES = Array.from({ length: 16 }, (_, nth) => LOWEST_TILE + nth);

/** The worms on a tile. */
export const worms = (tile: number) => Math.floor((tile - LOWEST_TILE) / 4) + 1;
