/** Games against the computer. */

import assert from "node:assert/strict";
import {
  assertFocusSeen,
  button,
  enter,
  eventually,
  firstNumbers,
  focused,
  hash,
  keptOffline,
  keys,
  link,
  openPanel,
  pick,
  SIZES,
  shareSite,
  tablesLoaded,
  take,
  tap,
  way,
} from "./steps.mjs";
import {
  adviseOn,
  costOf,
  queryOn,
  tableLink,
  tableOf,
  tapTile,
  tasteKept,
  withTaste,
  worths,
} from "./table-steps.mjs";

const { onPage } = shareSite();

/** Makes the dice that the page throws the same in every run. */
const SAME_DICE = (context) =>
  context.addInitScript(() => {
    let state = 20;
    Math.random = () => {
      state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
      return state / 2 ** 31;
    };
  });
/** The same, for a player who has the computer play at a pace. */
const at = (pace) => async (context) => {
  await SAME_DICE(context);
  await withTaste({ pace })(context);
};
/** Milliseconds that the computer leaves before each step. */
const PAUSE = { normal: 1600, fast: 450 };
const next = (page) => button(page, /^Next$/);
const lastMove = (page) => page.locator(".last-move");
const final = (page) => page.getByRole("region", { name: "The game is over" });
const against = (by, rest = {}) => tableLink(["- Ann", "- Ben"], { by: `-.${by}`, throws: "page", ...rest });

/** What a strategy does on the table in the address: the key of a way on. */
async function decided(page, strategy) {
  const query = await queryOn(page);
  const { action, face } = await page.evaluate(
    async ([query, strategy]) =>
      (await import(new URL("modules/heckmeck.js", document.querySelector("[rel=manifest]").href))).decide(
        query,
        strategy,
      ),
    [query, strategy],
  );
  return action === "take" ? "12345w"[face - 1] : action;
}

onPage(
  "a game against the computer is played to its end",
  {
    link: against("best-in-worms", { grill: "21.25.29.33" }),
    prepare: at("fast"),
  },
  async ({ page, device }) => {
    const turns = new Set();
    for (let moves = 0; moves < 300 && (await final(page).count()) === 0; moves += 1) {
      const { turn } = await tableOf(page);
      turns.add(turn);
      if (turn === "1") await tap(page.locator("button.way").first());
      else await page.clock.runFor(PAUSE.fast);
    }
    await final(page).waitFor();
    assert.deepEqual([...turns].sort(), ["1", "2"]);
    // Always the first way, always the best: nothing was given away by either.
    const rows = await final(page)
      .getByRole("row")
      .evaluateAll((rows) => rows.slice(1).map((row) => [...row.cells].map((cell) => cell.textContent.trim())));
    assert.equal(rows.length, 2);
    for (const [name, , , given] of rows) assert.match(given, /^0\.00 in [1-9]\d* choices?$/, name);
    const tiles = rows.flatMap(([, , tiles]) => (tiles === "none" ? [] : tiles.split(" ").map(Number)));
    assert.ok(
      tiles.every((tile) => [21, 25, 29, 33].includes(tile)) && new Set(tiles).size === tiles.length,
      `${tiles}`,
    );
    const worms = Object.fromEntries(rows.map(([name, worms, tiles]) => [name, [Number(worms), tiles]]));
    for (const [name, [count, tiles]] of Object.entries(worms)) {
      const told =
        tiles === "none" ? 0 : tiles.split(" ").reduce((all, tile) => all + Math.floor((tile - 21) / 4) + 1, 0);
      assert.equal(count, told, name);
    }
    const panel = await openPanel(page, device, "Moves");
    assert.ok((await panel.locator(".turn").count()) >= 2);
    const all = button(page, "Show all turns");
    if (await all.isVisible()) {
      await all.click();
      await assertFocusSeen(page, "after all turns are shown");
    }
    const decided = await panel.locator(".then.picked").count();
    assert.ok(decided > 4, `${decided} decisions are noted`);
    assert.match(await panel.locator(".turn").first().locator("h3").textContent(), /took|stole|failed/);
  },
);

