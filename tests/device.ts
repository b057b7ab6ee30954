/** What a page finds: a screen, a clock, and what is kept on its device; and how long tests wait for it. */

import type { BrowserContext } from "playwright-core";
import { GAMES } from "./games.ts";

/** Milliseconds after which what was waited for is taken to be lost; a busy machine is far below. */
export const PATIENCE = 60_000;

/** Milliseconds after which a test is taken to be stuck. */
export const LONGEST = 10 * PATIENCE;

export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1440, height: 900 };
/** For tests of what looks or lies differently where there is more room; the rest is tested on a phone. */
export const SIZES = { phone: PHONE, desktop: DESKTOP };

/**
 * The time on a page whose clock the test holds. For the workers, whose clock nobody holds, it is long over: what a page
 * gives a search until then ends with its first step.
 */
export const NOON = new Date("2026-03-04T12:00:00Z");

/** What a player prefers in tests that are about something else: advice before each move; in Tile rummy it is asked for by hints. */
export const atFirst = (id: string) => (id === "rummikub" ? {} : { advice: "before" });

/** What a device keeps of each game after a visit in which nothing was done. */
export const VISITED = GAMES.flatMap((id) => [
  { name: `rollwise.${id}`, value: "#" },
  { name: `rollwise.${id}.taste`, value: JSON.stringify(atFirst(id)) },
]);

/** What the device keeps before a visit, but for what a test keeps there itself: who opens a game has been there before, who opens the list nowhere yet. */
export function keptBefore(url: string, prepare: Prepare = {}) {
  const own = typeof prepare === "object" ? (prepare.kept ?? {}) : {};
  return GAMES.some((id) => url.includes(`/${id}/`)) ? VISITED.filter(({ name }) => !Object.hasOwn(own, name)) : [];
}

export interface Device {
  /** What is kept there before the first visit, by its keys. */
  kept?: Record<string, string>;
  /** Whether pages throw the same dice in every run. */
  hasSameDice?: boolean;
}

/** What a page finds, which one that others have used can be set to; or what runs before its first request. */
export type Prepare = Device | ((context: BrowserContext) => unknown);

const lasting: WeakSet<object> = new WeakSet();

/** What is prepared by scripts alone, the same for every page: visits that ask for it share a page. */
export function lastingly(prepare: Prepare) {
  lasting.add(prepare);
  return prepare;
}

export const isLasting = (prepare: Prepare) => lasting.has(prepare);

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
