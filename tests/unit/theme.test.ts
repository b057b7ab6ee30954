/** Light or dark: what is chosen, and what a former version has kept of it. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { applyTheme, pickTheme, themeOf } from "../../www/shell/host/theme.ts";
import { present } from "../typed.ts";
import { Device, REFUSING } from "./browser.ts";
import { open } from "./player.ts";

type Theme = Parameters<typeof pickTheme>[0];

const KEY = "rollwise.theme";
const FORMER = "#taken=5&goal=at-least&target=21&theme=dark";

let device: Device;
beforeEach(() => {
  device = new Device();
});

/** What a page shows that is opened now. */
function shown() {
  device.openTab().use();
  Object.assign(globalThis.document, { documentElement: { dataset: {} } });
  applyTheme();
  return globalThis.document.documentElement.dataset.theme;
}

/** Picks a theme on a page that is opened now. */
function pick(theme: Theme) {
  shown();
  pickTheme(theme);
  return globalThis.document.documentElement.dataset.theme;
}

test("a device has its own, until one is chosen for all games", () => {
  assert.equal(shown(), "system");
  for (const theme of ["dark", "light", "system"] as const) {
    assert.equal(pick(theme), theme);
    assert.equal(shown(), theme);
  }
});

test("what nobody can choose is none", () => {
  device.kept.set(KEY, "constructor");
  assert.equal(shown(), "system");
  device.storage = REFUSING;
  assert.equal(shown(), "system");
});

test("the one that a former version kept in its link still counts, also after the link was written anew", () => {
  device.kept.set("rollwise.heckmeck", FORMER);
  assert.equal(shown(), "dark");
  assert.equal(device.kept.get(KEY), "dark");
  open(device.openTab()).enter("1");
  assert.doesNotMatch(present(device.kept.get("rollwise.heckmeck")), /theme/);
  assert.equal(shown(), "dark");
});

test("until something else is chosen", () => {
  device.kept.set("rollwise.heckmeck", FORMER);
  assert.equal(pick("system"), "system");
  assert.equal(shown(), "system");
  pick("light");
  assert.equal(shown(), "light");
});

test("a link of somebody else has no part in it", () => {
  open(device.openTab(FORMER)).enter("1");
  assert.equal(shown(), "system");
  assert.equal(themeOf(), "system");
});

test("former nonsense is none", () => {
  for (const link of ["#theme=", "#theme=pink", "%%%", "theme"]) {
    device = new Device();
    device.kept.set("rollwise.heckmeck", link);
    assert.equal(shown(), "system", link);
  }
});
