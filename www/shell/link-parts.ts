// What the links of several games are made of: parts of a state, each with its key.

type Pair = [string, string];
/** Undefined where a text can't be read. */
export interface Part {
  name: string;
  read: (text: string) => unknown;
  to: (value: never) => string;
}

/** One of the values allowed. */
export const oneOf = (allowed: readonly unknown[]) => (text: string) => allowed.find((value) => String(value) === text);

/** A part of the state, by its name. */
export const plain = <Value>(
  name: string,
  read: (text: string) => Value | undefined,
  to: (value: Value) => string = String,
): Part => ({
  name,
  read,
  to,
});

/** A part of a state; what may be told of it, its own functions know. */
const partOf = (state: object, name: string) => (state as Record<string, never>)[name];

/**
 * What differs from a first state, and what is told in any case.
 * @param parts by their keys
 * @param always keys
 */
export const pairsOf = (parts: Record<string, Part>, state: object, first: object, always: string[] = []) =>
  Object.entries(parts).flatMap(([key, { name, to }]) => {
    const told = to(partOf(state, name));
    return always.includes(key) || told !== to(partOf(first, name)) ? [[key, told] as Pair] : [];
  });

/** The state that a link tells, and the keys of what can't be read. That stays as at first. */
export function readParts<State>(parts: Record<string, Part>, told: Iterable<[string, string]>, first: State) {
  const problems: { key: string }[] = [];
  let state = first;
  for (const [key, text] of told) {
    const part = Object.hasOwn(parts, key) ? parts[key] : null;
    const value = part?.read(text);
    if (part && value !== undefined) state = { ...state, [part.name]: value };
    else problems.push({ key });
  }
  return { state, problems };
}

/** What of preferences can be: they may be any data. */
export function readPreferences(allowed: Record<string, readonly unknown[]>, preferences: unknown) {
  const told = Object(preferences) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(allowed)
      .filter(([key, values]) => values.includes(told[key]))
      .map(([key]) => [key, told[key]]),
  );
}
