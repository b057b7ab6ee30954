/** Positions of Tile rummy with so many tiles that the solver takes long: they are looked at beside the page. */

import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { analyse } from "../../www/games/rummikub/model/analysis.ts";
import type { Decisive } from "../../www/games/rummikub/model/large.ts";
import { analyseInSteps, createAnalyse, decisive } from "../../www/games/rummikub/model/large.ts";
import { isLarge } from "../../www/games/rummikub/model/state.ts";
import type { Analysis, RummikubQuery, Solver, State } from "../../www/games/rummikub/model/types.ts";
import { createBackgroundSolver } from "../../www/shell/game/background-solver.ts";
import type { Server } from "../../www/shell/host/serve-worker.ts";
import { createWorkerClient } from "../../www/shell/host/worker-client.ts";
import { partOf } from "../typed.ts";
import { answersOf, moduleOf } from "./built.ts";
import { stateOf } from "./rummikub.ts";
import { meanwhile, settled, workshop } from "./workers.ts";

const module = await moduleOf("rummikub");

/** One tile of each kind but the joker. */
const EACH = "r1-13.b1-13.k1-13.o1-13";
const ALL = `rack=${EACH}.${EACH}.j.j`;
const SMALL = stateOf("rack=r1-3.b9");
const [LARGE, OTHER] = ["objective=points", "opened=true"].map((part) => stateOf(`${ALL}&${part}`));

/** What the solver was asked, in order. */
let asked: { name: string; opened?: boolean | null }[] = [];
const noted =
  <Answer>(name: string, solve: (query: RummikubQuery) => Answer) =>
  (query: RummikubQuery) => {
    asked.push({ name, opened: query.opened });
    return solve(query);
  };
const watched = partOf<Solver>({
  solveRummikub: noted("solveRummikub", module.solveRummikub),
  adviseRummikub: noted("adviseRummikub", (query) => module.adviseRummikub(query)),
  drawsRummikub: noted("drawsRummikub", module.drawsRummikub),
  solveByAddingRummikub: noted("solveByAddingRummikub", module.solveByAddingRummikub),
  ladderRummikub: noted("ladderRummikub", module.ladderRummikub),
});
const here = answersOf(module);

/** A page that looks, with a worker that serves what is given. */
function pageWith(servers: Record<string, Server>) {
  const hired = workshop(async () => servers);
  const { find } = createBackgroundSolver<Decisive, Analysis>(createWorkerClient("rummikub"), "analyse");
  const analyseNow = createAnalyse(find);
  const answers = answersOf(module);
  return { hired, analyse: (state: State) => analyseNow(state, answers) };
}
const serving = { analyse: (told: Decisive) => analyseInSteps(watched, told) };

/** What the page says of a state in the end. */
async function analysisOf(page: ReturnType<typeof pageWith>, state: State) {
  while (page.analyse(state) === null) await meanwhile();
  return page.analyse(state);
}

beforeEach(() => {
  asked = [];
});

test("a position is large from a number of tiles on that are in no set", () => {
  const table = "table=r1-13_b1-13_k1-13_o1-13&rack=r1-13.b1-13";
  assert.deepEqual(
    [SMALL, LARGE, stateOf(table), stateOf(`${table}&came=k1-13.o1-13`), stateOf(`${table}&loose=k1-13.o1-13`)].map(
      isLarge,
    ),
    [false, true, false, true, true],
  );
});

for (const [what, link] of Object.entries({
  "a rack of all tiles": ALL,
  "what draws bring": `rack=${EACH}&target=draw`,
  "wishes that hinder": `${ALL}&keep=${EACH}.${EACH}.j.j`,
  "what others have put down": `rack=r1&came=${EACH}&target=theirs&opened=true`,
})) {
  test(`it is told the same in steps as at once: ${what}`, async () => {
    const state = stateOf(link);
    const steps = [...analyseInSteps(watched, decisive(state))];
    // What draws bring is a task of its own on the page.
    while (steps.at(-1)?.draws && analyse(state, here).draws === null) await meanwhile();
    assert.deepEqual(steps.at(-1), analyse(state, here));
    assert.deepEqual(new Set(steps.slice(0, -1)), new Set([null]));
    assert.equal(steps.length, asked.length + 1, "a step for each question");
  });
}

describe("the page", () => {
  test("looks at a small position at once, without a worker", () => {
    const { hired, analyse: analyseNow } = pageWith(serving);
    assert.deepEqual(analyseNow(SMALL), analyse(SMALL, here));
    assert.equal(hired.length, 0);
  });

  test("has a large one looked at beside it, and says nothing of it until then", async () => {
    const page = pageWith(serving);
    assert.equal(page.analyse(LARGE), null);
    assert.deepEqual(await analysisOf(page, LARGE), analyse(LARGE, here));
    assert.equal(page.hired.length, 1);
  });

  test("never says of a position what was found of another, and asks no more of that", async () => {
    const steps: boolean[] = [];
    const page = pageWith({
      // With more steps than can be taken until the worker hears of it.
      *analyse(told: Decisive) {
        for (let step = 0; step < 50; step += 1) {
          steps.push(told.opened);
          yield null;
        }
        yield* analyseInSteps(module, told);
      },
    });
    page.analyse(LARGE);
    while (steps.length === 0) await meanwhile();
    assert.equal(page.analyse(OTHER), null);
    const analysis = await analysisOf(page, OTHER);
    assert.deepEqual(analysis, analyse(OTHER, here));
    assert.notDeepEqual(analysis, analyse(LARGE, here));
    const left = steps.filter((isOpened) => !isOpened).length;
    assert.ok(left < 50, `${left} steps of the first`);

    // One that is left for a small position says nothing any more.
    page.analyse(SMALL);
    await settled();
    assert.deepEqual(page.analyse(SMALL), analyse(SMALL, here));
  });

  test("looks itself where the worker fails", async () => {
    const failing = { analyse: () => assert.fail("unreachable") };
    assert.deepEqual(await analysisOf(pageWith(failing), LARGE), analyse(LARGE, here));
  });
});
