// Solitaire Dice's rules to remember, in Dutch: what a person sees on the table, and what is counted of a choice.

import type { Bound } from "../../../../shell/by-heart/rule.ts";
import type { Condition, Measured } from "../../../../shell/by-heart/types.ts";
import type { Formats } from "../../../../shell/format.ts";
import type { Example, Fact, Feature, Marks } from "../../by-heart/types.ts";
import type * as English from "../en/by-heart.ts";

export function byHeartWords({ list, number, plural }: Formats): English.ByHeartWords {
  const facts: Record<Fact, Condition> = {
    "in-use": [
      (n) => `er ${number(n)} of meer afgelegde getallen in gebruik zijn`,
      (n) => `er hoogstens ${number(n)} ${plural(n, "afgelegd getal", "afgelegde getallen")} in gebruik zijn`,
    ],
    rejects: [
      (n) => `je ${number(n)} of meer afgelegde dobbelstenen hebt aangekruist`,
      (n) =>
        `je hoogstens ${number(n)} ${plural(n, "afgelegde dobbelsteen", "afgelegde dobbelstenen")} hebt aangekruist`,
    ],
    "most-rejects": [
      (n) => `één afgelegd getal ${number(n)} ${plural(n, "kruisje", "kruisjes")} of meer heeft`,
      (n) => `geen afgelegd getal meer dan ${number(n)} ${plural(n, "kruisje", "kruisjes")} heeft`,
    ],
    started: [
      (n) => `${number(n)} of meer sommen een kruisje hebben`,
      (n) => `hoogstens ${number(n)} ${plural(n, "som", "sommen")} een kruisje hebben`,
    ],
    open: [
      (n) => `${number(n)} of meer sommen één tot vier kruisjes hebben`,
      (n) => `hoogstens ${number(n)} ${plural(n, "som", "sommen")} één tot vier kruisjes hebben`,
    ],
    missing: [
      (n) => `daar ${number(n)} of meer kruisjes tot het vijfde ontbreken`,
      (n) => `daar hoogstens ${number(n)} ${plural(n, "kruisje", "kruisjes")} tot het vijfde ontbreken`,
    ],
    usable: [
      (n) => `${number(n)} of meer getallen van de worp als afgelegd in gebruik zijn`,
      (n) => `hoogstens ${number(n)} ${plural(n, "getal", "getallen")} van de worp als afgelegd in gebruik zijn`,
    ],
  };

  const features: Record<Feature, string> = {
    opens: "geopende sommen",
    "opens-outer": "geopende sommen van 2, 3, 11 en 12",
    "opens-5-9": "geopende sommen van 5 en 9",
    "opens-4-10": "geopende sommen van 4 en 10",
    "towards-five": "tweede tot en met vijfde kruisjes",
    "nearly-five": "vierde en vijfde kruisjes",
    fifth: "vijfde kruisjes",
    tens: "tientallen punten van het zesde tot en met tiende kruisje",
    paid: "zesde tot en met tiende kruisjes",
    worth: "4 voor elk kruisje tot en met het vijfde, daarna de tientallen punten",
    wasted: "kruisjes na het tiende",
    double: "1 als beide sommen gelijk zijn",
    far: "afstand van beide sommen tot 7, opgeteld",
    marks: "kruisjes die beide sommen al hebben, opgeteld",
    "new-reject": "1 als het afgelegde getal nieuw is",
    "reject-marks": "kruisjes die het afgelegde getal al heeft",
    "good-rejects": "1 als dan alleen 1, 2, 6 of alleen 1, 5, 6 zijn afgelegd",
    "inner-rejects": "afgelegde getallen van 2 tot en met 5 daarna",
    "middle-rejects": "afgelegde getallen van 3 en 4 daarna",
    "inward-rejects": "afgelegde getallen daarna: 1 voor 2 of 5, 2 voor 3 of 4",
    "most-rejects": "kruisjes van het meest afgelegde getal daarna",
  };

  /** "230.7 points ± 1.0". */
  const points = ({ value, low, high }: Measured) =>
    `${number(value)} ${plural(Math.round(value), "punt", "punten")} ±\u00a0${number((high - low) / 2, 1)}`;

  /** "6 × 4, 7 × 5". */
  const marks = (all: Marks) =>
    all.length === 0 ? "nog niets" : all.map(([of, count]) => `${of}\u00a0×\u00a0${count}`).join(", ");

  return {
    about:
      "De vuistregel in het Lab haalt gemiddeld 118 punten, het advies 311. Het geluk van de dobbelstenen is eruit gerekend.",
    countOf: "Tel voor elke manier om de worp aan te kruisen:",
    otherwise: "Blijven er aan het eind meer manieren over, neem er dan een naar keuze.",
    measure: "Punten gemiddeld",
    condition: (fact: Fact, { kind, number: bound }: Bound) => facts[fact][kind === "at-least" ? 0 : 1](bound),
    feature: (feature: Feature) => features[feature],
    strength: (measured: Measured) => `Gemiddeld ${points(measured)}`,
    value: (points: number) => number(points),
    rolled: "Gegooid",
    sums: (sums: Marks) => `Sommen: ${marks(sums)}`,
    rejects: (rejects: Marks) => `Afgelegd: ${marks(rejects)}`,
    marked({ reject, sums: [low, high] }: Example["choice"]) {
      const both = list([number(low), number(high)]);
      return reject === null ? `Kruis ${both} aan.` : `Leg de ${number(reject)} af en kruis ${both} aan.`;
    },
  };
}
