// Numbers, plurals and lists as a language writes them.

import type { Language } from "./languages.ts";

export type Formats = ReturnType<typeof createFormats>;

/** A number as it is shown, with so many digits; nothing has no sign. */
const shown = (value: number, digits: number) => Number(value.toFixed(digits)) + 0;

/** How a language writes numbers, lists, and one or many. A browser takes 30 ms to make its first format of `Intl`. */
interface Writing {
  /** Before decimals. */
  point: string;
  /** Between groups of three digits. */
  group: string;
  /** From how many digits on there are groups. */
  grouped: number;
  /** Behind a number of hundredths. */
  percent: string;
  /** Whether a count is told in the singular. */
  isOne(count: number): boolean;
  /** The word before the last part of a list. */
  and(last: string): string;
  or(last: string): string;
  /** What stands before that word in a list of three and more. */
  serial: string;
}

/** A space that never ends a line, and a narrow one. */
const [SPACE, THIN] = ["\u00a0", "\u202f"];

const isOne = (count: number) => count === 1;

const WRITINGS: Record<Language, Writing> = {
  en: { point: ".", group: ",", grouped: 4, percent: "%", isOne, and: () => "and", or: () => "or", serial: "," },
  de: {
    point: ",",
    group: ".",
    grouped: 4,
    percent: `${SPACE}%`,
    isOne,
    and: () => "und",
    or: () => "oder",
    serial: "",
  },
  nl: { point: ",", group: ".", grouped: 4, percent: "%", isOne, and: () => "en", or: () => "of", serial: "" },
  fr: {
    point: ",",
    group: THIN,
    grouped: 4,
    percent: `${SPACE}%`,
    isOne: (count) => count > -2 && count < 2,
    and: () => "et",
    or: () => "ou",
    serial: "",
  },
  es: {
    point: ",",
    group: THIN,
    grouped: 5,
    percent: `${SPACE}%`,
    isOne,
    // Before the same sound the word changes: "Ana e Inés", "siete u ocho"; but "nieve y hielo".
    and: (last) => (/^(í|i|hí|hi(?![ae]))/i.test(last) ? "e" : "y"),
    or: (last) => (/^(h?[oó]|8|11\b)/i.test(last) ? "u" : "o"),
    serial: "",
  },
};

export function createFormats(language: Language) {
  const writing = WRITINGS[language];

  function listed(items: string[], word: (last: string) => string) {
    const last = items.at(-1);
    if (last === undefined || items.length === 1) return last ?? "";
    const serial = items.length > 2 ? writing.serial : "";
    return `${items.slice(0, -1).join(", ")}${serial} ${word(last)} ${last}`;
  }

  /** "1.72", "1,939". */
  function number(value: number, digits = 0) {
    const rounded = shown(value, digits);
    const [whole, decimals] = Math.abs(rounded).toFixed(digits).split(".");
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

  function inPercent(chance: number) {
    if (chance === 0 || chance === 1) return number(chance * 100);
    if (chance < 0.0005) return `<${number(0.1, 1)}`;
    if (chance >= 0.9995) return `>${number(99.9, 1)}`;
    return number(chance * 100, 1);
  }

  return {
    language,
    number,
    signed,

    /** A chance: one decimal, and 0% or 100% only where that is certain. */
    percent: (chance: number) => withPercent(inPercent(chance)),

    /** The same where the unit stands elsewhere. */
    inPercent,

    withPercent,

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
    plural: (count: number, one: string, more: string) => (writing.isOne(count) ? one : more),

    /** "Ann, Ben, and Cleo". */
    list: (items: string[]) => listed(items, writing.and),

    /** "fives or worms". */
    either: (items: string[]) => listed(items, writing.or),
  };
}
