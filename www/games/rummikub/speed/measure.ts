// Measures how long this browser takes for what the page of tile rummy asks.

import { median } from "../../../shell/pages/speed/median.ts";
import { openSpeed } from "../../../shell/pages/speed/page.ts";
import type { Measurement } from "../../../shell/pages/speed/view.ts";
import type { Solver as LabSolver } from "../lab/model/types.ts";
import { read } from "../model/tiles.ts";
import type { Solver } from "../model/types.ts";
import page from "../text/en/page.json" with { type: "json" };
import { words } from "../text/en/speed.ts";

/** Tables, and the racks that go with them. */
const POSITIONS = {
  middle: {
    table: "o8-11 / k6-9 / r1-3 / rbk13 / k4-6 / rko3 / rbko5 / rko10 / k1-4 / o2-6 / b1-3 / o6-9",
    rack: "r7 b1 b6-7 b9-10 b12 b12 k1 o1-2 o13 o13 j",
  },
  large: {
    table:
      "rbko9 / k8-13 / r6 j ko6 / bko11 / o7-9 / rbko10 / rbko1 / b4-13 / o4-5 j o7 / r4-12 / rbk7 / bko5 / k1-5 / rbko4 / rbk12 / rbo2 / rbo1 / bko2 / rbk13 / bko3",
    rack: "r3 r5 r8 r11 r13 b3 b8 k6-8 o3 o6 o10 o12",
  },
  many: {
    table: "rbko9 / k9-13 / rbko6 / bko11 / o7-9 / rbko10 / j bko1 / b4-13 / o4-6",
    rack: "r1 r1-2 r2 r4 r4-5 r7-8 r10-11 r11-12 b1-2 b2-3 b3-4 b8 k1 k3 k3-4 k4-7 k7-8 k12-13 o1 o3 o3 o10-13 j",
  },
  runs: { table: "r1-13 / r1-13 / b1-13 / b1-13 / k1-13 / k1-13 / o1-13 / o1-13", rack: "j j" },
};

const JOKERS = ["stands", "locked", "both"] as const;

/** What takes long is done but a few times. */
const SLOW = { rounds: 8, first: 1 };

function query(name: keyof typeof POSITIONS) {
  const { table, rack } = POSITIONS[name];
  const tiles = (text: string) => read(text) ?? [];
  return { table: table.split("/").map(tiles), rack: tiles(rack) };
}

/**
 * Every measurement as it is made.
 * @param functions the solver's, and what plays the Lab's games
 */
export async function* measurements(
  { solveRummikub, drawsRummikub }: Solver,
  _: unknown,
  lab: LabSolver | null,
): AsyncGenerator<Measurement> {
  for (const name of Object.keys(POSITIONS) as (keyof typeof POSITIONS)[]) {
    const asked = query(name);
    yield { key: "move", facts: [name], milliseconds: await median(() => solveRummikub(asked)) };
  }
  const large = query("large");
  const brief = { ...large, plan: false };
  yield { key: "numbers", facts: ["large"], milliseconds: await median(() => solveRummikub(brief)) };
  for (const jokers of JOKERS) {
    const asked = { ...large, rules: { jokers } };
    yield { key: "jokers", facts: ["large", jokers], milliseconds: await median(() => solveRummikub(asked)) };
  }
  const middle = query("middle");
  yield { key: "draws", facts: ["middle"], milliseconds: await median(() => drawsRummikub(middle), SLOW) };
  if (!lab) return;
  const games = new lab.RummikubTournament({ players: ["tiles", "tiles"], seed: 1 });
  // Each deal is played from both seats.
  const deal = await median(() => games.play(2), SLOW);
  games.free();
  yield { key: "game", facts: [], milliseconds: deal / 2 };
}

export const open = () =>
  openSpeed({ id: "rummikub", title: page.pages["speed/"].title, words, measure: measurements });
