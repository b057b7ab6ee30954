// Texts from elsewhere, such as the name of a file or a part of a link, as a sentence can name them.

/** Control characters, and those that change the direction of what follows. Joiners stay: emoji are made with them. */
const CONTROLS = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** Halves of a character that an earlier cut has left alone. */
const HALVES = /\p{Cs}/gu;

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
