// How German writes numbers and lists.

import { SPACE, type Writing } from "../../model/writing.ts";

export const writing: Writing = {
  point: ",",
  group: ".",
  grouped: 4,
  percent: `${SPACE}%`,
  isOne: (count) => count === 1,
  and: () => "und",
  or: () => "oder",
  serial: "",
};
