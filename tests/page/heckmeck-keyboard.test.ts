/** The page by keyboard alone. */

import assert from "node:assert/strict";

import type { Page } from "playwright-core";
import { against, at, openPlayers, tableLink, tableOf } from "./heckmeck-table-steps.ts";
import { assertFocusSeen, focused } from "./sight-steps.ts";
import {
  button,
  detailsDrawn,
  enter,
  eventually,
  follow,
  hash,
  keys,
  link,
  offered,
  SIZES,
  shareSite,
  ways,
} from "./steps.ts";

const { onPage } = shareSite();

/** Presses Tab until what has the focus fits. */
async function tabTo(page: Page, fits: RegExp, key = "Tab") {
  for (let presses = 0; presses < 80; presses += 1) {
    if (fits.test((await focused(page)).name)) return;
    await page.keyboard.press(key);
    if ((await focused(page)).name !== "nothing") await assertFocusSeen(page, `after ${key}`);
  }
  assert.fail(`${fits} was not reached by ${key}`);
}

// ---- Tab, Enter and the arrows ----

onPage("a whole turn by keyboard", { sizes: SIZES }, async ({ page }) => {
  await enter(page, "1255w63");
  await page.keyboard.press("Backspace");
  assert.equal((await link(page)).roll, "1255ww");
  await enter(page, "5W");
  assert.deepEqual(await offered(page), ["1", "2", "5", "w"]);
  await enter(page, "1");
  assert.equal((await link(page)).roll, "1255ww5w", "a ninth die is not taken");

  await tabTo(page, /^Take.*5.*fives|^Take.*3 fives/);
  await page.keyboard.press("Enter");
  await eventually(async () => assert.equal((await link(page)).taken, "555"));
  await assertFocusSeen(page, "after a take");

  await enter(page, "5w113");
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

  await enter(page, "4415");
  await tabTo(page, /^Take.*fours/);
  await page.keyboard.press("Enter");
  await enter(page, "11");
  await tabTo(page, /^Take.*ones/);
  await page.keyboard.press("Enter");
  await page.getByText("30 with a worm: takes 30").first().waitFor();
  assert.match(await assertFocusSeen(page, "after the last take"), /New turn/);
  await page.keyboard.press("Enter");
  await page.getByText("nothing yet").waitFor();
  await assertFocusSeen(page, "after a new turn");
});

onPage("a roll entered on its buttons keeps the focus in sight", { link: "taken=55w" }, async ({ page }) => {
  await tabTo(page, /^Add a four/);
  for (let nth = 0; nth < 5; nth += 1) await page.keyboard.press("Enter");
  assert.deepEqual(await keys(page), ["4"]);
  await assertFocusSeen(page, "after the last die");
});

onPage("a bust keeps the focus in sight", { link: "taken=555w&roll=555" }, async ({ page }) => {
  await tabTo(page, /^Add a worm/);
  await page.keyboard.press("Enter");
  await page.getByText("Bust: there is no face you can take").first().waitFor();
  await assertFocusSeen(page, "after the last die");
  await tabTo(page, /^New turn/);
  await page.keyboard.press("Enter");
  await page.getByText("nothing yet").waitFor();
  await assertFocusSeen(page, "after a new turn");
});

onPage("a turn at a table by keyboard", { link: tableLink(["- Ann", "27 Ben"]) }, async ({ page }) => {
  await enter(page, "555ww123");
  await tabTo(page, /^Take.*5.*fives|^Take.*3 fives/);
  await page.keyboard.press("Enter");
  await assertFocusSeen(page, "after a take");
  await enter(page, "ww123");
  await tabTo(page, /^Take.*2 worms/);
  await page.keyboard.press("Space");
  await tabTo(page, /^Take 25/);
  await page.keyboard.press("Enter");
  await eventually(async () => assert.deepEqual((await tableOf(page)).players, ["25 Ann", "27 Ben"]));
  assert.match(await assertFocusSeen(page, "in the next turn"), /^Add a one/);

  // Ben's turn by the tile that he takes; Escape leaves it first.
  await tabTo(page, /^Tile 28/, "Shift+Tab");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: /^Tile 28/ }).waitFor();
  await page.keyboard.press("Escape");
  assert.match((await focused(page)).name, /^Tile 28/);
  await page.keyboard.press("Enter");
  await tabTo(page, /^Ben takes 28/);
  await page.keyboard.press("Enter");
  await eventually(async () => assert.deepEqual((await tableOf(page)).players, ["25 Ann", "27.28 Ben"]));
  assert.match(await assertFocusSeen(page, "in the turn after"), /^Add a one/);
});

