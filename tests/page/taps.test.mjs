/** What a tap or a key does, and what it must not do: the entry of a roll, second taps, keys, undo. */

import assert from "node:assert/strict";

import {
  assertFocusSeen,
  button,
  count,
  enter,
  enterCount,
  eventually,
  face,
  focused,
  hash,
  howMany,
  keys,
  link,
  offered,
  openUndoList,
  SIZES,
  shareSite,
  tablesLoaded,
  take,
  tap,
  way,
  ways,
} from "./steps.mjs";
import { failedButton, tableLink, tableOf, tapTile, tileButton } from "./table-steps.mjs";

const { onPage } = shareSite();

const rollOf = async (page) => (await link(page)).roll ?? "";
const pad = (page) => page.locator(".roll");
const middleOf = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

/** Where something lies, in whole pixels. */
async function placeOf(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return [x, y, width, height].map(Math.round);
}

/** Whether something is in sight as a whole: on the screen, and not under the pad. */
async function assertInSight(page, locator) {
  const { y, height } = await locator.boundingBox();
  const end = (await pad(page).isVisible()) ? (await pad(page).boundingBox()).y : page.viewportSize().height;
  assert.ok(y >= 0 && y + height <= end, `it ends at ${y + height}, the room at ${end}`);
}

/** The dice that the page throws from now on. */
const throwing = (page, dice) =>
  page.evaluate((dice) => {
    let nth = 0;
    Math.random = () => ("12345w".indexOf(dice[nth++ % dice.length]) + 0.5) / 6;
  }, dice);

// ---- Second taps ----

for (const apart of [0, 150, 300]) {
  onPage(
    `a player who fails is tapped twice, ${apart} ms apart, and the next one does not fail`,
    {
      link: tableLink(["- Ann", "- Ben", "- Cleo"]),
    },
    async ({ page }) => {
      const fails = failedButton(page);
      assert.equal(await fails.textContent(), "✕ Ann fails (36 goes out)");
      const { x, y } = middleOf(await fails.boundingBox());
      await page.mouse.click(x, y);
      await page.clock.runFor(apart);
      await page.mouse.click(x, y, { clickCount: apart === 0 ? 2 : 1 });
      assert.equal((await tableOf(page)).turn, "2");
      assert.equal((await tableOf(page)).grill.split(".").at(-1), "35");

      // Later it is meant.
      await page.clock.runFor(400);
      assert.equal(await fails.textContent(), "✕ Ben fails (35 goes out)");
      await fails.click();
      assert.equal((await tableOf(page)).turn, "3");
    },
  );
}

/** Makes the screen as high as brings a button of the dialog over another one; returns where that is. */
async function bringTogether(page, upper, lower) {
  const { width } = page.viewportSize();
  return eventually(async () => {
    const [over, under] = [await upper.boundingBox(), await lower.boundingBox()].map(middleOf);
    const apart = Math.round(under.y - over.y);
    if (apart !== 0) await page.setViewportSize({ width, height: page.viewportSize().height + apart });
    assert.equal(apart, 0);
    return { x: under.x, y: under.y };
  });
}

onPage(
  "a second tap on what closes a dialog does not press what lies beneath",
  {
    link: tableLink(["- Ann", "- Ben", "- Cleo", "- Dan"], { grill: "21.22.23.25.26.28" }),
  },
  async ({ page }) => {
    const wins = page.getByRole("dialog").getByRole("button", { name: "Ann takes 25" });
    await tileButton(page, 25).click();
    const { x, y } = await bringTogether(page, wins, failedButton(page));
    await page.mouse.click(x, y);
    await page.clock.runFor(200);
    const beneath = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x, y).closest("button").textContent,
      [x, y],
    );
    assert.match(beneath, /Ben fails/);
    await page.mouse.click(x, y);
    assert.deepEqual(await tableOf(page), {
      players: ["25 Ann", "- Ben", "- Cleo", "- Dan"],
      grill: "21.22.23.26.28",
      turn: "2",
    });
  },
);

onPage("faces are tapped as fast as anybody likes", {}, async ({ page }) => {
  await face(page, "5").dblclick();
  await face(page, "5").click();
  assert.equal(await rollOf(page), "555");
});

