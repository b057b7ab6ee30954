// A page with the words of advice, for the views that need them.

import { adviceWords } from "../text/en-advice.js";

/** @template {import("../actions.js").Page} Page @param {Page} page @returns {Page} */
export const withAdvice = (page) => ({ ...page, words: adviceWords(page.words) });
