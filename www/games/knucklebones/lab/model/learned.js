// The Lab plays by what was learned, or not at all: the same seed is to have the same games.

/**
 * What serves as `serve` does, unless tables could not be loaded: then it fails, and says why.
 * @template {unknown[]} Asked
 * @template Served
 * @param {{ missing: { name: string, reason: string }[] }} tables
 * @param {(...asked: Asked) => Served} serve
 */
export const onlyWith =
  ({ missing }, serve) =>
  (/** @type {Asked} */ ...asked) => {
    if (missing.length > 0) throw new Error(missing.map(({ name, reason }) => `${name}: ${reason}`).join("; "));
    return serve(...asked);
  };
