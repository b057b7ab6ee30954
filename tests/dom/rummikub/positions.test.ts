/** Tile rummy: entering rack and table, and the answer with its plan. */

import assert from "node:assert/strict";

import type { Page } from "playwright-core";

import {
  aim,
  ask,
  badges,
  context,
  DRAW,
  headline,
  LARGE,
  linkTo,
  onGame,
  PAGE,
  raised,
  SMALL,
  showsSteps,
  tapTiles,
  tile,
} from "../../page/rummikub-steps.ts";
import {
  button,
  eventually,
  firstNumbers,
  hash,
  link,
  loadGame,
  openFromMenu,
  openSettings,
  part,
  pick,
  SIZES,
  saveGame,
  says,
  shareSite,
  shows,
  tap,
  tells,
  undo,
} from "../steps.ts";

const { onPage } = shareSite();
const onTable = onGame(onPage);

/** Opens what stands behind the plan: why, and other ways. */
const openWays = (page: Page) => part(page, "ways").locator("summary").first().click();

/** A line of parts, as it is read. */
const showsParts = (page: Page, key: string, parts: string[]) =>
  eventually(async () => assert.deepEqual(await part(page, key).locator("span").allTextContents(), parts));

// ---- Entry ----

onTable("a position is entered by taps: rack, sets and loose tiles", { sizes: SIZES }, async ({ page }) => {
  await shows(headline(page), "Tap your tiles");
  await tapTiles(page, "r7 b1 j b1");
  await tells(page, { rack: "r7.b1.b1.j" });
  assert.deepEqual(await badges(page, "b1"), [2, 0]);
  await tile(page, "b1").click();
  await shows(context(page), "Both blue 1s are in sight: on your rack.");
  await aim(page, "Table");
  await tapTiles(page, "r3 r6");
  assert.deepEqual(await page.locator(".entered .tile b").allTextContents(), ["3", "4", "5", "6"]);
  await tap(part(page, "lay"));
  await tapTiles(page, "o9 k9");
  assert.equal(await part(page, "lay").count(), 0);
  await tapTiles(page, "b9");
  await tap(part(page, "lay"));
  await tells(page, { table: "r3-6_bko9", entry: undefined });
  await tapTiles(page, "k4");
  await tap(part(page, "loosen"));
  await tells(page, { loose: "k4", entry: undefined });
  assert.deepEqual(await badges(page, "k4"), [0, 1]);
  await aim(page, "Rack");
  await shows(context(page), "Rack 4 · table 8 in 2 sets · unseen 94");
});

onTable("a wrong tile of a set says why, and the next right one goes on", {}, async ({ page }) => {
  await aim(page, "Table");
  await tapTiles(page, "b3 k4");
  await shows(context(page), "A run has one colour, a group has one number.");
  await tapTiles(page, "k3 b3");
  assert.deepEqual(await page.locator(".entered .tile").count(), 1, "a second tap takes the tile out");
  await tapTiles(page, "b3 r3 o3");
  assert.deepEqual(await page.locator(".entered .tile").count(), 4);
  await tapTiles(page, "j");
  await tells(page, { table: "rbko3", entry: "j" });
});

onTable("what is one tile and two jokers is a run, or a group if that is told", {}, async ({ page }) => {
  await aim(page, "Table");
  await tapTiles(page, "r5 j j");
  await tap(part(page, "kind"));
  await tap(part(page, "lay"));
  await tells(page, { table: "r5.j.j*" });
});

onTable(
  "tiles are taken away as they came, and a set is corrected where it lies",
  { link: linkTo(SMALL), sizes: SIZES },
  async ({ page, device }) => {
    await part(page, "take").click();
    await tile(page, "b9").click();
    await tells(page, { rack: "r4" });
    await part(page, "take").click();
    await part(page, "rack-0").click();
    await tells(page, { rack: "" });
    await part(page, "take").click();
    await tile(page, "r4").click();
    await shows(context(page), "There is no red 4 here to remove.");
    await undo(page).click();
    await undo(page).click();
    await tells(page, { rack: "r4.b9" });
    if (device === "phone") await part(page, "fold").click();
    await part(page, "set-0").click();
    await tapTiles(page, "r5");
    await tap(part(page, "lay"));
    await tells(page, { table: "r1-5" });
    await shows(headline(page), "Draw a tile");
    await undo(page).click();
    await undo(page).click();
    await undo(page).click();
    await shows(headline(page), "Play 1 of 2 tiles");
  },
);