onPage(
  "a name that is being edited costs no click elsewhere",
  { link: tableLink(["- Ann", "- Ben", "- Cleo", "- Dan"]) },
  async ({ page }) => {
    await tap(page.locator(".table-brief"));
    await button(page, "Players").click();
    const dialog = page.getByRole("dialog", { name: "Players" });
    const edit = async (seat, name) => {
      await dialog.getByLabel(`Name of player ${seat}`).fill(name);
      await page.clock.runFor(400);
    };
    await edit(1, "Zoë");
    await button(dialog, "Remove Dan").click();
    assert.deepEqual((await tableOf(page)).players, ["- Zoë", "- Ben", "- Cleo"]);
    await edit(1, "Ada");
    await button(dialog, "Seat Cleo earlier").click();
    assert.deepEqual((await tableOf(page)).players, ["- Ada", "- Cleo", "- Ben"]);
    await edit(2, "Cora");
    await button(dialog, "Add a player").click();
    assert.deepEqual((await tableOf(page)).players, ["- Ada", "- Cora", "- Ben", "- Ann"]);
    await edit(3, "Bob");
    await dialog.getByRole("radio").nth(3).check();
    await edit(4, "Dora");
    await button(dialog, "Close").click();
    assert.deepEqual(await tableOf(page), { players: ["- Ada", "- Cora", "- Bob", "- Dora"], grill: null, turn: "4" });
  },
);

/** Tables come when `release` says so. */
let release;
const holdTables = (context) => {
  const released = new Promise((resolve) => {
    release = resolve;
  });
  return context.route("**/precomputed/**", (route) => released.then(() => route.continue()));
};

onPage(
  "tables that come late leave a half-typed name alone",
  { link: tableLink(["- Ann", "- Ben"]), prepare: holdTables },
  async ({ page }) => {
    await button(page, "Players").click();
    const name = page.getByLabel("Name of player 1");
    await name.selectText();
    await page.keyboard.type("Zo");
    release();
    await tablesLoaded(page);
    await page.keyboard.type("ra");
    assert.equal(await name.inputValue(), "Zora");
    await button(page, "Close").click();
    assert.deepEqual((await tableOf(page)).players, ["- Zora", "- Ben"]);
  },
);

onPage(
  "in a game against the computer nothing jumps: where the best was tapped the best comes up",
  {
    link: tableLink(["- Ann", "- Ben"], { by: "-.best-in-worms", throws: "page" }),
  },
  async ({ page }) => {
    await throwing(page, "555ww123w1123" + "5512344w5123");
    const height = await page.locator(".table-card").evaluate((card) => card.offsetHeight);
    const first = page.locator(".way").first();
    const { x, y } = middleOf(await first.boundingBox());
    const assertSteady = async () => {
      assert.equal(await page.locator(".table-card").evaluate((card) => card.offsetHeight), height);
      const hit = await page.evaluate(([x, y]) => document.elementFromPoint(x, y).closest(".way")?.dataset.key, [x, y]);
      assert.equal(hit, await first.getAttribute("data-key"));
    };
    // Ann rolls and takes twice.
    for (let taps = 0; taps < 4; taps += 1) {
      await page.mouse.click(x, y);
      await page.clock.runFor(400);
      await assertSteady();
    }
    // Ben rolls and takes what he likes.
    await page.keyboard.press("s");
    assert.equal((await link(page)).turn, "2");
    for (let steps = 0; steps < 4; steps += 1) {
      await page.clock.runFor(1600);
      await assertSteady();
    }
  },
);

// ---- What is in sight ----

onPage(
  "a roll of the page that busts is shown",
  { link: tableLink(["24 Ann", "- Ben"], { by: "-.random", throws: "page", taken: "555w", roll: "55ww" }) },
  async ({ page }) => {
    const dice = page.locator(".advice .dead-faces");
    assert.equal(await dice.innerText().then((text) => text.replace(/\s+/g, " ")), "2 fives 2 worms all taken already");
    assert.equal(await dice.locator(".die").count(), 4);
    await assertInSight(page, dice);
  },
);

