/** Random positions of tile rummy, the same for the same seed. */

import { chance } from "../unit/random.ts";

const COLOURS = [..."rbko"];
const NUMBERS = Array.from({ length: 13 }, (_, nth) => nth + 1);
const REAL = COLOURS.flatMap((colour) => NUMBERS.map((number) => `${colour}${number}`));
const LENGTHS = [3, 3, 3, 4, 4, 5, 6, 7, 9, 13];
const TRIES = 60;

/** Tiles that are taken one by one. */
function createPool() {
  const left = new Map(REAL.map((tile) => [tile, 2]));
  return {
    has: (tile) => left.get(tile) > 0,
    take: (tile) => left.set(tile, left.get(tile) - 1),
    giveBack: (tile) => left.set(tile, left.get(tile) + 1),
    all: () => [...left].flatMap(([tile, count]) => Array(count).fill(tile)),
  };
}

/** A set of tiles that are left, of so many at most; null where chance finds none. */
function randomSet(pool, most, random) {
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

const colourOf = (tile) => tile[0];
const numberOf = (tile) => Number(tile.slice(1));

/** Puts a tile to a group, or at an end of a run; false if no set takes it. */
function append(table, tile) {
  for (const set of table) {
    const isRun = colourOf(set[0]) === colourOf(set[1]);
    const isOfRun = isRun && colourOf(set[0]) === colourOf(tile);
    const isOfGroup = !isRun && numberOf(set[0]) === numberOf(tile) && !set.includes(tile);
    if (isOfRun && numberOf(tile) === numberOf(set[0]) - 1) set.unshift(tile);
    else if (isOfGroup || (isOfRun && numberOf(tile) === numberOf(set.at(-1)) + 1)) set.push(tile);
    else continue;
    return true;
  }
  return false;
}

/** Sets of so many tiles, or nearly; with what is left of all. */
function tableOnce(wanted, random) {
  const pool = createPool();
  const table = [];
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
function randomTable(wanted, random) {
  let best = tableOnce(wanted, random);
  for (let nth = 1; best.missing !== 0 && nth < TRIES; nth += 1) {
    const other = tableOnce(wanted, random);
    if (Math.abs(other.missing) < Math.abs(best.missing)) best = other;
  }
  return best;
}

/** A joker takes the place of a tile. */
function putJoker(table, pool, random) {
  const set = random.pick(table);
  const nth = random.below(set.length);
  if (set.filter((tile) => tile !== "j").length < 3 || set[nth] === "j") return putJoker(table, pool, random);
  pool.giveBack(set[nth]);
  set[nth] = "j";
}

/** A position as `positions` says. */
function position({ table: tiles, rack: size, jokers }, random) {
  const { table, pool } = randomTable(tiles, random);
  const rack = [];
  for (let nth = 0; nth < 2; nth += 1) {
    // As likely in sight, and then on the rack, as any other tile.
    const place = random.below(nth < jokers ? tiles + size : 106);
    if (nth >= (jokers ?? 2) || place >= tiles + size) continue;
    if (place < size || table.length === 0) rack.push("j");
    else putJoker(table, pool, random);
  }
  const rest = random.shuffle(pool.all());
  return { table, rack: [...rack, ...rest.slice(0, size - rack.length)] };
}

/**
 * Positions with so many tiles on the table, or nearly, so many on the rack, and so many jokers among both; any number
 * may be a list that chance picks from. Where no jokers are told, each is in sight by chance.
 *
 * @param {{ table: number | number[], rack: number | number[], jokers?: number | number[] }} wanted
 * @returns {{ table: string[][], rack: string[] }[]}
 */
export function positions({ table, rack, jokers }, { seed, count }) {
  const random = chance(seed);
  const shuffle = (list) => {
    const rest = [...list];
    return list.map(() => rest.splice(random.below(rest.length), 1)[0]);
  };
  const one = (of) => (Array.isArray(of) ? random.pick(of) : of);
  return Array.from({ length: count }, () =>
    position({ table: one(table), rack: one(rack), jokers: one(jokers) }, { ...random, shuffle }),
  );
}
