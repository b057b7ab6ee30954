// A Lab plays by what was learned, or not at all: the same seed is to have the same games.

import { NotLearned } from "../serve-worker.js";

/**
 * What serves as `serve` does, unless tables could not be loaded: then it fails, and says why. What does not need
 * them is served all the same.
 * @template {unknown[]} Asked
 * @template Served
 * @param {{ missing: { name: string, reason: string }[] }} tables
 * @param {(...asked: Asked) => Served} serve
 * @param {(...asked: Asked) => boolean} needs
 */
export const onlyWith =
  (tables, serve, needs = () => true) =>
  (/** @type {Asked} */ ...asked) => {
    const { missing } = tables;
    if (missing.length > 0 && needs(...asked))
      throw new NotLearned(missing.map(({ name, reason }) => `${name}: ${reason}`).join("; "));
    return serve(...asked);
  };
