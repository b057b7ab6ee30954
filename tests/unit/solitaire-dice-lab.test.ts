/** Solitaire Dice's Lab without its solver: what is set, and how results are told, in words, tables, pictures and CSV. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { SheetPlayerResult } from "#modules/solitaire-dice-lab";
import { bins, shownShare } from "../../www/games/solitaire-dice/lab/model/bins.ts";
import { read, write } from "../../www/games/solitaire-dice/lab/model/link.ts";
import * as settings from "../../www/games/solitaire-dice/lab/model/setting.ts";
import type { Played, Run, Setting } from "../../www/games/solitaire-dice/lab/model/types.ts";
import { verdict } from "../../www/games/solitaire-dice/lab/model/verdict.ts";
import { ticks } from "../../www/games/solitaire-dice/lab/views/histograms.ts";
import { knownAverage } from "../../www/games/solitaire-dice/model/averages.ts";
import { PLAYERS, setOf, WAYS, wayOf } from "../../www/games/solitaire-dice/model/players.ts";
import { words as wordsOf } from "../../www/games/solitaire-dice/text/en/lab.ts";
import { partOf, present } from "../typed.ts";
import { createFormats } from "../words/texts.ts";
import { assertEach } from "./asserts.ts";
import { testLinks } from "./lab-links.ts";
import { about } from "./lab-runner.ts";
import { spaced } from "./template.ts";

const formats = createFormats("en");
const words = wordsOf(formats);

describe("a setting's link", () => {
  testLinks(
    { read, write, initial: settings.initial },
    [
      "#players=advice.thumb&games=10000&seed=1&opening=any",
      "#players=random&games=1&seed=0&opening=different&adjusted=yes",
      "#players=five-factors-126.five-factors-234.advice-2.columns.longest-game.points-now.random.random&games=10000000&seed=4294967295&opening=any",
      "#series=ten-sets&games=60&seed=7&opening=any",
    ],
    {
      players: [
        "",
        "nobody",
        "advice.",
        "five-factors",
        "five-factors-156",
        "five-factors-1",
        "constructor",
        Array(9).fill("random").join("."),
      ],
      series: ["sets"],
      opening: ["Any"],
      adjusted: ["no", "true"],
    },
  );

  test("is told in words", () => {
    assert.equal(words.problem({ key: "players" }), "“Who plays” (players)");
    assert.equal(words.problem({ key: "opening" }), "“First rejects” (opening)");
    assert.equal(words.problem({ key: "x" }), "x");
  });
});

/** What is told of a player. */
const howOf = (player: string, opening: Setting["opening"]) =>
  words.how(player, { known: knownAverage(player, opening), isSlowest: player === settings.SLOWEST });

describe("players", () => {
  test("are one to eight, a newcomer plays in a way that is not there yet, the slowest comes last", () => {
    let setting = { ...settings.initial(), players: ["advice"] };
    assert.equal(settings.canRemove(setting), false);
    while (settings.canAdd(setting)) setting = { ...setting, players: settings.withNewcomer(setting) };
    assert.equal(setting.players.length, 8);
    assert.equal(new Set(setting.players.map(wayOf)).size, 8);
    const all = WAYS.reduce((players) => settings.withNewcomer({ ...setting, players }), setting.players);
    assert.equal(all[WAYS.length - 1], "advice-2");
    assert.deepEqual(new Set(all.slice(0, WAYS.length).map(wayOf)), new Set(WAYS));
    assert.equal(all[WAYS.length], "advice");
    assert.ok(settings.canRemove(setting));
  });

  test("have names of their own, a sentence, and an average that is known by the usual opening", () => {
    assert.equal(new Set(PLAYERS.map(words.playerName)).size, PLAYERS.length);
    for (const player of PLAYERS) {
      const told = howOf(player, "any");
      assert.doesNotMatch(told, /undefined|NaN/, player);
      assert.match(told, / Known average: −?[\d,]+\.$/, player);
    }
    assert.equal(knownAverage("thumb", "different"), null);
    assert.doesNotMatch(howOf("thumb", "different"), /Known/);
    assert.match(howOf("advice", "different"), /Known average: 258\.$/);
    for (const way of WAYS) assert.equal(wayOf(settings.playing(way)), way);
    assert.deepEqual([setOf("five-factors-145"), setOf("advice-2")], ["145", null]);
  });
});

