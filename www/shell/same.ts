// Whether two pieces of plain data tell the same.

/** What is undefined is as good as not there, as in JSON. */
export function isSame(one: any, other: any): boolean {
  if (one === other) return true;
  const areObjects = [one, other].every((part) => typeof part === "object" && part !== null);
  if (!areObjects || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSame(one[key], other[key]));
}