for (const strategy of ["best-in-worms", "rule-4"]) {
  onPage(
    `the computer does what ${strategy} decides, a step at a time`,
    {
      link: against(strategy, { turn: "2", grill: "21.22.23.24.25.26.27" }),
      prepare: at("step"),
    },
    async ({ page }) => {
      const done = [];
      for (let step = 0; step < 12; step += 1) {
        await next(page).waitFor();
        const before = await link(page);
        const expected = await decided(page, strategy);
        const [first] = await worths(page);
        assert.equal(await page.locator(".advice button.way").count(), 0, "nothing to press for a person");
        if (expected === "bust") assert.equal(first.key, "fail");
        else assert.equal(first.key, expected);
        const others = (await keys(page)).length - 1;
        if (others > 0) assert.match(first.mark, /^(best|picks)$/);
        await tap(next(page));
        assert.notDeepEqual(await link(page), before);
        done.push(expected);
        const after = await link(page);
        if (expected === "roll") assert.equal(after.roll.length, 8 - before.taken.length);
        else if ("12345w".includes(expected))
          assert.equal(
            after.taken.length,
            before.taken.length + [...before.roll].filter((die) => die === expected).length,
          );
        if (after.turn === undefined) break;
      }
      assert.ok(done.length >= 3 && done[0] === "roll" && "12345w".includes(done[1]), `${done}`);
      assert.ok(["stop", "bust"].includes(done.at(-1)), `${done}`);
      assert.match(await lastMove(page).textContent(), /^Ben (took tile \d\d|failed)/);
    },
  );
}

onPage(
  "what a move gave away is told, noted and summed up",
  {
    link: tableLink(["22.27 Ann", "24 Ben"], {
      grill: "21.23.25.26.28.29.30",
      taken: "55w",
      roll: "13344",
      throws: "page",
      by: "-.best-in-worms",
    }),
    prepare: withTaste({ pace: "step" }),
  },
  async ({ page, device }) => {
    const before = await adviseOn(page);
    const [threes, fours] = [3, 4].map((face) => before.choices.find((choice) => choice.face === face).value);
    await take(page, "3");
    const cost = costOf(fours, threes);
    await lastMove(page)
      .filter({ hasText: `Ann took 2 threes. Taking 2 fours was better: that cost ${cost} worms.` })
      .waitFor();
    // One choice: rolling on was none, since 15 points bring no tile.
    assert.equal((await link(page)).played, `1x${Math.round((fours - threes) * 1e4) / 1e4}_0x0`);
    const panel = await openPanel(page, device, "Moves");
    await panel.getByText(`cost ${cost} worms`).waitFor();
    assert.equal(await panel.locator(".then").count(), 2 + before.choices.length);

    // Stopping where rolling on is better costs the difference, and the sum grows.
    const now = await adviseOn(page);
    const stopped = Math.max(0, now.roll - now.stop);
    const loss = Math.round((fours - threes) * 1e4) / 1e4 + stopped;
    await way(page, "stop").click();
    await eventually(async () => {
      const [moves, lost] = (await link(page)).played.split("_")[0].split("x").map(Number);
      assert.equal(moves, 2);
      assert.ok(Math.abs(lost - loss) < 1e-4, `${lost}, not ${loss}`);
    });
    await button(page, "Undo").click();
    await button(page, "Undo").click();
    assert.equal((await link(page)).played, undefined);
    assert.equal((await lastMove(page).textContent()).trim(), "");
    await take(page, "4");
    await lastMove(page)
      .filter({ hasText: /^Ann took 2 fours\.$/ })
      .waitFor();
  },
);

onPage(
  "advice can wait until after the move",
  {
    link: tableLink(["22.27 Ann", "24 Ben"], { grill: "21.23.25.26.28.29.30", taken: "55w", roll: "13344" }),
    prepare: withTaste({ hints: "after" }),
  },
  async ({ page }) => {
    const region = page.getByRole("region", { name: "Ann, you choose" });
    await region.waitFor();
    assert.doesNotMatch(await region.innerText(), /[+−]\d|best|worms|bust/i);
    assert.deepEqual(await keys(page), ["1", "3", "4"]);
    assert.doesNotMatch(await page.locator("#status").textContent(), /best/i);
    await take(page, "4");
    await lastMove(page).filter({ hasText: "Ann took 2 fours. Nothing was better." }).waitFor();
    await button(page, "Undo").click();
    await take(page, "1");
    await lastMove(page)
      .filter({ hasText: /Taking 2 fours was better: that cost 1\.\d\d worms/ })
      .waitFor();
  },
);

