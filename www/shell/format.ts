// Numbers, plurals and lists as a language writes them.

export type Formats = ReturnType<typeof createFormats>;

/** A number as it is shown, with so many digits; nothing has no sign. */
const shown = (value: number, digits: number) => Number(value.toFixed(digits)) + 0;

/**
 * Makes what is asked for when it is first wanted: a browser takes its time for a format, and the first numbers wait.
 */
function perKey<Key, Made>(make: (key: Key) => Made) {
  const made: Map<Key, Made> = new Map();
  return (key: Key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}

/** @param language such as "en" */
export function createFormats(language: string) {
  const numberFormat = perKey(
    (digits: number) =>
      new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  );
  const plurals = perKey(() => new Intl.PluralRules(language));
  const listFormat = perKey((type: Intl.ListFormatType) => new Intl.ListFormat(language, { type }));

  /** A list in words. A browser takes its time for the first one, as for numbers, so English is written here. */
  function listed(items: string[], type: "conjunction" | "disjunction") {
    if (language !== "en") return listFormat(type).format(items);
    const word = type === "conjunction" ? "and" : "or";
    const comma = items.length > 2 ? "," : "";
    return [items.slice(0, -1).join(", "), items.at(-1)].filter(Boolean).join(`${comma} ${word} `);
  }

  /** "1.72", "1,939". */
  function number(value: number, digits = 0) {
    const rounded = shown(value, digits);
    // A browser takes some 30 ms to make its first number format, and the first numbers would wait for it.
    const isPlain = language === "en" && Math.abs(rounded) < 1000;
    const text = isPlain ? rounded.toFixed(digits) : numberFormat(digits).format(rounded);
    return text.replace("-", "−");
  }

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
    percent: (chance: number) => `${inPercent(chance)}%`,

    /** The same where the unit stands elsewhere. */
    inPercent,

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
    plural: (count: number, one: string, more: string) => (plurals(language).select(count) === "one" ? one : more),

    /** "Ann, Ben, and Cleo". */
    list: (items: string[]) => listed(items, "conjunction"),

    /** "fives or worms". */
    either: (items: string[]) => listed(items, "disjunction"),
  };
}
