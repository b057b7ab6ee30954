// Las reglas para recordar de Knucklebones, en español.

import type * as English from "../en/by-heart.ts";

export const byHeartWords: typeof English.byHeartWords = ({ number }) => ({
  documentTitle: "Knucklebones: reglas para recordar · rollwise",
  strength: (share: number) =>
    `Gana ${number(100 * share, 1)} de cada 100 partidas contra la mejor máquina, que calcula dos dados por adelantado.`,
  worth: "Lo que valen uno, dos y tres cincos en una columna",
  example: "Un 5 junto a un 2 que elimina dos cincos: 5 + 2 × 20 − 6 = 39.",
  rules: {
    "twice-their-loss":
      "Elige la columna que más cuente: lo que ganas, más el doble de lo que pierde el rival, menos 6 por cada dado que tengas allí.",
    "no-early-pair": "Con dos dados o menos en tu tablero: no juntes iguales.",
    "fewest-opposite": "Si hay empate: donde al rival le queden menos puntos.",
    "last-square":
      "Solo queda una casilla libre en un tablero: elimina todos los dados que puedas; si no, junta el máximo de iguales.",
    "least-danger":
      "Si hay empate: suma lo que le queda allí al rival y lo que un solo dado podrá quitarte de más que antes; lo mínimo es lo mejor.",
    "most-gain": "Si sigue el empate: donde más ganes.",
  },
});
