/** Advice for the win: its numbers, each player's chance, and what the page does until it has them, or without. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";

import { solver, words } from "../unit/module.mjs";
import { agree, findPosition, LEFT, linkOf, MADE, queryOf, TABLES, TURNS } from "../unit/win-positions.mjs";
import { BROKEN, FAILED } from "./broken-steps.mjs";
import {
  button,
  enter,
  eventually,
  firstNumbers,
  follow,
  hash,
  holdBack,
  keptOffline,
  keys,
  link,
  openOffline,
  part,
  percent,
  says,
  shareSite,
  shows,
  tablesLoaded,
  take,
  tap,
  undo,
  way,
  ways,
} from "./steps.mjs";
import {
  against,
  at,
  chancesKnown,
  final,
  forWorms,
  lastMove,
  PAUSE,
  queryOn,
  tableLink,
  tableOf,
  tapTile,
  tasteKept,
  underWay,
  worths,
} from "./table-steps.mjs";

const { onPage } = shareSite();
const module = await solver({ chances: [2, 3, 5] });
const toWin = (query) => module.advise({ ...query, objective: "win" });
const signOf = (face) => "12345w"[face - 1];

/** The ways that an answer values: keys and chances as they are shown, the best first. */
function expectedWays({ choices, stop, roll, fail, best }) {
  if (best.action === "bust") return [["fail", percent(fail)]];
  const ends = Object.entries({ stop, roll }).filter(([, value]) => value !== null);
  const all = [...ends, ...choices.map(({ face, value }) => [signOf(face), value])];
  const first = best.action === "take" ? signOf(best.face) : best.action;
  return all
    .toSorted(([a, one], [b, other]) => Number(b === first) - Number(a === first) || other - one)
    .map(([key, value]) => [key, percent(value)]);
}

/** A shown number. */
const read = (text) => Number(/[+−±]?[\d.]+/.exec(text)[0].replace("−", "-").replace("±", ""));

const sentence = (page) => page.locator(".dissent");
const aimButton = (page) => part(page, "aim");

for (const [players, table] of Object.entries(TABLES)) {
  onPage(
    `advice with ${players} players is the solver's at any time of a turn`,
    { link: linkOf(table) },
    async ({ page }) => {
      await chancesKnown(page);
      for (const [when, turn] of Object.entries(TURNS)) {
        const query = queryOf(table, turn);
        await follow(page, linkOf(query));
        const expected = expectedWays(toWin(query));
        await eventually(async () =>
          assert.deepEqual(
            (await ways(page)).map(({ key, number }) => [key, number]),
            expected,
            when,
          ),
        );
        const [best, ...others] = await ways(page);
        assert.equal(best.mark, others.length === 0 ? "" : "best", when);
        for (const { key, number, mark } of others)
          assert.equal((read(best.number) + read(mark)).toFixed(1), read(number).toFixed(1), `${when}: ${key}`);
      }
    },
  );
}

onPage("the best choice is announced with its chance", { link: underWay() }, async ({ page }) => {
  await chancesKnown(page);
  const { best } = toWin(await queryOn(page));
  await says(page, new RegExp(`^Ann\\. Best: take .*, wins with ${percent(best.value).replace(".", "\\.")}\\.$`));
});

