// Solitaire Dice's rules to remember, in French: what a person sees on the table, and what is counted of a choice.

import type { Formats } from "../../../../shell/model/format.ts";
import type { Bound } from "../../../../shell/pages/by-heart/rule.ts";
import type { Condition, Measured } from "../../../../shell/pages/by-heart/types.ts";
import { levels } from "../../../../shell/text/fr/standard.ts";
import type { Example, Fact, Feature } from "../../by-heart/types.ts";
import { AVERAGES } from "../../model/averages.ts";
import type * as English from "../en/by-heart.ts";

export function byHeartWords({ list, number, plural }: Formats): English.ByHeartWords {
  const sums = (n: number) => `${number(n)} ${plural(n, "somme", "sommes")}`;
  const dice = (n: number) => `${number(n)} ${plural(n, "dé", "dés")}`;
  const numbers = (n: number) => `${number(n)} ${plural(n, "numéro", "numéros")}`;
  const are = (n: number) => plural(n, "est", "sont");
  const have = (n: number) => plural(n, "a", "ont");

  const facts: Record<Fact, Condition> = {
    "in-use": [
      (n) => `au moins ${numbers(n)} ${are(n)} parmi les écartés`,
      (n) => `au plus ${numbers(n)} ${are(n)} parmi les écartés`,
    ],
    rejects: [(n) => `tu as écarté en tout au moins ${dice(n)}`, (n) => `tu as écarté en tout au plus ${dice(n)}`],
    "most-rejects": [
      (n) => `un numéro écarté a au moins ${number(n)} croix`,
      (n) => `aucun numéro écarté n’a plus de ${number(n)} croix`,
    ],
    started: [(n) => `au moins ${sums(n)} ${have(n)} une croix`, (n) => `au plus ${sums(n)} ${have(n)} une croix`],
    open: [
      (n) => `au moins ${sums(n)} ${have(n)} d’une à quatre croix`,
      (n) => `au plus ${sums(n)} ${have(n)} d’une à quatre croix`,
    ],
    missing: [
      (n) => `il manque en tout au moins ${number(n)} croix aux sommes d’une à quatre croix pour leur cinquième`,
      (n) => `il manque en tout au plus ${number(n)} croix aux sommes d’une à quatre croix pour leur cinquième`,
    ],
    usable: [
      (n) => `au moins ${numbers(n)} du lancer ${are(n)} parmi les écartés`,
      (n) => `au plus ${numbers(n)} du lancer ${are(n)} parmi les écartés`,
    ],
  };

  const features: Record<Feature, string> = {
    opens: "par somme que tu ouvres",
    "opens-outer": "par 2, 3, 11 ou 12 que tu ouvres",
    "opens-5-9": "par 5 ou 9 que tu ouvres",
    "opens-4-10": "par 4 ou 10 que tu ouvres",
    "towards-five": "par nouvelle croix de la deuxième à la cinquième d’une somme",
    "nearly-five": "par nouvelle quatrième ou cinquième croix d’une somme",
    fifth: "par nouvelle cinquième croix d’une somme",
    tens: "par dizaine de points des nouvelles sixièmes à dixièmes croix",
    paid: "par nouvelle croix de la sixième à la dixième d’une somme",
    worth: "par dizaine de points que rapportent tes nouvelles croix\u202f; jusqu’à la cinquième, chacune compte 40",
    wasted: "par nouvelle croix après la dixième d’une somme",
    double: "si les deux sommes sont égales",
    far: "par pas qui sépare chacune des deux sommes de 7",
    marks: "par croix que les deux sommes ont déjà",
    "new-reject": "si le numéro écarté est nouveau",
    "reject-marks": "par croix que le numéro écarté a déjà",
    "good-rejects": "si les écartés sont alors tous parmi 1, 2, 6 ou tous parmi 1, 5, 6",
    "inner-rejects": "par numéro de 2 à 5 alors parmi les écartés",
    "middle-rejects": "pour chacun de 3 et 4 alors parmi les écartés",
    "inward-rejects": "pour chacun de 2 et 5 alors parmi les écartés, le double pour 3 et 4",
    "most-rejects": "par croix qu’a alors le numéro le plus écarté",
  };

  /** "230.7 points ± 1.0". */
  const points = ({ value, low, high }: Measured) =>
    `${number(value)} ${plural(Math.round(value), "point", "points")} ±\u00a0${number((high - low) / 2, 1)}`;

  return {
    documentTitle: "Solitaire Dice\u00a0: règles à retenir · rollwise",
    about: `L’ordinateur au niveau «\u00a0${levels.medium}\u00a0» fait ${number(AVERAGES.thumb)} points en moyenne, le conseil ${number(AVERAGES.advice)}. Tout est mesuré hors chance aux dés.`,
    choices: "Tes choix\u00a0: les façons de cocher le lancer.",
    otherwise: "S’il reste plusieurs façons à la fin, prends n’importe laquelle.",
    measure: "Points en moyenne",
    condition: (fact: Fact, { kind, number: bound }: Bound) => facts[fact][kind === "at-least" ? 0 : 1](bound),
    feature: (feature: Feature) => features[feature],
    strength: (measured: Measured) => `${points(measured)} en moyenne`,
    value: (points: number) => number(points),
    rolled: "Lancés",
    sums: "Sommes",
    rejects: "Écartés",
    none: "rien encore",
    marked({ reject, sums: [low, high] }: Example["choice"]) {
      const both = list([number(low), number(high)]);
      return reject === null ? `Coche ${both}.` : `Écarte le ${number(reject)} et coche ${both}.`;
    },
  };
}
