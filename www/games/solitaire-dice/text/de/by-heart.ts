// Solitaire Dice's rules to remember, in German: what a person sees on the table, and what is counted of a choice.

import type { Bound } from "../../../../shell/by-heart/rule.ts";
import type { Condition, Measured } from "../../../../shell/by-heart/types.ts";
import type { Formats } from "../../../../shell/format.ts";
import type { Example, Fact, Feature } from "../../by-heart/types.ts";
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
      (n) => `Summen mit ein bis vier Kreuzen ${number(n)} oder mehr bis zum fünften fehlen`,
      (n) => `Summen mit ein bis vier Kreuzen höchstens ${number(n)} bis zum fünften fehlen`,
    ],
    usable: [
      (n) => `${number(n)} oder mehr Zahlen des Wurfs zum Aussondern belegt sind`,
      (n) => `höchstens ${number(n)} ${plural(n, "Zahl", "Zahlen")} des Wurfs zum Aussondern belegt sind`,
    ],
  };

  const features: Record<Feature, string> = {
    opens: "je Summe, die du öffnest",
    "opens-outer": "je 2, 3, 11 oder 12, die du öffnest",
    "opens-5-9": "je 5 oder 9, die du öffnest",
    "opens-4-10": "je 4 oder 10, die du öffnest",
    "towards-five": "je zweitem bis fünftem Kreuz",
    "nearly-five": "je viertem oder fünftem Kreuz",
    fifth: "je fünftem Kreuz",
    tens: "je zehn Punkte aus sechsten bis zehnten Kreuzen",
    paid: "je sechstem bis zehntem Kreuz",
    worth: "je zehn Punkte aus sechsten bis zehnten Kreuzen, und viermal je Kreuz davor",
    wasted: "je Kreuz nach dem zehnten",
    double: "wenn beide Summen gleich sind",
    far: "je Schritt, den die beiden Summen von 7 entfernt sind",
    marks: "je Kreuz, das die beiden Summen schon haben",
    "new-reject": "wenn die ausgesonderte Zahl neu ist",
    "reject-marks": "je Kreuz, das die ausgesonderte Zahl schon hat",
    "good-rejects": "wenn dann nur 1, 2, 6 oder nur 1, 5, 6 ausgesondert sind",
    "inner-rejects": "je Zahl von 2 bis 5, die dann belegt ist",
    "middle-rejects": "je 3 und 4, die dann belegt sind",
    "inward-rejects": "je 2 und 5, die dann belegt sind, zweimal je 3 und 4",
    "most-rejects": "je Kreuz, das die am häufigsten ausgesonderte Zahl dann hat",
  };

  /** "230.7 points ± 1.0". */
  const points = ({ value, low, high }: Measured) =>
    `${number(value)} ${plural(Math.round(value), "Punkt", "Punkte")} ±\u00a0${number((high - low) / 2, 1)}`;

  return {
    about:
      "Die Faustregel im Labor kommt im Schnitt auf 118 Punkte, die Tipps auf 311. Das Würfelglück ist herausgerechnet.",
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
