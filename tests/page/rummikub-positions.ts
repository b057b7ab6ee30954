/** Random positions of tile rummy, the same for the same seed. */

import { chance } from "../unit/random.ts";

const COLOURS = [..."rbko"];
const NUMBERS = Array.from({ length: 13 }, (_, nth) => nth + 1);
const REAL = COLOURS.flatMap((colour) => NUMBERS.map((number) => `${colour}${number}`));
const LENGTHS = [3, 3, 3, 4, 4, 5, 6, 7, 9, 13];
const TRIES = 60;

type Random = ReturnType<typeof chance> & { shuffle: <Item>(list: Item[]) => Item[] };
type Pool = ReturnType<typeof createPool>;

export interface Position {
  table: string[][];
  rack: string[];
}

/** What positions are wanted: how many tiles on the table and on the rack, and how many jokers, by chance where none are told. */
interface Kind<Count> {
  table: Count;
  rack: Count;
  jokers?: Count;
}

/** Of positions; any number may be a list that chance picks from. */
export type Wanted = Kind<number | number[]>;

/** Tiles that are taken one by one. */
function createPool() {
  const left = new Map(REAL.map((tile) => [tile, 2]));
  const countOf = (tile: string) => left.get(tile) ?? 0;
  return {
    has: (tile: string) => countOf(tile) > 0,
    take: (tile: string) => left.set(tile, countOf(tile) - 1),
    giveBack: (tile: string) => left.set(tile, countOf(tile) + 1),
    all: () => [...left].flatMap(([tile, count]) => Array<string>(count).fill(tile)),
  };
}

/** A set of tiles that are left, of so many at most; null where chance finds none. */
function randomSet(pool: Pool, most: number, random: Random) {
  const number = random.pick(NUMBERS);
  if (random.below(2) === 0) {
    const colour = random.pick(COLOURS);
    const wanted = Array.from({ length: Math.min(random.pick(LENGTHS), most) }, (_, nth) => `${colour}${number + nth}`);
    const end = wanted.findIndex((tile) => !pool.has(tile));
    const run = wanted.slice(0, end === -1 ? wanted.length : end);
    return run.length >= 3 ? run : null;
  }
  const group = COLOURS.map((colour) => `${colour}${number}`).filter(pool.has);
  if (group.length === 4 && (most === 3 || random.below(3) > 0)) group.splice(random.below(4), 1);
  return group.length >= 3 ? group : null;
}

const colourOf = (tile: string) => tile[0];
const numberOf = (tile: string) => Number(tile.slice(1));

/** Puts a tile to a group, or at an end of a run; false if no set takes it. */
function append(table: string[][], tile: string) {
  for (const set of table) {
    const isRun = colourOf(set[0]) === colourOf(set[1]);
    const isOfRun = isRun && colourOf(set[0]) === colourOf(tile);
    const isOfGroup = !isRun && numberOf(set[0]) === numberOf(tile) && !set.includes(tile);
    if (isOfRun && numberOf(tile) === numberOf(set[0]) - 1) set.unshift(tile);
    else if (isOfGroup || (isOfRun && numberOf(tile) === numberOf(set[set.length - 1]) + 1)) set.push(tile);
    else continue;
    return true;
  }
  return false;
}

/** Sets of so many tiles, or nearly; with what is left of all. */
function tableOnce(wanted: number, random: Random) {
  const pool = createPool();
  const table: string[][] = [];
  let missing = wanted;
  for (let failures = 0; missing > 2 && failures < 200; ) {
    const set = randomSet(pool, Math.max(3, missing), random);
    if (set === null) {
      failures += 1;
      continue;
    }
    set.forEach(pool.take);
    table.push(set);
    missing -= set.length;
  }
  for (const tile of random.shuffle(pool.all())) {
    if (missing > 0 && append(table, tile)) {
      pool.take(tile);
      missing -= 1;
    }
  }
  return { table, pool, missing };
}

/** Of some tries the one that comes nearest. */
function randomTable(wanted: number, random: Random) {
  let best = tableOnce(wanted, random);
  for (let nth = 1; best.missing !== 0 && nth < TRIES; nth += 1) {
    const other = tableOnce(wanted, random);
    if (Math.abs(other.missing) < Math.abs(best.missing)) best = other;
  }
  return best;
}

/** A joker takes the place of a tile. */
function putJoker(table: string[][], pool: Pool, random: Random) {
  const set = random.pick(table);
  const nth = random.below(set.length);
  if (set.filter((tile) => tile !== "j").length < 3 || set[nth] === "j") return putJoker(table, pool, random);
  pool.giveBack(set[nth]);
  set[nth] = "j";
}

/** A position as `positions` says. */
function position({ table: tiles, rack: size, jokers }: Kind<number>, random: Random): Position {
  const { table, pool } = randomTable(tiles, random);
  const rack: string[] = [];
  for (let nth = 0; nth < 2; nth += 1) {
    // As likely in sight, and then on the rack, as any other tile.
    const place = random.below(nth < (jokers ?? 0) ? tiles + size : 106);
    if (nth >= (jokers ?? 2) || place >= tiles + size) continue;
    if (place < size || table.length === 0) rack.push("j");
    else putJoker(table, pool, random);
  }
  const rest = random.shuffle(pool.all());
  return { table, rack: [...rack, ...rest.slice(0, size - rack.length)] };
}

/**
 * Positions with so many tiles on the table, or nearly, so many on the rack, and so many jokers among both. Where no
 * jokers are told, each is in sight by chance.
 */
export function positions({ table, rack, jokers }: Wanted, { seed, count }: { seed: number; count: number }) {
  const random = chance(seed);
  const shuffle = <Item>(list: Item[]) => {
    const rest = [...list];
    return list.map(() => rest.splice(random.below(rest.length), 1)[0]);
  };
  const one = (of: number | number[]) => (Array.isArray(of) ? random.pick(of) : of);
  return Array.from({ length: count }, () =>
    position(
      { table: one(table), rack: one(rack), jokers: jokers === undefined ? undefined : one(jokers) },
      { ...random, shuffle },
    ),
  );
}
