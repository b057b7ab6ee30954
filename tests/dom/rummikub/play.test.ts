/** Tile rummy against the computer, and puzzles: played, by keyboard, and for everyone's eyes, ears and thumbs. */

import assert from "node:assert/strict";

import type { Page } from "playwright-core";
import { GAME, HAND, headline, onGame, showsSteps } from "../../page/rummikub-steps.ts";
import {
  button,
  eventually,
  link,
  openFromMenu,
  openHouseRules,
  part,
  pick,
  SIZES,
  shareSite,
  shows,
  tap,
  tells,
  undo,
  withPreferencesOf,
} from "../steps.ts";

const { onPage } = shareSite();
const onTable = onGame(onPage);
const at = (preferences: object) => withPreferencesOf("rummikub", preferences);

const rackTile = (page: Page, name: string) =>
  page.locator(".rack").getByRole("button", { name: new RegExp(`^${name}\\b`) });

/** Asks for the next hint. */
const hint = (page: Page) => part(page, "hint").click();

onTable("a game is begun from an empty page: the page deals to those who are picked", {}, async ({ page }) => {
  await part(page, "play").click();
  await page.getByLabel("Who plays Player 3").selectOption("Weak");
  await page.getByLabel("Who plays Player 2").selectOption("Medium");
  await pick(page, "Who starts", "Player 3");
  await tap(part(page, "begin"));
  await tells(page, { by: "tiles.simple", turn: "2", starts: "2", others: "14.14" });
  await shows(part(page, "seats"), /Computer 1: 14 tilesComputer 2: 1464 to draw/);
  assert.equal(await page.locator(".rack .tile").count(), 14);
  assert.equal(await page.locator(".match .tile").count(), 0, "nobody has laid a tile");
  await undo(page).click();
  await tells(page, { by: undefined, rack: "" });
});

onTable(
  "tiles are moved by hand, what is wrong is said, and all is put back",
  { link: HAND, sizes: SIZES },
  async ({ page }) => {
    await shows(headline(page), "Play all you can");
    await part(page, "set-0").click();
    await tap(page.getByRole("button", { name: "blue 6; tap to take it" }));
    await part(page, "new-set").click();
    await shows(headline(page), "Unfinished sets");
    await shows(part(page, "problem"), /: a set needs at least three tiles\.$/);
    await rackTile(page, "blue 4").click();
    await rackTile(page, "blue 5").click();
    await tap(part(page, "set-2"));
    await tells(page, { work: "rko6_r1-3_b4-6" });
    await shows(headline(page), "Ready: 2 tiles");
    await part(page, "set-2").click();
    await tap(page.getByRole("button", { name: "blue 6; tap to take it" }));
    await part(page, "to-rack").click();
    await shows(page.locator(".refused"), "Only tiles from your rack can be put back there.");
    await tap(part(page, "put-back"));
    await tells(page, { work: undefined, rack: "b4-5", table: "rbko6_r1-3" });
    await undo(page).click();
    await tells(page, { work: "rko6_r1-3_b4-6" });
    await tap(part(page, "lay-own"));
    await shows(headline(page), "Solved: 2 tiles");
    await page.getByText("The maximum, in the simplest way.").waitFor();
    await tap(part(page, "try-again"));
    await shows(headline(page), "Play all you can");
  },
);

onTable(
  "a puzzle comes by its link, hints tell it one by one, and the next one follows",
  { link: "puzzle=easy.3", sizes: SIZES },
  async ({ page }) => {
    await page.getByText("Puzzle 3, easy").waitFor();
    await eventually(async () => {
      await page.clock.runFor(1);
      assert.equal(await headline(page).textContent(), "Play all you can");
    });
    const { rack } = await link(page);
    const raised = page.locator(".rack .wished");
    await hint(page);
    await shows(part(page, "hinted"), /^You can play 6 of 10 tiles\.$/);
    assert.deepEqual([await raised.count(), await page.locator(".plan").count()], [0, 0]);
    await hint(page);
    await eventually(async () => assert.equal(await raised.count(), 6));
    await hint(page);
    await shows(part(page, "hinted"), /change: .*\.$|changes\.$/);
    assert.equal(await page.locator(".plan").count(), 0);
    await hint(page);
    await eventually(async () => assert.ok((await page.locator(".step").count()) > 1, "there are steps"));
    await tap(part(page, "lay-best"));
    await shows(headline(page), "Solved: 6 tiles");
    await showsSteps(page, []);
    await tap(part(page, "next-puzzle"));
    await eventually(async () => {
      await page.clock.runFor(1);
      const now = await link(page);
      assert.equal(now.puzzle, "easy.4");
      assert.ok(now.rack !== "" && now.rack !== rack, now.rack);
    });
  },
);

