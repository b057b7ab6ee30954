/** What a page finds on its device. */

import type { BrowserContext } from "playwright-core";

export interface Device {
  /** What is kept there before the first visit, by its keys. */
  kept?: Record<string, string>;
  /** Whether pages throw the same dice in every run. */
  hasSameDice?: boolean;
}

/** What a page finds, which one that others have used can be set to; or what runs before its first request. */
export type Prepare = Device | ((context: BrowserContext) => unknown);

/** By this the tab of a page that others have used is to throw the same dice. */
export const SAME_DICE = "test.same-dice";

/** Runs on each page before its own scripts. */
function set({ kept = {}, hasSameDice = false, key }: Device & { key: string }) {
  // An empty page keeps nothing.
  if (location.protocol === "about:") return;
  for (const [name, value] of Object.entries(kept))
    if (localStorage.getItem(name) === null) localStorage.setItem(name, value);
  if (!hasSameDice && sessionStorage.getItem(key) === null) return;
  let state = 20;
  Math.random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

/** Prepares the pages of a context. */
export const prepareContext = (context: BrowserContext, prepare: Prepare) =>
  typeof prepare === "function" ? prepare(context) : context.addInitScript(set, { ...prepare, key: SAME_DICE });
