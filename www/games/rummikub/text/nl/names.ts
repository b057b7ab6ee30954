// What the page calls whoever has a seat, in Dutch.

import type * as English from "../en/names.ts";

/** What a game calls a player of the computer's, who is numbered only beside others. */
export const computerName = (seat: number, computers: number): string =>
  computers === 1 ? "Computer" : `Computer ${seat}`;

/**
 * The names of those who play: at the beginning of a sentence, inside of one, and alone.
 * @param computers how many of them the computer plays; 0 where that is none
 */
export function seatNames(computers: number): ReturnType<typeof English.seatNames> {
  const whoAlone = (seat: number) => {
    if (seat === 0) return "Jij";
    return computers > 0 ? computerName(seat, computers) : `Speler ${seat + 1}`;
  };
  const isOne = (seat: number) => seat > 0 && computers === 1;
  return {
    whoAlone,
    whoIs: (seat) => (isOne(seat) ? "De computer" : whoAlone(seat)),
    whoInside: (seat) => (isOne(seat) ? "de computer" : whoAlone(seat).toLowerCase()),
  };
}
