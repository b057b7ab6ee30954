// How Spanish writes numbers and lists.

import { SPACE, THIN, type Writing } from "../../model/writing.ts";

export const writing: Writing = {
  point: ",",
  group: THIN,
  grouped: 5,
  percent: `${SPACE}%`,
  isOne: (count) => count === 1,
  // Before the same sound the word changes: "Ana e Inés", "siete u ocho"; but "nieve y hielo".
  and: (last) => (/^(í|i|hí|hi(?![ae]))/i.test(last) ? "e" : "y"),
  or: (last) => (/^(h?[oó]|8|11\b)/i.test(last) ? "u" : "o"),
  serial: "",
};
