/** Whole turns and games kept at a table. */

import assert from "node:assert/strict";
import {
  adviseOn,
  assertBest,
  costOf,
  failedButton,
  final,
  forWorms,
  movesOf,
  tableLink,
  tableOf,
  tapTile,
  withPreferences,
} from "../../page/heckmeck-table-steps.ts";
import {
  button,
  enter,
  eventually,
  hash,
  keys,
  link,
  pickMode,
  redo,
  shareSite,
  take,
  tap,
  textOf,
  undo,
  way,
} from "../steps.ts";

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

onPage(
  "a game is kept turn by turn to its winner, and undone to its beginning",
  {
    link: tableLink(["- Ann", "- Ben"], { grill: "21.25.33" }),
    prepare: forWorms,
  },
  async ({ page }) => {
    const trail: string[] = [];
    const note = async () => trail.push(await hash(page));
    const turn = async (run: () => Promise<unknown>, after: Awaited<ReturnType<typeof tableOf>>) => {
      await run();
      await eventually(async () => assert.deepEqual(await tableOf(page), after));
      assert.equal((await link(page)).taken, "", "the dice are off the table");
    };
    /** A turn that is told by taps is undone as a whole, one with dice take by take. */
    const told = async (run: () => Promise<unknown>, after: Awaited<ReturnType<typeof tableOf>>) => {
      await note();
      await turn(run, after);
    };

    let stop: number | null = null;
    let roll: number | null = null;
    // Ann enters her dice: three fives and two worms are 25.
    await turn(
      async () => {
        await enter(page, "555ww123");
        await note();
        await take(page, "5");
        await enter(page, "ww123");
        await note();
        await take(page, "w");
        await note();
        assert.match(await textOf(way(page, "stop")), /Take 25/);
        ({ stop, roll } = await adviseOn(page));
        await way(page, "stop").click();
      },
      { players: ["25 Ann", "- Ben"], grill: "21.33", turn: "2" },
    );
    assert.ok(
      (await textOf(page.locator("#status"))).startsWith(
        `Ann took tile 25. Rolling again was better: that cost ${costOf(Number(roll), Number(stop))} worms. Ben`,
      ),
    );

    // Ben's turn is told in two taps: a steal.
    await told(() => tapTile(page, 25, "Ben steals 25 from Ann"), {
      players: ["- Ann", "25 Ben"],
      grill: "21.33",
      turn: "1",
    });
    // Ann has rolled elsewhere, and taken the 33; then Ben busts with his own dice.
    await told(() => tapTile(page, 33, "Ann takes 33"), { players: ["33 Ann", "25 Ben"], grill: "21", turn: "2" });
    await turn(
      async () => {
        await enter(page, "55555555");
        await note();
        await take(page, "5");
        await note();
        await page.getByText("Ben's turn is over").waitFor();
        assert.match(await textOf(way(page, "stop")), /Fail \(25 goes back\)/);
        await way(page, "stop").click();
      },
      { players: ["33 Ann", "- Ben"], grill: "21.25", turn: "1" },
    );
    await told(() => tap(failedButton(page)), { players: ["- Ann", "- Ben"], grill: "21.25.33", turn: "2" });
    await told(() => tap(failedButton(page)), { players: ["- Ann", "- Ben"], grill: "21.25", turn: "1" });
    await told(() => tapTile(page, 21, "Ann takes 21"), { players: ["21 Ann", "- Ben"], grill: "25", turn: "2" });
    await told(() => tapTile(page, 25, "Ben takes 25"), { players: ["21 Ann", "25 Ben"], grill: "", turn: "1" });

    await final(page).getByText("Ben wins with 2 worms.").waitFor();
    assert.match(await textOf(page.locator("#status")), /The game is over\. Ben wins/);
    assert.equal(await page.getByRole("button", { name: /^Add a / }).count(), 0, "no dice after the end");

    for (const before of trail.toReversed()) {
      await undo(page).click();
      assert.equal(await hash(page), before);
    }
    assert.ok(await undo(page).isDisabled());
    for (const after of trail.slice(1)) {
      await redo(page).click();
      assert.equal(await hash(page), after);
    }
  },
);
