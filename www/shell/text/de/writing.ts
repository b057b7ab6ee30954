// How German writes numbers and lists.

import { SPACE, type Writing } from "../../writing.ts";

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
