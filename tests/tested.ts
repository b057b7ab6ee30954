/** What the tests that look at every game have to know of each: `tests/games/` has a module of every game. */

import type { Locator, Page } from "playwright-core";

import { GAMES } from "./games.ts";
import type { Chance } from "./unit/random.ts";

type Act = (page: Page) => Promise<unknown>;

export interface TestedGame {
  /** Positions where much stands on the screen, others taking steps only when asked to; the first has an answer. `act` is done there. */
  busy: { name: string; link: string; act?: Act }[];
  /** What opens each dialog that the game has beside those of all games, on the page at a link. */
  dialogs: { link: string; open: Record<string, Act> };
  /** What has the largest tables in the Lab; `more`: the name of what is set less often. */
  lab?: { links: string[]; more?: string };
  /** The first and the last of the game's own keys. */
  keys?: { first: string; last: string };
  /** What a first visit says and offers. */
  start?: { line: RegExp; choices: string[] };
  /** What practice asks. */
  practice?: string;
  /** Whether it has rules to remember. */
  rules?: true;
  /** The kinds of two mistakes, and what the first is called. */
  mistakes?: { kinds: [string, string]; first: string };
  /** Names of two players whom nobody has named, as the game keeps them, and who plays for the second. */
  nameless?: { names: [number, number]; by: string };
  /** Buttons that are tapped on an empty pad. */
  pad?: string[];
  /** A position that is shared: what is announced, what is said of it, and what is written on its picture beside that. */
  shared?: { link: string; announces: RegExp; says: RegExp; writes: string[] };
  /** A roll that comes with motion: the page at a link, and what is done there. */
  roll?: { link: string; act: Act };
  /** A game that is given up: what is asked before, and where the end is said, and how. */
  givenUp?: { link: string; asked: RegExp; end: (page: Page) => Locator; said: string };
  frame?: {
    links: string[];
    /** What has the numbers of these positions; in a frame, where that is something else; and what has the answer. */
    numbers: string;
    numbersInFrame?: string;
    answer: string;
    /** What frames of other positions say. */
    says: { link: string; says: RegExp }[];
    /** The positions whose heights docs/developers/embedding.md states, by their names there. */
    heights: Record<string, string>;
  };
  /** What a first visit asks for after its first numbers, at most `most` bytes, and what the worker asks for again. */
  later?: { first: string[]; again: string[]; most: number };
  /** Turns entered tap by tap, by selectors; "best" is the first choice that is shown. */
  turns?: { link: string; taps: string[] };
  /** The picture for the documents, once something is there that has a text; and the part of the picture on the list that is the icon: a square, as an SVG's `viewBox`. */
  picture?: { link: string; shows: [selector: string, text?: RegExp]; icon: string };
  /** What the package for npm has. */
  package?: {
    /** The files of what it loads, without their extensions. */
    tables: string[];
    /** Positions as text by the function that reads them, each with the query that it stands for or the place that is wrong in it. */
    texts: [parse: string, text: string, query: object][];
    /** Random positions by the name of what reads and writes them: the query, and its text by other means. */
    written(random: Chance): [name: string, query: object, text: string][];
  };
}

const modules: { game: TestedGame }[] = await Promise.all(GAMES.map((id) => import(`./games/${id}.ts`)));

/** What tests know of each game, by its name. */
export const TESTED = Object.fromEntries(GAMES.map((id, nth) => [id, (modules[nth] as { game: TestedGame }).game]));

/** The games that have something, each with what is known of it. */
export const eachWith = <Name extends keyof TestedGame>(name: Name) =>
  Object.entries(TESTED).flatMap(([id, game]) => {
    const known = game[name];
    return known === undefined ? [] : [[id, known as NonNullable<typeof known>] as const];
  });
