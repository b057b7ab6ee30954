/** Knucklebones against the computer, by keyboard, and for everyone's eyes, ears and thumbs. */

import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import { assertBoards, at, LATE, MIDDLE, PAGE, PAUSE, placing, settled, told } from "./knucklebones-steps.ts";
import { eachState, hindrances, type State } from "./looks-steps.ts";
import { assertFocusSeen, assertInSight, focused } from "./sight-steps.ts";
import { button, eventually, openPanel, part, SIZES, shareSite, tap } from "./steps.ts";

const { onPage } = shareSite();

const result = (page: Page) => page.locator('[data-key="result"]');
const rollButton = (page: Page) => page.locator('[data-key="roll"]');

onPage(
  "the computer is played from an empty board to the end",
  { ...PAGE, prepare: at({ pace: "fast" }) },
  async ({ page }) => {
    await tap(page.locator('[data-key="play"]'));
    await tap(page.locator('[data-key="level-strongest"]'));
    for (let moves = 0; moves < 300 && (await result(page).count()) === 0; moves += 1) {
      const { move = "mine", roll } = await told(page);
      if (move === "theirs") await page.clock.runFor(PAUSE.fast);
      else if (roll === undefined) await tap(rollButton(page));
      else await tap(placing(page).first());
    }
    await result(page)
      .filter({ hasText: /You (win|lose) by|A tie/ })
      .waitFor();
    const { mine, theirs } = await told(page);
    assert.ok(!mine.includes("-") || !theirs.includes("-"), `${mine} ${theirs}`);
    await page.getByText(/ of your .*choices w/).waitFor();
    const moves = await openPanel(page, "phone", "Moves");
    assert.ok((await moves.locator(".move").count()) > 10);
    await moves.locator(".turnings .graded").first().waitFor();
    // A grade of the computer's move, which can't be tried again, stands on one line. Dice may have it that there is none.
    const grades = moves.locator(".turnings span.graded");
    const lines = await grades.evaluateAll((nodes) =>
      nodes.map((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      }),
    );
    assert.deepEqual(
      lines,
      lines.map(() => 1),
    );
    await moves.locator(".move-head").filter({ hasText: "Computer (Strongest): " }).first().waitFor();
    await tap(part(page, "to-course"));
    await assertInSight(part(page, "read"));
    await tap(page.locator('[data-key="new-game"]'));
    // The other side begins the next game.
    assert.equal((await told(page)).move, "theirs");
    await page.clock.runFor(PAUSE.fast);
    assert.match((await told(page)).roll, /^[1-6]$/);
  },
);

onPage("a turn by keyboard alone", { ...PAGE, sizes: SIZES, link: MIDDLE }, async ({ page }) => {
  const press = async (key: string) => {
    await page.clock.runFor(400);
    await page.keyboard.press(key);
  };
  await press("4");
  await press("Backspace");
  assert.equal((await told(page)).roll, undefined);
  await press("5");
  await eventually(async () => assert.equal(await placing(page).count(), 3));
  await page.keyboard.press("Tab");
  assert.match(await assertFocusSeen(page, "after a roll"), /^Place the five on the left:/);
  await page.keyboard.press("Enter");
  await assertBoards(page, "665.54-.2--", "---.62-.44-");
  await assertFocusSeen(page, "after a die is placed");
  assert.match((await focused(page)).name, /Rolled a one/);
  await press("3");
  await press("e");
  await assertBoards(page, "665.54-.2--", "---.62-.443");
  await press("1");
  await press("q");
  assert.equal((await told(page)).move, undefined, "the left column is full");
  await press("b");
  await eventually(async () => assert.equal((await told(page)).move, "theirs"));
  await press("Control+z");
  assert.equal((await told(page)).roll, "1");
});

/** What the page can look like. */
const STATES: Record<string, State> = {
  "at the start": { link: "" },
  "with a roll": { link: `${MIDDLE}&roll=5` },
  "with the opponent to move": { link: `${MIDDLE}&roll=3&move=theirs&tab=moves` },
  "set up": { link: `${MIDDLE}&mode=setup` },
  "at the end": { link: "mine=665.543.211&theirs=---.621.44-&move=theirs" },
  "against the computer": { link: `${MIDDLE}&by=-.best-4&dice=page` },
  "with the computer to move": { link: `${MIDDLE}&roll=4&by=-.best-4&dice=page&move=theirs` },
  "close to the end": { link: `${LATE}` },
  "with the players": {
    link: "",
    act: (page) => open(page, part(page, "players"), "Who starts"),
    back: (page) => tap(part(page, "done")),
  },
  "with the menu": {
    link: "",
    act: (page) => open(page, button(page, "Menu"), "How to play"),
    back: (page) => tap(button(page, "Close")),
  },
};

async function open(page: Page, opener: Locator, inside: string) {
  await tap(opener);
  await page.getByRole("dialog").getByText(inside).waitFor();
}

/** No link is as the page itself writes it, so it is known to be read when it has been written anew. */
const inEachState = eachState(
  Object.fromEntries(Object.entries(STATES).map(([name, state]) => [name, { ...state, link: `x=&${state.link}` }])),
  /^mine=/,
);

onPage(
  "everybody can use it: axe finds nothing, a thumb hits everything, nothing scrolls sideways",
  { ...PAGE, clock: "runs" },
  async (visit) => {
    assert.deepEqual(await inEachState(visit, (seen) => hindrances(seen)), {});
  },
);

onPage("numbers change in their places", { ...PAGE, link: `${MIDDLE}&roll=5` }, async ({ page }) => {
  const places = () =>
    page
      .locator(".way, .pile, .side-line, .roll")
      .evaluateAll((nodes) => nodes.map((node) => JSON.stringify(node.getBoundingClientRect())));
  const before = await places();
  await settled(page);
  assert.deepEqual(await places(), before);
});
