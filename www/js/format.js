// Numbers as people read them.

/** A chance: one decimal, and 0 % or 100 % only where that is certain. */
export function percent(chance) {
  if (chance === 0) return "0 %";
  if (chance === 1) return "100 %";
  if (chance < 0.0005) return "<0.1 %";
  if (chance >= 0.9995) return ">99.9 %";
  return `${(chance * 100).toFixed(1)} %`;
}

/** Average points: two decimals. */
export function points(value) {
  return value.toFixed(2);
}

/** What a difference in chance is, in hundredths: "+11.7". */
export function signedPercent(difference) {
  return signed(difference * 100, 1);
}

/** What a difference in points is: "+1.84". */
export function signedPoints(difference) {
  return signed(difference, 2);
}

/** What something is worth, in worms: "+1.84". */
export function worth(value) {
  return signed(value, 2).replace("±", "");
}

function signed(number, decimals) {
  const text = Math.abs(number).toFixed(decimals);
  if (Number(text) === 0) return `±${text}`;
  return `${number > 0 ? "+" : "−"}${text}`;
}

/** "1 die", "3 dice". */
export function dice(count) {
  return count === 1 ? "1 die" : `${count} dice`;
}
