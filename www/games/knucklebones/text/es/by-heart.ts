// Knucklebones's rules to remember, in Spanish: what a person sees on the table, and what is counted of a choice.

import type { Bound } from "../../../../shell/by-heart/rule.ts";
import type { Condition, Measured } from "../../../../shell/by-heart/types.ts";
import type { Formats } from "../../../../shell/format.ts";
import type { Example, Fact, Feature } from "../../by-heart/types.ts";
import type * as English from "../en/by-heart.ts";

export function byHeartWords({ number, percent, plural }: Formats): English.ByHeartWords {
  const facts: Record<Fact, Condition> = {
    die: [(n) => `el dado muestra ${number(n)} o más`, (n) => `el dado muestra ${number(n)} o menos`],
    empty: [
      (n) => `tienes ${number(n)} ${plural(n, "casilla vacía", "casillas vacías")} o más`,
      (n) => `tienes ${number(n)} ${plural(n, "casilla vacía", "casillas vacías")} como mucho`,
    ],
    "their-empty": [
      (n) => `el otro tablero tiene ${number(n)} ${plural(n, "casilla vacía", "casillas vacías")} o más`,
      (n) => `el otro tablero tiene ${number(n)} ${plural(n, "casilla vacía", "casillas vacías")} como mucho`,
    ],
    "fewest-empty": [
      (n) => `los dos tableros tienen ${number(n)} ${plural(n, "casilla vacía", "casillas vacías")} o más`,
      (n) => `uno de los tableros tiene ${number(n)} ${plural(n, "casilla vacía", "casillas vacías")} como mucho`,
    ],
    lead: [
      (n) =>
        n > 0
          ? `vas ${number(n)} o más por delante`
          : n === 0
            ? "no vas por detrás"
            : `vas como mucho ${number(-n)} por detrás`,
      (n) => (n >= 0 ? `vas como mucho ${number(n)} por delante, o por detrás` : `vas ${number(-n)} o más por detrás`),
    ],
    behind: [
      (n) => `tienes ${number(n)} ${plural(n, "casilla vacía", "casillas vacías")} o más de más que el otro tablero`,
      (n) => `tienes como mucho ${number(n)} ${plural(n, "casilla vacía", "casillas vacías")} más que el otro tablero`,
    ],
    "their-matching": [
      (n) => `el otro tablero tiene ${number(n)} ${plural(n, "dado", "dados")} de este valor o más`,
      (n) =>
        n === 0
          ? "el otro tablero no tiene ningún dado de este valor"
          : `el otro tablero tiene como mucho ${number(n)} ${plural(n, "dado", "dados")} de este valor`,
    ],
    matching: [
      (n) => `tu tablero tiene ${number(n)} ${plural(n, "dado", "dados")} de este valor o más`,
      (n) =>
        n === 0
          ? "tu tablero no tiene ningún dado de este valor"
          : `tu tablero tiene como mucho ${number(n)} ${plural(n, "dado", "dados")} de este valor`,
    ],
  };

  const features: Record<Feature, string> = {
    gain: "por cada punto que ganas",
    takes: "por cada punto que pierde el rival",
    swing: "por cada punto que tú ganas o el rival pierde",
    removed: "por cada dado eliminado",
    same: "por cada dado de este valor que ya hay ahí",
    dice: "por cada dado que ya hay ahí",
    fills: "si la columna queda llena",
    kinds: "por cada valor distinto que queda en la columna",
    facing: "por cada dado que queda enfrente",
    safe: "si la columna de enfrente queda llena",
    "at-risk": "por cada punto que un dado podrá quitar a la columna, en el peor caso",
    exposed: "por cada punto de este valor que un dado podrá quitar ahí",
    score: "por cada punto que vale la columna después",
    before: "por cada punto que vale la columna ahora",
    "their-score": "por cada punto que queda enfrente",
    ahead: "por cada punto que la columna le saca ahora a la de enfrente",
    target: "por cada punto que tu próximo dado podrá quitar ahí, en el mejor caso",
    "adds-risk": "por cada punto más que un dado puede quitar a la columna",
    "gives-up": "por cada punto menos que tu próximo dado puede quitar ahí",
    opens: "si es tu primer dado ahí",
  };

  /** "45.2% ± 0.1". */
  const share = ({ value, low, high }: Measured) => `${percent(value)} ±\u00a0${number(50 * (high - low), 1)}`;

  const columns = (board: number[][]) =>
    board.map((dice) => (dice.length === 0 ? "vacía" : dice.join(" "))).join(" / ");

  return {
    about:
      "El juego perfecto gana el 50\u00a0% contra sí mismo; tomar siempre los máximos puntos al momento gana el 33\u00a0% contra él. Un empate cuenta la mitad, y se ha descontado la suerte de los dados.",
    choices: "Tus opciones: las columnas con sitio.",
    otherwise: "Si al final quedan varias columnas, elige cualquiera.",
    measure: "Victorias contra el juego perfecto",
    condition: (fact: Fact, { kind, number: bound }: Bound) => facts[fact][kind === "at-least" ? 0 : 1](bound),
    feature: (feature: Feature) => features[feature],
    strength: (measured: Measured) => `Gana el ${share(measured)} contra el juego perfecto`,
    value: (share: number) => percent(share),
    /** What lies in the columns. */
    boards: ({ mine, theirs }: Example["position"]) => `Rival: ${columns(theirs)}. Tú: ${columns(mine)}.`,
    /** Where the rule places the die. */
    placed: ({ position: { roll }, choice: column }: Example) =>
      `Un ${number(roll)} va ${["a la izquierda", "en el centro", "a la derecha"][column]}.`,
  };
}
