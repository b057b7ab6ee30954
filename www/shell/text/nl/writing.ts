// How Dutch writes numbers and lists.

import type { Writing } from "../../model/writing.ts";

export const writing: Writing = {
  point: ",",
  group: ".",
  grouped: 4,
  percent: "%",
  isOne: (count) => count === 1,
  and: () => "en",
  or: () => "of",
  serial: "",
};
