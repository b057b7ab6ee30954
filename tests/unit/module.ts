/** The shipped module without a browser, and what the page makes of a link with it. */

import { setImmediate } from "node:timers/promises";

import { adviceParts } from "../../www/games/heckmeck/advice-parts.ts";
import { summary } from "../../www/games/heckmeck/announcements.ts";
import { analyse } from "../../www/games/heckmeck/model/analysis.ts";
import { read } from "../../www/games/heckmeck/model/link.ts";
import { playing } from "../../www/games/heckmeck/model/state.ts";
import { words as wordsOf } from "../../www/games/heckmeck/text/en.ts";
import { adviceWords } from "../../www/games/heckmeck/text/en-advice.ts";
import { adviceDetailWords } from "../../www/games/heckmeck/text/en-advice-details.ts";
import { helpWords } from "../../www/games/heckmeck/text/en-help.ts";
import { createFormats } from "../../www/shell/format.ts";
import { shellWords } from "../../www/shell/text/en.ts";
import { answersOf, moduleOf, precomputed } from "./built.ts";

export { answersOf };

/** The inflated bytes of what was learned about games with so many players. */
export const network = (players) => precomputed(`heckmeck-win-${players < 5 ? players : "5-to-7"}`);

/**
 * The solver. `tables: true`: with all its tables, as a page has it when everything is loaded. Chances to win are
 * known at once for each number of players among `chances`.
 */
export async function solver({ tables = false, chances = [] } = {}) {
  const module = await moduleOf("heckmeck");
  for (const dice of tables ? [5, 6, 7, 8] : []) {
    module.loadTable(dice, await precomputed(`heckmeck-${dice}-dice`));
  }
  for (const players of chances) module.loadWinModel(players, await network(players));
  return chances.length === 0 ? module : { ...module, fetchWinModel: onlyFor(chances) };
}

/** In place of `fetchWinModel`: what is there needs no time, and all else never comes. */
const onlyFor = (chances) => (players) => (chances.includes(players) ? undefined : new Promise(() => {}));

const english = wordsOf(createFormats("en"));

/** Every sentence of the page in English, those of the details among them. */
const details = adviceDetailWords(english);
export const words = { ...adviceWords(english), details: { ...details, ...helpWords(english, details) } };

/** The state that a link tells. */
export const stateOf = (link) => playing(read(new URLSearchParams(link)).state);

/** A state, and what the page says of it. */
export const analysisOf = (link, functions) => {
  const state = stateOf(link);
  return { state, analysis: analyse(state, answersOf(functions)) };
};

/** As much of a page as views and announcements want. @returns {any} */
export const pageOf = (link, functions) => ({
  ...analysisOf(link, functions),
  answers: answersOf(functions),
  words,
  shell: { words: shellWords },
  computer: { isGoing: false, goOn: () => {}, step: () => {} },
});

/** A link to a table, as in the tests of the page. */
export const tableLink = (players, rest = {}) =>
  new URLSearchParams([
    ["mode", "advice"],
    ...players.map((player) => ["player", player]),
    ...Object.entries(rest),
  ]).toString();

/** "55w" as the counts of a query. @returns {any} */
export const counts = (dice) => [..."12345w"].map((sign) => [...dice].filter((die) => die === sign).length);

/** What is announced of a page after a change, once what that takes has been loaded. */
export async function announced(page, before = page.state) {
  while (adviceParts(page).status === "pending") await setImmediate();
  return summary(page, { before, move: null, own: true });
}
