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
    gain: "puntos que ganas",
    takes: "puntos que pierde el rival",
    swing: "puntos que ganas y que pierde el rival",
    removed: "dados eliminados",
    same: "dados de este valor que ya hay ahí",
    dice: "dados que ya hay ahí",
    fills: "1 si la columna queda llena",
    kinds: "valores distintos en la columna después",
    facing: "dados que quedan enfrente",
    safe: "1 si la columna de enfrente queda llena",
    "at-risk": "puntos que un dado podrá quitar como mucho a la columna",
    exposed: "puntos de este valor que un dado podrá quitar ahí",
    score: "puntos de la columna después",
    before: "puntos de la columna ahora",
    "their-score": "puntos que quedan enfrente",
    ahead: "puntos de la columna ahora, menos los de enfrente",
    target: "puntos que tu próximo dado podrá quitar ahí como mucho",
    "adds-risk": "cuánto suben los puntos que un dado puede quitar a la columna",
    "gives-up": "cuánto bajan los puntos que tu próximo dado puede quitar ahí",
    opens: "1 si es tu primer dado ahí",
  };

  /** "45.2% ± 0.1". */
  const share = ({ value, low, high }: Measured) => `${percent(value)} ±\u00a0${number(50 * (high - low), 1)}`;

  const columns = (board: number[][]) =>
    board.map((dice) => (dice.length === 0 ? "vacía" : dice.join(" "))).join(" / ");

  return {
    about:
      "El juego perfecto gana el 50\u00a0% contra sí mismo; tomar siempre los máximos puntos al momento gana el 33\u00a0% contra él. Un empate cuenta la mitad, y se ha descontado la suerte de los dados.",
    countOf: "Cuenta para cada columna con sitio:",
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
