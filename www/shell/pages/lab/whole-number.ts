// Whole numbers as people write them.

/** The whole numbers that a field allows. */
export interface Range {
  least: number;
  most: number;
}

/** A whole number, also with its thousands set apart; undefined if the text is none of those allowed. */
export function wholeNumber(text: string, { least, most }: Range) {
  const trimmed = text.trim();
  if (!/^(\d+|\d{1,3}([ ,.'’\u00a0\u202f]\d{3})+)$/.test(trimmed)) return undefined;
  const number = Number(trimmed.replace(/\D/g, ""));
  return number >= least && number <= most ? number : undefined;
}
