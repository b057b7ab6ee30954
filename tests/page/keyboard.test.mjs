/** The page by keyboard alone. */

import assert from "node:assert/strict";

import {
  assertFocusSeen,
  eventually,
  focused,
  follow,
  hash,
  keys,
  link,
  offered,
  SIZES,
  shareSite,
  ways,
} from "./steps.mjs";

const { onPage } = shareSite();

/** Presses Tab until what has the focus fits. */
async function tabTo(page, fits, key = "Tab") {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press(key);
    const now = await focused(page);
    if (now.name !== "nothing") await assertFocusSeen(page, `after ${key}`);
    if (fits.test(now.name) || fits.test(now.text ?? "")) return;
  }
  assert.fail(`${fits} was not reached by ${key}`);
}

const type = async (page, text) => {
  for (const key of text) await page.keyboard.press(key);
};

onPage("a whole turn by keyboard", { sizes: SIZES }, async ({ page }) => {
  await type(page, "1255w63");
  await page.keyboard.press("Backspace");
  assert.equal((await link(page)).roll, "1255ww");
  await type(page, "5W");
  assert.deepEqual(await offered(page), ["1", "2", "5", "w"]);
  await type(page, "1");
  assert.equal((await link(page)).roll, "1255ww5w", "a ninth die is not taken");

  await tabTo(page, /^Take.*5.*fives|^Take.*3 fives/);
  await page.keyboard.press("Enter");
  await eventually(async () => assert.equal((await link(page)).taken, "555"));
  await assertFocusSeen(page, "after a take");

  await type(page, "5w113");
  await tabTo(page, /^Take.*worm/);
  await page.keyboard.press("Space");
  await eventually(async () => assert.equal((await link(page)).taken, "555w"));
  await assertFocusSeen(page, "after a take");
  const before = await hash(page);

  await page.keyboard.press("Control+z");
  assert.equal((await link(page)).roll, "5w113");
  for (const redo of ["Control+Shift+Z", "Control+y"]) {
    await page.keyboard.press(redo);
    assert.equal(await hash(page), before);
    await page.keyboard.press("Control+z");
  }
  await page.keyboard.press("Control+y");

  await type(page, "4415");
  await tabTo(page, /^Take.*fours/);
  await page.keyboard.press("Enter");
  await type(page, "11");
  await tabTo(page, /^Take.*ones/);
  await page.keyboard.press("Enter");
  await page.getByText("30 with a worm: takes tile 30").first().waitFor();
  assert.match(await assertFocusSeen(page, "after the last take"), /New turn/);
  await page.keyboard.press("Enter");
  await page.getByText("nothing yet").waitFor();
  await assertFocusSeen(page, "after a new turn");
});

onPage(
  "a roll entered on its buttons keeps the focus in sight",
  { sizes: SIZES, link: "taken=55w" },
  async ({ page }) => {
    await tabTo(page, /^Add a four/);
    for (let nth = 0; nth < 5; nth += 1) await page.keyboard.press("Enter");
    assert.deepEqual(await keys(page), ["4"]);
    await assertFocusSeen(page, "after the last die");
  },
);

onPage("a bust keeps the focus in sight", { sizes: SIZES, link: "taken=555w&roll=555" }, async ({ page }) => {
  await tabTo(page, /^Add a worm/);
  await page.keyboard.press("Enter");
  await page.getByText("Bust: no face may be taken").first().waitFor();
  await assertFocusSeen(page, "after the last die");
  await tabTo(page, /^New turn/);
  await page.keyboard.press("Enter");
  await page.getByText("nothing yet").waitFor();
  await assertFocusSeen(page, "after a new turn");
});

onPage("targets by arrow keys", { link: "taken=55w" }, async ({ page }) => {
  await tabTo(page, /at least/);
  await page.keyboard.press("ArrowRight");
  assert.equal((await link(page)).goal, "exactly");
  assert.match((await focused(page)).text, /exactly/);
  await page.keyboard.press("ArrowRight");
  assert.equal((await link(page)).goal, "points");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  assert.equal((await link(page)).goal, "at-least");

  await tabTo(page, /^21(?!2)/);
  for (let tile = 22; tile <= 36; tile += 1) {
    await page.keyboard.press("ArrowRight");
    assert.equal((await link(page)).target, String(tile));
    await assertFocusSeen(page, `tile ${tile}`);
  }
  await page.keyboard.press("ArrowLeft");
  assert.equal((await link(page)).target, "35");
  assert.equal((await ways(page)).find(({ mark }) => mark === "best").key, "roll");
});

onPage("digits stay digits where something is chosen", { link: "taken=55w" }, async ({ page }) => {
  await page.getByLabel("Any total").focus();
  await page.keyboard.press("3");
  assert.equal((await link(page)).roll, undefined);
  await page.keyboard.press("Control+1");
  assert.equal((await link(page)).roll, undefined);
});

onPage("the menu by keyboard", {}, async ({ page }) => {
  await tabTo(page, /^Menu$/);
  await page.keyboard.press("Enter");
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.waitFor();
  await type(page, "15");
  assert.equal((await link(page)).roll, undefined, "no die is entered behind the menu");
  assert.ok(await menu.evaluate((dialog) => dialog.contains(document.activeElement)));
  await page.keyboard.press("Escape");
  await menu.waitFor({ state: "hidden" });
  assert.equal((await focused(page)).name, "Menu");
});

onPage(
  "every element that Tab reaches can be seen, whatever is open",
  { link: "taken=55w&roll=13344", sizes: SIZES },
  async ({ page, device }) => {
    for (const panel of device === "phone" ? ["chart", "compare", "help", "table"] : ["chart"]) {
      await follow(page, `taken=55w&roll=13344&panel=${panel}`);
      await page.evaluate(() => document.activeElement.blur());
      await page.locator("#undo").focus();
      const seen = [];
      for (let presses = 0; presses < 80; presses += 1) {
        if ((await focused(page)).name === "nothing") break;
        seen.push(await assertFocusSeen(page, `${panel}, after ${seen.at(-1)}`));
        await page.keyboard.press("Tab");
      }
      assert.ok(seen.length > 10, seen.join(", "));
    }
  },
);
