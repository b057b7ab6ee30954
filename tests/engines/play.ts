/** Plays the turns in a browser. */

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { PATIENCE, VISITED } from "../page/harness.ts";
import { readDist, type Site, startStatic } from "../page/site.ts";
import { tooWide } from "../page/steps.ts";
import { evaluating, showAll, type Tab } from "./tab.ts";
import { TURNS } from "./turns.ts";

export const LONG = 10 * PATIENCE;

/** What a request that got no answer is reported by: without a site none does. */
export const FAILED = "failed: ";

/** A page in a profile of its own, as large as a phone. */
export interface Opened {
  tab: Tab;
  /** Errors, requests to another origin and what of the site doesn't come, until now. */
  problems(): Promise<string[]>;
  close(): Promise<unknown>;
}

export interface Engine {
  /** Opens a page of the site at `top`, where the device keeps what it is said to keep of visits before. */
  open(top: string, address: string, kept: typeof VISITED): Promise<Opened>;
  close(): Promise<void>;
}

/**
 * A test for each turn. Whatever is played, the page must end without an error, a notice or a foreign request, and must
 * not scroll sideways.
 */
export function playTurns(launch: () => Promise<Engine>) {
  let engine: Engine | null = null;
  before(async () => {
    engine = await launch();
  });
  after(() => engine?.close());

  for (const { name, address, play } of TURNS)
    test(name, { timeout: LONG }, async () => {
      assert.ok(engine);
      let site: Site | null = await startStatic(await readDist());
      const endSite = async () => {
        const ending = site;
        site = null;
        await ending?.close();
      };
      const { tab, problems, close } = await engine.open(site.url, address, VISITED);
      try {
        await play({ tab, endSite });
        await showAll(tab, "#notices", [""]);
        assert.deepEqual(await tooWide(evaluating(tab)), []);
        assert.deepEqual(
          (await problems()).filter((problem) => site || !problem.startsWith(FAILED)),
          [],
        );
      } finally {
        await close();
        await endSite();
      }
    });
}
