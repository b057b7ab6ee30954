/** Three people at one game of Solitaire Dice on paper, who pass the phone round. */

import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { linkTo, onGame, others, part, query, tapDice, tells } from "../../page/solitaire-dice-steps.ts";
import { shareSite, shows, undo } from "../steps.ts";

const { onPage } = shareSite();
const onSheet = onGame(onPage);

const ROLL = "13445";
const THREE = { you: "Ann", with: ["person _ Ben", "person _ Cem"] };

const tab = (page: Page, seat: number) => part(page, `sheet-of-${seat}`);
const whose = (page: Page) => page.locator(".whose");
const best = (page: Page) => page.locator("[data-best]");
/** Who has a dot: has not marked this roll. */
const toMark = (page: Page) => page.locator(".sheet-of:has(.to-mark) .sheet-name").allTextContents();

/** Whose sheet has come, with what is advised for it. */
async function comes(page: Page, name: string) {
  await shows(whose(page), name);
  await best(page).waitFor();
}

onSheet("names are typed in the dialog, and each sits behind a tab", {}, async ({ page }) => {
  await part(page, "players").click();
  await part(page, "name-0").fill("Ann");
  await part(page, "name-0").press("Enter");
  await part(page, "newcomer").fill("Ben");
  await part(page, "newcomer").press("Enter");
  await page.getByLabel("A computer player").selectOption("thumb");
  await part(page, "done").click();
  await tells(page, { you: "Ann" });
  assert.deepEqual(
    (await others(page)).map(({ by }) => by),
    ["person", "thumb"],
  );
  await shows(tab(page, 1), /^Ben: 0 points, expected \d+/);
});

onSheet(
  "a round of three takes five taps for the roll, and one for each",
  { link: linkTo("_", THREE) },
  async ({ page }) => {
    await tapDice(page, ROLL);
    for (const [nth, name] of ["Ann", "Ben", "Cem"].entries()) {
      await comes(page, name);
      assert.equal((await toMark(page)).length, 3 - nth);
      await best(page).click();
    }
    await tells(page, { roll: undefined, turn: "1" });
    assert.deepEqual(await toMark(page), []);
    await shows(whose(page), "Ann");
    const marked = await query(page);
    for (const { sums, rejects } of await others(page))
      assert.deepEqual({ sums, rejects }, { sums: marked.sums, rejects: marked.rejects });
  },
);

onSheet(
  "a mark is mended in two taps, of the roll that is marked and of one before it",
  { link: linkTo("_", THREE) },
  async ({ page }) => {
    await tapDice(page, ROLL);
    await comes(page, "Ann");
    await best(page).click();
    await comes(page, "Ben");
    await best(page).click();
    await comes(page, "Cem");
    const mend = async (seat: number, key: string) => {
      await tab(page, seat).click();
      await part(page, "mend").click();
      await part(page, "more").click();
      await part(page, `way-${key}`).click();
    };
    await mend(0, "1-7-9");
    await tells(page, { sheet: "7-1.9-1_1-1", roll: ROLL });
    await comes(page, "Cem");
    await best(page).click();
    await tells(page, { roll: undefined, turn: "1" });
    await tapDice(page, "26");
    await mend(1, "3-5-9");
    const [ben] = await others(page);
    assert.deepEqual(
      [ben?.rejects, ben?.sums.filter((count) => count > 0)],
      [
        [0, 0, 1, 0, 0, 0],
        [1, 1],
      ],
    );
    await tells(page, { roll: "26", turn: "1" });
    await shows(whose(page), "Ann");
    await undo(page).click();
    await tells(page, { roll: "26", shown: "1" });
    assert.notDeepEqual((await others(page))[0]?.rejects, [0, 0, 1, 0, 0, 0]);
  },
);

onSheet(
  "at the end everybody stands in order with their luck, and the evening has their names",
  { link: linkTo("4-5.7-8_1-7.2-4", { you: "Ann", with: ["person 4-5.7-7_1-7.2-4 Ben", "person 7-1_2-8 Cem"] }) },
  async ({ page }) => {
    await tapDice(page, "11234");
    for (const name of ["Ann", "Ben"]) {
      await comes(page, name);
      const ends = page.locator("[data-key^=way-1-]").first();
      if (!(await ends.count())) await part(page, "more").click();
      await ends.click();
    }
    await shows(part(page, "result"), /^Ann wins by \d+$/);
    const rows = await page.getByRole("list", { name: "Final scores" }).getByRole("listitem").allTextContents();
    assert.deepEqual(
      rows.map((row) => row.trim().split(/\s/)[0]),
      ["Ann", "Ben", "Cem"],
    );
    await shows(part(page, "luck"), /^Luck in points: Ann [+−±]\d+, Ben [+−±]\d+\.$/);
    await page.goto(page.url().replace(/#.*/, "?evenings"));
    await part(page, "evening").waitFor();
    assert.match(String(await part(page, "evening").textContent()), /Ann.*Ben.*Cem/s);
  },
);
