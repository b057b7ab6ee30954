/** Colours, pages that measure the speed, and that axe looks at all there is: the same in every font. */

import assert from "node:assert/strict";

import type { BrowserContext } from "playwright-core";

import { axeAnew } from "./harness.ts";
import { ground } from "./sight-steps.ts";
import { eventually, openSettings, pick, shareSite } from "./steps.ts";

const { onPage } = shareSite();

onPage("axe looks at whatever has changed", { link: "taken=55w", clock: "runs" }, async ({ page }) => {
  const found = async () => (await axeAnew(page)).map(({ id }) => id);
  assert.deepEqual(await found(), []);
  for (const part of ["main", ".ways", ".taken", ".details"]) {
    const text = await page
      .locator(part)
      .first()
      .evaluateHandle((node) => {
        const text = document.createElement("p");
        text.textContent = "hardly seen";
        Object.assign(text.style, { color: "#ddd", background: "#eee" });
        node.prepend(text);
        return text;
      });
    assert.deepEqual(await found(), ["color-contrast"], part);
    await text.evaluate((text) => text.remove());
    assert.deepEqual(await found(), [], `${part} as it was`);
  }
});

onPage("colours follow the device, or what is chosen", { colorScheme: "dark" }, async ({ page }) => {
  const dark = await ground(page);
  const becomes = (colour: string) => eventually(async () => assert.equal(await ground(page), colour));
  await openSettings(page);
  await pick(page, "Light or dark", "light");
  await eventually(async () => assert.notEqual(await ground(page), dark));
  const light = await ground(page);
  await page.emulateMedia({ colorScheme: "light" });
  await pick(page, "Light or dark", "dark");
  await becomes(dark);
  await pick(page, "Light or dark", "system");
  await becomes(light);
  await page.emulateMedia({ colorScheme: "dark" });
  await becomes(dark);
  await pick(page, "Light or dark", "light");
  await becomes(light);
});

/** A clock by which every call takes as long as the page wants to measure, and a pause takes no time. */
const BRISK = (context: BrowserContext) =>
  context.addInitScript(() => {
    let time = 0;
    performance.now = () => {
      time += 8;
      return time;
    };
    globalThis.setTimeout = queueMicrotask as typeof setTimeout;
  });

for (const [id, other] of [
  ["heckmeck", "Speed of Solitaire Dice"],
  ["solitaire-dice", "Speed of Heckmeck"],
  ["rummikub", "Speed of Solitaire Dice"],
]) {
  onPage(
    `the speed page of ${id} runs to its end and leads to another one`,
    { path: `${id}/speed/`, ready: false, clock: "browser", prepare: BRISK },
    async ({ page }) => {
      await page.getByText("Done.", { exact: true }).waitFor();
      const times = await page.locator("#times tbody td").allTextContents();
      assert.ok(times.length >= 3, `${times}`);
      for (const time of times) assert.ok(Number(time) > 0, time);
      await page.getByRole("link", { name: other }).click();
      await page.getByRole("row").nth(1).waitFor();
    },
  );
}
