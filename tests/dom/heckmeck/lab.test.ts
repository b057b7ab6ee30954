/** The Lab: how tournaments are set, played and told; its numbers against the module's own. */

import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import type { Estimate, Strategy, TournamentQuery } from "#modules/heckmeck-lab";
import { DESKTOP } from "../../device.ts";
import {
  allow,
  CLIPBOARD,
  cancelEarly,
  direct,
  expanded,
  expectedRows,
  games,
  inLab,
  isDone,
  judged,
  LAB,
  play,
  playAnew,
  possibleShare,
  repeatByLink,
  results,
  rows,
  SLICE_BY_SLICE,
  share,
} from "../../lab-steps.ts";
import { button, eventually, hash, percent, pick, shareSite, textOf } from "../steps.ts";

const { onPage } = shareSite();
const onLab = inLab(onPage);

const RULES = ["rule-1", "rule-2", "rule-3", "rule-4", "rule-5"] as const;
const seat = (page: Page, number: number) => page.getByLabel(`Seat ${number}`, { exact: true });

onLab("a tournament is played as it is set", {}, async ({ page }) => {
  assert.deepEqual(
    [await seat(page, 1).inputValue(), await seat(page, 2).inputValue()],
    ["best-to-win", "best-in-worms"],
  );
  assert.equal(await games(page).inputValue(), "1,000");
  await seat(page, 1).selectOption({ label: "Strong" });
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
  await page.getByLabel("Always turn over the highest tile").check();
  await page.getByLabel("Seed", { exact: true }).fill("7");
  assert.equal(
    await hash(page),
    "players=best-in-worms.rule-2.rule-2&games=300&seed=7&starts=first&equal=tie&alwaysTurnDown=true",
  );
  await play(page);
  await isDone(page);
  const query: TournamentQuery = {
    players: ["best-in-worms", "rule-2", "rule-2"],
    seed: 7,
    rules: { alwaysTurnDown: true },
    tieBreak: false,
    rotate: false,
  };
  const result = await direct(page, query, 300);
  assert.deepEqual((await rows(page)).slice(1), expectedRows(["Strong", "Rule 2", "Rule 2"], result));
  const answer = (await textOf(results(page).locator(".answer"))).replaceAll("\u00a0", " ");
  assert.ok(
    answer.includes("Too close to call") || answer === `Strong wins ${percent(judged(result)[0].value)}`,
    answer,
  );
  assert.equal(await page.getByText(/You have changed the settings/).isVisible(), false);
  await seat(page, 1).selectOption("random");
  assert.equal(await page.getByText(/You have changed the settings/).isVisible(), true);
});

onLab("the setting of the last visit is there again", { link: "x=1" }, async ({ page, site }) => {
  await games(page).fill("777");
  await button(page, "Add a seat").click();
  const before = await hash(page);
  await page.goto("about:blank");
  await page.goto(`${site.url}${LAB}`);
  await eventually(async () => assert.equal(await games(page).inputValue(), "777"));
  await seat(page, 3).waitFor();
  await games(page).fill("778");
  assert.equal(await hash(page), before.replace("777", "778"));
});

const LONG = "players=rule-1.rule-2&games=5000000&seed=3&starts=in-turn&equal=highest-tile";
const longPlayed = (page: Page, games: number) => direct(page, { players: ["rule-1", "rule-2"], seed: 3 }, games);

onLab("what has been played stays when it is cancelled", { link: LONG, prepare: SLICE_BY_SLICE }, async ({ page }) => {
  const count = await cancelEarly(page);
  const expected = expectedRows(["Weak", "Rule 2"], await longPlayed(page, count));
  assert.deepEqual((await rows(page)).slice(1), expected);
  assert.equal(await button(page, "Cancel").isVisible(), false);
  await playAnew(page, 120);
  assert.deepEqual((await rows(page)).slice(1), expectedRows(["Weak", "Rule 2"], await longPlayed(page, 120)));
});

