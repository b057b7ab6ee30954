const lengthOf = (said: unknown) => Object.values(said as object).join("").length;

/** Whether something is a set of names, such as those of tabs: they stand in one row, so that only whole sets compare. */
const areNames = (said: object) => Object.values(said).every((one) => typeof one === "string");

/** The longest of what several languages say, member by member: functions of the same facts, lists and objects are gone into. */
export function longest(said: unknown[]): unknown {
  const [first] = said;
  if (typeof first === "string")
    return (said as string[]).reduce((longest, text) => (text.length > longest.length ? text : longest));
  if (typeof first === "function")
    return (...facts: unknown[]) => longest((said as ((...facts: unknown[]) => unknown)[]).map((say) => say(...facts)));
  if (typeof first !== "object" || first === null) return first;
  if (areNames(first)) return said.reduce((longest, set) => (lengthOf(set) > lengthOf(longest) ? set : longest));
  const members = (key: string) =>
    (said as Record<string, unknown>[]).map((one) => one[key]).filter((one) => one !== undefined);
  const keys = new Set((said as object[]).flatMap((one) => Object.keys(one)));
  const all = [...keys].map((key) => [key, longest(members(key))] as const);
  return Array.isArray(first) ? all.map(([, item]) => item) : Object.fromEntries(all);
}
