// What the page calls whoever has a seat, in Spanish.

import type * as English from "../en/names.ts";

/** What a game calls a player of the computer's, who is numbered only beside others. */
export const computerName: typeof English.computerName = (seat, computers) =>
  computers === 1 ? "Ordenador" : `Ordenador ${seat}`;

/**
 * The names of those who play: at the beginning of a sentence, inside of one, and alone.
 * @param computers how many of them the computer plays; 0 where that is none
 */
export const seatNames: typeof English.seatNames = (computers) => {
  const whoAlone = (seat: number) => {
    if (seat === 0) return "Tú";
    return computers > 0 ? computerName(seat, computers) : `Jugador ${seat + 1}`;
  };
  const isOne = (seat: number) => seat > 0 && computers === 1;
  return {
    whoAlone,
    whoIs: (seat) => (isOne(seat) ? "El ordenador" : whoAlone(seat)),
    whoInside: (seat) => (isOne(seat) ? "el ordenador" : whoAlone(seat)),
  };
};
