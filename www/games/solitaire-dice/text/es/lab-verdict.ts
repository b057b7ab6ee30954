// What a run has come to, in Spanish.

import type { Pair, Played, Verdict } from "../../lab/model/types.ts";
import type * as English from "../en/lab-verdict.ts";

type Of<Kind extends Verdict["kind"]> = Extract<Verdict, { kind: Kind }>;

interface Told {
  answer: string;
  detail: string;
  trust: string;
}

export const verdictWords: typeof English.verdictWords = ({ games, points, name, setName }) => {
  /** "302,6 a 314,0". */
  const span = ({ low, high }: { low: number; high: number }) => `${points(low)} a ${points(high)}`;
  /** Within a sentence. */
  const subject = (played: Played) => `«${name(played)}»`;
  const average = ({ result }: Played) => points(result.mean.value);

  const onFew = ({ best, games: count, enough }: Of<"few">): Told => ({
    answer: "Muy pocas partidas para decidir",
    detail: `tras ${games(count)}: de momento, ${subject(best)} logra ${average(best)} de media.`,
    trust: `Los intervalos dicen poco con menos de ${enough} partidas.`,
  });

  const onAlone = ({ best, games: count }: Of<"alone">): Told => ({
    answer: `${subject(best)} logra ${average(best)} de media`,
    detail: `tras ${games(count)}; el intervalo del 95\u00a0% es de ${span(best.result.mean)}.`,
    trust: "",
  });

  const trustOf = ({ kind, difference }: Pair) =>
    ({
      ahead: `Es muy improbable que sea casualidad: el intervalo del 95\u00a0% de la diferencia es de ${span(difference)}.`,
      close: `El intervalo del 95\u00a0% de la diferencia, de ${span(difference)}, incluye el 0. Con más partidas se estrecha.`,
      same: "Tuvieron la misma puntuación en todas las partidas.",
    })[kind];

  function onPair({ best, pair, all, games: count }: Of<"pair">): Told {
    const { second, kind, difference } = pair;
    const trust = trustOf(pair);
    if (kind === "ahead") {
      return {
        answer: `${subject(best)} ${all > 2 ? `va por delante con ${average(best)}` : `logra ${average(best)} de media`}`,
        detail: `tras ${games(count)}, ${points(difference.value)} más que ${subject(second)} con las mismas tiradas.`,
        trust,
      };
    }
    return {
      answer: kind === "same" ? "Ninguna diferencia" : "Demasiado igualado para decidir",
      detail: `tras ${games(count)}: ${subject(best)} logra ${average(best)} de media; ${subject(second)}, ${average(second)}.`,
      trust,
    };
  }

  /** "el trío 1, 2, 6". */
  const theSet = ({ set }: Played) => `el trío ${setName(set ?? [])}`;

  function onSeries({ best, isSure, next, others, games: count }: Of<"series">): Told {
    const rest =
      others.count === 1
        ? `el otro${others.isAll ? "" : ", de momento,"} logra ${points(others.low)} de media`
        : `los otros ${others.count}${others.isAll ? "" : ", de momento,"} logran de ${span(others)} de media`;
    const after = `tras ${games(count)} con cada trío`;
    if (isSure) {
      return {
        answer: `El mejor trío es ${setName(best.set ?? [])}`,
        detail: `con ${average(best)} de media ${after}; ${rest}.`,
        trust:
          "Es muy improbable que sea casualidad: los intervalos del 95\u00a0% de los demás están todos por debajo del suyo.",
      };
    }
    return {
      answer: "Demasiado igualado para decidir",
      detail: `${after}: ${theSet(best)} va por delante con ${average(best)}; ${rest}.`,
      trust: `Su intervalo del 95\u00a0% se solapa con el del ${theSet(next).replace(/^el /, "")}. Con más partidas se estrechan.`,
    };
  }

  const onArticle = ({ kind, best, below }: Of<"series">["article"]) =>
    ({
      below: `La media del mejor está ${points(below)} por debajo de los ${best} que da el artículo para su mejor trío.`,
      fits: `La media del mejor encaja con los ${best} que da el artículo para su mejor trío.`,
      above: `La media del mejor está por encima de los ${best} que da el artículo para su mejor trío.`,
    })[kind];

  /** The best's average without luck, where it was asked for. */
  const onLuck = ({ best, adjusted }: Verdict) =>
    adjusted === null
      ? ""
      : `Descontada la suerte, ${subject(best)} logra ${points(adjusted.value)} de media (${span(adjusted)}).`;

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
