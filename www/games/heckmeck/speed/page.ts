// The entry of the page that measures how fast this device answers questions about Heckmeck.

import { openSpeed } from "../../../shell/pages/speed/page.ts";
import type { Solver as LabSolver } from "../lab/model/types.ts";
import type { Solver } from "../model/types.ts";
import page from "../text/en/page.json" with { type: "json" };
import { words } from "../text/en/speed.ts";
import { measurements, turns } from "./measure.ts";

openSpeed(
  "heckmeck",
  page.pages["speed/"].title,
  words,
  async function* (functions: Solver, loadTables, lab: LabSolver | null) {
    yield* measurements(functions, lab);
    await loadTables();
    yield* turns(functions, true);
  },
);
