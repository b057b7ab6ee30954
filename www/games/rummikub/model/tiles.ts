// Tiles by their short names: "r1" to "r13", "b…", "k…", "o…" for red, blue, black and orange, "j" for a joker; and how
// lists of them are written: "r3-7" for tiles of one colour, "rbk5" for tiles of one number.

/** @typedef {import("./types.d.ts").Tile} Tile */

export const COLOURS = ["r", "b", "k", "o"];
export const NUMBERS = Array.from({ length: 13 }, (_, nth) => nth + 1);
export const JOKER = "j";

/** How often each tile exists, the joker too. */
export const COPIES = 2;

/** @param {string} colour @param {number} number @returns {Tile} */
export const tileOf = (colour, number) => `${colour}${number}`;

/** Every kind of tile, in the order in which racks are shown. */
export const KINDS = [...COLOURS.flatMap((colour) => NUMBERS.map((number) => tileOf(colour, number))), JOKER];

/** All tiles of a game. */
export const ALL = KINDS.length * COPIES;

const PLACES = new Map(KINDS.map((tile, nth) => [tile, nth]));

/** @param {unknown} tile */
export const isTile = (tile) => PLACES.has(/** @type {Tile} */ (tile));

/** @param {Tile} tile */
export const isJoker = (tile) => tile === JOKER;

/** @param {Tile} tile */
export const colourOf = (tile) => tile[0];

/** @param {Tile} tile not a joker */
export const numberOf = (tile) => Number(tile.slice(1));

/** @param {Tile} tile */
const placeOf = (tile) => PLACES.get(tile) ?? 0;

/** By colour, then by number, jokers last. @param {Tile[]} tiles */
export const sorted = (tiles) => tiles.toSorted((one, other) => placeOf(one) - placeOf(other));

/** @param {Tile[]} tiles @param {Tile} tile */
export const countOf = (tiles, tile) => tiles.filter((other) => other === tile).length;

/** Tiles without some of them, each taken away once. @param {Tile[]} tiles @param {Tile[]} taken */
export const without = (tiles, taken) =>
  taken.reduce((rest, tile) => (rest.includes(tile) ? rest.toSpliced(rest.lastIndexOf(tile), 1) : rest), tiles);

/** Whether tiles hold all of some others. @param {Tile[]} tiles @param {Tile[]} others */
export const holds = (tiles, others) => others.every((tile) => countOf(others, tile) <= countOf(tiles, tile));

// ---- Notation ----

/** How many tiles from a place on belong together. @param {Tile[]} tiles @param {number} from @param {(one: Tile, next: Tile) => boolean} areJoined */
function reach(tiles, from, areJoined) {
  let end = from + 1;
  while (
    end < tiles.length &&
    !isJoker(tiles[end - 1]) &&
    !isJoker(tiles[end]) &&
    areJoined(tiles[end - 1], tiles[end])
  )
    end += 1;
  return end;
}

/** @param {Tile} one @param {Tile} next */
const isNext = (one, next) => colourOf(one) === colourOf(next) && numberOf(one) + 1 === numberOf(next);

/** @param {Tile} one @param {Tile} next */
const isBeside = (one, next) => numberOf(one) === numberOf(next) && placeOf(one) < placeOf(next);

/** Tiles in the order in which they lie, as words of the notation. @param {Tile[]} tiles @returns {string[]} */
export function wordsOf(tiles) {
  const words = [];
  for (let at = 0; at < tiles.length; ) {
    const [run, group] = [reach(tiles, at, isNext), reach(tiles, at, isBeside)];
    if (group - at > 1) words.push(`${tiles.slice(at, group).map(colourOf).join("")}${numberOf(tiles[at])}`);
    else if (run - at > 1) words.push(`${tiles[at]}-${numberOf(tiles[run - 1])}`);
    else words.push(tiles[at]);
    at = Math.max(run, group);
  }
  return words;
}

/** "r3-7 j". @param {Tile[]} tiles */
export const written = (tiles) => wordsOf(tiles).join(" ");

const WORD = /^(?:(j{1,2})|([rbko])(\d{1,2})-(\d{1,2})|([rbko]{1,4})(\d{1,2}))$/;

/** @param {number} number */
const isNumber = (number) => NUMBERS.includes(number);

/** The tiles of one word; null if it is none. @param {string} word @returns {Tile[] | null} */
function tilesOfWord(word) {
  const [, jokers, colour, low, high, colours, number] = WORD.exec(word) ?? [];
  if (jokers) return [...jokers];
  if (colour) {
    const [from, to] = [Number(low), Number(high)];
    if (!isNumber(from) || !isNumber(to) || from > to) return null;
    return NUMBERS.slice(from - 1, to).map((number) => tileOf(colour, number));
  }
  if (!colours || !isNumber(Number(number)) || new Set(colours).size < colours.length) return null;
  return [...colours].map((colour) => tileOf(colour, Number(number)));
}

/** Each word of a text as tiles, null for one that is none. Blanks, commas and dots part words. @param {string} text */
const readWords = (text) =>
  text
    .split(/[\s,.]+/)
    .filter((word) => word !== "")
    .map(tilesOfWord);

/** The tiles of a text in their order; null if it can't be read. @param {string} text @returns {Tile[] | null} */
export function read(text) {
  const tiles = readWords(text);
  return tiles.includes(null) ? null : tiles.flatMap((some) => some ?? []);
}

/** The tiles of a text without what can't be read. @param {string} text @returns {Tile[]} */
export const readable = (text) => readWords(text).flatMap((some) => some ?? []);