onPage(
  "the best choice comes first, and is in sight",
  { sizes: { phone: { width: 360, height: 640 } } },
  async ({ page }) => {
    await enter(page, "12345www");
    const [best, ...others] = await ways(page);
    assert.deepEqual([best.key, best.mark], ["w", "best"]);
    await assertInSight(page, way(page, "w"));
    const chances = [best, ...others].map(({ number }) => parseFloat(number));
    assert.deepEqual(
      chances,
      chances.toSorted((a, b) => b - a),
    );
  },
);

for (const players of [2, 4, 7]) {
  const names = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gina"].slice(0, players);
  onPage(
    `with ${players} players the first advice is in sight, before the game and in it`,
    {
      link: tableLink(names.map((name) => `- ${name}`)),
    },
    async ({ page }) => {
      await assertInSight(page, way(page, "roll"));
      for (const _ of names) await tap(failedButton(page));
      await assertInSight(page, way(page, "roll"));
    },
  );
}

// ---- The entry of a roll ----

onPage("a face and a count are two taps, and die by die is possible as before", {}, async ({ page }) => {
  await enterCount(page, "5", 4);
  assert.equal(await rollOf(page), "5555");
  assert.equal(await count(page, "5", 4).getAttribute("aria-pressed"), "true");
  await enterCount(page, "w", 2);
  await face(page, "1").click();
  assert.equal(await rollOf(page), "5555ww1");
  // A count that leaves no room for what is entered can't be told.
  assert.deepEqual(
    await howMany(page, "1")
      .getByRole("button")
      .evaluateAll((counts) => counts.map((count) => count.disabled)),
    [false, false, false, true, true, true],
  );
  await count(page, "1", 0).click();
  assert.equal(await rollOf(page), "5555ww");
  await face(page, "w").click();
  await count(page, "w", 1).click();
  assert.equal(await rollOf(page), "5555w");
  await face(page, "2").click();
  await face(page, "3").click();
  await face(page, "4").click();
  assert.deepEqual(await offered(page), ["2", "3", "4", "5", "w"]);
});

/** A tap, and a press that slides through some places, by mouse or by finger. */
const POINTERS = {
  mouse: {
    tap: ({ page }, { x, y }) => page.mouse.click(x, y),
    async slide({ page }, from, ...places) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      for (const { x, y } of places) await page.mouse.move(x, y, { steps: 4 });
      await page.mouse.up();
    },
  },
  finger: {
    tap: ({ page }, { x, y }) => page.touchscreen.tap(x, y),
    async slide({ page, context }, from, ...places) {
      const browser = await context.newCDPSession(page);
      const touch = (type, ...touchPoints) => browser.send("Input.dispatchTouchEvent", { type, touchPoints });
      await touch("touchStart", from);
      for (const [nth, to] of places.entries()) {
        const last = nth === 0 ? from : places[nth - 1];
        for (const part of [0.3, 0.6, 1])
          await touch("touchMove", { x: last.x + part * (to.x - last.x), y: last.y + part * (to.y - last.y) });
      }
      await touch("touchEnd");
      await browser.detach();
    },
  },
};

for (const [pointer, { tap, slide }] of Object.entries(POINTERS)) {
  onPage(
    `pressing a face and sliding to a count is one gesture of a ${pointer}`,
    {
      sizes: SIZES,
      context: { hasTouch: pointer === "finger" },
    },
    async (visit) => {
      const { page } = visit;
      // The row comes up with the press; where, is found by a tap.
      const five = middleOf(await face(page, "5").boundingBox());
      await tap(visit, five);
      const [two, three] = [
        middleOf(await count(page, "5", 2).boundingBox()),
        middleOf(await count(page, "5", 3).boundingBox()),
      ];
      await button(page, "Clear").click();
      assert.equal(await rollOf(page), "");

      await slide(visit, five, three);
      assert.equal(await rollOf(page), "555");
      await slide(visit, five, three, two);
      assert.equal(await rollOf(page), "55");
      // Whoever lets go elsewhere has told nothing, and the next tap is one as ever.
      await slide(visit, five, three, { x: 2, y: 2 });
      assert.equal(await rollOf(page), "55");
      await face(page, "1").click();
      assert.equal(await rollOf(page), "551");
    },
  );
}

