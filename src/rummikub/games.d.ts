
/** The tiles as they are dealt, 14 to each player. */
export interface RummikubDeal {
  /** The racks, in the order in which the players move. */
  racks: Tile[][];
  /** The tiles face down; the first one is drawn first. */
  pool: Tile[];
}

/** Where a game stands. */
export interface RummikubResultQuery {
  /** The racks of two to four players. No tile more often than it exists, over all racks together: two of each. */
  racks: Tile[][];
  /** How many players in a row have passed because there was nothing to draw; 0 if left out. */
  passes?: number | null;
  /** Who has given up, by the place among the racks, from 0; nobody if left out. */
  givenUp?: number | null;
  /** Only `jokerPoints` counts; the usual rules if left out. */
  rules?: RummikubRules | null;
}

/** How a game has ended: a rack is empty, all players have passed, or one has given up, who does not win. */
export interface RummikubResult {
  /** Players by their racks, from 0. Several share the win. */
  winners: number[];
  /** What the tiles of each rack count. */
  left: number[];
  /**
   * Who loses loses the points left, after all have passed by how much they are more than a winner's; who has given up loses all that are
   * left on the own rack, the others by how much they are more than a winner's. The winners share that. They add up to 0.
   */
  scores: number[];
}

/** What the strongest strategy, "best", would do. */
export interface RummikubAdvice {
  /** Null to draw. */
  move: RummikubMove | null;
  /**
   * Why to draw although something can be laid; null where the move is laid, or nothing goes without the jokers. "joker": one would have
   * to go into the opening. "win": the next draw may let the whole rack go.
   */
  wait: "joker" | "win" | null;
  /** Of the unseen tiles those with which the whole rack goes; null unless that is why to draw. */
  winning: number | null;
  /** Tiles that are neither on the table nor on the rack. */
  unseen: number;
}
