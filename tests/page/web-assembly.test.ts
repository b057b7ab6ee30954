/** A browser that can run no solver says so on every page that needs one, with what helps; all else can be used. */

import assert from "node:assert/strict";

import type { BrowserContext } from "playwright-core";
import { GAMES } from "./site.ts";
import { button, eventually, hash, part, says, shareSite, tap } from "./steps.ts";

const { onPage } = shareSite();

/** As on an iPhone in Lockdown Mode. */
const withoutAny = (context: BrowserContext) =>
  context.addInitScript(() => {
    delete (globalThis as { WebAssembly?: unknown }).WebAssembly;
  });

/** As in a browser of before SIMD, which refuses what has a vector in it. */
const withoutVectors = (context: BrowserContext) =>
  context.addInitScript(() => {
    const VECTOR = 123;
    const { validate } = WebAssembly;
    WebAssembly.validate = (bytes) => !new Uint8Array(bytes as ArrayBuffer).includes(VECTOR) && validate(bytes);
  });

const SAID = {
  en: /This browser has no WebAssembly.*Lockdown Mode/,
  de: /Diesem Browser fehlt WebAssembly.*Blockierungsmodus/,
};

/** Each game, and one in each way that it is shown. */
const SHOWN = [...GAMES.map((id) => `${id}/`), "heckmeck/?embed", "heckmeck/?practice"];

for (const [what, prepare, paths] of [
  ["no WebAssembly", withoutAny, SHOWN],
  ["no SIMD", withoutVectors, ["heckmeck/"]],
] as const)
  for (const path of paths)
    onPage(`${path} says that there is ${what}`, { path, ready: false, prepare }, async ({ page }) => {
      await page.locator("main").getByText(SAID.en).first().waitFor();
      assert.equal(await button(page, "Try again").count(), 0);
    });

onPage(
  "dice can be entered where nothing can be solved",
  { path: "de/solitaire-dice/", ready: false, prepare: withoutAny },
  async ({ page }) => {
    await says(page, SAID.de);
    for (const face of [1, 2, 3]) await tap(part(page, `face-${face}`));
    await eventually(async () => assert.match(await hash(page), /roll=123/));
  },
);

onPage(
  "measurements say that there is no WebAssembly",
  { path: "rummikub/speed/", ready: false, prepare: withoutAny },
  async ({ page }) => {
    await page.getByText(/\(this browser has no WebAssembly.*\)/).waitFor();
  },
);