onTable("a position is typed; what can't be read is marked and keeps all from being used", {}, async ({ page }) => {
  await part(page, "type").click();
  const [rack, table] = [part(page, "typed-rack"), part(page, "typed-table")];
  await rack.fill("7r b1, x6 B12");
  await table.fill("r1-3 / rbk5 / r5 r6 (o9)");
  await page.getByText("“x6” isn't a tile. Try r10, b3-7, rbk5 or j.").waitFor();
  await page.getByText("r5-6 isn't a set: A set needs at least three tiles. Its tiles count as loose.").waitFor();
  assert.deepEqual(await page.locator(".typed-under mark").allTextContents(), ["x6", "r5 r6"]);
  assert.ok(await part(page, "use-text").isDisabled());
  await rack.fill("r7 b1 b12");
  await shows(part(page, "typed-found"), "Read: 3 tiles on the rack, 2 sets on the table, 3 tiles loose.");
  await tap(part(page, "use-text"));
  await tells(page, { rack: "r7.b1.b12", table: "r1-3_rbk5", loose: "r5-6.o9" });
  await undo(page).click();
  await tells(page, { rack: "", table: undefined });
});

onTable("tiles that are folded away come back with where a tap goes", { link: linkTo(SMALL) }, async ({ page }) => {
  const taken = page.getByRole("radiogroup", { name: "What a tap enters" }).locator(":checked");
  await part(page, "fold").click();
  await tile(page, "r1").waitFor({ state: "detached" });
  assert.equal(await taken.count(), 0);
  await aim(page, "Rack");
  await tile(page, "r1").waitFor();
  assert.equal(await taken.count(), 1);
});

onTable(
  "where a kept joker is all that could go, it is still asked whether to keep it",
  { link: "rack=b1.j&table=rbk5&opened=true" },
  async ({ page }) => {
    await part(page, "fold").click();
    await openWays(page);
    await page.getByLabel("keep jokers").check();
    await shows(headline(page), "Draw a tile");
    await openWays(page);
    await page.getByLabel("keep jokers").uncheck();
    await shows(headline(page), "Play 1 of 2 tiles");
  },
);

onTable(
  "a joker that is kept is offered for what it would bring, and played where that is wanted",
  { link: "rack=r4.r7-8.b9.j&table=r1-3&opened=true&objective=simple&keepjokers=true", sizes: SIZES },
  async ({ page, device }) => {
    if (device === "phone") await part(page, "fold").click();
    await shows(headline(page), "Play 1 of 5 tiles");
    await openWays(page);
    await shows(part(page, "with-jokers"), "With your joker you could play 3 more.");
    await tap(part(page, "play-jokers"));
    await shows(headline(page), "Play 4 of 5 tiles");
    await tells(page, { play: "j", keepjokers: "true" });
    assert.ok(await page.getByLabel("keep jokers").isChecked());
    await shows(part(page, "joker-goes"), "played as you asked");
    assert.equal(await part(page, "with-jokers").count(), 0);
    await undo(page).click();
    await shows(headline(page), "Play 1 of 5 tiles");
    assert.equal(await part(page, "joker-goes").count(), 0);
  },
);

onTable(
  "the strongest player's advice is asked for, and may be to draw",
  { link: "rack=r9.k11.j&table=r4-8_b1-3_k4-6&opened=true", sizes: SIZES },
  async ({ page, device }) => {
    if (device === "phone") await part(page, "fold").click();
    await shows(headline(page), /^Play \d of 3 tiles$/);
    await openWays(page);
    await shows(part(page, "way-best"), "Strongest: draw");
    await tap(part(page, "way-best"));
    await shows(headline(page), "Draw to win");
    await shows(part(page, "draws"), "With 15 of the 92 unseen tiles your whole rack goes next turn.");
    await openWays(page);
    await shows(part(page, "why-wait"), /^Between two computer players, waiting like this wins/);
    await tells(page, { objective: "best" });
    assert.equal(await page.locator(".plan").count(), 0);
    await shows(part(page, "play-now"), /^or play \d$/);
    await tap(part(page, "play-now"));
    await shows(headline(page), /^Play \d of 3 tiles$/);
    // The next turn is advised as this one was.
    await tap(part(page, "done"));
    await tells(page, { objective: "best", play: undefined });
  },
);

onTable("a whole position is pasted as one text", {}, async ({ page }) => {
  await part(page, "type").click();
  await part(page, "typed-rack").fill("r1-3 / rbk5 (k9) | r4 j");
  await tap(part(page, "use-text"));
  await tells(page, { rack: "r4.j", table: "r1-3_rbk5", loose: "k9" });
});

// ---- The answer ----

