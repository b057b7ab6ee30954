// How a link tells a position, and what is made of one that tells nonsense.

import { ADVICE_TIMES } from "../../../shell/model/advice.ts";
import { THROWS } from "../../../shell/model/chance.ts";
import type { Part } from "../../../shell/model/link-parts.ts";
import { oneOf, pairsOf, plain, readParts, readPreferences, tabOf } from "../../../shell/model/link-parts.ts";
import { PACES } from "../../../shell/model/pace.ts";
import { readMoves } from "./move-log.ts";
import { PLAYERS } from "./players.ts";
import { readSheet, written } from "./sheet.ts";
import {
  AIMS,
  areOthersToMark,
  GAME_NAMES,
  GOALS,
  initial,
  isAllOver,
  MOST_OTHERS,
  OPEN_COSTS,
  OPENINGS,
  OWN_GOALS,
  TABS,
} from "./state.ts";
import type { Other, State } from "./types.ts";

type Pair = [string, string];

const MOST_SEED = 4_294_967_295;
const MOST_TURNS = 1000;

const readRoll = (text: string) => (/^[1-6]{0,5}$/.test(text) ? [...text].map(Number) : undefined);

/** A whole number between two others. */
const wholeNumber = (least: number, most: number) => (text: string) => {
  const number = /^-?\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
};

/** All that a link tells, by its key, but for the others. */
const PARTS = {
  sheet: plain("sheet", readSheet, written),
  roll: plain("roll", readRoll, (roll) => roll.join("")),
  marked: plain("isMarked", oneOf([true, false])),
  turn: plain("turn", wholeNumber(0, MOST_TURNS)),
  opening: plain("opening", oneOf(OPENINGS)),
  open: plain("openCost", oneOf(OPEN_COSTS)),
  dice: plain("throws", oneOf(THROWS)),
  seed: plain("seed", wholeNumber(0, MOST_SEED)),
  givenup: plain("isGivenUp", oneOf([true, false])),
  tab: plain("tab", tabOf(TABS, initial().tab)),
  aim: plain("aim", wholeNumber(AIMS.least, AIMS.most)),
} as Record<string, Part>;

/** Who plays as well, with their sheets. */
const WITH = "with";

const writtenOther = (other: Other) => `${other.by} ${written(other)}`;

function readOther(text: string): Other | undefined {
  const space = text.trim().indexOf(" ");
  const [by, told] = space < 0 ? [text.trim(), "_"] : [text.trim().slice(0, space), text.trim().slice(space + 1)];
  const sheet = readSheet(told);
  return PLAYERS.includes(by) && sheet ? { by, ...sheet } : undefined;
}

/** The state with its sheet as one part. */
const flat = (state: State) => ({ ...state, sheet: { sums: state.sums, rejects: state.rejects } });

/** The state as pairs for a link. What is as at first is left out, but for the sheet. */
export const write = (state: State): Pair[] => [
  ...pairsOf(PARTS, flat(state), flat(initial()), ["sheet"]),
  ...state.others.map((other) => [WITH, writtenOther(other)] as Pair),
];

/** The state that a link tells, and what in it can't be. That stays as at first. */
export function read(params: URLSearchParams) {
  const all = [...params];
  const found = readParts(
    PARTS,
    all.filter(([key]) => key !== WITH),
    flat(initial()),
  );
  const { sheet, ...state } = found.state;
  const told = all.filter(([key]) => key === WITH).map(([, text]) => readOther(text));
  const others = told.filter((other) => other !== undefined).slice(0, MOST_OTHERS);
  const problems = others.length < told.length ? [...found.problems, { key: WITH }] : found.problems;
  return { state: sound({ ...state, ...sheet, others }), problems };
}

/** The state without what does not go together: a game that can't have been given up, a roll that nobody has to mark. */
function sound(read: State): State {
  const state = { ...read, isGivenUp: read.isGivenUp && read.others.length > 0 };
  if (isAllOver(state)) return { ...state, roll: [], isMarked: false };
  return state.isMarked && !areOthersToMark(state) ? { ...state, isMarked: false } : state;
}

/** What preferences may be. */
const TASTE = { pace: PACES, advice: ADVICE_TIMES, name: GAME_NAMES, goal: GOALS, ownGoal: OWN_GOALS };

/** The state with what links leave out: the moves, and the player's preferences. Both may be any data. */
export const complete = (state: State, moves: unknown, preferences: unknown): State => ({
  ...state,
  ...readPreferences(TASTE, preferences),
  moves: readMoves(moves, state.others.length),
});
