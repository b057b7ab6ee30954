/** What is in sight, and what stays in its place. */

import assert from "node:assert/strict";

import {
  assertFocusSeen,
  button,
  count,
  enter,
  face,
  link,
  middleOf,
  SIZES,
  shareSite,
  tap,
  undo,
  way,
  ways,
} from "./steps.mjs";
import { at, failedButton, lastMove, PAUSE, tableLink, tableOf, throwing } from "./table-steps.mjs";

const { onPage } = shareSite();

const pad = (page) => page.locator(".roll");

/** Whether something is in sight as a whole: on the screen, and not under the pad. */
async function assertInSight(page, locator) {
  const { y, height } = await locator.boundingBox();
  const end = (await pad(page).isVisible()) ? (await pad(page).boundingBox()).y : page.viewportSize().height;
  assert.ok(y >= 0 && y + height <= end, `it ends at ${y + height}, the room at ${end}`);
}

/** Where something lies, in whole pixels. */
async function placeOf(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return [x, y, width, height].map(Math.round);
}

// ---- What is in sight ----

onPage(
  "a roll of the page that busts is shown",
  { link: tableLink(["24 Ann", "- Ben"], { by: "-.random", throws: "page", taken: "555w", roll: "55ww" }) },
  async ({ page }) => {
    const dice = page.locator(".advice .dead-faces");
    assert.equal(await dice.innerText().then((text) => text.replace(/\s+/g, " ")), "2 fives 2 worms all taken already");
    assert.equal(await dice.locator(".die").count(), 4);
    await assertInSight(page, dice);
  },
);

onPage(
  "the best choice comes first, and is in sight",
  { sizes: { phone: { width: 360, height: 640 } } },
  async ({ page }) => {
    await enter(page, "12345www");
    const [best, ...others] = await ways(page);
    assert.deepEqual([best.key, best.mark], ["w", "best"]);
    await assertInSight(page, way(page, "w"));
    const chances = [best, ...others].map(({ number }) => parseFloat(number));
    assert.deepEqual(
      chances,
      chances.toSorted((a, b) => b - a),
    );
  },
);

for (const players of [2, 4, 7]) {
  const names = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gina"].slice(0, players);
  onPage(
    `with ${players} players the first advice is in sight, before the game and in it`,
    {
      link: tableLink(names.map((name) => `- ${name}`)),
    },
    async ({ page }) => {
      await assertInSight(page, way(page, "roll"));
      for (const _ of names) await tap(failedButton(page));
      await assertInSight(page, way(page, "roll"));
    },
  );
}

onPage("what is picked for points is not cut off", { link: "taken=&goal=points&target=0" }, async ({ page }) => {
  const [text, place] = await page.locator(".tile-any").evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [range, node.parentElement].map((part) => {
      const { left, right } = part.getBoundingClientRect();
      return { left, right };
    });
  });
  assert.ok(text.left >= place.left && text.right <= place.right, JSON.stringify({ text, place }));
  const total = page.getByLabel("Any total");
  assert.ok(await total.evaluate((node) => node.scrollWidth <= node.clientWidth), "the total");
});

// ---- What stays in its place ----

onPage("the faces never move while a roll is entered", { sizes: SIZES }, async ({ page }) => {
  const faces = page.locator(".face");
  const places = async () => Promise.all([0, 1, 2, 3, 4, 5].map((nth) => placeOf(faces.nth(nth))));
  const before = await places();
  for (const step of [
    () => face(page, "5").click(),
    () => count(page, "5", 3).click(),
    () => face(page, "w").click(),
    () => face(page, "1").dblclick(),
    () => undo(page).click(),
    () => button(page, "Clear").click(),
  ]) {
    await step();
    assert.deepEqual(await places(), before);
  }
});

onPage(
  "in a game against the computer nothing jumps: where the best was tapped the best comes up",
  {
    link: tableLink(["- Ann", "- Ben"], { by: "-.best-in-worms", throws: "page" }),
  },
  async ({ page }) => {
    await throwing(page, "555ww123w1123" + "5512344w5123");
    const height = await page.locator(".table-card").evaluate((card) => card.offsetHeight);
    const first = page.locator(".way").first();
    const { x, y } = middleOf(await first.boundingBox());
    const assertSteady = async () => {
      assert.equal(await page.locator(".table-card").evaluate((card) => card.offsetHeight), height);
      const hit = await page.evaluate(([x, y]) => document.elementFromPoint(x, y).closest(".way")?.dataset.key, [x, y]);
      assert.equal(hit, await first.getAttribute("data-key"));
    };
    // Ann rolls and takes twice.
    for (let taps = 0; taps < 4; taps += 1) {
      await page.mouse.click(x, y);
      await page.clock.runFor(400);
      await assertSteady();
    }
    // Ben rolls and takes what he likes.
    await page.keyboard.press("s");
    assert.equal((await link(page)).turn, "2");
    for (let steps = 0; steps < 4; steps += 1) {
      await page.clock.runFor(1600);
      await assertSteady();
    }
  },
);

onPage(
  "through a game against the computer nothing moves above the ways, and the focus is always somewhere",
  {
    sizes: SIZES,
    link: tableLink(["- Ann", "- Ben", "- Cleo"], { by: "-.rule-5.best-in-worms", throws: "page" }),
    prepare: at("normal"),
  },
  async ({ page }) => {
    const places = () =>
      page.evaluate(() =>
        [".table-card", ".taken", ".advice", ".ways"].map((part) =>
          Math.round(document.querySelector(part).getBoundingClientRect().top + scrollY),
        ),
      );
    await way(page, "roll").focus();
    const before = await places();
    const turns = new Set();
    for (let moves = 0; moves < 40; moves += 1) {
      const mine = page.locator("button.way").first();
      turns.add((await tableOf(page)).turn);
      if ((await mine.count()) > 0) await tap(mine);
      else await page.clock.runFor(PAUSE.normal);
      assert.deepEqual(await places(), before, await lastMove(page).textContent());
      await assertFocusSeen(page, `after ${moves} moves`);
    }
    assert.deepEqual([...turns].sort(), ["1", "2", "3"]);
  },
);
