/** Entering a table in Tile rummy by strokes and taps: how many gestures it takes, and that a tap stays one. */

import assert from "node:assert/strict";
import { aim, badges, headline, linkTo, onGame, SMALL, tapTiles, tile } from "../../page/rummikub-steps.ts";
import {
  button,
  eventually,
  link,
  openFromMenu,
  openHouseRules,
  part,
  pick,
  shareSite,
  shows,
  tap,
  tells,
} from "../steps.ts";

const { onPage } = shareSite();
const onTable = onGame(onPage);

onTable("a set of the table is taken away by two taps, and − by one use", { link: linkTo(SMALL) }, async ({ page }) => {
  await part(page, "fold").click();
  await part(page, "set-0").click();
  await tapTiles(page, "r3");
  await tells(page, { entry: "r1-2_0" });
  await tapTiles(page, "r3");
  await tells(page, { entry: "r1-3_0" });
  await tap(part(page, "remove-set"));
  await tells(page, { table: undefined });
  await aim(page, "Rack");
  await part(page, "take").click();
  await tile(page, "b9").click();
  await tile(page, "b9").click();
  await tells(page, { rack: "r4.b9" });
  assert.deepEqual(await badges(page, "b9"), [1, 0]);
});

onTable("a puzzle is opened by its number, and left for one's own table", {}, async ({ page }) => {
  await openFromMenu(page, "start");
  await tap(part(page, "start-puzzle"));
  const number = page.getByLabel("Number");
  for (const [typed, told] of [
    ["0", "1"],
    ["", "1"],
    ["50", "50"],
  ]) {
    await number.fill(typed);
    await number.press("Tab");
    assert.equal(await number.inputValue(), told);
  }
  await part(page, "more").click();
  await tap(part(page, "begin-puzzle"));
  await eventually(async () => assert.equal((await link(page)).puzzle, "easy.51", "puzzle 51 is on the page"));
  await openFromMenu(page, "start");
  await tap(part(page, "start-rack"));
  await shows(headline(page), "Tap your tiles");
  await tells(page, { puzzle: undefined, rack: "" });
});

onTable("an opening needs any number of points, by a choice or by a field", {}, async ({ page }) => {
  await openHouseRules(page);
  const number = page.getByLabel("Another number");
  for (const [typed, points] of [
    ["45", "45"],
    ["", "45"],
    ["0", "1"],
    ["5000", "999"],
    ["40", "40"],
  ]) {
    await number.fill(typed);
    await number.press("Tab");
    assert.equal(await number.inputValue(), points);
    await tells(page, { opening: points });
  }
  assert.equal(await page.getByRole("radio", { name: "40 points" }).isChecked(), true);
  await page.getByRole("radio", { name: "30 points" }).first().check();
  await tells(page, { opening: undefined });
});

onTable(
  "one joker a set is no rule for a table with two in one",
  { link: "table=r4.j.j.r7_b1-3" },
  async ({ page }) => {
    await openHouseRules(page);
    const isYes = () => page.getByRole("radiogroup", { name: "Two jokers in one set?" }).getByLabel("yes").isChecked();
    await pick(page, "Two jokers in one set?", "no");
    await shows(page.getByRole("alert"), "A set on the table has two jokers: mend it first.");
    assert.equal(await isYes(), true);
    await tells(page, { onejoker: undefined });
    await tap(button(page, "Close"));
    await part(page, "fold").click();
    await part(page, "set-0").click();
    await tap(part(page, "remove-set"));
    await openHouseRules(page);
    await pick(page, "Two jokers in one set?", "no");
    assert.equal(await page.getByRole("alert").count(), 0);
    await tells(page, { onejoker: "true" });
    assert.equal(await isYes(), false);
  },
);

onTable(
  "a second joker is refused in words where a set may have one",
  { link: "onejoker=true&target=set&entry=r4" },
  async ({ page }) => {
    await tapTiles(page, "j j");
    await shows(part(page, "context"), "A set may have only one joker.");
    await tells(page, { entry: "r4.j" });
  },
);
