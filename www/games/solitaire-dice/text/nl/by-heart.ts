// Solitaire Dice's rules to remember, in Dutch: what a person sees on the table, and what is counted of a choice.

import type { Formats } from "../../../../shell/model/format.ts";
import type { Bound } from "../../../../shell/pages/by-heart/rule.ts";
import type { Condition, Measured } from "../../../../shell/pages/by-heart/types.ts";
import { levels } from "../../../../shell/text/nl/standard.ts";
import type { Example, Fact, Feature } from "../../by-heart/types.ts";
import { AVERAGES } from "../../model/averages.ts";
import type * as English from "../en/by-heart.ts";

export function byHeartWords({ list, number, plural }: Formats): English.ByHeartWords {
  const marks = (n: number) => `${number(n)} ${plural(n, "kruisje", "kruisjes")}`;
  const sums = (n: number) => `${number(n)} ${plural(n, "som", "sommen")}`;
  const numbers = (n: number) => `${number(n)} ${plural(n, "getal", "getallen")}`;
  const dice = (n: number) => `${number(n)} ${plural(n, "dobbelsteen", "dobbelstenen")}`;
  const are = (n: number) => plural(n, "is", "zijn");
  const have = (n: number) => plural(n, "heeft", "hebben");

  const facts: Record<Fact, Condition> = {
    "in-use": [
      (n) => `er om af te leggen minstens ${numbers(n)} in gebruik ${are(n)}`,
      (n) => `er om af te leggen hoogstens ${numbers(n)} in gebruik ${are(n)}`,
    ],
    rejects: [
      (n) => `je in totaal minstens ${dice(n)} hebt afgelegd`,
      (n) => `je in totaal hoogstens ${dice(n)} hebt afgelegd`,
    ],
    "most-rejects": [
      (n) => `een afgelegd getal minstens ${marks(n)} heeft`,
      (n) => `geen afgelegd getal meer dan ${marks(n)} heeft`,
    ],
    started: [
      (n) => `minstens ${sums(n)} een kruisje ${have(n)}`,
      (n) => `hoogstens ${sums(n)} een kruisje ${have(n)}`,
    ],
    open: [
      (n) => `minstens ${sums(n)} één tot vier kruisjes ${have(n)}`,
      (n) => `hoogstens ${sums(n)} één tot vier kruisjes ${have(n)}`,
    ],
    missing: [
      (n) => `sommen met één tot vier kruisjes in totaal minstens ${marks(n)} tekortkomen tot het vijfde`,
      (n) => `sommen met één tot vier kruisjes in totaal hoogstens ${marks(n)} tekortkomen tot het vijfde`,
    ],
    usable: [
      (n) => `er minstens ${numbers(n)} van de worp om af te leggen in gebruik ${are(n)}`,
      (n) => `er hoogstens ${numbers(n)} van de worp om af te leggen in gebruik ${are(n)}`,
    ],
  };

  const features: Record<Feature, string> = {
    opens: "per som die je opent",
    "opens-outer": "per 2, 3, 11 of 12 die je opent",
    "opens-5-9": "per 5 of 9 die je opent",
    "opens-4-10": "per 4 of 10 die je opent",
    "towards-five": "per nieuw tweede tot en met vijfde kruisje bij een som",
    "nearly-five": "per nieuw vierde of vijfde kruisje bij een som",
    fifth: "per nieuw vijfde kruisje bij een som",
    tens: "per tien punten van nieuwe zesde tot en met tiende kruisjes",
    paid: "per nieuw zesde tot en met tiende kruisje bij een som",
    worth: "per tien punten die je nieuwe kruisjes opleveren; tot en met het vijfde telt elk als 40",
    wasted: "per nieuw kruisje na het tiende bij een som",
    double: "als beide sommen gelijk zijn",
    far: "per stap die een van de sommen van 7 af ligt",
    marks: "per kruisje dat de twee sommen al hebben",
    "new-reject": "als het afgelegde getal nieuw is",
    "reject-marks": "per kruisje dat het afgelegde getal al heeft",
    "good-rejects": "als dan alle afgelegde getallen bij 1, 2, 6 of alle bij 1, 5, 6 horen",
    "inner-rejects": "per afgelegd getal van 2 tot en met 5 dat dan in gebruik is",
    "middle-rejects": "per afgelegde 3 of 4 die dan in gebruik is",
    "inward-rejects": "per afgelegde 2 of 5 die dan in gebruik is, het dubbele per 3 of 4",
    "most-rejects": "per kruisje dat het vaakst afgelegde getal dan heeft",
  };

  /** "230.7 points ± 1.0". */
  const points = ({ value, low, high }: Measured) =>
    `${number(value)} ${plural(Math.round(value), "punt", "punten")} ±\u00a0${number((high - low) / 2, 1)}`;

  return {
    documentTitle: "Solitaire Dice: regels om te onthouden · rollwise",
    about: `De computer op niveau “${levels.medium}” haalt gemiddeld ${number(AVERAGES.thumb)} punten, het advies ${number(AVERAGES.advice)}. Alles is gecorrigeerd voor geluk.`,
    choices: "Je keuzes: de manieren om de worp aan te kruisen.",
    otherwise: "Blijven er aan het eind meerdere manieren over, kies er dan zomaar een.",
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
