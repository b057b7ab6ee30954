/** Compares values with what an example says of them: for examples that run in Node, alone or in a worker, or in a project of their own. */

/** What was wrong, and how many values were looked at. */
export const found = { wrong: [], count: 0 };

export function check(value, said) {
  found.count += 1;
  if (!tells(said, value)) found.wrong.push(`${written(value)}, not ${said}`);
}

/** A value as examples write it. */
function written(value) {
  if (Array.isArray(value) || ArrayBuffer.isView(value)) return `[${Array.from(value, written).join(", ")}]`;
  if (typeof value === "object" && value !== null) {
    const parts = Object.entries(value).map(([key, part]) => `${key}: ${written(part)}`);
    return `{ ${parts.join(", ")} }`;
  }
  return typeof value === "string" ? JSON.stringify(value) : String(value);
}

/**
 * Whether a comment tells a value: first the value, then what else there is to say behind a comma or a colon. `…` after a
 * digit stands for more digits, alone for anything.
 */
export function tells(said, value) {
  const pattern = compact(said)
    .replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&")
    .replaceAll(/(\d\\?\.?)…/g, "$1\\d*")
    .replaceAll("…", ".*");
  if (new RegExp(`^${pattern}$`).test(compact(written(value)))) return true;
  return Array.from(said.matchAll(/[,:] /g)).some(({ index }) => index > 0 && tells(said.slice(0, index), value));
}

const compact = (text) => text.replaceAll(/\s+/g, "");
