/** Entering a table in Tile rummy by strokes and taps: how many gestures it takes, and that a tap stays one. */

import assert from "node:assert/strict";

import type { Page } from "playwright-core";
import { present } from "../typed.ts";
import { DESKTOP, PHONE } from "./harness.ts";
import { aim, context, headline, LARGE, linkTo, onGame, tapTiles, tile } from "./rummikub-steps.ts";
import { assertInSight, middleOf } from "./sight-steps.ts";
import { boxOf, eventually, part, says, shareSite, shows, tap, tells, textOf, undo, type Visit } from "./steps.ts";
import { byFinger, byMouse } from "./strokes.ts";

const { onPage } = shareSite();
const onTable = onGame(onPage);

const middle = async (page: Page, name: string) => middleOf(await boxOf(tile(page, name)));

/** Enters what a text tells: "r3>r7" by a stroke, "r3" by a tap. Returns how many gestures that were. */
async function enter(visit: Pick<Visit, "page" | "context">, gestures: string) {
  const { page } = visit;
  const all = gestures.split(" ");
  for (const gesture of all) {
    const [from, to] = gesture.split(">");
    const at = await middle(page, from);
    if (to) await byFinger()(visit, at, await middle(page, to));
    else await page.touchscreen.tap(at.x, at.y);
  }
  return all.length;
}

const TOUCH = { sizes: { phone: PHONE }, context: { hasTouch: true } };

/** Positions of the domain page: gestures for the rack and the table, what a link tells then, and the answer. */
const POSITIONS = [
  {
    name: "43 tiles on the table and 14 on the rack",
    rack: "r7 b1 b6>b7 b9>b10 b12 b12 k1 o1>o2 o13 o13 j",
    more: "",
    table: "o8>o11 k6>k9 r1>r3 r13>k13 k4>k6 r3>o3 b3 r5>o5 r10>o10 b10 k1>k4 o2>o6 b1>b3 o6>o9",
    link: LARGE,
    gestures: 25,
    answer: ["Play 11 of 14 tiles", "87 points", "12 cuts"],
  },
  {
    name: "30 tiles on the table, two of them jokers, and 25 on the rack",
    rack: "r4>k4 b5>o5 r1 r1 r6 r11>b11 r13>b13 b2",
    // After the fourteenth tile the page goes on to the table.
    more: "b7 k1 k6>k8 k6 o7 o7 o9>o11",
    table: "k1>k4 k9>k11 o1>o4 r3>r5 r8>r9 j r11 k9>k11 k5>o5 j r12>k12 b1>b3",
    link: {
      rack: "r1.r1.r4.r6.r11.r13.b2.b4-5.b7.b11.b13.k1.k4-6.k6-8.o5.o7.o7.o9-11",
      table: "k1-4_k9-11_o1-4_r3-5_r8-9.j.r11_k9-11_ko5.j_rbk12_b1-3",
    },
    gestures: 28,
    answer: ["Play 24 of 25 tiles", "160 points", "8 cuts"],
  },
];

// Asked as the positions were worked out elsewhere: most tiles, and jokers like any other.
for (const { name, rack, more, table, link, gestures, answer } of POSITIONS)
  onTable(
    `${name} are entered by ${gestures} strokes and taps, and answered`,
    { ...TOUCH, link: "objective=tiles" },
    async (visit) => {
      const { page } = visit;
      let count = await enter(visit, rack);
      count += await enter(visit, table);
      if (more) {
        await aim(page, "Rack");
        count += 1 + (await enter(visit, more));
      }
      assert.equal(count, gestures);
      await tap(part(page, "opened"));
      await tells(page, { ...link, entry: undefined, opened: "true" });
      const [told, ...worth] = answer;
      await shows(headline(page), told);
      await eventually(async () => {
        const parts = await part(page, "worth").locator("span").allTextContents();
        assert.deepEqual(parts.slice(0, 2), worth, "what the move is worth");
      });
    },
  );

