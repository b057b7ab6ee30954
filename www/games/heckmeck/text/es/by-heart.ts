// Heckmeck's rules to remember, in Spanish: what a person sees on the table, and what is counted of a choice.

import type { Bound } from "../../../../shell/by-heart/rule.ts";
import type { Condition, Measured } from "../../../../shell/by-heart/types.ts";
import type { Formats } from "../../../../shell/format.ts";
import type { Example, Fact, Feature } from "../../by-heart/types.ts";
import type * as English from "../en/by-heart.ts";

export function byHeartWords({ number, percent, plural }: Formats): English.ByHeartWords {
  const facts: Record<Fact, Condition> = {
    dice: [
      (n) => `${plural(n, "queda", "quedan")} ${number(n)} ${plural(n, "dado", "dados")} o más sin apartar`,
      (n) => `${plural(n, "queda", "quedan")} como mucho ${number(n)} ${plural(n, "dado", "dados")} sin apartar`,
    ],
    faces: [
      (n) => `hay ${number(n)} ${plural(n, "cara apartada", "caras apartadas")} o más`,
      (n) => `hay como mucho ${number(n)} ${plural(n, "cara apartada", "caras apartadas")}`,
    ],
    total: [
      (n) => `tienes ${number(n)} ${plural(n, "punto", "puntos")} o más`,
      (n) => `tienes ${number(n)} ${plural(n, "punto", "puntos")} como mucho`,
    ],
    worm: [() => "tienes un gusano", () => "aún no tienes ningún gusano"],
    "worms-rolled": [
      (n) => `han salido ${number(n)} ${plural(n, "gusano", "gusanos")} o más que puedes apartar`,
      (n) => `han salido como mucho ${number(n)} ${plural(n, "gusano", "gusanos")} que puedes apartar`,
    ],
    tile: [
      (n) => `parar ahora da ${number(n)} ${plural(n, "gusano", "gusanos")} o más`,
      (n) => `parar ahora da ${number(n)} ${plural(n, "gusano", "gusanos")} como mucho`,
    ],
    steals: [() => "parar ahora roba una ficha", () => "parar ahora no roba ninguna ficha"],
    own: [
      (n) => `tu ficha superior tiene ${number(n)} ${plural(n, "gusano", "gusanos")} o más`,
      (n) => `tu ficha superior tiene ${number(n)} ${plural(n, "gusano", "gusanos")} como mucho`,
    ],
    "at-stake": [
      (n) => `tu ficha superior y lo que da parar suman ${number(n)} ${plural(n, "gusano", "gusanos")} o más`,
      (n) => `tu ficha superior y lo que da parar suman ${number(n)} ${plural(n, "gusano", "gusanos")} como mucho`,
    ],
    rival: [
      (n) => `la ficha más alta que robar tiene ${number(n)} ${plural(n, "gusano", "gusanos")} o más`,
      (n) => `la ficha más alta que robar tiene ${number(n)} ${plural(n, "gusano", "gusanos")} como mucho`,
    ],
    "to-rival": [
      (n) => `te faltan ${number(n)} ${plural(n, "punto", "puntos")} o más para la ficha más alta que robar`,
      (n) => `te faltan como mucho ${number(n)} ${plural(n, "punto", "puntos")} para la ficha más alta que robar`,
    ],
    "to-lowest": [
      (n) => `te faltan ${number(n)} ${plural(n, "punto", "puntos")} o más para la ficha más baja de la parrilla`,
      (n) => `te faltan como mucho ${number(n)} ${plural(n, "punto", "puntos")} para la ficha más baja de la parrilla`,
    ],
    grill: [
      (n) => `quedan ${number(n)} ${plural(n, "ficha", "fichas")} o más en la parrilla`,
      (n) => `quedan como mucho ${number(n)} ${plural(n, "ficha", "fichas")} en la parrilla`,
    ],
    lead: [
      (n) => `vas ${number(n)} ${plural(n, "gusano", "gusanos")} o más por delante`,
      (n) => `vas como mucho ${number(n)} ${plural(n, "gusano", "gusanos")} por delante, o por detrás`,
    ],
  };

  const features: Record<Feature, string> = {
    stop: "por parar",
    count: "por cada dado que apartas",
    points: "por cada punto que apartas",
    value: "por cada punto de uno solo de esos dados",
    worms: "si son gusanos",
    reaches: "si entonces te alcanza para una ficha",
    brings: "por cada gusano de la ficha que te llevarías entonces",
    steals: "si entonces podrías robar una ficha",
    missing: "por cada punto que te falte entonces para la ficha más baja de la parrilla",
    last: "si entonces no queda ningún dado",
  };

  /** "45.2% ± 0.1". */
  const share = ({ value, low, high }: Measured) => `${percent(value)} ±\u00a0${number(50 * (high - low), 1)}`;

  return {
    about:
      "Para cualquier número de jugadores; medido entre dos, contra un ordenador que juega cada turno por los máximos gusanos. La mejor regla sencilla publicada gana el 28,7\u00a0%. Se ha descontado la suerte de los dados.",
    choices: "Tus opciones: las caras que puedes apartar; después, parar o seguir tirando.",
    otherwise: "Si nada ha decidido, para en cuanto puedas llevarte una ficha.",
    measure: "Victorias contra el experto en gusanos",
    condition: (fact: Fact, { kind, number: bound }: Bound) => facts[fact][kind === "at-least" ? 0 : 1](bound),
    feature: (feature: Feature) => features[feature],
    strength: (measured: Measured) => `Gana el ${share(measured)} contra el experto en gusanos`,
    value: (share: number) => percent(share),
    taken: "Apartados",
    nothingTaken: "nada aún",
    rolled: "Tirada",
    lowest: (lowest: number) => `La más baja de la parrilla: ${lowest}`,
    own: (own: number | null) => (own === null ? "No tienes ninguna ficha" : `Tu ficha superior: ${own}`),
    rival: (rival: number | null) => (rival === null ? "Nada que robar" : `Para robar: ${rival}`),
    decided({ action, face }: Example["choice"]) {
      if (action === "stop") return "Para.";
      if (action === "roll" || face === undefined) return "Sigue tirando.";
      return face === 6
        ? "Aparta los gusanos."
        : `Aparta los ${{ 1: "unos", 2: "doses", 3: "treses", 4: "cuatros", 5: "cincos" }[face]}.`;
    },
  };
}
