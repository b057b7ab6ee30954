/** Compares values with what an example says of them: for examples that run in Node, alone or in a worker. */

import { inspect } from "node:util";

/** What was wrong, and how many values were looked at. */
export const found = { wrong: [], count: 0 };

/** `…` after a digit stands for more digits, alone for anything. */
export function check(value, said) {
  found.count += 1;
  const shown = inspect(value, { depth: null, breakLength: Number.POSITIVE_INFINITY, maxArrayLength: null }).replaceAll(
    "'",
    '"',
  );
  const pattern = compact(said)
    .replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&")
    .replaceAll(/(\d\\?\.?)…/g, "$1\\d*")
    .replaceAll("…", ".*");
  if (!new RegExp(`^${pattern}$`).test(compact(shown))) found.wrong.push(`${shown}, not ${said}`);
}

const compact = (text) => text.replaceAll(/\s+/g, "");
