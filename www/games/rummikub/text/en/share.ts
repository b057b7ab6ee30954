// What is said of a shared position that has no answer yet, or whose answer would spoil it, in English.

export const shareWords = {
  nothing: "Which tiles go, and how? Enter the rack and the table to see the best move.",
  puzzle: (number: number) => `Puzzle ${number}: play as many of your tiles as you can.`,
};
