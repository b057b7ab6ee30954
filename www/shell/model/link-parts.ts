// What the links of several games are made of: parts of a state, each with its key.

type Pair = [string, string];
export interface Part {
  of(state: object): unknown;
  /** The state with another value of the part. */
  with(state: object, value: unknown): object;
  /** Undefined where a text can't be read. */
  read(text: string): unknown;
  to(value: never): string;
}

/** One of the values allowed. */
export const oneOf = (allowed: readonly unknown[]) => (text: string) => allowed.find((value) => String(value) === text);

/** One of the tabs; the usual one where a link of before tells another, for no position is lost with it. */
export const tabOf =
  <Tab>(tabs: readonly Tab[], usual: Tab) =>
  (text: string) =>
    oneOf(tabs)(text) ?? usual;

const valueIn = (state: object, name: string) => Reflect.get(state, name);

/** A part of the state, by its name. */
export const plain = <Value>(
  name: string,
  read: (text: string) => Value | undefined,
  to: (value: Value) => string = String,
): Part => ({
  of: (state) => valueIn(state, name),
  with: (state, value) => ({ ...state, [name]: value }),
  read,
  to,
});

/** Parts of an object that the state holds by a name. */
export const within = <Key extends string>(name: string, parts: Record<Key, Part>) =>
  Object.fromEntries(
    Object.entries<Part>(parts).map(([key, part]): [string, Part] => [
      key,
      {
        ...part,
        of: (state) => part.of(valueIn(state, name)),
        with: (state, value) => ({ ...state, [name]: part.with(valueIn(state, name), value) }),
      },
    ]),
  ) as Record<Key, Part>;

/**
 * What differs from a first state, and what is told in any case.
 * @param parts by their keys
 * @param always keys
 */
export const pairsOf = (parts: Record<string, Part>, state: object, first: object, always: string[] = []) =>
  Object.entries(parts).flatMap(([key, { of, to }]) => {
    const told = to(of(state) as never);
    return always.includes(key) || told !== to(of(first) as never) ? [[key, told] as Pair] : [];
  });

/** The state that a link tells, and the keys of what can't be read. That stays as at first. */
export function readParts<State extends object>(
  parts: Record<string, Part>,
  told: Iterable<[string, string]>,
  first: State,
) {
  const problems: { key: string }[] = [];
  let state = first;
  for (const [key, text] of told) {
    const part = Object.hasOwn(parts, key) ? parts[key] : null;
    const value = part?.read(text);
    if (part && value !== undefined) state = part.with(state, value) as State;
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
