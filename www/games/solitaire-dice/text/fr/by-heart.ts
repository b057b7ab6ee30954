// Solitaire Dice's rules to remember, in French: what a person sees on the table, and what is counted of a choice.

import type { Bound } from "../../../../shell/by-heart/rule.ts";
import type { Condition, Measured } from "../../../../shell/by-heart/types.ts";
import type { Formats } from "../../../../shell/format.ts";
import type { Example, Fact, Feature } from "../../by-heart/types.ts";
import type * as English from "../en/by-heart.ts";

export function byHeartWords({ list, number, plural }: Formats): English.ByHeartWords {
  const facts: Record<Fact, Condition> = {
    "in-use": [
      (n) => `${number(n)} ${plural(n, "numéro", "numéros")} ou plus sont écartés`,
      (n) => `${number(n)} ${plural(n, "numéro", "numéros")} au plus sont écartés`,
    ],
    rejects: [
      (n) => `tu as coché ${number(n)} ${plural(n, "dé écarté", "dés écartés")} ou plus`,
      (n) => `tu as coché ${number(n)} ${plural(n, "dé écarté", "dés écartés")} au plus`,
    ],
    "most-rejects": [
      (n) => `un numéro écarté a ${number(n)} croix ou plus`,
      (n) => `aucun numéro écarté n’a plus de ${number(n)} croix`,
    ],
    started: [
      (n) => `${number(n)} ${plural(n, "somme", "sommes")} ou plus ont une croix`,
      (n) => `${number(n)} ${plural(n, "somme", "sommes")} au plus ont une croix`,
    ],
    open: [
      (n) => `${number(n)} ${plural(n, "somme", "sommes")} ou plus ont une à quatre croix`,
      (n) => `${number(n)} ${plural(n, "somme", "sommes")} au plus ont une à quatre croix`,
    ],
    missing: [
      (n) => `il manque ${number(n)} croix ou plus aux sommes d’une à quatre croix pour leur cinquième`,
      (n) => `il manque ${number(n)} croix au plus aux sommes d’une à quatre croix pour leur cinquième`,
    ],
    usable: [
      (n) => `${number(n)} ${plural(n, "numéro", "numéros")} du lancer ou plus sont écartés`,
      (n) => `${number(n)} ${plural(n, "numéro", "numéros")} du lancer au plus sont écartés`,
    ],
  };

  const features: Record<Feature, string> = {
    opens: "par somme ouverte",
    "opens-outer": "par 2, 3, 11 ou 12 que tu ouvres",
    "opens-5-9": "par 5 ou 9 que tu ouvres",
    "opens-4-10": "par 4 ou 10 que tu ouvres",
    "towards-five": "par deuxième à cinquième croix",
    "nearly-five": "par quatrième ou cinquième croix",
    fifth: "par cinquième croix",
    tens: "par dizaine de points des sixièmes à dixièmes croix",
    paid: "par sixième à dixième croix",
    worth: "par dizaine de points des sixièmes à dixièmes croix, et quatre fois par croix avant celles-ci",
    wasted: "par croix après la dixième",
    double: "si les deux sommes sont égales",
    far: "par pas qui sépare les deux sommes de 7",
    marks: "par croix que les deux sommes ont déjà",
    "new-reject": "si le numéro écarté est nouveau",
    "reject-marks": "par croix que le numéro écarté a déjà",
    "good-rejects": "si seuls 1, 2, 6, ou seuls 1, 5, 6, sont alors écartés",
    "inner-rejects": "par numéro de 2 à 5 alors écarté",
    "middle-rejects": "par 3 ou 4 alors écarté",
    "inward-rejects": "par 2 ou 5 alors écarté, deux fois par 3 ou 4",
    "most-rejects": "par croix qu’a alors le numéro le plus écarté",
  };

  /** "230.7 points ± 1.0". */
  const points = ({ value, low, high }: Measured) =>
    `${number(value)} ${plural(Math.round(value), "point", "points")} ±\u00a0${number((high - low) / 2, 1)}`;

  return {
    about: "La règle simple du Labo fait 118 points en moyenne, le conseil 311. La chance des dés est retirée.",
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
