/** The shipped module without a browser, and what the page makes of a link with it. */

import { setImmediate } from "node:timers/promises";
import type { Page } from "../../www/games/heckmeck/actions.ts";
import { adviceParts } from "../../www/games/heckmeck/advice-parts.ts";
import { summary } from "../../www/games/heckmeck/announcements.ts";
import type { Analysis } from "../../www/games/heckmeck/model/analysis.ts";
import { analyse } from "../../www/games/heckmeck/model/analysis.ts";
import { countsOf, SIGNS } from "../../www/games/heckmeck/model/dice.ts";
import { read } from "../../www/games/heckmeck/model/link.ts";
import { playing } from "../../www/games/heckmeck/model/state.ts";
import type { Solver, State } from "../../www/games/heckmeck/model/types.ts";
import { adviceWords } from "../../www/games/heckmeck/text/en/advice.ts";
import { adviceDetailWords } from "../../www/games/heckmeck/text/en/advice-details.ts";
import { comparisonWords } from "../../www/games/heckmeck/text/en/comparison.ts";
import { words as wordsOf } from "../../www/games/heckmeck/text/en/words.ts";
import { askOn, further } from "../../www/shell/game/ask.ts";
import { shellWords } from "../../www/shell/text/en/words.ts";
import { partOf, present } from "../typed.ts";
import { createFormats } from "../words/texts.ts";
import { answersOf, moduleOf, precomputed } from "./built.ts";

export { tableLink } from "../heckmeck-table-link.ts";
export { answersOf };

/** The inflated bytes of what was learned about games with so many players. */
export const network = (players: number) => precomputed(`heckmeck-win-${players < 5 ? players : "5-to-7"}`);

/**
 * The solver. `tables: true`: with all its tables, as a page has it when everything is loaded. Chances to win are
 * known at once for each number of players among `chances`. All that ask for the same share a module, unless they name a copy.
 */
export async function solver({ tables = false, chances = [] as number[], copy = "" } = {}): Promise<Solver> {
  const module = await moduleOf("heckmeck", `${tables} ${chances} ${copy}`);
  for (const dice of tables ? [5, 6, 7, 8] : []) {
    module.loadTable(dice, await precomputed(`heckmeck-${dice}-dice`));
  }
  for (const players of chances) module.loadWinModel(players, await network(players));
  return chances.length === 0 ? module : { ...module, fetchWinModel: onlyFor(chances) };
}

/** In place of a promise: what is there needs no time, and what never comes. */
export const HERE = undefined as never;
export const NEVER = new Promise<never>(() => {});

/** In place of `fetchWinModel`. */
const onlyFor = (chances: number[]) => (players: number) => (chances.includes(players) ? HERE : NEVER);

const english = wordsOf(createFormats("en"));

/** Every sentence of the page in English, those of the details among them. */
const details = adviceDetailWords(english);
export const words = {
  ...adviceWords(english),
  details: { ...details, ...comparisonWords(english, details) },
};

/** What a link tells, as text or by its keys. */
export type Link = ConstructorParameters<typeof URLSearchParams>[0];

/** Asks a solver at once. */
export const askOf = (functions: Solver) => further(askOn<Solver>({ answers: answersOf(functions) }));

/** The state that a link tells. */
export const stateOf = (link: Link) => playing(read(new URLSearchParams(link)).state);

/** A state, and what the page says of it. */
export const analysisOf = (link: Link, functions: Solver) => {
  const state = stateOf(link);
  return { state, analysis: present(analyse(state, answersOf(functions))) };
};

/** The same where a table has been looked at. */
export function atTable<Told extends { analysis: Analysis }>(told: Told) {
  const { analysis } = told;
  return { ...told, analysis: { ...analysis, table: present(analysis.table) } };
}

/** As much of a page as views and announcements want. */
export const pageOf = (link: Link, functions: Solver) =>
  partOf<Omit<Page, "words"> & { words: typeof words }>({
    ...analysisOf(link, functions),
    answers: answersOf(functions),
    words,
    room: { picture: 318, isWide: true, isLow: false, isOnSide: false },
    shell: { words: shellWords },
    computer: { isGoing: false, goOn: () => {}, step: () => {} },
  });

/** Who sits at a table: each stack, and the name on the page. */
export const playersOf = ({ table: { names, stacks } }: State) =>
  names.map((name, seat) => `${stacks[seat].join(".") || "-"} ${words.name(name)}`);

/** "55w" as the counts of a query. */
export const counts = (dice: string) => countsOf([...dice].map((die) => SIGNS.indexOf(die)));

/** What is announced of a page after a change, once what that takes has been loaded. */
export async function announced(page: Page, before: State = page.state) {
  while (adviceParts(page).status === "pending") await setImmediate();
  return summary(page, { before, move: null, own: true });
}
