/** Games through the page's own state with the shipped solver: turns, the others, undo, links and reloads. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Page } from "../../www/games/solitaire-dice/actions.ts";
import { canStep, markChoice, rollDice, stepOfOthers } from "../../www/games/solitaire-dice/actions.ts";
import { summary } from "../../www/games/solitaire-dice/announcements.ts";
import { solitaireDice } from "../../www/games/solitaire-dice/game.ts";
import { onkey } from "../../www/games/solitaire-dice/keys.ts";
import { createAnalyse } from "../../www/games/solitaire-dice/model/analysis.ts";
import type { BackgroundSolver } from "../../www/games/solitaire-dice/model/background.ts";
import { isByRule, ranked } from "../../www/games/solitaire-dice/model/choices.ts";
import { deepen } from "../../www/games/solitaire-dice/model/deepening.ts";
import { read, write } from "../../www/games/solitaire-dice/model/link.ts";
import * as moves from "../../www/games/solitaire-dice/model/moves.ts";
import { PLAYERS } from "../../www/games/solitaire-dice/model/players.ts";
import { isPossible, readSheet } from "../../www/games/solitaire-dice/model/sheet.ts";
import { isAllOver, OPEN_COSTS, OPENINGS, TABS } from "../../www/games/solitaire-dice/model/state.ts";
import type { SheetQuery, State } from "../../www/games/solitaire-dice/model/types.ts";
import type { Move } from "../../www/shell/game/contract.ts";
import { createStore } from "../../www/shell/game/store.ts";
import { ADVICE_TIMES } from "../../www/shell/model/advice.ts";
import { THROWS } from "../../www/shell/model/chance.ts";
import { mistyped, partOf, present } from "../typed.ts";
import { assertNone } from "./asserts.ts";
import type { Tab } from "./browser.ts";
import { Device } from "./browser.ts";
import { moduleOf, precomputed } from "./built.ts";
import type { Chance } from "./random.ts";
import { chance } from "./random.ts";
import { alone, answersOf, pageOf, solver, words } from "./solitaire-dice.ts";

const functions = await solver({ weights: true });
const answers = answersOf(functions);

const lab = await moduleOf("solitaire-dice-lab", "play");
lab.loadSheetWeights(await precomputed("solitaire-dice-weights"));
// What the page fetches once the easy variant is played.
for (const module of [functions, lab]) module.loadEasySheets(await precomputed("solitaire-dice-easy-weights"));
answers.ask("fetchEasySheets");
await functions.fetchEasySheets();

/** The worker, at once: the Lab's module knows all players. */
const BESIDE: BackgroundSolver = { ...alone, decide: (...asked) => mistyped(lab.decideSheet(...asked)) };
const analyse = createAnalyse(BESIDE);

/** A player at the page of the game, who sees it by its state. */
class Player {
  readonly tab: Tab;
  readonly store: ReturnType<typeof createStore<State>>;

  constructor(tab: Tab) {
    this.tab = tab;
    tab.use();
    this.store = createStore(solitaireDice, () => false);
    this.store.start();
  }

  get state() {
    return this.store.state;
  }

  get position() {
    return JSON.parse(JSON.stringify(solitaireDice.position(this.state)));
  }

  get page() {
    const make =
      (own: boolean): Page["act"] =>
      (move, ...facts) => {
        this.tab.use();
        return this.store.make(move, facts, own);
      };
    const { state } = this;
    const analysis = present(analyse(state, answers));
    return partOf<Page>({ state, words, answers, act: make(true), actFor: make(false), analysis });
  }

  key(key: string) {
    const run = onkey(this.page, key, { key: "", ago: Infinity });
    run?.();
    return run !== null;
  }

  /** Everybody who can goes on. */
  goOn() {
    for (let steps = 0; canStep(this.page); steps += 1) {
      assert.ok(steps < 500);
      stepOfOthers(this.page);
    }
  }

  go(count: number) {
    this.tab.use();
    this.store.go(count);
  }
}

const open = (link = "") => new Player(new Device().openTab(link && `#${link}`));

