// What the links of several games are made of: parts of a state, each with its key.

/** @typedef {[string, string]} Pair */
/** @typedef {{ name: string, read: (text: string) => unknown, to: (value: any) => string }} Part undefined where a text can't be read */

/** One of the values allowed. @param {readonly unknown[]} allowed */
export const oneOf = (allowed) => (/** @type {string} */ text) => allowed.find((value) => String(value) === text);

/** A part of the state, by its name. @param {string} name @param {(text: string) => unknown} read @param {(value: any) => string} to @returns {Part} */
export const plain = (name, read, to = String) => ({ name, read, to });

/**
 * What differs from a first state, and what is told in any case.
 * @param {Record<string, Part>} parts by their keys @param {any} state @param {any} first @param {string[]} always keys
 */
export const pairsOf = (parts, state, first, always = []) =>
  Object.entries(parts).flatMap(([key, { name, to }]) => {
    const told = to(state[name]);
    return always.includes(key) || told !== to(first[name]) ? [/** @type {Pair} */ ([key, told])] : [];
  });

/**
 * The state that a link tells, and the keys of what can't be read. That stays as at first.
 * @template State
 * @param {Record<string, Part>} parts @param {Iterable<[string, string]>} told @param {State} first
 */
export function readParts(parts, told, first) {
  /** @type {{ key: string }[]} */
  const problems = [];
  let state = first;
  for (const [key, text] of told) {
    const part = Object.hasOwn(parts, key) ? parts[key] : null;
    const value = part?.read(text);
    if (part && value !== undefined) state = { ...state, [part.name]: value };
    else problems.push({ key });
  }
  return { state, problems };
}

/** What of a taste can be: it may be any data. @param {Record<string, readonly unknown[]>} allowed @param {unknown} taste */
export function readTaste(allowed, taste) {
  const told = /** @type {Record<string, unknown>} */ (Object(taste));
  return Object.fromEntries(
    Object.entries(allowed)
      .filter(([key, values]) => values.includes(told[key]))
      .map(([key]) => [key, told[key]]),
  );
}