onPage("the rest are faces that are taken: one tap", { link: "taken=55w" }, async ({ page }) => {
  await enterCount(page, "3", 2);
  await button(page, "Rest taken").click();
  assert.deepEqual(await keys(page), ["3"]);
  assert.match(await rollOf(page), /^33[5w]{3}$/);
  await take(page, "3");
  await button(page, "Rest taken").click();
  await page.getByText("Bust: no face may be taken. The turn is lost.").first().waitFor();
});

onPage("before the first take there is no rest that could be taken", {}, async ({ page }) => {
  assert.equal(await button(page, "Rest taken").count(), 0);
});

onPage("the faces never move while a roll is entered", { sizes: SIZES }, async ({ page }) => {
  const faces = page.locator(".face");
  const places = async () => Promise.all([0, 1, 2, 3, 4, 5].map((nth) => placeOf(faces.nth(nth))));
  const before = await places();
  for (const step of [
    () => face(page, "5").click(),
    () => count(page, "5", 3).click(),
    () => face(page, "w").click(),
    () => face(page, "1").dblclick(),
    () => button(page, "Undo").click(),
    () => button(page, "Clear").click(),
  ]) {
    await step();
    assert.deepEqual(await places(), before);
  }
});

onPage("taken faces are marked, and are rolled like all others", { link: "taken=55w" }, async ({ page }) => {
  const five = face(page, "5");
  assert.equal(await five.getByText("taken", { exact: true }).innerText(), "taken");
  assert.equal(await face(page, "4").getByText("taken", { exact: true }).count(), 0);
  for (const part of [five, five.locator(".die")]) {
    assert.equal(await part.evaluate((node) => getComputedStyle(node).opacity), "1");
  }
  await enterCount(page, "5", 3);
  assert.equal(await rollOf(page), "555");
});

onPage("random dice never replace those that are typed", {}, async ({ page }) => {
  assert.equal(await button(page, "Clear").count(), 0);
  await face(page, "5").click();
  assert.equal(await button(page, "Random").count(), 0);
  await button(page, "Clear").click();
  await button(page, "Random").click();
  assert.match(await rollOf(page), /^[1-5w]{8}$/);
});

onPage("Stop ends the turn, and Roll leads to the dice", { link: "taken=5555w", sizes: SIZES }, async ({ page }) => {
  await tap(way(page, "roll"));
  assert.match(await assertFocusSeen(page, "after Roll"), /^Add a one/);
  await tap(way(page, "stop"));
  await page.getByText("nothing yet").waitFor();
  await button(page, "Undo").click();
  assert.equal((await link(page)).taken, "5555w");
});

onPage(
  "in a game Stop ends the turn at the table",
  { link: tableLink(["- Ann", "21 Ben"], { mode: "odds", taken: "5555w" }) },
  async ({ page }) => {
    await tap(way(page, "stop"));
    assert.deepEqual(await tableOf(page), { players: ["25 Ann", "21 Ben"], grill: null, turn: "2" });
  },
);

// ---- Undo ----

onPage(
  "turns are undone one by one, or by a list that leads further",
  { link: tableLink(["- Ann", "- Ben"]) },
  async ({ page }) => {
    const trail = [await hash(page)];
    for (const [tile, name] of [
      [21, "Ann"],
      [25, "Ben"],
      [22, "Ann"],
      [26, "Ben"],
    ]) {
      await tapTile(page, tile, `${name} takes ${tile}`);
      await page.clock.runFor(400);
      trail.push(await hash(page));
    }
    for (const before of trail.slice(0, -1).reverse()) {
      await button(page, "Undo").click();
      assert.equal(await hash(page), before);
    }
    for (const after of trail.slice(1)) {
      await button(page, "Redo").click();
      assert.equal(await hash(page), after);
    }

    const list = await openUndoList(page);
    assert.equal(await hash(page), trail.at(-1), "a long press is no tap");
    const moves = list.getByRole("listitem").getByRole("button");
    assert.deepEqual(await moves.allTextContents(), [
      "Ben took tile 26.",
      "Ann took tile 22.",
      "Ben took tile 25.",
      "Ann took tile 21.",
    ]);
    await moves.nth(2).click();
    assert.equal(await hash(page), trail[1]);
    assert.equal(await list.isVisible(), false);
    for (const after of trail.slice(2)) {
      await button(page, "Redo").click();
      assert.equal(await hash(page), after);
    }
  },
);