onPage(
  "the computer plays with real dice",
  { link: tableLink(["- Ann", "27 Ben"], { turn: "2", by: "-.rule-4" }), prepare: withTaste({ pace: "step" }) },
  async ({ page }) => {
    await page.getByRole("heading", { name: "Ben's roll" }).waitFor();
    assert.equal(await next(page).count(), 0);
    await enter(page, "11235www");
    // Before the third roll rule 4 takes the most points.
    assert.equal((await keys(page))[0], "w");
    await tap(next(page));
    await eventually(async () => assert.equal((await link(page)).taken, "www"));
    await enter(page, "55111");
    await tap(next(page));
    await eventually(async () => assert.equal((await link(page)).taken, "55www"));
    // 25 points bring a tile: the rule stops.
    assert.equal((await keys(page))[0], "stop");
    await tap(next(page));
    await eventually(async () => assert.deepEqual((await tableOf(page)).players, ["- Ann", "27.25 Ben"]));
  },
);

onPage(
  "undo goes back to the person's last decision, and the computer waits",
  {
    link: against("best-in-worms", { taken: "555ww" }),
    prepare: at("normal"),
  },
  async ({ page }) => {
    const before = await hash(page);
    await tap(way(page, "stop"));
    const taken = await hash(page);
    await page.clock.runFor(PAUSE.normal);
    assert.match((await link(page)).roll ?? "", /^[1-5w]{8}$/, "the computer is at it");
    await tap(button(page, "Undo"));
    assert.equal(await hash(page), before);
    await page.clock.runFor(10 * PAUSE.normal);
    assert.equal(await hash(page), before, "nothing moves by itself");

    // What redo, the way back or a reload bring back waits as well, until it is told to go on; also
    // within the time that a step had been meant for.
    await button(page, "Redo").click();
    await button(page, "Undo").click();
    await button(page, "Redo").click();
    const there = await hash(page);
    assert.ok(![before, taken].includes(there));
    await button(page, "Go on").waitFor();
    await page.clock.runFor(10 * PAUSE.normal);
    assert.equal(await hash(page), there);
    await page.reload();
    await firstNumbers(page);
    await page.clock.runFor(10 * PAUSE.normal);
    assert.equal(await hash(page), there);
    await pick(page, "What to show", /Odds/);
    await pick(page, "What to show", /Advice/);
    await button(page, "Go on").click();
    await next(page).waitFor();
    await pick(page, "Pace of the computer", "fast");
    for (let steps = 0; steps < 30 && (await tableOf(page)).turn === "2"; steps += 1)
      await page.clock.runFor(PAUSE.fast);
    assert.equal((await tableOf(page)).turn, "1");
  },
);

onPage(
  "the pace can be changed in the middle of a turn",
  { link: against("rule-2", { turn: "2" }), prepare: at("step") },
  async ({ page }) => {
    await next(page).waitFor();
    const before = await hash(page);
    await page.clock.runFor(10 * PAUSE.normal);
    assert.equal(await hash(page), before);
    await pick(page, "Pace of the computer", "fast");
    await page.clock.runFor(PAUSE.fast - 1);
    assert.equal((await link(page)).roll, undefined, "the pause is kept");
    await page.clock.runFor(1);
    assert.equal((await link(page)).roll.length, 8);
    await page.clock.runFor(PAUSE.fast);
    const held = await link(page);
    assert.notEqual(held.taken, "");
    await pick(page, "Pace of the computer", "by hand");
    await page.clock.runFor(10 * PAUSE.normal);
    assert.equal((await link(page)).taken, held.taken);
    assert.equal((await link(page)).roll, held.roll);
  },
);

const show = (page, what) => pick(page, "What to show", what);

