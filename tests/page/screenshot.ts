/** Pictures of the page: those of the documents in each language, and previews of links. */

import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import type { Page } from "playwright-core";

import LANGUAGES from "../../www/languages.json" with { type: "json" };
import { eachWith } from "../tested.ts";
import { launch, openPage, PHONE, startSite } from "./harness.ts";
import { withPreferences } from "./heckmeck-table-steps.ts";

const path = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

/** A phone's screen, as sharp as they are; and what previews of links show. */
const NARROW = { ...PHONE, context: { deviceScaleFactor: 2 } };
const WIDE = { width: 1200, height: 630, context: { deviceScaleFactor: 1 } };

interface Picture {
  /** The picture's name, and where the page is below the site's top. */
  name: string;
  address: string;
  /** Ends once what the picture is to show is there. */
  appears(page: Page): Promise<unknown>;
}

/** Something that is there, and may have to say a text. */
const shows = (selector: string, hasText?: string | RegExp) => (page: Page) =>
  page.locator(selector, { hasText }).first().waitFor();

const TURN = "taken=55w&roll=13344&goal=at-least&target=25";
const AT_TABLE = `${TURN}&mode=advice&player=22.27&player=24&grill=21.23.25.26.28.29.30`;

const GAMES: Picture[] = eachWith("picture").map(([id, { link, shows: what }]) => ({
  name: id,
  address: `${id}/#${link}`,
  appears: shows(...what),
}));

/** More of Heckmeck, for its page in the documents. */
const MORE: Picture[] = [
  { name: "heckmeck-advice", address: `heckmeck/#${AT_TABLE}`, appears: shows(".advice .way.best") },
  {
    name: "heckmeck-play",
    address: `heckmeck/#${AT_TABLE}&turn=2&by=-.best-in-worms&throws=page`,
    appears: shows('[data-key="next"]'),
  },
  {
    name: "heckmeck-lab",
    address: "heckmeck/lab/",
    async appears(page) {
      await page.locator('[aria-labelledby="to-win-title"] button').first().click();
      await page.locator("#results .full").waitFor();
      await page.locator(".bar progress").waitFor({ state: "hidden" });
    },
  },
];

const LIST: Picture = { name: "list", address: "?games", appears: shows(".games", "Tile rummy") };

/** Pictures in so many languages are to be small. */
const WEBP = { format: "webp", quality: 80 } as const;

const site = await startSite();
const browser = await launch();
try {
  async function open({ address, appears }: Picture, size: typeof NARROW | typeof WIDE, folder = "") {
    const url = `${site.url}${folder}${address}`;
    const opened = await openPage(browser, { url, ...size, prepare: withPreferences({ pace: "step" }) });
    await appears(opened.page);
    return opened;
  }

  async function take(picture: Picture, size: typeof NARROW | typeof WIDE, name: string) {
    const { page, context } = await open(picture, size);
    await page.screenshot({ path: path(`docs/images/${name}.png`) });
    await context.close();
  }

  async function takeIn(language: string, picture: Picture) {
    const { page, context } = await open(picture, NARROW, `${language}/`);
    const { data } = await (await context.newCDPSession(page)).send("Page.captureScreenshot", WEBP);
    await writeFile(path(`docs/images/${language}/${picture.name}.webp`), data, "base64");
    await context.close();
  }

  await mkdir(path("docs/images"), { recursive: true });
  for (const picture of [...GAMES, ...MORE]) await take(picture, NARROW, picture.name);
  for (const picture of [...GAMES, LIST]) await take(picture, WIDE, `${picture.name}-wide`);

  for (const language of Object.keys(LANGUAGES).filter((language) => language !== "en")) {
    await mkdir(path(`docs/images/${language}`), { recursive: true });
    for (const picture of [...GAMES, ...MORE]) await takeIn(language, picture);
  }
} finally {
  await browser.close();
  await site.close();
}
