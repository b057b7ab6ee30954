/** The menu hands a position to the system's sheet for sharing, where there is one: a sentence, the link, a picture. */

import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import decodeQR from "qr/decode.js";
import { eachWith, TESTED } from "../tested.ts";
import { present } from "../typed.ts";
import { button, eventually, openFromMenu, part, shareSite, tap } from "./steps.ts";

const { onPage } = shareSite();

/** A text of a picture, and where it stands: its top, and the height of its letters. */
interface Written {
  text: string;
  top: number;
  size: number;
}

/** What a test's sheet was handed, its picture as its size, how many colours are in it, and what is written there. */
interface Handed {
  title: string;
  text: string;
  url: string;
  picture: { name: string; type: string; size: number[]; colours: number; written: Written[] } | null;
}

/** Puts a sheet into the page that takes what it is handed, or fails by the name of an error. */
const withSheet = (failure: string | null) => async (context: { addInitScript: Page["addInitScript"] }) =>
  context.addInitScript((failure) => {
    const all = globalThis as unknown as { handed: ShareData[]; written: Written[] };
    Object.assign(all, { handed: [], written: [] });
    // What is written on a picture is noted as well as drawn.
    const draw = CanvasRenderingContext2D.prototype.fillText;
    CanvasRenderingContext2D.prototype.fillText = function (...drawn) {
      const [text, x, y] = drawn;
      const { a, f } = this.getTransform();
      const size = a * Number(/([\d.]+)px/.exec(this.font)?.[1]);
      if (Number.isFinite(x)) all.written.push({ text, top: a * y + f, size });
      return draw.apply(this, drawn);
    };
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
        const { written } = globalThis as unknown as { written: Written[] };
        const picture = { name: file.name, type: file.type, size: [bitmap.width, bitmap.height], colours, written };
        return { title, text, url, picture } as Handed;
      }),
    ),
  );

for (const [id, { link, announces, says, writes }] of eachWith("shared"))
  onPage(
    `${id}: the sheet gets what is best, the link and a picture`,
    { path: `${id}/`, link, prepare: withSheet(null) },
    async ({ page }) => {
      await eventually(async () =>
        assert.match((await page.locator("#status").textContent()) ?? "", announces, "it is announced"),
      );
      await openFromMenu(page, "share");
      await tap(part(page, "share-position"));
      await eventually(async () => assert.equal((await handed(page)).length, 1, "it is handed over once"));
      const [{ title, text, url, picture }] = await handed(page);
      assert.match(title, / · rollwise$/);
      assert.match(text, says);
      assert.equal(url, page.url());
      assert.ok(picture, "there is a picture");
      const [width, height] = picture.size;
      assert.deepEqual([picture.name, picture.type, width], ["rollwise.png", "image/png", 1200]);
      assert.ok(picture.colours > 10, "there is something on the picture");
      const all = picture.written.map(({ text }) => text);
      for (const wanted of ["rollwise", ...writes]) assert.ok(all.includes(wanted), `${wanted} in ${all}`);
      assert.ok(all.join(" ").includes(text), "what is said is written there as well");
      const lowest = Math.max(...picture.written.map(({ top, size }) => top + size));
      assert.ok(lowest < height, "nothing is cut");
      assert.ok(height - lowest < height / 4, `no empty strip below ${lowest} of ${height}`);
    },
  );

onPage(
  "of a table with nothing on it there is a picture too, and nobody is told to tap",
  { path: "rummikub/", prepare: withSheet(null) },
  async ({ page }) => {
    await openFromMenu(page, "share");
    await tap(part(page, "share-position"));
    await eventually(async () => assert.equal((await handed(page)).length, 1, "it is handed over"));
    const [{ text, picture }] = await handed(page);
    assert.match(text, /^Which tiles go, and how\?/);
    assert.ok(picture, "there is a picture");
    assert.ok(picture.written.some((one) => one.text === "rollwise"));
    assert.ok(picture.colours > 3, "there are tiles on the picture");
  },
);

onPage(
  "a sheet that is closed says nothing; where sharing fails the link is copied",
  { path: "heckmeck/", link: TESTED.heckmeck?.shared?.link, prepare: withSheet("AbortError") },
  async ({ page }) => {
    await openFromMenu(page, "share");
    const said = page
      .getByRole("dialog")
      .getByRole("status")
      .filter({ hasText: /[cC]opied/ });
    await tap(part(page, "share-position"));
    await eventually(async () => assert.equal((await handed(page)).length, 1, "it is handed over"));
    assert.equal(await said.count(), 0);
    await page.evaluate(() => {
      Object.assign(navigator, { share: () => Promise.reject(new DOMException("", "DataError")) });
      Object.defineProperty(navigator, "clipboard", { value: { writeText: async () => {} } });
    });
    await tap(part(page, "share-position"));
    await said.waitFor();
  },
);

onPage(
  "without such a sheet there is the link to copy",
  { path: "heckmeck/", link: TESTED.heckmeck?.shared?.link },
  async ({ page }) => {
    await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
    await openFromMenu(page, "share");
    await button(page, "Copy a link to this position").waitFor();
    assert.equal(await part(page, "share-position").count(), 0);
  },
);

/** The pixels of a picture of the screen. */
const pixelsOf = async (page: Page, picture: Buffer) => {
  const { data, ...size } = await page.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const { width, height } = bitmap;
      const canvas = new OffscreenCanvas(width, height).getContext("2d") as OffscreenCanvasRenderingContext2D;
      canvas.drawImage(bitmap, 0, 0);
      return { width, height, data: [...canvas.getImageData(0, 0, width, height).data] };
    },
    [...picture],
  );
  return { ...size, data: new Uint8ClampedArray(data) };
};

onPage(
  "a QR code is read off a dark screen, whole in sight, whichever way the phone is held",
  {
    path: "rummikub/",
    link: TESTED.rummikub?.busy
      .map(({ link }) => link)
      .reduce((one, other) => (other.length > one.length ? other : one)),
    colorScheme: "dark",
    sizes: {
      phone: { width: 360, height: 740 },
      "small phone": { width: 320, height: 568 },
      "phone on its side": { width: 740, height: 360 },
    },
  },
  async ({ page }) => {
    await openFromMenu(page, "share");
    const code = page.getByRole("img", { name: "QR code: link to this position" });
    const { width, height } = present(page.viewportSize());
    const box = present(await code.boundingBox());
    assert.ok(box.x >= 0 && box.x + box.width <= width && box.y >= 0 && box.y + box.height <= height, "it is in sight");
    assert.equal(decodeQR(await pixelsOf(page, await page.screenshot())), page.url());
  },
);
