/** The menu hands a position to the system's sheet for sharing, where there is one: a sentence, the link, a picture. */

import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { button, eventually, part, shareSite, tap } from "./steps.ts";

const { onPage } = shareSite();

/** What a test's sheet was handed, its picture as its size and how many colours are in it. */
interface Handed {
  title: string;
  text: string;
  url: string;
  picture: { name: string; type: string; size: number[]; colours: number } | null;
}

/** A position of each game, and what is said of it. */
const GAMES: Record<string, { link: string; says: RegExp }> = {
  heckmeck: { link: "taken=55w&roll=13344&goal=at-least&target=25", says: /81\.9%/ },
  knucklebones: { link: "mine=66-.543.211&theirs=55-.621.44-&roll=6", says: /100%/ },
  "solitaire-dice": { link: "sheet=4-4.5-8.6-9.7-8.8-7.9-6_1-7.2-7.6-6&roll=12356", says: /\d/ },
  rummikub: { link: "rack=r6.k2&table=r4-8&opened=true", says: /Play 1 of 2 tiles/ },
};

/** Puts a sheet into the page that takes what it is handed, or fails by the name of an error. */
const withSheet = (failure: string | null) => async (context: { addInitScript: Page["addInitScript"] }) =>
  context.addInitScript((failure) => {
    const all = globalThis as unknown as { handed: ShareData[] };
    all.handed = [];
    Object.assign(navigator, {
      canShare: () => true,
      share: async (data: ShareData) => {
        all.handed.push(data);
        if (failure) throw new DOMException("", failure);
      },
    });
  }, failure);

/** What the sheet was handed so far. */
const handed = (page: Page): Promise<Handed[]> =>
  page.evaluate(() =>
    Promise.all(
      (globalThis as unknown as { handed: ShareData[] }).handed.map(async ({ title, text, url, files = [] }) => {
        const [file] = files;
        if (!file) return { title, text, url, picture: null } as Handed;
        const bitmap = await createImageBitmap(file);
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext(
          "2d",
        ) as OffscreenCanvasRenderingContext2D;
        canvas.drawImage(bitmap, 0, 0);
        const { data } = canvas.getImageData(0, 0, bitmap.width, bitmap.height);
        const colours = new Set(new Uint32Array(data.buffer)).size;
        const picture = { name: file.name, type: file.type, size: [bitmap.width, bitmap.height], colours };
        return { title, text, url, picture } as Handed;
      }),
    ),
  );

async function openMenu(page: Page) {
  await button(page, "Menu").click();
  await part(page, "menu-keys").waitFor();
}

for (const [id, { link, says }] of Object.entries(GAMES))
  onPage(
    `${id}: the sheet gets what is best, the link and a picture`,
    { path: `${id}/`, link, prepare: withSheet(null) },
    async ({ page }) => {
      await eventually(async () =>
        assert.match((await page.locator("#status").textContent()) ?? "", says, "it is announced"),
      );
      await openMenu(page);
      await tap(part(page, "menu-share"));
      await eventually(async () => assert.equal((await handed(page)).length, 1, "it is handed over once"));
      const [{ title, text, url, picture }] = await handed(page);
      assert.match(title, / · rollwise$/);
      assert.match(text, says);
      assert.equal(url, page.url());
      assert.deepEqual([picture?.name, picture?.type, picture?.size], ["rollwise.png", "image/png", [1200, 630]]);
      assert.ok((picture?.colours ?? 0) > 10, "there is something on the picture");
    },
  );

onPage(
  "a sheet that is closed says nothing; where sharing fails the link is copied",
  { path: "heckmeck/", link: GAMES.heckmeck.link, prepare: withSheet("AbortError") },
  async ({ page }) => {
    await openMenu(page);
    const said = page
      .getByRole("dialog")
      .getByRole("status")
      .filter({ hasText: /[cC]opied/ });
    await tap(part(page, "menu-share"));
    await eventually(async () => assert.equal((await handed(page)).length, 1, "it is handed over"));
    assert.equal(await said.count(), 0);
    await page.evaluate(() => {
      Object.assign(navigator, { share: () => Promise.reject(new DOMException("", "DataError")) });
      Object.defineProperty(navigator, "clipboard", { value: { writeText: async () => {} } });
    });
    await tap(part(page, "menu-share"));
    await said.waitFor();
  },
);

onPage(
  "without such a sheet there is the link to copy",
  { path: "heckmeck/", link: GAMES.heckmeck.link },
  async ({ page }) => {
    await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
    await openMenu(page);
    await button(page, "Copy a link to this position").waitFor();
    assert.equal(await part(page, "menu-share").count(), 0);
  },
);
