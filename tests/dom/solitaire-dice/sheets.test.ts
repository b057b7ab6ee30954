/** Solitaire Dice: dice told and choices marked, what they are worth, sheets from paper, undo, links and files. */

import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import type { SheetQuery } from "#modules/solitaire-dice";
import {
  ask,
  die,
  ENDS,
  expected,
  expectedWays,
  face,
  final,
  lastMove,
  linkTo,
  MIDDLE,
  mark,
  offers,
  onGame,
  others,
  part,
  query,
  settled,
  shown,
  shows,
  showsWays,
  stands,
  tapDice,
  tells,
  weightsTaken,
} from "../../page/solitaire-dice-steps.ts";
import {
  button,
  detailsDrawn,
  elsewhere,
  enter,
  eventually,
  firstNumbers,
  follow,
  hash,
  link,
  loadGame,
  openFromMenu,
  openHouseRules,
  openSettings,
  openUndoList,
  pick,
  redo,
  SIZES,
  saveGame,
  section,
  shareSite,
  tap,
  undo,
  way,
  withPreferencesOf,
} from "../steps.ts";

const { onPage } = shareSite();
const onSheet = onGame(onPage);

const B = ENDS.B.sheet;
/** The same, as the page writes it. */
const WRITTEN_B = "4-4.5-8.6-9.7-8.8-7.9-6_1-7.2-7.6-7";

const news = (page: Page) => part(page, "news");

// ---- A roll ----

onSheet("five dice are tapped, and the answer is there at the fifth", { link: linkTo(B) }, async ({ page }) => {
  assert.equal(await page.title(), "Solitaire Dice · rollwise");
  await shows(expected(page), "453");
  await tapDice(page, "5143");
  await page.getByRole("heading", { name: "Before the roll" }).waitFor();
  await tapDice(page, "2");
  await page.getByRole("heading", { name: "Tap what you mark" }).waitFor();
  await tap(button(page, "2 more choices"));
  // 4 comes to its fifth mark, +200, and 9 to its seventh, +50; all others leave 4 open.
  await showsWays(page, [
    { key: "2-4-9", number: "580", mark: "best" },
    { key: "1-5-9", number: "430", mark: "−150" },
    { key: "2-5-8", number: "420", mark: "−160" },
    { key: "1-6-8", number: "410", mark: "−170" },
    { key: "2-6-7", number: "400", mark: "−180" },
    { key: "1-7-7", number: "390", mark: "−190" },
  ]);
  await shows(part(page, "source"), "exact");
  await shows(news(page), "Expected 453, now 580: a good roll.");
  await shows(
    way(page, "2-4-9").locator(".effects"),
    "4: fifth mark, back to 0 · 9: seventh mark, +50 · ends the game Best because it brings 4 back to 0, which no other choice does.",
  );
});

onSheet("dice are entered by keys and taken back", {}, async ({ page }) => {
  await enter(page, "1342");
  await tells(page, { roll: "1342" });
  await page.keyboard.press("Backspace");
  await enter(page, "709x4");
  await tells(page, { roll: "1344" });
  await die(page, 1).click();
  await tells(page, { roll: "144" });
  await tap(part(page, "remove"));
  await tells(page, { roll: "14" });
  await enter(page, "353");
  await enter(page, "6");
  await tells(page, { roll: "14353" });
  await page.keyboard.press("Backspace");
  await tells(page, { roll: "1435" });
  await shows(part(page, "expected"), /\d/);
});

onSheet("the page rolls for whoever has no dice", { prepare: { hasSameDice: true } }, async ({ page }) => {
  await part(page, "random").click();
  await eventually(async () => assert.match((await link(page)).roll, /^[1-6]{5}$/));
  await settled(page);
});

