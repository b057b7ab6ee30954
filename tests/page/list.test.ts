/** The list of games, who is taken on to a game at once, and what stands at old addresses. */

import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";

import type { Browser, BrowserContext, Page } from "playwright-core";
import { launch, openPage, PHONE, ROOT } from "./harness.ts";
import { hindrancesOnAll } from "./looks-steps.ts";
import { ground } from "./sight-steps.ts";
import { inFolder, readDist, type Site, startStatic } from "./site.ts";
import { assertSound, firstNumbers, keptOffline, link, openOffline, shareSite } from "./steps.ts";

const { onPage } = shareSite();

/** What a game says of itself for the list. */
interface ListedGame {
  name: string;
  line: string;
  order: number;
}

/** What every game says of itself, by its folder. */
const GAMES = new Map(
  await Promise.all(
    (await readdir(join(ROOT, "www/games"))).map(async (id): Promise<[string, ListedGame]> => {
      const read = async (file: string) => JSON.parse(await readFile(join(ROOT, "www/games", id, file), "utf8"));
      // What it says is in English, and how it says that there is a picture is not what the picture is.
      return [id, { ...(await read("text/en/page.json")), ...(await read("page.json")) }];
    }),
  ),
);

const LIST = { path: "", ready: false };
const ALL = { path: "?games", ready: false };

