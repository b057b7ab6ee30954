// Plays a tournament a slice at a time: what a game's worker serves to the Lab.

import { browser } from "../../host/browser.ts";

/** The solver's. `play` tells what all games so far have come to. */
interface Tournament<Result extends { games: number }> {
  play(most: number, milliseconds: number): Result;
  free(): void;
}

const SLICE = 80; // milliseconds
/** As many games as the solver plays in one call. */
const MOST = 100_000;

/**
 * What serves tournaments: after each slice it tells the `result` of all games so far, and the `time` that
 * this slice took, in milliseconds.
 */
export const tournament = <Query, Result extends { games: number }>(
  Tournament: new (query: Query) => Tournament<Result>,
  most = MOST,
) =>
  function* (query: Query, games: number) {
    const played = new Tournament(query);
    try {
      let done = 0;
      while (done < games) {
        const start = browser.performance.now();
        const result = played.play(Math.min(games - done, most), SLICE);
        done = result.games;
        // The clock's steps are coarse: a time of zero tells nothing.
        yield { result, time: Math.max(browser.performance.now() - start, 0.1) };
      }
    } finally {
      played.free();
    }
  };
