/** Solitaire Dice with others, advice after the move, and the moves of a game. */

import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import type { SheetPlayer } from "#modules/solitaire-dice";
import {
  ask,
  ENDS,
  final,
  goOnUntil,
  isOver,
  LATER,
  lastMove,
  linkTo,
  MIDDLE,
  mark,
  onGame,
  others,
  othersMarked,
  part,
  preferences,
  query,
  readSheet,
  scoreOf,
  shown,
  shows,
  tapDice,
  tells,
  weightsTaken,
} from "../../page/solitaire-dice-steps.ts";
import { button, elsewhere, follow, link, openSettings, pick, section, shareSite, undo, way } from "../steps.ts";

const { onPage } = shareSite();
const onSheet = onGame(onPage);

const B = ENDS.B.sheet;

// ---- With others ----

/** Sheets of the others after sixteen turns. */
const OTHERS: Record<string, string> = {
  thumb: "4-5.6-7.7-8.8-7.10-5_1-5.2-6.6-5",
  columns: "5-4.6-7.7-8.8-8.9-5_1-7.2-4.6-5",
};
const TURN = 16;

/** How a player goes on from there with the rolls of a seed: found without the page. */
async function playedBy(page: Page, player: string, seed: number) {
  let sheet = readSheet(OTHERS[player]);
  for (let turn = TURN; !isOver(sheet); turn += 1) {
    const asked = { ...sheet, roll: await ask(page, "throwSheet", seed, 0, turn) };
    const { sums, rejects } = await ask(
      page,
      "markSheet",
      asked,
      await ask(page, "decideSheet", asked, player as SheetPlayer, 0),
    );
    sheet = { sums, rejects };
  }
  return sheet;
}

onSheet(
  "a game against two others is played to its end, with advice after the move",
  {
    link: linkTo(LATER, {
      dice: "page",
      seed: "5",
      turn: String(TURN),
      with: [`thumb ${OTHERS.thumb}`, `columns ${OTHERS.columns}`],
    }),
    prepare: preferences({ advice: "after", pace: "fast" }),
  },
  async ({ page }) => {
    const numbers = page.locator(".way-number").filter({ hasText: /\S/ });
    for (let turns = 0; turns < 60 && !isOver(await query(page)); turns += 1) {
      await part(page, "roll").click();
      await page.getByRole("heading", { name: "You choose" }).waitFor();
      await numbers.first().waitFor({ state: "detached" });
      await page.locator(".way").first().click();
      if (turns === 0) await shows(lastMove(page), /^You (rejected \d and )?marked \d+ and \d+/);
      if (!isOver(await query(page))) await othersMarked(page);
    }
    // The others wait, so that the own result is seen.
    await page.getByRole("heading", { name: "The others play on" }).waitFor();
    await shows(final(page), `Final score ${shown(scoreOf(await query(page)))}`);
    await part(page, "roll").waitFor({ state: "detached" });
    await page.locator(".roll .pace:not(.idle)").waitFor();
    await page.clock.runFor(10_000);
    await tells(page, { marked: "true" });
    assert.doesNotMatch(await page.locator(".status-line, .news").allTextContents().then(String), /score|points/);
    await button(page, "Go on").click();
    await page.locator(".pace.idle").waitFor();
    await goOnUntil(page, async () => assert.ok((await others(page)).every(isOver), "all have ended"));
    const own = await query(page);
    const sheets = await others(page);
    const ahead = scoreOf(own) - Math.max(...sheets.map(scoreOf));
    assert.notEqual(ahead, 0);
    await shows(part(page, "result"), `You ${ahead > 0 ? "win" : "lose"} by ${shown(Math.abs(ahead))}`);
    for (const { by, sums, rejects } of sheets)
      assert.deepEqual({ sums, rejects }, await playedBy(page, by, 5), `${by} has the same rolls`);
    const scores: [string, number][] = [
      ["You", scoreOf(own)],
      ["Computer (Medium)", scoreOf(sheets[0])],
      ["Sum by sum", scoreOf(sheets[1])],
    ];
    const standings = scores.toSorted(([, one], [, other]) => other - one);
    for (const [place, [name, score]] of standings.entries())
      await shows(
        page.getByRole("list", { name: "Final scores" }).getByRole("listitem").nth(place),
        `${name} ${shown(score)}`,
      );
    await shows(page.locator(".summary"), /^Your 2 choices gave away [\d,]+ points\.$/);
  },
);