describe("the solver is asked", () => {
  test("for the players, the rolls and the opening that are set", () => {
    const setting = { ...settings.initial(), players: ["five-factors-145", "thumb"], seed: 9, adjusted: true };
    assert.deepEqual(settings.queries({ ...setting, opening: "different" }), [
      {
        players: [{ player: "five-factors", set: [1, 4, 5] }, "thumb"],
        seed: 9,
        from: { sums: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], rejects: [0, 0, 0, 0, 0, 0], opening: "different" },
        adjusted: true,
      },
    ]);
  });

  test("for each of the ten sets once, no two of them mirrors, five at a time on the same rolls", () => {
    const asked = settings.queries({ ...settings.initial(), ...settings.EXPERIMENT, seed: 3 });
    assertEach(asked, ({ players, seed }) => [players.length, seed], [
      [5, 3],
      [5, 3],
    ]);
    const sets = asked.flatMap(({ players }) =>
      players.map((player) => (typeof player === "object" ? player.set : assert.fail("no set"))),
    );
    const mirror = (set: number[]) => set.map((face) => 7 - face).toSorted((one, other) => one - other);
    const either = sets.map((set) => [set.join(""), mirror(set).join("")].toSorted()[0]);
    assert.equal(new Set(either).size, 10, "all twenty sets of three, up to the mirror");
  });

  test("for what was learned only where it is needed", () => {
    const needs = (change: Partial<Setting>) =>
      settings.needsLearned(settings.queries({ ...settings.initial(), ...change })[0]);
    assert.deepEqual(
      [
        needs({ players: ["thumb", "five-factors-126"] }),
        needs({ players: ["thumb", "advice"] }),
        needs({ players: ["advice-2"] }),
        needs({ players: ["random"], adjusted: true }),
        needs(settings.EXPERIMENT),
      ],
      [false, true, true, true, false],
    );
  });
});

const playerResult = (value: number, half: number) =>
  partOf<SheetPlayerResult>({ mean: about(value, half), adjusted: null });

/** What is told of a run. */
type Told = Pick<Run, "setting" | "results">;

/** A run of players with these averages, on the same rolls: differences have the range that is given. */
const runOf = (
  players: string[],
  averages: number[],
  { games = 10, half = 5, apart = 2, ...change }: Partial<Setting> & { half?: number; apart?: number } = {},
): Told => ({
  setting: { ...settings.initial(), players, ...change },
  results: [
    {
      games,
      players: averages.map((value) => playerResult(value, half)),
      differences: averages.map((one) => averages.map((other) => about(one - other, apart))),
    },
  ],
});

const told = (run: Told) => {
  const { answer, detail, trust, article } = words.verdict(present(verdict(run)));
  return [answer, detail, trust, article].map(spaced);
};

describe("what it has come to", () => {
  test("of one player is the average with its range", () => {
    const [answer, detail] = told(runOf(["thumb"], [118.44], { games: 5000 }));
    assert.equal(answer, "Medium averages 118.4");
    assert.equal(detail, "after 5,000 games; the 95% range is 113.4 to 123.4.");
  });

  test("of several is the best, and what it has more than the next on the same rolls", () => {
    const [three, next] = told(runOf(["random", "thumb", "columns"], [-1227.7, 118.4, 101.5], { games: 5000 }));
    assert.equal(three, "Medium leads with 118.4");
    assert.equal(next, "after 5,000 games, on the same rolls 16.9 more than Sum by sum.");
  });

  test("is open where the range of the difference holds 0, though the ranges of averages may lie apart or not", () => {
    const apart = runOf(["thumb", "five-factors-126"], [118.4, 117.4], { games: 5000, half: 0.1 });
    assert.equal(told(apart)[0], "Too close to call");
    const overlapping = runOf(["thumb", "columns"], [118, 117], { games: 99, apart: 0.9 });
    assert.equal(told(overlapping)[0], "Medium averages 118.0");
    assert.equal(verdict({ setting: settings.initial(), results: [null] }), null);
  });

  test("of two who play alike is no difference, and they are told apart", () => {
    const [answer, detail, trust] = told(runOf(["thumb", "thumb"], [118.4, 118.4], { games: 99, apart: 0 }));
    assert.equal(answer, "No difference");
    assert.match(detail, /Medium \(player 1\) averages 118\.4, Medium \(player 2\) 118\.4\.$/);
    assert.equal(trust, "They had the same score in every game.");
  });
});

