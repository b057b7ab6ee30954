// Sets: whether tiles in the order in which they lie are a run or a group, and how one is put together tile by tile.

import { at } from "../../../shell/model/at.ts";
import { colourOf, isJoker, numberOf, sorted, tileOf } from "./tiles.ts";
import type { Kind, Rules, TableSet, Tile, Why, WhyNoSet } from "./types.ts";

interface Joined {
  tiles: Tile[];
  added: Tile[];
  why: Why | null;
}

/** Tiles of a set at least. */
export const FEWEST = 3;
const MOST_OF_GROUP = 4;
const HIGHEST = 13;

const realOf = (tiles: Tile[]) => tiles.filter((tile) => !isJoker(tile));

const isOneColour = (tiles: Tile[]) => new Set(tiles.map(colourOf)).size <= 1;

const isOneNumber = (tiles: Tile[]) => new Set(tiles.map(numberOf)).size <= 1;

/**
 * The number that the first place of a run has: its jokers stand for what their places say.
 * @param tiles with a real one
 */
function startOf(tiles: Tile[]) {
  const place = tiles.findIndex((tile) => !isJoker(tile));
  return numberOf(at(tiles, place)) - place;
}

/** What keeps tiles from being a run; null if nothing does. */
function noRun(tiles: Tile[]): WhyNoSet | null {
  const real = realOf(tiles);
  if (!isOneColour(real)) return { name: "mixed" };
  const start = startOf(tiles);
  if (start < 1 || start + tiles.length - 1 > HIGHEST) return { name: "end" };
  const wrong = tiles.find((tile, place) => !isJoker(tile) && numberOf(tile) !== start + place);
  return wrong === undefined ? null : { name: "order", tile: wrong };
}

function noGroup(tiles: Tile[]): WhyNoSet | null {
  const real = realOf(tiles);
  if (!isOneNumber(real)) return { name: "mixed" };
  const twice = real.find((tile, nth) => real.slice(0, nth).some((other) => colourOf(other) === colourOf(tile)));
  if (twice) return { name: "colour", tile: twice };
  return tiles.length > MOST_OF_GROUP ? { name: "many" } : null;
}

export const hasTwoJokers = (tiles: Tile[]) => tiles.filter(isJoker).length > 1;

/** Whether tiles could be a run as well as a group: one tile and two jokers. */
export const isEither = (tiles: Tile[]) =>
  tiles.length >= FEWEST && realOf(tiles).length === 1 && noRun(tiles) === null && noGroup(tiles) === null;

/**
 * What tiles are, in the order in which they lie: a set of a kind, or why they are none. What could be both is a run
 * unless it is told to be a group.
 * @param oneJoker whether a set may have only one joker
 */
export function judged(
  tiles: Tile[],
  told: Kind | null = null,
  oneJoker = false,
): { kind: Kind; why: null } | { kind: null; why: WhyNoSet } {
  if (tiles.length < FEWEST || realOf(tiles).length === 0) return { kind: null, why: { name: "few" } };
  if (oneJoker && hasTwoJokers(tiles)) return { kind: null, why: { name: "jokers" } };
  const [run, group] = [noRun(tiles), noGroup(tiles)];
  const isGroup = group === null && (run !== null || told === "group");
  if (isGroup) return { kind: "group", why: null };
  if (run === null) return { kind: "run", why: null };
  const isOfNumber = isOneNumber(realOf(tiles));
  return { kind: null, why: (isOfNumber ? group : run) ?? run };
}

const NO_SET: Why["name"][] = ["few", "mixed", "end", "order", "colour", "many", "jokers"] satisfies WhyNoSet["name"][];

/** Whether something can't be since tiles are no set. */
export const isNoSet = (name: Why["name"]): name is WhyNoSet["name"] => NO_SET.includes(name);

/** A set as it lies; null if it is none. */
export function tableSet(tiles: Tile[], told: Kind | null = null, oneJoker = false): TableSet | null {
  const { kind } = judged(tiles, told, oneJoker);
  return kind && { tiles, kind };
}

