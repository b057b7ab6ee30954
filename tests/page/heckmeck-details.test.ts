/** The details as they are shown; all their numbers are checked in tests/unit/heckmeck-details.test.ts. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";

import type { Page } from "playwright-core";
import { type Choice, type Goal, ROLLED, rolled, shownAs, signOf, TOTALS } from "./heckmeck-details-steps.ts";
import { boxOf, button, eventually, openPanel, pick, SIZES, shareSite, TILES, tablesLoaded } from "./steps.ts";

const { onPage } = shareSite();
const NAMES = ["one", "two", "three", "four", "five", "worm die"];

const takeInWords = ({ face, count }: Choice) =>
  `take ${count} ${count === 1 ? NAMES[face - 1] : face === 6 ? "worm dice" : `${NAMES[face - 1]}s`}`;

onPage("the chart reads exact numbers by keyboard, pointer and name", ROLLED, async ({ page, device }) => {
  await tablesLoaded(page);
  const chart = await openPanel(page, device, "Chart");
  const { choices } = await rolled(page);
  const slider = chart.getByRole("slider");
  const expected = (total: number) => {
    const numbers = choices.map(({ evaluation }) => evaluation.atLeast[total]);
    const best = choices[numbers.indexOf(Math.max(...numbers))];
    return { numbers: numbers.map(shownAs("atLeast")), best: takeInWords(best) };
  };
  const check = async (total: number) => {
    const { numbers, best } = expected(total);
    const told = await slider.getAttribute("aria-valuetext");
    for (const number of numbers) assert.ok(told?.includes(number), `${told}: ${number}`);
    assert.ok((await chart.innerText()).includes(`${total} or more: best is to ${best}, `), `${total}: ${best}`);
    const legend = await chart.getByRole("listitem").allTextContents();
    for (const [nth, number] of numbers.entries()) assert.ok(legend[nth].includes(number), `${legend[nth]}: ${number}`);
  };
  assert.equal(await slider.inputValue(), "25");
  await check(25);
  await slider.focus();
  for (let total = 26; total <= 30; total += 1) {
    await page.keyboard.press("ArrowRight");
    assert.equal(await slider.inputValue(), String(total));
    await check(total);
  }
  const plot = chart.getByRole("img");
  await plot.scrollIntoViewIfNeeded();
  const { width } = await boxOf(plot);
  await plot.hover({ position: { x: width / 2, y: 100 } });
  const total = Number(await slider.inputValue());
  assert.ok(total > 15 && total < 27, `${total}`);
  await check(total);
});

/** A table of CSV: rows of entries. None here holds a quote. */
const csvRows = (text: string) => {
  assert.ok(text.endsWith("\r\n"));
  return text
    .trimEnd()
    .split("\r\n")
    .map((line) => (line.match(/"[^"]*"|[^,]+|(?<=,)(?=,|$)/g) ?? []).map((entry) => entry.replaceAll('"', "")));
};

async function assertCsv(page: Page, text: string, goal: Goal, totals: number[]) {
  const { choices } = await rolled(page);
  const [head, ...rows] = csvRows(text);
  assert.deepEqual(
    head.slice(1),
    totals.map((total) => String(total || "all")),
  );
  assert.deepEqual(
    rows.map(([name]) => name),
    choices.map((choice) => Array(choice.count).fill(signOf(choice)).join(" ")),
  );
  assert.deepEqual(
    rows.map(([, ...cells]) => cells.map(Number)),
    choices.map(({ evaluation }) => totals.map((total) => evaluation[goal][total])),
  );
}

const CLIPBOARD = {
  ...ROLLED,
  sizes: { desktop: SIZES.desktop },
  context: { permissions: ["clipboard-read", "clipboard-write"] },
};

onPage("the table as CSV has the solver's numbers in full", CLIPBOARD, async ({ page, device }) => {
  await tablesLoaded(page);
  await openPanel(page, device, "All tiles");
  const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Download CSV").click()]);
  assert.equal(download.suggestedFilename(), "heckmeck.csv");
  await assertCsv(page, await readFile(await download.path(), "utf8"), "atLeast", TILES);

  await pick(page, "Numbers in the table", "points");
  await pick(page, "Columns", "all totals");
  await button(page, "Copy as CSV").click();
  await eventually(async () => assert.match(await page.locator("body").innerText(), /Copied/, "what was done is seen"));
  await assertCsv(page, await page.evaluate(() => navigator.clipboard.readText()), "expectedAtLeast", [0, ...TOTALS]);
});

onPage("no number and no choice in the details is cut off", { ...ROLLED, sizes: SIZES }, async ({ page, device }) => {
  await tablesLoaded(page);
  const cutOff = () =>
    page
      .locator(".panel :is(th, td, select, .segments span)")
      .evaluateAll((nodes) =>
        nodes
          .filter((node) => node.checkVisibility() && node.scrollWidth > node.clientWidth + 1)
          .map((node) => node.textContent.trim()),
      );
  await openPanel(page, device, "All tiles");
  for (const columns of ["tiles", "all totals"]) {
    await pick(page, "Columns", columns);
    for (const numbers of ["at least", "exactly", "points", "one choice"]) {
      await pick(page, "Numbers in the table", numbers);
      assert.deepEqual(await cutOff(), [], `${numbers}, ${columns}`);
    }
  }
  for (const name of ["Chart", "Compare"]) {
    await openPanel(page, device, name);
    assert.deepEqual(await cutOff(), [], name);
  }
});
