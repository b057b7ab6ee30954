// What of a win a player has, as an end of a game is kept.

/** Players who have won together share it out alike. */
export const partOfWin = (winners: number[], seat: number) => (winners.includes(seat) ? 1 / winners.length : 0);
