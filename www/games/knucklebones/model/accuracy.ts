// How good a share of wins is: how many of its digits count, and how far it may be off.

import type { Chance, Digits, Found, KnucklebonesAnswer, Margin } from "./types.ts";

/** With an error up to this one a share in percent has a decimal. */
const FINE = 0.0095;

/** An error up to this one changes nothing that is shown. */
const HIDDEN = 0.0005;

/** The decimals of a share in percent that its error leaves; null: how far it may be off is not known. */
export const digitsOf = (error: number | null): Digits => (error !== null && error <= FINE ? 1 : 0);

/** The least by which two shares differ that are shown with so many decimals. */
export const unitOf = (digits: Digits) => 0.01 / 10 ** digits;

/** A number of points that is no less, with so many decimals. What floats add to a number is not rounded up. */
const roundedUp = (points: number, digits: Digits) => Math.ceil(points * 10 ** digits - 1e-6) / 10 ** digits;

type Good = Pick<KnucklebonesAnswer, "error" | "proof">;

/** How far the shares of an answer may be off; null where that is not told: of what is proved, or too little, or unknown. */
export function marginOf({ error, proof }: Good): Margin | null {
  if (proof === "proved" || error === null || error <= HIDDEN) return null;
  const digits = digitsOf(error);
  return { points: roundedUp(error * 100, digits), digits };
}

/** A share of an answer as it is shown. */
export const chanceOf = (answer: Good, share: number): Chance => ({
  share,
  digits: digitsOf(answer.error),
  margin: marginOf(answer),
});

/** The decimals of the shares after each roll: those of the one that is known least. */
export const digitsOfFaces = ({ faces }: Found): Digits => (faces.some(({ error }) => digitsOf(error) === 0) ? 0 : 1);
