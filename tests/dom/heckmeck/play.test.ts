/** Games against the computer: what it does, at which pace, and how they are begun. */

import assert from "node:assert/strict";

import type { Page } from "playwright-core";
import type { Strategy } from "#modules/heckmeck";

import type { Modules } from "../../modules.ts";
import {
  against,
  at,
  chancesKnown,
  FIRST_PREFERENCES,
  lastMove,
  next,
  openPlayers,
  openSeat,
  PAUSE,
  preferencesKept,
  queryOn,
  tableLink,
  tableOf,
  withPreferences,
  worths,
} from "../../page/heckmeck-table-steps.ts";
import {
  button,
  enter,
  eventually,
  firstNumbers,
  hash,
  keys,
  link,
  pick,
  redo,
  shareSite,
  tap,
  textOf,
  undo,
  way,
} from "../steps.ts";

const { onPage } = shareSite();

/** What a strategy does on the table in the address: the key of a way on. */
async function decided(page: Page, strategy: Strategy) {
  const query = await queryOn(page);
  const { action, face } = await page.evaluate(
    async ([query, strategy]) => {
      const module: Modules["heckmeck"] = await import(
        new URL(`${document.documentElement.dataset.top}modules/heckmeck.js`, location.href).href
      );
      return module.decide(query, strategy);
    },
    [query, strategy] as const,
  );
  return action === "take" ? "12345w"[Number(face) - 1] : action;
}

for (const strategy of ["best-to-win", "best-in-worms", "rule-4"] as const) {
  onPage(
    `the computer does what ${strategy} decides, a step at a time`,
    {
      link: against(strategy, { turn: "2", grill: "21.22.23.24.25.26.27" }),
      prepare: at("step"),
    },
    async ({ page }) => {
      await chancesKnown(page);
      const done = [];
      for (let step = 0; step < 12; step += 1) {
        await next(page).waitFor();
        const before = await link(page);
        const expected = await decided(page, strategy);
        const [first] = await worths(page);
        assert.equal(await page.locator(".advice button.way").count(), 0, "nothing to press for a person");
        if (expected === "bust") assert.equal(first.key, "fail");
        else assert.equal(first.key, expected);
        const others = (await keys(page)).length - 1;
        if (others > 0) assert.match(first.mark, /^(best|picks)$/);
        await tap(next(page));
        assert.notDeepEqual(await link(page), before);
        done.push(expected);
        const after = await link(page);
        if (expected === "roll") assert.equal(after.roll.length, 8 - before.taken.length);
        else if ("12345w".includes(expected))
          assert.equal(
            after.taken.length,
            before.taken.length + [...before.roll].filter((die) => die === expected).length,
          );
        if (after.turn === undefined) break;
      }
      assert.ok(done.length >= 3 && done[0] === "roll" && "12345w".includes(done[1]), `${done}`);
      assert.ok(["stop", "bust"].includes(String(done.at(-1))), `${done}`);
      assert.match(await textOf(lastMove(page)), /^Ben (took tile \d\d|failed)/);
    },
  );
}

onPage(
  "the computer plays with real dice",
  { link: tableLink(["- Ann", "27 Ben"], { turn: "2", by: "-.rule-4" }), prepare: withPreferences({ pace: "step" }) },
  async ({ page }) => {
    await page.getByRole("heading", { name: "The roll" }).waitFor();
    assert.equal(await next(page).count(), 0);
    await enter(page, "11235www");
    // Before the third roll rule 4 takes the most points.
    assert.equal((await keys(page))[0], "w");
    await tap(next(page));
    await eventually(async () => assert.equal((await link(page)).taken, "www"));
    await enter(page, "55111");
    await tap(next(page));
    await eventually(async () => assert.equal((await link(page)).taken, "55www"));
    // 25 points bring a tile: the rule stops.
    assert.equal((await keys(page))[0], "stop");
    await tap(next(page));
    await eventually(async () => assert.deepEqual((await tableOf(page)).players, ["- Ann", "27.25 Ben"]));
  },
);

