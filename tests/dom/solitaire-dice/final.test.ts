/** Solitaire Dice: where games end up from a sheet, as they are played, told, stopped and taken along. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { DESKTOP } from "../../device.ts";
import { allow, CLIPBOARD, rowsOf, SLICE_BY_SLICE } from "../../lab-steps.ts";
import { chances, expectedChances, games, played, tenth } from "../../page/solitaire-dice-chances-steps.ts";
import {
  ask,
  drawnAnew,
  ENDS,
  face,
  linkTo,
  onGame,
  part,
  query,
  settled,
  shows,
  tells,
} from "../../page/solitaire-dice-steps.ts";
import { askModule, button, eventually, follow, openPanel, shareSite, tap } from "../steps.ts";

const { onPage } = shareSite();
const onSheet = onGame(onPage);

const B = ENDS.B.sheet;

onSheet(
  "games are played from a choice as well, when asked for",
  { link: linkTo(B, { roll: "34455", tab: "score" }) },
  async ({ page }) => {
    await page.getByLabel("Played from").selectOption({ label: "free ride with 7+9" });
    await shows(played(page), "10,000 games played.");
    const after = await ask(page, "markSheet", await query(page), { reject: null, sums: [7, 9] });
    const { value } = await ask(page, "evaluateSheet", after);
    const found = await games(page, after, [0, 300, 400, 500]);
    await eventually(async () => assert.deepEqual(await chances(page), expectedChances(found, value)));
  },
);

onSheet(
  "where games come to less than was expected, that is said",
  { link: linkTo("4:3 5:4 6:6 7:5 8:6 10:2|1:4 2:4 6:5", { tab: "score" }) },
  async ({ page }) => {
    await settled(page);
    await button(page, "Play 10,000 games").click();
    await shows(played(page), "10,000 games played.");
    await shows(
      part(page, "far-off"),
      /^The expected score is 1\d\.\d points above the average of these games, more than luck explains\./,
    );
    await follow(page, linkTo("6:2 7:2|1:1 3:1"));
    await shows(part(page, "source"), "rough estimate");
    await part(page, "far-off").waitFor({ state: "detached" });
  },
);

/** A sheet from which 10,000 games take their time. */
const SLOW = {
  link: linkTo("4:3 6:4 7:4 8:3 9:1 10:1|1:3 2:2 6:3", { tab: "score" }),
  prepare: SLICE_BY_SLICE,
};

onSheet("games stop when the position changes, or when told to", SLOW, async ({ page }) => {
  await settled(page);
  await allow(page, 1);
  await button(page, "Play 10,000 games").click();
  await shows(played(page), /^[1-9][\d,]* games played so far …$/);
  await page.locator(".chances").waitFor();
  await button(page, "Stop").click();
  await shows(played(page), /^Stopped after [1-9][\d,]* games\.$/);
  await allow(page, 1);
  await button(page, "Play 10,000 games").click();
  await shows(played(page), /^[1-9][\d,]* games played so far …$/);
  await face(page, 1).click();
  await shows(played(page), "");
  await page.locator(".chances").waitFor({ state: "detached" });
  await allow(page, Infinity);
  await button(page, "Play 10,000 games").waitFor();
  await tap(part(page, "remove"));
  await shows(played(page), "");
  await button(page, "Play 10,000 games").click();
  await shows(played(page), "10,000 games played.");
  const { value } = await askModule(page, "solitaire-dice", "evaluateSheet", await query(page));
  const found = await games(page, await query(page), [0, 300, 400, 500]);
  await eventually(async () => assert.deepEqual(await chances(page), expectedChances(found, value)));
});

onSheet(
  "where games end up is played, told and taken along",
  { link: linkTo(B), context: CLIPBOARD, sizes: { desktop: DESKTOP } },
  async ({ page, device }) => {
    await openPanel(page, device, "Final score");
    const aim = page.getByLabel("Target score");
    await aim.fill("450");
    // What is typed stays when something arrives meanwhile.
    await drawnAnew(page);
    await button(page, "Play 10,000 games").click();
    await shows(played(page), "10,000 games played.");
    const found = await games(page, await query(page), [0, 300, 450, 500]);
    await tells(page, { aim: "450" });
    // By other programs, exactly.
    const { worth } = ENDS.B;
    await eventually(async () => assert.deepEqual(await chances(page), expectedChances(found, worth)));
    assert.ok(found.mean.low < worth && worth < found.mean.high, `${found.mean.value}`);
    for (const [typed, taken] of [
      ["9999", "3350"],
      ["9999", "3350"],
      ["", "3350"],
      ["450", "450"],
    ]) {
      await aim.fill(typed);
      await aim.press("Enter");
      await eventually(async () => assert.equal(await aim.inputValue(), taken));
    }
    await shows(played(page), "10,000 games played.");
    await page.getByRole("img", { name: "How often the games ended on each score" }).waitFor();
    await page.getByText("These numbers as a table").click();
    const rows = (await rowsOf(page.locator(".counts"))).slice(1);
    const numberOf = (text: string) => Number(text.replace(",", "").replace("−", "-"));
    assert.equal(
      rows.reduce((all, [, count]) => all + numberOf(count), 0),
      10_000,
    );

    const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Download CSV").click()]);
    assert.equal(download.suggestedFilename(), "solitaire-dice-scores.csv");
    const text = await readFile(await download.path(), "utf8");
    const [head, ...lines] = text.trim().split("\r\n");
    assert.equal(head, "final score,games");
    const scores = lines.map((line) => line.split(",").map(Number));
    const sum = scores.reduce((all, [score, count]) => all + score * count, 0);
    assert.equal(tenth(sum / 10_000), tenth(found.mean.value));
    const [first] = rows;
    const [low, high] = first[0].split(" to ").map(numberOf);
    const inside = scores.filter(([score]) => score >= low && score <= high);
    assert.equal(
      inside.reduce((all, [, count]) => all + count, 0),
      numberOf(first[1]),
    );
    await button(page, "Copy as CSV").click();
    await page.getByText("Copied.").waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), text);
  },
);