const EXAMPLES: [rejects: string, roll: string, keys: string[]][] = [
  ["1:1 2:1 3:1", "13445", ["1-7-9", "1-8-8", "3-5-9", "3-6-8"]],
  ["1:1 2:1 5:1", "14446", ["1-8-10"]],
  ["1:1 2:1 6:1", "33456", ["6-6-9", "6-7-8"]],
  ["4:1 5:1 6:1", "11223", ["0-2-4", "0-2-5", "0-3-3", "0-3-4", "0-3-5", "0-4-4"]],
  ["1:1 6:1", "11666", ["1-7-12", "6-2-12", "6-7-7"]],
  ["", "55555", ["5-10-10"]],
];

onSheet("a roll allows what the rules say", {}, async ({ page }) => {
  for (const [rejects, roll, keys] of EXAMPLES) {
    await follow(page, linkTo(`_${rejects.replaceAll(":", "-").replaceAll(" ", ".")}`, { roll }));
    // No more than four are shown, unless there is only one more.
    if (keys.length > 5) await tap(button(page, `${keys.length - 4} more choices`));
    await offers(page, keys);
  }
});

// ---- What it is worth ----

onSheet("what is known exactly is shown so", { link: "sheet=_" }, async ({ page }) => {
  for (const { sheet, score, worth } of Object.values(ENDS)) {
    await follow(page, linkTo(sheet));
    await shows(expected(page), shown(worth));
    await shows(part(page, "source"), "exact");
    await shows(part(page, "sheet-score"), `Score ${shown(score)}`);
  }
});

onSheet(
  "choices stand by their worth, with what they cost, and all of them are one tap away",
  { link: linkTo("_", { roll: "54321" }) },
  async ({ page }) => {
    const all = expectedWays(await ask(page, "evaluateSheet", await query(page)));
    assert.equal(all.length, 15);
    const numbers = all.map(({ number }) => Number(number.replace("−", "-")));
    assert.deepEqual(
      numbers,
      numbers.toSorted((a, b) => b - a),
    );
    await showsWays(page, all.slice(0, 4));
    await shows(part(page, "source"), "estimate");
    await tap(button(page, "11 more choices"));
    await showsWays(page, all);
    await tap(button(page, "Fewer choices"));
    await showsWays(page, all.slice(0, 4));
  },
);

onSheet(
  "choices within three points are as good, and all are read out in words",
  { link: linkTo(B, { roll: "13445" }) },
  async ({ page }) => {
    const named = (name: string) => page.getByRole("button", { name, exact: true });
    await named("reject 1, 7 and 9, 410 points, best").waitFor();
    await named("reject 1, 8 and 8, 410 points, as good").waitFor();
    await showsWays(page, [
      { key: "1-7-9", number: "410", mark: "best" },
      { key: "1-8-8", number: "410", mark: "as good" },
    ]);
    await shows(news(page), "Expected 453, now 410: a bad roll.");
    await follow(page, linkTo(B, { roll: "12345" }));
    await named("reject 2, 4 and 9, 580 points, best").waitFor();
    await named("reject 1, 5 and 9, 430 points, 150 less").waitFor();
  },
);

onSheet("the numbers of a usual sheet are those of a look one roll ahead", {}, async ({ page }) => {
  await follow(page, linkTo(MIDDLE));
  const { value: was } = await ask(page, "evaluateSheet", await query(page, { depth: 1 }));
  await shows(expected(page), shown(was as number));
  await enter(page, "13445");
  const answer = await ask(page, "evaluateSheet", await query(page));
  await settled(page);
  await showsWays(page, expectedWays(answer).slice(0, 4));
  await shows(
    news(page),
    new RegExp(
      `^Expected ${shown(was as number)}, now ${shown(answer.value as number)}: (a good|a bad|an average) roll\\.$`,
    ),
  );
});

onSheet("a free ride is told, and marks no reject", { link: linkTo(B, { roll: "34455" }) }, async ({ page }) => {
  await page.getByRole("heading", { name: "Free ride: tap what you mark" }).waitFor();
  await shows(news(page), "Expected 453, now 553: a good roll.");
  await shows(way(page, "0-9-9").locator(".apart-name"), "idle");
  await page.getByRole("button", { name: "free ride, 9 and 9, 553 points, best", exact: true }).waitFor();
  await mark(page, "0-9-9");
  await tells(page, { sheet: "4-4.5-8.6-9.7-8.8-7.9-8_1-7.2-7.6-7", roll: undefined });
  await shows(lastMove(page), "You marked 9 and 9 on a free ride.");
  await shows(part(page, "status"), /^Turn 23/);
});

