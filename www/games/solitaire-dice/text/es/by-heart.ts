// Solitaire Dice's rules to remember, in Spanish: what a person sees on the table, and what is counted of a choice.

import type { Bound } from "../../../../shell/by-heart/rule.ts";
import type { Condition, Measured } from "../../../../shell/by-heart/types.ts";
import type { Formats } from "../../../../shell/format.ts";
import type { Example, Fact, Feature } from "../../by-heart/types.ts";
import type * as English from "../en/by-heart.ts";

export function byHeartWords({ list, number, plural }: Formats): English.ByHeartWords {
  const facts: Record<Fact, Condition> = {
    "in-use": [
      (n) => `hay ${number(n)} ${plural(n, "número", "números")} o más en uso como descartes`,
      (n) => `hay como mucho ${number(n)} ${plural(n, "número", "números")} en uso como descartes`,
    ],
    rejects: [
      (n) => `tienes ${number(n)} ${plural(n, "marca", "marcas")} de descarte o más`,
      (n) => `tienes como mucho ${number(n)} ${plural(n, "marca", "marcas")} de descarte`,
    ],
    "most-rejects": [
      (n) => `un descarte tiene ${number(n)} ${plural(n, "marca", "marcas")} o más`,
      (n) => `ningún descarte tiene más de ${number(n)} ${plural(n, "marca", "marcas")}`,
    ],
    started: [
      (n) => `${number(n)} ${plural(n, "suma", "sumas")} o más tienen una marca`,
      (n) => `como mucho ${number(n)} ${plural(n, "suma", "sumas")} tienen una marca`,
    ],
    open: [
      (n) => `${number(n)} ${plural(n, "suma", "sumas")} o más tienen de una a cuatro marcas`,
      (n) => `como mucho ${number(n)} ${plural(n, "suma", "sumas")} tienen de una a cuatro marcas`,
    ],
    missing: [
      (n) => `a las sumas con una a cuatro marcas les faltan ${number(n)} o más hasta la quinta`,
      (n) => `a las sumas con una a cuatro marcas les faltan como mucho ${number(n)} hasta la quinta`,
    ],
    usable: [
      (n) => `${number(n)} ${plural(n, "número", "números")} de la tirada o más están en uso como descartes`,
      (n) => `como mucho ${number(n)} ${plural(n, "número", "números")} de la tirada están en uso como descartes`,
    ],
  };

  const features: Record<Feature, string> = {
    opens: "por cada suma que abres",
    "opens-outer": "por cada 2, 3, 11 o 12 que abres",
    "opens-5-9": "por cada 5 o 9 que abres",
    "opens-4-10": "por cada 4 o 10 que abres",
    "towards-five": "por cada marca de la segunda a la quinta",
    "nearly-five": "por cada cuarta o quinta marca",
    fifth: "por cada quinta marca",
    tens: "por cada diez puntos de la sexta a la décima marca",
    paid: "por cada marca de la sexta a la décima",
    worth: "por cada diez puntos de la sexta a la décima marca, y cuatro veces por cada marca anterior",
    wasted: "por cada marca después de la décima",
    double: "si las dos sumas son iguales",
    far: "por cada paso que separa las dos sumas de 7",
    marks: "por cada marca que ya tienen las dos sumas",
    "new-reject": "si el número descartado es nuevo",
    "reject-marks": "por cada marca que ya tiene el número descartado",
    "good-rejects": "si los descartes son entonces solo de 1, 2, 6, o solo de 1, 5, 6",
    "inner-rejects": "por cada número de 2 a 5 que queda en uso como descarte",
    "middle-rejects": "por cada 3 o 4 que queda en uso como descarte",
    "inward-rejects": "por cada 2 o 5 que queda en uso como descarte, y dos veces por cada 3 o 4",
    "most-rejects": "por cada marca que tiene entonces el número más descartado",
  };

  /** "230.7 points ± 1.0". */
  const points = ({ value, low, high }: Measured) =>
    `${number(value)} ${plural(Math.round(value), "punto", "puntos")} ±\u00a0${number((high - low) / 2, 1)}`;

  return {
    about:
      "La regla sencilla del Laboratorio consigue 118 puntos de media; el consejo, 311. Se ha descontado la suerte de los dados.",
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
