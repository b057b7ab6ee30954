// What was learned about games with so many players: a tournament is played by it, and told without luck.

import { NotLearned } from "../../../../shell/host/serve-worker.ts";
import { BEST_TO_WIN } from "./setting.ts";

/**
 * What plays as `play` does, once what was learned is there. Where that can't be had, whoever does not play by it
 * plays all the same.
 */
export const withWinModel = <Query extends { players: string[] }, Told>(
  fetchWinModel: (players: number) => Promise<void>,
  play: (query: Query, games: number) => Iterable<Told>,
) =>
  async function* (query: Query, games: number) {
    const { players } = query;
    try {
      await fetchWinModel(players.length);
    } catch (error) {
      if (players.includes(BEST_TO_WIN)) throw new NotLearned((error as Error).message, { cause: error });
    }
    yield* play(query, games);
  };
