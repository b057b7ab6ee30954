// What was learned about games with so many players: a tournament is played by it, and told without luck.

import { NotLearned } from "../../../../shell/serve-worker.js";
import { BEST_TO_WIN } from "./setting.js";

/** @typedef {import("./types.d.ts").Query} Query */

/**
 * What plays as `play` does, once what was learned is there. Where that can't be had, whoever does not play by it
 * plays all the same.
 * @template Told
 * @param {(players: number) => Promise<void>} fetchWinModel
 * @param {(query: Query, games: number) => Iterable<Told>} play
 */
export const withWinModel = (fetchWinModel, play) =>
  async function* (/** @type {Query} */ query, /** @type {number} */ games) {
    const { players } = query;
    try {
      await fetchWinModel(players.length);
    } catch (error) {
      if (players.includes(BEST_TO_WIN)) throw new NotLearned(/** @type {Error} */ (error).message);
    }
    yield* play(query, games);
  };
