// Every sentence of the pages of rules to remember, in English.

import type { Formats } from "../../model/format.ts";

export type ByHeartWords = ReturnType<typeof byHeartWords>;

export const byHeartWords = ({ number }: Formats) => ({
  title: "Rules to remember",
  back: "Back to the game",
  howMany: "How many rules?",
  number: (count: number) => number(count),
  rules: (count: number) => (count === 1 ? "One rule" : `${number(count)} rules`),
  print: "Print the card",
  next: "What a rule leaves open, the next one decides.",
  practise: "Practise them",
});
