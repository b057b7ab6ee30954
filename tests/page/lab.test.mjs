/** The Lab: its numbers against the module's own, and what everyone must be able to do there. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { axe, ONLY_CONTRAST, openPage, PHONE } from "./harness.mjs";
import { newVersion, startStatic } from "./site.mjs";
import {
  assertFocusSeen,
  assertSound,
  button,
  eventually,
  follow,
  hash,
  keptOffline,
  pick,
  rulesOn,
  SIZES,
  section,
  shareSite,
  tooSmall,
  tooWide,
} from "./steps.mjs";

const shared = shareSite();
const { onPage } = shared;
const PATH = "heckmeck/lab/";
const onLab = (name, options, run) => onPage(name, { path: PATH, ready: false, clock: "browser", ...options }, run);
const RULES = ["rule-1", "rule-2", "rule-3", "rule-4", "rule-5"];

/** What the module says of tournaments when it is asked directly, and the interval that it gives a share. */
const direct = (page, query, games) =>
  page.evaluate(
    async ([query, games]) => {
      const module = await import(new URL("../../modules/heckmeck.js", document.baseURI));
      await module.default();
      return new module.Tournament(query).play(games);
    },
    [query, games],
  );

const play = (page) => button(page, /^Play/).click();
const isDone = (page) => page.getByText(/games played, /).waitFor();
const games = (page) => page.getByLabel("Games", { exact: true });
const seat = (page, number) => page.getByLabel(`Seat ${number}`, { exact: true });
const results = (page) => section(page, "Results");

/** A table's rows of texts, the number and its range apart. */
const rows = (page, nth = 0) =>
  results(page)
    .getByRole("table")
    .nth(nth)
    .evaluate((table) =>
      [...table.rows].map((row) => [...row.cells].map((cell) => cell.textContent.replace(/\s+/g, " ").trim())),
    );

const range = ({ low, high }, scale, decimals) =>
  `${(low * scale).toFixed(decimals)} to ${(high * scale).toFixed(decimals)}`;
const percent = (chance) => {
  if (chance === 0 || chance === 1) return `${chance * 100} %`;
  return chance < 0.0005 ? "<0.1 %" : chance >= 0.9995 ? ">99.9 %" : `${(chance * 100).toFixed(1)} %`;
};
const share = (estimate) => `${percent(estimate.value)} ${range(estimate, 100, 1)}`;

/** The table of one tournament as it must be. */
function expectedRows(names, result) {
  const most = Math.max(...result.players.map(({ wins }) => wins.value));
  return [
    ...names.map((name, seat) => {
      const { wins, worms } = result.players[seat];
      return [
        `${seat + 1} · ${name}${wins.value === most ? " ▲ most" : ""}`,
        share(wins),
        `${worms.value.toFixed(2)} ${range(worms, 1, 2)}`,
      ];
    }),
    ["Ties", share(result.ties), "–"],
    ["Whoever started", share(result.starterWins), "–"],
    ["Turns a game", result.turns.toFixed(1), "–"],
  ];
}

const expanded = (page) => page.getByText("Rules and dice").click();

onLab("a tournament is played as it is set", {}, async ({ page }) => {
  await seat(page, 2).selectOption("rule-2");
  await button(page, "Add a seat").click();
  await seat(page, 3).selectOption("random");
  await button(page, "Add a seat").click();
  await button(page, "Remove seat 3").click();
  await seat(page, 3).selectOption("rule-2");
  await games(page).fill("300");
  await expanded(page);
  await pick(page, "Who starts", "always seat 1");
  await pick(page, "Equal worms", "a tie");
  await page.getByLabel("Always turn the highest tile down").check();
  await page.getByLabel("Seed", { exact: true }).fill("7");
  assert.equal(
    await hash(page),
    "players=best-in-worms.rule-2.rule-2&games=300&seed=7&starts=first&equal=tie&alwaysTurnDown=true",
  );
  await play(page);
  await isDone(page);
  const query = {
    players: ["best-in-worms", "rule-2", "rule-2"],
    seed: 7,
    rules: { alwaysTurnDown: true },
    tieBreak: false,
    rotate: false,
  };
  const result = await direct(page, query, 300);
  assert.deepEqual((await rows(page)).slice(1), expectedRows(["Best in worms", "Rule 2", "Rule 2"], result));
  const answer = (await results(page).locator(".answer").textContent()).replaceAll("\u00a0", " ");
  assert.ok(
    answer.includes("Too close to call") || answer === `Best in worms wins ${percent(result.players[0].wins.value)}`,
    answer,
  );
  assert.equal(await page.getByText(/You have changed the settings/).isVisible(), false);
  await seat(page, 1).selectOption("random");
  assert.equal(await page.getByText(/You have changed the settings/).isVisible(), true);
});