onSheet(
  "what a choice gave away is told after it, and nothing where it was as good",
  { link: linkTo(B, { with: "thumb _" }), prepare: preferences({ advice: "after" }) },
  async ({ page }) => {
    await section(page, "Your sheet").waitFor();
    await part(page, "expected").waitFor({ state: "detached" });
    await tapDice(page, "34455");
    await page.getByRole("heading", { name: "Free ride: you choose" }).waitFor();
    await shows(way(page, "0-7-9"), /idle.*free ride, 7 and 9|free ride, 7 and 9.*idle/);
    await mark(page, "0-7-9");
    await shows(
      lastMove(page),
      "You marked 7 and 9 on a free ride. That cost you 20 points: free ride with 9+9 was better.",
    );
    await undo(page).click();
    await mark(page, "0-9-9");
    await shows(lastMove(page), "You marked 9 and 9 on a free ride.");
  },
);

onSheet(
  "who wants no advice gets none before the end",
  {
    link: linkTo(B, { tab: "moves", with: "thumb 2-1.7-5.8-10_1-8.2-3.6-4" }),
    prepare: preferences({ advice: "none" }),
  },
  async ({ page }) => {
    const move = page.locator(".move");
    await tapDice(page, "34455");
    await mark(page, "0-7-9");
    await shows(lastMove(page), "You marked 7 and 9 on a free ride.");
    await shows(move, /^22\. .*3 4 4 5 5 free ride with 7\+9$/);
    await tapDice(page, "12345");
    await mark(page, "2-4-9");
    await shows(part(page, "result"), /^You (win|lose) by/);
    await shows(
      move.last(),
      /free ride with 7\+9 533 .*mistake, cost 20: free ride with 9\+9 was better *↺ luck \+100/,
    );
  },
);

onSheet(
  "players, their sheets, who rolls and when is advice are set in a dialog",
  { link: linkTo(B) },
  async ({ page }) => {
    const dialog = page.getByRole("dialog", { name: "Players" });
    await part(page, "players").click();
    await page.getByLabel("A computer player").selectOption("random");
    await page.getByLabel("A computer player").selectOption("advice-2");
    await part(page, "more-1").click();
    await part(page, "by-0").selectOption("by-heart-3");
    await dialog.getByText("Plays by three rules that a search has found.").waitFor();
    await pick(page, "Dice", "rolled by the app");
    await pick(page, "Advice", "after my move");
    await part(page, "done").click();
    const { sums, rejects } = await query(page);
    assert.deepEqual(await others(page), [
      { by: "by-heart-3", sums, rejects },
      { by: "advice-2", sums, rejects },
    ]);
    await tells(page, { dice: "page" });
    assert.match((await link(page)).seed, /^\d+$/);

    await page.getByRole("button", { name: "Sheet of Computer (Strongest): 330 points", exact: true }).click();
    const sheet = section(page, "Sheet of Computer (Strongest)");
    await sheet.getByRole("img", { name: "Marks on 5: 8 marks, 150 points" }).waitFor();
    await part(page, "sum-4-5").click();
    assert.deepEqual((await others(page))[1].sums, sums);
    await page.getByRole("button", { name: "Your sheet: 330 points", exact: true }).click();
    await section(page, "Your sheet").waitFor();

    await part(page, "players").click();
    await part(page, "more-1").click();
    await button(page, "Remove").click();
    await part(page, "done").click();
    assert.deepEqual(
      (await others(page)).map(({ by }) => by),
      ["advice-2"],
    );
  },
);

