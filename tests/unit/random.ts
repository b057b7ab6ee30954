export type Chance = ReturnType<typeof chance>;

/** Chance that is the same each time. */
export function chance(seed: number) {
  let state = seed >>> 0;
  /** A number from 0 to below 1: mulberry32. */
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    pick: <Item>(list: readonly Item[]) => list[below(list.length)],
    list: <Item>(length: number, item: (_: unknown, nth: number) => Item) => Array.from({ length }, item),
  };
}
