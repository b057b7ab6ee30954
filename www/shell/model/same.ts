// Whether two pieces of plain data tell the same.

/** What is undefined is as good as not there, as in JSON. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSame(one[key], other[key]));
}

const isObject = (part: unknown): part is Record<string, unknown> => typeof part === "object" && part !== null;
