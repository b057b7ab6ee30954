/** Taps that come twice, fast, or while something else is edited: each does once what it is meant for. */

import assert from "node:assert/strict";

import type { Locator, Page } from "playwright-core";
import { eachWith } from "../tested.ts";
import {
  against,
  at,
  failedButton,
  openPlayers,
  openSeat,
  tableLink,
  tableOf,
  tileButton,
} from "./heckmeck-table-steps.ts";
import { middleOf } from "./sight-steps.ts";
import {
  boxOf,
  button,
  eventually,
  face,
  follow,
  hash,
  link,
  part,
  redo,
  rollOf,
  shareSite,
  tap,
  undo,
  viewport,
  way,
} from "./steps.ts";

const { onPage } = shareSite();

for (const apart of [0, 150, 300]) {
  onPage(
    `a player who fails is tapped twice, ${apart} ms apart, and the next one does not fail`,
    {
      link: tableLink(["- Ann", "- Ben", "- Cleo"]),
    },
    async ({ page }) => {
      const fails = failedButton(page);
      assert.equal(await fails.textContent(), "✕ Ann fails (36 is turned over)");
      const { x, y } = middleOf(await boxOf(fails));
      await page.mouse.click(x, y);
      await page.clock.runFor(apart);
      await page.mouse.click(x, y, { clickCount: apart === 0 ? 2 : 1 });
      assert.equal((await tableOf(page)).turn, "2");
      assert.equal((await tableOf(page)).grill?.split(".").at(-1), "35");

      // Later it is meant.
      await page.clock.runFor(400);
      assert.equal(await fails.textContent(), "✕ Ben fails (35 is turned over)");
      await fails.click();
      assert.equal((await tableOf(page)).turn, "3");
    },
  );
}

/** Makes the screen as high as brings a button of the dialog over another one; returns where that is. */
async function bringTogether(page: Page, upper: Locator, lower: Locator) {
  const { width } = viewport(page);
  return eventually(async () => {
    const [over, under] = [await boxOf(upper), await boxOf(lower)].map(middleOf);
    // A little less than nothing rounds to -0, which is not 0 to a strict comparison.
    const apart = Math.round(under.y - over.y) + 0;
    if (apart !== 0) await page.setViewportSize({ width, height: viewport(page).height + apart });
    assert.equal(apart, 0);
    return { x: under.x, y: under.y };
  });
}

onPage(
  "a second tap on what closes a dialog does not press what lies beneath",
  {
    link: tableLink(["- Ann", "- Ben", "- Cleo", "- Dan"], { grill: "21.22.23.25.26.28" }),
  },
  async ({ page }) => {
    const wins = page.getByRole("dialog").getByRole("button", { name: "Ann takes 25" });
    await tileButton(page, 25).click();
    const { x, y } = await bringTogether(page, wins, tileButton(page, 33));
    await page.mouse.click(x, y);
    await page.clock.runFor(200);
    const beneath = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x, y)?.closest("button")?.textContent,
      [x, y],
    );
    assert.match(String(beneath), /^33/);
    await page.mouse.click(x, y);
    assert.equal(await page.getByRole("dialog").count(), 0);
    assert.deepEqual(await tableOf(page), {
      players: ["25 Ann", "- Ben", "- Cleo", "- Dan"],
      grill: "21.22.23.26.28",
      turn: "2",
    });
  },
);

onPage(
  "a second tap on a notice's button does not press what comes up beneath",
  { path: "rummikub/", link: "rack=r10-12" },
  async ({ page }) => {
    const tile = await boxOf(part(page, "rack-0"));
    await follow(page, "rack=b4-6");
    const box = await boxOf(button(page, "Back to my game"));
    // On the button now, and on the tile when the notice is gone.
    const [x, y] = [box.x + 20, (box.y + tile.y + tile.height) / 2];
    const wishes = async () => (await link(page)).play ?? (await link(page)).keep;
    await page.mouse.click(x, y);
    const beneath = () =>
      page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest("button")?.dataset.key, [x, y]);
    await eventually(async () => assert.equal(await beneath(), "rack-0"));
    await page.clock.runFor(200);
    await page.mouse.click(x, y);
    assert.equal((await link(page)).rack, "r10-12");
    assert.equal(await wishes(), undefined);

    // Later it is meant.
    await page.clock.runFor(400);
    await page.mouse.click(x, y);
    await eventually(async () => assert.equal(await wishes(), "r10"));
  },
);

onPage("a second tap decides nothing", { link: against("rule-1"), prepare: at("step") }, async ({ page }) => {
  const twice = async (locator: Locator) => {
    const { x, y } = middleOf(await boxOf(locator));
    await page.mouse.dblclick(x, y);
  };
  await twice(way(page, "roll"));
  const { roll, taken } = await link(page);
  assert.deepEqual([roll?.length, taken], [8, ""], "thrown, and nothing taken");
  await page.clock.runFor(400);
  await twice(page.locator("button.way").first());
  const after = await link(page);
  assert.ok(after.taken.length > 0 && after.roll === undefined, "taken, and not thrown again");
});

onPage("faces are tapped as fast as anybody likes", {}, async ({ page }) => {
  await face(page, "5").dblclick();
  await face(page, "5").click();
  assert.equal(await rollOf(page), "555");
});

onPage(
  "a name that is being edited costs no click elsewhere",
  { link: tableLink(["- Ann", "- Ben", "- Cleo", "- Dan"]) },
  async ({ page }) => {
    await openPlayers(page);
    const dialog = page.getByRole("dialog", { name: "Players" });
    const edit = async (seat: number, name: string) => {
      await dialog.getByLabel(`Name of player ${seat}`).fill(name);
      await page.clock.runFor(400);
    };
    await edit(1, "Zoë");
    await openSeat(page, 3);
    await button(dialog, "Remove").click();
    assert.deepEqual((await tableOf(page)).players, ["- Zoë", "- Ben", "- Cleo"]);
    await edit(1, "Ada");
    await openSeat(page, 2);
    await button(dialog, "Move up").click();
    assert.deepEqual((await tableOf(page)).players, ["- Ada", "- Cleo", "- Ben"]);
    await edit(2, "Cora");
    await button(dialog, "Add a player").click();
    assert.deepEqual((await tableOf(page)).players, ["- Ada", "- Cora", "- Ben", "- Ann"]);
    await edit(3, "Bob");
    await dialog.getByRole("radio").nth(3).check();
    await edit(4, "Dora");
    await edit(5, "Emil");
    await button(dialog, "Start").click();
    assert.deepEqual(await tableOf(page), {
      players: ["- Ada", "- Cora", "- Bob", "- Dora", "- Emil"],
      grill: null,
      turn: "4",
    });
  },
);

// Each tap is undone by itself, or with what it led to.
for (const [game, tapped] of eachWith("pad")) {
  onPage(`undo at the thumb is tapped as fast as anybody likes: ${game}`, { path: `${game}/` }, async ({ page }) => {
    for (const control of tapped) await tap(page.locator(control));
    const trail: string[] = [];
    while ((await undo(page).getAttribute("aria-disabled")) === "false") {
      await undo(page).click();
      trail.push(await hash(page));
    }
    assert.ok(trail.length >= 4, `${trail.length} moves to undo`);
    for (const _ of trail) await redo(page).click();
    const { x, y } = middleOf(await boxOf(undo(page)));
    for (const before of trail) {
      await page.mouse.click(x, y);
      assert.equal(await hash(page), before);
      await page.clock.runFor(120);
    }
  });
}