onTable(
  "the best move of a large position is told, with its plan",
  { link: linkTo({ ...LARGE, opened: true }), sizes: SIZES },
  async ({ page, device }) => {
    await shows(headline(page), "Play 11 of 14 tiles");
    assert.equal((await raised(page)).length, 11);
    if (device === "phone") await part(page, "fold").click();
    await openWays(page);
    await showsParts(page, "worth", ["87 points", "12 cuts", "the most you can play"]);
    await shows(part(page, "way-points"), "Most points: 1 tile fewer, 4 points more, 3 cuts instead of 12");
    await tap(part(page, "way-points"));
    await shows(headline(page), "Play 10 of 14 tiles");
    await showsParts(page, "worth", ["91 points", "3 cuts"]);
    await shows(part(page, "way-best"), /^Strongest: .* fewer, /);
    await page.getByLabel("keep jokers").check();
    await shows(headline(page), "Play 8 of 14 tiles");
    await tells(page, { objective: "points", keepjokers: "true" });
    assert.ok(!(await raised(page)).includes("joker"));
  },
);

onTable(
  "fewer tiles with fewer cuts are a tap away",
  { link: linkTo({ ...LARGE, opened: true }) },
  async ({ page }) => {
    await part(page, "fold").click();
    const rungs = page.getByRole("radiogroup", { name: "How many cuts" }).locator("label");
    await shows(rungs.first(), "11 tiles · 12 cuts");
    await pick(page, "How many cuts", / · none$/);
    await eventually(async () => assert.equal((await link(page)).cuts, "0"));
    assert.match(String(await headline(page).textContent()), /^Play [1-9] of 14 tiles$/);
    await tap(part(page, "done"));
    await tells(page, { cuts: undefined });
  },
);

onTable(
  "steps are ticked off one by one, and back",
  { link: linkTo({ ...LARGE, opened: true, objective: "points", keepjokers: true }) },
  async ({ page }) => {
    await part(page, "fold").click();
    await page.locator(".step .step-text").first().waitFor();
    const all = await page.locator(".step .step-text").allTextContents();
    assert.deepEqual(all.slice(0, 3), [
      "Add orange 13 to the group of 13s",
      "Add blue 10 to the group of 10s",
      "Lay blue 1, black 1, and orange 1 as a new group",
    ]);
    await tap(page.locator(".step").first());
    await showsSteps(page, all.slice(1));
    await tap(page.locator(".step").first());
    await showsSteps(page, all.slice(2));
    await shows(part(page, "untick"), /✓ 2 done$/);
    await part(page, "untick").click();
    await showsSteps(page, all.slice(1));
    await undo(page).click();
    await undo(page).click();
    await undo(page).click();
    await showsSteps(page, all);
  },
);

onTable(
  "what is wished of a rack tile is kept to, or said to be in the way",
  { link: linkTo(SMALL) },
  async ({ page }) => {
    await shows(headline(page), "Play 1 of 2 tiles");
    await page.getByRole("button", { name: "red 4, to be played; tap to keep it" }).click();
    await shows(headline(page), "No move with these wishes");
    await tap(button(page, "Reset"));
    await page.getByRole("button", { name: "blue 9, stays; tap to play it" }).click();
    await shows(headline(page), "No move with these wishes");
    await tells(page, { play: "b9", keep: undefined });
    await page.getByRole("button", { name: "blue 9, must be played; tap to leave that open" }).click();
    await shows(headline(page), "Play 1 of 2 tiles");
  },
);

onTable(
  "where nothing goes, it says what a draw would help, in the grid as well",
  { link: linkTo(DRAW) },
  async ({ page }) => {
    await shows(headline(page), "Draw a tile");
    await shows(part(page, "draws"), "10 of the 97 unseen tiles would help.");
    await tap(part(page, "drew"));
    await shows(context(page), "10 of 97 unseen tiles help: 10.3%. Tap the tile you drew.");
    const helps = await page.locator(".cell.helps").evaluateAll((nodes) => nodes.map((node) => node.dataset.key));
    assert.deepEqual(helps.toSorted(), ["tile-j", "tile-k3", "tile-r3", "tile-r7", "tile-r9"]);
    await page.getByRole("button", { name: "black 3, would bring 3 tiles", exact: true }).click();
    await shows(headline(page), "Next: play 3 of 4 tiles");
    await tells(page, { rack: "r8.k1-3", target: "theirs" });
  },
);