onTable(
  "two jokers that are laid together are wrong once a set may have only one",
  { link: "rack=b10.k1&table=r4.j.r6_b7-9.j&opened=true&puzzle=easy.1&work=j.r4.j.r6_b7-10" },
  async ({ page }) => {
    await shows(headline(page), "Ready: 1 tile");
    await openHouseRules(page);
    await pick(page, "Two jokers in one set?", "no");
    await tap(button(page, "Close"));
    await shows(headline(page), "Unfinished sets");
    await shows(part(page, "problem"), "Joker, red 4, joker, and red 6: a set may have only one joker.");
    await page.getByRole("button", { name: /^Set 1: joker, red 4, joker, and red 6, not a set/ }).waitFor();
    await tells(page, { onejoker: "true" });
    await openHouseRules(page);
    await pick(page, "Two jokers in one set?", "yes");
    await tap(button(page, "Close"));
    await shows(headline(page), "Ready: 1 tile");
    await tells(page, { onejoker: undefined });
  },
);

onTable(
  "a game is given up once that is asked, stays so when the page is loaded anew, and undo goes back",
  { link: GAME, prepare: at({ pace: "step" }) },
  async ({ page }) => {
    await shows(headline(page), "Your turn");
    await openFromMenu(page, "start");
    await tap(part(page, "start-give-up"));
    await tap(part(page, "play-on"));
    await shows(headline(page), "Your turn");
    await openFromMenu(page, "start");
    await tap(part(page, "start-give-up"));
    await tap(part(page, "give-up"));
    await shows(headline(page), "The computer wins");
    await shows(part(page, "gave-up"), "You gave up this game.");
    await tells(page, { givenup: "true", rack: "b2.k4-5.o2" });
    await page.reload();
    await shows(headline(page), "The computer wins");
    await openFromMenu(page, "start");
    await part(page, "start-computer").waitFor();
    assert.equal(await part(page, "start-give-up").count(), 0);
    await tap(button(page, "Close"));
    await undo(page).click();
    await shows(headline(page), "Your turn");
    await tells(page, { givenup: undefined });
  },
);

onTable("real tiles are told as they are drawn", { prepare: at({ pace: "fast" }) }, async ({ page }) => {
  await part(page, "play").click();
  await page.getByLabel("Who plays Player 2").selectOption("Weak");
  await pick(page, "Tiles", "from a real pool");
  await tap(part(page, "begin"));
  await shows(headline(page), "Tap the tiles you drew");
  await page.keyboard.type("r2r3r4r7r9b5b6b8b8k1k3o9o10o11");
  await shows(headline(page), "Tap the tiles for the computer");
  await tells(page, { rack: "r2-4.r7.r9.b5-6.b8.b8.k1.k3.o9-11", tell: "deal" });
  await page.keyboard.type("r5r6r8b7b9k2k4k5k6k9o3o4o5j");
  await shows(headline(page), "Your turn");
  await tap(part(page, "draw-own"));
  await shows(headline(page), "Tap the tile you drew");
  await part(page, "tile-r2").click();
  await tells(page, { turn: "1", rack: "r2.r2-4.r7.r9.b5-6.b8.b8.k1.k3.o9-11", tell: undefined });
});

onTable(
  "what should have gone is marked on the rack until another move is begun, where advice comes after the move",
  {
    link: GAME.replace("rack=b2.k4-5.o2", "rack=b2.k4-5.k7.o2").replace("pool=k7.", "pool="),
    prepare: at({ pace: "step" }),
  },
  async ({ page }) => {
    const marked = () =>
      page
        .locator(".rack .tile")
        .evaluateAll((tiles) =>
          tiles.map((tile) => String(tile.textContent)).filter((text) => text.includes("could have been played")),
        );
    assert.deepEqual(await marked(), []);
    await tap(part(page, "draw-own"));
    await shows(headline(page), "The computer plays 4 tiles");
    const [only, ...more] = await marked();
    assert.match(String(only), /black 7.*, could have been played/s);
    assert.deepEqual(more, []);
    await tap(button(page, /^Next$/));
    await shows(headline(page), "Your turn");
    assert.equal((await marked()).length, 1, "as long as the sentence stands there");
    await rackTile(page, "black 4").click();
    await shows(headline(page), "You can play it");
    assert.deepEqual(await marked(), []);
  },
);
