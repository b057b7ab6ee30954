/** Types of values where TypeScript can't know them. */

import assert from "node:assert/strict";

/** What must be there. */
export function present<Value>(value: Value): NonNullable<Value> {
  assert.ok(value !== null && value !== undefined, "it is not there");
  return value;
}

/** A value of the wrong type, on purpose. */
export const mistyped = (value: unknown) => value as never;

/** A part of something, however deep, down to its functions and lists. */
type Part<Whole> = Whole extends ((...facts: never[]) => unknown) | readonly unknown[]
  ? Whole
  : Whole extends object
    ? { [Key in keyof Whole]?: Part<Whole[Key]> }
    : Whole;

/** As much of something as whoever gets it looks at. */
export const partOf = <Whole>(part: Part<Whole>) => part as unknown as Whole;
