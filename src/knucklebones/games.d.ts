/** What games between two players came to, as the first of them sees it. */
export interface KnucklebonesResult {
  /** Games played; the players take turns in starting. */
  games: number;
  /** Games that the first player won. */
  wins: number;
  ties: number;
  /** Games that the second player won. */
  losses: number;
  /** Share of games won, a tie counting half. */
  share: Estimate;
  /** The same with the luck of the dice taken out, so that fewer games tell as much. */
  adjusted: Estimate;
  /** Score less that of the second player at the end. */
  difference: Estimate;
  /** Share of games won by whoever started, a tie counting half. */
  starterShare: number;
  /** Dice placed in a game, on average. */
  placements: number;
}