// ---- Keys ----

onPage("a turn by keys: the best choice, a face, stop, roll, a new turn", { link: "target=21" }, async ({ page }) => {
  const press = async (key) => {
    await page.clock.runFor(400);
    await page.keyboard.press(key);
  };
  await enter(page, "5551123w");
  const [best] = await keys(page);
  await press("b");
  const taken = (await link(page)).taken;
  assert.ok(taken.length > 0 && [...taken].every((sign) => sign === best), taken);
  await press("Control+z");
  // A key that comes with the last die is no take.
  await page.keyboard.press("Backspace");
  await enter(page, "ww");
  assert.equal((await link(page)).taken, "");
  await press("5");
  assert.equal((await link(page)).taken, "555");
  await press("r");
  assert.match((await focused(page)).name, /^Add a one/);
  await enter(page, "5w123");
  await press("w");
  assert.equal((await link(page)).taken, "555w");
  await press("s");
  assert.equal((await link(page)).taken, "");
  await press("Control+z");
  assert.equal((await link(page)).taken, "555w");
  await press("n");
  assert.equal((await link(page)).taken, "");
});

onPage("a table by keys: the best way, fail, stop", { link: tableLink(["- Ann", "24 Ben"]) }, async ({ page }) => {
  const press = async (key) => {
    await page.clock.runFor(400);
    await page.keyboard.press(key);
  };
  await press("f");
  assert.equal((await tableOf(page)).turn, "2");
  await enter(page, "5555w123");
  const [best] = await keys(page);
  await press("b");
  assert.equal(new Set((await link(page)).taken).has(best), true);
  await press("Control+z");
  await press("5");
  assert.equal((await link(page)).taken, "5555");
  await enter(page, "w123");
  await press("w");
  await press("s");
  assert.deepEqual((await tableOf(page)).players, ["- Ann", "24.25 Ben"]);
});

onPage(
  "a game against the computer by keys: roll, the best way, stop",
  {
    link: tableLink(["- Ann", "- Ben"], { by: "-.best-in-worms", throws: "page" }),
  },
  async ({ page }) => {
    await throwing(page, "555ww123ww123");
    const press = async (key) => {
      await page.clock.runFor(400);
      await page.keyboard.press(key);
    };
    await press("r");
    assert.equal(await rollOf(page), "555ww123");
    await press("5");
    assert.equal((await link(page)).taken, "555");
    await press("r");
    await press("b");
    assert.equal((await link(page)).taken, "555ww");
    await press("s");
    assert.equal((await tableOf(page)).players[0], "25 Ann");
  },
);

onPage(
  "the first tabs skip to the answer, to the next step and to the details",
  { sizes: SIZES, link: "taken=55w&roll=13344" },
  async ({ page }) => {
    for (const [presses, name, reached] of [
      [1, "Skip to the answer", ".choices"],
      [2, "Skip to the next step", ".way, .face"],
      [3, "Skip to the details", ".details"],
    ]) {
      await page.evaluate(() => document.activeElement.blur());
      await page.locator("#header").evaluate((header) => header.querySelector("button").focus());
      for (let nth = 1; nth < presses; nth += 1) await page.keyboard.press("Tab");
      assert.equal(await assertFocusSeen(page, "after Tab"), name);
      await page.keyboard.press("Enter");
      await eventually(async () => {
        assert.ok(await page.evaluate((reached) => document.activeElement.matches(reached), reached), name);
      });
    }
  },
);

// ---- Words ----

onPage("what is meant is said plainly", { link: tableLink(["- Ann", "- Ben"]) }, async ({ page }) => {
  await button(page, "Play the computer").waitFor();
  await enter(page, "www55123");
  assert.match(await way(page, "5").innerText(), /makes 10, then roll 6 dice/);
  await take(page, "w");
  await page.locator(".last-move").getByText("Ann took 3 worm dice.").waitFor();
});