/** A set as it is read from either side of the table: a run that falls is turned round. */
export const setRead = (tiles: Tile[], told: Kind | null = null, oneJoker = false) =>
  tableSet(tiles, told, oneJoker) ?? tableSet(tiles.toReversed(), told, oneJoker);

/** A group by its colours, jokers last; a run as it lies. */
export const inOrder = ({ tiles, kind }: TableSet): TableSet => ({
  tiles: kind === "group" ? sorted(tiles) : tiles,
  kind,
});

/** Whether tiles may lie in sets that are not known: by most rules no joker may. */
export const mayBeLoose = (tiles: Tile[], jokers: Rules["jokers"]) => jokers === "free" || !tiles.some(isJoker);

// ---- A set that is being entered ----

/** Tiles of a colour from one number to another. */
const between = (colour: string, from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, nth) => tileOf(colour, from + nth));

/**
 * What a set that is being entered becomes with one more tile: in a run the tiles up to there come with it, in a group
 * one of another colour. `added`: all that come.
 */
export function joined(tiles: Tile[], tile: Tile, oneJoker = false): Joined {
  const real = realOf(tiles);
  if (isJoker(tile)) return oneJoker && tiles.some(isJoker) ? not(tiles, { name: "jokers" }) : withJoker(tiles, real);
  if (real.length === 0) return { tiles: [...tiles, tile], added: [tile], why: null };
  const isGroup = isOneNumber([...real, tile]);
  if (tiles.includes(tile)) return not(tiles, { name: isGroup ? "colour" : "order", tile });
  if (isGroup) return tiles.length === MOST_OF_GROUP ? not(tiles, { name: "many" }) : put(tiles, tile);
  const isRun = isOneColour([...real, tile]);
  return isRun ? inRun(tiles, tile) : not(tiles, { name: "mixed" });
}

const not = (tiles: Tile[], why: Why): Joined => ({ tiles, added: [], why });

const put = (tiles: Tile[], tile: Tile): Joined => ({ tiles: [...tiles, tile], added: [tile], why: null });

/** A joker lies at the end; at the other one where a run has no room there. */
function withJoker(tiles: Tile[], real: Tile[]): Joined {
  if (real.length < 2) return put(tiles, "j");
  if (isOneNumber(real)) return tiles.length === MOST_OF_GROUP ? not(tiles, { name: "many" }) : put(tiles, "j");
  const start = startOf(tiles);
  if (start + tiles.length <= HIGHEST) return put(tiles, "j");
  return start > 1 ? { tiles: ["j", ...tiles], added: ["j"], why: null } : not(tiles, { name: "end" });
}

/** @param tile of their colour */
function inRun(tiles: Tile[], tile: Tile): Joined {
  const [colour, number] = [colourOf(tile), numberOf(tile)];
  // Where a tile between was taken out, one comes by itself.
  if (noRun(tiles)?.name === "order") return inGap(tiles, tile);
  const start = startOf(tiles);
  // A joker before 1 stands for nothing: it lies at the other end.
  if (start < 1) {
    const first = tiles.findIndex((other) => !isJoker(other));
    const next = inRun(tiles.slice(first), tile);
    return next.why ? next : { ...next, tiles: [...next.tiles, ...tiles.slice(0, first)] };
  }
  const last = start + tiles.length - 1;
  const before = between(colour, number, start - 1);
  const after = between(colour, last + 1, number);
  if (before.length + after.length === 0) return not(tiles, { name: "joker", tile });
  return { tiles: [...before, ...tiles, ...after], added: [...before, ...after], why: null };
}

/** @param tiles by their numbers, with a gap */
function inGap(tiles: Tile[], tile: Tile) {
  const place = tiles.findIndex((other) => !isJoker(other) && numberOf(other) > numberOf(tile));
  const all = tiles.toSpliced(place < 0 ? tiles.length : place, 0, tile);
  return { tiles: all, added: [tile], why: null };
}
