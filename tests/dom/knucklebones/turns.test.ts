/** Knucklebones: dice told and placed, what the page says of columns, set up, links and files. */

import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import {
  ask,
  assertBoards,
  boards,
  columns,
  face,
  LATE,
  MIDDLE,
  PAGE,
  placeIn,
  placing,
  query,
  roll,
  settled,
  setUp,
  told,
} from "../../page/knucklebones-steps.ts";
import {
  button,
  eventually,
  loadGame,
  openFromMenu,
  openUndoList,
  part,
  pick,
  redo,
  saveGame,
  shareSite,
  tap,
  textOf,
  undo,
} from "../steps.ts";

const { onPage } = shareSite();

const EMPTY = "---.---.---";
const refused = (page: Page) => page.locator(".refused");
/** The decimals of a number on screen. */
const digits = (number: string) => (number.includes(".") ? 1 : 0);

/** How far one number is behind another, as both are shown. */
const behind = (one: string, other: string) =>
  (parseFloat(one) - parseFloat(other)).toFixed(digits(other)).replace("-", "−").replace(/^0/, "±0");

const chance = (page: Page) => page.locator('[data-key="chance"] .number');
const shown = (share: number) => `${(share * 100).toFixed(1)}%`;

onPage("a turn is two taps, for both players", PAGE, async ({ page }) => {
  assert.equal(await page.title(), "Knucklebones · rollwise");
  await roll(page, 5);
  assert.equal(await placing(page).count(), 3);
  await placeIn(page, 1);
  await assertBoards(page, "---.5--.---", EMPTY);
  // One's own chance is told whoever is to move.
  await page.getByRole("heading", { name: "Your chance to win" }).waitFor();
  await page.getByText("before they roll").waitFor();
  await roll(page, 5);
  const found = await columns(page);
  assert.match(found[1].effect, /takes 5/);
  await placeIn(page, 1);
  await assertBoards(page, EMPTY, "---.5--.---");
  await page.getByRole("heading", { name: "Your chance to win" }).waitFor();
  await page
    .locator(".last-move")
    .filter({ hasText: "The opponent placed a five in the middle and removed a five." })
    .waitFor();
  await undo(page).click();
  await assertBoards(page, "---.5--.---", EMPTY);
  assert.equal((await told(page)).roll, "5", "the die is still there, to be placed elsewhere");
  await redo(page).click();
  await assertBoards(page, EMPTY, "---.5--.---");
});

onPage("a die is told, another one, and none", PAGE, async ({ page }) => {
  await roll(page, 2);
  await roll(page, 6);
  assert.equal(await face(page, 6).getAttribute("aria-pressed"), "true");
  assert.equal((await told(page)).roll, "6");
  await roll(page, 6);
  assert.equal((await told(page)).roll, undefined);
  await chance(page).waitFor();
});

onPage(
  "numbers stand over their columns, and the best is marked",
  { ...PAGE, link: `${MIDDLE}&roll=5` },
  async ({ page }) => {
    await settled(page);
    // The first numbers may be those of a look less far ahead.
    const { found, answer } = await eventually(async () => {
      const found = await columns(page);
      const answer = await ask(page, "analyseKnucklebones", { ...(await query(page)), depth: 2 });
      for (const [nth, { number }] of found.entries()) {
        const share = answer.columns[nth].outlook?.share ?? 0;
        assert.ok(Math.abs(parseFloat(number) - share * 100) < 8, `${number}, about ${shown(share)}`);
      }
      return { found, answer };
    });
    assert.deepEqual(
      found.map(({ column }) => column),
      answer.columns.map(({ column }) => column),
    );
    for (const [nth, { effect }] of found.entries()) {
      const { gain, removes } = answer.columns[nth];
      assert.ok(effect.startsWith(`+${gain} pt`), effect);
      assert.equal(effect.includes("takes"), removes > 0);
    }
    const numbers = found.map(({ number }) => parseFloat(number));
    const best = found.filter(({ mark }) => mark === "best");
    assert.equal(best.length, 1);
    assert.equal(parseFloat(best[0].number), Math.max(...numbers));
    for (const { mark, number } of found.filter((one) => one !== best[0]))
      assert.equal(mark, behind(number, best[0].number));
  },
);

onPage(
  "the page looks further ahead by itself, and says how far",
  // By the worker's clock, which nobody holds, the time that the page gives its search ends in an hour.
  { ...PAGE, time: new Date(Date.now() + 3_600_000), link: `${MIDDLE}&roll=5` },
  async ({ page }) => {
    await tap(part(page, "numbers"));
    await eventually(async () => {
      const depth = Number(/^Looks (\d+) dice ahead/.exec(await textOf(page.locator(".depth")))?.[1]);
      assert.ok(depth >= 4, `${depth} dice ahead`);
    });
  },
);

onPage("what is proved is called so", { ...PAGE, link: `${LATE}&roll=5` }, async ({ page }) => {
  await tap(part(page, "numbers"));
  const told = page.getByRole("dialog", { name: "Your chance to win" });
  assert.match(await textOf(told), /100%.*Proved\..*Win, tie, loss.*100 \/ 0 \/ 0%.*Expected lead.*\+22\.0/s);
  await tap(button(page, "Close"));
  assert.deepEqual(
    (await columns(page)).map(({ number }) => number),
    ["100%"],
  );
  assert.equal(await page.locator(".full").count(), 2);
  await placeIn(page, 0);
  await page.locator('[data-key="result"]').filter({ hasText: "You win by 22 points." }).waitFor();
  assert.equal(await placing(page).count(), 0);
  assert.equal(await page.getByText("choices were best").count(), 0, "the only column is no choice");
  await tap(page.locator('[data-key="new-game"]'));
  await assertBoards(page, EMPTY, EMPTY);
});

