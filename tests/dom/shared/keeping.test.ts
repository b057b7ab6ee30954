/** No game gets lost: each test follows the steps by which one was, or was not. */

import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { against, forWorms, lastMove, movesOf, tableLink, tableOf, tapTile } from "../../page/heckmeck-table-steps.ts";
import { MINE, makeMoves, openTab, safe, THEIRS } from "../../page/keeping-steps.ts";
import {
  button,
  elsewhere,
  eventually,
  firstNumbers,
  follow,
  hash,
  link,
  loadGame,
  openFromMenu,
  openPanel,
  part,
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
  "the Lab is in the menu, and the game waits meanwhile",
  { link: against("best-in-worms", { taken: "55w", roll: "13344" }) },
  async ({ page }) => {
    await take(page, "4");
    const before = await hash(page);
    await openFromMenu(page, "about");
    await part(page, "about-lab").click();
    await page.getByRole("heading", { name: "Lab" }).waitFor();
    await page.getByRole("link", { name: "Back to the game" }).click();
    await firstNumbers(page);
    assert.equal(await hash(page), before);
    assert.match(await textOf(lastMove(page)), /^Ann took 2 fours/);
  },
);

onPage("a saved file holds the moves", { link: MINE }, async ({ page, site }) => {
  await makeMoves(page);
  await openFromMenu(page, "about");
  const [{ content }, mine] = [await saveGame(page), await hash(page)];
  await elsewhere(`${site.url}heckmeck/`, async (there) => {
    await openFromMenu(there, "about");
    await loadGame(there, "game.json", content);
    await there.getByText("Loaded game.json.").waitFor();
    await button(there, "Close").click();
    assert.equal(await hash(there), mine);
    await lastMove(there).filter({ hasText: "Ann took tile 23." }).waitFor();
    assert.equal(await (await movesOf(there)).count(), 1);
  });
});

onPage(
  "a linked position takes the place of the own game where that is wanted",
  { link: MINE },
  async ({ page, ...visit }) => {
    await makeMoves(page);
    await follow(page, THEIRS);
    await button(page, "Play on from here").click();
    assert.equal(await safe(page).count(), 0);
    const theirs = await hash(page);
    assert.equal(await hash(await openTab(visit)), theirs);
  },
);

onPage(
  "a link to where the own game is, or where none is under way, opens no place beside it",
  { link: MINE },
  async ({ page, ...visit }) => {
    assert.equal(await safe(page).count(), 0, "nothing was there to be kept");
    await makeMoves(page);
    const again = await openTab(visit, await hash(page));
    assert.equal(await safe(again).count(), 0);
    await lastMove(again).filter({ hasText: "Ann took tile 23." }).waitFor();
  },
);

onPage(
  "the moves are kept between visits, with the game that they belong to",
  {
    link: tableLink(["22.27 Ann", "24 Ben"], { taken: "55w", roll: "13344", tab: "game" }),
    prepare: forWorms,
  },
  async ({ page, context, site, device }) => {
    await take(page, "3");
    const panel = (of: Page) => openPanel(of, device, "Moves");
    await (await panel(page)).getByText(/cost 0\.\d\d worms/).waitFor();
    await page.reload();
    await firstNumbers(page);
    await (await panel(page)).getByText(/cost 0\.\d\d worms/).waitFor();
    assert.match(await textOf(lastMove(page)), /^Ann took 2 threes/);
    const again = await context.newPage();
    await again.goto(`${site.url}heckmeck/`);
    await firstNumbers(again);
    await (await panel(again)).getByText(/cost 0\.\d\d worms/).waitFor();
    // A link has none of them, whatever its table, and the way back brings them back.
    for (const other of [{ tab: "game" }, { tab: "game", taken: "5" }].map((rest) =>
      tableLink(["22 Ann", "24 Ben"], rest),
    )) {
      await again.goto("about:blank");
      await again.goto(`${site.url}heckmeck/#${other}`);
      await firstNumbers(again);
      await (await panel(again)).getByText("listed here").waitFor();
      await button(again, "Back to my game").click();
      await (await panel(again)).getByText(/cost 0\.\d\d worms/).waitFor();
    }
    await again.close();
    // What can't be shown is left out, and the page works.
    for (const nonsense of ["{}", "[[]]", '["#",{}]', "[{}]", "x"]) {
      await page.evaluate((text) => {
        const kept = String(localStorage.getItem("rollwise.heckmeck"));
        localStorage.setItem(
          "rollwise.heckmeck.log",
          text.replace("#", kept).replace("{}", JSON.stringify([{ by: "gone" }])),
        );
      }, nonsense);
      const later = await context.newPage();
      await later.goto(`${site.url}heckmeck/`);
      await firstNumbers(later);
      await (await panel(later)).getByText("listed here").waitFor();
      await later.close();
    }
  },
);
