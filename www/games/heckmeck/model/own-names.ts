// Names as they are given to players: typed, or for a newcomer.

import { at } from "../../../shell/model/at.ts";
import { cleanName } from "../../../shell/model/names.ts";
import { apart, type GivenNames, LONGEST_NAME, MOST_KNOWN, namedBy, PEOPLE } from "./names.ts";
import type { Name } from "./types.ts";

/**
 * A name that was typed, as a table keeps it: never empty, never long, and told apart from the others there.
 * @param given what the page calls those whom nobody has named: who types that means them
 */
export function ownName(names: Name[], text: string, seat: number, given?: GivenNames): Name {
  const typed = cleanName(text, LONGEST_NAME);
  const name = typed === "" ? at(PEOPLE, seat) : given ? namedBy(typed, given) : typed;
  const others = names.filter((_, nth) => nth !== seat);
  return apart(name, others, given);
}

/** Names that were typed, with one more: the last first, each once. */
export const withKnown = (known: string[], name: string) =>
  [name, ...known.filter((other) => other !== name)].slice(0, MOST_KNOWN);

/** A name for a newcomer: one that was typed here before, if none of those who sit there has it. */
export function freeName(names: Name[], known: string[]): Name {
  const free = [...known, ...PEOPLE].filter((name) => !names.includes(name));
  return at(free, 0);
}