onPage(
  "undo goes back to the person's last decision, and the computer waits",
  {
    link: against("best-in-worms", { taken: "555ww" }),
    prepare: at("normal"),
  },
  async ({ page }) => {
    const before = await hash(page);
    await tap(way(page, "stop"));
    const taken = await hash(page);
    await page.clock.runFor(PAUSE.normal);
    assert.match((await link(page)).roll ?? "", /^[1-5w]{8}$/, "the computer is at it");
    await tap(undo(page));
    assert.equal(await hash(page), before);
    await page.clock.runFor(10 * PAUSE.normal);
    assert.equal(await hash(page), before, "nothing moves by itself");

    // What redo, the way back or a reload bring back waits as well, until it is told to go on; also
    // within the time that a step had been meant for.
    await redo(page).click();
    await undo(page).click();
    await redo(page).click();
    const there = await hash(page);
    assert.ok(![before, taken].includes(there));
    await button(page, "Go on").waitFor();
    await page.clock.runFor(10 * PAUSE.normal);
    assert.equal(await hash(page), there);
    await page.reload();
    await firstNumbers(page);
    await page.clock.runFor(10 * PAUSE.normal);
    assert.equal(await hash(page), there);
    await button(page, "Go on").click();
    await next(page).waitFor();
    await pick(page, "Pace of the computer", "fast");
    for (let steps = 0; steps < 30 && (await tableOf(page)).turn === "2"; steps += 1)
      await page.clock.runFor(PAUSE.fast);
    assert.equal((await tableOf(page)).turn, "1");
  },
);

onPage(
  "the pace can be changed in the middle of a turn",
  { link: against("rule-2", { turn: "2" }), prepare: at("step") },
  async ({ page }) => {
    await next(page).waitFor();
    const before = await hash(page);
    await page.clock.runFor(10 * PAUSE.normal);
    assert.equal(await hash(page), before);
    await pick(page, "Pace of the computer", "fast");
    await page.clock.runFor(PAUSE.fast - 1);
    assert.equal((await link(page)).roll, undefined, "the pause is kept");
    await page.clock.runFor(1);
    assert.equal((await link(page)).roll.length, 8);
    await page.clock.runFor(PAUSE.fast);
    const held = await link(page);
    assert.notEqual(held.taken, "");
    await pick(page, "Pace of the computer", "step");
    await page.clock.runFor(10 * PAUSE.normal);
    assert.equal((await link(page)).taken, held.taken);
    assert.equal((await link(page)).roll, held.roll);
  },
);

onPage(
  "a turn begins with the whole grill, where the page rolls too",
  { link: against("rule-2") },
  async ({ page }) => {
    const isThere = () =>
      page.evaluate(() => [".places", ".taken", ".choices"].map((part) => Boolean(document.querySelector(part))));
    await way(page, "roll").waitFor();
    assert.deepEqual(await isThere(), [true, false, false]);
    assert.equal(await page.locator(".places .on-grill").count(), 16);
    await way(page, "roll").click();
    await eventually(async () => assert.deepEqual(await isThere(), [false, true, true]));
  },
);

onPage(
  "the players of a game against the computer can be changed",
  { link: against("best-to-win") },
  async ({ page }) => {
    assert.equal(await button(page, /^Add a one/).count(), 0, "no dice to enter");
    await page.keyboard.type("5");
    assert.equal((await link(page)).roll, undefined);
    await openPlayers(page);
    await button(page, "Add a player").click();
    await openSeat(page, 2);
    await page.getByLabel("Who plays for Cleo").selectOption("rule-3");
    await openSeat(page, 1);
    await page.getByLabel("Who plays for Ben").selectOption({ label: "a person" });
    await openSeat(page, 2);
    await button(page, "Move up").click();
    await pick(page, "Dice", "entered");
    await pick(page, "Advice", "after my move");
    const told = await link(page);
    assert.deepEqual([told.by, told.throws], ["-.rule-3.-", undefined]);
    assert.deepEqual(await preferencesKept(page), { ...FIRST_PREFERENCES, advice: "after" });
    await button(page, "Remove").click();
    assert.equal((await link(page)).by, undefined);
  },
);
