// How a language writes numbers, lists, and one or many: for `format.ts`, filled in by `writing.ts` of each language's texts.

export interface Writing {
  /** Before decimals. */
  point: string;
  /** Between groups of three digits. */
  group: string;
  /** From how many digits on there are groups. */
  grouped: number;
  /** Behind a number of hundredths. */
  percent: string;
  /** Whether a count, which is never less than nothing, is told in the singular. */
  isOne(count: number): boolean;
  /** The words between the last two parts of a list, where one of them is "and" or "or". */
  and(last: string): string;
  or(last: string): string;
  /** What stands before such a word in a list of three and more. */
  serial: string;
}

/** Spaces that never end a line: a usual one, and a narrow one. */
export const SPACE = "\u00a0";
export const THIN = "\u202f";