onLab("seats stay between two and seven", {}, async ({ page }) => {
  await button(page, "Remove seat 2").click({ force: true });
  assert.equal(await page.getByLabel(/^Seat \d$/).count(), 2);
  for (let seats = 3; seats <= 7; seats += 1) await button(page, "Add a seat").click();
  assert.equal(await page.getByLabel(/^Seat \d$/).count(), 7);
  assert.equal(await button(page, "Add a seat").isDisabled(), true);
  const players = (await hash(page)).match(/players=([^&]*)/)[1].split(".");
  assert.equal(new Set(players).size, 7, "each way of playing is there once");
});

const CSV = {
  link: "players=rule-4.rule-2&games=250&seed=99&starts=in-turn&equal=tie",
  context: { permissions: ["clipboard-read", "clipboard-write"] },
};

/** Lines of CSV as objects. None here holds a quote. */
const lines = (text) => {
  const [head, ...rest] = text
    .trimEnd()
    .split("\r\n")
    .map((line) => line.split(","));
  return rest.map((line) => Object.fromEntries(head.map((name, nth) => [name, line[nth]])));
};

onLab("a link repeats its games, and CSV has them in full", CSV, async ({ page, context }) => {
  const played = async (page) => {
    await play(page);
    await isDone(page);
    const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Download CSV").click()]);
    assert.equal(download.suggestedFilename(), "heckmeck-lab.csv");
    return readFile(await download.path(), "utf8");
  };
  const text = await played(page);
  await button(page, "Copy as CSV").click();
  await page.getByText("Copied.").waitFor();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), text);
  await button(page, "Copy link").click();
  await eventually(async () => assert.match(await page.evaluate(() => navigator.clipboard.readText()), /#players/));
  const other = await context.newPage();
  await other.goto(await page.evaluate(() => navigator.clipboard.readText()));
  assert.equal(await played(other), text);

  const { players, ties, starterWins, turns } = await direct(
    page,
    { players: ["rule-4", "rule-2"], seed: 99, tieBreak: false },
    250,
  );
  const bounds = ({ value, low, high }) => [value, low, high];
  const expected = [
    ["games won", "1", "rule-4", ...bounds(players[0].wins)],
    ["games won", "2", "rule-2", ...bounds(players[1].wins)],
    ["worms a game", "1", "rule-4", ...bounds(players[0].worms)],
    ["worms a game", "2", "rule-2", ...bounds(players[1].worms)],
    ["ties", "", "", ...bounds(ties)],
    ["won by the starter", "", "", ...bounds(starterWins)],
    ["turns a game", "", "", turns, 0, 0],
  ];
  const found = lines(text);
  assert.deepEqual(
    found.map(({ measure, seat, strategy, value, low, high }) => [
      measure,
      seat,
      strategy,
      ...[value, low, high].map(Number),
    ]),
    expected,
  );
  for (const line of found)
    assert.deepEqual([line.tournament, line.source, line.games, line.seed], ["1", "rollwise", "250", "99"]);
});

const LONG = "players=rule-1.rule-2&games=5000000&seed=3&starts=in-turn&equal=highest-tile";
const longPlayed = (page, games) => direct(page, { players: ["rule-1", "rule-2"], seed: 3 }, games);

/**
 * The page hears of no more than `globalThis.slices` slices of what it has asked for last; what the worker tells
 * beyond that waits for `allow`, and so does what it still tells of what was asked before.
 */
