/** Whole turns and games kept at a table. */

import assert from "node:assert/strict";
import {
  adviseOn,
  assertBest,
  costOf,
  failedButton,
  final,
  forWorms,
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

for (const [what, position, offered] of [
  [
    "stands last where it costs little",
    tableLink(["- Ann", "- Ben"], { taken: "111222", by: "-.rule-1" }),
    ["roll", "stop"],
  ],
  ["is not offered where it costs a tile", tableLink(["22 Ann", "24 Ben"], { taken: "55w", by: "-.rule-1" }), ["roll"]],
] as const)
  onPage(
    `to give the turn up ${what}, also where nothing tells what is best`,
    { link: position, prepare: withPreferences({ advice: "after" }) },
    async ({ page }) => {
      await page.getByRole("heading", { name: "Your choice, Ann" }).waitFor();
      assert.deepEqual(await keys(page), offered);
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
