/** Tile rummy against the computer, and puzzles: played, by keyboard, and for everyone's eyes, ears and thumbs. */

import assert from "node:assert/strict";

import type { Locator, Page } from "playwright-core";
import { createFinger } from "./finger.ts";
import { PHONE } from "./harness.ts";
import { eachState, hindrances, type State } from "./looks-steps.ts";
import { GAME, HAND, headline, linkTo, MOVED, NARROW_TILE, onGame } from "./rummikub-steps.ts";
import { assertFocusSeen, assertInSight, middleOf } from "./sight-steps.ts";
import {
  boxOf,
  button,
  eventually,
  link,
  openFromMenu,
  openPanel,
  part,
  SIZES,
  says,
  shareSite,
  shows,
  tap,
  tells,
  textOf,
  undo,
  withPreferencesOf,
} from "./steps.ts";
import { byFinger, byMouse } from "./strokes.ts";

const { onPage } = shareSite();
const onTable = onGame(onPage);

/** Milliseconds before the computer's move at its fastest. */
const FAST = 450;
const at = (preferences: object) => withPreferencesOf("rummikub", preferences);

/** A small puzzle: a tile goes to a run. */
const SMALL = "rack=r4.b9&table=r1-3_k5-7&opened=true&puzzle=easy.1";

const rackTile = (page: Page, name: string) =>
  page.locator(".rack").getByRole("button", { name: new RegExp(`^${name}\\b`) });

/** Asks for the next hint. */
const hint = (page: Page) => part(page, "hint").click();

/** Lets the computer make the move that it has decided on. */
async function letThemPlay(page: Page) {
  await eventually(async () => assert.match(await textOf(headline(page)), / (plays|draws|passes)\b/));
  await page.clock.runFor(FAST);
}

/** Makes the best move there is, or draws. */
async function playOwn(page: Page) {
  await hint(page);
  const said = String(await part(page, "hinted").textContent());
  if (said === "No move." || said.startsWith("Draw")) {
    await tap(part(page, "draw-own"));
    return;
  }
  for (let nth = 0; nth < 3; nth += 1) await hint(page);
  await tap(part(page, "lay-best"));
}

onTable(
  "a game with the computer goes to its end, and is summed up",
  { link: GAME, prepare: at({ pace: "fast" }) },
  async ({ page }) => {
    await shows(headline(page), "Your turn");
    for (let turn = 0; turn < 30 && (await part(page, "result").count()) === 0; turn += 1) {
      if ((await link(page)).turn === "1") await letThemPlay(page);
      else await playOwn(page);
    }
    await shows(headline(page), "You win");
    await shows(part(page, "result"), /You0 points\+\d+.*Computer( \(\w+\))?\d+ points−\d+/s);
    await shows(
      part(page, "result"),
      /You played 7 tiles in 4 turns\. The strongest player would have done the same\./,
    );
    await tells(page, { rack: "" });
    await tap(part(page, "new-game"));
    // The next player begins the next game.
    await shows(headline(page), /^The computer/);
    assert.equal((await link(page)).hands.split("_").length, 1);
    await tells(page, { table: undefined, by: "simple" });
  },
);

onTable(
  "tiles of the rack are chosen, and the page says whether they can go, and lays them",
  { link: GAME, prepare: at({ pace: "step" }) },
  async ({ page }) => {
    await rackTile(page, "black 4").click();
    await shows(headline(page), "Not on its own");
    assert.ok(await part(page, "lay-own").isDisabled());
    await tap(part(page, "put-back"));
    await shows(headline(page), "Your turn");
    const rack = await boxOf(page.locator(".rack li").first());
    await tap(part(page, "draw-own"));
    await tells(page, { turn: "1", rack: "b2.k4-5.k7.o2" });
    await shows(headline(page), "The computer plays 4 tiles");
    // Its tiles stand below that, and the player's own rack stays where it was, below the table and above the buttons.
    await shows(part(page, "theirs").locator(".unseen"), "blue 4, blue 5, blue 6, and blue 7");
    const [table, told, tiles, own, pace] = [
      await boxOf(part(page, "seats")),
      await boxOf(headline(page)),
      await boxOf(part(page, "theirs")),
      await boxOf(page.locator(".rack li").first()),
      await boxOf(page.locator(".paced")),
    ];
    assert.equal(own.y, rack.y);
    for (const [above, below] of [
      [table, told],
      [told, tiles],
      [tiles, own],
      [own, pace],
    ] as const)
      assert.ok(above.y + above.height <= below.y);
    await assertInSight(part(page, "theirs").locator(".tiles"), page.locator(".rack"), page.locator(".paced"));
    await tap(button(page, /^Next$/));
    await shows(headline(page), "Your turn");
    await page.getByText("The computer played blue 4, blue 5, blue 6, and blue 7: 22 points.").first().waitFor();
    await undo(page).click();
    await tells(page, { turn: undefined, rack: "b2.k4-5.o2" });
  },
);

