/** Rules that tables differ in; what is left out is as by default. */
export interface RummikubRules {
  /** Points that the first move needs, 1 to 1,000; 30 if left out. */
  opening?: number | null;
  /** Whether a player may go on with the sets of the table in the turn of the first move; false if left out. */
  playOn?: boolean | null;
  /**
   * What may be done with jokers on the table: anything that leaves sets ("free", if left out); each stays a tile that it stands for or
   * is freed against it ("stands"); their sets only grow until the tile comes from the rack ("locked"); and those of a group come free only
   * together, against all colours that it lacks ("both").
   */
  jokers?: "free" | "stands" | "locked" | "both" | null;
  /** Whether a set may have only one joker; false (two) if left out. */
  oneJoker?: boolean | null;
  /** What a joker on the rack counts, up to 100; 30 if left out. */
  jokerPoints?: number | null;
}

/**
 * How a player plays without a person. "tiles": lays most tiles. "points": lays most points. "jokers": lays most tiles, but keeps jokers
 * for the move that wins. "hold": lays most tiles, but holds sets of the own rack back while every rival has more than five tiles and
 * something else can be laid. "simple": own sets, then tiles where they fit; rearranges nothing. "best": as "jokers", but does not open with
 * a joker before the end of the pool, and near the end draws where the draw may win; the strongest of them. "random": lays most of a
 * random part of the rack.
 */
export type RummikubStrategy = "tiles" | "points" | "jokers" | "hold" | "simple" | "best" | "random";