const SLICE_BY_SLICE = (context) =>
  context.addInitScript(() => {
    globalThis.slices = Infinity;
    const { postMessage, addEventListener } = Worker.prototype;
    const waiting = [];
    let last = 0;
    const isLast = () => waiting[0].request === last;
    const send = () => {
      while (waiting.length > 0 && (globalThis.slices > 0 || !isLast())) {
        if (isLast()) globalThis.slices -= 1;
        waiting.shift().hear();
      }
    };
    Worker.prototype.postMessage = function post(message) {
      if (message.name) last = message.request;
      postMessage.call(this, message);
    };
    Worker.prototype.addEventListener = function listen(name, listener) {
      if (name !== "message") return addEventListener.call(this, name, listener);
      return addEventListener.call(this, name, (event) => {
        waiting.push({ request: event.data.request, hear: () => listener(event) });
        send();
      });
    };
    globalThis.allow = (slices) => {
      globalThis.slices = slices;
      send();
    };
  });
const allow = (page, slices) => page.evaluate((slices) => globalThis.allow(slices), slices);

onLab("what has been played stays when it is cancelled", { link: LONG, prepare: SLICE_BY_SLICE }, async ({ page }) => {
  await allow(page, 1);
  await play(page);
  await results(page).getByRole("table").waitFor();
  await button(page, "Cancel").click();
  const told = await page
    .getByText(/^Cancelled after/)
    .first()
    .textContent();
  const count = Number(/after ([\d,]+) of 5,000,000 games/.exec(told)[1].replaceAll(",", ""));
  assert.ok(count > 0 && count < 5_000_000, told);
  const expected = expectedRows(["Rule 1", "Rule 2"], await longPlayed(page, count));
  assert.deepEqual((await rows(page)).slice(1), expected);
  assert.equal(await button(page, "Cancel").isVisible(), false);
  // What was still played when it was cancelled is heard only now, and is of no interest.
  await games(page).fill("120");
  await play(page);
  await allow(page, Infinity);
  await isDone(page);
  assert.deepEqual((await rows(page)).slice(1), expectedRows(["Rule 1", "Rule 2"], await longPlayed(page, 120)));
});

onLab("another run takes the place of the one before", { link: LONG, prepare: SLICE_BY_SLICE }, async ({ page }) => {
  await allow(page, 1);
  await play(page);
  await results(page).getByRole("table").waitFor();
  await games(page).fill("90");
  await play(page);
  await allow(page, Infinity);
  await isDone(page);
  assert.match(await page.locator(".progress-words").textContent(), /^90 games played/);
  assert.deepEqual((await rows(page)).slice(1), expectedRows(["Rule 1", "Rule 2"], await longPlayed(page, 90)));
});

/** The article's figures: wins of the best, wins of the rule, ties; in percent, with the games they are from. */
const ARTICLE = {
  "rule-1": [["Article 100 games", "79.0 %", "18.0 %", "3.0 %"]],
  "rule-2": [["Article 100 games", "71.0 %", "24.0 %", "5.0 %"]],
  "rule-3": [["Article 100 games", "70.0 %", "26.0 %", "4.0 %"]],
  "rule-4": [
    ["Article 100 games", "62.0 %", "34.0 %", "4.0 %"],
    ["Later program 2,000 games", "67.4 %", "28.5 %", "4.2 %"],
  ],
  "rule-5": [["Article 100 games", "73.0 %", "22.0 %", "5.0 %"]],
};
const withoutRange = (row) => row.map((text) => text.replace(/ %.*/, " %"));

