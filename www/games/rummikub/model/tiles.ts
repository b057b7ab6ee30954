// Tiles by their short names: "r1" to "r13", "b…", "k…", "o…" for red, blue, black and orange, "j" for a joker; and how
// lists of them are written: "r3-7" for tiles of one colour, "rbk5" for tiles of one number.

import { at } from "../../../shell/model/at.ts";
import type { Colour, Tile } from "./types.ts";

export const COLOURS: Colour[] = ["r", "b", "k", "o"];
export const NUMBERS = Array.from({ length: 13 }, (_, nth) => nth + 1);
export const JOKER = "j";

/** How often each tile exists, the joker too. */
export const COPIES = 2;

export const isColour = (letter: string): letter is Colour => COLOURS.includes(letter as Colour);

/** Letters of the names that colours have in other languages: "schwarz", "zwart", "noir", "negro"; "azul". */
const LETTERS: Record<string, Colour> = { s: "k", z: "k", n: "k", a: "b" };

/** The colour that a letter stands for, as a key or in a text: its own, or that of another language. Null where it is none. */
export const colourCalled = (letter: string): Colour | null => (isColour(letter) ? letter : (LETTERS[letter] ?? null));

/** All of them, for an expression that looks for them. */
export const COLOUR_LETTERS = [...COLOURS, ...Object.keys(LETTERS)].join("");

/** What was typed of tiles so far: their colours, and the beginning of their number. */
export const typedOf = (typed: string) => ({
  colours: [...typed].filter(isColour),
  digits: typed.replace(/\D/g, ""),
});

export type Typed = ReturnType<typeof typedOf>;

export const tileOf = (colour: string, number: number): Tile => `${colour}${number}`;

/** Every kind of tile, in the order in which racks are shown. */
export const KINDS = [...COLOURS.flatMap((colour) => NUMBERS.map((number) => tileOf(colour, number))), JOKER];

/** All tiles of a game. */
export const ALL = KINDS.length * COPIES;

const PLACES = new Map(KINDS.map((tile, nth) => [tile, nth]));

export const isTile = (tile: unknown) => PLACES.has(tile as Tile);

export const isJoker = (tile: Tile) => tile === JOKER;

export const colourOf = (tile: Tile) => tile[0] as Colour;

/** @param tile not a joker */
export const numberOf = (tile: Tile) => Number(tile.slice(1));

const placeOf = (tile: Tile) => PLACES.get(tile) ?? 0;

/** By colour, then by number, jokers last. */
export const sorted = (tiles: Tile[]) => tiles.toSorted((one, other) => placeOf(one) - placeOf(other));

export const countOf = (tiles: Tile[], tile: Tile) => tiles.filter((other) => other === tile).length;

/** Tiles without some of them, each taken away once. */
export const without = (tiles: Tile[], taken: Tile[]) =>
  taken.reduce((rest, tile) => (rest.includes(tile) ? rest.toSpliced(rest.lastIndexOf(tile), 1) : rest), tiles);

/** Whether tiles hold all of some others. */
export const holds = (tiles: Tile[], others: Tile[]) =>
  others.every((tile) => countOf(others, tile) <= countOf(tiles, tile));

// ---- Notation ----

/** Where tiles end that belong together, from a place on. */
export function reach(tiles: Tile[], from: number, areJoined: (one: Tile, next: Tile) => boolean) {
  const goOn = (one: Tile, next: Tile) => !isJoker(one) && !isJoker(next) && areJoined(one, next);
  let end = from + 1;
  while (end < tiles.length && goOn(at(tiles, end - 1), at(tiles, end))) end += 1;
  return end;
}

/** Whether a tile comes right after another in a run. */
export const isNext = (one: Tile, next: Tile) =>
  colourOf(one) === colourOf(next) && numberOf(one) + 1 === numberOf(next);

const isBeside = (one: Tile, next: Tile) => numberOf(one) === numberOf(next) && placeOf(one) < placeOf(next);

/** Tiles in the order in which they lie, as words of the notation. */
export function wordsOf(tiles: Tile[]): string[] {
  const words = [];
  for (let from = 0; from < tiles.length; ) {
    const first = at(tiles, from);
    const [run, group] = [reach(tiles, from, isNext), reach(tiles, from, isBeside)];
    if (group - from > 1) words.push(`${tiles.slice(from, group).map(colourOf).join("")}${numberOf(first)}`);
    else if (run - from > 1) words.push(`${first}-${numberOf(at(tiles, run - 1))}`);
    else words.push(first);
    from = Math.max(run, group);
  }
  return words;
}

/** "r3-7 j". */
export const written = (tiles: Tile[]) => wordsOf(tiles).join(" ");

const WORD = /^(?:(j{1,2})|([rbko])(\d{1,2})-(\d{1,2})|([rbko]{1,4})(\d{1,2}))$/;

const isNumber = (number: number) => NUMBERS.includes(number);

/** The tiles of one word; null if it is none. */
function tilesOfWord(word: string): Tile[] | null {
  const [, jokers, colour, low, high, colours, number] = WORD.exec(word) ?? [];
  if (jokers) return [...jokers];
  if (colour) {
    const [from, to] = [Number(low), Number(high)];
    if (!isNumber(from) || !isNumber(to)) return null;
    const rising = NUMBERS.slice(Math.min(from, to) - 1, Math.max(from, to)).map((number) => tileOf(colour, number));
    return from > to ? rising.toReversed() : rising;
  }
  if (!colours || !isNumber(Number(number)) || new Set(colours).size < colours.length) return null;
  return [...colours].map((colour) => tileOf(colour, Number(number)));
}

/** Each word of a text as tiles, null for one that is none. Blanks, commas and dots part words. */
const readWords = (text: string) =>
  text
    .split(/[\s,.]+/)
    .filter((word) => word !== "")
    .map(tilesOfWord);

/** The tiles of a text in their order; null if it can't be read. */
export function read(text: string): Tile[] | null {
  const tiles = readWords(text);
  return tiles.includes(null) ? null : tiles.flatMap((some) => some ?? []);
}

/** The tiles of a text without what can't be read. */
export const readable = (text: string): Tile[] => readWords(text).flatMap((some) => some ?? []);
