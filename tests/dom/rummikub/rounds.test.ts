/** Tile rummy at a real table: what others play and what is drawn, round by round. */

import assert from "node:assert/strict";

import { evening, rowsOf } from "../../page/evenings-steps.ts";
import { context, headline, linkTo, onGame, SMALL, tapTiles } from "../../page/rummikub-steps.ts";
import {
  button,
  detailsDrawn,
  openFromMenu,
  openUndoList,
  part,
  pick,
  redo,
  shareSite,
  shows,
  tap,
  tells,
  undo,
} from "../steps.ts";

const { onPage } = shareSite();
const onTable = onGame(onPage);

onTable(
  "a round is played through, undone and redone",
  { link: linkTo({ ...SMALL, others: "14" }) },
  async ({ page }) => {
    await part(page, "fold").click();
    await tap(part(page, "done"));
    await tells(page, { rack: "b9", table: "r1-4", turn: "1", target: "theirs" });
    await shows(headline(page), "You can't play yet");
    assert.equal(await part(page, "drew").count(), 0, "who has just moved draws no tile");
    await shows(part(page, "their-turn"), "Player 2's turn.");
    await tapTiles(page, "r5 r6");
    await shows(headline(page), "You can't play yet");
    await shows(context(page), "6 tiles in 1 set");
    await tap(part(page, "accept"));
    await tells(page, { table: "r1-6", others: "12", turn: undefined, came: undefined });
    await shows(headline(page), "Draw a tile");
    // Nothing goes, and it is the player's turn.
    await tapTiles(page, "r7");
    await tells(page, { rack: "r7.b9", turn: "1" });
    await tap(part(page, "they-drew"));
    await tells(page, { others: "13", turn: undefined });
    await shows(headline(page), "Play 1 of 2 tiles");
    await pick(page, "Details", "Turns");
    await detailsDrawn(page);
    assert.deepEqual(await page.locator(".turns li > p").allTextContents(), [
      "Player 2 drew a tile.",
      "You drew the red 7.",
      "Player 2 played red 5 and red 6.",
      "You played red 4: 4 points.",
    ]);
    const list = await openUndoList(page);
    for (const name of ["Player 2 drew a tile.", "You drew the red 7.", "You played red 4: 4 points."])
      await list.getByText(name).waitFor();
    await tap(button(page, "Close"));
    for (let nth = 0; nth < 3; nth += 1) await undo(page).click();
    await tells(page, { table: "r1-4", came: "r5-6", turn: "1" });
    await undo(page).click();
    await tells(page, { rack: "r4.b9", table: "r1-3", turn: undefined, came: undefined });
    await redo(page).click();
    await tells(page, { rack: "b9", table: "r1-4", turn: "1" });
  },
);

onTable(
  "what came counts at once, my next move stands above, and a tap is the draw where nothing goes",
  { link: linkTo({ ...SMALL, target: "theirs" }) },
  async ({ page }) => {
    await shows(headline(page), "Play 1 of 2 tiles");
    await tapTiles(page, "k9 o9");
    await shows(headline(page), "They played 2 tiles");
    await tapTiles(page, "r9");
    await shows(headline(page), "Play both tiles and win");
    await shows(context(page), "6 tiles in 2 sets");
    await tap(part(page, "entry-0"));
    await tap(part(page, "entry-0"));
    await tap(part(page, "entry-0"));
    await tells(page, { came: undefined });
    await tapTiles(page, "r4");
    await shows(headline(page), "Draw a tile");
    // It fits nowhere, so it was drawn; or they played it after all, with others.
    await tapTiles(page, "k7");
    await tells(page, { rack: "r4.b9.k7", table: "r1-4", came: undefined });
    await shows(context(page), /^You drew the black 7\. 4 tiles in 1 set\./);
    await tap(part(page, "came-instead"));
    await tells(page, { rack: "r4.b9", came: "k7" });
    await tapTiles(page, "k8 k6 r5");
    await tells(page, { rack: "r4.b9", came: "r5.k6-8" });
    await shows(context(page), "8 tiles in 2 sets");
    // One that fits the table may have been drawn as well.
    await tap(part(page, "drew-came"));
    await tells(page, { rack: "r4-5.b9", table: "r1-4_k6-8", came: undefined });
  },
);

onTable("what can't lie in sets is left loose", { link: linkTo({ ...SMALL, target: "theirs" }) }, async ({ page }) => {
  await tapTiles(page, "k7 k8");
  await page.getByText("Tap the rest of what they put down.").waitFor();
  await tapTiles(page, "o9");
  await page.getByText("They don't fit into sets: check them, or leave them loose.").waitFor();
  await part(page, "entry-2").click();
  await tap(part(page, "leave-loose"));
  await tells(page, { loose: "k7-8", came: undefined });
  await shows(headline(page), "The loose tiles make no sets");
});

onTable(
  "a round that is over is typed, adds up with the others of the evening, and can be put right after undo",
  { link: linkTo({ rack: "r4", table: "r1-3", opened: "true" }), clock: "browser" },
  async ({ page, site }) => {
    await part(page, "fold").click();
    await tap(part(page, "done"));
    await shows(headline(page), "You win");
    await tap(part(page, "round-over"));
    await shows(part(page, "round-result"), "Type the points of at least one other player.");
    assert.ok(await part(page, "keep-round").isDisabled());
    await part(page, "name-0").fill("Mia");
    await part(page, "name-1").fill("Tom");
    await part(page, "left-1").fill("2x");
    await shows(part(page, "round-result"), "Points are whole numbers from 0 to 999.");
    await part(page, "left-1").fill("20");
    await part(page, "left-2").fill("25");
    await shows(part(page, "round-result"), "Mia +45Tom −20Player 3 −25");
    await tap(part(page, "keep-round"));
    await tells(page, { rack: "", table: undefined });

    // The same round, put right.
    await undo(page).click();
    await tap(part(page, "round-over"));
    assert.equal(await part(page, "name-1").inputValue(), "Tom");
    for (const [nth, points] of [20, 30].entries()) await part(page, `left-${nth + 1}`).fill(String(points));
    await tap(part(page, "keep-round"));
    await tells(page, { rack: "", table: undefined });

    // The next round, which somebody else wins.
    await openFromMenu(page, "players");
    await tap(part(page, "round-over"));
    await shows(part(page, "round-result"), "Mark who won.");
    await part(page, "winner-1").click();
    await part(page, "left-0").fill("7");
    await part(page, "left-2").fill("3");
    await shows(part(page, "round-result"), "Mia −7Tom +10Player 3 −3");
    await tap(part(page, "keep-round"));
    await part(page, "keep-round").waitFor({ state: "hidden" });

    await page.goto(`${site.url}rummikub/?evenings`);
    const [, ...rows] = await rowsOf(evening(page).getByRole("table").first());
    assert.deepEqual(
      rows.map((row) => row.slice(0, 3)),
      [
        ["Mia", "1", "43"],
        ["Tom", "1", "−10"],
        ["Player 3", "0", "−33"],
      ],
    );
  },
);