describe("a game", () => {
  test("is played to its end by keys", () => {
    const player = open();
    const dice = chance(1);
    let turns = 0;
    while (!isAllOver(player.state)) {
      for (let die = 0; die < 5; die += 1) assert.ok(player.key(String(1 + dice.below(6))));
      assert.equal(player.key("1") && player.state.roll.length > 5, false);
      assert.ok(player.key("b"));
      turns += 1;
    }
    assert.ok(turns >= 8 && turns < 60);
    assert.equal(player.state.turn, turns);
    assert.equal(player.page.analysis.sheet.missing, 0);
    assert.equal(player.key("1") && player.state.roll.length > 0, false);
    player.go(turns);
    assert.equal(player.state.turn, 0);
    player.go(-turns);
    assert.equal(player.state.turn, turns);
  });

  test("final scores from a choice are asked for with its roll, and not without", () => {
    const asked = { ...open("sheet=6-2.7-3_1-2&roll=13445").state, asked: "1-7-9" };
    const from = (state: State) => analyse(state, answers)?.played?.query.from ?? null;
    assert.deepEqual(from(asked)?.sums, [0, 0, 0, 0, 2, 4, 0, 1, 0, 0, 0]);
    assert.equal(from({ ...asked, roll: [] }), null);
  });

  test("with the page's rolls is the same for everybody who has its link", () => {
    const rolls = () => {
      const player = open("sheet=_&dice=page&seed=4711");
      const analysis: number[][] = [];
      for (let turn = 0; turn < 6; turn += 1) {
        rollDice(player.page);
        analysis.push(player.state.roll);
        markChoice(player.page, player.page.analysis.answer.choices[turn % 3]);
      }
      return analysis;
    };
    assert.deepEqual(rolls(), rolls());
    assert.deepEqual(rolls()[2], functions.throwSheet(4711, 0, 2));
  });

  test("against others goes on until everybody is done, and one undo leads back to the own choice", () => {
    const player = open("sheet=_&dice=page&seed=5&with=thumb+_&with=five-factors-126+_&with=random+_");
    while (!isAllOver(player.state)) {
      rollDice(player.page);
      if (player.page.analysis.answer.choices.length > 0) {
        const before = player.position;
        const [best] = ranked(player.page.analysis.answer);
        markChoice(player.page, best);
        if (player.state.turn === 0) {
          player.goOn();
          assert.equal(player.state.turn, 1);
          player.go(1);
          assert.deepEqual(player.position.sums, before.sums);
          assert.equal(player.position.moves.length, 0);
          player.go(-1);
          assert.equal(player.state.turn, 1);
        }
      }
      player.goOn();
    }
    const { others, moves } = player.state;
    for (const other of others) assert.ok(other.rejects.includes(8));
    assert.ok([0, 1, 2, 3].every((who) => moves.filter((logged) => logged.player === who).at(-1)?.ends));
  });
});

describe("what is said", () => {
  const known = (link: string) => pageOf(link, functions);

  test("under the opening rule at once, what takes long is left to the worker", () => {
    for (const link of ["", "sheet=7-9_", "sheet=7-2_1-1", "sheet=7-2_1-1&roll=12345", "sheet=7-9_&roll=12345"]) {
      const { analysis } = known(`${link}&opening=different`);
      assert.ok(analysis.sheet.points.length === 11, link);
    }
    assert.equal(known("sheet=7-2_1-1&opening=different").analysis.was, null);
    assertNone(
      known("sheet=7-2_1-1&roll=12345&opening=different").analysis.answer.choices,
      ({ reject }) => reject === 1,
    );
  });

  test("of a roll: the best choice", () => {
    const page = known("roll=13445");
    const [best] = ranked(page.analysis.answer);
    assert.match(
      summary(page, { before: page.state, move: null, own: true }),
      /^Best: reject the \d; pair up \d+ and \d+\. Expected score \d+\.$/,
    );
    assert.equal(page.analysis.was, page.analysis.sheet.value);
    assert.equal(best.cost, 0);
  });

  test("without weights: the rule of thumb", async () => {
    const bare = await moduleOf("solitaire-dice", "bare");
    const page = pageOf("roll=13445", bare);
    assert.ok(isByRule(page.analysis.answer));
    assert.match(
      summary(page, { before: page.state, move: null, own: true }),
      /^Best: reject the \d; pair up \d+ and \d+\.$/,
    );
  });

  test("whoever goes by advice waits for the weights, and the rule of thumb stands in where they can't be had", async () => {
    const bare = await moduleOf("solitaire-dice", "bare");
    const { state } = pageOf("roll=13445&marked=true&with=advice", bare);
    const marks = async (lacksTables: boolean) => {
      const answers = answersOf(bare, lacksTables);
      // A worker without weights leaves it to the page.
      const decide = () => Promise.resolve(mistyped(null));
      const see = () => present(createAnalyse({ ...alone, decide })(state, answers)).marks;
      see();
      await new Promise(setImmediate);
      return see();
    };
    assert.equal(await marks(false), null);
    const [mark] = present(await marks(true));
    const { sums, rejects } = state.others[0];
    assert.deepEqual(mark, bare.decideSheet({ sums, rejects, roll: [1, 3, 4, 4, 5] }, "thumb"));
  });

  test("where the worker fails the page decides for the others", async () => {
    const states = pageOf("roll=13445&marked=true&with=thumb&with=advice+_1-8", functions);
    const see = () => createAnalyse(alone)(states.state, states.answers);
    // The worker's failure is heard in a later task.
    let analysis = see();
    for (let task = 0; task < 100 && !analysis?.marks; task += 1) {
      await new Promise(setImmediate);
      analysis = see();
    }
    assert.equal(analysis?.marks?.length, 2);
    assert.equal(analysis?.marks?.[1], null);
    assert.equal(analysis?.marks?.[0]?.sums.length, 2);
  });
});