onPage(
  "a face taken where odds are shown is a move of the game",
  {
    link: tableLink(["22.27 Ann", "24 Ben"], {
      grill: "21.23.25.26.28.29.30",
      taken: "55w",
      roll: "13344",
      throws: "page",
      by: "-.rule-4",
    }),
    prepare: withTaste({ pace: "step" }),
  },
  async ({ page }) => {
    const { choices, best } = await adviseOn(page);
    const one = choices.find(({ face }) => face === 1).value;
    const lost = best.value - one;
    await show(page, "Odds for a target");
    await take(page, "1");
    assert.equal((await link(page)).played, `1x${Math.round(lost * 1e4) / 1e4}_0x0`);
    await show(page, "Advice for the table");
    await lastMove(page)
      .filter({ hasText: `Ann took 1 one. Taking 2 fours was better: that cost ${costOf(best.value, one)} worms.` })
      .waitFor();
    await button(page, "Undo").click();
    await button(page, "Undo").click();
    const { roll, played } = await link(page);
    assert.deepEqual([roll, played], ["13344", undefined]);
  },
);

onPage(
  "where no game has been begun, odds are odds",
  { link: tableLink(["- Ann", "- Ben"], { taken: "55w", roll: "13344" }) },
  async ({ page }) => {
    await show(page, "Odds for a target");
    await take(page, "1");
    assert.deepEqual([(await link(page)).taken, (await link(page)).played], ["155w", undefined]);
  },
);

onPage(
  "from a fresh table it takes one tap to play, and the players can be changed",
  { link: "mode=advice" },
  async ({ page }) => {
    await button(page, "Play the computer").click();
    let told = await link(page);
    assert.deepEqual([told.by, told.throws], ["-.best-in-worms", "page"]);
    assert.equal(await button(page, /^Add a one/).count(), 0, "no dice to enter");
    await page.keyboard.type("5");
    assert.equal((await link(page)).roll, undefined);
    await page.locator(".table-brief").click();
    await button(page, "Players").click();
    await button(page, "Add a player").click();
    await page.getByLabel("Who plays for Cleo").selectOption("rule-3");
    await page.getByLabel("Who plays for Ben").selectOption({ label: "a person" });
    await button(page, "Seat Cleo earlier").click();
    await pick(page, "Dice", "typed in");
    await pick(page, "Advice on a person's turn", "after it");
    told = await link(page);
    assert.deepEqual([told.by, told.throws], ["-.rule-3.-", undefined]);
    assert.deepEqual(await tasteKept(page), { name: "Heckmeck", pace: "normal", hints: "after" });
    await button(page, "Remove Cleo").click();
    assert.equal((await link(page)).by, undefined);
  },
);

onPage(
  "seven strategies play among themselves, without a network",
  {
    offline: true,
    prepare: at("fast"),
    link: tableLink(
      [..."ABCDEFG"].map((name) => `- ${name}`),
      { by: "best-in-worms.rule-1.rule-2.rule-3.rule-4.rule-5.random", throws: "page", grill: "21.22" },
    ),
  },
  async ({ page, context }) => {
    await tablesLoaded(page);
    await keptOffline(page);
    await context.setOffline(true);
    await page.reload();
    await firstNumbers(page);
    await button(page, "Go on").click();
    for (let steps = 0; steps < 400 && (await final(page).count()) === 0; steps += 1)
      await page.clock.runFor(PAUSE.fast);
    await final(page).waitFor();
    assert.equal(await final(page).getByRole("row").count(), 8);
  },
);

onPage(
  "a turn against the computer by keyboard",
  { sizes: SIZES, link: against("rule-1"), prepare: at("step") },
  async ({ page }) => {
    const press = async (fits) => {
      for (let presses = 0; !fits.test((await focused(page)).name); presses += 1) {
        assert.ok(presses < 60, `${fits} was not reached`);
        await page.keyboard.press("Tab");
      }
      await page.keyboard.press("Enter");
      await assertFocusSeen(page, `after ${fits}`);
    };
    await press(/^Roll/);
    assert.equal((await link(page)).roll.length, 8);
    await press(/^Take/);
    // Until the turn is the computer's: stop as soon as that is possible, or go on.
    for (let moves = 0; moves < 12 && (await tableOf(page)).turn === "1"; moves += 1) {
      const open = await keys(page);
      await press(
        open.includes("stop") || open.includes("fail")
          ? /^(Take \d|Stop|Fail)/
          : open.includes("roll")
            ? /^Roll/
            : /^Take/,
      );
    }
    assert.equal((await tableOf(page)).turn, "2");
    await press(/^Next$/);
    assert.match((await link(page)).roll, /^[1-5w]{8}$/);
    assert.equal((await focused(page)).name, "Next");
  },
);