onPage(
  "a button shows worms instead, and chances again: that is a taste",
  { link: underWay() },
  async ({ page, context, site }) => {
    await chancesKnown(page);
    const query = await queryOn(page);
    const [win, worms] = [toWin(query), module.advise(query)];
    const told = await hash(page);
    const isFor = {
      win: () =>
        eventually(async () =>
          assert.deepEqual(
            (await ways(page)).map(({ key, number }) => [key, number]),
            expectedWays(win),
          ),
        ),
      worms: () =>
        eventually(async () => {
          const expected = Object.fromEntries(
            worms.choices.map(({ face, value }) => [signOf(face), Number(value.toFixed(2))]),
          );
          assert.deepEqual(Object.fromEntries((await worths(page)).map(({ key, value }) => [key, value])), expected);
        }),
    };
    await isFor.win();
    await shows(aimButton(page), "In worms");
    await aimButton(page).click();
    await isFor.worms();
    await shows(aimButton(page), "Chance to win");
    await page.getByRole("heading", { name: "Ann: worms on average" }).waitFor();
    assert.equal(await hash(page), told, "no link tells it");
    assert.equal(await undo(page).getAttribute("aria-disabled"), "true", "it is nothing to undo");
    assert.equal((await tasteKept(page)).aim, "worms");
    await page.reload();
    await firstNumbers(page);
    await chancesKnown(page);
    await isFor.worms();

    // Whoever is sent the game has a taste of their own, and the next game has this one.
    const other = await context.newPage();
    await other.goto(`${site.url}heckmeck/#${tableLink(["- Ann", "- Ben"])}`);
    await other.getByRole("heading", { name: "Ann: worms on average" }).waitFor();
    await other.close();
    await aimButton(page).click();
    await isFor.win();
    await page.reload();
    await firstNumbers(page);
    await chancesKnown(page);
    await isFor.win();
  },
);

onPage("a link leaves everybody's aim as it is", { link: "taken=", prepare: forWorms }, async ({ page }) => {
  await follow(page, `${underWay()}&aim=win`);
  await page.getByText("could not be read and was left out: aim.").waitFor();
  await page.getByRole("heading", { name: "Ann: worms on average" }).waitFor();
  assert.equal((await link(page)).aim, undefined);
});

/** Each player's chance, and how much of the width its bar has, as both are shown on the seats. */
const chancesShown = (page) =>
  page.locator(".seat").evaluateAll((seats) =>
    seats.map((seat) => {
      const bar = seat.querySelector(".chance-bar");
      return {
        chance: /(\S+ %) to win/.exec(seat.textContent)?.[1],
        part: Number(getComputedStyle(bar).getPropertyValue("--part")),
        full: bar.checkVisibility({ visibilityProperty: true }),
      };
    }),
  );

/** Everybody's chance is the solver's, on the seats or in brief. */
async function assertChances(page) {
  const query = await queryOn(page);
  const expected = [...module.winChances(query)];
  await eventually(async () => {
    if ((await page.locator(".seat").count()) > 0) {
      const shown = await chancesShown(page);
      assert.deepEqual(
        shown.map(({ chance }) => chance),
        expected.map(percent),
      );
      for (const [seat, { part, full }] of shown.entries()) {
        assert.ok(full);
        assert.ok(Math.abs(part - expected[seat]) < 1e-6, `${part}`);
      }
    } else {
      const brief = await page.locator(".brief-chance").allTextContents();
      assert.deepEqual(
        brief,
        expected.map((chance) => `${words.winChanceBrief(chance)} to win,`),
      );
    }
  });
  return expected;
}

for (const [players, table] of Object.entries(TABLES)) {
  onPage(
    `the chances of ${players} players go with the game, in a turn as well, and with undo`,
    { link: linkOf(table) },
    async ({ page }) => {
      await chancesKnown(page);
      const before = await assertChances(page);
      await enter(page, "555ww123");
      const rolled = await assertChances(page);
      await take(page, "5");
      const taken = await assertChances(page);
      assert.notDeepEqual(before, rolled);
      const { choices } = toWin({ ...table, roll: queryOf(table, { taken: "", roll: "555ww123" }).roll });
      const worth = choices.find(({ face }) => face === 5).value;
      assert.ok(Math.abs(taken[table.toMove] - worth) < 1e-9, "as likely as the choice was said to win");
      await page.locator(".table-brief").click();
      await page.locator(".seat").first().waitFor();
      assert.deepEqual(await assertChances(page), taken);
      await undo(page).click();
      assert.deepEqual(await assertChances(page), rolled);
      await take(page, "w");
      await assertChances(page);
      await way(page, "roll").waitFor();
      await tapTile(page, table.grill[0], /to the grill|takes/i);
      await assertChances(page);
    },
  );
}