// ---- Anything, in any order ----

/** Facts for each move that there is. */
const ALL: [Move<State, never[]>, (by: Chance, player: Player) => unknown[]][] = [
  [moves.addDie, (by) => [1 + by.below(6)]],
  [moves.removeDie, (by) => by.pick([[], [by.below(5)]])],
  [moves.setRoll, (by) => [by.list(5, () => 1 + by.below(6))]],
  [
    moves.setMarks,
    (by) => [
      ...by.pick<(string | number)[]>([
        ["sums", by.below(11)],
        ["rejects", by.below(6)],
      ]),
      by.below(10),
    ],
  ],
  [moves.newGame, (by) => [by.below(1000)]],
  [moves.sameRolls, () => []],
  [moves.giveUp, () => []],
  [moves.playComputer, (by) => [by.pick(PLAYERS), by.below(1000)]],
  [moves.addOther, (by) => [by.pick(PLAYERS)]],
  [moves.addPerson, (by) => [by.pick(["", "Ben", "\u0000 Mia "])]],
  [moves.rename, (by) => [by.below(6), by.pick(["", "Zoë", "a".repeat(30)])]],
  [moves.showSheet, (by, { state }) => [by.below(1 + state.others.length)]],
  [moves.mend, () => []],
  [moves.setOther, (by, { state }) => [by.below(Math.max(1, state.others.length)), by.pick(PLAYERS)]],
  [moves.removeOther, (by, { state }) => [by.below(Math.max(1, state.others.length))]],
  [moves.setThrows, (by) => [by.pick(THROWS), by.below(1000)]],
  [moves.setOpening, (by) => [by.pick(OPENINGS)]],
  [moves.setOpenCost, (by) => [by.pick(OPEN_COSTS)]],
  [moves.askHint, () => []],
  [moves.pickDie, (by) => [by.below(5)]],
  [moves.show, (by) => [by.pick([{ tab: by.pick(TABS) }, { advice: by.pick(ADVICE_TIMES) }, { aim: 350 }])]],
];

/** One thing that a player may do. */
function playOn(player: Player, by: Chance) {
  const { page } = player;
  const { choices } = page.analysis.answer;
  if (choices.length > 0 && by.below(2) === 0) return markChoice(page, by.pick(choices));
  if (canStep(page) && by.below(2) === 0) return stepOfOthers(page);
  const [move, facts] = by.pick(ALL);
  const given = facts(by, player) as never[];
  return page.act(move, ...given);
}

test("every move there is takes part", () => {
  const all = Object.values(moves).filter((move) => "kind" in move);
  assert.deepEqual(new Set(all), new Set([...ALL.map(([move]) => move), moves.mark, moves.markOthers]));
});

test("whatever is done, links, undo and reloads bring it back as it was", () => {
  for (let seed = 1; seed <= 12; seed += 1) {
    const by = chance(seed);
    let player = open();
    for (let nth = 0; nth < 80; nth += 1) {
      playOn(player, by);
      const { state } = player;
      assert.ok([state, ...state.others].every(isPossible));
      const { state: again, problems } = read(new URLSearchParams(write(state)));
      assert.deepEqual(problems, []);
      const whole = solitaireDice.complete(again, JSON.parse(JSON.stringify(state.moves)), null);
      assert.deepEqual(
        JSON.parse(JSON.stringify(solitaireDice.position(whole))),
        player.position,
        `seed ${seed}, ${nth}`,
      );
      if (by.below(10) > 0) continue;
      const { position } = player;
      player.tab.leave();
      player = new Player(player.tab);
      assert.deepEqual(player.position, position);
    }
    const { position } = player;
    const count = player.store.done.length;
    player.go(count);
    assert.equal(player.store.done.length, 0);
    player.go(-count);
    assert.deepEqual(player.position, position, `seed ${seed}`);
  }
});

test("a choice is worth what the sheet that follows it is, by the same look ahead", () => {
  const best = (query: SheetQuery) => present([...deepen(functions.evaluateSheet)(query)][0]).answer;
  for (const [sheet, roll] of [
    ["_", [1, 3, 4, 4, 5]],
    ["5-4.6-6.7-5.8-6.4-3.10-2_1-4.2-4.6-5", [1, 2, 4, 5, 6]],
  ] satisfies [string, number[]][]) {
    const { sums, rejects } = present(readSheet(sheet));
    const query: SheetQuery = { sums, rejects, roll, opening: "any" };
    for (const choice of best(query).choices) {
      const after = functions.markSheet(query, { reject: choice.reject, sums: choice.sums });
      assert.equal(best({ ...after, roll: null, opening: "any" }).value, choice.value, JSON.stringify(choice));
    }
  }
});
