// Solitaire Dice's rules to remember, in German: what a person sees on the table, and what is counted of a choice.

import type { Bound } from "../../../../shell/by-heart/rule.ts";
import type { Condition, Measured } from "../../../../shell/by-heart/types.ts";
import type { Formats } from "../../../../shell/format.ts";
import type { Example, Fact, Feature, Marks } from "../../by-heart/types.ts";
import type * as English from "../en/by-heart.ts";

export function byHeartWords({ list, number, plural }: Formats): English.ByHeartWords {
  const facts: Record<Fact, Condition> = {
    "in-use": [
      (n) => `${number(n)} oder mehr Zahlen zum Aussondern belegt sind`,
      (n) => `höchstens ${number(n)} ${plural(n, "Zahl", "Zahlen")} zum Aussondern belegt sind`,
    ],
    rejects: [
      (n) => `du ${number(n)} oder mehr ausgesonderte Würfel angekreuzt hast`,
      (n) => `du höchstens ${number(n)} ${plural(n, "ausgesonderten Würfel", "ausgesonderte Würfel")} angekreuzt hast`,
    ],
    "most-rejects": [
      (n) => `eine ausgesonderte Zahl ${number(n)} ${plural(n, "Kreuz", "Kreuze")} oder mehr hat`,
      (n) => `keine ausgesonderte Zahl mehr als ${number(n)} ${plural(n, "Kreuz", "Kreuze")} hat`,
    ],
    started: [
      (n) => `${number(n)} oder mehr Summen ein Kreuz haben`,
      (n) => `höchstens ${number(n)} ${plural(n, "Summe", "Summen")} ein Kreuz haben`,
    ],
    open: [
      (n) => `${number(n)} oder mehr Summen ein bis vier Kreuze haben`,
      (n) => `höchstens ${number(n)} ${plural(n, "Summe", "Summen")} ein bis vier Kreuze haben`,
    ],
    missing: [
      (n) => `dort ${number(n)} oder mehr Kreuze bis zum fünften fehlen`,
      (n) => `dort höchstens ${number(n)} ${plural(n, "Kreuz", "Kreuze")} bis zum fünften fehlen`,
    ],
    usable: [
      (n) => `${number(n)} oder mehr Zahlen des Wurfs zum Aussondern belegt sind`,
      (n) => `höchstens ${number(n)} ${plural(n, "Zahl", "Zahlen")} des Wurfs zum Aussondern belegt sind`,
    ],
  };

  const features: Record<Feature, string> = {
    opens: "geöffnete Summen",
    "opens-outer": "geöffnete Summen von 2, 3, 11 und 12",
    "opens-5-9": "geöffnete Summen von 5 und 9",
    "opens-4-10": "geöffnete Summen von 4 und 10",
    "towards-five": "zweite bis fünfte Kreuze",
    "nearly-five": "vierte und fünfte Kreuze",
    fifth: "fünfte Kreuze",
    tens: "Zehner an Punkten vom sechsten bis zehnten Kreuz",
    paid: "sechste bis zehnte Kreuze",
    worth: "4 für jedes Kreuz bis zum fünften, danach die Zehner an Punkten",
    wasted: "Kreuze nach dem zehnten",
    double: "1, wenn beide Summen gleich sind",
    far: "Abstand beider Summen von 7, zusammengezählt",
    marks: "Kreuze, die beide Summen schon haben, zusammengezählt",
    "new-reject": "1, wenn die ausgesonderte Zahl neu ist",
    "reject-marks": "Kreuze, die die ausgesonderte Zahl schon hat",
    "good-rejects": "1, wenn dann nur 1, 2, 6 oder nur 1, 5, 6 ausgesondert sind",
    "inner-rejects": "dann belegte Zahlen von 2 bis 5",
    "middle-rejects": "dann belegte Zahlen von 3 und 4",
    "inward-rejects": "dann belegte Zahlen: 1 für 2 oder 5, 2 für 3 oder 4",
    "most-rejects": "Kreuze der am häufigsten ausgesonderten Zahl danach",
  };

  /** "230.7 points ± 1.0". */
  const points = ({ value, low, high }: Measured) =>
    `${number(value)} ${plural(Math.round(value), "Punkt", "Punkte")} ±\u00a0${number((high - low) / 2, 1)}`;

  /** "6 × 4, 7 × 5". */
  const marks = (all: Marks) =>
    all.length === 0 ? "noch nichts" : all.map(([of, count]) => `${of}\u00a0×\u00a0${count}`).join(", ");

  return {
    about:
      "Die Faustregel im Labor kommt im Schnitt auf 118 Punkte, die Tipps auf 311. Das Würfelglück ist herausgerechnet.",
    countOf: "Zähle für jede Möglichkeit, den Wurf anzukreuzen:",
    otherwise: "Bleiben am Ende mehrere Möglichkeiten, nimm irgendeine davon.",
    measure: "Punkte im Schnitt",
    condition: (fact: Fact, { kind, number: bound }: Bound) => facts[fact][kind === "at-least" ? 0 : 1](bound),
    feature: (feature: Feature) => features[feature],
    strength: (measured: Measured) => `Im Schnitt ${points(measured)}`,
    value: (points: number) => number(points),
    rolled: "Gewürfelt",
    sums: (sums: Marks) => `Summen: ${marks(sums)}`,
    rejects: (rejects: Marks) => `Ausgesondert: ${marks(rejects)}`,
    marked({ reject, sums: [low, high] }: Example["choice"]) {
      const both = list([number(low), number(high)]);
      return reject === null ? `Kreuze ${both} an.` : `Sondere die ${number(reject)} aus und kreuze ${both} an.`;
    },
  };
}
