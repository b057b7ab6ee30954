// Which list is shown: the address tells how many rules it has.

import type { RuleList } from "./types.ts";

/** Of `#rules=5` the number of rules, if there is such a list; else that of the first one shown. */
export function countOf(hash: string, { lists, first }: { lists: RuleList<unknown>[]; first: number }) {
  const told = Number(new URLSearchParams(hash.slice(1)).get("rules"));
  return lists.some(({ rules }) => rules.length === told) ? told : first;
}