onTable(
  "a turn is graded by what could have gone, and tried again while the game waits",
  {
    link: "rack=r4.b9.j&table=r1-3_rbk5&opened=true&by=simple&bag=typed&hands=k1-3&theyopened=1&others=3",
    prepare: at({ pace: "step" }),
  },
  async ({ page, device }) => {
    await rackTile(page, "red 4").click();
    await tap(part(page, "lay-own"));
    await shows(headline(page), /^The computer/);
    await openPanel(page, device, "Turns");
    const again = page.getByRole("button", { name: /^Try turn 1 again: slip/ });
    await tap(again);
    await tells(page, { rack: "r4.b9.j", table: "r1-3_rbk5", turn: undefined });
    await shows(headline(page), "Your turn");
    await assertInSight(button(page, "Back to my game"), page.locator(".rack"));
    await rackTile(page, "red 4").click();
    await page
      .getByRole("button", { name: /^joker/i })
      .first()
      .click();
    await tap(part(page, "lay-own"));
    await tells(page, { rack: "b9" });
    await tap(button(page, "Back to my game"));
    await tells(page, { rack: "b9.j", turn: "1" });
    await shows(headline(page), /^The computer/);
  },
);

for (const [pointer, stroke] of Object.entries({ finger: byFinger(), mouse: byMouse }))
  onTable(
    `tiles are dragged by a ${pointer}: to a set, to a new one, and back`,
    { link: HAND, sizes: pointer === "mouse" ? SIZES : { phone: PHONE }, context: { hasTouch: pointer === "finger" } },
    async (visit) => {
      const { page } = visit;
      const drag = async (from: Locator, to: Locator) =>
        stroke(visit, middleOf(await boxOf(from)), middleOf(await boxOf(to)));
      // From a set that is not open; below the sets is the table's empty place.
      const [six, table] = [part(page, "set-0").locator(".tile").nth(1), page.locator(".match")];
      const { x, y, width, height } = await boxOf(table);
      await stroke(visit, middleOf(await boxOf(six)), { x: x + width / 2, y: y + height - 4 });
      await tells(page, { work: "rko6_r1-3_b6" });
      await drag(rackTile(page, "blue 5"), part(page, "set-2"));
      await tells(page, { work: "rko6_r1-3_b5-6" });
      await drag(rackTile(page, "blue 4"), part(page, "set-2"));
      await tells(page, { work: "rko6_r1-3_b4-6" });
      await shows(headline(page), "Ready: 2 tiles");
      await part(page, "set-2").click();
      await drag(page.getByRole("button", { name: "blue 4; tap to take it" }), page.locator(".rack"));
      await tells(page, { work: "rko6_r1-3_b5-6" });
      assert.equal(await page.locator(".ghost").count(), 0);
      // What is let go over nothing stays, and a tap chooses as ever.
      await stroke(visit, middleOf(await boxOf(rackTile(page, "blue 4"))), { x: 4, y: 4 });
      await tells(page, { work: "rko6_r1-3_b5-6", play: undefined });
      assert.equal(await part(page, "new-set").count(), 0, "nothing is held");
      await rackTile(page, "blue 4").click();
      await tells(page, { play: "b4" });
      await drag(rackTile(page, "blue 4"), part(page, "new-set"));
      await tells(page, { work: "rko6_r1-3_b5-6_b4", play: undefined });
    },
  );

onTable(
  "where the page scrolls a finger drags a tile of the table sideways or once it has rested, and scrolls else",
  { link: GAME, prepare: at({ pace: "step" }), context: { hasTouch: true } },
  async (visit) => {
    const { page } = visit;
    const tileOf = async (set: number, nth: number) =>
      middleOf(await boxOf(part(page, `set-${set}`).locator(".tile").nth(nth)));
    const scrolled = () => page.evaluate(() => scrollY);
    const finger = await createFinger(visit);
    const [from, to] = [await tileOf(3, 0), await tileOf(1, 2)];
    await finger.press(from);
    await page.clock.runFor(250);
    await page.locator(".ghost").waitFor();
    for (const part of [0.25, 0.5, 0.75, 1]) await finger.move({ x: from.x, y: from.y + part * (to.y - from.y) });
    await finger.letGo();
    await eventually(async () => assert.match((await link(page)).work, /^r7-12_rb3\.b8\.k3_o1-5_ko8_/));
    assert.equal(await scrolled(), 0);
    await undo(page).click();
    await tells(page, { work: undefined });

    const side = await tileOf(1, 0);
    await byFinger()(visit, side, { x: side.x + 40, y: side.y }, await tileOf(3, 1));
    await eventually(async () => assert.match((await link(page)).work, /^r7-12_bk3_o1-5_r3\.bko8_/));
    assert.deepEqual([await scrolled(), await page.locator(".ghost").count()], [0, 0]);
    // What is in the middle of a move is no fault.
    await part(page, "problem").waitFor();
    assert.equal(await page.locator(".answer .down, .match .down").count(), 0);

    await tap(part(page, "put-back"));
    const first = await tileOf(3, 0);
    await byFinger()(visit, first, { x: first.x + 10, y: first.y - 160 });
    await eventually(async () => assert.ok((await scrolled()) > 0, "the page has scrolled"));
    await tells(page, { work: undefined });
    assert.equal(await part(page, "new-set").count(), 0, "nothing is held");
  },
);

