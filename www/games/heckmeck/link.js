// How a link tells the state of the Heckmeck page, and what is made of one that tells nonsense.

import { TABLE_KEYS, tableFromLink, tableToLink } from "./advice/link.js";
import { COMPUTERS } from "./advice/table.js";
import { FACES, GOALS, HINTS, MODES, NAMES, PACES, RULES, SIGNS, THEMES, THROWS, TOTALS, WAYS, initial, playing, sign, target } from "./state.js";

const written = (faces) => faces.map(sign).join("");
const listed = (counts) => FACES.flatMap((face) => Array(counts[face]).fill(face));

/** The state as pairs for a link. What is as at first is left out, but for the turn itself. */
export function toLink(state) {
  const pairs = [["taken", written(listed(state.taken))]];
  if (state.roll.length > 0) pairs.push(["roll", written(state.roll)]);
  pairs.push(["goal", GOAL_WORDS[state.goal]], ["target", String(target(state))]);
  // Table and chart show what is wanted, unless something else was picked for them.
  const first = { ...initial(), shown: state.goal, charted: state.goal };
  for (const [key, { of, to }] of Object.entries(REST)) {
    if (String(of(state)) !== String(of(first))) pairs.push([key, to(of(state))]);
  }
  // At a table the table is always told; else if there is something to tell.
  const table = tableToLink(state.table);
  if (state.mode === "advice" || JSON.stringify(table) !== JSON.stringify(tableToLink(first.table))) pairs.push(...table);
  return pairs;
}

const GOAL_WORDS = { atLeast: "at-least", exactly: "exactly", expectedAtLeast: "points" };
const goalOf = (text) => Object.keys(GOAL_WORDS).find((goal) => GOAL_WORDS[goal] === text);

const oneOf = (allowed) => (text) => allowed.find((value) => String(value) === text);
const facesOf = (text) => {
  const faces = [...text.toLowerCase().replaceAll("6", "w")].map((letter) => SIGNS.indexOf(letter));
  return faces.includes(-1) ? undefined : faces;
};
const pairOf = (text) => {
  const faces = facesOf(text);
  return faces?.length === 2 && faces[0] !== faces[1] ? faces : undefined;
};
const keysOf = (allowed) => (text) => {
  const keys = text.split(".").filter((key) => key !== "");
  return keys.every((key) => allowed.includes(key)) ? keys : undefined;
};

const plain = (name, read) => ({ of: (state) => state[name], to: String, read, patch: (value) => ({ [name]: value }) });

/** Everything else a link may tell, by its key. */
const REST = {
  mode: plain("mode", oneOf(MODES)),
  dice: plain("dice", oneOf([1, 2, 3, 4, 5, 6, 7, 8])),
  bust: plain("bust", oneOf(RULES)),
  throws: plain("throws", oneOf(THROWS)),
  pace: plain("pace", oneOf(PACES)),
  hints: plain("hints", oneOf(HINTS)),
  name: plain("name", oneOf(NAMES)),
  theme: plain("theme", oneOf(THEMES)),
  panel: plain("panel", oneOf(["table", "chart", "compare", "help"])),
  tab: plain("tab", oneOf(["results", "prices", "moves", "table", "chart", "worms"])),
  table: plain("shown", oneOf([...Object.keys(GOALS), "all"])),
  chart: plain("charted", oneOf(Object.keys(GOALS))),
  columns: plain("columns", oneOf(["tiles", "all"])),
  only: plain("only", oneOf(["", ...WAYS])),
  hidden: { ...plain("hidden", keysOf(WAYS)), to: (keys) => keys.join(".") },
  off: { ...plain("off", keysOf([...WAYS, "best"])), to: (keys) => keys.join(".") },
  compare: { ...plain("compare", pairOf), to: written },
};

/** The state that a link tells, and the keys of what in it can't be. Those stay as at first. */
export function fromLink(params) {
  const problems = [];
  let state = initial();
  const take = (key, patch) => {
    if (patch === undefined) problems.push(key);
    else state = { ...state, ...patch };
  };
  takeGoal();
  for (const [key, text] of params) {
    const rest = Object.hasOwn(REST, key) ? REST[key] : null;
    if (rest) {
      const value = rest.read(text);
      take(key, value === undefined ? undefined : rest.patch(value));
    } else if (!["taken", "roll", "goal", "target", ...TABLE_KEYS].includes(key)) {
      problems.push(key);
    }
  }
  takeTurn();
  takeTable();
  return { state, problems };

  function takeTurn() {
    const faces = facesOf(params.get("taken") ?? "");
    const { dice } = playing(state);
    const possible = faces && faces.length <= dice;
    take("taken", possible ? { taken: FACES.map((face) => faces.filter((other) => other === face).length) } : undefined);
    const roll = facesOf(params.get("roll") ?? "");
    const fits = roll && roll.length <= dice;
    take("roll", fits ? { roll } : undefined);
  }

  function takeTable() {
    const told = tableFromLink(params);
    state = { ...state, table: told.table };
    problems.push(...told.problems);
  }

  function takeGoal() {
    const goal = params.has("goal") ? goalOf(params.get("goal")) : state.goal;
    take("goal", goal && { goal, shown: goal, charted: goal });
    if (!params.has("target")) return;
    const lowest = state.goal === "expectedAtLeast" ? 0 : 1;
    const total = [0, ...TOTALS].find((total) => total >= lowest && String(total) === params.get("target"));
    take("target", total === undefined ? undefined : { [lowest === 0 ? "floor" : "target"]: total });
  }
}

const isStep = ({ ways, picked, best, lost }) => typeof lost === "number"
  && ways.every(({ value }) => typeof value === "number") && [picked, best].every((key) => ways.some((way) => way.key === key));
const isNote = ({ name, by, steps, deed }) => [typeof name, typeof (deed ?? "")].every((type) => type === "string")
  && [null, ...COMPUTERS].includes(by) && steps.every(isStep) && (deed !== null || steps.length > 0);

/** The moves as they were kept, which no link tells; none if they can't be shown. See advice/record.js. */
export function readLog(log) {
  try {
    return log.every(isNote) ? log : [];
  } catch {
    return [];
  }
}

/** What a link leaves as the player has it. */
export function personal(params) {
  const own = ["name", "theme", "pace", "hints"].filter((key) => !params.has(key));
  return params.has("player") || params.has("mode") ? own : [...own, "table", "throws", "log"];
}
