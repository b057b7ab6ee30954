// Names as people type them, as they are kept: never cut within a character, and never so that they turn the text around them.

import { withoutControls } from "./elsewhere.ts";

/** Scripts that run from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;

const [ISOLATE, END_OF_ISOLATE] = ["\u2068", "\u2069"];

/** Characters of a player's name at most. */
export const LONGEST_NAME = 20;

/** UTF-16 units that a character of a name may take on average: a family of four has 11, a flag 4. */
const UNITS = 6;

/** The characters of a text as a reader counts them. */
const characters = (text: string) =>
  "Segmenter" in Intl ? [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment) : [...text];

/**
 * A name as it is kept: of at most so many characters, "" where nothing is left. One that runs from right to left is
 * isolated, so that numbers beside it stay where they are.
 */
export function cleanName(text: string, most: number) {
  let name = "";
  for (const character of characters(withoutControls(text.slice(0, 1000)).trim()).slice(0, most)) {
    if (name.length + character.length > most * UNITS) break;
    name += character;
  }
  name = name.trim();
  return RIGHT_TO_LEFT.test(name) ? `${ISOLATE}${name}${END_OF_ISOLATE}` : name;
}
