// Solitaire Dice's rules to remember, in French: what a person sees on the table, and what is counted of a choice.

import type { Bound } from "../../../../shell/by-heart/rule.ts";
import type { Condition, Measured } from "../../../../shell/by-heart/types.ts";
import type { Formats } from "../../../../shell/format.ts";
import type { Example, Fact, Feature, Marks } from "../../by-heart/types.ts";
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
      (n) => `il y manque ${number(n)} croix ou plus jusqu’à la cinquième`,
      (n) => `il y manque ${number(n)} croix au plus jusqu’à la cinquième`,
    ],
    usable: [
      (n) => `${number(n)} ${plural(n, "numéro", "numéros")} du lancer ou plus sont écartés`,
      (n) => `${number(n)} ${plural(n, "numéro", "numéros")} du lancer au plus sont écartés`,
    ],
  };

  const features: Record<Feature, string> = {
    opens: "sommes ouvertes",
    "opens-outer": "sommes ouvertes parmi 2, 3, 11 et 12",
    "opens-5-9": "sommes ouvertes parmi 5 et 9",
    "opens-4-10": "sommes ouvertes parmi 4 et 10",
    "towards-five": "deuxièmes à cinquièmes croix",
    "nearly-five": "quatrièmes et cinquièmes croix",
    fifth: "cinquièmes croix",
    tens: "dizaines de points des sixièmes à dixièmes croix",
    paid: "sixièmes à dixièmes croix",
    worth: "4 par croix jusqu’à la cinquième, ensuite les dizaines de points",
    wasted: "croix après la dixième",
    double: "1 si les deux sommes sont égales",
    far: "écarts des deux sommes avec 7, additionnés",
    marks: "croix que les deux sommes ont déjà, additionnées",
    "new-reject": "1 si le numéro écarté est nouveau",
    "reject-marks": "croix que le numéro écarté a déjà",
    "good-rejects": "1 si seuls 1, 2, 6, ou seuls 1, 5, 6, sont alors écartés",
    "inner-rejects": "numéros écartés de 2 à 5 ensuite",
    "middle-rejects": "numéros écartés parmi 3 et 4 ensuite",
    "inward-rejects": "numéros écartés ensuite\u00a0: 1 pour 2 ou 5, 2 pour 3 ou 4",
    "most-rejects": "croix du numéro le plus écarté ensuite",
  };

  /** "230.7 points ± 1.0". */
  const points = ({ value, low, high }: Measured) =>
    `${number(value)} ${plural(Math.round(value), "point", "points")} ±\u00a0${number((high - low) / 2, 1)}`;

  /** "6 × 4, 7 × 5". */
  const marks = (all: Marks) =>
    all.length === 0 ? "rien encore" : all.map(([of, count]) => `${of}\u00a0×\u00a0${count}`).join(", ");

  return {
    about: "La règle simple du Labo fait 118 points en moyenne, le conseil 311. La chance des dés est retirée.",
    countOf: "Compte pour chaque façon de cocher le lancer\u00a0:",
    otherwise: "S’il reste plusieurs façons à la fin, prends n’importe laquelle.",
    measure: "Points en moyenne",
    condition: (fact: Fact, { kind, number: bound }: Bound) => facts[fact][kind === "at-least" ? 0 : 1](bound),
    feature: (feature: Feature) => features[feature],
    strength: (measured: Measured) => `${points(measured)} en moyenne`,
    value: (points: number) => number(points),
    rolled: "Lancés",
    sums: (sums: Marks) => `Sommes\u00a0: ${marks(sums)}`,
    rejects: (rejects: Marks) => `Écartés\u00a0: ${marks(rejects)}`,
    marked({ reject, sums: [low, high] }: Example["choice"]) {
      const both = list([number(low), number(high)]);
      return reject === null ? `Coche ${both}.` : `Écarte le ${number(reject)} et coche ${both}.`;
    },
  };
}
