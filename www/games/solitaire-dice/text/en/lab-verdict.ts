// What a run has come to, in English.

import type { Pair, Played, Verdict } from "../../lab/model/types.ts";

type Of<Kind extends Verdict["kind"]> = Extract<Verdict, { kind: Kind }>;

interface Told {
  answer: string;
  detail: string;
  trust: string;
}

export function verdictWords({
  games,
  points,
  name,
  setName,
}: {
  games: (count: number) => string;
  points: (points: number) => string;
  name: (played: Played) => string;
  setName: (set: number[]) => string;
}) {
  /** "302.6 to 314.0". */
  const span = ({ low, high }: { low: number; high: number }) => `${points(low)} to ${points(high)}`;
  /** Where a sentence goes on: some names have a comma. */
  const subject = (played: Played) => (name(played).includes(", ") ? `${name(played)},` : name(played));
  const average = ({ result }: Played) => points(result.mean.value);

  const onFew = ({ best, games: count, enough }: Of<"few">): Told => ({
    answer: "Too few games to tell",
    detail: `after ${games(count)}: ${subject(best)} averages ${average(best)} so far.`,
    trust: `Ranges mean little with fewer than ${enough} games.`,
  });

  const onAlone = ({ best, games: count }: Of<"alone">): Told => ({
    answer: `${subject(best)} averages ${average(best)}`,
    detail: `after ${games(count)}; the 95% range is ${span(best.result.mean)}.`,
    trust: "",
  });

  const trustOf = ({ kind, difference }: Pair) =>
    ({
      ahead: `That is very unlikely to be chance: the 95% range of the difference is ${span(difference)}.`,
      close: `The 95% range of the difference, ${span(difference)}, includes 0. More games narrow it.`,
      same: "They had the same score in every game.",
    })[kind];

  function onPair({ best, pair, all, games: count }: Of<"pair">): Told {
    const { second, kind, difference } = pair;
    const trust = trustOf(pair);
    if (kind === "ahead") {
      return {
        answer: `${subject(best)} ${all > 2 ? "leads with" : "averages"} ${average(best)}`,
        detail: `after ${games(count)}, on the same rolls ${points(difference.value)} more than ${name(second)}.`,
        trust,
      };
    }
    return {
      answer: kind === "same" ? "No difference" : "Too close to call",
      detail: `after ${games(count)}: ${subject(best)} averages ${average(best)}, ${subject(second)} ${average(second)}.`,
      trust,
    };
  }

  /** "the set 1, 2, 6". */
  const theSet = ({ set }: Played) => `the set ${setName(set ?? [])}`;

  function onSeries({ best, isSure, next, others, games: count }: Of<"series">): Told {
    const rest = `the other ${others.count}${others.isAll ? "" : " so far"} average ${span(others)}`;
    const after = `after ${games(count)} with each set`;
    if (isSure) {
      return {
        answer: `The best set is ${setName(best.set ?? [])}`,
        detail: `with ${average(best)} on average ${after}; ${rest}.`,
        trust: "That is very unlikely to be chance: the 95% ranges of the others all lie below its own.",
      };
    }
    return {
      answer: "Too close to call",
      detail: `${after}: ${theSet(best)} leads with ${average(best)}; ${rest}.`,
      trust: `Its 95% range overlaps that of ${theSet(next)}. More games narrow the ranges.`,
    };
  }

  const onArticle = ({ kind, best, below }: Of<"series">["article"]) =>
    ({
      below: `The average of the best is ${points(below)} below the ${best} that the article reports for its best set.`,
      fits: `The average of the best fits the ${best} that the article reports for its best set.`,
      above: `The average of the best is above the ${best} that the article reports for its best set.`,
    })[kind];

  /** The best's average without luck, where it was asked for. */
  const onLuck = ({ best, adjusted }: Verdict) =>
    adjusted === null
      ? ""
      : `With the luck taken out, ${subject(best)} averages ${points(adjusted.value)} (${span(adjusted)}).`;

  function toldOf(verdict: Verdict): Told {
    if (verdict.kind === "few") return onFew(verdict);
    if (verdict.kind === "alone") return onAlone(verdict);
    return verdict.kind === "pair" ? onPair(verdict) : onSeries(verdict);
  }

  return (verdict: Verdict) => ({
    ...toldOf(verdict),
    adjusted: onLuck(verdict),
    article: verdict.kind === "series" ? onArticle(verdict.article) : "",
  });
}