/** A run of the experiment with these averages of the first five sets, and of the others if they were played. */
function series(averages: number[], { games = 10_000, half = 2 } = {}): Told {
  const setting = { ...settings.initial(), ...settings.EXPERIMENT };
  const results = settings.tables(setting).map((_, nth) => {
    const half5 = averages.slice(5 * nth, 5 * nth + 5);
    return half5.length === 0 ? null : runOf([], half5, { games, half }).results[0];
  });
  return { ...runOf([], []), setting, results };
}

const TEN = [-1, -119, -166, -61, -191, -136, -39, -126, -261, -175];

describe("the article's experiment", () => {
  test("tells how far the best set is from the article's", () => {
    const [below, fits, above] = [-1, 64, 70].map((best) => told(series(TEN.with(0, best)))[3]);
    assert.equal(below, "The average of the best is 66.0 below the 65 that the article reports for its best set.");
    assert.match(fits, /fits the 65/);
    assert.match(above, /above the 65/);
  });

  test("is open where ranges overlap, and tells of half of it so far", () => {
    const [answer, detail, trust] = told(series(TEN.slice(0, 5)));
    assert.equal(answer, "The best set is 1, 2, 6");
    assert.match(detail, /; the other 4 so far average −191\.0 to −61\.0\.$/);
    assert.match(trust, /very unlikely to be chance/);
    const [open, leads, overlap] = told(series(TEN.with(6, -2)));
    assert.equal(open, "Too close to call");
    assert.equal(
      leads,
      "after 10,000 games with each set: the set 1, 2, 6 leads with −1.0; the other 9 average −261.0 to −2.0.",
    );
    assert.equal(overlap, "Its 95% range overlaps that of the set 1, 3, 6. More games narrow the ranges.");
  });

  test("leaves out a half that has just begun", () => {
    const run = series(TEN.with(6, 900));
    const begun = present(run.results[1]);
    const found = verdict({ ...run, results: [run.results[0], { ...begun, games: 3 }] });
    assert.deepEqual([found?.kind, found?.best.player], ["series", "five-factors-126"]);
  });
});

describe("histograms", () => {
  const played = (histogram: SheetPlayerResult["histogram"], games: number) =>
    partOf<Played>({ games, result: { histogram } });

  test("stand over one axis, from the lowest score of all to the highest, each adding up to its games", () => {
    const { from, step, shares } = bins([
      played({ from: -120, counts: [1, 0, 2] }, 3),
      played({ from: 90, counts: [4, 5, ...Array(8).fill(0), 1] }, 10),
    ]);
    assert.equal(Math.abs(from % step), 0);
    assert.ok(from <= -120 && from + step * shares[0].length > 190);
    for (const row of shares) {
      assert.equal(row.length, shares[0].length);
      assert.ok(Math.abs(row.reduce((sum, share) => sum + share, 0) - 1) < 1e-12);
    }
    const shareAt = (row: number[], score: number) => row[Math.floor((score - from) / step)];
    assert.equal(shareAt(shares[0], -120), 1 / 3 + (Math.floor(-120 / step) === Math.floor(-100 / step) ? 2 / 3 : 0));
    assert.equal(shareAt(shares[1], 190), 0.1);
  });

  test("have labels that stand apart, within the picture", () => {
    for (const [from, to, width] of [
      [-2200, 1200, 318],
      [-2200, 1200, 912],
      [0, 50, 318],
      [-300, 350, 200],
    ]) {
      const found = ticks(from, to, width);
      for (const score of found) assert.ok(score > from - 1 && score < to + 1, String(found));
      const apart = found.slice(1).map((score, nth) => score - found[nth]);
      for (const points of apart) assert.ok(((width - 28) * points) / (to - from) >= 46, String(found));
    }
    assert.deepEqual(ticks(-2200, 1200, 318), [-2000, -1000, 0, 1000]);
  });

  test("have a table in which a few games are not none", () => {
    assert.deepEqual(
      [shownShare(0, 1), shownShare(0.0004, 1), shownShare(0.1234, 1), shownShare(0.004, 0)].map(words.shareOfBin),
      ["–", "<0.1", "12.3", "<1"],
    );
  });
});