onSheet("the last reject ends the game", { link: linkTo(B) }, async ({ page }) => {
  await shows(news(page), "No reject to spare: the next one ends the game.");
  await tapDice(page, "12345");
  await mark(page, "2-4-9");
  await shows(final(page), "Final score 580");
  await page.getByRole("heading", { name: "Game over" }).waitFor();
  await tells(page, { sheet: "4-5.5-8.6-9.7-8.8-7.9-7_1-7.2-8.6-7" });
  await page.getByText("Every choice was the best, or as good: the dice gave you 127 points.").waitFor();
  await part(page, "face-1").waitFor({ state: "detached" });
  await tap(part(page, "new-game"));
  await tells(page, { sheet: "_" });
  await face(page, 1).waitFor();
});

onSheet("a pairing of one's own is put together, valued and marked", { link: linkTo(B) }, async ({ page }) => {
  const own = part(page, "own");
  await tapDice(page, "12345");
  await die(page, 2).click();
  await page.getByText("1, 2, and 6 are in use: of this roll only 1 or 2 can be rejected.").waitFor();
  await die(page, 2).click();
  await die(page, 0).click();
  await page.getByText("Reject 1: now tap two dice that make a pair. ⌫ removes the 1.").waitFor();
  await die(page, 1).click();
  await die(page, 4).click();
  await shows(own, "Mark: reject 1 with 7+7, 390 points, 190 less");
  await die(page, 4).click();
  await die(page, 2).click();
  await shows(own, "Mark: reject 1 with 5+9, 430 points, 150 less");
  await way(page, "1-5-9").and(page.locator(".picked")).waitFor();
  await tap(own);
  await shows(final(page), "Final score 430");
  await page.getByText("Costliest: turn").waitFor();
});

// ---- A sheet from paper ----

/** What has been marked on paper, box by box, for sheet B. */
const PAPER = ["sum-4-4", "sum-5-8", "sum-6-9", "sum-7-8", "sum-8-7", "reject-1-7", "reject-2-7", "reject-6-7"];

onSheet("a sheet is copied from paper by taps, and what does not fit is told", { sizes: SIZES }, async ({ page }) => {
  const misfit = part(page, "misfit");
  const points = (sum: number, text: string) => shows(part(page, `points-${sum}`), text);
  await section(page, "Your sheet").waitFor();
  for (const box of PAPER) await part(page, box).click();
  await shows(misfit, /^6 marks on the sums are missing\. A turn marks two sums/);
  await part(page, "sum-9-5").click();
  await shows(misfit, /^One mark on the sums is missing\./);
  await part(page, "sum-9-7").click();
  await shows(misfit, /^The sums have one mark too few or too many\./);
  await part(page, "sum-9-7").click();
  await shows(misfit, "");
  await tells(page, { sheet: WRITTEN_B });
  await points(4, "−200");
  await points(5, "150");
  await points(9, "50");
  await shows(part(page, "sheet-score"), "Score 330");
  await shows(expected(page), "453");
  await shows(part(page, "status"), /^Turn 22.*score 330.*about 1 roll left$/);
  await shows(part(page, "outlook"), "no reject to spare · 1.0 rolls left on average, if you play for a long game");
  // Three others are in use.
  await part(page, "reject-3-1").click();
  await tells(page, { sheet: WRITTEN_B });
  await part(page, "reject-3").and(page.locator("[aria-disabled=true]")).waitFor();
  await part(page, "reject-6-7").click();
  await part(page, "reject-6-1").click();
  await part(page, "reject-6-1").click();
  await shows(misfit, /^14 marks too many on the sums\./);
  await part(page, "reject-3-1").click();
  await tells(page, { sheet: "4-4.5-8.6-9.7-8.8-7.9-6_1-7.2-7.3-1" });
});

