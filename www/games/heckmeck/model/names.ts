// Names of players. Whom nobody has named is told by a number, and each language has a name for it: so a link, a saved game
// and the moves of a game are read in the language of whoever reads them.

import { at } from "../../../shell/model/at.ts";
import { cleanName, LONGEST_NAME } from "../../../shell/model/names.ts";
import type { Given, Name } from "./types.ts";

/** The person who plays the computer, who is spoken to. */
export const YOU = 0;
/** People, in the order in which they come to a table. */
export const PEOPLE: Given[] = [1, 2, 3, 4, 5, 6, 7];
/** The computer, where it plays one person. */
export const COMPUTER = 8;

/** What a language calls those whom nobody has named: the person who plays the computer, people, the computer. */
export type GivenNames = readonly [
  you: string,
  ...people: [string, string, string, string, string, string, string],
  computer: string,
];

/** Whom a text names whom nobody has named; the text itself where it is another name. Who writes "you" is spoken to. */
export function namedBy(text: string, given: GivenNames): Name {
  const id = given.indexOf(text);
  if (id >= 0) return id as Given;
  return text.toLowerCase() === given[YOU].toLowerCase() ? YOU : text;
}

/**
 * A name told apart from the others at a table.
 * @param given what the page calls those whom nobody has named; without it another of them sits there
 */
export function apart(name: Name, others: Name[], given?: GivenNames): Name {
  const text = typeof name === "string" ? name : given?.[name];
  const numbered = (nth: number) => `${text?.slice(0, LONGEST_NAME - 2).trim()} ${nth}`;
  const ways = text === undefined ? PEOPLE : others.map((_, nth) => numbered(nth + 2));
  return [name, ...ways].find((way) => !others.includes(way)) ?? name;
}

// ---- Links ----

/** Before the number of whom nobody has named. */
const GIVEN = "_";
/** Before a name that was typed and looks like one of these signs. */
const TYPED = "=";

function readName(text: string, seat: number): Name {
  if (/^_[0-8]$/.test(text)) return Number(text.slice(GIVEN.length)) as Given;
  const name = cleanName(text.startsWith(TYPED) ? text.slice(TYPED.length) : text, LONGEST_NAME);
  return name === "" ? at(PEOPLE, seat) : name;
}

/** The names of all seats that a link tells, told apart. */
export function readNames(texts: string[]): Name[] {
  const names: Name[] = [];
  for (const [seat, text] of texts.entries()) names.push(apart(readName(text, seat), names));
  return names;
}

/** A name as a link tells it: nothing for the person who is usual on a seat. */
export function writtenName(name: Name, seat: number): string {
  if (name === PEOPLE[seat]) return "";
  if (typeof name === "number") return `${GIVEN}${name}`;
  return readName(name, seat) === name ? name : TYPED + name;
}

// ---- What was kept ----

/** Whether something that was kept is a name. */
export const isName = (kept: unknown): kept is Name =>
  typeof kept === "string" ? kept.length <= LONGEST_NAME : [YOU, ...PEOPLE, COMPUTER].includes(kept as Given);
