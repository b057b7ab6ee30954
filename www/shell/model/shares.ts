// Shares of a whole as percentages that add up.

/**
 * Shares that add up to 1, as percentages that add up to 100: those whose rounding down lost most get what is left.
 * @param digits of each percentage
 */
export function wholeShares(shares: number[], digits: number) {
  const scale = 10 ** digits;
  const units = shares.map((share) => share * 100 * scale);
  // What floating point leaves just below a whole unit is that unit.
  const rounded = units.map((unit) => ({ whole: Math.floor(unit + 1e-6), unit }));
  const left = Math.round(100 * scale) - rounded.reduce((all, { whole }) => all + whole, 0);
  const byLoss = rounded.toSorted((a, b) => b.unit - b.whole - (a.unit - a.whole));
  for (const part of byLoss.slice(0, left)) part.whole += 1;
  return rounded.map(({ whole }) => whole / scale);
}