onTable("before the opening only the rack counts", { link: linkTo({ ...LARGE }) }, async ({ page }) => {
  await shows(headline(page), "Open with 8 of 14 tiles");
  const answer = await ask(page, "solveRummikub", {
    table: [["r1", "r2", "r3"]],
    rack: ["r4", "r9", "b9", "k9"],
    opened: false,
  });
  assert.equal(answer.result, "no-opening");
  await page.goto(`${page.url().split("#")[0]}#${linkTo({ rack: "r4.rbk9", table: "r1-3" })}`);
  await shows(headline(page), "Draw a tile: you can't open");
  await shows(part(page, "draws"), /^27 of 30 points\. \d+ of the 99 unseen tiles would help\.$/);
  await tap(part(page, "opened"));
  await shows(headline(page), "Play all 4 tiles and win");
});

onTable(
  "loose tiles are planned without saying which sets stay",
  { link: "rack=r4&loose=r1-3.rbk5&opened=true" },
  async ({ page }) => {
    await shows(headline(page), "Play your last tile and win");
    await page.getByText("so the plan can't say which of them stay").waitFor({ state: "attached" });
    await part(page, "fold").click();
    await tap(part(page, "arrange"));
    await eventually(async () => assert.equal((await link(page)).loose, undefined));
    assert.deepEqual((await link(page)).table.split("_").toSorted(), ["r1-3", "rbk5"]);
  },
);

onTable(
  "that loose tiles make no sets is said above the table",
  { link: "rack=r4&loose=r1.b7&opened=true" },
  async ({ page }) => {
    await part(page, "fold").click();
    await tap(part(page, "arrange"));
    await shows(part(page, "refused"), "These loose tiles don't make sets.");
  },
);

// ---- Hints ----

onTable("hints tell how many, which, which sets, and then the plan", { link: linkTo(SMALL) }, async ({ page }) => {
  await openSettings(page);
  await pick(page, "First hint", "how many");
  await tap(button(page, "Close"));
  const plan = page.locator(".plan");
  await shows(headline(page), "Play 1 of 2 tiles");
  assert.deepEqual([await raised(page), await plan.count()], [[], 0]);
  await part(page, "hint").click();
  await eventually(async () => assert.deepEqual(await raised(page), ["red 4"]));
  assert.equal(await part(page, "touched").count(), 0);
  await tap(part(page, "hint"));
  await shows(part(page, "touched"), "Only the red 1–\u20603 changes.");
  assert.equal(await plan.count(), 0);
  await tap(part(page, "hint"));
  await plan.waitFor({ state: "attached" });
  await aim(page, "Table");
  await tapTiles(page, "k1 k3");
  await tap(part(page, "lay"));
  await plan.waitFor({ state: "detached" });
  await tap(part(page, "done"));
  await tells(page, { rack: "b9", table: "r1-4_k1-3" });
});

// ---- Links and files ----

onTable("a link brings back all that it tells, and a file as well", { link: linkTo(LARGE) }, async ({ page, site }) => {
  const told = await hash(page);
  assert.deepEqual(Object.fromEntries(new URLSearchParams(told)), LARGE);
  await openFromMenu(page, "about");
  const { name, content } = await saveGame(page);
  assert.equal(name, "rummikub-2026-03-04.json");
  await tap(button(page, "Close"));
  await tap(button(page, "New game"));
  await tells(page, { rack: "", table: undefined });
  await openFromMenu(page, "about");
  await loadGame(page, name, content);
  await page.getByText(`Loaded ${name}.`).waitFor();
  await tap(button(page, "Close"));
  assert.equal(await hash(page), told);
  await page.goto(`${site.url}${PAGE.path}`);
  await firstNumbers(page);
  await tells(page, LARGE);
});

onTable("what makes no sense in a link is told", { link: "rack=r14&table=r1-2&jokers=wild" }, async ({ page }) => {
  await page
    .locator("#notices")
    .getByText(
      "left out: “Rack” (rack), set 1 on the table, red 1 and red 2 (a set needs at least three tiles; its tiles count as loose), “Jokers on the table” (jokers).",
    )
    .waitFor();
});

onTable("what happens is announced", {}, async ({ page }) => {
  await says(page, /^Tap your tiles\.$/);
  await tapTiles(page, "r7");
  await says(page, /^Red 7: 1 on your rack\. Tap your tiles\.$/);
  await aim(page, "Table");
  await tapTiles(page, "k1 k3");
  await says(page, /^Draw a tile\. 2 of the 102 unseen tiles would help\.$/);
});

onTable("a set that is entered is announced", {}, async ({ page }) => {
  await aim(page, "Table");
  await tapTiles(page, "k1 k3");
  await says(page, /^Set: black 1, black 2, and black 3\. Tap your tiles\.$/);
});