onPage(
  "when the game is over the winner's chance is certain",
  { link: tableLink(["21 Ann", "25 Ben"], { grill: "" }) },
  async ({ page }) => {
    await final(page).waitFor();
    await eventually(async () =>
      assert.deepEqual(
        (await chancesShown(page)).map(({ chance }) => chance),
        ["0 %", "100 %"],
      ),
    );
    assert.equal(await aimButton(page).count(), 0);
  },
);

for (const players of Object.keys(TABLES).map(Number)) {
  const [unlike, alike] = [(win, worms) => !agree(win, worms), agree].map((isFit) =>
    findPosition(module, players, isFit),
  );
  onPage(
    `where most worms are another choice than the best to win that is said, and nowhere else, with ${players} players`,
    { link: linkOf(unlike) },
    async ({ page }) => {
      await chancesKnown(page);
      const { best } = module.advise(unlike);
      const worms = unlike.players.map((stack) => stack.reduce((all, tile) => all + Math.ceil((tile - 20) / 4), 0));
      const others = worms.filter((_, seat) => seat !== unlike.toMove);
      const ahead = worms[unlike.toMove] - Math.max(...others);
      const name = ["Ann", "Ben", "Cleo", "Dan", "Eve"][unlike.toMove];
      const text = await sentence(page).textContent();
      const count = `${Math.abs(ahead)} worms?`;
      const lead = ahead === 0 ? "level" : `${count} ${ahead > 0 ? "ahead" : "behind"}`;
      const tiles = unlike.grill.length;
      assert.match(text, new RegExp(`^For most worms: .*\\. But ${name} is ${lead} with ${tiles} tiles? left\\.$`));
      const which = {
        roll: /roll \d dice|roll 1 die/,
        stop: /Take|Steal|Fail|Stop/,
        take: new RegExp(
          `take ${best.action === "take" && module.advise(unlike).choices.find(({ face }) => face === best.face).count} `,
        ),
      }[best.action];
      assert.match(text, which);

      await aimButton(page).click();
      await page.getByRole("heading", { name: "worms on average" }).waitFor();
      assert.equal(await sentence(page).count(), 0);
      await aimButton(page).click();
      await sentence(page).waitFor();
      await follow(page, linkOf(alike));
      const expected = expectedWays(toWin(alike));
      await eventually(async () =>
        assert.deepEqual(
          await keys(page),
          expected.map(([key]) => key),
        ),
      );
      await chancesKnown(page);
      assert.equal(await sentence(page).count(), 0);
    },
  );
}

for (const { what, query, first, other, after } of [
  {
    what: "a steal that is better left is the other button",
    query: LEFT,
    first: /Take 24/,
    other: "Steal 25 from Ben instead",
    after: ["33.25 Ann", "- Ben", "29.22 Cleo"],
  },
  {
    what: "a tile of the grill that is worse than a steal is the other button",
    query: MADE,
    first: /Steal 25 from Ben/,
    other: "Take 22 instead",
    after: ["21.22 Ann", "25 Ben"],
  },
]) {
  onPage(what, { link: linkOf(query) }, async ({ page }) => {
    await chancesKnown(page);
    assert.match(await way(page, "stop").textContent(), first);
    assert.equal((await ways(page))[0].number, percent(toWin(query).stop));
    await button(page, other).click();
    await eventually(async () => assert.deepEqual((await tableOf(page)).players, after));
    await lastMove(page)
      .filter({ hasText: /(Taking 24|Stealing 25 from Ben) was better: that cost \d+\.\d % of winning\./ })
      .waitFor();
    assert.match((await link(page)).played, /^1x0x0\.\d+_/);
    await undo(page).click();
    await tap(way(page, "stop"));
    await eventually(async () => assert.notDeepEqual((await tableOf(page)).players, after));
    assert.doesNotMatch(await lastMove(page).textContent(), /better/);
  });
}

