/** Solitaire Dice: where games end up from a sheet, as they are played, told, stopped and taken along. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";

import { CLIPBOARD, rowsOf } from "./lab-steps.ts";
import { chances, expectedChances, games, played, tenth } from "./solitaire-dice-chances-steps.ts";
import { drawnAnew, ENDS, linkTo, onGame, query, shows, tells } from "./solitaire-dice-steps.ts";
import { button, eventually, openPanel, SIZES, shareSite } from "./steps.ts";

const { onPage } = shareSite();
const onSheet = onGame(onPage);

const B = ENDS.B.sheet;

onSheet(
  "where games end up is played, told and taken along",
  { sizes: SIZES, link: linkTo(B), context: CLIPBOARD },
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