onLab("an experiment of the article stands beside its figures", { prepare: SLICE_BY_SLICE }, async ({ page }) => {
  await allow(page, 1);
  await button(page, "Rule 4").click();
  await results(page).getByRole("table").first().waitFor();
  assert.equal(await hash(page), "players=best-in-worms.rule-4&games=10000&seed=1&starts=in-turn&equal=tie");
  await button(page, "Cancel").click();
  const [, here, ...article] = await rows(page, 1);
  const count = Number(/Here ([\d,]+)/.exec(here[0])[1].replaceAll(",", ""));
  const { players, ties } = await direct(
    page,
    { players: ["best-in-worms", "rule-4"], seed: 1, tieBreak: false },
    count,
  );
  assert.deepEqual(here.slice(1), [...players.map(({ wins }) => share(wins)), share(ties)]);
  assert.deepEqual(article.map(withoutRange), ARTICLE["rule-4"]);
  assert.match(article[0][1], /52\.2 to 70\.9 ✓ fits/);

  await button(page, "Who starts").click();
  await allow(page, 1);
  await eventually(async () =>
    assert.deepEqual(withoutRange((await rows(page, 1))[2]), ["Article 1,000 games", "50.1 %", "45.6 %", "4.3 %"]),
  );
  assert.equal(await hash(page), "players=best-in-worms.best-in-worms&games=10000&seed=1&starts=first&equal=tie");
});

onLab("all five rules fill one table", { link: "series=five-rules&games=60&seed=4&equal=tie" }, async ({ page }) => {
  await page.getByText("Five tournaments").waitFor();
  await play(page);
  await page.getByText(/300 games played/).waitFor();
  const found = (await rows(page)).slice(1);
  for (const rule of RULES) {
    const { players, ties } = await direct(page, { players: ["best-in-worms", rule], seed: 4, tieBreak: false }, 60);
    const [head, ...cells] = found.shift();
    assert.equal(head, `Rule ${rule.at(-1)} 60 games`);
    assert.deepEqual(cells, [...players.map(({ wins }) => share(wins)), share(ties)]);
    for (const figures of ARTICLE[rule]) assert.deepEqual(withoutRange(found.shift()), figures);
  }
  assert.deepEqual(found, []);
  await button(page, "Choose the seats yourself").click();
  assert.equal(await seat(page, 1).inputValue(), "best-in-worms");
});

onLab(
  "nonsense in a link is told, and the rest is used",
  { link: "players=rule-1.nobody&games=1.5&seed=12&x=1&compulsorySteal=true&alwaysTurnDown=perhaps" },
  async ({ page }) => {
    await page
      .getByText(
        "Part of this link could not be read and was left out: players=rule-1.nobody, games=1.5, x=1, alwaysTurnDown=perhaps.",
      )
      .waitFor();
    assert.deepEqual(
      [await games(page).inputValue(), await page.getByLabel("Seed", { exact: true }).inputValue()],
      ["10,000", "12"],
    );
    assert.equal(await page.getByLabel("A steal must be made").isChecked(), true);
    await page.evaluate(() => {
      location.hash = "players=random.random&games=50";
    });
    await eventually(async () => assert.equal(await games(page).inputValue(), "50"));
    assert.equal((await page.locator("#notices").textContent()).trim(), "");
  },
);

