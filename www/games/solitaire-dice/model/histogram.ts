// A histogram in steps that a small screen can show.

/** Points of a step as the solver counts them. */
const FINE = 10;

/** Points of a step as it is shown. */
export const STEP = 50;

/**
 * Games by final score in steps: from the first step in which a game ended to the last.
 * @param found in steps of 10
 */
export function grouped({ from, counts }: { from: number; counts: number[] }) {
  const sums: Map<number, number> = new Map();
  counts.forEach((count, nth) => {
    if (count === 0) return;
    const start = Math.floor((from + FINE * nth) / STEP) * STEP;
    sums.set(start, (sums.get(start) ?? 0) + count);
  });
  const starts = [...sums.keys()];
  const [first, last] = [Math.min(...starts), Math.max(...starts)];
  const length = starts.length === 0 ? 0 : (last - first) / STEP + 1;
  const bars = Array.from({ length }, (_, nth) => ({
    from: first + STEP * nth,
    count: sums.get(first + STEP * nth) ?? 0,
  }));
  return { step: STEP, bars };
}
