// Rack and table as text: what is typed is read word by word, so that everything wrong is marked where it stands, and
// nothing is lost.

import { inOrder, judged, mayBeLoose, setRead } from "./sets.ts";
import { COLOUR_LETTERS, COPIES, colourCalled, countOf, JOKER, NUMBERS, read, written } from "./tiles.ts";
import type { Colour, Rules, TextPosition, Tile, WhyNoSet } from "./types.ts";

/** A stretch of a text that is wrong: a word that is no tile, tiles that are no set and whether they may be loose, a loose joker, or a tile too many. */
export interface Wrong {
  from: number;
  to: number;
  text: string;
  why:
    | { name: "word"; message: string }
    | { name: "set"; why: WhyNoSet; tiles: Tile[]; isLoose: boolean }
    | { name: "looseJoker" }
    | { name: "third"; tile: Tile };
}

interface Word {
  tiles: Tile[];
  from: number;
  to: number;
}

/** The colours by their names in the languages of the page; yellow tiles, which some sets have, are the orange ones. */
const NAMES: Record<string, Colour> = {
  ...{ red: "r", rot: "r", rood: "r", rouge: "r", rojo: "r" },
  ...{ blue: "b", blau: "b", blauw: "b", bleu: "b", azul: "b" },
  ...{ black: "k", schwarz: "k", zwart: "k", noir: "k", negro: "k" },
  ...{ orange: "o", oranje: "o", naranja: "o", yellow: "o", gelb: "o", geel: "o", jaune: "o", amarillo: "o" },
};

const COLOUR = `(?:${Object.keys(NAMES).join("|")}|[${COLOUR_LETTERS}]{1,4})`;

/** What a joker is called in these languages, and its sign. */
const JOKERS = ["joker", "comodín", "comodin", "★"];

/** Between the first and the last number of a run. */
const TO = "(?:[ \\t]*[-–][ \\t]*|[ \\t]+(?:to|bis|tot|à|hasta)[ \\t]+)";

/** What parts words or sets, a number or two with the colours in front of them, or any other word. */
const WORDS = new RegExp(
  `[\\n/(),]|(?<colours>(?:${COLOUR}[ \\t]+){0,3}(?:${COLOUR}[ \\t]*)?)(?<numbers>\\d+(?:${TO}\\d+)?)(?![^\\s,;/()])|[^\\s,;/()]+`,
  "gi",
);

/** A letter behind a number. */
const BEHIND = new RegExp(`(?<=^\\d{1,2})[${COLOUR_LETTERS}]$`, "i");

/** Colours by a name or by letters of any language, in the letters of the notation. */
const inNotation = (called: string) =>
  NAMES[called.toLowerCase()] ?? [...called.toLowerCase()].map((letter) => colourCalled(letter) ?? letter).join("");

/** Three or more numbers that follow each other without a sign between them, as the notation has them: "345" is "3-5". */
function inShort(digits: string) {
  for (const first of NUMBERS) {
    const rising = NUMBERS.slice(first - 1);
    const last = rising.findIndex((_, nth) => rising.slice(0, nth + 1).join("") === digits);
    if (last > 1) return `${first}-${rising[last]}`;
  }
  return digits;
}

/**
 * The words of a text with their places; blanks and semicolons part them, commas, slashes, brackets and new lines stand alone. "red 8" is "r8", and so is
 * "rot 8"; a number alone has the colour of the tile before it in its set.
 */
function wordsIn(text: string) {
  let colour = "";
  const wordOf = (found: string, { colours, numbers }: Record<string, string | undefined>) => {
    if (JOKERS.includes(found.toLowerCase())) return JOKER;
    if (numbers === undefined) {
      if (found !== "," && found.toLowerCase() !== JOKER) colour = "";
      return found.replace(BEHIND, inNotation);
    }
    const called =
      (colours ?? "")
        .split(/[ \t]+/)
        .map(inNotation)
        .join("") || colour;
    colour = called.length === 1 ? called : "";
    return called + inShort(numbers.replace(new RegExp(TO, "i"), "-"));
  };
  return [...text.matchAll(WORDS)].map(({ 0: found, index, groups = {} }) => ({
    word: wordOf(found, groups),
    text: found,
    from: index,
    to: index + found.length,
  }));
}

const isSign = ({ word }: { word: string }) => /^[\n/(),]$/.test(word);

/**
 * Reads words as tiles; what the page itself can't read by the solver's reading.
 * @param parse throws where it can't
 */
function readWords(
  found: ReturnType<typeof wordsIn>,
  parse: (text: string) => Tile[][],
): { words: Word[]; wrong: Wrong[] } {
  const words: Word[] = [];
  const wrong: Wrong[] = [];
  for (const { word, text, from, to } of found) {
    try {
      words.push({ tiles: read(word) ?? parse(word).flat(), from, to });
    } catch (error) {
      const { message } = error as Error;
      wrong.push({ from, to, text, why: { name: "word", message } });
    }
  }
  return { words, wrong };
}

