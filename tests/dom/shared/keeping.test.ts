/** No game gets lost: each test follows the steps by which one was, or was not. */

import assert from "node:assert/strict";
import { MINE, makeMoves, safe, THEIRS } from "../../page/keeping-steps.ts";
import { against, forWorms, lastMove, movesOf, tableLink, tableOf, tapTile } from "../../page/table-steps.ts";
import {
  button,
  elsewhere,
  enter,
  eventually,
  firstNumbers,
  follow,
  hash,
  link,
  loadGame,
  pickMode,
  saveGame,
  shareSite,
  take,
  textOf,
  undo,
} from "../steps.ts";

const { onPage } = shareSite();

onPage(
  "from a linked position it is one tap back to the own game, as it was left",
  { link: MINE },
  async ({ page }) => {
    await makeMoves(page);
    const mine = await hash(page);
    await follow(page, THEIRS);
    await safe(page).waitFor();
    await tapTile(page, 21, "Cleo takes 21");
    await undo(page).click();
    await eventually(async () => assert.deepEqual((await tableOf(page)).players, ["30 Cleo", "- Dan"]));

    await button(page, "Back to my game").click();
    assert.equal(await hash(page), mine);
    assert.equal(await safe(page).count(), 0);
    await lastMove(page).filter({ hasText: "Ann took tile 23." }).waitFor();
    assert.equal(await (await movesOf(page)).count(), 1);
    await undo(page).click();
    assert.equal((await link(page)).taken, "4455w");
  },
);

onPage(
  "a move that is made where odds are shown is noted also after a reload",
  {
    link: tableLink(["22.27 Ann", "24 Ben"], { grill: "21.23.25.26.28.29.30", taken: "55w" }),
    prepare: forWorms,
  },
  async ({ page }) => {
    await pickMode(page, "Odds for a target");
    await page.reload();
    await firstNumbers(page);
    await enter(page, "13344");
    await take(page, "1");
    const { played, taken } = await link(page);
    assert.match(played, /^1x[1-9.]\d*/, "one choice, and what it gave away");
    assert.equal(taken, "155w");
    await pickMode(page, "Advice for the table");
    await lastMove(page).filter({ hasText: "Ann took 1 one. Taking 2 fours was better" }).waitFor();
    assert.equal(await (await movesOf(page)).count(), 1);
  },
);

onPage(
  "the Lab is in the menu, and the game waits meanwhile",
  { link: against("best-in-worms", { taken: "55w", roll: "13344" }) },
  async ({ page }) => {
    await take(page, "4");
    const before = await hash(page);
    await button(page, "Menu").click();
    await page.getByRole("link", { name: "Open the Lab" }).click();
    await page.getByRole("heading", { name: "Lab" }).waitFor();
    await page.getByRole("link", { name: "Back to the game" }).click();
    await firstNumbers(page);
    assert.equal(await hash(page), before);
    assert.match(await textOf(lastMove(page)), /^Ann took 2 fours/);
  },
);

onPage("a saved file holds the moves", { link: MINE }, async ({ page, site }) => {
  await makeMoves(page);
  await button(page, "Menu").click();
  const [{ content }, mine] = [await saveGame(page), await hash(page)];
  await elsewhere(`${site.url}heckmeck/`, async (there) => {
    await button(there, "Menu").click();
    await loadGame(there, "game.json", content);
    await there.getByText("Loaded game.json.").waitFor();
    await button(there, "Close").click();
    assert.equal(await hash(there), mine);
    await lastMove(there).filter({ hasText: "Ann took tile 23." }).waitFor();
    assert.equal(await (await movesOf(there)).count(), 1);
  });
});
