// Knucklebones's rules to remember, in Spanish: what a person sees on the table, and what is counted of a choice.

import type { Formats } from "../../../../shell/model/format.ts";
import type { Bound } from "../../../../shell/pages/by-heart/rule.ts";
import type { Condition, Measured } from "../../../../shell/pages/by-heart/types.ts";
import type { Example, Fact, Feature } from "../../by-heart/types.ts";
import { WINS } from "../../model/levels.ts";
import type * as English from "../en/by-heart.ts";

export function byHeartWords({ number, percent, plural, withPercent }: Formats): English.ByHeartWords {
  const points = (n: number) => `${number(n)} ${plural(n, "punto", "puntos")}`;
  const empty = (n: number) => `${number(n)} ${plural(n, "casilla libre", "casillas libres")}`;
  const dice = (n: number) => `${number(n)} ${plural(n, "dado", "dados")} de este valor`;

  const facts: Record<Fact, Condition> = {
    die: [(n) => `el dado muestra ${number(n)} o más`, (n) => `el dado muestra ${number(n)} o menos`],
    empty: [(n) => `tienes al menos ${empty(n)}`, (n) => `tienes como mucho ${empty(n)}`],
    "their-empty": [
      (n) => `el tablero del rival tiene al menos ${empty(n)}`,
      (n) => `el tablero del rival tiene como mucho ${empty(n)}`,
    ],
    "fewest-empty": [
      (n) => `cada tablero tiene al menos ${empty(n)}`,
      (n) => `uno de los tableros tiene como mucho ${empty(n)}`,
    ],
    lead: [
      (n) =>
        n > 0
          ? `llevas al menos ${points(n)} de ventaja`
          : n === 0
            ? "no vas por detrás"
            : `no llevas más de ${points(-n)} de desventaja`,
      (n) =>
        n > 0
          ? `no llevas más de ${points(n)} de ventaja`
          : n === 0
            ? "no vas por delante"
            : `llevas al menos ${points(-n)} de desventaja`,
    ],
    behind: [
      (n) => `tienes al menos ${empty(n)} más que el rival`,
      (n) => `tienes como mucho ${empty(n)} más que el rival`,
    ],
    "their-matching": [
      (n) => `el tablero del rival tiene al menos ${dice(n)}`,
      (n) =>
        n === 0
          ? "el tablero del rival no tiene ningún dado de este valor"
          : `el tablero del rival tiene como mucho ${dice(n)}`,
    ],
    matching: [
      (n) => `tu tablero tiene al menos ${dice(n)}`,
      (n) => (n === 0 ? "tu tablero no tiene ningún dado de este valor" : `tu tablero tiene como mucho ${dice(n)}`),
    ],
  };

  const features: Record<Feature, string> = {
    gain: "por cada punto que ganas",
    takes: "por cada punto que pierde el rival",
    swing: "por cada punto que tú ganas o el rival pierde",
    removed: "por cada dado que eliminas",
    same: "por cada dado de este valor que ya hay en la columna",
    dice: "por cada dado que ya hay en la columna",
    fills: "si la columna queda llena",
    kinds: "por cada valor distinto que queda en la columna",
    facing: "por cada dado que queda enfrente",
    safe: "si la columna de enfrente queda llena",
    "at-risk": "por cada punto que la columna podrá perder por un dado",
    exposed: "por cada punto de este valor que la columna podrá perder",
    score: "por cada punto que vale después la columna",
    before: "por cada punto que vale ahora la columna",
    "their-score": "por cada punto que queda enfrente",
    ahead: "por cada punto que la columna le saca ahora a la de enfrente (desventaja en negativo)",
    target: "por cada punto que tu próximo dado podrá quitar a la columna de enfrente",
    "adds-risk": "por cada punto de más que la columna podrá perder por un dado",
    "gives-up": "por cada punto de menos que tu próximo dado podrá quitar a la columna de enfrente",
    opens: "si la columna estaba vacía",
  };

  /** "45.2% ± 0.1". */
  const share = ({ value, low, high }: Measured) => `${percent(value)} ±\u00a0${number(50 * (high - low), 1)}`;

  const columns = (board: number[][]) =>
    board.map((dice) => (dice.length === 0 ? "vacía" : dice.join(" "))).join(" / ");

  return {
    documentTitle: "Knucklebones: reglas para recordar · rollwise",
    about: `El juego perfecto gana el 50\u00a0% contra sí mismo; buscar siempre los máximos puntos inmediatos gana el ${withPercent(number(WINS.medium))} contra él. Un empate cuenta la mitad, y se ha descontado la suerte de los dados.`,
    choices: "Tus opciones: tus columnas con sitio.",
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