onLab("what can't be is told with what is allowed, and stays to be corrected", {}, async ({ page }) => {
  const seed = page.getByLabel("Seed", { exact: true });
  await expanded(page);
  for (const [field, wrong, allowed] of [
    [games(page), "0", /“0” can't be used: enter a whole number from 1 to 10,000,000\./],
    [games(page), "", /Empty: enter a whole number/],
    [seed, "-1", /“-1” can't be used: enter a whole number from 0 to 4,294,967,295\./],
  ]) {
    const before = await field.inputValue();
    await field.fill(wrong);
    await page.getByText(allowed).waitFor();
    await button(page, "Add a seat").click();
    await button(page, "Remove seat 3").click();
    await play(page);
    assert.equal(await field.inputValue(), wrong);
    assert.equal(await field.evaluate((node) => node === document.activeElement), true);
    assert.equal(await page.locator(".progress").isVisible(), false, "nothing is played");
    await field.fill(before);
    assert.equal(await page.getByText(/can't be used|Empty/).count(), 0);
  }
  await games(page).fill("1,000");
  await seed.fill("4294967295");
  assert.match(await hash(page), /games=1000&seed=4294967295/);
  await games(page).fill("many");
  await pick(page, "Usual numbers of games", /^100$/);
  assert.equal(await games(page).inputValue(), "100");
  assert.equal(await page.getByText(/can't be used/).count(), 0);
  await button(page, "New seed").click();
  await eventually(async () =>
    assert.equal(
      await hash(page),
      `players=best-in-worms.rule-4&games=100&seed=${await seed.inputValue()}&starts=in-turn&equal=highest-tile`,
    ),
  );
});

const FAILED = /Failed to load resource|integrity|net::ERR_|Failed to fetch|ServiceWorker/i;
for (const file of ["app/heckmeck-worker.js", "modules/heckmeck.js", "modules/heckmeck_bg.wasm"]) {
  onLab(
    `play that fails for want of ${file} can be tried again`,
    {
      link: "players=rule-1.rule-2&games=40&seed=1",
      expected: FAILED,
      prepare: (context) => context.route(`**/${file}`, (route) => route.abort()),
    },
    async ({ page, context }) => {
      await play(page);
      await page
        .getByRole("alert")
        .filter({
          hasText: /^Nothing could be played: the (calculator|part of the page that plays) could not be loaded/,
        })
        .waitFor();
      await context.unroute(`**/${file}`);
      await button(page, "Try again: 40 games").click();
      await isDone(page);
      assert.equal((await rows(page)).length, 6);
      assert.equal(await page.getByText(/Nothing could be played/).count(), 0);
    },
  );
}

onLab(
  "a worker that can't be understood is said as well",
  {
    link: "players=rule-1.rule-2&games=40&seed=1",
    expected: /SyntaxError|uncaught/i,
    prepare: (context) =>
      context.route("**/app/heckmeck-worker.js", (route) =>
        route.fulfill({ contentType: "text/javascript", body: "not a script" }),
      ),
  },
  async ({ page, context }) => {
    await play(page);
    await page
      .getByRole("alert")
      .filter({ hasText: /^Nothing could be played: the part of the page that plays/ })
      .waitFor();
    await context.unroute("**/app/heckmeck-worker.js");
    await button(page, "Try again: 40 games").click();
    await isDone(page);
  },
);

onLab(
  "a rule that a link tells neither true nor false is left out, and can be played without",
  {
    link: "players=rule-1.rule-2&games=40&seed=1&alwaysTurnDown=constructor",
  },
  async ({ page }) => {
    await page.getByText("Part of this link could not be read and was left out: alwaysTurnDown=constructor.").waitFor();
    await expanded(page);
    assert.equal(await page.getByLabel("Always turn the highest tile down").isChecked(), false);
    await play(page);
    await isDone(page);
    assert.deepEqual(
      (await rows(page)).slice(1),
      expectedRows(["Rule 1", "Rule 2"], await direct(page, { players: ["rule-1", "rule-2"], seed: 1 }, 40)),
    );
  },
);

onLab("what is half typed stays while games are played", { link: LONG, prepare: SLICE_BY_SLICE }, async ({ page }) => {
  await allow(page, 1);
  await play(page);
  await results(page).getByRole("table").waitFor();
  await games(page).fill("12x");
  const before = await page.locator(".progress-words").textContent();
  await allow(page, 3);
  await eventually(async () => assert.notEqual(await page.locator(".progress-words").textContent(), before));
  assert.equal(await games(page).inputValue(), "12x");
  assert.match(await hash(page), /games=5000000/);
  await page.getByText(/“12x” can't be used/).waitFor();
  await button(page, "Cancel").click();
  assert.equal(await games(page).inputValue(), "12x");
});

onLab("the focus stays near when what had it goes", {}, async ({ page }) => {
  const focused = () =>
    page.evaluate(() => document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent.trim());
  await button(page, "Add a seat").click();
  await button(page, "Remove seat 3").focus();
  await page.keyboard.press("Enter");
  assert.equal(await focused(), "Seat 2");
  await follow(page, "series=five-rules&games=60");
  await button(page, "Choose the seats yourself").focus();
  await page.keyboard.press("Enter");
  assert.equal(await focused(), "Add a seat");
});

onLab(
  "after a cancelled play that could not be loaded the next one plays",
  {
    link: "players=rule-1.rule-2&games=40&seed=1",
    expected: FAILED,
    prepare: (context) =>
      context.addInitScript(() => {
        globalThis.Worker = class extends Worker {
          constructor(...how) {
            super(...how);
            this.addEventListener("error", () => {
              globalThis.failed = true;
            });
          }
        };
      }),
  },
  async ({ page, context }) => {
    let abort;
    const held = new Promise((resolve) => {
      abort = resolve;
    });
    await context.route("**/app/heckmeck-worker.js", async (route) => {
      await held;
      await route.abort();
    });
    await play(page);
    await button(page, "Cancel").click();
    await page.getByText("Cancelled before the first game.").first().waitFor();
    abort();
    await page.waitForFunction(() => globalThis.failed);
    await context.unroute("**/app/heckmeck-worker.js");
    await play(page);
    await isDone(page);
  },
);

onLab("the play is announced now and then", { link: "players=rule-1.rule-2&games=2000&seed=1" }, async ({ page }) => {
  await page.evaluate(() => {
    globalThis.said = [];
    const status = document.querySelector("#status");
    new MutationObserver(() => globalThis.said.push(status.textContent)).observe(status, { childList: true });
  });
  await play(page);
  await isDone(page);
  const said = await eventually(async () => {
    const said = await page.evaluate(() => globalThis.said);
    assert.match(said.at(-1), /^Done\. .*(wins|close)/);
    return said;
  });
  assert.equal(said[0], "Playing 2,000 games.");
  assert.ok(said.length >= 2 && said.length <= 5, said.join(" | "));
});

/** Goes through what the Lab can look like, and has each look checked. */
async function walk(page, check) {
  await check("at the start");
  await expanded(page);
  await games(page).fill("none");
  await check("with what can't be");
  await games(page).fill("100");
  await allow(page, 1);
  await button(page, "All five rules").click();
  await results(page).getByRole("table").waitFor();
  await check("while it runs");
  await button(page, "Cancel").click();
  await follow(page, "players=rule-1.rule-2.rule-3.rule-4.rule-5.random.random&games=50");
  assert.equal(await games(page).inputValue(), "50");
  await allow(page, Infinity);
  await play(page);
  await isDone(page);
  await check("with seven seats");
  await allow(page, 1);
  await button(page, "Rule 1").click();
  await results(page).getByText("Beside the article").waitFor();
  await button(page, "Cancel").click();
  await check("beside the article");
}
const LOOKS = { sizes: SIZES, link: "x=1", prepare: SLICE_BY_SLICE };

onLab(
  "everybody can use it: axe finds nothing, a thumb hits everything, nothing scrolls sideways",
  LOOKS,
  async ({ page, device }) => {
    await walk(page, async (when) => {
      assert.deepEqual(await axe(page, rulesOn(device)), [], when);
      assert.deepEqual(await tooWide(page), [], when);
      if (device === "phone") assert.deepEqual(await tooSmall(page), [], when);
    });
  },
);

onLab(
  "all can be read in dark colours",
  { ...LOOKS, sizes: { phone: PHONE }, colorScheme: "dark" },
  async ({ page }) => {
    await walk(page, async (when) => assert.deepEqual(await axe(page, ONLY_CONTRAST), [], when));
  },
);

onLab(
  "everything is done by keyboard, with the focus in sight",
  {
    sizes: SIZES,
    link: "players=best-in-worms.rule-4&games=50&seed=2",
    prepare: SLICE_BY_SLICE,
  },
  async ({ page }) => {
    const tabTo = async (name) => {
      for (let presses = 0; presses < 60; presses += 1) {
        await page.keyboard.press("Tab");
        if ((await assertFocusSeen(page, `on the way to ${name}`)).startsWith(name)) return;
      }
      assert.fail(`${name} was not reached`);
    };
    await page.locator("h1").click();
    await tabTo("Seat 2");
    await page.keyboard.press("ArrowUp");
    await tabTo("Add a seat");
    await page.keyboard.press("Enter");
    await tabTo("Rules and dice");
    await page.keyboard.press("Enter");
    await tabTo("in turn");
    await page.keyboard.press("ArrowRight");
    await tabTo("Play 50 games");
    await page.keyboard.press("Enter");
    await isDone(page);
    assert.equal(
      await hash(page),
      "players=best-in-worms.rule-3.rule-1&games=50&seed=2&starts=first&equal=highest-tile",
    );
    await assertFocusSeen(page, "when it is done");
    await allow(page, 1);
    await games(page).fill("5000000");
    await page.keyboard.press("Enter");
    // Cancelled before its first game, it would leave no results to go to.
    await page.getByText(/^[\d,]+ of 5,000,000/).waitFor();
    await tabTo("Cancel");
    await page.keyboard.press("Enter");
    assert.match(await assertFocusSeen(page, "after it was cancelled"), /^Play/);
    await tabTo("Copy as CSV");
  },
);

onLab("colours are as the whole site has them", { colorScheme: "light" }, async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  // It was once told by the link that the game keeps.
  await page.evaluate(() => localStorage.setItem("rollwise.heckmeck", "#taken=&theme=dark"));
  await page.reload();
  await eventually(async () => assert.notEqual(await ground(), light));
  await page.evaluate(() => localStorage.setItem("rollwise.theme", "light"));
  await page.reload();
  await eventually(async () => assert.equal(await ground(), light));
  await page.evaluate(() => localStorage.setItem("rollwise.theme", "dark"));
  await page.reload();
  await eventually(async () => assert.notEqual(await ground(), light));
  await page.evaluate(() => localStorage.setItem("rollwise.theme", "nonsense"));
  await page.reload();
  await eventually(async () => assert.equal(await ground(), light));
});

onLab("the setting of the last visit is there again", { link: "x=1" }, async ({ page, site }) => {
  await games(page).fill("777");
  await button(page, "Add a seat").click();
  const before = await hash(page);
  await page.goto("about:blank");
  await page.goto(`${site.url}${PATH}`);
  await eventually(async () => assert.equal(await games(page).inputValue(), "777"));
  await seat(page, 3).waitFor();
  await games(page).fill("778");
  assert.equal(await hash(page), before.replace("777", "778"));
});

onLab(
  "tournaments are played without a network after the first visit",
  { offline: true, link: "players=rule-4.rule-1&games=80&seed=6" },
  async ({ page, context }) => {
    await keptOffline(page);
    await context.setOffline(true);
    await page.reload();
    await play(page);
    await isDone(page);
    const expected = expectedRows(
      ["Rule 4", "Rule 1"],
      await direct(page, { players: ["rule-4", "rule-1"], seed: 6 }, 80),
    );
    assert.deepEqual((await rows(page)).slice(1), expected);
    assert.equal((await page.locator("#notices").textContent()).trim(), "");
  },
);

test("the worker plays in its page's version, and keeps it no longer than the page", async () => {
  const { files } = shared.site;
  const site = await startStatic(newVersion(files, "first"));
  const visit = await openPage(shared.browser, {
    url: `${site.url}${PATH}#players=rule-1.rule-2&games=5000000`,
    offline: true,
    ...PHONE,
  });
  const { page, context } = visit;
  try {
    await keptOffline(page);
    await page.reload();
    const game = await context.newPage();
    const kept = async () =>
      (await game.evaluate(() => caches.keys())).filter((name) => name !== "rollwise-state").sort();
    const publish = async (version) => {
      await site.publish(newVersion(files, version));
      await game.goto("about:blank");
      await game.goto(`${site.url}heckmeck/`);
      await eventually(async () => assert.ok((await kept()).includes(`rollwise-${version}`)));
    };
    await publish("second");
    await play(page);
    await results(page).getByRole("table").waitFor();
    assert.deepEqual(await kept(), ["rollwise-first", "rollwise-second"]);
    await page.close();
    await publish("third");
    await eventually(async () => assert.ok(!(await kept()).includes("rollwise-first")));
    await assertSound({ page: game, problems: visit.problems });
  } finally {
    await context.close();
    await site.close();
  }
});
