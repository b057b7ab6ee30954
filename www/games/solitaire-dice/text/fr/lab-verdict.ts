// What a run has come to, in French.

import type { Pair, Played, Verdict } from "../../lab/model/types.ts";
import type * as English from "../en/lab-verdict.ts";

type Of<Kind extends Verdict["kind"]> = Extract<Verdict, { kind: Kind }>;

interface Told {
  answer: string;
  detail: string;
  trust: string;
}

export const verdictWords: typeof English.verdictWords = ({ games, points, name, setName }) => {
  /** « 302,6 à 314,0 ». */
  const span = ({ low, high }: { low: number; high: number }) => `${points(low)} à ${points(high)}`;
  /** Within a sentence. */
  const subject = (played: Played) => `«\u00a0${name(played)}\u00a0»`;
  const average = ({ result }: Played) => points(result.mean.value);

  const onFew = ({ best, games: count, enough }: Of<"few">): Told => ({
    answer: "Trop peu de parties pour le dire",
    detail: `après ${games(count)}\u00a0: ${subject(best)} en est à ${average(best)} en moyenne.`,
    trust: `Les intervalles ne veulent pas dire grand-chose à moins de ${enough} parties.`,
  });

  const onAlone = ({ best, games: count }: Of<"alone">): Told => ({
    answer: `${subject(best)} obtient ${average(best)} en moyenne`,
    detail: `après ${games(count)}\u202f; l’intervalle à 95\u00a0% est de ${span(best.result.mean)}.`,
    trust: "",
  });

  const trustOf = ({ kind, difference }: Pair) =>
    ({
      ahead: `C’est très peu probablement un hasard\u00a0: l’intervalle à 95\u00a0% de l’écart est de ${span(difference)}.`,
      close: `L’intervalle à 95\u00a0% de l’écart, ${span(difference)}, contient 0. Davantage de parties le resserrent.`,
      same: "Ils ont eu le même score à chaque partie.",
    })[kind];

  function onPair({ best, pair, all, games: count }: Of<"pair">): Told {
    const { second, kind, difference } = pair;
    const trust = trustOf(pair);
    if (kind === "ahead") {
      return {
        answer: `${subject(best)} ${all > 2 ? "mène avec" : "obtient"} ${average(best)} en moyenne`,
        detail: `après ${games(count)}, soit ${points(difference.value)} de plus que ${subject(second)} sur les mêmes lancers.`,
        trust,
      };
    }
    return {
      answer: kind === "same" ? "Aucune différence" : "Trop serré pour trancher",
      detail: `après ${games(count)}\u00a0: ${subject(best)} obtient ${average(best)} en moyenne, ${subject(second)} ${average(second)}.`,
      trust,
    };
  }

  /** « 1, 2, 6 ». */
  const setOf = ({ set }: Played) => setName(set ?? []);

  function onSeries({ best, isSure, next, others, games: count }: Of<"series">): Told {
    const rest = `les ${others.count} autres${others.isAll ? "" : ", jusqu’ici,"} sont entre ${points(others.low)} et ${points(others.high)}`;
    const after = `après ${games(count)} avec chaque trio`;
    if (isSure) {
      return {
        answer: `Le meilleur trio est ${setOf(best)}`,
        detail: `avec ${average(best)} en moyenne ${after}\u202f; ${rest}.`,
        trust:
          "C’est très peu probablement un hasard\u00a0: les intervalles à 95\u00a0% des autres sont tous au-dessous du sien.",
      };
    }
    return {
      answer: "Trop serré pour trancher",
      detail: `${after}\u00a0: le trio ${setOf(best)} mène avec ${average(best)}\u202f; ${rest}.`,
      trust: `Son intervalle à 95\u00a0% recoupe celui du trio ${setOf(next)}. Davantage de parties resserrent les intervalles.`,
    };
  }

  const onArticle = ({ kind, best, below }: Of<"series">["article"]) =>
    ({
      below: `La moyenne du meilleur est ${points(below)} au-dessous des ${best} que l’article indique pour son meilleur trio.`,
      fits: `La moyenne du meilleur concorde avec les ${best} que l’article indique pour son meilleur trio.`,
      above: `La moyenne du meilleur est au-dessus des ${best} que l’article indique pour son meilleur trio.`,
    })[kind];

  /** The best's average without luck, where it was asked for. */
  const onLuck = ({ best, adjusted }: Verdict) =>
    adjusted === null
      ? ""
      : `Hors chance, ${subject(best)} obtient ${points(adjusted.value)} en moyenne (${span(adjusted)}).`;

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
