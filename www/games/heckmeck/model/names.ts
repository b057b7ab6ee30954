// Names of players. Whom nobody has named is told by a number, and each language has a name for it: so a link, a saved game
// and the moves of a game are read in the language of whoever reads them.

import { cleanName } from "../../../shell/names.ts";
import type { Given, Name } from "./types.ts";

/** The person who plays the computer, who is spoken to. */
export const YOU = 0;
/** People, in the order in which they come to a table. */
export const PEOPLE: Given[] = [1, 2, 3, 4, 5, 6, 7];
/** The computer, where it plays one person. */
export const COMPUTER = 8;

const LONGEST_NAME = 20;

/** What a language calls those whom nobody has named. */
export type GivenNames = Record<Given, string>;

/** What they were called when links and saved games told them by a name. */
export const FORMER_NAMES: GivenNames = {
  [YOU]: "You",
  1: "Ann",
  2: "Ben",
  3: "Cleo",
  4: "Dan",
  5: "Eve",
  6: "Finn",
  7: "Gina",
  [COMPUTER]: "Computer",
};

const GIVEN: Given[] = [YOU, ...PEOPLE, COMPUTER];

/** Whom a text names whom nobody has named; the text itself where it is another name. Who writes "you" is spoken to. */
const namedBy = (text: string, given: GivenNames): Name =>
  GIVEN.find((id) => given[id] === text) ?? (text.toLowerCase() === given[YOU].toLowerCase() ? YOU : text);

/** A name of a move or a table that was noted by a former version. */
export const formerName = (text: Name): Name => (typeof text === "string" ? namedBy(text, FORMER_NAMES) : text);

const numbered = (name: string, nth: number) => `${name.slice(0, LONGEST_NAME - 2).trim()} ${nth}`;

/** A name told apart from the others at a table. */
function apart(name: Name, others: Name[], given: GivenNames): Name {
  if (!others.includes(name)) return name;
  const text = typeof name === "string" ? name : given[name];
  return others.map((_, nth) => numbered(text, nth + 2)).find((way) => !others.includes(way)) ?? name;
}

/**
 * A name that was typed, as a table keeps it: never empty, never long, and told apart from the others there.
 * @param given what the page calls those whom nobody has named: who types that means them
 */
export function ownName(names: Name[], text: string, seat: number, given?: GivenNames): Name {
  const typed = cleanName(text, LONGEST_NAME);
  const name = typed === "" ? PEOPLE[seat] : given ? namedBy(typed, given) : typed;
  const others = names.filter((_, nth) => nth !== seat);
  return apart(name, others, given ?? FORMER_NAMES);
}

// ---- Links ----

const LINK_IDS = GIVEN.map((id) => (id === YOU ? "_you" : id === COMPUTER ? "_computer" : `_${id}`));

/** Before a name that was typed, where a former version meant somebody whom nobody has named. */
const TYPED = "=";

function readName(text: string, seat: number): Name {
  const id = GIVEN[LINK_IDS.indexOf(text)];
  if (id !== undefined) return id;
  const isTyped = text.startsWith(TYPED);
  const name = cleanName(isTyped ? text.slice(TYPED.length) : text, LONGEST_NAME);
  if (name === "") return PEOPLE[seat];
  return isTyped ? name : namedBy(name, FORMER_NAMES);
}

/** The names of all seats that a link tells, told apart. */
export function readNames(texts: string[]): Name[] {
  const names: Name[] = [];
  for (const [seat, text] of texts.entries()) names.push(apart(readName(text, seat), names, FORMER_NAMES));
  return names;
}

/** A name as a link tells it: nothing for the person who is usual on a seat. */
export function writtenName(name: Name, seat: number): string {
  if (name === PEOPLE[seat]) return "";
  if (typeof name === "number") return LINK_IDS[GIVEN.indexOf(name)];
  return readName(name, seat) === name ? name : TYPED + name;
}

// ---- What was kept ----

/** Whether something that was kept is a name. */
export const isName = (kept: unknown): kept is Name =>
  GIVEN.some((id) => id === kept) || (typeof kept === "string" && kept.length <= LONGEST_NAME);

/** As many names as are remembered. */
const MOST_KNOWN = 12;

/** Names that were typed, with one more: the last first, each once. */
export const withKnown = (known: string[], name: string) =>
  [name, ...known.filter((other) => other !== name)].slice(0, MOST_KNOWN);

/** What was kept as such names: whatever of it are some. */
export const readKnown = (kept: unknown) =>
  Array.isArray(kept)
    ? kept
        .filter((name): name is string => typeof name === "string" && isName(name) && formerName(name) === name)
        .filter((name) => name !== "")
        .slice(0, MOST_KNOWN)
    : [];

/** A name for a newcomer: one that was typed here before, if none of those who sit there has it. */
export const freeName = (names: Name[], known: string[]): Name =>
  [...known, ...PEOPLE].find((name) => !names.includes(name)) ?? PEOPLE[names.length];
