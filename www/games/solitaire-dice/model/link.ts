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
  arePeopleDone,
  GAME_NAMES,
  GOALS,
  hasComputer,
  initial,
  isAllOver,
  isComplete,
  MOST_OTHERS,
  nameOf,
  OPEN_COSTS,
  OPENINGS,
  OWN_GOALS,
  TABS,
  unmarked,
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
  you: plain("you", nameOf),
  shown: plain("shown", wholeNumber(0, MOST_OTHERS)),
  opening: plain("opening", oneOf(OPENINGS)),
  open: plain("openCost", oneOf(OPEN_COSTS)),
  dice: plain("throws", oneOf(THROWS)),
  seed: plain("seed", wholeNumber(0, MOST_SEED)),
  givenup: plain("isGivenUp", oneOf([true, false])),
  tab: plain("tab", tabOf(TABS, initial().tab)),
  aim: plain("aim", wholeNumber(AIMS.least, AIMS.most)),
} as Record<string, Part>;

/** Who plays as well, with their sheets: "thumb 4-4_1-3", "person 4-4_1-3 Ben". */
const WITH = "with";

/** A person, by whether they have marked the roll. */
const PERSON = { false: "person", true: "marked" };

const writtenOther = (other: Other) =>
  other.by === null
    ? `${PERSON[`${other.isMarked}`]} ${written(other)} ${other.name}`.trim()
    : `${other.by} ${written(other)}`;

function readOther(text: string): Other | undefined {
  const [, by = "", told = ""] = /^(\S*)\s*(.*)$/.exec(text.trim()) ?? [];
  if (Object.values(PERSON).includes(by)) {
    const [, marks = "", name = ""] = /^(\S*)\s*(.*)$/.exec(told) ?? [];
    const sheet = readSheet(marks);
    return sheet && { by: null, name: nameOf(name), ...sheet, isMarked: by === PERSON.true };
  }
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
  const shown = read.shown > read.others.length ? 0 : read.shown;
  const state = { ...read, shown, isGivenUp: read.isGivenUp && hasComputer(read) };
  if (isAllOver(state)) return { ...unmarked(state), roll: [] };
  const isToBeMarked = isComplete(state) && (!arePeopleDone(state) || areOthersToMark(state));
  return isToBeMarked ? state : unmarked(state);
}

/** What preferences may be. */
const TASTE = { pace: PACES, advice: ADVICE_TIMES, name: GAME_NAMES, goal: GOALS, ownGoal: OWN_GOALS };

/** The state with what links leave out: the moves, and the player's preferences. Both may be any data. */
export const complete = (state: State, moves: unknown, preferences: unknown): State => ({
  ...state,
  ...readPreferences(TASTE, preferences),
  moves: readMoves(moves, state.others.length),
});
