/** Whole turns and games kept at a table. */

import assert from "node:assert/strict";
import { assertBest, final, forWorms, movesOf, tableLink, tableOf, withPreferences } from "../../page/table-steps.ts";
import { button, enter, keys, link, pickMode, shareSite, take, tap, textOf, undo, way } from "../steps.ts";

const { onPage } = shareSite();

onPage(
  "a steal that is open, or the next lower tile",
  { link: tableLink(["22 Ann", "25 Ben", "- Cleo"], { taken: "5555w" }), prepare: forWorms },
  async ({ page }) => {
    await assertBest(page, "stop", 3);
    assert.match(await textOf(way(page, "stop")), /Steal 25 from Ben/);
    await button(page, "Take 24 instead").click();
    assert.deepEqual((await tableOf(page)).players, ["22.24 Ann", "25 Ben", "- Cleo"]);
    await undo(page).click();
    await way(page, "stop").click();
    assert.deepEqual((await tableOf(page)).players, ["22.25 Ann", "- Ben", "- Cleo"]);
  },
);

onPage("nobody has a tile", { link: tableLink(["- Ann", "- Ben"], { grill: "" }) }, async ({ page }) => {
  await final(page).getByText("Nobody has a tile: it's a tie.").waitFor();
});

onPage(
  "to give the turn up stands last also where nothing tells what is best",
  {
    link: tableLink(["22 Ann", "24 Ben"], { taken: "55w" }),
    prepare: withPreferences({ hints: "after" }),
  },
  async ({ page }) => {
    await page.getByRole("heading", { name: "Your choice, Ann" }).waitFor();
    assert.deepEqual(await keys(page), ["roll", "stop"]);
  },
);

onPage(
  "in a game Stop ends the turn at the table",
  { link: tableLink(["- Ann", "21 Ben"], { mode: "odds", taken: "5555w" }) },
  async ({ page }) => {
    await tap(way(page, "stop"));
    assert.deepEqual(await tableOf(page), { players: ["25 Ann", "21 Ben"], grill: null, turn: "2" });
  },
);

for (const [what, { taken, roll, press, does, after }] of Object.entries({
  "a bust": {
    taken: "55w",
    roll: "555ww",
    does: "Ann fails (27 goes back, 36 is turned over)",
    after: { players: ["21 Ann", "24 Ben"], grill: "22.23.25.26.27.28.29.30.31.32.33.34.35", turn: "2" },
  },
  "a turn without dice left": {
    taken: "5555ww",
    roll: "44",
    press: "4",
    does: "Ann takes 36",
    after: { players: ["21.27.36 Ann", "24 Ben"], grill: null, turn: "2" },
  },
})) {
  onPage(
    `where odds are shown ${what} ends the turn in the game`,
    { link: tableLink(["21.27 Ann", "24 Ben"], { mode: "odds", taken, roll }) },
    async ({ page }) => {
      if (press) await take(page, press);
      assert.equal(await button(page, "New turn").count(), 1, "the header's");
      await tap(page.getByRole("main").getByRole("button", { name: does, exact: true }));
      assert.deepEqual(await tableOf(page), after);
      assert.equal((await link(page)).taken, "");
      await pickMode(page, "Advice for the table");
      assert.equal(await (await movesOf(page)).count(), 1);
    },
  );
}

onPage(
  "a turn that is begun anew where odds are shown leaves none of its moves behind",
  { link: tableLink(["21.27 Ann", "24 Ben"], { mode: "odds" }) },
  async ({ page }) => {
    await enter(page, "1255ww35");
    await take(page, "5");
    await button(page, "New turn").click();
    await enter(page, "1255ww35");
    await take(page, "w");
    await pickMode(page, "Advice for the table");
    const turns = await movesOf(page);
    assert.equal(await turns.count(), 1);
    assert.match(await textOf(turns.first()), /2 worm/);
    assert.doesNotMatch(await textOf(turns.first()), /Ann took 3 fives/);
  },
);
