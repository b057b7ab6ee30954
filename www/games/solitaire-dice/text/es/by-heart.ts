// Solitaire Dice's rules to remember, in Spanish: what a person sees on the table, and what is counted of a choice.

import type { Bound } from "../../../../shell/by-heart/rule.ts";
import type { Condition, Measured } from "../../../../shell/by-heart/types.ts";
import type { Formats } from "../../../../shell/format.ts";
import type { Example, Fact, Feature, Marks } from "../../by-heart/types.ts";
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
      (n) => `faltan en ellas ${number(n)} ${plural(n, "marca", "marcas")} o más hasta la quinta`,
      (n) => `faltan en ellas como mucho ${number(n)} ${plural(n, "marca", "marcas")} hasta la quinta`,
    ],
    usable: [
      (n) => `${number(n)} ${plural(n, "número", "números")} de la tirada o más están en uso como descartes`,
      (n) => `como mucho ${number(n)} ${plural(n, "número", "números")} de la tirada están en uso como descartes`,
    ],
  };

  const features: Record<Feature, string> = {
    opens: "sumas abiertas",
    "opens-outer": "sumas abiertas de 2, 3, 11 y 12",
    "opens-5-9": "sumas abiertas de 5 y 9",
    "opens-4-10": "sumas abiertas de 4 y 10",
    "towards-five": "marcas de la segunda a la quinta",
    "nearly-five": "cuartas y quintas marcas",
    fifth: "quintas marcas",
    tens: "decenas de puntos de la sexta a la décima marca",
    paid: "marcas de la sexta a la décima",
    worth: "4 por marca hasta la quinta; después, las decenas de puntos",
    wasted: "marcas después de la décima",
    double: "1 si las dos sumas son iguales",
    far: "distancia de las dos sumas a 7, sumada",
    marks: "marcas que ya tienen las dos sumas, sumadas",
    "new-reject": "1 si el número descartado es nuevo",
    "reject-marks": "marcas que ya tiene el número descartado",
    "good-rejects": "1 si los descartes son entonces solo de 1, 2, 6, o solo de 1, 5, 6",
    "inner-rejects": "descartes en uso de 2 a 5 después",
    "middle-rejects": "descartes en uso de 3 y 4 después",
    "inward-rejects": "descartes en uso después: 1 por 2 o 5, 2 por 3 o 4",
    "most-rejects": "marcas del número más descartado después",
  };

  /** "230.7 points ± 1.0". */
  const points = ({ value, low, high }: Measured) =>
    `${number(value)} ${plural(Math.round(value), "punto", "puntos")} ±\u00a0${number((high - low) / 2, 1)}`;

  /** "6 × 4, 7 × 5". */
  const marks = (all: Marks) =>
    all.length === 0 ? "nada aún" : all.map(([of, count]) => `${of}\u00a0×\u00a0${count}`).join(", ");

  return {
    about:
      "La regla sencilla del Laboratorio consigue 118 puntos de media; el consejo, 311. Se ha descontado la suerte de los dados.",
    countOf: "Cuenta para cada forma de marcar la tirada:",
    otherwise: "Si al final quedan varias formas, elige cualquiera.",
    measure: "Puntos de media",
    condition: (fact: Fact, { kind, number: bound }: Bound) => facts[fact][kind === "at-least" ? 0 : 1](bound),
    feature: (feature: Feature) => features[feature],
    strength: (measured: Measured) => `${points(measured)} de media`,
    value: (points: number) => number(points),
    rolled: "Tirada",
    sums: (sums: Marks) => `Sumas: ${marks(sums)}`,
    rejects: (rejects: Marks) => `Descartes: ${marks(rejects)}`,
    marked({ reject, sums: [low, high] }: Example["choice"]) {
      const both = list([number(low), number(high)]);
      return reject === null ? `Marca ${both}.` : `Descarta el ${number(reject)} y marca ${both}.`;
    },
  };
}
