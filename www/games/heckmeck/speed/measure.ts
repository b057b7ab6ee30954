// Measures in this browser what the engine's benchmarks measure natively.

import { at } from "../../../shell/model/at.ts";
import { median } from "../../../shell/pages/speed/median.ts";
import { openSpeed } from "../../../shell/pages/speed/page.ts";
import type { Solver as LabSolver } from "../lab/model/types.ts";
import { countsOf, SIGNS } from "../model/dice.ts";
import type { Solver } from "../model/types.ts";
import page from "../text/en/page.json" with { type: "json" };
import { words } from "../text/en/speed.ts";

interface Measurement {
  key: "structure" | "positions" | "turn" | "advise" | "win" | "game";
  facts: unknown[];
  milliseconds: number;
}

/** Turns as text, the roll behind ">". */
const TURNS = [
  "",
  "> 123455ww",
  "5",
  "5 > 11234ww",
  "55w",
  "55w > 13344",
  "555w",
  "555w > 1234",
  "4555w",
  "4555w > 123",
];

const BUST_RULES = ["scores-nothing", "keeps-total"] as const;

/** Two tables by turns, so that nothing solved for one serves the other. */
const TABLES = [
  { players: [[30], [22]], toMove: 0, grill: [25, 31, 32] },
  { players: [[], [24]], toMove: 0, grill: [21, 22, 23, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36] },
];

/** A turn as a query. */
function query(turn: string) {
  const counts = (dice: string) => countsOf([...dice.trim()].map((die) => SIGNS.indexOf(die)));
  const [taken = "", roll] = turn.split(">");
  return { taken: counts(taken), roll: roll === undefined ? null : counts(roll) };
}

/**
 * Every measurement as it is made.
 * @param functions the solver's
 * @param lab what plays the Lab's games
 */
export async function* measurements(functions: Solver, lab: LabSolver | null): AsyncGenerator<Measurement> {
  yield { key: "structure", facts: [], milliseconds: await median(() => functions.layOutWholeTurn()) };
  for (const bust of BUST_RULES) {
    yield { key: "positions", facts: [bust], milliseconds: await median(() => functions.solveWholeTurn(bust)) };
  }
  yield* turns(functions, false);
  yield* advice(functions, "advise");
  await functions.fetchWinModel(2);
  for (const deep of [1, 2]) yield* advice(functions, "win", deep);
  if (!lab) return;
  await lab.fetchWinModel(2);
  yield* games(lab);
}

/** @param withTables whether they are loaded */
export async function* turns(
  { evaluateTurn }: Pick<Solver, "evaluateTurn">,
  withTables: boolean,
): AsyncGenerator<Measurement> {
  for (const turn of TURNS) {
    const asked = query(turn);
    yield { key: "turn", facts: [turn, withTables], milliseconds: await median(() => evaluateTurn(asked)) };
  }
}

/** @param deep turns that chances to win look ahead */
async function* advice({ advise }: Solver, key: "advise" | "win", deep: number = 1): AsyncGenerator<Measurement> {
  const rest = key === "win" ? { objective: "win" as const, turns: deep } : {};
  for (const turn of TURNS) {
    const asked = TABLES.map((table) => ({ ...table, ...query(turn), ...rest }));
    let calls = 0;
    const ask = () => {
      advise(at(asked, calls % asked.length));
      calls += 1;
    };
    yield { key, facts: [turn, deep], milliseconds: await median(ask) };
  }
}

async function* games({ Tournament }: LabSolver): AsyncGenerator<Measurement> {
  for (const best of ["best-in-worms", "best-to-win"] as const) {
    const tournament = new Tournament({ players: [best, "rule-4"], seed: 1 });
    yield { key: "game", facts: [best], milliseconds: await median(() => tournament.play(1)) };
    tournament.free();
  }
}

/** All of them, of turns also with the tables. */
async function* measure(functions: Solver, loadTables: () => Promise<void>, lab: LabSolver | null) {
  yield* measurements(functions, lab);
  await loadTables();
  yield* turns(functions, true);
}

export const open = () => openSpeed({ id: "heckmeck", title: page.pages["speed/"].title, words, measure });
