// A Lab plays by what was learned, or not at all: the same seed is to have the same games.

import { NotLearned } from "../../host/serve-worker.ts";

/**
 * What serves as `serve` does, unless tables could not be loaded: then it fails, and says why. What does not need
 * them is served all the same.
 */
export const onlyWith =
  <Asked extends unknown[], Served>(
    tables: { missing: { name: string; reason: string }[] },
    serve: (...asked: Asked) => Served,
    needs: (...asked: Asked) => boolean = () => true,
  ) =>
  (...asked: Asked) => {
    const { missing } = tables;
    if (missing.length > 0 && needs(...asked))
      throw new NotLearned(missing.map(({ name, reason }) => `${name}: ${reason}`).join("; "));
    return serve(...asked);
  };
