/** All moves of Tile rummy, those of a first visit and those that come with tiles. */

export * from "../../www/games/rummikub/model/further-moves.ts";
export * from "../../www/games/rummikub/model/moves.ts";
