/** What is in sight, and what stays in its place. */

import assert from "node:assert/strict";

import type { Locator, Page } from "playwright-core";

import { PHONE } from "./harness.ts";
import {
  at,
  failedButton,
  lastMove,
  PAUSE,
  seedThrowing,
  tableLink,
  tableOf,
  tileButton,
} from "./heckmeck-table-steps.ts";
import { assertFocusSeen, middleOf } from "./sight-steps.ts";
import {
  boxOf,
  button,
  count,
  enter,
  eventually,
  face,
  follow,
  link,
  SIZES,
  shareSite,
  tap,
  textOf,
  undo,
  viewport,
  way,
  ways,
} from "./steps.ts";

const { onPage } = shareSite();

/** A phone, and the narrowest of them. */
const PHONES = { phone: PHONE, "narrow phone": { width: 320, height: 640 } };

const pad = (page: Page) => page.locator(".roll");

/** Whether something is in sight as a whole: on the screen, and not under the pad. */
async function assertInSight(page: Page, locator: Locator) {
  const { y, height } = await boxOf(locator);
  const end = (await pad(page).isVisible()) ? (await boxOf(pad(page))).y : viewport(page).height;
  assert.ok(y >= 0 && y + height <= end, `it ends at ${y + height}, the room at ${end}`);
}

/** Whether every text is there to its end. */
async function assertWhole(locator: Locator) {
  for (const { text, wanted, room } of await locator.evaluateAll((nodes) =>
    nodes.map((node) => ({ text: node.textContent, wanted: node.scrollWidth, room: node.clientWidth })),
  )) {
    assert.ok(wanted <= room, `${text} wants ${wanted} px of ${room}`);
  }
}

/** Where something lies, in whole pixels. */
async function placeOf(locator: Locator) {
  const { x, y, width, height } = await boxOf(locator);
  return [x, y, width, height].map(Math.round);
}

// ---- What is in sight ----

onPage(
  "a roll of the page that busts is shown",
  { link: tableLink(["24 Ann", "- Ben"], { by: "-.random", throws: "page", taken: "555w", roll: "55ww" }) },
  async ({ page }) => {
    const dice = page.locator(".advice .dead-faces");
    assert.equal(await dice.innerText().then((text) => text.replace(/\s+/g, " ")), "2 fives 2 worms already taken");
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
      await enter(page, "1");
      await assertInSight(page, way(page, "roll"));
      await undo(page).click();
      for (const _ of names) await tap(failedButton(page));
      await enter(page, "1");
      await assertInSight(page, way(page, "roll"));
    },
  );
}

/** Seven players whose names are as long and as wide as can be. */
const LONG_NAMES = [..."ABCDEFG"].map((letter) => `- ${letter.padEnd(20, "W")}`);

onPage("with seven long names no button of a tile is too narrow", { link: tableLink(LONG_NAMES) }, async ({ page }) => {
  await tileButton(page, 25).click();
  const buttons = page.getByRole("dialog").locator(".sheet-ways button");
  await buttons.first().waitFor();
  assert.equal(await buttons.count(), 1 + LONG_NAMES.length + 1);
  await assertWhole(buttons);
});

onPage(
  "with seven long names each of six choices can be scrolled to, past the dice",
  { link: tableLink(LONG_NAMES, { roll: "1123455w" }) },
  async ({ page }) => {
    const all = page.locator("button.way");
    assert.equal(await all.count(), 6);
    for (const one of await all.all()) {
      await one.evaluate((node) => node.scrollIntoView({ block: "nearest" }));
      await assertInSight(page, one);
    }
  },
);

for (const names of [
  ["Ann", "Ben"],
  ["Ann", "Ben", "Cleo", "Dan"],
]) {
  onPage(
    `whose turn it is can be read to its end with ${names.length} players`,
    { sizes: PHONES, link: "taken=" },
    async ({ page }) => {
      const title = page.locator("#table-card-title");
      for (const [nth, name] of names.entries()) {
        await follow(
          page,
          tableLink(
            names.map((name) => `- ${name}`),
            { turn: nth + 1 },
          ),
        );
        await eventually(async () => assert.equal(await title.textContent(), `${name}'s turn`));
        await assertWhole(page.locator(".seat.to-move .seat-title"));
      }
    },
  );
}

