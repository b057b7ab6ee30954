// Names as people type them: never cut within a character, and never so that they turn the text around them.

/** Control characters, and those that change the direction of what follows. Joiners stay: emoji are made with them. */
const CONTROLS = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
/** Scripts that run from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;
/** Halves of a character that an earlier cut has left alone. */
const HALVES = /\p{Cs}/gu;
const [ISOLATE, END_OF_ISOLATE] = ["\u2068", "\u2069"];
/** UTF-16 units that a character of a name may take on average: a family of four has 11, a flag 4. */
const UNITS = 6;
/** As many texts from elsewhere as one sentence names, and the longest of them. */
const [MOST, LONGEST] = [3, 120];

/** A text from elsewhere, such as a file's name, without what would turn the text around it. */
export const withoutControls = (text: string) => text.replace(CONTROLS, "").replace(HALVES, "");

function shortened(text: string) {
  const points = [...text];
  return points.length > LONGEST ? `${points.slice(0, LONGEST - 1).join("")}…` : text;
}

/** Texts from elsewhere as a sentence names them: each once, none of them long, and of many the first ones. */
export function fewOf(texts: string[]) {
  const all = [...new Set(texts.map((text) => shortened(withoutControls(text))))];
  return all.length > MOST ? [...all.slice(0, MOST), "…"] : all;
}

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
