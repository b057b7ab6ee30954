// What is measured of tile rummy, in Spanish.

import type * as English from "../en/speed.ts";

const POSITIONS = {
  middle: "43 fichas en la mesa, 14 en el atril",
  large: "84 fichas en la mesa, 14 en el atril",
  many: "40 fichas en la mesa, 40 en el atril",
  runs: "ocho escaleras completas, dos comodines en el atril",
};

const JOKERS = {
  stands: "comodines a cambio de su ficha",
  locked: "combinaciones con comodín bloqueadas",
  both: "comodines de un grupo libres a la vez",
};

/** The measurements, by their keys. */
export const words = (): ReturnType<typeof English.words> => ({
  move: (position) => `Mejor jugada y plan: ${POSITIONS[position]}`,
  numbers: (position) => `Mejor jugada sin plan: ${POSITIONS[position]}`,
  jokers: (position, rule) => `Lo mismo, ${JOKERS[rule]}: ${POSITIONS[position]}`,
  draws: (position) => `Fichas robadas que ayudan: ${POSITIONS[position]}`,
  game: () => "Una partida entre dos jugadores que juegan más fichas",
});