onLab("another run takes the place of the one before", { link: LONG, prepare: SLICE_BY_SLICE }, async ({ page }) => {
  await allow(page, 1);
  await play(page);
  await results(page).getByRole("table").waitFor();
  await games(page).fill("90");
  await play(page);
  await allow(page, Infinity);
  await isDone(page);
  assert.match(await textOf(page.locator(".progress-words")), /^90 games played/);
  assert.deepEqual((await rows(page)).slice(1), expectedRows(["Weak", "Rule 2"], await longPlayed(page, 90)));
});

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
  await page.getByText(/Enter a whole number/).waitFor();
  await button(page, "Cancel").click();
  assert.equal(await games(page).inputValue(), "12x");
});

onLab("the play is announced now and then", { link: "players=rule-1.rule-2&games=300&seed=1" }, async ({ page }) => {
  await page.evaluate(() => {
    globalThis.said = [];
    const status = document.querySelector("#status") as Element;
    new MutationObserver(() => globalThis.said.push(status.textContent)).observe(status, { childList: true });
  });
  await play(page);
  await isDone(page);
  const said = await eventually(async () => {
    const said = await page.evaluate(() => globalThis.said);
    assert.match(String(said.at(-1)), /^Done\. .*(wins|close)/);
    return said;
  });
  assert.equal(said[0], "Playing 300 games.");
  assert.ok(said.length >= 2 && said.length <= 5, said.join(" | "));
});

/** The article's figures: wins of the best, wins of the rule, ties; in percent, with the games they are from. */
const ARTICLE = {
  "rule-1": [["Article 100 games", "79.0%", "18.0%", "3.0%"]],
  "rule-2": [["Article 100 games", "71.0%", "24.0%", "5.0%"]],
  "rule-3": [["Article 100 games", "70.0%", "26.0%", "4.0%"]],
  "rule-4": [
    ["Article 100 games", "62.0%", "34.0%", "4.0%"],
    ["Later program 2,000 games", "67.4%", "28.5%", "4.2%"],
  ],
  "rule-5": [["Article 100 games", "73.0%", "22.0%", "5.0%"]],
};

const withoutRange = (row: string[]) => row.map((text) => text.replace(/%.*/, "%"));

onLab("an experiment of the article stands beside its figures", { prepare: SLICE_BY_SLICE }, async ({ page }) => {
  await allow(page, 1);
  await button(page, "Rule 4").click();
  await results(page).getByRole("table").first().waitFor();
  assert.equal(await hash(page), "players=best-in-worms.rule-4&games=2000&seed=1&starts=in-turn&equal=tie");
  await button(page, "Cancel").click();
  const [, here, ...article] = await rows(page, 1);
  const count = Number(/Here ([\d,]+)/.exec(here[0])?.[1].replaceAll(",", ""));
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
    assert.deepEqual(withoutRange((await rows(page, 1))[2]), ["Article 1,000 games", "50.1%", "45.6%", "4.3%"]),
  );
  assert.equal(await hash(page), "players=best-in-worms.best-in-worms&games=2000&seed=1&starts=first&equal=tie");
});

onLab("all five rules fill one table", { link: "series=five-rules&games=40&seed=4&equal=tie" }, async ({ page }) => {
  await page.getByText("Five tournaments").waitFor();
  await play(page);
  await page.getByText(/200 games played/).waitFor();
  const found = (await rows(page)).slice(1);
  for (const rule of RULES) {
    const { players, ties } = await direct(page, { players: ["best-in-worms", rule], seed: 4, tieBreak: false }, 40);
    const [head, ...cells] = found.shift() ?? [];
    const name = { "rule-1": "Weak", "rule-5": "Medium" }[rule as string] ?? `Rule ${rule.at(-1)}`;
    assert.equal(head, `${name} 40 games`);
    assert.deepEqual(cells, [...players.map(({ wins }) => share(wins)), share(ties)]);
    const adjusted = players.map(({ winsWithoutLuck }) => winsWithoutLuck && possibleShare(winsWithoutLuck));
    assert.deepEqual(found.shift(), ["Luck taken out", ...adjusted, "–"]);
    for (const figures of ARTICLE[rule]) assert.deepEqual(withoutRange(found.shift() ?? []), figures);
  }
  assert.deepEqual(found, []);
  await button(page, "Choose the seats yourself").click();
  assert.equal(await seat(page, 1).inputValue(), "best-to-win");
});

