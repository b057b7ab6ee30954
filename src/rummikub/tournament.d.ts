/** A tournament to play. */
export interface RummikubTournamentQuery {
  /** Two to four players, in the order in which they sit. */
  players: RummikubStrategy[];
  /** 0 to 4294967295: the same seed gives the same games. */
  seed: number;
  /** The usual ones if left out. */
  rules?: RummikubRules | null;
}

/** What the games of a tournament came to. Each deal is played once from every seat; the ranges are told by the deals. */
export interface RummikubTournamentResult {
  /** Games played. */
  games: number;
  /** Games in which several share the win. */
  ties: number;
  /** Share of games that the player won who started. */
  starterWins: Estimate;
  /** Turns of all players in a game. */
  turns: Estimate;
  /** In the order of the query. */
  players: {
    /** Share of games won; of a shared win everybody has an equal part. */
    wins: Estimate;
    /** What is left on the rack at the end of a game. */
    points: Estimate;
  }[];
}