onPage(
  "through a game against the computer nothing moves above the ways, and the focus is always somewhere",
  {
    sizes: SIZES,
    link: tableLink(["- Ann", "- Ben", "- Cleo"], { by: "-.rule-5.best-in-worms", throws: "page" }),
    prepare: at("normal"),
  },
  async ({ page }) => {
    const places = () =>
      page.evaluate(() =>
        [".table-card", ".taken", ".advice", ".ways"].map((part) =>
          Math.round(document.querySelector(part).getBoundingClientRect().top + scrollY),
        ),
      );
    await way(page, "roll").focus();
    const before = await places();
    const turns = new Set();
    for (let moves = 0; moves < 40; moves += 1) {
      const mine = page.locator("button.way").first();
      turns.add((await tableOf(page)).turn);
      if ((await mine.count()) > 0) await tap(mine);
      else await page.clock.runFor(PAUSE.normal);
      assert.deepEqual(await places(), before, await lastMove(page).textContent());
      await assertFocusSeen(page, `after ${moves} moves`);
    }
    assert.deepEqual([...turns].sort(), ["1", "2", "3"]);
  },
);

onPage(
  "who changes the players by keyboard always has the focus in the dialog, and afterwards on the page",
  { link: tableLink(["30 Ann", "24 Ben"]) },
  async ({ page }) => {
    const press = async (name) => {
      await button(page, name).last().focus();
      await page.keyboard.press("Enter");
      return (await focused(page)).name;
    };
    await press("Players");
    for (let players = 2; players < 6; players += 1) assert.equal(await press("Add a player"), "Add a player");
    assert.equal(await press("Add a player"), "Who plays for Finn", "there is no room for more");
    for (const left of ["Finn", "Eve", "Dan", "Cleo", "Ben"])
      assert.equal(await press(/^Remove/), `Who plays for ${left}`);
    await page.keyboard.press("Escape");
    await assertFocusSeen(page, "after the dialog");
  },
);

onPage("a second tap decides nothing", { link: against("rule-1"), prepare: at("step") }, async ({ page }) => {
  const twice = async (locator) => {
    const { x, y, width, height } = await locator.boundingBox();
    await page.mouse.dblclick(x + width / 2, y + height / 2);
  };
  await twice(way(page, "roll"));
  const { roll, taken } = await link(page);
  assert.deepEqual([roll?.length, taken], [8, ""], "thrown, and nothing taken");
  await page.clock.runFor(400);
  await twice(page.locator("button.way").first());
  const after = await link(page);
  assert.ok(after.taken.length > 0 && after.roll === undefined, "taken, and not thrown again");
});

onPage(
  "the moves are kept between visits, with the game that they belong to",
  {
    link: tableLink(["22.27 Ann", "24 Ben"], { taken: "55w", roll: "13344", tab: "moves" }),
  },
  async ({ page, context, site, device }) => {
    await take(page, "3");
    const panel = (of) => openPanel(of, device, "Moves");
    await (await panel(page)).getByText(/cost 0\.\d\d worms/).waitFor();
    await page.reload();
    await firstNumbers(page);
    await (await panel(page)).getByText(/cost 0\.\d\d worms/).waitFor();
    assert.match(await lastMove(page).textContent(), /^Ann took 2 threes/);
    const again = await context.newPage();
    await again.goto(`${site.url}heckmeck/`);
    await firstNumbers(again);
    await (await panel(again)).getByText(/cost 0\.\d\d worms/).waitFor();
    // A link has none of them, whatever its table, and the way back brings them back.
    for (const other of ["taken=5&goal=at-least&target=25", tableLink(["22 Ann", "24 Ben"], { tab: "moves" })]) {
      await again.goto("about:blank");
      await again.goto(`${site.url}heckmeck/#${other}`);
      await firstNumbers(again);
      await pick(again, "What to show", /Advice/);
      await (await panel(again)).getByText("noted here").waitFor();
      await button(again, "Back to my game").click();
      await (await panel(again)).getByText(/cost 0\.\d\d worms/).waitFor();
    }
    await again.close();
    // What can't be shown is left out, and the page works.
    for (const nonsense of ["{}", "[[]]", '["#",{}]', "[{}]", "x"]) {
      await page.evaluate((text) => {
        const kept = localStorage.getItem("rollwise.heckmeck");
        localStorage.setItem(
          "rollwise.heckmeck.log",
          text.replace("#", kept).replace("{}", JSON.stringify([{ by: "gone" }])),
        );
      }, nonsense);
      const later = await context.newPage();
      await later.goto(`${site.url}heckmeck/`);
      await firstNumbers(later);
      await (await panel(later)).getByText("noted here").waitFor();
      await later.close();
    }
  },
);