onSheet(
  "the others go on step by step where that is wanted, and wait after a link",
  { link: linkTo(MIDDLE, { roll: "13445", marked: "true", turn: "4", with: ["thumb 7-1.9-1_1-1"] }) },
  async ({ page }) => {
    await page.getByRole("heading", { name: "The computer marks this roll" }).waitFor();
    await page.locator(".pace:not(.idle)").waitFor();
    await page.clock.runFor(10_000);
    await tells(page, { marked: "true" });
    await pick(page, "Pace of the computer", "step");
    await page.clock.runFor(10_000);
    await tells(page, { marked: "true" });
    await button(page, /^Next$/).click();
    await tells(page, { marked: undefined, roll: undefined, turn: "5" });
    const asked = { ...readSheet("7-1.9-1_1-1"), roll: [1, 3, 4, 4, 5] };
    const { sums, rejects } = await ask(page, "markSheet", asked, await ask(page, "decideSheet", asked, "thumb", 0));
    assert.deepEqual(await others(page), [{ by: "thumb", sums, rejects }]);
    await shows(page.locator(".of-others"), /^Computer \(Medium\): reject [1-6] with \d+\+\d+$/);
  },
);

onSheet("the levels stand first among the players, and all others in a group", {}, async ({ page }) => {
  await part(page, "players").click();
  const list = page.getByLabel("A computer player");
  await list.waitFor();
  const texts = await list.locator("> option").allTextContents();
  assert.deepEqual(texts.slice(1), ["Weak", "Medium", "Strong", "Very strong", "Strongest"]);
  const group = list.locator("> optgroup");
  assert.equal(await group.getAttribute("label"), "Other players");
  assert.deepEqual(await group.locator("option").allTextContents(), ["Advice", "Sum by sum", "Longest game", "Random"]);
  await list.selectOption("by-heart-5");
  assert.deepEqual(
    (await others(page)).map(({ by }) => by),
    ["by-heart-5"],
  );
});

onSheet(
  "a player of a game of before, no longer offered, is still in its list",
  { link: linkTo(B, { with: ["five-factors-135 _"] }) },
  async ({ page }) => {
    await part(page, "players").click();
    await part(page, "more-1").click();
    const list = part(page, "by-0");
    await list.waitFor();
    assert.equal(await list.inputValue(), "five-factors-135");
    await page.getByText("Its rejects: 1, 3, 5.").waitFor();
  },
);
onSheet("the pace of the computer is a setting", { link: linkTo(B) }, async ({ page }) => {
  await openSettings(page);
  await pick(page, "Pace of the computer", "slow");
  await page.reload();
  await openSettings(page);
  assert.ok(await page.getByRole("radio", { name: "slow" }).isChecked());
});

onSheet("by the name of Can't Stop Express a game begins by its opening rule", {}, async ({ page }) => {
  await openSettings(page);
  await page.getByLabel("Name of the game").selectOption("Can't Stop Express");
  await button(page, "Close").click();
  await tells(page, { opening: "different" });
  await shows(part(page, "news"), "Until three numbers are in use, each reject must be a new number.");
  // Once a game is under way its rule stays.
  await follow(page, linkTo(MIDDLE));
  await openSettings(page);
  await page.getByLabel("Name of the game").selectOption("Choice");
  await page.getByLabel("Name of the game").selectOption("Can't Stop Express");
  await button(page, "Close").click();
  await tells(page, { opening: undefined });
});

onSheet(
  "where no new number was rolled that is said",
  { link: linkTo("4:2 6:1 10:1|1:1 5:1", { roll: "15555", opening: "different" }) },
  async ({ page }) => {
    await shows(part(page, "news"), "No new number was rolled, so any die may be rejected.");
  },
);

const SEED = 4_294_967_295;

onSheet(
  "a link's seed brings everybody the same rolls",
  { link: linkTo("_", { dice: "page", seed: String(SEED) }) },
  async ({ page }) => {
    const expected: number[][] = [];
    for (const turn of [0, 1, 2]) expected.push(await ask(page, "throwSheet", SEED, 0, turn));
    /** The rolls of three turns, if every time the choice in one place is marked. */
    const rolls = async (page: Page, place: number) => {
      const found = [];
      for (let turn = 0; turn < 3; turn += 1) {
        await part(page, "roll").click();
        found.push((await query(page)).roll);
        await page.locator(".way").nth(place).click();
      }
      return found;
    };
    await elsewhere(page.url(), async (other) => {
      await weightsTaken(other);
      assert.deepEqual(await rolls(page, 0), expected);
      assert.deepEqual(await rolls(other, 1), expected);
      assert.notEqual((await link(page)).sheet, (await link(other)).sheet, "they need not mark the same");
    });
  },
);
