// Shares of a whole as percentages that add up.

/**
 * Shares that add up to 1, as percentages that add up to 100: those whose rounding down lost most get what is left.
 * @param digits of each percentage
 */
export function wholeShares(shares: number[], digits: number) {
  const scale = 10 ** digits;
  const units = shares.map((share) => share * 100 * scale);
  // What floating point leaves just below a whole unit is that unit.
  const rounded = units.map((unit) => Math.floor(unit + 1e-6));
  const left = Math.round(100 * scale) - rounded.reduce((all, unit) => all + unit, 0);
  const byLoss = units.map((unit, nth) => ({ nth, loss: unit - rounded[nth] })).sort((a, b) => b.loss - a.loss);
  for (const { nth } of byLoss.slice(0, left)) rounded[nth] += 1;
  return rounded.map((unit) => unit / scale);
}
