// What a run has come to, in Dutch.

import type { Pair, Played, Verdict } from "../../lab/model/types.ts";
import type * as English from "../en/lab-verdict.ts";

type Of<Kind extends Verdict["kind"]> = Extract<Verdict, { kind: Kind }>;

interface Told {
  answer: string;
  detail: string;
  trust: string;
}

export const verdictWords: typeof English.verdictWords = ({ games, points, name, setName }) => {
  /** "302,6 tot 314,0". */
  const span = ({ low, high }: { low: number; high: number }) => `${points(low)} tot ${points(high)}`;
  const average = ({ result }: Played) => points(result.mean.value);

  const onFew = ({ best, games: count, enough }: Of<"few">): Told => ({
    answer: "Te weinig partijen voor een oordeel",
    detail: `na ${games(count)}: ${name(best)} haalt tot nu toe gemiddeld ${average(best)}.`,
    trust: `Met minder dan ${enough} partijen zeggen intervallen weinig.`,
  });

  const onAlone = ({ best, games: count }: Of<"alone">): Told => ({
    answer: `${name(best)} haalt gemiddeld ${average(best)}`,
    detail: `na ${games(count)}; het 95%-interval is ${span(best.result.mean)}.`,
    trust: "",
  });

  const trustOf = ({ kind, difference }: Pair) =>
    ({
      ahead: `Dat is vrijwel zeker geen toeval: het 95%-interval van het verschil is ${span(difference)}.`,
      close: `In het 95%-interval van het verschil, ${span(difference)}, ligt 0. Meer partijen maken het smaller.`,
      same: "Ze hadden in elke partij dezelfde score.",
    })[kind];

  function onPair({ best, pair, all, games: count }: Of<"pair">): Told {
    const { second, kind, difference } = pair;
    const trust = trustOf(pair);
    if (kind === "ahead") {
      return {
        answer: `${name(best)} ${all > 2 ? "staat bovenaan met" : "haalt gemiddeld"} ${average(best)}`,
        detail: `na ${games(count)}, met dezelfde worpen ${points(difference.value)} meer dan ${name(second)}.`,
        trust,
      };
    }
    return {
      answer: kind === "same" ? "Geen verschil" : "Te dicht bij elkaar voor een oordeel",
      detail: `na ${games(count)}: ${name(best)} haalt gemiddeld ${average(best)}, ${name(second)} ${average(second)}.`,
      trust,
    };
  }

  /** "het drietal 1, 2, 6". */
  const theSet = ({ set }: Played) => `het drietal ${setName(set ?? [])}`;

  function onSeries({ best, isSure, next, others, games: count }: Of<"series">): Told {
    const rest = `de andere ${others.count} halen${others.isAll ? "" : " tot nu toe"} gemiddeld ${span(others)}`;
    const after = `na ${games(count)} met elk drietal`;
    if (isSure) {
      return {
        answer: `Het beste drietal is ${setName(best.set ?? [])}`,
        detail: `met gemiddeld ${average(best)} ${after}; ${rest}.`,
        trust: "Dat is vrijwel zeker geen toeval: de 95%-intervallen van de andere liggen er allemaal onder.",
      };
    }
    return {
      answer: "Te dicht bij elkaar voor een oordeel",
      detail: `${after}: ${theSet(best)} staat bovenaan met ${average(best)}; ${rest}.`,
      trust: `Het 95%-interval ervan overlapt dat van ${theSet(next)}. Meer partijen maken de intervallen smaller.`,
    };
  }

  const onArticle = ({ kind, best, below }: Of<"series">["article"]) =>
    ({
      below: `Het gemiddelde van het beste drietal ligt ${points(below)} onder de ${best} die het artikel daarvoor noemt.`,
      fits: `Het gemiddelde van het beste drietal past bij de ${best} die het artikel daarvoor noemt.`,
      above: `Het gemiddelde van het beste drietal ligt boven de ${best} die het artikel daarvoor noemt.`,
    })[kind];

  /** The best's average without luck, where it was asked for. */
  const onLuck = ({ best, adjusted }: Verdict) =>
    adjusted === null
      ? ""
      : `Gecorrigeerd voor geluk haalt ${name(best)} gemiddeld ${points(adjusted.value)} (${span(adjusted)}).`;

  function toldOf(verdict: Verdict): Told {
    if (verdict.kind === "few") return onFew(verdict);
    if (verdict.kind === "alone") return onAlone(verdict);
    return verdict.kind === "pair" ? onPair(verdict) : onSeries(verdict);
  }

  return (verdict) => ({
    ...toldOf(verdict),
    adjusted: onLuck(verdict),
    article: verdict.kind === "series" ? onArticle(verdict.article) : "",
  });
};
