// What a run has come to, in German.

import type { Pair, Played, Verdict } from "../../lab/model/types.ts";
import type * as English from "../en/lab-verdict.ts";

type Of<Kind extends Verdict["kind"]> = Extract<Verdict, { kind: Kind }>;

interface Told {
  answer: string;
  detail: string;
  trust: string;
}

export const verdictWords: typeof English.verdictWords = ({ games, points, name, setName }) => {
  /** "302,6 bis 314,0". */
  const span = ({ low, high }: { low: number; high: number }) => `${points(low)} bis ${points(high)}`;
  /** Within a sentence. */
  const subject = (played: Played) => `„${name(played)}“`;
  const average = ({ result }: Played) => points(result.mean.value);

  const onFew = ({ best, games: count, enough }: Of<"few">): Told => ({
    answer: "Zu wenige Partien für ein Urteil",
    detail: `nach ${games(count)}: ${subject(best)} kommt bisher im Schnitt auf ${average(best)}.`,
    trust: `Unter ${enough} Partien sagen Bereiche wenig aus.`,
  });

  const onAlone = ({ best, games: count }: Of<"alone">): Told => ({
    answer: `${subject(best)} kommt im Schnitt auf ${average(best)}`,
    detail: `nach ${games(count)}; der 95-%-Bereich ist ${span(best.result.mean)}.`,
    trust: "",
  });

  const trustOf = ({ kind, difference }: Pair) =>
    ({
      ahead: `Das ist höchstwahrscheinlich kein Zufall: Der 95-%-Bereich des Unterschieds ist ${span(difference)}.`,
      close: `Der 95-%-Bereich des Unterschieds, ${span(difference)}, enthält 0. Mehr Partien machen ihn enger.`,
      same: "Sie hatten in jeder Partie dieselbe Punktzahl.",
    })[kind];

  function onPair({ best, pair, all, games: count }: Of<"pair">): Told {
    const { second, kind, difference } = pair;
    const trust = trustOf(pair);
    if (kind === "ahead") {
      return {
        answer: `${subject(best)} ${all > 2 ? "führt mit" : "kommt im Schnitt auf"} ${average(best)}`,
        detail: `nach ${games(count)}, mit denselben Würfen ${points(difference.value)} mehr als ${subject(second)}.`,
        trust,
      };
    }
    return {
      answer: kind === "same" ? "Kein Unterschied" : "Zu knapp für ein Urteil",
      detail: `nach ${games(count)}: ${subject(best)} kommt im Schnitt auf ${average(best)}, ${subject(second)} auf ${average(second)}.`,
      trust,
    };
  }

  /** "die Auswahl 1, 2, 6". */
  const theSet = ({ set }: Played) => `die Auswahl ${setName(set ?? [])}`;

  function onSeries({ best, isSure, next, others, games: count }: Of<"series">): Told {
    const rest = `die anderen ${others.count}${others.isAll ? "" : " bisher"} im Schnitt auf ${span(others)}`;
    const after = `nach ${games(count)} mit jeder Auswahl`;
    if (isSure) {
      return {
        answer: `Die beste Auswahl ist ${setName(best.set ?? [])}`,
        detail: `${after}: Sie kommt im Schnitt auf ${average(best)}, ${rest}.`,
        trust: "Das ist höchstwahrscheinlich kein Zufall: Die 95-%-Bereiche der anderen liegen alle unter ihrem.",
      };
    }
    return {
      answer: "Zu knapp für ein Urteil",
      detail: `${after}: Vorn liegt ${theSet(best)} mit ${average(best)}; es kommen ${rest}.`,
      trust: `Ihr 95-%-Bereich überschneidet sich mit dem der Auswahl ${setName(next.set ?? [])}. Mehr Partien machen die Bereiche enger.`,
    };
  }

  const onArticle = ({ kind, best, below }: Of<"series">["article"]) =>
    ({
      below: `Der Schnitt der besten liegt ${points(below)} unter den ${best}, die der Artikel für seine beste Auswahl nennt.`,
      fits: `Der Schnitt der besten passt zu den ${best}, die der Artikel für seine beste Auswahl nennt.`,
      above: `Der Schnitt der besten liegt über den ${best}, die der Artikel für seine beste Auswahl nennt.`,
    })[kind];

  /** The best's average without luck, where it was asked for. */
  const onLuck = ({ best, adjusted }: Verdict) =>
    adjusted === null
      ? ""
      : `Ohne Würfelglück kommt ${subject(best)} im Schnitt auf ${points(adjusted.value)} (${span(adjusted)}).`;

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
};
