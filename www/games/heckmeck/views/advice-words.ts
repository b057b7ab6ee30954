// A page of a table, with the words of advice, for the views that need them.

import type { Page } from "../actions.ts";
import type { TableAnalysis } from "../model/advice.ts";
import type { AdviceWords } from "../text/en/advice.ts";
import { adviceWords } from "../text/en/advice.ts";

/** A page on which advice is wanted, so that the table has been looked at. */
export type AdvicePage<P extends Page = Page> = Omit<P, "words" | "analysis"> & {
  words: P["words"] & AdviceWords;
  analysis: P["analysis"] & { table: TableAnalysis };
};

export const withAdvice = <P extends Page>(page: P) =>
  ({ ...page, words: adviceWords(page.words) }) as unknown as AdvicePage<P>;