// ---- On their way, or not to be had ----

const network = (players) => readFile(new URL(`../../dist/precomputed/heckmeck-win-${players}.bin`, import.meta.url));
const PATTERN = "**/precomputed/heckmeck-win-*.bin";

/** How often what was learned has been asked for. */
const countNetworks = (context) => {
  const asked = [];
  context.on("request", (request) => {
    const [, name] = /heckmeck-(win-.*)\.bin$/.exec(request.url()) ?? [];
    if (name) asked.push(name);
  });
  return asked;
};

const noChances = (page) => page.getByText("The chances to win could not be loaded");
const again = (page) => part(page, "fetch-chances");

/** What the solver says of the table in the address in worms is what is shown. */
async function assertWorms(page) {
  const { best } = module.advise(await queryOn(page));
  const key = best.action === "take" ? signOf(best.face) : best.action;
  await eventually(async () => {
    const [first] = await worths(page);
    assert.deepEqual([first.key, first.value], [key, Number(best.value.toFixed(2))]);
  });
}

for (const [device, room] of Object.entries({
  phone: { sizes: { phone: { width: 360, height: 740 } } },
  desktop: { sizes: { desktop: { width: 1440, height: 900 } } },
})) {
  for (const [when, path] of Object.entries({
    "before a turn": tableLink(["22.27 Ann", "24 Ben"]),
    "after a roll": underWay(),
    "in a game against the computer": against("rule-1"),
    "with five players": linkOf(TABLES[5]),
  })) {
    const networks = holdBack(PATTERN);
    let asked = [];
    onPage(
      `until chances are there the advice is in worms, and nothing moves when they come, ${when} at a ${device}`,
      {
        ...room,
        link: path,
        prepare: async (context) => {
          asked = countNetworks(context);
          await networks.prepare(context);
        },
      },
      async ({ page }) => {
        await tablesLoaded(page);
        await assertWorms(page);
        assert.equal(await noChances(page).count(), 0);
        assert.equal(await aimButton(page).isVisible(), false);
        for (const part of [".table-card", ".way-number"])
          assert.doesNotMatch(await page.locator(part).first().innerText(), /%/);
        const places = () =>
          page.evaluate(() =>
            [".table-card", ".taken", ".advice", ".ways", ".way", ".details"].map((part) => {
              const box = document.querySelector(part)?.getBoundingClientRect();
              return box && [part, Math.round(box.top), Math.round(box.left)];
            }),
          );
        const before = await places();
        networks.release();
        await chancesKnown(page);
        await assertChances(page);
        const dissents = (await sentence(page).count()) > 0;
        // What is said only now stands below the ways.
        const fixed = (places) => places.filter((place) => place && !(dissents && place[0] === ".details"));
        assert.deepEqual(fixed(await places()), fixed(before));
        assert.equal(asked.length, 1, "and they were asked for once");
      },
    );
  }
}

onPage(
  "another number of players has chances of its own, and asks for them once",
  { link: tableLink(["22.27 Ann", "24 Ben"]) },
  async ({ page, context }) => {
    await chancesKnown(page);
    const asked = countNetworks(context);
    await button(page, "Players").click();
    await button(page, "Add a player").click();
    await button(page, "Close").click();
    await page.locator(".seat").nth(2).waitFor();
    await chancesKnown(page);
    await assertChances(page);
    await button(page, "Players").click();
    await tap(button(page, "Remove Cleo"));
    await button(page, "Close").click();
    await chancesKnown(page);
    await assertChances(page);
    assert.deepEqual(asked, ["win-3"]);
  },
);

