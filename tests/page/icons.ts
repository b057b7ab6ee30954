/** Icons as devices want them, from the SVG of the site's icon and from what the list shows of each game. */

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import { eachWith } from "../tested.ts";
import { launch, openPage, PHONE, startSite } from "./harness.ts";

const path = (name: string) => fileURLToPath(new URL(`../../www/${name}`, import.meta.url));

const site = await startSite();
const browser = await launch();
try {
  /** A device may cut all off that is not in a circle of four fifths of the width. */
  const icon = (await readFile(path("icon.svg"), "utf8")).replace("0 0 512 512", "-50 -50 612 612");
  for (const [file, size] of [
    ["icon-192.png", 192],
    ["icons/512.png", 512],
  ] as const) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${icon}`);
    await page.screenshot({ path: path(file) });
    await page.close();
  }

  for (const [game, { icon }] of eachWith("picture")) {
    const { page, context } = await openPage(browser, { url: `${site.url}?games`, ...PHONE });
    await page.locator(`[data-game="${game}"] .picture`).evaluate((picture: HTMLElement, part) => {
      picture.querySelector("svg")?.setAttribute("viewBox", part);
      Object.assign(picture.style, { position: "fixed", inset: "0 auto auto 0", width: "192px", zIndex: "9" });
    }, icon);
    await page.screenshot({ path: path(`icons/${game}.png`), clip: { x: 0, y: 0, width: 192, height: 192 } });
    await context.close();
  }
} finally {
  await browser.close();
  await site.close();
}