onTable("sets lay themselves as the next one begins, and that is undone by one tap", TOUCH, async ({ page }) => {
  await aim(page, "Table");
  await tapTiles(page, "r5 r10 b9");
  await shows(context(page), /5–10.*laid/);
  await says(page, /^Set 1: red 5, .* and red 10\. Set: blue 9\./);
  await tells(page, { table: "r5-10", entry: "b9" });
  await tap(undo(page));
  await tells(page, { table: undefined, entry: "r5-10" });
  await tapTiles(page, "b9 k9 o9");
  await aim(page, "Rack");
  await tells(page, { table: "r5-10_bko9", entry: undefined });
});

onTable("a tap that strays is one, and a stroke that comes back is none", TOUCH, async (visit) => {
  const { page } = visit;
  const at = await middle(page, "r3");
  await byFinger()(visit, at, { x: at.x + 9, y: at.y + 6 });
  await tells(page, { rack: "r3" });
  const edge = await boxOf(tile(page, "b3"));
  await byFinger()(visit, { x: edge.x + edge.width - 3, y: at.y + 45 }, { x: edge.x + edge.width + 6, y: at.y + 45 });
  await tells(page, { rack: "rb3" });
  // Over the edge of the grid the last tile is held; far from it nothing is.
  await aim(page, "Table");
  const last = await boxOf(tile(page, "k7"));
  await byFinger()(visit, await middle(page, "k5"), { x: last.x + last.width + 6, y: last.y + 20 });
  await tells(page, { table: "k5-7" });
  await byFinger()(visit, await middle(page, "k1"), await middle(page, "k3"), { x: 180, y: 20 });
  await tells(page, { table: "k5-7", entry: undefined });
  await tapTiles(page, "o1 o3");
  await tells(page, { entry: "o1-3" });
});

onTable("while a stroke goes on its tiles are raised, the set is told, and nothing moves", TOUCH, async (visit) => {
  const { page } = visit;
  await aim(page, "Table");
  const before = await boxOf(page.locator(".grid"));
  await byFinger(async () => {
    await shows(part(page, "stroke"), /4 tiles$/);
    assert.deepEqual(
      await page.locator(".cell.stroked").evaluateAll((cells) => cells.map((cell) => cell.dataset.tile)),
      ["r5", "b5", "k5", "o5"],
    );
    assert.deepEqual(await boxOf(page.locator(".grid")), before);
    assert.equal(await page.evaluate(() => scrollY), 0);
  })(visit, await middle(page, "r5"), await middle(page, "o5"));
  await shows(context(page), /5.*laid/);
  assert.equal(await page.locator(".cell.stroked").count(), 0);
  await tapTiles(page, "k5");
  await tells(page, { table: "rbo5" });
  await undo(page).click();
  await tells(page, { table: "rbko5" });
  await undo(page).click();
  await tells(page, { table: undefined });
});

onTable("a stroke that is no set says so", TOUCH, async (visit) => {
  const { page } = visit;
  await aim(page, "Table");
  await enter(visit, "r3>b4");
  await shows(context(page), "Swipe straight along a colour, or straight down a number.");
  await tells(page, { table: undefined, entry: undefined });
  await enter(visit, "r8>r9 j k9>k11");
  await tells(page, { table: "r8-9.j_k9-11" });
});

onTable("a mouse strokes as well, all numbers side by side", { sizes: { desktop: DESKTOP } }, async (visit) => {
  const { page } = visit;
  const [seven, eight] = [await boxOf(tile(page, "r7")), await boxOf(tile(page, "r8"))];
  assert.equal(seven.y, eight.y);
  await byMouse(visit, await middle(page, "b6"), await middle(page, "b7"));
  await aim(page, "Table");
  await byMouse(visit, await middle(page, "k6"), await middle(page, "k9"));
  await byMouse(visit, await middle(page, "o13"), await middle(page, "b13"));
  await tile(page, "r1").click();
  await tells(page, { rack: "b6-7", table: "k6-9_bko13", entry: "r1" });
});

