/** A run of heads to wait for. */
export interface CoinQuery {
  /** How many heads in a row are waited for, 1 to 20. */
  heads: number;
  /** How many of them have just come: fewer than `heads`. */
  run: number;
  /** How many throws are still to come, 0 to 1000. */
  throws: number;
}

/** How likely the run is. */
export interface CoinAnswer {
  /** The chance that it is complete after some of these throws, 0 to 1. */
  chance: number;
}
