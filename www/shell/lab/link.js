// A setting as the text behind `#`.

/** One of the texts allowed; undefined for any other. @param {readonly string[]} allowed */
export const oneOf = (allowed) => (/** @type {string} */ text) => allowed.find((value) => value === text);

/** @param {string[][]} pairs */
export const linkOf = (pairs) => `#${new URLSearchParams(pairs)}`;

/**
 * The setting that a link tells, and the parts of it that can't be read: those stay as at first.
 * @template Setting
 * @param {string} hash
 * @param {Setting} initial
 * @param {(setting: Setting, key: string, text: string) => Partial<Setting> | null} changeBy what a key and its text change; null if they tell nothing
 */
export function settingOf(hash, initial, changeBy) {
  /** @type {import("../game.d.ts").Problem[]} */
  const problems = [];
  let setting = initial;
  for (const [key, text] of new URLSearchParams(hash.replace(/^#/, ""))) {
    const change = changeBy(setting, key, text);
    if (change) setting = { ...setting, ...change };
    else problems.push({ key });
  }
  return { setting, problems };
}
