/** The Lab: how tournaments are set, played and told; its numbers against the module's own. */

import assert from "node:assert/strict";
import type { Estimate, Strategy } from "#modules/heckmeck-lab";

import { CLIPBOARD, direct, inLab, repeatByLink } from "./lab-steps.ts";
import { button, hash, shareSite } from "./steps.ts";

const { onPage } = shareSite();
const onLab = inLab(onPage);

onLab("seats stay between two and seven", {}, async ({ page }) => {
  await button(page, "Remove seat 2").click({ force: true });
  assert.equal(await page.getByLabel(/^Seat \d$/).count(), 2);
  for (let seats = 3; seats <= 7; seats += 1) await button(page, "Add a seat").click();
  assert.equal(await page.getByLabel(/^Seat \d$/).count(), 7);
  assert.equal(await button(page, "Add a seat").isDisabled(), true);
  const players = (await hash(page)).match(/players=([^&]*)/)?.[1].split(".") as Strategy[];
  assert.equal(new Set(players).size, 7, "each way of playing is there once");
});

const CSV = { link: "players=rule-4.rule-2&games=120&seed=99&starts=in-turn&equal=tie", context: CLIPBOARD };

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