/** Screens on which the grid is not all in sight: it scrolls where it is cut off. */
const LOW = {
  "low screen": { width: 360, height: 560 },
  "small phone": { width: 320, height: 568 },
  "phone on its side": { width: 740, height: 360 },
  "small phone on its side": { width: 667, height: 375 },
};

onTable(
  "on a low screen a finger scrolls to the tiles that are cut off, and strokes groups that are in sight",
  { sizes: LOW, context: { hasTouch: true } },
  async (visit) => {
    const { page } = visit;
    await aim(page, "Table");
    const screen = present(page.viewportSize());
    const isSeen = async (name: string) => {
      const [{ y, height }, grid] = [await boxOf(tile(page, name)), await boxOf(page.locator(".grid"))];
      const [top, bottom] = [Math.max(0, grid.y), Math.min(grid.y + grid.height, screen.height)];
      return y >= top - 1 && y + height <= bottom + 1;
    };
    assert.deepEqual([await isSeen("o3"), await isSeen("o8")], [true, false], "what is in sight at first");
    await enter(visit, "r3>o3");
    await tells(page, { table: "rbko3", entry: undefined });
    const at = await middle(page, "r9");
    await byFinger()(visit, at, { x: at.x, y: at.y - 240 });
    await tells(page, { table: "rbko3", entry: undefined });
    assert.deepEqual([await isSeen("r3"), await isSeen("o8")], [false, true], "the last row has come into sight");
    await enter(visit, "r9>k9 o8>o10");
    await tells(page, { table: "rbko3_rbk9_o8-10" });
    const above = await middle(page, "o3");
    await byFinger()(visit, above, { x: above.x, y: above.y + 240 });
    assert.ok(await isSeen("r3"), "back to the first row");
    // Where no stroke can be made all of it scrolls.
    await aim(page, "I drew");
    const first = await middle(page, "k5");
    await byFinger()(visit, first, { x: first.x, y: first.y - 240 });
    assert.equal(await isSeen("r3"), false);
    await tells(page, { target: "draw", rack: "" });
  },
);

onTable("the opening that was found is taken back, and stays so", TOUCH, async (visit) => {
  const { page } = visit;
  await enter(visit, "r4>r6");
  await aim(page, "Table");
  await tells(page, { opened: undefined });
  await enter(visit, "r1>r3");
  await tells(page, { opened: "true" });
  await says(page, /Fewer than 14 tiles on your rack: you count as having opened\./);
  await tap(part(page, "not-opened"));
  await tells(page, { opened: undefined });
  await enter(visit, "k9>k11");
  await tells(page, { table: "r1-3_k9-11", opened: undefined });
});

onTable(
  "after a set far down is corrected the answer is in view again",
  { ...PHONE, link: linkTo({ ...LARGE, opened: true }) },
  async ({ page }) => {
    await part(page, "fold").click();
    const answer = page.locator("[data-answer]");
    const isAbove = async () => (await boxOf(answer)).y + (await boxOf(headline(page))).height < 0;
    await part(page, "set-11").scrollIntoViewIfNeeded();
    await part(page, "set-11").click();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await eventually(async () => assert.ok(await isAbove(), "the answer is off the screen"));
    // Meanwhile it stands in a line where the set is corrected, also once a tile has gone.
    const line = part(page, "answer-line");
    await assertInSight(line);
    const before = await textOf(headline(page));
    assert.equal(await textOf(line), before);
    await tap(part(page, "entry-0"));
    await eventually(async () => assert.equal(await textOf(line), await textOf(headline(page))));
    await assertInSight(line);
    await undo(page).click();
    await tap(part(page, "remove-set"));
    await line.waitFor({ state: "detached" });
    await eventually(async () => {
      const { y, height } = await boxOf(headline(page));
      assert.ok(y >= 0 && y + height < 740, `the headline is at ${y}`);
    });
  },
);
