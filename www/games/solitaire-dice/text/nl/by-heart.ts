// Solitaire Dice's rules to remember, in Dutch: what a person sees on the table, and what is counted of a choice.

import type { Bound } from "../../../../shell/by-heart/rule.ts";
import type { Condition, Measured } from "../../../../shell/by-heart/types.ts";
import type { Formats } from "../../../../shell/format.ts";
import type { Example, Fact, Feature } from "../../by-heart/types.ts";
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
      (n) => `sommen met één tot vier kruisjes er ${number(n)} of meer tekortkomen tot het vijfde`,
      (n) => `sommen met één tot vier kruisjes er hoogstens ${number(n)} tekortkomen tot het vijfde`,
    ],
    usable: [
      (n) => `${number(n)} of meer getallen van de worp als afgelegd in gebruik zijn`,
      (n) => `hoogstens ${number(n)} ${plural(n, "getal", "getallen")} van de worp als afgelegd in gebruik zijn`,
    ],
  };

  const features: Record<Feature, string> = {
    opens: "per som die je opent",
    "opens-outer": "per 2, 3, 11 of 12 die je opent",
    "opens-5-9": "per 5 of 9 die je opent",
    "opens-4-10": "per 4 of 10 die je opent",
    "towards-five": "per tweede tot en met vijfde kruisje",
    "nearly-five": "per vierde of vijfde kruisje",
    fifth: "per vijfde kruisje",
    tens: "per tien punten van zesde tot en met tiende kruisjes",
    paid: "per zesde tot en met tiende kruisje",
    worth: "per tien punten van zesde tot en met tiende kruisjes, en vier keer per kruisje daarvoor",
    wasted: "per kruisje na het tiende",
    double: "als beide sommen gelijk zijn",
    far: "per stap die de twee sommen van 7 af liggen",
    marks: "per kruisje dat de twee sommen al hebben",
    "new-reject": "als het afgelegde getal nieuw is",
    "reject-marks": "per kruisje dat het afgelegde getal al heeft",
    "good-rejects": "als dan alleen 1, 2, 6 of alleen 1, 5, 6 zijn afgelegd",
    "inner-rejects": "per getal van 2 tot en met 5 dat dan is afgelegd",
    "middle-rejects": "per 3 of 4 die dan is afgelegd",
    "inward-rejects": "per 2 of 5 die dan is afgelegd, twee keer per 3 of 4",
    "most-rejects": "per kruisje dat het meest afgelegde getal dan heeft",
  };

  /** "230.7 points ± 1.0". */
  const points = ({ value, low, high }: Measured) =>
    `${number(value)} ${plural(Math.round(value), "punt", "punten")} ±\u00a0${number((high - low) / 2, 1)}`;

  return {
    about:
      "De vuistregel in het Lab haalt gemiddeld 118 punten, het advies 311. Het geluk van de dobbelstenen is eruit gerekend.",
    choices: "Je keuzes: de manieren om de worp aan te kruisen.",
    otherwise: "Blijven er aan het eind meer manieren over, neem er dan een naar keuze.",
    measure: "Punten gemiddeld",
    condition: (fact: Fact, { kind, number: bound }: Bound) => facts[fact][kind === "at-least" ? 0 : 1](bound),
    feature: (feature: Feature) => features[feature],
    strength: (measured: Measured) => `Gemiddeld ${points(measured)}`,
    value: (points: number) => number(points),
    rolled: "Gegooid",
    sums: "Sommen",
    rejects: "Afgelegd",
    none: "nog niets",
    marked({ reject, sums: [low, high] }: Example["choice"]) {
      const both = list([number(low), number(high)]);
      return reject === null ? `Kruis ${both} aan.` : `Leg de ${number(reject)} af en kruis ${both} aan.`;
    },
  };
}