onPage(
  "after a bust a table has one button for the failed turn, and nothing has moved for it",
  { sizes: SIZES, link: tableLink(["21.27 Ann", "24 Ben"], { taken: "55w", roll: "555w" }) },
  async ({ page, device }) => {
    const fails = button(page, /\bfails? \(/i);
    if (device === "phone") await tap(page.locator(".table-brief"));
    await fails.waitFor();
    const parts = [".taken", ...(device === "desktop" ? [".pad"] : [])];
    const places = () => Promise.all(parts.map((part) => placeOf(page.locator(part))));
    const before = await places();
    await enter(page, "w");
    await page.locator(".dead-faces").waitFor();
    assert.equal(await fails.count(), 1);
    assert.equal(await fails.getAttribute("data-key"), "way-fail");
    assert.deepEqual(await places(), before);
  },
);

onPage(
  "where the solver can't be had, another try is in sight at a table, and there are no details",
  {
    link: tableLink(["- Ann", "- Ben"]),
    ready: false,
    prepare: (context) => context.route("**/modules/heckmeck_bg.wasm*", (route) => route.abort()),
    expected: /Failed to load resource|net::ERR_/,
  },
  async ({ page, context }) => {
    const again = button(page, "Try again");
    await again.waitFor();
    await assertInSight(page, again);
    assert.equal(await page.locator("[data-details] *").count(), 0);
    await context.unrouteAll();
    await tap(again);
    await page.getByRole("region", { name: "Results" }).waitFor();
  },
);

onPage("what is picked for points is not cut off", { link: "taken=&goal=points&target=0" }, async ({ page }) => {
  const [text, place] = await page.locator(".tile-any").evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [range, node.parentElement as Element].map((part) => {
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

onPage("the pad is as high with every button in its line", { link: "taken=" }, async ({ page }) => {
  const line = page.locator(".roll .line");
  const height = () => line.evaluate((line: HTMLElement) => line.offsetHeight);
  const before = await height();
  // What is rolled can be random, or none of it taken.
  await follow(page, "taken=55w&roll=");
  await eventually(async () => assert.equal(await line.getByRole("button").count(), 3));
  assert.equal(await height(), before);
  // Or it is cleared.
  await enter(page, "1");
  await line.getByRole("button", { name: "Clear" }).waitFor();
  assert.equal(await line.getByRole("button").count(), 3);
  assert.equal(await height(), before);
  await assertWhole(line.getByRole("button"));
});

onPage(
  "in a game against the computer nothing jumps: where the best was tapped the best comes up",
  {
    link: tableLink(["- Ann", "- Ben"], {
      ...{ by: "-.best-in-worms", throws: "page" },
      seed: seedThrowing("555ww123", "ww123"),
    }),
  },
  async ({ page }) => {
    // Ann rolls, and takes and rolls on.
    await way(page, "roll").click();
    await way(page, "w").waitFor();
    const height = await page.locator(".table-card").evaluate((card: HTMLElement) => card.offsetHeight);
    const first = page.locator(".way").first();
    const { x, y } = middleOf(await boxOf(first));
    const assertSteady = async () => {
      assert.equal(await page.locator(".table-card").evaluate((card: HTMLElement) => card.offsetHeight), height);
      const hit = await page.evaluate(
        ([x, y]) => document.elementFromPoint(x, y)?.closest<HTMLElement>(".way")?.dataset.key,
        [x, y],
      );
      assert.equal(hit, await first.getAttribute("data-key"));
    };
    for (let taps = 0; taps < 3; taps += 1) {
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
        [".table-card", ".taken", ".advice", ".ways"].map((part) => {
          const node = document.querySelector(part);
          return node && Math.round(node.getBoundingClientRect().top + scrollY);
        }),
      );
    await way(page, "roll").focus();
    const turns = new Set();
    // Before a turn of Ann's on a phone, and all else.
    const before: { rest?: unknown; turn?: unknown } = {};
    for (let moves = 0; moves < 40; moves += 1) {
      const mine = page.locator("button.way, [data-key=way-roll]").first();
      turns.add((await tableOf(page)).turn);
      if ((await mine.count()) > 0) await tap(mine);
      else await page.clock.runFor(PAUSE.normal);
      const [stage, found] = [
        (await page.locator(".one-button").count()) > 0 ? "rest" : "turn",
        await places(),
      ] as const;
      before[stage] ??= found;
      assert.deepEqual(found, before[stage], await textOf(lastMove(page)));
      await assertFocusSeen(page, `after ${moves} moves`);
    }
    assert.deepEqual([...turns].sort(), ["1", "2", "3"]);
  },
);