onSheet("a sheet that is over is told by its marks", { link: linkTo(B, { roll: "123" }) }, async ({ page }) => {
  await section(page, "Your sheet").waitFor();
  await part(page, "reject-6-8").click();
  await shows(final(page), "Final score 330");
  await tells(page, { roll: undefined });
  await undo(page).click();
  await tells(page, { roll: "123", sheet: WRITTEN_B });
});

// ---- Undo ----

onSheet("undo and redo lead over turns, also after a reload", { link: linkTo(B) }, async ({ page }) => {
  /** Two turns: at what roll each was marked, and the end. */
  const places = [];
  for (const [dice, key] of [
    ["34455", "0-9-9"],
    ["12345", "2-4-9"],
  ]) {
    await tapDice(page, dice);
    places.push(await hash(page));
    await mark(page, key);
  }
  await shows(final(page), "Final score 680");
  places.push(await hash(page));
  const list = await openUndoList(page);
  for (const name of ["You rejected 2 and marked 4 and 9.", "You marked 9 and 9 on a free ride."])
    await list.getByText(name).waitFor();
  await button(page, "Close").click();

  const goes = async (to: Pick<Locator, "click">, place: string) => {
    await to.click();
    await stands(page, place);
  };
  await goes(undo(page), places[1]);
  await shows(news(page), "Expected 553, now 680: a good roll.");
  await goes(undo(page), places[0]);
  await goes(redo(page), places[1]);
  await page.reload();
  await firstNumbers(page);
  await weightsTaken(page);
  await stands(page, places[1]);
  await goes(redo(page), places[2]);
  await shows(final(page), "Final score 680");
  await goes(undo(page), places[1]);
  await goes(undo(page), places[0]);
  await undo(page).and(page.locator("[aria-disabled=true]")).waitFor();
  await shows(news(page), "Expected 453, now 553: a good roll.");
});

onSheet(
  "what makes no sense in a link is told, and the rest of it is used",
  {
    link: linkTo("6-11_1-2", {
      roll: "1237",
      with: "nobody _",
      opening: "none",
      seed: "-1",
      aim: "9999",
      x: "1",
      tab: "moves",
    }),
  },
  async ({ page }) => {
    await page
      .locator("#notices")
      .getByText(
        "Part of this link could not be read and was left out: “Sheet” (sheet), “Roll” (roll), “Opening rule” (opening), ….",
      )
      .waitFor();
    await tells(page, { sheet: "_", roll: undefined, with: undefined, tab: "moves" });
  },
);

onSheet("a game is saved and loaded, moves and all", { link: linkTo(B) }, async ({ page }) => {
  await tapDice(page, "34455");
  await mark(page, "0-9-9");
  await tells(page, { sheet: "4-4.5-8.6-9.7-8.8-7.9-8_1-7.2-7.6-7" });
  const before = await hash(page);
  await openFromMenu(page, "about");
  const { name, content } = await saveGame(page);
  assert.equal(name, "solitaire-dice-2026-03-04.json");
  await tap(button(page, "Close"));
  await tap(button(page, "New game"));
  await tells(page, { sheet: "_" });
  await openFromMenu(page, "about");
  await loadGame(page, name, content);
  await page.getByText(`Loaded ${name}.`).waitFor();
  await tap(button(page, "Close"));
  await stands(page, before);
  await shows(lastMove(page), "You marked 9 and 9 on a free ride.");
});

// ---- The opening rule ----

onSheet("the first three rejects differ by the other opening rule", { link: "sheet=7-1.9-1_1-1" }, async ({ page }) => {
  await openHouseRules(page);
  await pick(page, "Opening rule", "three different");
  await tap(button(page, "Close"));
  await tells(page, { opening: "different" });
  const sheet = await query(page, { opening: "different" });
  await shows(expected(page), shown((await ask(page, "evaluateSheet", sheet)).value as number));
  await enter(page, "13445");
  await button(page, "3 more choices").click();
  await offers(page, ["3-5-9", "3-6-8", "4-4-9", "4-5-8", "4-6-7", "5-4-8", "5-5-7"]);
  const list = await openUndoList(page);
  await list.getByText("Opening rule: three different").waitFor();
});

