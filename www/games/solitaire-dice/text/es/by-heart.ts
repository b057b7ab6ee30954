// Solitaire Dice's rules to remember, in Spanish: what a person sees on the table, and what is counted of a choice.

import type { Formats } from "../../../../shell/model/format.ts";
import type { Bound } from "../../../../shell/pages/by-heart/rule.ts";
import type { Condition, Measured } from "../../../../shell/pages/by-heart/types.ts";
import { levels } from "../../../../shell/text/es/standard.ts";
import type { Example, Fact, Feature } from "../../by-heart/types.ts";
import { AVERAGES } from "../../model/averages.ts";
import type * as English from "../en/by-heart.ts";

export function byHeartWords({ list, number, plural }: Formats): English.ByHeartWords {
  const marks = (n: number) => `${number(n)} ${plural(n, "marca", "marcas")}`;
  const sums = (n: number) => `${number(n)} ${plural(n, "suma tiene", "sumas tienen")}`;
  const numbers = (n: number) => `${number(n)} ${plural(n, "número", "números")}`;
  const asRejects = (n: number) => `en uso como ${plural(n, "descarte", "descartes")}`;
  const are = (n: number) => plural(n, "está", "están");
  const lack = (n: number) => plural(n, "falta", "faltan");

  const facts: Record<Fact, Condition> = {
    "in-use": [
      (n) => `hay al menos ${numbers(n)} ${asRejects(n)}`,
      (n) => `hay como mucho ${numbers(n)} ${asRejects(n)}`,
    ],
    rejects: [
      (n) => `tienes en total al menos ${marks(n)} de descarte`,
      (n) => `tienes en total como mucho ${marks(n)} de descarte`,
    ],
    "most-rejects": [
      (n) => `un descarte tiene al menos ${marks(n)}`,
      (n) => `ningún descarte tiene más de ${marks(n)}`,
    ],
    started: [(n) => `al menos ${sums(n)} alguna marca`, (n) => `como mucho ${sums(n)} alguna marca`],
    open: [(n) => `al menos ${sums(n)} de una a cuatro marcas`, (n) => `como mucho ${sums(n)} de una a cuatro marcas`],
    missing: [
      (n) => `a las sumas con una a cuatro marcas les ${lack(n)} en total al menos ${marks(n)} para la quinta`,
      (n) => `a las sumas con una a cuatro marcas les ${lack(n)} en total como mucho ${marks(n)} para la quinta`,
    ],
    usable: [
      (n) => `al menos ${numbers(n)} de la tirada ${are(n)} ${asRejects(n)}`,
      (n) => `como mucho ${numbers(n)} de la tirada ${are(n)} ${asRejects(n)}`,
    ],
  };

  const features: Record<Feature, string> = {
    opens: "por cada suma que abres",
    "opens-outer": "por cada 2, 3, 11 o 12 que abres",
    "opens-5-9": "por cada 5 o 9 que abres",
    "opens-4-10": "por cada 4 o 10 que abres",
    "towards-five": "por cada nueva marca de la segunda a la quinta en una suma",
    "nearly-five": "por cada nueva cuarta o quinta marca en una suma",
    fifth: "por cada nueva quinta marca en una suma",
    tens: "por cada diez puntos de las nuevas marcas de la sexta a la décima",
    paid: "por cada nueva marca de la sexta a la décima en una suma",
    worth: "por cada diez puntos que dan tus nuevas marcas; hasta la quinta, cada una cuenta como 40",
    wasted: "por cada nueva marca después de la décima en una suma",
    double: "si las dos sumas son iguales",
    far: "por cada paso que separa del 7 a cada una de las dos sumas",
    marks: "por cada marca que ya tienen las dos sumas",
    "new-reject": "si el número descartado es nuevo",
    "reject-marks": "por cada marca que ya tiene el número descartado",
    "good-rejects": "si los descartes quedan todos entre 1, 2, 6 o todos entre 1, 5, 6",
    "inner-rejects": "por cada número del 2 al 5 que queda en uso como descarte",
    "middle-rejects": "por cada uno de 3 y 4 que queda en uso como descarte",
    "inward-rejects": "por cada uno de 2 y 5 que queda en uso como descarte, el doble por 3 y 4",
    "most-rejects": "por cada marca que tiene entonces el descarte con más marcas",
  };

  /** "230.7 points ± 1.0". */
  const points = ({ value, low, high }: Measured) =>
    `${number(value)} ${plural(Math.round(value), "punto", "puntos")} ±\u00a0${number((high - low) / 2, 1)}`;

  return {
    documentTitle: "Solitaire Dice: reglas para recordar · rollwise",
    about: `El ordenador en el nivel «${levels.medium}» consigue ${number(AVERAGES.thumb)} puntos de media; el consejo, ${number(AVERAGES.advice)}. Se ha descontado la suerte de los dados.`,
    choices: "Tus opciones: las formas de marcar la tirada.",
    otherwise: "Si al final quedan varias formas, elige cualquiera.",
    measure: "Puntos de media",
    condition: (fact: Fact, { kind, number: bound }: Bound) => facts[fact][kind === "at-least" ? 0 : 1](bound),
    feature: (feature: Feature) => features[feature],
    strength: (measured: Measured) => `${points(measured)} de media`,
    value: (points: number) => number(points),
    rolled: "Tirada",
    sums: "Sumas",
    rejects: "Descartes",
    none: "nada aún",
    marked({ reject, sums: [low, high] }: Example["choice"]) {
      const both = list([number(low), number(high)]);
      return reject === null ? `Marca ${both}.` : `Descarta el ${number(reject)} y marca ${both}.`;
    },
  };
}
