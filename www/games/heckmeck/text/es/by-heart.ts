// Heckmeck's rules to remember, in Spanish: what a person sees on the table, and what is counted of a choice.

import type { Formats } from "../../../../shell/model/format.ts";
import type { Bound } from "../../../../shell/pages/by-heart/rule.ts";
import type { Condition, Measured } from "../../../../shell/pages/by-heart/types.ts";
import { levels } from "../../../../shell/text/es/standard.ts";
import type { Example, Fact, Feature } from "../../by-heart/types.ts";
import type * as English from "../en/by-heart.ts";

export function byHeartWords({ number, percent, plural }: Formats): English.ByHeartWords {
  const points = (n: number) => `${number(n)} ${plural(n, "punto", "puntos")}`;
  const worms = (n: number) => `${number(n)} ${plural(n, "gusano", "gusanos")}`;
  const dice = (n: number) => `${number(n)} ${plural(n, "dado", "dados")}`;
  const faces = (n: number) => `${number(n)} ${plural(n, "cara", "caras")}`;
  const tiles = (n: number) => `${number(n)} ${plural(n, "ficha", "fichas")}`;
  const remain = (n: number) => plural(n, "queda", "quedan");
  const lack = (n: number) => plural(n, "falta", "faltan");

  const facts: Record<Fact, Condition> = {
    dice: [
      (n) => `${remain(n)} al menos ${dice(n)} sin apartar`,
      (n) => `${remain(n)} como mucho ${dice(n)} sin apartar`,
    ],
    faces: [(n) => `has apartado al menos ${faces(n)}`, (n) => `has apartado como mucho ${faces(n)}`],
    total: [(n) => `tienes al menos ${points(n)}`, (n) => `tienes como mucho ${points(n)}`],
    worm: [() => "ya has apartado gusanos", () => "aún no has apartado gusanos"],
    "worms-rolled": [
      (n) => `puedes apartar al menos ${worms(n)} de esta tirada`,
      (n) => `puedes apartar como mucho ${worms(n)} de esta tirada`,
    ],
    tile: [(n) => `al parar ahora ganas al menos ${worms(n)}`, (n) => `al parar ahora ganas como mucho ${worms(n)}`],
    steals: [() => "al parar ahora robas una ficha", () => "al parar ahora no robas ninguna ficha"],
    own: [
      (n) => `tu ficha superior tiene al menos ${worms(n)}`,
      (n) => `tu ficha superior tiene como mucho ${worms(n)}`,
    ],
    "at-stake": [
      (n) => `tu ficha superior y la que ganas al parar ahora suman al menos ${worms(n)}`,
      (n) => `tu ficha superior y la que ganas al parar ahora suman como mucho ${worms(n)}`,
    ],
    rival: [
      (n) => `la ficha más alta que se puede robar tiene al menos ${worms(n)}`,
      (n) => `la ficha más alta que se puede robar tiene como mucho ${worms(n)}`,
    ],
    "to-rival": [
      (n) => `te ${lack(n)} al menos ${points(n)} para robar la ficha más alta`,
      (n) => `no te ${lack(n)} más de ${points(n)} para robar la ficha más alta`,
    ],
    "to-lowest": [
      (n) => `te ${lack(n)} al menos ${points(n)} para la ficha más baja de la parrilla`,
      (n) => `te ${lack(n)} como mucho ${points(n)} para la ficha más baja de la parrilla`,
    ],
    grill: [
      (n) => `${remain(n)} al menos ${tiles(n)} en la parrilla`,
      (n) => `${remain(n)} como mucho ${tiles(n)} en la parrilla`,
    ],
    lead: [
      (n) =>
        n > 0
          ? `llevas al menos ${worms(n)} de ventaja`
          : n === 0
            ? "no vas por detrás"
            : `no llevas más de ${worms(-n)} de desventaja`,
      (n) =>
        n > 0
          ? `no llevas más de ${worms(n)} de ventaja`
          : n === 0
            ? "no vas por delante"
            : `llevas al menos ${worms(-n)} de desventaja`,
    ],
  };

  const features: Record<Feature, string> = {
    stop: "por parar",
    count: "por cada dado que apartas",
    points: "por cada punto que apartas",
    value: "por cada punto de la cara (gusano: 5)",
    worms: "si apartas gusanos",
    reaches: "si entonces podrías conseguir una ficha",
    brings: "por cada gusano de la ficha que conseguirías entonces",
    steals: "si entonces podrías robar una ficha",
    missing: "por cada punto que te falte entonces para la ficha más baja de la parrilla",
    last: "si entonces no queda ningún dado",
  };

  /** "45.2% ± 0.1". */
  const share = ({ value, low, high }: Measured) => `${percent(value)} ±\u00a0${number(50 * (high - low), 1)}`;

  return {
    documentTitle: "Pickomino sin la app · rollwise",
    about: `Medido con dos jugadores, contra «${levels.strong}», un ordenador que busca el mayor número de gusanos en cada turno; la mejor regla sencilla publicada le gana el 28,7\u00a0%. Se ha descontado la suerte de los dados.`,
    aims: {
      label: "Criterio",
      of: {
        worms: {
          name: "Gusanos",
          about: "Selección según los gusanos de cada turno, para cualquier número de jugadores.",
        },
        win: {
          name: "Prob. de ganar",
          about:
            "Selección según la probabilidad de ganar en partidas de dos jugadores. Contra este rival apenas ganan más que las otras; con cinco reglas, incluso menos.",
        },
      },
    },
    choices:
      "Tus opciones: las caras que puedes apartar; después, si parar da una ficha, parar o seguir tirando. Para estas dos solo cuenta «por parar».",
    otherwise:
      "Si las reglas no deciden, para en cuanto puedas conseguir una ficha; si quedan varias caras, aparta cualquiera.",
    measure: `Victorias contra «${levels.strong}»`,
    condition: (fact: Fact, { kind, number: bound }: Bound) => facts[fact][kind === "at-least" ? 0 : 1](bound),
    feature: (feature: Feature) => features[feature],
    strength: (measured: Measured) => `Gana el ${share(measured)} contra «${levels.strong}»`,
    value: (share: number) => percent(share),
    taken: "Apartados",
    nothingTaken: "aún ninguno",
    rolled: "Tirada",
    lowest: (lowest: number) => `La más baja de la parrilla: ${lowest}`,
    own: (own: number | null) => (own === null ? "No tienes ninguna ficha" : `Tu ficha superior: ${own}`),
    rival: (rival: number | null) => (rival === null ? "Nada que robar" : `Se puede robar: ${rival}`),
    decided({ action, face }: Example["choice"]) {
      if (action === "stop") return "Para.";
      if (action === "roll" || face === undefined) return "Sigue tirando.";
      return face === 6
        ? "Aparta los gusanos."
        : `Aparta los ${{ 1: "unos", 2: "doses", 3: "treses", 4: "cuatros", 5: "cincos" }[face]}.`;
    },
  };
}
