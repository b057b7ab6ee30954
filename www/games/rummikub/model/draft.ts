// Rack and table as text: what is typed is read word by word, so that everything wrong is marked where it stands, and
// nothing is lost.

import { inOrder, judged, lain } from "./sets.js";
import { COPIES, countOf, isJoker, written } from "./tiles.js";

/** @typedef {import("./types.d.ts").Tile} Tile */
/** @typedef {import("./types.d.ts").Why} Why */
/** @typedef {import("./types.d.ts").State} State */

/**
 * A stretch of a text that is wrong: a word that is no tile, tiles that are no set, or a tile too many.
 * @typedef {{ from: number, to: number, text: string, why: { name: "word", message: string } | { name: "set", why: Why, tiles: Tile[] } | { name: "third", tile: Tile } }} Wrong
 */

/** @typedef {{ tiles: Tile[], from: number, to: number }} Word */

/** What parts words or sets, a colour with its number, or any other word. */
const WORDS = /[\n/(),]|(?:red|blue|black|orange|[rbko]{1,4})[ \t]*\d{1,2}(?:[-–]\d{1,2})?(?![^\s,;/()])|[^\s,;/()]+/gi;

/** @type {Record<string, string>} */
const LETTERS = { red: "r", blue: "b", black: "k", orange: "o" };

/** The words of a text with their places; blanks and semicolons part them, commas, slashes, brackets and new lines stand alone. "red 8" is "r8". @param {string} text */
const wordsIn = (text) =>
  [...text.matchAll(WORDS)].map(({ 0: found, index }) => ({
    word: found
      .replace(/[ \t]+/g, "")
      .replace(/^(?:red|blue|black|orange)(?=\d)/i, (name) => LETTERS[name.toLowerCase()]),
    text: found,
    from: index,
    to: index + found.length,
  }));

/** @param {{ word: string }} found */
const isSign = ({ word }) => /^[\n/(),]$/.test(word);

/**
 * Reads words as tiles, by the solver's own reading.
 * @param {ReturnType<typeof wordsIn>} found @param {(text: string) => Tile[][]} parse throws where it can't
 * @returns {{ words: Word[], wrong: Wrong[] }}
 */
function readWords(found, parse) {
  /** @type {Word[]} */
  const words = [];
  /** @type {Wrong[]} */
  const wrong = [];
  for (const { word, text, from, to } of found) {
    try {
      words.push({ tiles: parse(word).flat(), from, to });
    } catch (error) {
      const { message } = /** @type {Error} */ (error);
      wrong.push({ from, to, text, why: { name: "word", message } });
    }
  }
  return { words, wrong };
}

/** Words between slashes and new lines, each in the parts between its commas; those in brackets are loose. @param {string} text */
function parted(text) {
  const none = () => [/** @type {ReturnType<typeof wordsIn>} */ ([])];
  const sets = [none()];
  /** @type {ReturnType<typeof wordsIn>} */
  const loose = [];
  let isLoose = false;
  for (const found of wordsIn(text)) {
    const { word } = found;
    if (word === "(") isLoose = true;
    else if (word === ")") isLoose = false;
    else if (isLoose) {
      if (!isSign(found)) loose.push(found);
    } else if (word === ",") sets.at(-1)?.push([]);
    else if (isSign(found)) sets.push(none());
    else sets.at(-1)?.at(-1)?.push(found);
  }
  return {
    sets: sets.map((parts) => parts.filter((words) => words.length > 0)).filter((parts) => parts.length > 0),
    loose,
  };
}

/** @param {{ words: Word[] }} words */
const tilesOf = ({ words }) => words.flatMap((word) => word.tiles);

/** Commas part the tiles of a set, or sets: those where some are one by themselves, and not all together. @param {ReturnType<typeof wordsIn>[]} parts @param {(text: string) => Tile[][]} parse */
function readSets(parts, parse) {
  const whole = readWords(parts.flat(), parse);
  const each = parts.map((words) => readWords(words, parse));
  const areSets = !lain(tilesOf(whole)) && each.some((part) => lain(tilesOf(part)));
  return areSets ? each : [whole];
}

