/** Knucklebones against the computer, by keyboard, and for everyone's eyes, ears and thumbs. */

import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import type { KnucklebonesPlayer, KnucklebonesQuery } from "#modules/knucklebones";
import {
  ask,
  at,
  column,
  columns,
  LATE,
  MIDDLE,
  PAGE,
  PAUSE,
  placing,
  query,
  roll,
  told,
} from "../../page/knucklebones-steps.ts";
import { button, eventually, part, pick, shareSite, shows, tap, textOf, undo } from "../steps.ts";

const { onPage } = shareSite();

const result = (page: Page) => page.locator('[data-key="result"]');
const rollButton = (page: Page) => page.locator('[data-key="roll"]');

for (const player of ["best-4", "greedy", "random"]) {
  onPage(
    `the computer does what ${player} decides, and shows why`,
    { ...PAGE, link: `${MIDDLE}&move=theirs&by=-.${player}&dice=page`, prepare: at({ pace: "step" }) },
    async ({ page }) => {
      const next = button(page, /^Next$/);
      await tap(next);
      const { roll, seed } = await told(page);
      assert.match(roll, /^[1-6]$/);
      assert.equal(await placing(page).count(), 0, "nothing to press for a person");
      const found = await columns(page);
      assert.ok(found.length > 0 && found.every(({ number }) => number.endsWith("%")));
      const asked = await query(page);
      // A player who leaves it to chance goes by the game's seed, which its first throw has brought.
      const by = player as KnucklebonesPlayer;
      const picked = await eventually(() => ask(page, "decideKnucklebones", asked, by, Number(seed)));
      await tap(next);
      const { next: after } = await ask(page, "placeDie", asked, picked);
      await eventually(async () => {
        const { mine, theirs, move }: Record<string, unknown> = { ...(await query(page)), ...(await told(page)) };
        assert.ok(mine && theirs, "both have boards");
        assert.equal(move, undefined);
      });
      const now = await query(page);
      const sorted = (board: KnucklebonesQuery["mine"]) => board.map((dice) => dice.toSorted());
      assert.deepEqual([sorted(now.mine), sorted(now.theirs)], [sorted(after.mine), sorted(after.theirs)]);
      await page
        .locator(".last-move")
        .filter({ hasText: /^The computer placed a/ })
        .waitFor();
    },
  );
}

onPage(
  "what looks further ahead puts the computer's move off by nothing",
  {
    ...PAGE,
    link: `${MIDDLE}&move=theirs&by=-.greedy&dice=page`,
    prepare: at({ pace: "normal" }),
    // The worker has time.
    time: new Date(Date.now() + 3_600_000),
  },
  async ({ page }) => {
    // The tap itself takes 400 ms.
    await tap(button(page, "Go on"));
    await page.clock.runFor(PAUSE.normal - 400);
    await eventually(async () => assert.match((await told(page)).roll ?? "", /^[1-6]$/));
    await page.clock.runFor(PAUSE.normal - 100);
    // Whatever arrives draws the page anew, as another size of the window does.
    await eventually(async () => assert.match(await textOf(page.locator(".chance-line .number")), /\.\d%/));
    await page.evaluate(() => dispatchEvent(new Event("resize")));
    assert.equal((await told(page)).move, "theirs");
    await page.clock.runFor(100);
    assert.equal((await told(page)).move, undefined);
  },
);

onPage(
  "undo goes back to one's own last choice",
  { ...PAGE, link: `${MIDDLE}&by=-.greedy&dice=page`, prepare: at({ pace: "fast" }) },
  async ({ page }) => {
    await tap(rollButton(page));
    const before = await told(page);
    await tap(placing(page).first());
    await page.clock.runFor(PAUSE.fast);
    await page.clock.runFor(PAUSE.fast);
    await eventually(async () => assert.equal((await told(page)).move, undefined));
    await undo(page).click();
    assert.deepEqual(await told(page), before);
  },
);

