/** Pictures of the page: the README's screenshots, and the icon as a phone's home screen wants it. */

import { mkdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import { PHONE, launch, openPage, startSite } from "./harness.mjs";

const path = (name) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const site = await startSite();
const browser = await launch();
try {
  await mkdir(path("docs"), { recursive: true });
  const turn = "taken=55w&roll=13344&goal=at-least&target=25";
  for (const [name, link, shown] of [
    ["phone", turn, "Was 50.7 %"],
    ["advice", `${turn}&mode=advice&player=22.27+Ann&player=24+Ben&grill=21.23.25.26.28.29.30`, "worms on average"],
  ]) {
    const url = `${site.url}#${link}`;
    const { page, context } = await openPage(browser, { url, ...PHONE, context: { deviceScaleFactor: 2 } });
    await page.getByText(shown).first().waitFor();
    await page.screenshot({ path: path(`docs/${name}.png`) });
    await context.close();
  }

  const icon = await readFile(path("www/icon.svg"), "utf8");
  const size = 192;
  const blank = await browser.newPage({ viewport: { width: size, height: size } });
  await blank.setContent(`<style>* { margin: 0; display: block }</style>${icon}`);
  await blank.screenshot({ path: path(`www/icon-${size}.png`) });
} finally {
  await browser.close();
  await site.close();
}
