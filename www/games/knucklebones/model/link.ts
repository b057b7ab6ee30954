// How a link tells a position, and what is made of one that tells nonsense.

import { ADVICE_TIMES } from "../../../shell/model/advice.ts";
import { readSeed, THROWS } from "../../../shell/model/chance.ts";
import type { Part } from "../../../shell/model/link-parts.ts";
import { oneOf, pairsOf, plain, readParts, readPreferences, tabOf, within } from "../../../shell/model/link-parts.ts";
import { cleanName, LONGEST_NAME } from "../../../shell/model/names.ts";
import { PACES } from "../../../shell/model/pace.ts";
import { COLUMNS, EMPTY, FACES, HEIGHT, isFull, otherSide, refusalOf, SIDES } from "./board.ts";
import { readMoves } from "./move-log.ts";
import { givenUpBy, PLAYERS } from "./seats.ts";
import { initial, MODES, TABS } from "./state.ts";
import type { Board, Refusal, State } from "./types.ts";

/** What a link can't tell, by its key; with a refusal it is the "column" of both boards, "boards" or "move". */
export interface Problem {
  key: string;
  refusal?: Refusal;
}
type Pair = [string, string];

/** No die, and no player of the computer's. */
const NONE = "-";

/** "66-.543.211": column by column, the first die first. */
const written = (board: Board) => board.map((dice) => dice.join("").padEnd(HEIGHT, NONE)).join(".");

function readBoard(text: string): Board | undefined {
  const columns = text.split(/[.,]/).map((column) => column.trim().replaceAll(NONE, ""));
  const isBoard = columns.length === COLUMNS.length && columns.every((column) => /^[1-6]{0,3}$/.test(column));
  return isBoard ? columns.map((column) => [...column].map(Number)) : undefined;
}

const writtenSeats = (seats: State["seats"]) => SIDES.map((side) => seats[side] ?? NONE).join(".");

function readSeats(text: string) {
  const [mine, theirs, ...more] = text.split(".").map((by) => (by === NONE ? null : PLAYERS.find((one) => one === by)));
  return mine === undefined || theirs === undefined || more.length > 0 ? undefined : { mine, theirs };
}

const readName = (text: string) => cleanName(text, LONGEST_NAME);

/** All that a link tells, by its key: the part of the state that it tells. */
const PARTS = {
  mine: plain("mine", readBoard, written),
  theirs: plain("theirs", readBoard, written),
  roll: plain("roll", oneOf(FACES), (roll) => (roll === null ? "" : String(roll))),
  move: plain("toMove", oneOf(SIDES)),
  by: plain("seats", readSeats, writtenSeats),
  ...within("names", { below: plain("mine", readName), above: plain("theirs", readName) }),
  starts: plain("starts", oneOf(SIDES)),
  dice: plain("throws", oneOf(THROWS)),
  seed: plain("seed", readSeed),
  givenup: plain("isGivenUp", oneOf([true, false])),
  mode: plain("mode", oneOf(MODES)),
  tab: plain("tab", tabOf(TABS, initial().tab)),
} as Record<string, Part>;

/** What is told in any case. */
const ALWAYS = ["mine", "theirs"];

/** The state as pairs for a link. What is as at first is left out, but for the boards. */
export function write(state: State): Pair[] {
  return pairsOf(PARTS, state, initial(), ALWAYS);
}

/**
 * The state that a link tells, and what in it can't be. That stays as at first; of boards that clash all else is kept.
 */
export function read(params: URLSearchParams): { state: State; problems: Problem[] } {
  const { state, problems } = readParts(PARTS, params, initial());
  return sound(state, problems);
}

/** Without what no game comes to. */
function sound(state: State, problems: Problem[]): { state: State; problems: Problem[] } {
  const refusal = refusalOf(state);
  return refusal
    ? sound(without(state, refusal), [...problems, { key: outOf(state, refusal), refusal }])
    : { state: { ...state, isGivenUp: givenUpBy(state) !== null }, problems };
}

/** What is left out because of a refusal. Which of two full boards was filled last can't be told. */
function outOf({ mine, theirs }: State, { why }: Refusal) {
  if (why === "facing") return "column" as const;
  return isFull(mine) && isFull(theirs) ? ("boards" as const) : ("move" as const);
}

function without(state: State, refusal: Refusal): State {
  const { mine, theirs, toMove } = state;
  if (refusal.why === "facing") {
    const { column } = refusal;
    return { ...state, mine: mine.with(column, []), theirs: theirs.with(column, []) };
  }
  const { toMove: first } = initial();
  return outOf(state, refusal) === "move"
    ? { ...state, toMove: otherSide(toMove), roll: null }
    : { ...state, mine: EMPTY, theirs: EMPTY, toMove: first, roll: null };
}

/** What preferences may be. */
const TASTE = { pace: PACES, advice: ADVICE_TIMES };

/** The state with what links leave out: the moves, and the player's preferences. Both may be any data. */
export function complete(state: State, moves: unknown, preferences: unknown): State {
  return { ...state, ...readPreferences(TASTE, preferences), moves: readMoves(moves) };
}