onPage(
  "before a roll the chance is told, and what each roll would bring",
  { ...PAGE, link: MIDDLE },
  async ({ page }) => {
    await settled(page);
    const texts = await page
      .locator(".if-rolled [aria-hidden]")
      .evaluateAll((nodes) => nodes.map((node) => node.textContent));
    assert.equal(texts.length, 6);
    const mean = texts.reduce((all, text) => all + parseFloat(text) / 6, 0);
    const told = await textOf(chance(page));
    // Each is rounded, and so is what is told of them all.
    const apart = [told, ...texts].some((text) => digits(text) === 0) ? 1.1 : 0.3;
    assert.ok(Math.abs(mean - parseFloat(told)) < apart, `${mean} and ${told}`);
  },
);

onPage("a position is set up, and what can't be is said", PAGE, async ({ page }) => {
  await setUp(page);
  const add = (side: string, nth: number) => tap(page.locator(`[data-key="add-${side}-${nth}"]`));
  const die = (name: string) => pick(page, "Die to add", name);
  await die("Six");
  await add("mine", 0);
  await add("mine", 0);
  await die("Five");
  await add("theirs", 0);
  await assertBoards(page, "66-.---.---", "5--.---.---");
  await add("mine", 0);
  await refused(page).filter({ hasText: "A five can't be in both left columns" }).waitFor();
  await assertBoards(page, "66-.---.---", "5--.---.---");
  await add("mine", 2);
  await refused(page).filter({ hasText: "A five can't be in both" }).waitFor({ state: "detached" });
  await tap(page.locator('[data-key="take-mine-0-1"]'));
  await pick(page, "To move", "Opponent to move");
  await assertBoards(page, "6--.---.5--", "5--.---.---");
  assert.equal((await told(page)).move, "theirs");
  await button(page, "Done").click();
  await roll(page, 6);
  await placeIn(page, 0);
  await assertBoards(page, "---.---.5--", "56-.---.---");
  const list = await openUndoList(page);
  await list.getByText("Removed a die from your left column").waitFor();
  await list.getByText("Added a five to your right column").click();
  await assertBoards(page, "66-.---.---", "5--.---.---");
});

onPage("the player to move can't have a full board", { ...PAGE, link: `${LATE}&mode=setup` }, async ({ page }) => {
  await tap(page.locator('[data-key="add-mine-0"]'));
  await refused(page).filter({ hasText: "Your board is full, so the game has ended" }).waitFor();
  await pick(page, "To move", "Opponent to move");
  await tap(page.locator('[data-key="add-mine-0"]'));
  await assertBoards(page, "661.543.211", "55-.621.44-");
  await page.locator(".total").first().waitFor();
});

onPage(
  "a link that makes no sense is told, and the rest of it is used",
  { ...PAGE, link: "mine=6--.5--.---&theirs=6--.---.---&tab=moves" },
  async ({ page }) => {
    await page
      .locator("#notices")
      .getByText(/A six can't be in both/)
      .waitFor();
    assert.deepEqual(await boards(page), { mine: "---.5--.---", theirs: EMPTY });
    await page.getByRole("heading", { name: "Moves" }).waitFor();
  },
);

onPage(
  "the tree is opened roll by roll and column by column",
  { ...PAGE, link: `${MIDDLE}&tab=why` },
  async ({ page }) => {
    const branch = (path: string) => page.locator(`[data-key="tree-${path}"]`);
    await branch("5").waitFor();
    assert.equal(await page.locator(".branch").count(), 6);
    await tap(branch("5"));
    assert.equal(await branch("5").getAttribute("aria-expanded"), "true");
    assert.equal(await page.locator('[data-key^="tree-5."]').count(), 3);
    await branch("5.0").getByText("removes two fives").waitFor();
    assert.equal(await page.locator('[data-key^="tree-5."]').getByText("best", { exact: true }).count(), 1);
    await tap(branch("5.0"));
    assert.match(await textOf(branch("5.0.1")), /Opponent/);
    await tap(branch("5"));
    assert.equal(await page.locator(".branch").count(), 6);
  },
);

onPage("a game is saved and loaded, moves and all", { ...PAGE, link: MIDDLE }, async ({ page }) => {
  await roll(page, 5);
  await placeIn(page, 1);
  const before = await boards(page);
  await openFromMenu(page, "about");
  const { name, content } = await saveGame(page);
  assert.equal(name, "knucklebones-2026-03-04.json");
  await button(page, "Close").click();
  await tap(button(page, "New game"));
  await assertBoards(page, EMPTY, EMPTY);
  await openFromMenu(page, "about");
  await loadGame(page, name, content);
  await assertBoards(page, before.mine, before.theirs);
  await button(page, "Close").click();
  await page.locator(".last-move").filter({ hasText: "You placed a five in the middle" }).waitFor();
});
