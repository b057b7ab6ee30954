// How French writes numbers and lists.

import { SPACE, THIN, type Writing } from "../../model/writing.ts";

export const writing: Writing = {
  point: ",",
  group: THIN,
  grouped: 4,
  percent: `${SPACE}%`,
  isOne: (count) => count < 2,
  and: () => "et",
  or: () => "ou",
  serial: "",
};