/** Words whose tiles would be there a third time. @param {Word[]} words @param {Tile[]} before tiles in sight beside them @returns {Wrong[]} */
function thirds(words, before) {
  const seen = [...before];
  return words.flatMap(({ tiles, from, to }) => {
    const tile = tiles.find((tile, nth) => countOf([...seen, ...tiles.slice(0, nth)], tile) >= COPIES);
    seen.push(...tiles);
    return tile ? [{ from, to, text: "", why: { name: /** @type {const} */ ("third"), tile } }] : [];
  });
}

/**
 * What the two texts tell. Sets that are none are loose tiles; words that can't be read are left out.
 * @param {{ rack: string, table: string }} draft @param {(text: string) => Tile[][]} parse
 */
export function readDraft({ rack, table }, parse) {
  const ofRack = readWords(
    wordsIn(rack).filter((found) => !isSign(found)),
    parse,
  );
  const { sets, loose } = parted(table);
  const ofLoose = readWords(loose, parse);
  const ofSets = sets.flatMap((parts) => readSets(parts, parse));
  const judgedSets = ofSets.map(({ words, wrong }) => {
    const tiles = words.flatMap((word) => word.tiles);
    const set = lain(tiles);
    const isWrong = !set && wrong.length === 0 && words.length > 0;
    /** @type {Wrong[]} */
    const why = isWrong
      ? [
          {
            from: words[0].from,
            to: /** @type {Word} */ (words.at(-1)).to,
            text: written(tiles),
            why: { name: "set", why: /** @type {Why} */ (judged(tiles).why), tiles },
          },
        ]
      : [];
    return { set, tiles, wrong: [...wrong, ...why] };
  });
  const rackTiles = tilesOf(ofRack);
  const tableWords = [...ofSets, ofLoose].flatMap(({ words }) => words).toSorted((one, other) => one.from - other.from);
  return {
    rack: rackTiles,
    table: judgedSets.flatMap(({ set }) => (set ? [inOrder(set)] : [])),
    loose: [...tilesOf(ofLoose), ...judgedSets.flatMap(({ set, tiles }) => (set ? [] : tiles))],
    wrong: {
      rack: [...ofRack.wrong, ...thirds(ofRack.words, [])].toSorted(inText),
      table: [...judgedSets.flatMap(({ wrong }) => wrong), ...ofLoose.wrong, ...thirds(tableWords, rackTiles)].toSorted(
        inText,
      ),
    },
  };
}

/** @param {Wrong} one @param {Wrong} other */
const inText = (one, other) => one.from - other.from;

/** Whether what was read can be used: no word is lost, no tile is too many, and no loose joker where it may not be. @param {ReturnType<typeof readDraft>} found @param {State} state */
export const isUsable = ({ wrong, loose }, { jokers }) =>
  [...wrong.rack, ...wrong.table].every(({ why }) => why.name === "set") && (jokers === "free" || !loose.some(isJoker));

// ---- Out of the page ----

/** The table as text, loose tiles in brackets. @param {Pick<State, "table" | "loose">} state */
export const tableText = ({ table, loose }) =>
  [table.map(({ tiles }) => written(tiles)).join(" / "), loose.length > 0 ? `(${written(loose)})` : ""]
    .filter((text) => text !== "")
    .join(" ");

/** A whole position as text: the table, a bar, the rack. @param {Pick<State, "rack" | "table" | "loose">} state */
export const positionText = (state) => `${tableText(state)} | ${written(state.rack)}`.trim();

/** The two texts of what was typed or pasted: a whole position goes into both. @param {{ rack: string, table: string }} draft */
export function inFields({ rack, table }) {
  const whole = [rack, table].find((text) => text.includes("|"));
  if (whole === undefined) return { rack, table };
  const [left, right] = whole.split("|");
  return { rack: right.trim(), table: left.trim() };
}