onTable("one move by keyboard alone", { link: SMALL, sizes: SIZES }, async ({ page }) => {
  await page.keyboard.type("b9");
  await shows(headline(page), "Not on its own");
  await page.keyboard.type("b9");
  await page.keyboard.type("r4");
  await says(page, /^You can play it\.$/);
  await rackTile(page, "red 4").focus();
  await page.keyboard.press("Space");
  await shows(headline(page), "Play all you can");
  await page.keyboard.press("Space");
  assert.match(await assertFocusSeen(page, "on the rack"), /^red 4; tap to keep it/);
  await part(page, "set-0").focus();
  await page.keyboard.press("Enter");
  await tells(page, { work: "r1-4_k5-7", play: undefined });
  await page.keyboard.press("Backspace");
  await tells(page, { work: undefined });
  await page.keyboard.type("r4");
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press("Enter");
  await shows(headline(page), "Solved: 1 tile");
  await assertFocusSeen(page, "after the move");
});

onTable("what is typed at once is a tile of its own", { link: linkTo({ rack: "r1.o13" }) }, async ({ page }) => {
  await part(page, "type").click();
  await part(page, "typed-rack").waitFor();
  await page.keyboard.press("End");
  await page.keyboard.type("r3");
  await tap(part(page, "use-text"));
  await tells(page, { rack: "r1.r3.o13" });
});

// ---- For everyone ----

/** Ends by the empty rack of the computer's player. */
const ENDED =
  "rack=r1.r4.j&table=k1-3&opened=true&others=0.2&by=simple.best&bag=typed&hands=-_o5-6&theyopened=11&turn=2&seed=1";

const STATES: Record<string, State> = {
  "on one's turn": { link: GAME },
  "with tiles chosen": { link: `${GAME}&play=b2.o2` },
  "with all hints": {
    link: GAME.replace("rack=b2.k4-5.o2", "rack=b2.k4-5.k7.o2").replace("pool=k7.", "pool="),
    act: async (page) => {
      for (let nth = 0; nth < 4; nth += 1) await hint(page);
    },
  },
  "with the computer's move": { link: `${GAME}&turn=1`, wait: "The computer plays" },
  "at the end": { link: ENDED, wait: "Computer 1 wins" },
  "with tiles moved": { link: MOVED },
  "with a set open": { link: MOVED, act: (page) => tap(part(page, "set-0")) },
  "with a tile of it picked": {
    link: MOVED,
    act: async (page) => {
      await tap(part(page, "set-2"));
      await tap(page.locator(".lifted .tile").first());
    },
  },
  "with real tiles to tell": { link: "rack=r1.r1&by=simple&hands=-&bag=typed&theyopened=0&others=0&tell=deal" },
  "when asked whether to give up": {
    link: GAME,
    act: async (page) => {
      await openFromMenu(page, "start");
      await tap(part(page, "start-give-up"));
      await part(page, "play-on").waitFor();
    },
  },
  "given up": { link: `${GAME}&givenup=true`, wait: "You gave up this game." },
  "where to begin": { link: GAME, act: (page) => openPlay(page) },
};

async function openPlay(page: Page) {
  await openFromMenu(page, "start");
  await tap(part(page, "start-computer"));
  await tap(part(page, "other-players"));
  await page.getByRole("dialog").getByText("Who starts").waitFor();
}

/** No link is as the page itself writes it, so it is known to be read when it has been written anew. */
const inEachState = eachState(
  Object.fromEntries(Object.entries(STATES).map(([name, state]) => [name, { ...state, link: `x=&${state.link}` }])),
  /^rack=/,
);

onTable(
  "everybody can play: axe finds nothing, a thumb hits everything, nothing scrolls sideways",
  { clock: "runs", prepare: at({ pace: "step" }) },
  async (visit) => {
    assert.deepEqual(await inEachState(visit, (seen) => hindrances(seen, NARROW_TILE)), {});
  },
);
