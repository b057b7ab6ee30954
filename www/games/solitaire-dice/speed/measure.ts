// Measures in this browser what the engine's benchmarks measure natively.

import { median } from "../../../shell/pages/speed/median.ts";
import { openSpeed } from "../../../shell/pages/speed/page.ts";
import type { Measurement } from "../../../shell/pages/speed/view.ts";
import type { Solver as LabSolver } from "../lab/model/types.ts";
import { EMPTY, readSheet } from "../model/sheet.ts";
import type { Solver } from "../model/types.ts";
import page from "../text/en/page.json" with { type: "json" };
import { words } from "../text/en/speed.ts";

const SHEETS = { empty: EMPTY, usual: { ...EMPTY, ...readSheet("4:4 5:2 6:5 7:4 8:4 9:2 10:1 | 1:4 2:4 6:3") } };
const ROLL = [1, 2, 3, 4, 5];

/** What takes long is done but a few times. */
const SLOW = { rounds: 6, first: 1 };

/** An end without a reject to spare. Ends are remembered: each call has marks of its own. */
const end = (nth: number) => ({
  sums: [nth % 5, 0, 4, nth % 7, 9, 8, (nth % 3) + 5, 6, 0, 0, nth % 11],
  rejects: [7, 7, 0, 0, 0, 7],
});

/**
 * Every measurement as it is made.
 * @param functions the solver's, and what plays the Lab's games
 */
export async function* measurements(
  { evaluateSheet }: Solver,
  loadTables: () => Promise<unknown>,
  lab: LabSolver | null,
): AsyncGenerator<Measurement> {
  await loadTables();
  for (const [name, sheet] of Object.entries(SHEETS)) {
    for (const depth of [1, 2] as const) {
      const query = { ...sheet, roll: ROLL, depth, exact: false };
      yield { key: "choices", facts: [name, depth], milliseconds: await median(() => evaluateSheet(query)) };
    }
    const query = { ...sheet, exact: false };
    yield { key: "before", facts: [name], milliseconds: await median(() => evaluateSheet(query), SLOW) };
  }
  let nth = 0;
  const work = () => {
    evaluateSheet(end(nth));
    nth += 1;
  };
  yield { key: "end", facts: [0], milliseconds: await median(work, SLOW) };
  if (!lab) return;
  for (const player of ["advice", "thumb"] as const) {
    const games = new lab.SheetGames({ players: [player], seed: 1 });
    yield { key: "game", facts: [player], milliseconds: await median(() => games.play(1)) };
    games.free();
  }
}

export const open = () =>
  openSpeed({ id: "solitaire-dice", title: page.pages["speed/"].title, words, measure: measurements });
