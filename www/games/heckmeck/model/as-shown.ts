// Numbers as they are shown: what is said of two of them has to fit what stands there.

/** How far apart two numbers are as they are shown: by what makes them that, and with how many digits. */
export function apartAsShown(one: number, other: number, { scale, digits }: { scale: number; digits: number }) {
  const shown = (number: number) => Number((number * scale).toFixed(digits));
  return Math.abs(shown(one) - shown(other));
}