onPage(
  "a turn against the computer by keyboard",
  { link: against("rule-1"), prepare: at("step") },
  async ({ page }) => {
    const go = async (fits: RegExp) => {
      await tabTo(page, fits);
      await page.keyboard.press("Enter");
      await assertFocusSeen(page, `after ${fits}`);
    };
    await go(/^Roll/);
    assert.equal((await link(page)).roll.length, 8);
    await go(/^Take/);
    // Until the turn is the computer's: stop as soon as that is possible, or go on.
    for (let moves = 0; moves < 12 && (await tableOf(page)).turn === "1"; moves += 1) {
      const open = await keys(page);
      await go(
        open.includes("stop") || open.includes("fail")
          ? /^(Take \d|Stop|Fail)/
          : open.includes("roll")
            ? /^Roll/
            : /^Take/,
      );
    }
    assert.equal((await tableOf(page)).turn, "2");
    await go(/^Next$/);
    assert.match((await link(page)).roll, /^[1-5w]{8}$/);
    assert.equal((await focused(page)).name, "Next");
  },
);

onPage(
  "who changes the players by keyboard always has the focus in the dialog, and afterwards on the page",
  { link: tableLink(["30 Ann", "24 Ben"]) },
  async ({ page }) => {
    const go = async (name: string | RegExp) => {
      await button(page, name).last().focus();
      await page.keyboard.press("Enter");
      return (await focused(page)).name;
    };
    await go(/^▸?Ann/);
    for (let players = 3; players <= 7; players += 1)
      assert.equal(await go("Add a player"), `Name of player ${players}`);
    for (const left of ["Finn", "Eve", "Dan", "Cleo", "Ben"]) {
      await go(/: more$/);
      assert.equal(await go("Remove"), `${left}: more`);
    }
    await page.keyboard.press("Escape");
    await assertFocusSeen(page, "after the dialog");
  },
);

onPage("targets by arrow keys", { link: "taken=55w" }, async ({ page }) => {
  await tabTo(page, /at least/);
  await page.keyboard.press("ArrowRight");
  assert.equal((await link(page)).goal, "exactly");
  assert.match((await focused(page)).text ?? "", /exactly/);
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
  assert.equal((await ways(page)).find(({ mark }) => mark === "best")?.key, "roll");
});

onPage("the menu by keyboard", {}, async ({ page }) => {
  await tabTo(page, /^Menu$/);
  await page.keyboard.press("Enter");
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.waitFor();
  await enter(page, "15");
  assert.equal((await link(page)).roll, undefined, "no die is entered behind the menu");
  assert.ok(await menu.evaluate((dialog) => dialog.contains(document.activeElement)));
  await page.keyboard.press("Escape");
  await menu.waitFor({ state: "hidden" });
  assert.equal((await focused(page)).name, "Menu");
});

onPage(
  "the first tabs skip to the answer, to the next step and to the details",
  { sizes: SIZES, link: "taken=55w&roll=13344" },
  async ({ page }) => {
    for (const [presses, name, reached] of [
      [1, "Skip to the answer", ".choices"],
      [2, "Skip to the next step", ".way, .face"],
      [3, "Skip to the details", ".details"],
    ] as const) {
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.locator("#header").evaluate((header) => header.querySelector("button")?.focus());
      for (let nth = 1; nth < presses; nth += 1) await page.keyboard.press("Tab");
      assert.equal(await assertFocusSeen(page, "after Tab"), name);
      await page.keyboard.press("Enter");
      await eventually(async () => {
        assert.ok(await page.evaluate((reached) => document.activeElement?.matches(reached), reached), name);
      });
    }
  },
);

onPage(
  "every element that Tab reaches can be seen, whatever is open",
  { link: "taken=55w&roll=13344", sizes: SIZES },
  async ({ page, device }) => {
    const panels = device === "phone" ? ["chart", "compare", "table"] : ["chart"];
    const links = panels.map((panel) => `taken=55w&roll=13344&panel=${panel}`);
    if (device === "desktop") links.push(tableLink(["- Ann", "27 Ben"], { taken: "55w", roll: "13344" }));
    for (const link of links) {
      await follow(page, link);
      await detailsDrawn(page);
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.locator("h1 a").focus();
      const seen: string[] = [];
      for (let presses = 0; presses < 80; presses += 1) {
        if ((await focused(page)).name === "nothing") break;
        seen.push(await assertFocusSeen(page, `${link}, after ${seen.at(-1)}`));
        await page.keyboard.press("Tab");
      }
      assert.ok(seen.length > 10, seen.join(", "));
    }
  },
);

onPage(
  "a key that is held down or pressed twice decides once",
  { link: tableLink(["- Ann", "- Ben", "- Cleo"]) },
  async ({ page }) => {
    const { keyboard } = page;
    for (let times = 0; times < 5; times += 1) await keyboard.down("f");
    await keyboard.up("f");
    assert.equal((await tableOf(page)).turn, "2");
    await keyboard.press("f");
    assert.equal((await tableOf(page)).turn, "2", "so soon it is not meant");
  },
);

onPage(
  "Escape closes the players, with the name as it was typed",
  { link: tableLink(["- Ann", "- Ben"]) },
  async ({ page }) => {
    await openPlayers(page);
    const name = page.getByLabel("Name of player 1");
    await name.pressSequentially("Anna");
    await name.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    assert.equal((await tableOf(page)).players[0], "- Anna");
    await openPlayers(page);
    assert.equal(await name.inputValue(), "Anna");
  },
);
