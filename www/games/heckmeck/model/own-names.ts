// Names as they are given to players: typed, or for a newcomer.

import { at } from "../../../shell/model/at.ts";
import { cleanName, LONGEST_NAME } from "../../../shell/model/names.ts";
import { apart, type GivenNames, namedBy, PEOPLE } from "./names.ts";
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

/** A newcomer's name, whom nobody has named: of somebody who doesn't sit there. */
export const freeName = (names: Name[]): Name =>
  at(
    PEOPLE.filter((name) => !names.includes(name)),
    0,
  );