onLab(
  "who plays for the win is set against who plays for worms in one tap",
  { prepare: SLICE_BY_SLICE },
  async ({ page }) => {
    await allow(page, 1);
    await button(page, "Strongest against Strong").click();
    await results(page).getByRole("table").waitFor();
    assert.equal(
      await hash(page),
      "players=best-to-win.best-in-worms&games=1000&seed=1&starts=in-turn&equal=highest-tile",
    );
    await button(page, "Cancel").click();
    await playAnew(page, 40);
    const result = await direct(page, { players: ["best-to-win", "best-in-worms"], seed: 1 }, 40);
    assert.deepEqual((await rows(page)).slice(1), expectedRows(["Strongest", "Strong"], result));
    assert.deepEqual((await rows(page))[0], ["Seat", "Games won", "Luck taken out", "Worms a game"]);
    await results(page)
      .getByText(/“Luck taken out” corrects each result/)
      .waitFor();
    const [first, second] = judged(result).map(({ value }) => value);
    const [name, most] = first > second ? ["Strongest", first] : ["Strong", second];
    const said = (await textOf(results(page).locator(".answer"))).replaceAll("\u00a0", " ");
    assert.ok([`${name} wins ${percent(most)}`, "Too close to call"].includes(said), said);
  },
);

onLab("seats are filled first with who plays for the win", { link: "players=rule-1.rule-2" }, async ({ page }) => {
  const options = await seat(page, 1)
    .locator("option")
    .evaluateAll((all: HTMLOptionElement[]) => all.map(({ value, text }) => [value, text]));
  assert.deepEqual(
    options.slice(0, 4).map(([, text]) => text),
    ["Weak", "Medium", "Strong", "Strongest"],
  );
  assert.equal(await seat(page, 1).locator("optgroup").first().getAttribute("label"), "Levels");
  await button(page, "Add a seat").click();
  assert.equal(await seat(page, 3).inputValue(), "best-to-win");
  await page.getByText("Plays to win the game: looks at the chance to win after every result of its turn").waitFor();
});

onLab("seats stay between two and seven", {}, async ({ page }) => {
  await button(page, "Remove seat 2").click({ force: true });
  assert.equal(await page.getByLabel(/^Seat \d$/).count(), 2);
  for (let seats = 3; seats <= 7; seats += 1) await button(page, "Add a seat").click();
  assert.equal(await page.getByLabel(/^Seat \d$/).count(), 7);
  assert.equal(await button(page, "Add a seat").isDisabled(), true);
  const players = (await hash(page)).match(/players=([^&]*)/)?.[1].split(".") as Strategy[];
  assert.equal(new Set(players).size, 7, "each way of playing is there once");
});

const CSV = {
  link: "players=rule-4.rule-2&games=120&seed=99&starts=in-turn&equal=tie",
  sizes: { desktop: DESKTOP },
  context: CLIPBOARD,
};

/** Lines of CSV as objects. None here holds a quote. */
const lines = (text: string) => {
  const [head, ...rest] = text
    .trimEnd()
    .split("\r\n")
    .map((line) => line.split(","));
  return rest.map((line) => Object.fromEntries(head.map((name, nth) => [name, line[nth]])));
};

onLab("a link repeats its games, and CSV has them in full", CSV, async ({ page, context }) => {
  const text = await repeatByLink({ page, context }, "heckmeck-lab.csv");
  const { players, ties, starterWins, turns } = await direct(
    page,
    { players: ["rule-4", "rule-2"], seed: 99, tieBreak: false },
    120,
  );
  const bounds = (estimate: Estimate | null) => [estimate?.value, estimate?.low, estimate?.high];
  const expected = [
    ["games won", "1", "rule-4", ...bounds(players[0].wins)],
    ["games won", "2", "rule-2", ...bounds(players[1].wins)],
    ["games won without luck", "1", "rule-4", ...bounds(players[0].winsWithoutLuck)],
    ["games won without luck", "2", "rule-2", ...bounds(players[1].winsWithoutLuck)],
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
    assert.deepEqual([line.tournament, line.source, line.games, line.seed], ["1", "rollwise", "120", "99"]);
});
