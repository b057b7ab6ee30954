// Looks ahead step by step, deeper and deeper: what the worker serves. No step takes longer than a tenth of a
// second, so that it hears when the position has changed.

import type { KnucklebonesQuery } from "#modules/knucklebones";
import { FACES } from "./board.ts";
import { isAsGood } from "./move-log.ts";
import type { KnucklebonesAnswer as Answer, Found, Query } from "./types.ts";

type Analyse = (query: KnucklebonesQuery) => Answer;

/** How far an analysis looks. */
type Limits = Pick<KnucklebonesQuery, "depth" | "positions" | "milliseconds">;

/** What the page itself looks ahead before anything else: done at once. */
export const FIRST_DEPTH = 2;

const LAST_DEPTH = 12;

/** Milliseconds of a step, and of all of them. */
const STEP = 80;
export const PATIENCE = 2500;

/** More than a step ever comes to: time alone ends it. */
const POSITIONS = 100_000_000;

/** Whether a finding looks less far ahead than another one of the same position. What is proved can't be better. */
export const isShallower = ({ answer: one }: Found, { answer: other }: Found) =>
  one.depth < other.depth && one.proof !== "proved";

/** What is found for a position, and before a roll for each face: the best share and its columns. */
export function findAt(
  analyse: Analyse,
  query: Query,
  limits: Limits,
  answer = analyse({ ...query, ...limits }),
): Found {
  return { answer, faces: query.roll === null && answer.over === null ? facesAt(analyse, query, limits) : [] };
}

/** Whether time has not cut a look ahead short. */
const isReached = ({ depth, proof }: Answer, limits: Limits) => proof === "proved" || depth >= (limits.depth ?? 0);

const facesAt = (analyse: Analyse, query: Query, limits: Limits) =>
  FACES.map((face) => {
    const answer = analyse({ ...query, ...limits, roll: face });
    return {
      face,
      share: answer.value?.share ?? 0,
      error: answer.error,
      columns: columnsOf(answer),
      isReached: isReached(answer, limits),
    };
  });

/** The columns that are as good as the best; none where there is nothing to choose. */
function columnsOf({ columns, value, error }: Answer) {
  const asGood = columns.filter(({ outlook }) => isAsGood(outlook?.share ?? 0, value?.share ?? 0, error));
  return asGood.length > 1 && asGood.length === columns.length ? [] : asGood.map(({ column }) => column);
}

/**
 * Better and better findings. Null tells that a step has ended without one.
 *
 * The page says when it ends, by its own clock; after the first step at the earliest, and at the latest when its
 * patience is over, for a clock may be set meanwhile.
 * @param now in milliseconds
 */
export const deepen = (analyse: Analyse, now: () => number) =>
  function* (query: Query, until: number) {
    const end = Math.min(until, now() + PATIENCE);
    for (let depth = FIRST_DEPTH; depth <= LAST_DEPTH; ) {
      const limits = { depth, positions: POSITIONS, milliseconds: STEP };
      const answer = analyse({ ...query, ...limits });
      const isProved = answer.proof === "proved";
      const found = isReached(answer, limits) ? findAt(analyse, query, limits, answer) : null;
      // A face that looked less far is not shown beside the others: the solver goes on from what it remembers.
      const isDone = found?.faces.every((face) => face.isReached);
      yield isDone ? found : null;
      if ((isProved && isDone) || now() >= end) return;
      if (isDone) depth += 1;
    }
  };