onPage(
  "who leaves takes the dice along",
  { link: tableLink(["- Ann", "24 Ben", "25 Cleo"], { turn: "2", taken: "www", roll: "11223" }) },
  async ({ page }) => {
    await page.locator(".table-brief").click();
    await button(page, "Players").click();
    await button(page, "Remove Ben").click();
    const told = await link(page);
    assert.deepEqual([told.taken, told.roll, (await tableOf(page)).turn], ["", undefined, "2"]);
  },
);

onPage(
  "a turn with more dice than another game has ends when that is asked about",
  { link: tableLink(["- Ann", "- Ben"], { taken: "11555w", dice: "5" }) },
  async ({ page }) => {
    await way(page, "roll").waitFor();
    await pick(page, "What to show", /Odds/);
    await eventually(async () => assert.equal((await link(page)).taken, ""));
    await way(page, "roll").waitFor();
  },
);

onPage(
  "a lower tile instead of a steal is a choice that is named",
  { link: tableLink(["22 Ann", "25 Ben"], { taken: "5555w", tab: "moves" }) },
  async ({ page, device }) => {
    const { stop } = await adviseOn(page);
    await button(page, "Take 24 instead").click();
    const cost = costOf(stop, 1);
    await lastMove(page)
      .filter({ hasText: `Ann took tile 24. Stealing 25 from Ben was better: that cost ${cost} worms.` })
      .waitFor();
    const panel = await openPanel(page, device, "Moves");
    assert.match(await panel.locator(".then.picked").textContent(), /Take 24/);
  },
);

onPage(
  "what a person tells by a tap on the computer's turn is undone by itself",
  { link: tableLink(["- Ann", "- Ben"], { by: "-.rule-4" }), prepare: withTaste({ pace: "step" }) },
  async ({ page }) => {
    await tapTile(page, 25, "Ann takes 25");
    await tapTile(page, 30, "Ben takes 30");
    assert.deepEqual((await tableOf(page)).players, ["25 Ann", "30 Ben"]);
    await button(page, "Undo").click();
    assert.deepEqual((await tableOf(page)).players, ["25 Ann", "- Ben"]);
  },
);

onPage(
  "moves come back after a reload by the way back",
  { link: tableLink(["22.27 Ann", "24 Ben"], { taken: "55w", roll: "13344" }) },
  async ({ page }) => {
    await take(page, "3");
    await way(page, "stop").click();
    await lastMove(page).filter({ hasText: "Ann took tile 21" }).waitFor();
    await page.reload();
    await firstNumbers(page);
    await page.goBack();
    await lastMove(page).filter({ hasText: "Ann took 2 threes." }).waitFor();
    await page.goForward();
    await lastMove(page).filter({ hasText: "Ann took tile 21" }).waitFor();
  },
);

onPage(
  "the Lab is in the menu, and the game waits meanwhile",
  { link: against("best-in-worms", { taken: "55w", roll: "13344" }) },
  async ({ page }) => {
    await take(page, "4");
    const before = await hash(page);
    await button(page, "Menu").click();
    await page.getByRole("link", { name: "Let strategies play each other" }).click();
    await page.getByRole("heading", { name: "Lab" }).waitFor();
    await page.getByRole("link", { name: "Back to the game" }).click();
    await firstNumbers(page);
    assert.equal(await hash(page), before);
    assert.match(await lastMove(page).textContent(), /^Ann took 2 fours/);
  },
);
