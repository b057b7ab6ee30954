/** The link to a position as a QR code: what is drawn is read by a decoder that shares nothing with what makes it. */

import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import decodeQR from "qr/decode.js";
import { TESTED } from "../../tested.ts";
import { button, part, shareSite } from "../steps.ts";

const { onPage } = shareSite();

/** Every text of what a game's tests know that is a link. */
function linksIn(known: unknown): string[] {
  if (typeof known === "string") return /^[a-z]+=/i.test(known) ? [known] : [];
  return typeof known === "object" && known !== null ? Object.values(known).flatMap(linksIn) : [];
}

/** How many pixels wide a module is drawn here. */
const SCALE = 3;

/** Draws a path of squares, each a pixel of a grid: a pixel is black where an odd number of edges lies to its left. */
function drawn(path: string, from: number, size: number) {
  const edges: Set<string> = new Set();
  for (const shape of path.split("Z").filter(Boolean)) {
    const corners = shape
      .split(/[ML]/)
      .filter(Boolean)
      .map((corner) => corner.trim().split(/[ ,]/).map(Number));
    for (const [nth, [x, y]] of corners.entries()) {
      const [toX, toY] = corners[(nth + 1) % corners.length];
      assert.ok(x === toX || y === toY, "lines are level or upright");
      for (let row = Math.min(y, toY); x === toX && row < Math.max(y, toY); row += 1) {
        const edge = `${x} ${row}`;
        if (!edges.delete(edge)) edges.add(edge);
      }
    }
  }
  const width = size * SCALE;
  const data = new Uint8ClampedArray(4 * width * width).fill(255);
  for (let row = 0; row < size; row += 1) {
    let isBlack = false;
    for (let column = 0; column < size; column += 1) {
      if (edges.has(`${from + column} ${from + row}`)) isBlack = !isBlack;
      if (!isBlack) continue;
      for (let y = row * SCALE; y < (row + 1) * SCALE; y += 1)
        data.fill(0, 4 * (y * width + column * SCALE), 4 * (y * width + (column + 1) * SCALE));
    }
  }
  return { width, height: width, data: data.map((value, nth) => (nth % 4 === 3 ? 255 : value)) };
}

async function showCode(page: Page) {
  await button(page, "Menu").click();
  await part(page, "menu-share").click();
  await part(page, "copy-link").waitFor();
}

const code = (page: Page) => page.getByRole("img", { name: "QR code: link to this position" });

/** What a scanner reads. */
async function scanned(page: Page) {
  const [from, , size] = String(await code(page).getAttribute("viewBox"))
    .split(" ")
    .map(Number);
  const [ground, shape] = await code(page)
    .locator("path")
    .evaluateAll((paths) => paths.map((path) => [path.getAttribute("fill"), path.getAttribute("d")].map(String)));
  assert.deepEqual(ground, ["white", `M${from}${from}h${size}v${size}h-${size}z`]);
  assert.deepEqual([from, shape[0]], [-4, "black"]);
  return { read: decodeQR(drawn(shape[1], from, size)), size };
}

for (const [id, known] of Object.entries(TESTED)) {
  const [longest] = linksIn(known).sort((one, other) => other.length - one.length);
  onPage(`${id}: a code holds the longest link there is here`, { path: `${id}/`, link: longest }, async ({ page }) => {
    await showCode(page);
    const { read, size } = await scanned(page);
    assert.equal(read, page.url());
    // Three pixels a module, where a screen of 360 has 320 for it.
    assert.ok(3 * size <= 320, `${size} modules`);
    await part(page, "copy-link").click();
    await page.getByRole("dialog").getByRole("status").filter({ hasText: "Copied." }).waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), read);
  });
}

const NAMES = ["Ж", "ü"].map((letter) => letter.repeat(20));

onPage(
  "seven players with the longest names fit as well",
  {
    link: `mode=advice&${[..."1234567"].map((nth) => `player=2${nth}+${NAMES[Number(nth) % 2].slice(1)}${nth}`).join("&")}`,
  },
  async ({ page }) => {
    await showCode(page);
    const { read, size } = await scanned(page);
    assert.equal(read, page.url());
    assert.ok(3 * size <= 320, `${size} modules`);
  },
);

onPage("a link that is too long for a code says so", { path: `heckmeck/?${"x=".repeat(800)}` }, async ({ page }) => {
  await showCode(page);
  await part(page, "no-code").filter({ hasText: "too long for a QR code" }).waitFor();
  assert.equal(await code(page).count(), 0);
  await part(page, "copy-link").click();
  await page.getByRole("dialog").getByRole("status").filter({ hasText: "Copied." }).waitFor();
});
