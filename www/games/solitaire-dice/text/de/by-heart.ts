// Solitaire Dice's rules to remember, in German: what a person sees on the table, and what is counted of a choice.

import type { Formats } from "../../../../shell/model/format.ts";
import type { Bound } from "../../../../shell/pages/by-heart/rule.ts";
import type { Condition, Measured } from "../../../../shell/pages/by-heart/types.ts";
import { levels } from "../../../../shell/text/de/standard.ts";
import type { Example, Fact, Feature } from "../../by-heart/types.ts";
import { AVERAGES } from "../../model/averages.ts";
import type * as English from "../en/by-heart.ts";

export function byHeartWords({ list, number, plural }: Formats): English.ByHeartWords {
  const marks = (n: number) => `${number(n)} ${plural(n, "Kreuz", "Kreuze")}`;
  const sums = (n: number) => `${number(n)} ${plural(n, "Summe", "Summen")}`;
  const numbers = (n: number) => `${number(n)} ${plural(n, "Zahl", "Zahlen")}`;
  const are = (n: number) => plural(n, "ist", "sind");
  const have = (n: number) => plural(n, "hat", "haben");
  const missing = (n: number) => `${number(n)} ${plural(n, "Kreuz fehlt", "Kreuze fehlen")}`;

  const facts: Record<Fact, Condition> = {
    "in-use": [
      (n) => `mindestens ${numbers(n)} zum Aussondern belegt ${are(n)}`,
      (n) => `höchstens ${numbers(n)} zum Aussondern belegt ${are(n)}`,
    ],
    rejects: [
      (n) => `du insgesamt mindestens ${number(n)} Würfel ausgesondert hast`,
      (n) => `du insgesamt höchstens ${number(n)} Würfel ausgesondert hast`,
    ],
    "most-rejects": [
      (n) => `eine ausgesonderte Zahl mindestens ${marks(n)} hat`,
      (n) => `keine ausgesonderte Zahl mehr als ${marks(n)} hat`,
    ],
    started: [(n) => `mindestens ${sums(n)} ein Kreuz ${have(n)}`, (n) => `höchstens ${sums(n)} ein Kreuz ${have(n)}`],
    open: [
      (n) => `mindestens ${sums(n)} ein bis vier Kreuze ${have(n)}`,
      (n) => `höchstens ${sums(n)} ein bis vier Kreuze ${have(n)}`,
    ],
    missing: [
      (n) => `Summen mit ein bis vier Kreuzen bis zum fünften insgesamt mindestens ${missing(n)}`,
      (n) => `Summen mit ein bis vier Kreuzen bis zum fünften insgesamt höchstens ${missing(n)}`,
    ],
    usable: [
      (n) => `mindestens ${numbers(n)} des Wurfs zum Aussondern belegt ${are(n)}`,
      (n) => `höchstens ${numbers(n)} des Wurfs zum Aussondern belegt ${are(n)}`,
    ],
  };

  const features: Record<Feature, string> = {
    opens: "je Summe, die du öffnest",
    "opens-outer": "je 2, 3, 11 oder 12, die du öffnest",
    "opens-5-9": "je 5 oder 9, die du öffnest",
    "opens-4-10": "je 4 oder 10, die du öffnest",
    "towards-five": "je neues zweites bis fünftes Kreuz einer Summe",
    "nearly-five": "je neues viertes oder fünftes Kreuz einer Summe",
    fifth: "je neues fünftes Kreuz einer Summe",
    tens: "je zehn Punkte aus neuen sechsten bis zehnten Kreuzen",
    paid: "je neues sechstes bis zehntes Kreuz einer Summe",
    worth: "je zehn Punkte, die deine neuen Kreuze bringen; bis zum fünften zählt jedes als 40",
    wasted: "je neues Kreuz nach dem zehnten einer Summe",
    double: "wenn beide Summen gleich sind",
    far: "je Schritt, den eine der Summen von 7 entfernt ist",
    marks: "je Kreuz, das die beiden Summen schon haben",
    "new-reject": "wenn die ausgesonderte Zahl neu ist",
    "reject-marks": "je Kreuz, das die ausgesonderte Zahl schon hat",
    "good-rejects": "wenn dann alle belegten Zahlen aus 1, 2, 6 oder alle aus 1, 5, 6 sind",
    "inner-rejects": "je Zahl von 2 bis 5, die dann zum Aussondern belegt ist",
    "middle-rejects": "je 3 oder 4, die dann zum Aussondern belegt ist",
    "inward-rejects": "je 2 oder 5, die dann zum Aussondern belegt ist, doppelt je 3 oder 4",
    "most-rejects": "je Kreuz, das die am häufigsten ausgesonderte Zahl dann hat",
  };

  /** "230.7 points ± 1.0". */
  const points = ({ value, low, high }: Measured) =>
    `${number(value)} ${plural(Math.round(value), "Punkt", "Punkte")} ±\u00a0${number((high - low) / 2, 1)}`;

  return {
    documentTitle: "Solitaire Dice: Regeln zum Merken · rollwise",
    about: `Der Computer auf Stufe „${levels.medium}“ kommt im Schnitt auf ${number(AVERAGES.thumb)} Punkte, die Tipps auf ${number(AVERAGES.advice)}. Das Würfelglück ist herausgerechnet.`,
    choices: "Deine Möglichkeiten: alle Arten, den Wurf anzukreuzen.",
    otherwise: "Bleiben am Ende mehrere Möglichkeiten, nimm irgendeine davon.",
    measure: "Punkte im Schnitt",
    condition: (fact: Fact, { kind, number: bound }: Bound) => facts[fact][kind === "at-least" ? 0 : 1](bound),
    feature: (feature: Feature) => features[feature],
    strength: (measured: Measured) => `Im Schnitt ${points(measured)}`,
    value: (points: number) => number(points),
    rolled: "Gewürfelt",
    sums: "Summen",
    rejects: "Ausgesondert",
    none: "noch nichts",
    marked({ reject, sums: [low, high] }: Example["choice"]) {
      const both = list([number(low), number(high)]);
      return reject === null ? `Kreuze ${both} an.` : `Sondere die ${number(reject)} aus und kreuze ${both} an.`;
    },
  };
}