/** Words between slashes and new lines, each in the parts between its commas; those in brackets are loose. */
function parted(text: string) {
  const none = () => [[] as ReturnType<typeof wordsIn>];
  const sets = [none()];
  const loose: ReturnType<typeof wordsIn> = [];
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

const tilesOf = ({ words }: { words: Word[] }) => words.flatMap((word) => word.tiles);

/** Commas part the tiles of a set, or sets: those where some are one by themselves, and not all together. */
function readSets(parts: ReturnType<typeof wordsIn>[], parse: (text: string) => Tile[][]) {
  const whole = readWords(parts.flat(), parse);
  const each = parts.map((words) => readWords(words, parse));
  const areSets = !setRead(tilesOf(whole)) && each.some((part) => setRead(tilesOf(part)));
  return areSets ? each : [whole];
}

/**
 * Words whose tiles would be there a third time.
 * @param before tiles in sight beside them
 */
function thirds(words: Word[], before: Tile[]): Wrong[] {
  const analysis = [...before];
  return words.flatMap(({ tiles, from, to }) => {
    const tile = tiles.find((tile, nth) => countOf([...analysis, ...tiles.slice(0, nth)], tile) >= COPIES);
    analysis.push(...tiles);
    return tile ? [{ from, to, text: "", why: { name: "third" as const, tile } }] : [];
  });
}

/** A set of the table; where its words are tiles but no set, why. */
function judgedSet({ words, wrong }: { words: Word[]; wrong: Wrong[] }, { jokers, oneJoker }: Rules) {
  const tiles = tilesOf({ words });
  const set = setRead(tiles, null, oneJoker);
  const [first, last] = [words.at(0), words.at(-1)];
  const why = set ? null : judged(tiles, null, oneJoker).why;
  if (!why || !first || !last || wrong.length > 0) return { set, tiles, wrong };
  const isLoose = mayBeLoose(tiles, jokers);
  const found = { from: first.from, to: last.to, text: written(tiles) };
  return { set, tiles, wrong: [{ ...found, why: { name: "set" as const, why, tiles, isLoose } }] };
}

/** Loose tiles with a joker that may not be. */
const looseJokers = (words: Word[], jokers: Rules["jokers"]): Wrong[] =>
  words
    .filter(({ tiles }) => !mayBeLoose(tiles, jokers))
    .map(({ from, to }) => ({ from, to, text: "", why: { name: "looseJoker" } }));

/** What the two texts tell. Sets that are none are loose tiles; words that can't be read are left out. */
export function readDraft(
  { rack, table }: { rack: string; table: string },
  parse: (text: string) => Tile[][],
  rules: Rules,
) {
  const ofRack = readWords(
    wordsIn(rack).filter((found) => !isSign(found)),
    parse,
  );
  const { sets, loose } = parted(table);
  const ofLoose = readWords(loose, parse);
  const ofSets = sets.flatMap((parts) => readSets(parts, parse));
  const judgedSets = ofSets.map((found) => judgedSet(found, rules));
  const rackTiles = tilesOf(ofRack);
  const tableWords = [...ofSets, ofLoose].flatMap(({ words }) => words).toSorted((one, other) => one.from - other.from);
  return {
    rack: rackTiles,
    table: {
      sets: judgedSets.flatMap(({ set }) => (set ? [inOrder(set)] : [])),
      loose: [...tilesOf(ofLoose), ...judgedSets.flatMap(({ set, tiles }) => (set ? [] : tiles))],
    },
    wrong: {
      rack: [...ofRack.wrong, ...thirds(ofRack.words, [])].toSorted(inText),
      table: [
        ...judgedSets.flatMap(({ wrong }) => wrong),
        ...ofLoose.wrong,
        ...looseJokers(ofLoose.words, rules.jokers),
        ...thirds(tableWords, rackTiles),
      ].toSorted(inText),
    },
  };
}

const inText = (one: Wrong, other: Wrong) => one.from - other.from;

/** Whether what was read can be used: all that is wrong is sets whose tiles may be loose. */
export const isUsable = ({ wrong }: ReturnType<typeof readDraft>) =>
  [...wrong.rack, ...wrong.table].every(({ why }) => why.name === "set" && why.isLoose);

// ---- Out of the page ----

/** The table as text, loose tiles in brackets. */
export const tableText = ({ sets, loose }: TextPosition["table"]) =>
  [sets.map(({ tiles }) => written(tiles)).join(" / "), loose.length > 0 ? `(${written(loose)})` : ""]
    .filter((text) => text !== "")
    .join(" ");

/** A whole position as text: the table, a bar, the rack. */
export const positionText = ({ rack, table }: TextPosition) => `${tableText(table)} | ${written(rack)}`.trim();

/** The two texts of what was typed or pasted: a whole position goes into both. */
export function inFields({ rack, table }: { rack: string; table: string }) {
  const whole = [rack, table].find((text) => text.includes("|"));
  if (whole === undefined) return { rack, table };
  const [left = "", right = ""] = whole.split("|");
  return { rack: right.trim(), table: left.trim() };
}
