// A page of a table, with the words of advice, for the views that need them.

import type { Page } from "../actions.ts";
import type { SeenTable } from "../model/advice.ts";
import type { AdviceWords } from "../text/en-advice.ts";
import { adviceWords } from "../text/en-advice.ts";

/** A page on which advice is wanted, so that the table has been looked at. */
export type AdvicePage<P extends Page = Page> = Omit<P, "words" | "seen"> & {
  words: P["words"] & AdviceWords;
  seen: P["seen"] & { table: SeenTable };
};

export const withAdvice = <P extends Page>(page: P) =>
  ({ ...page, words: adviceWords(page.words) }) as unknown as AdvicePage<P>;
