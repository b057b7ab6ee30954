// What is said of a shared position that has no answer yet, or whose answer would spoil it, in English.

import type { Formats } from "../../../../shell/model/format.ts";

export const shareWords = ({ number }: Formats) => ({
  nothing: "Which tiles go, and how? Enter the rack and the table to see the best move.",
  puzzle: (which: number) => `Puzzle ${number(which)}: play as many of your tiles as you can.`,
});