/** Something that the device kept before this visit. */
const kept = (entries: Record<string, string>) => (context: BrowserContext) =>
  context.addInitScript((entries) => {
    // Not on the browser's own empty page.
    if (location.protocol === "about:") return;
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, entries);

const row = (page: Page, id: string) => page.locator(`a[data-game="${id}"]`);

/** The games that are marked as the one used last. */
const usedLast = (page: Page) =>
  page
    .locator("a[data-game]")
    .filter({ has: page.locator(".used:visible") })
    .evaluateAll((rows) => rows.map((row) => row.dataset.game));

/** The page that a visit ends on, below the site's top. */
const place = (page: Page, site: Site) => page.url().slice(site.url.length);

/** A game's page has been come to, and answers. */
async function assertPlaying(page: Page, site: Site, id: string) {
  await page.waitForURL((url) => url.href.startsWith(`${site.url}${id}/`));
  await firstNumbers(page);
}

onPage("a first visit finds every game, with a line and a picture", LIST, async ({ page, site }) => {
  assert.equal(place(page, site), "");
  const rows = await page.locator("a[data-game]").evaluateAll((rows) =>
    rows.map((row) => ({
      id: row.dataset.game,
      name: row.querySelector<HTMLElement>(".name")?.innerText,
      line: row.querySelector<HTMLElement>(".line")?.innerText,
      // Everything that the picture is made of has been drawn.
      isPictured: [...row.querySelectorAll<SVGGraphicsElement>(".picture use")].every((use) => use.getBBox().width > 0),
    })),
  );
  const listed = [...GAMES].sort(([, one], [, other]) => one.order - other.order);
  assert.deepEqual(
    rows,
    listed.map(([id, { name, line }]) => ({ id, name, line, isPictured: true })),
  );
  assert.deepEqual(await usedLast(page), []);
  await row(page, "heckmeck").click();
  await assertPlaying(page, site, "heckmeck");
});

onPage(
  "without JavaScript the list leads to the games as well",
  { ...LIST, context: { javaScriptEnabled: false } },
  async ({ page, site }) => {
    await row(page, "heckmeck").click();
    await page.waitForURL(`${site.url}heckmeck/`);
  },
);

onPage(
  "whoever has used a game is taken to it at once, and back to the list by its name",
  { clock: "runs" },
  async ({ page, site }) => {
    await page.locator("h1 a").click();
    await page.waitForURL(`${site.url}?games`);
    assert.deepEqual(await usedLast(page), ["heckmeck"]);
    await page.goto(site.url);
    await assertPlaying(page, site, "heckmeck");
    // The page in between is none to come back to.
    await page.goBack();
    assert.equal(place(page, site), "?games");
  },
);

onPage(
  "Back leads from a first game to the list that it was opened on",
  { ...LIST, clock: "browser" },
  async ({ page, site }) => {
    await row(page, "knucklebones").click();
    await assertPlaying(page, site, "knucklebones");
    await page.goBack();
    await row(page, "knucklebones").waitFor();
    assert.equal(place(page, site), "");
  },
);

onPage(
  "a game that there is no more leads nowhere",
  { ...LIST, prepare: kept({ "rollwise.last": "chess", "rollwise.chess": "#e4" }) },
  async ({ page, site }) => {
    await row(page, "heckmeck").waitFor();
    assert.deepEqual([place(page, site), await usedLast(page)], ["", []]);
  },
);

onPage(
  "the list is a page of its own where it is asked for",
  { ...ALL, prepare: kept({ "rollwise.last": "heckmeck" }) },
  async ({ page, site }) => {
    await row(page, "heckmeck").getByText("last used").waitFor();
    assert.equal(place(page, site), "?games");
  },
);

onPage("a link that is pasted where the list is, is followed", ALL, async ({ page, site }) => {
  await row(page, "heckmeck").waitFor();
  await page.evaluate(() => {
    location.hash = "#taken=55w";
  });
  await assertPlaying(page, site, "heckmeck");
  assert.equal((await link(page)).taken, "55w");
});

const OLD = [
  ["", "#taken=55w&goal=at-least&target=25", "heckmeck/"],
  ["index.html", "#taken=55w&goal=at-least&target=25", "heckmeck/"],
  ["games/heckmeck/lab.html", "#players=rule-1.rule-4&games=1000&seed=7", "heckmeck/lab/"],
  ["speed.html", "", "heckmeck/speed/"],
];

for (const [path, hash, now] of OLD) {
  onPage(
    `what an old link tells is still told: ${path}${hash}`,
    { path: `${path}${hash}`, ready: false, clock: "runs" },
    async ({ page, site }) => {
      await page.waitForURL((url) => url.href.startsWith(`${site.url}${now}`));
      const told = Object.fromEntries(new URLSearchParams(hash.slice(1)));
      const shown = await link(page);
      for (const [key, value] of Object.entries(told)) assert.equal(shown[key], value, key);
    },
  );
}

onPage(
  "an old link beats what was used last",
  { path: "#taken=55w", ready: false, prepare: kept({ "rollwise.last": "chess", "rollwise.heckmeck": "#taken=4" }) },
  async ({ page, site }) => {
    await assertPlaying(page, site, "heckmeck");
    assert.equal((await link(page)).taken, "55w");
  },
);

onPage(
  "without JavaScript an old address leads to the new one by a tap",
  { path: "speed.html", ready: false, context: { javaScriptEnabled: false } },
  async ({ page, site }) => {
    await page.getByRole("link").click();
    await page.waitForURL(`${site.url}heckmeck/speed/`);
  },
);

onPage("light or dark is as chosen for the whole site", ALL, async ({ page }) => {
  /** The colour behind the list where this has been chosen. */
  const groundIn = async (theme: string) => {
    await page.evaluate((theme) => localStorage.setItem("rollwise.theme", theme), theme);
    await page.reload();
    return ground(page);
  };
  const light = await groundIn("light");
  assert.notEqual(await groundIn("dark"), light);
  // A choice that nobody can make counts for none.
  assert.equal(await groundIn("purple"), light);
});

onPage(
  "everybody can use the list: axe finds nothing, a thumb hits everything",
  { ...ALL, clock: "runs", prepare: kept({ "rollwise.last": "heckmeck" }) },
  async ({ page }) => {
    await row(page, "heckmeck").getByText("last used").waitFor();
    assert.deepEqual(await hindrancesOnAll(page), {});
  },
);

/** The file that an English manifest means: it lies in the language's folder. */
const fileAt = (address: string) => join("en", address);

onPage(
  "a language that is chosen keeps a list that Back led to",
  { ...LIST, clock: "browser" },
  async ({ page, site }) => {
    await row(page, "heckmeck").click();
    await assertPlaying(page, site, "heckmeck");
    await page.goBack();
    await page.getByLabel("Language").selectOption("de");
    await page.waitForURL(`${site.url}?games`);
    await page.getByLabel("Sprache").waitFor();
    assert.deepEqual(await usedLast(page), ["heckmeck"]);
  },
);

onPage("the manifest has a shortcut to each game", ALL, async ({ page, site }) => {
  const address = await page.locator("[rel=manifest]").evaluate((link: HTMLLinkElement) => link.href);
  const manifest = JSON.parse(String(site.files.get("en/manifest.webmanifest")));
  assert.equal(new URL(manifest.start_url, address).href, site.url);
  assert.deepEqual(
    manifest.shortcuts.map(({ name }: { name: string }) => name).sort(),
    [...GAMES.values()].map(({ name }) => name).sort(),
  );
  for (const { url } of manifest.shortcuts) assert.ok(site.files.has(fileAt(`${url}index.html`)), url);
  for (const { src } of manifest.icons) assert.ok(site.files.has(fileAt(src)), src);
});

describe("in a folder of a server that has other things as well", () => {
  let site: Site;
  let browser: Browser;

  before(async () => {
    const files = inFolder("dice/rollwise", await readDist());
    [site, browser] = await Promise.all([startStatic(files), launch()]);
  });

  after(async () => {
    await browser?.close();
    await site?.close();
  });

  test("the list, the game and the copy of them are found", async () => {
    const top = `${site.url}dice/rollwise/`;
    const visit = await openPage(browser, { url: top, offline: true, ...PHONE });
    const { page, context } = visit;
    try {
      await row(page, "heckmeck").click();
      await firstNumbers(page);
      await keptOffline(page);
      await openOffline(page, top);
      await page.waitForURL((url) => url.href.startsWith(`${top}heckmeck/`));
      await firstNumbers(page);
      await page.locator("h1 a").click();
      await page.waitForURL(`${top}?games`);
      await page.goto(`${top}games/heckmeck/lab.html#seed=7`);
      await page.waitForURL((url) => url.href.startsWith(`${top}heckmeck/lab/`));
      await assertSound(visit);
    } finally {
      await context.close();
    }
  });
});
