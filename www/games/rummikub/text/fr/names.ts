// What the page calls whoever has a seat, in French.

import type * as English from "../en/names.ts";

/** What a game calls a player of the computer's, who is numbered only beside others. */
export const computerName: typeof English.computerName = (seat, computers) =>
  computers === 1 ? "Ordinateur" : `Ordinateur ${seat}`;

/**
 * The names of those who play: at the beginning of a sentence, inside of one, and alone.
 * @param computers how many of them the computer plays; 0 where that is none
 */
export const seatNames: typeof English.seatNames = (computers) => {
  const whoAlone = (seat: number) => {
    if (seat === 0) return "Toi";
    return computers > 0 ? computerName(seat, computers) : `Joueur ${seat + 1}`;
  };
  const behindArticle = (seat: number, el: string, le: string) =>
    computers > 0 ? `${el}${computerName(seat, computers).toLowerCase()}` : `${le} joueur ${seat + 1}`;
  return {
    whoAlone,
    whoIs: (seat) => (seat === 0 ? "Toi" : behindArticle(seat, "L’", "Le")),
    whoInside: (seat) => (seat === 0 ? "toi" : behindArticle(seat, "l’", "le")),
  };
};
