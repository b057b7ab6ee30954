// A page with the words of advice, for the views that need them.

import type { Page } from "../actions.ts";
import { adviceWords } from "../text/en-advice.ts";

export const withAdvice = <P extends Page>(page: P): P => ({ ...page, words: adviceWords(page.words) });
