/** A turn by clicks, its undo, and the browser's history. */

import assert from "node:assert/strict";
import {
  button,
  counts,
  enter,
  enterCount,
  evaluate,
  follow,
  keys,
  link,
  offered,
  rollOf,
  shareSite,
  take,
  textOf,
  undo,
  way,
  ways,
} from "../steps.ts";

const { onPage } = shareSite();

onPage("the taken dice can be edited", {}, async ({ page }) => {
  await button(page, "Edit").click();
  const more = (sign: string) => button(page, `One more ${sign}`);
  for (const sign of ["five", "five", "worm"]) await more(sign).click();
  assert.equal((await link(page)).taken, "55w");
  await page.getByText("5 dice left").first().waitFor();
  assert.deepEqual(await offered(page), ["roll", "stop"]);
  await button(page, "One fewer worm").click();
  await page.getByText("no worm yet").waitFor();
  for (let nth = 0; nth < 6; nth += 1) await more("one").click();
  assert.ok(await more("one").isDisabled());
  await page.getByText("16 without a worm: the turn fails.").first().waitFor();
  await undo(page).click();
  assert.deepEqual(await offered(page), ["roll", "stop"]);
});

onPage("what a roll ends is told, and a new turn offered", { link: "taken=555w" }, async ({ page }) => {
  const again = page.getByRole("main").getByRole("button", { name: "New turn" }).first();
  await enter(page, "5ww5");
  await page.getByText("Bust: there is no face you can take. The turn is lost.").first().waitFor();
  assert.deepEqual(await keys(page), []);
  assert.match(await textOf(page.locator("#status")), /^Bust/);
  await again.click();
  await page.getByText("nothing yet").waitFor();
  assert.deepEqual(await link(page), { taken: "", goal: "at-least", target: "21" });

  // Six faces taken end a turn with dice left.
  await follow(page, "taken=12345&roll=w5w");
  assert.deepEqual(await keys(page), ["w"]);
  await take(page, "w");
  await page.getByText("25 with a worm: takes 25").first().waitFor();
  assert.ok(
    await page.locator(".face").evaluateAll((faces: HTMLButtonElement[]) => faces.every((face) => face.disabled)),
  );
  assert.ok(await again.isVisible());
});

onPage("faces taken already are rolled but not offered", { link: "taken=55" }, async ({ page }) => {
  await enter(page, "5w5113");
  assert.deepEqual(await offered(page), ["1", "3", "w"]);
  await page.getByText("already taken").waitFor();
});

onPage("the chance before a roll and after it", { link: "taken=55w&goal=at-least&target=25" }, async ({ page }) => {
  assert.equal((await ways(page)).find(({ key }) => key === "roll")?.number, "50.7%");
  await enter(page, "13344");
  const { position } = await evaluate(page, { taken: counts("55w"), roll: counts("13344") });
  const now = (position.atLeast[25] * 100).toFixed(1);
  await page.getByText(`Was 50.7%, now ${now}%`).waitFor();
  const best = (await ways(page)).filter(({ mark }) => mark === "best");
  assert.deepEqual(
    best.map(({ number }) => number),
    [`${now}%`],
  );
  await way(page, best[0].key).click();
  assert.equal((await ways(page)).find(({ key }) => key === "roll")?.number, `${now}%`);
});

onPage("the rest are faces that are taken: one tap", { link: "taken=55w" }, async ({ page }) => {
  await enterCount(page, "3", 2);
  await button(page, "The rest can't be taken").click();
  assert.deepEqual(await keys(page), ["3"]);
  assert.match(await rollOf(page), /^33[5w]{3}$/);
  await take(page, "3");
  await button(page, "The rest can't be taken").click();
  await page.getByText("Bust: there is no face you can take. The turn is lost.").first().waitFor();
});

onPage("before the first take there is no rest that could be taken", {}, async ({ page }) => {
  assert.equal(await button(page, "The rest can't be taken").count(), 0);
});