onSheet(
  "an open sum costs 150 by the easy variant, which has weights of its own",
  { link: "sheet=7-1.9-1_1-1" },
  async ({ page }) => {
    await openHouseRules(page);
    await pick(page, "Open sums", "−150 (easy)");
    await tap(button(page, "Close"));
    await tells(page, { open: "150" });
    await shows(part(page, "sheet-score"), "Score −300");
    await shows(page.locator(".box-heads span").first(), "−150");
    assert.equal(await part(page, "goal").count(), 0);
    const sheet: SheetQuery = { ...(await query(page)), openCost: 150, depth: 1 };
    await eventually(async () => assert.equal((await ask(page, "evaluateSheet", sheet)).source, "estimate"));
    await shows(expected(page), shown((await ask(page, "evaluateSheet", sheet)).value as number));
  },
);

onSheet(
  "the page rolls and the others go on by a key",
  {
    link: linkTo("_", { dice: "page", seed: "3", with: "thumb _" }),
    prepare: withPreferencesOf("solitaire-dice", { pace: "step" }),
  },
  async ({ page }) => {
    await page.keyboard.press("r");
    await page.getByRole("heading", { name: "Tap what you mark" }).waitFor();
    await page.keyboard.press("5");
    await page.keyboard.press("Backspace");
    assert.equal((await query(page)).roll?.length, 5, "thrown dice are not told");
    await page.keyboard.press("b");
    await page.locator(".pace:not(.idle)").waitFor();
    await page.keyboard.press("n");
    await tells(page, { marked: undefined, turn: "1" });
    const [{ sums }] = await others(page);
    assert.equal(
      sums.reduce((all, count) => all + count),
      2,
    );
  },
);

onSheet(
  "the sheet is always there; all details are open where there is room, one at a time on a phone",
  { sizes: SIZES },
  async ({ page, device }) => {
    const names = ["Final score", "Moves"];
    await section(page, "Your sheet").waitFor();
    await detailsDrawn(page);
    if (device === "desktop") {
      for (const name of names) await section(page, name).waitFor();
      return;
    }
    for (const [nth, tab] of names.entries()) {
      await pick(page, "Details", tab);
      await section(page, names[nth]).waitFor();
      await page.locator(".panels > .panel").nth(1).waitFor({ state: "detached" });
    }
  },
);

onSheet("the game goes by the name that is chosen", {}, async ({ page }) => {
  await openSettings(page);
  for (const name of ["Can't Stop Express", "Choice", "Solitaire Dice"]) {
    await page.getByLabel("Name of the game").selectOption(name);
    await page.getByRole("heading", { level: 1, name }).waitFor({ state: "attached" });
    await eventually(async () => assert.equal(await page.title(), `${name} · rollwise`));
  }
});

// ---- Links and files ----

const WHOLE = linkTo("4-3.6-2_1-2.2-1", {
  roll: "13445",
  turn: "3",
  opening: "different",
  dice: "page",
  seed: "12",
  tab: "moves",
  aim: "450",
  with: ["thumb 6-1.7-1_1-1", "five-factors-135 _"],
});

onSheet("a link brings back all that it tells", { link: WHOLE }, async ({ page }) => {
  await settled(page);
  const told = await hash(page);
  assert.deepEqual([...new URLSearchParams(told)].toSorted(), [...new URLSearchParams(WHOLE)].toSorted());
  const answer = await ask(page, "evaluateSheet", await query(page, { opening: "different" }));
  await elsewhere(page.url(), async (other) => {
    await stands(other, told);
    await showsWays(other, expectedWays(answer).slice(0, 4));
    await other.getByText("Moves appear here as you mark choices.").waitFor();
  });
});
