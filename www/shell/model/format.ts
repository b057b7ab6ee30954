// Numbers, plurals and lists as a language writes them. `Intl` can do as much, but a browser takes 30 ms to make its first format,
// and the first numbers would wait for that.

import type { Writing } from "./writing.ts";

export type Formats = ReturnType<typeof createFormats>;

/** A number as it is shown, with so many digits; nothing has no sign. */
const shown = (value: number, digits: number) => Number(value.toFixed(digits)) + 0;

export function createFormats(writing: Writing) {
  function listed(items: string[], word: (last: string) => string) {
    const last = items.at(-1);
    if (last === undefined || items.length === 1) return last ?? "";
    const serial = items.length > 2 ? writing.serial : "";
    return `${items.slice(0, -1).join(", ")}${serial} ${word(last)} ${last}`;
  }

  /** "1.72", "1,939". */
  function number(value: number, digits = 0) {
    const rounded = shown(value, digits);
    const [whole = "", decimals] = Math.abs(rounded).toFixed(digits).split(".");
    const groups = whole.length < writing.grouped ? whole : whole.replace(/\B(?=(\d{3})+$)/g, writing.group);
    return `${rounded < 0 ? "−" : ""}${groups}${decimals === undefined ? "" : `${writing.point}${decimals}`}`;
  }

  /** A number of hundredths with its unit: "79.3%". */
  const withPercent = (number: string) => `${number}${writing.percent}`;

  /** "+1.41", "−0.31", "±0.00". */
  function signed(value: number, digits: number) {
    const text = number(Math.abs(value), digits);
    const rounded = shown(value, digits);
    return `${rounded === 0 ? "±" : rounded > 0 ? "+" : "−"}${text}`;
  }

  function inPercentWith(chance: number, digits: number) {
    if (chance === 0 || chance === 1) return number(chance * 100);
    const least = 1 / 10 ** digits;
    if (chance < least / 200) return `<${number(least, digits)}`;
    if (chance >= 1 - least / 200) return `>${number(100 - least, digits)}`;
    return number(chance * 100, digits);
  }

  const inPercent = (chance: number) => inPercentWith(chance, 1);

  return {
    number,
    signed,

    /** A chance: one decimal, and 0% or 100% only where that is certain. */
    percent: (chance: number) => withPercent(inPercent(chance)),

    /** The same with so many decimals. */
    percentWith: (chance: number, digits: number) => withPercent(inPercentWith(chance, digits)),

    /** The same where the unit stands elsewhere. */
    inPercent,
    inPercentWith,

    withPercent,

    /** With as many decimals as a number has, two at most: "6.25", "50". */
    exact: (value: number) => number(value, [0, 1].find((digits) => Number(value.toFixed(digits)) === value) ?? 2),

    /** What is worth more or less than nothing: "+1.72", "0.00". */
    worth: (value: number) => signed(value, 2).replace("±", ""),

    /**
     * What two shown numbers differ by, as they are shown: so that the three add up.
     * @param digits of both
     */
    difference: (one: number, other: number, digits: number) =>
      signed(shown(one, digits) - shown(other, digits), digits),

    /**
     * How far two shown numbers lie apart, as they are shown: "0.31".
     * @param digits of both
     */
    apart: (one: number, other: number, digits: number) =>
      number(Math.abs(shown(one, digits) - shown(other, digits)), digits),

    /** One of the words, by the number. */
    plural: (count: number, one: string, more: string) => (writing.isOne(Math.abs(count)) ? one : more),

    /** "Ann, Ben, and Cleo". */
    list: (items: string[]) => listed(items, writing.and),

    /** "fives or worms". */
    either: (items: string[]) => listed(items, writing.or),
  };
}
