/** Light or dark, as it is chosen. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { browser } from "../../www/shell/host/browser.ts";
import { applyTheme, pickTheme, themeOf } from "../../www/shell/host/theme.ts";
import { Device, REFUSING } from "./browser.ts";
import { open } from "./heckmeck-player.ts";

type Theme = Parameters<typeof pickTheme>[0];

const KEY = "rollwise.theme";

let device: Device;
/** The colours of what the browser draws around the page, and when each is used. */
let metas: { media: string }[];
beforeEach(() => {
  device = new Device();
});

/** What a page shows that is opened now. */
function shown() {
  device.openTab().use();
  metas = ["light", "dark"].map((theme) => ({ dataset: { theme }, media: "" }));
  Object.assign(browser.document, { documentElement: { dataset: {} }, querySelectorAll: () => metas });
  applyTheme();
  return browser.document.documentElement.dataset.theme;
}

/** Picks a theme on a page that is opened now. */
function pick(theme: Theme) {
  shown();
  pickTheme(theme);
  return browser.document.documentElement.dataset.theme;
}

test("a device has its own, until one is chosen for all games", () => {
  assert.equal(shown(), "system");
  for (const theme of ["dark", "light", "system"] as const) {
    assert.equal(pick(theme), theme);
    assert.equal(shown(), theme);
  }
});

test("what the browser draws around the page is as light or dark as the page", () => {
  for (const [theme, media] of [
    ["system", ["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"]],
    ["light", ["all", "not all"]],
    ["dark", ["not all", "all"]],
  ] as const) {
    pick(theme);
    assert.deepEqual(
      metas.map(({ media }) => media),
      media,
    );
  }
});

test("what nobody can choose is none", () => {
  device.kept.set(KEY, "constructor");
  assert.equal(shown(), "system");
  device.storage = REFUSING;
  assert.equal(shown(), "system");
});

test("a link of somebody else has no part in it", () => {
  open(device.openTab("#taken=5&goal=at-least&target=21&theme=dark")).enter("1");
  assert.equal(shown(), "system");
  assert.equal(themeOf(), "system");
});
