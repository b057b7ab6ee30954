/** The page as an app: what a device needs to install it, and to show it in its list of apps. */

import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { describe, test } from "node:test";
import { chromium } from "playwright-core";
import { eachWith } from "../tested.ts";
import { launch } from "./harness.ts";
import { type Files, GAMES, readDist, startStatic } from "./site.ts";

interface Picture {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
  form_factor?: string;
  label?: string;
}

const MANIFEST = "en/manifest.webmanifest";
const manifestOf = (files: Files) => JSON.parse(String(files.get(MANIFEST)));

/** The file that the manifest means: it lies in the language's folder. */
/** The games that have pictures of their own: `cargo xtask screenshot` takes them. */
const PICTURED = eachWith("picture");

const fileAt = (address: string) => join("en", address);

/** How wide and high a PNG is, by its header. */
function sizeOf(files: Files, src: string) {
  const path = fileAt(src);
  const bytes = files.get(path);
  assert.ok(bytes, `${path} is not there`);
  assert.equal(bytes.toString("latin1", 1, 4), "PNG", path);
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

/** A whole Chromium, where there is one: its headless shell finds fault with no site. */
function wholeChromium() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const places = ["chromium", "google-chrome"].flatMap((name) => folders.map((folder) => join(folder, name)));
  return places.find(existsSync);
}

/** What keeps Chromium from installing a site. */
async function errorsOf(files: Files) {
  const site = await startStatic(files);
  const profile = await mkdtemp(join(tmpdir(), "rollwise-profile-"));
  const executablePath = wholeChromium();
  const context = executablePath
    ? await chromium.launchPersistentContext(profile, {
        executablePath,
        args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--disable-background-networking"],
      })
    : await (await launch()).newContext();
  try {
    const page = await context.newPage();
    await page.goto(`${site.url}knucklebones/`);
    const session = await context.newCDPSession(page);
    const { errors } = await session.send("Page.getAppManifest");
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    return [...errors.map(({ message }) => message), ...installabilityErrors.map(({ errorId }) => errorId)];
  } finally {
    await context.browser()?.close();
    await context.close().catch(() => {});
    await site.close();
    await rm(profile, { recursive: true, force: true });
  }
}

describe("the page as an app", () => {
  test("Chromium can install it", async () => {
    const files = await readDist();
    assert.deepEqual(await errorsOf(files), []);
    const { icons, ...rest } = manifestOf(files);
    assert.ok(icons.length > 0);
    const without = new Map(files).set(MANIFEST, Buffer.from(JSON.stringify({ ...rest, icons: [] })));
    if (wholeChromium()) assert.notDeepEqual(await errorsOf(without), [], "without an icon it can't");
  });

  test("it has a name of its own, categories, and icons of the sizes that devices ask for, whole and to be cut", async () => {
    const files = await readDist();
    const { id, name, short_name, start_url, display, categories, icons } = manifestOf(files);
    assert.deepEqual(
      [id, name, short_name, start_url, display],
      ["rollwise", "rollwise", "rollwise", "../", "standalone"],
    );
    assert.ok(categories.includes("games"));
    for (const purpose of ["any", "maskable"]) {
      const ours = icons.filter((icon: Picture) => icon.purpose === purpose && icon.type === "image/png");
      assert.deepEqual(
        ours.map(({ sizes }: Picture) => sizes),
        ["192x192", "512x512"],
        purpose,
      );
      for (const { src, sizes } of ours) assert.equal(sizeOf(files, src), sizes, src);
    }
  });

  test("it has an icon for devices that choose the colour", async () => {
    const files = await readDist();
    const [icon, ...others] = manifestOf(files).icons.filter(({ purpose }: Picture) => purpose === "monochrome");
    assert.deepEqual(others, []);
    assert.ok(files.has(fileAt(icon.src)), icon.src);
  });

  test("a store can show it: pictures of each game, narrow and wide", async () => {
    const files = await readDist();
    const { screenshots } = manifestOf(files);
    for (const form of ["narrow", "wide"]) {
      const ours: Picture[] = screenshots.filter(({ form_factor }: Picture) => form_factor === form);
      assert.equal(ours.length, PICTURED.length, form);
      for (const { src, sizes, label } of ours) {
        assert.equal(sizeOf(files, src), sizes, src);
        assert.ok(label, src);
        const [width, height] = sizes.split("x").map(Number);
        assert.ok(Math.max(width, height) <= 2.3 * Math.min(width, height) && Math.min(width, height) >= 320, sizes);
      }
      assert.equal(new Set(ours.map(({ sizes }) => sizes)).size, 1, "all of one size");
    }
  });

  test("each game has a shortcut with an icon; what only devices ask for is not kept for use without a network", async () => {
    const files = await readDist();
    const { shortcuts, icons, screenshots } = manifestOf(files);
    assert.equal(shortcuts.length, GAMES.length);
    for (const { url, icons = [] } of shortcuts) {
      assert.ok(files.has(fileAt(`${url}index.html`)), url);
      assert.deepEqual(
        icons.map(({ src }: Picture) => sizeOf(files, src)),
        PICTURED.some(([id]) => url === `../${id}/`) ? ["192x192"] : [],
        url,
      );
    }
    const kept = Object.keys(JSON.parse(String(files.get("build.json"))).files);
    const apart = [...icons, ...screenshots].map(({ src }) => fileAt(src)).filter((src) => /^(icons|docs)\//.test(src));
    assert.ok(apart.length > 8);
    assert.deepEqual(
      kept.filter((path) => apart.includes(path)),
      [],
    );
  });
});