onPage(
  "who wants to decide alone is told afterwards, and until the next roll",
  { ...PAGE, link: `${MIDDLE}&roll=5&by=-.greedy&dice=page`, prepare: at({ pace: "step" }) },
  async ({ page }) => {
    await tap(page.locator('[data-key="players"]'));
    await pick(page, "Advice", "after my move");
    await tap(button(page, "Done"));
    assert.deepEqual(
      (await columns(page)).map(({ number, mark }) => `${number}${mark}`),
      ["", "", ""],
    );
    assert.ok(!/%/.test(await textOf(page.locator("#main"))));
    await tap(column(page, 1));
    await page
      .locator(".last-move")
      .filter({ hasText: /^You placed a five in the middle\. That cost/ })
      .waitFor();
    for (let steps = 0; steps < 2; steps += 1) await tap(button(page, /^Next$/));
    const lesson = part(page, "lesson");
    await shows(lesson, /^Your last move cost \d+(\.\d)? points of win chance: the left column was better\.$/);
    await page
      .locator(".last-move")
      .filter({ hasText: /^The computer placed a/ })
      .waitFor();
    await tap(rollButton(page));
    await lesson.waitFor({ state: "detached" });
  },
);

onPage(
  "who wants to be told at the end is told nothing before",
  { ...PAGE, link: `${LATE}&by=-.greedy&dice=page&tab=moves`, prepare: at({ pace: "step", advice: "none" }) },
  async ({ page }) => {
    const main = page.locator("#main");
    const tellsNothing = async () => assert.doesNotMatch(await textOf(main), /%|cost|next best/);
    await shows(part(page, "lesson"), "The chances are shown once the game is over.");
    await tellsNothing();
    for (let moves = 0; moves < 300 && (await result(page).count()) === 0; moves += 1) {
      await tellsNothing();
      const { move = "mine", roll } = await told(page);
      if (move === "theirs") await tap(button(page, /^Next$/));
      else await tap(roll === undefined ? rollButton(page) : placing(page).first());
    }
    await page.locator(".move-more").first().waitFor();
    assert.match(await textOf(main), /%/);
  },
);

onPage("players, who starts and who rolls are set in a dialog", PAGE, async ({ page }) => {
  await tap(page.locator('[data-key="players"]'));
  await part(page, "more-1").click();
  await page.getByLabel("Who plays for the opponent").selectOption("computer: Medium");
  await part(page, "starts-1").check();
  await pick(page, "Dice", "entered");
  await tap(button(page, "Start"));
  const { by, starts, move, dice } = await told(page);
  assert.deepEqual([by, starts, move, dice], ["-.greedy", "theirs", "theirs", undefined]);
  // The computer goes on with the die that is told.
  await roll(page, 4);
  await page.clock.runFor(PAUSE.normal);
  await eventually(async () => assert.equal((await told(page)).move, undefined));
});

onPage("who starts is told by one tap on the empty board, as long as nothing is rolled", PAGE, async ({ page }) => {
  const starts = page.locator('[data-key="starts"]');
  await tap(button(page, "Opponent starts"));
  await eventually(async () => assert.equal((await told(page)).move, "theirs"));
  await tap(button(page, "You start"));
  await eventually(async () => assert.equal((await told(page)).move, undefined));
  await tap(button(page, "Opponent starts"));
  await tap(page.locator('[data-key="face-3"]'));
  await starts.waitFor({ state: "detached" });
  await eventually(async () =>
    assert.deepEqual(await told(page).then(({ move, roll }) => [move, roll]), ["theirs", "3"]),
  );
});

onPage(
  "two people are named once: on the boards, in what is asked and told, at the end and in the evenings of this device",
  { ...PAGE, link: `${LATE}&roll=5` },
  async ({ page, context, site }) => {
    await page.evaluate(() => localStorage.setItem("rollwise.people", '["Tom"]'));
    await tap(page.locator('[data-key="players"]'));
    const name = page.getByLabel("Name of player 1");
    await name.fill("Mia");
    await name.press("Enter");
    await tap(button(page, "+ Tom"));
    await tap(button(page, "Done"));
    const { below, above } = await told(page);
    assert.deepEqual([below, above], ["Mia", "Tom"]);
    const main = page.locator("#main");
    assert.match(await textOf(main), /Tom .*Mia's chance to win.*Mia rolled/s);
    assert.doesNotMatch(await textOf(main), /\b(You|Opponent)\b/);
    await tap(placing(page).first());
    assert.match(await textOf(result(page)), /^Mia wins by \d+ points\.$/);
    await page.getByText("Mia placed a five on the left").first().waitFor();
    const evenings = await context.newPage();
    await eventually(async () => {
      await evenings.goto(`${site.url}knucklebones/?evenings`);
      assert.match(await textOf(evenings.locator("table").first()), /Mia.*1.*Tom.*0/s);
    });
  },
);
