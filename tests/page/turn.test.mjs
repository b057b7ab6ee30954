/** A turn by clicks, its undo, and the browser's history. */

import assert from "node:assert/strict";

import {
  SIZES, button, counts, enter, evaluate, eventually, face, follow, hash, keys, link, pickGoal, pickTile, shareSite, take, way, ways,
} from "./steps.mjs";

const { onPage } = shareSite();
const undo = (page) => button(page, "Undo");
const redo = (page) => button(page, "Redo");
const anyFace = (page) => page.getByRole("button", { name: /^Add a /, includeHidden: true });

onPage("a turn by clicks, undone and redone to its ends", {}, async ({ page }) => {
  const trail = [await hash(page)];
  const step = async (action) => {
    await action();
    trail.push(await eventually(async () => {
      const now = await hash(page);
      assert.notEqual(now, trail.at(-1));
      return now;
    }));
  };
  const dice = async (text) => {
    for (const sign of text) await step(() => face(page, sign).click());
  };
  assert.ok(await undo(page).isDisabled());

  await dice("1255ww3");
  await step(() => button(page, "Remove a three").click());
  assert.deepEqual(await keys(page), ["roll"], "no choice before the roll is complete");
  await dice("45");
  assert.ok(await anyFace(page).evaluateAll((faces) => faces.every((face) => face.disabled)), "no ninth die");
  assert.deepEqual(await keys(page), ["1", "2", "4", "5", "w"]);
  await step(() => take(page, "5"));
  await page.getByText("5 dice left").first().waitFor();

  await dice("5w113");
  assert.deepEqual(await keys(page), ["1", "3", "w"]);
  await step(() => take(page, "w"));
  assert.deepEqual(await keys(page), ["stop", "roll"]);

  await dice("4415");
  assert.deepEqual(await keys(page), ["1", "4"]);
  await step(() => take(page, "4"));
  await dice("11");
  await step(() => take(page, "1"));

  await page.getByText("30 with a worm: takes tile 30").first().waitFor();
  assert.deepEqual(await link(page), { taken: "1144555w", goal: "at-least", target: "21" });
  assert.ok(await redo(page).isDisabled());

  for (const before of trail.slice(0, -1).reverse()) {
    await undo(page).click();
    assert.equal(await hash(page), before);
  }
  assert.ok(await undo(page).isDisabled());
  assert.deepEqual(await keys(page), ["roll"]);
  for (const after of trail.slice(1)) {
    await redo(page).click();
    assert.equal(await hash(page), after);
  }
  assert.ok(await redo(page).isDisabled());
  await page.getByText("30 with a worm: takes tile 30").first().waitFor();

  await button(page, "New turn").first().click();
  await page.getByText("nothing yet").waitFor();
  assert.deepEqual(await keys(page), ["roll"]);
  await undo(page).click();
  await page.getByText("30 with a worm: takes tile 30").first().waitFor();
});

onPage("takes and new turns are steps of the browser's history, nothing else is", {}, async ({ page }) => {
  const length = () => page.evaluate(() => history.length);
  const first = await length();
  await enter(page, "1255ww35");
  await pickTile(page, 25);
  await pickGoal(page, /exactly/);
  await button(page, "Undo").click();
  await button(page, "Redo").click();
  assert.equal(await length(), first);
  const rolled = await hash(page);

  await take(page, "5");
  assert.equal(await length(), first + 1);
  await enter(page, "13");
  assert.equal(await length(), first + 1);
  const taken = await hash(page);
  await button(page, "New turn").first().click();
  assert.equal(await length(), first + 2);

  await page.goBack();
  await eventually(async () => assert.equal(await hash(page), taken));
  await page.getByText("5 dice left").first().waitFor();
  await page.goBack();
  await eventually(async () => assert.deepEqual(await keys(page), ["1", "2", "3", "5", "w"]));
  assert.equal(await hash(page), rolled);
  await page.goForward();
  await eventually(async () => assert.equal(await hash(page), taken));
  assert.deepEqual(await keys(page), ["stop", "roll"]);

  await button(page, "Undo").click();
  await eventually(async () => assert.equal(await hash(page), rolled));
});

onPage("a roll is thrown for practice, and one entered can be changed", { link: "taken=55w", sizes: SIZES }, async ({ page, device }) => {
  await button(page, "Random").click();
  assert.match((await link(page)).roll, /^[1-5w]{5}$/);
  await follow(page, "taken=55w&roll=13344");
  if (device === "phone") await button(page, "Change").click();
  await button(page, "Remove a one").click();
  await face(page, "2").click();
  assert.equal((await link(page)).roll, "33442");
  assert.deepEqual(await keys(page), ["2", "3", "4"]);
});

onPage("the taken dice can be edited", {}, async ({ page }) => {
  await button(page, "Edit").click();
  const more = (sign) => button(page, `One more ${sign}`);
  for (const sign of ["five", "five", "worm"]) await more(sign).click();
  assert.equal((await link(page)).taken, "55w");
  await page.getByText("5 dice left").first().waitFor();
  assert.deepEqual(await keys(page), ["stop", "roll"]);
  await button(page, "One fewer worm").click();
  await page.getByText("no worm yet").waitFor();
  for (let nth = 0; nth < 6; nth += 1) await more("one").click();
  assert.ok(await more("one").isDisabled());
  await page.getByText("16 without a worm: the turn fails.").first().waitFor();
  await undo(page).click();
  assert.deepEqual(await keys(page), ["stop", "roll"]);
});

onPage("what a roll ends is told, and a new turn offered", { link: "taken=555w" }, async ({ page }) => {
  const again = page.getByRole("main").getByRole("button", { name: "New turn" }).first();
  await enter(page, "5ww5");
  await page.getByText("Bust: nothing to take").first().waitFor();
  assert.deepEqual(await keys(page), []);
  assert.match(await page.locator("#status").textContent(), /^Bust/);
  await again.click();
  await page.getByText("nothing yet").waitFor();
  assert.deepEqual(await link(page), { taken: "", goal: "at-least", target: "21" });

  // Six faces taken end a turn with dice left.
  await follow(page, "taken=12345&roll=w5w");
  assert.deepEqual(await keys(page), ["w"]);
  await take(page, "w");
  await page.getByText("25 with a worm: takes tile 25").first().waitFor();
  assert.ok(await anyFace(page).evaluateAll((faces) => faces.every((face) => face.disabled)));
  assert.ok(await again.isVisible());
});

onPage("faces taken already are rolled but not offered", { link: "taken=55" }, async ({ page }) => {
  await enter(page, "5w5113");
  assert.deepEqual(await keys(page), ["1", "3", "w"]);
  await page.getByText("taken already").waitFor();
});

onPage("the chance before a roll and after it", { link: "taken=55w&goal=at-least&target=25" }, async ({ page }) => {
  assert.equal((await ways(page)).find(({ key }) => key === "roll").number, "50.7 %");
  await enter(page, "13344");
  const { position } = await evaluate(page, { taken: counts("55w"), roll: counts("13344") });
  const now = (position.atLeast[25] * 100).toFixed(1);
  await page.getByText(`Was 50.7 %, now ${now} %`).waitFor();
  const best = (await ways(page)).filter(({ mark }) => mark === "best");
  assert.deepEqual(best.map(({ number }) => number), [`${now} %`]);
  await way(page, best[0].key).click();
  assert.equal((await ways(page)).find(({ key }) => key === "roll").number, `${now} %`);
});