for (const [what, answer] of Object.entries(BROKEN)) {
  onPage(
    `what was learned is ${what}: the advice is in worms, and can be had later`,
    {
      link: underWay(),
      expected: FAILED,
      prepare: (context) => context.route(PATTERN, async (route) => answer(route, await network(2), await network(3))),
    },
    async ({ page, context }) => {
      await noChances(page).waitFor();
      await assertWorms(page);
      assert.equal(await page.locator(".seat-chance").count(), 0);
      // Another try that fails says so anew.
      const shown = await again(page).elementHandle();
      const refused = page.waitForEvent("requestfinished", (request) => /heckmeck-win/.test(request.url()));
      const failed = page.waitForEvent("requestfailed", (request) => /heckmeck-win/.test(request.url()));
      for (const event of [refused, failed]) event.catch(() => {});
      await tap(again(page));
      await Promise.race([refused, failed]);
      await noChances(page).waitFor();
      assert.ok(shown);
      await take(page, "4");
      await assertWorms(page);

      await context.unroute(PATTERN);
      await again(page).click();
      await chancesKnown(page);
      await assertChances(page);
      assert.equal(await noChances(page).count(), 0);
      const query = await queryOn(page);
      await eventually(async () =>
        assert.deepEqual(
          (await ways(page)).map(({ key, number }) => [key, number]),
          expectedWays(toWin(query)),
        ),
      );
    },
  );
}

onPage(
  "who wants worms is not told that chances could not be loaded",
  {
    link: underWay(),
    expected: FAILED,
    prepare: async (context) => {
      await forWorms(context);
      await context.route(PATTERN, (route) => route.abort());
    },
  },
  async ({ page }) => {
    await tablesLoaded(page);
    await assertWorms(page);
    assert.equal(await noChances(page).count(), 0);
  },
);

const late = holdBack(PATTERN);
onPage(
  "the computer that plays for the win waits for what that takes, and then goes on",
  {
    link: against("best-to-win", { turn: "2" }),
    prepare: async (context) => {
      await at("fast")(context);
      await late.prepare(context);
    },
  },
  async ({ page }) => {
    await button(page, "Go on").click();
    // To roll is all that it can do first.
    await page.clock.runFor(PAUSE.fast);
    const { roll } = await link(page);
    assert.equal(roll.length, 8);
    const before = await hash(page);
    await page.clock.runFor(20 * PAUSE.fast);
    assert.equal(await hash(page), before);
    await assertWorms(page);
    const { face } = module.decide(await queryOn(page), "best-to-win");
    late.release();
    await chancesKnown(page);
    assert.equal((await keys(page))[0], signOf(face));
    await page.clock.runFor(PAUSE.fast);
    assert.match((await link(page)).taken, new RegExp(`^${signOf(face)}+$`));
  },
);

onPage(
  "without what was learned the computer that plays for the win plays for worms, to the end of the game",
  {
    link: against("best-to-win", { turn: "2", grill: "21.25" }),
    expected: FAILED,
    prepare: async (context) => {
      await at("fast")(context);
      await context.route(PATTERN, (route) => route.abort());
    },
  },
  async ({ page }) => {
    await noChances(page).waitFor();
    await button(page, "Go on").click();
    for (let moves = 0; moves < 300 && (await final(page).count()) === 0; moves += 1) {
      if ((await tableOf(page)).turn === "1") {
        await tap(page.locator("button.way").first());
        continue;
      }
      const query = await queryOn(page);
      const { action, face } = module.decide(query, "best-in-worms");
      const [first] = await keys(page);
      if ((await keys(page)).length > 1) assert.equal(first, action === "take" ? signOf(face) : action);
      await page.clock.runFor(PAUSE.fast);
    }
    await final(page).waitFor();
  },
);

// What was learned about games of more is kept once it has been asked for, see offline.test.mjs.
onPage(
  "chances of two to win are there without a network",
  { link: "taken=", offline: true },
  async ({ page, site }) => {
    await tablesLoaded(page);
    await keptOffline(page);
    for (const table of Object.values(TABLES).filter(({ players }) => players.length === 2)) {
      await openOffline(page, `${site.url}heckmeck/#${linkOf(table)}`);
      await firstNumbers(page);
      await chancesKnown(page);
      await assertChances(page);
    }
  },
);
