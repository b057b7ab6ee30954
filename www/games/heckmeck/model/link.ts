// How a link tells a position, and what is made of one that tells nonsense.

import { ADVICE_TIMES } from "../../../shell/model/advice.ts";
import { readSeed, THROWS } from "../../../shell/model/chance.ts";
import type { Part } from "../../../shell/model/link-parts.ts";
import { oneOf, pairsOf, plain, readPreferences, tabOf } from "../../../shell/model/link-parts.ts";
import { PACES } from "../../../shell/model/pace.ts";
import { countsOf, DICE, facesOf, SIGNS, sign } from "./dice.ts";
import { readMoves } from "./move-log.ts";
import {
  AIMS,
  BUST_RULES,
  GAME_NAMES,
  GOAL_NAMES,
  initial,
  MODES,
  PANELS,
  playing,
  TABS,
  TOTALS,
  target,
  WAYS,
} from "./state.ts";
import { givenUpBy } from "./table.ts";
import type { Problem } from "./table-link.ts";
import { readTable, TABLE_KEYS, writeTable } from "./table-link.ts";
import type { State } from "./types.ts";

type Pair = [string, string];

const written = (faces: number[]) => faces.map(sign).join("");

/** The state as pairs for a link. What is as at first is left out, but for the turn itself. */
export function write(state: State): Pair[] {
  const pairs: Pair[] = [["taken", written(facesOf(state.taken))]];
  if (state.roll.length > 0) pairs.push(["roll", written(state.roll)]);
  pairs.push(["goal", GOAL_WORDS[state.goal]], ["target", String(target(state))]);
  // Table and chart show what is wanted, unless something else was picked for them.
  const first = { ...initial(), shown: state.goal, charted: state.goal };
  pairs.push(...pairsOf(REST, state, first));
  // At a table the table is always told; else if there is something to tell.
  const table = writeTable(state.table);
  if (state.mode === "advice" || JSON.stringify(table) !== JSON.stringify(writeTable(first.table)))
    pairs.push(...table);
  return pairs;
}

const GOAL_WORDS = { atLeast: "at-least", exactly: "exactly", expectedAtLeast: "points" };
const goalOf = (text: string) => GOAL_NAMES.find((goal) => GOAL_WORDS[goal] === text);

const readFaces = (text: string): number[] | undefined => {
  const faces = [...text.toLowerCase().replaceAll("6", "w")].map((letter) => SIGNS.indexOf(letter));
  return faces.includes(-1) ? undefined : faces;
};
const readPair = (text: string) => {
  const faces = readFaces(text);
  return faces?.length === 2 && faces[0] !== faces[1] ? faces : undefined;
};
const keysOf = (allowed: string[]) => (text: string) => {
  const keys = text.split(".").filter((key) => key !== "");
  return keys.every((key) => allowed.includes(key)) ? keys : undefined;
};

/** Tabs that links of before may tell, by where what they held stands now; the others are part of the first one. */
const FORMER_TABS: Record<string, string> = { "all-tiles": "odds", chart: "odds", moves: "game" };

/** Everything else a link may tell, by its key: the part of the state that it tells. */
const REST = {
  mode: plain("mode", oneOf(MODES)),
  dice: plain("dice", oneOf([1, 2, 3, 4, 5, 6, 7, 8])),
  bust: plain("bust", oneOf(BUST_RULES)),
  throws: plain("throws", oneOf(THROWS)),
  seed: plain("seed", readSeed),
  givenup: plain("isGivenUp", oneOf([true, false])),
  panel: plain("panel", tabOf(PANELS, initial().panel)),
  tab: plain("tab", (text) => tabOf(TABS, initial().tab)(FORMER_TABS[text] ?? text)),
  table: plain("shown", oneOf([...GOAL_NAMES, "all"])),
  chart: plain("charted", oneOf(GOAL_NAMES)),
  columns: plain("columns", oneOf(["tiles", "all"])),
  only: plain("only", oneOf(["", ...WAYS])),
  hidden: plain("hidden", keysOf(WAYS), (keys) => keys.join(".")),
  off: plain("off", keysOf([...WAYS, "best"]), (keys) => keys.join(".")),
  compare: plain("compare", readPair, written),
} as Record<string, Part>;

/** The state that a link tells, and what in it can't be. That stays as at first. */
export function read(params: URLSearchParams) {
  const problems: Problem[] = [];
  let state = initial();
  const take = (key: string, patch: object | undefined) => {
    if (patch === undefined) problems.push({ key });
    else state = { ...state, ...patch };
  };
  takeGoal();
  for (const [key, text] of params) {
    const part = Object.hasOwn(REST, key) ? REST[key] : undefined;
    if (part) {
      const value = part.read(text);
      take(key, value === undefined ? undefined : part.with(state, value));
    } else if (!["taken", "roll", "goal", "target", ...TABLE_KEYS].includes(key)) {
      problems.push({ key });
    }
  }
  takeTurn();
  const table = readTable(params);
  state = { ...state, table: table.table };
  state.isGivenUp = givenUpBy(state) !== null;
  return { state, problems: [...problems, ...table.problems] };

  function takeTurn() {
    const taken = readFaces(params.get("taken") ?? "");
    const { dice } = playing(state);
    take("taken", taken && taken.length <= dice ? { taken: countsOf(taken) } : undefined);
    const roll = readFaces(params.get("roll") ?? "");
    // There may be more dice than are left: the player takes the surplus away.
    take("roll", roll && roll.length <= DICE ? { roll } : undefined);
  }

  function takeGoal() {
    const goal = params.has("goal") ? goalOf(params.get("goal") ?? "") : state.goal;
    take("goal", goal && { goal, shown: goal, charted: goal });
    if (!params.has("target")) return;
    const lowest = state.goal === "expectedAtLeast" ? 0 : 1;
    const total = [0, ...TOTALS].find((total) => total >= lowest && String(total) === params.get("target"));
    take("target", total === undefined ? undefined : { [lowest === 0 ? "floor" : "target"]: total });
  }
}

/** What preferences may be. */
const TASTE = { name: ["", ...GAME_NAMES], pace: PACES, advice: ADVICE_TIMES, aim: AIMS };

/** The state with what links leave out: the moves, and the player's preferences. Both may be any data. */
export function complete(state: State, moves: unknown, preferences: unknown): State {
  return {
    ...state,
    ...readPreferences(TASTE, preferences),
    moves: readMoves(moves, state.table.names.length),
  };
}
