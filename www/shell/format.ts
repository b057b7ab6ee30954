// Numbers, plurals and lists as a language writes them.

/** @typedef {ReturnType<typeof createFormats>} Formats */

/** A number as it is shown, with so many digits; nothing has no sign. @param {number} value @param {number} digits */
const shown = (value, digits) => Number(value.toFixed(digits)) + 0;

/**
 * Makes what is asked for when it is first wanted: a browser takes its time for a format, and the first numbers wait.
 * @template Key, Made
 * @param {(key: Key) => Made} make
 */
function perKey(make) {
  /** @type {Map<Key, Made>} */
  const made = new Map();
  return (/** @type {Key} */ key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}

/** @param {string} language such as "en" */
export function createFormats(language) {
  const numberFormat = perKey(
    (/** @type {number} */ digits) =>
      new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  );
  const plurals = perKey(() => new Intl.PluralRules(language));
  const lists = perKey((/** @type {Intl.ListFormatType} */ type) => new Intl.ListFormat(language, { type }));

  /** "1.72", "1,939". @param {number} value */
  function number(value, digits = 0) {
    const rounded = shown(value, digits);
    // A browser takes some 30 ms to make its first number format, and the first numbers would wait for it.
    const isPlain = language === "en" && Math.abs(rounded) < 1000;
    const text = isPlain ? rounded.toFixed(digits) : numberFormat(digits).format(rounded);
    return text.replace("-", "−");
  }

  /** "+1.41", "−0.31", "±0.00". @param {number} value @param {number} digits */
  function signed(value, digits) {
    const text = number(Math.abs(value), digits);
    const rounded = shown(value, digits);
    return `${rounded === 0 ? "±" : rounded > 0 ? "+" : "−"}${text}`;
  }

  /** @param {number} chance */
  function inPercent(chance) {
    if (chance === 0 || chance === 1) return number(chance * 100);
    if (chance < 0.0005) return `<${number(0.1, 1)}`;
    if (chance >= 0.9995) return `>${number(99.9, 1)}`;
    return number(chance * 100, 1);
  }

  return {
    language,
    number,
    signed,

    /** A chance: one decimal, and 0% or 100% only where that is certain. @param {number} chance */
    percent: (chance) => `${inPercent(chance)}%`,

    /** The same where the unit stands elsewhere. */
    inPercent,

    /** What is worth more or less than nothing: "+1.72", "0.00". @param {number} value */
    worth: (value) => signed(value, 2).replace("±", ""),

    /**
     * What two shown numbers differ by, as they are shown: so that the three add up.
     * @param {number} one
     * @param {number} other
     * @param {number} digits of both
     */
    difference: (one, other, digits) => signed(shown(one, digits) - shown(other, digits), digits),

    /**
     * How far two shown numbers lie apart, as they are shown: "0.31".
     * @param {number} one
     * @param {number} other
     * @param {number} digits of both
     */
    apart: (one, other, digits) => number(Math.abs(shown(one, digits) - shown(other, digits)), digits),

    /** One of the words, by the number. @param {number} count @param {string} one @param {string} more */
    plural: (count, one, more) => (plurals(language).select(count) === "one" ? one : more),

    /** "Ann, Ben, and Cleo". @param {string[]} items */
    list: (items) => lists("conjunction").format(items),

    /** "fives or worms". @param {string[]} items */
    either: (items) => lists("disjunction").format(items),
  };
}
