// The moves of a turn, and what can be looked at. Those of a table are in game-moves.ts and table-moves.ts.

import { display, edit, goingAsBefore, input, step } from "../../../shell/game/moves.ts";
import { at } from "../../../shell/model/at.ts";
import { NO_DICE, sum, withCount } from "./dice.ts";
import { decisionOf } from "./hints.ts";
import { withoutOpenTurn } from "./move-log.ts";
import { isComplete, isOver, isThrown, left, liveFaces, playing, rollCounts } from "./state.ts";
import type { State } from "./types.ts";

/** No dice on the table, and nothing half done. */
export const noDice = { taken: NO_DICE, roll: [], counting: null, isEditing: false, isChanging: false };

/** One more die of a face. Its count can be told at once afterwards. */
export const addDie = input("addDie", (state: State, face: number) => {
  if (isThrown(state) || isOver(playing(state))) return null;
  const isFull = state.roll.length >= left(playing(state));
  if (isFull) return state.counting === face ? null : { ...state, counting: face };
  return { ...state, roll: [...state.roll, face], counting: face };
});

/** As many dice of a face as are told. */
export const setCount = input("setCount", (state: State, face: number, count: number) => {
  const others = state.roll.filter((other) => other !== face);
  if (isThrown(state) || isOver(playing(state)) || others.length + count > left(playing(state))) return null;
  const at = state.roll.indexOf(face);
  const before = at < 0 ? others.length : state.roll.slice(0, at).filter((other) => other !== face).length;
  return { ...state, roll: others.toSpliced(before, 0, ...Array(count).fill(face)), counting: face };
});

/** The last die that was entered, or the last one of a face. */
export const removeDie = input("removeDie", (state: State, face?: number) => {
  const at = face === undefined ? state.roll.length - 1 : state.roll.lastIndexOf(face);
  return isThrown(state) || at < 0 ? null : { ...state, roll: state.roll.toSpliced(at, 1) };
});

/** All dice that are not entered yet show faces that are taken already: which of them makes no difference. */
export const fillWithTaken = input("fillWithTaken", (state: State) => {
  const face = state.taken.findIndex((count) => count > 0);
  const missing = left(playing(state)) - state.roll.length;
  if (isThrown(state) || face < 0 || missing <= 0 || isOver(playing(state))) return null;
  return { ...state, roll: [...state.roll, ...Array(missing).fill(face)], counting: null };
});

export const clearRoll = input("clearRoll", (state: State) =>
  state.roll.length === 0 ? null : { ...state, roll: [], counting: null },
);

/** The dice that are left, as they were thrown. */
export const enterRoll = input("enterRoll", (state: State, roll: number[]) =>
  isOver(playing(state)) ? null : { ...state, roll, counting: null },
);

/** Takes a face of the roll where odds are shown. */
export const takeFace = step("takeFace", (state: State, face: number) => {
  const count = rollCounts(state)[face];
  if (!isComplete(playing(state)) || !count || !liveFaces(state).includes(face)) return null;
  return { ...state, ...noDice, taken: withCount(state.taken, face, count) };
});

/** Puts the taken dice right by one. Surplus dice of the roll stay until the player takes them away: a wrong tap loses nothing. */
export const editTaken = edit(
  "editTaken",
  (state: State, face: number, change: number) => {
    const count = at(state.taken, face) + change;
    const taken = withCount(state.taken, face, count);
    return count < 0 || sum(taken) > playing(state).dice ? null : { ...state, taken };
  },
  goingAsBefore,
);

/** Begins a turn anew; what was noted of one that has not ended goes. */
export const newTurn = step("newTurn", (state: State) => ({ ...state, ...noDice, ...withoutOpenTurn(state) }));

/** Too many dice taken for the new number start the turn anew. */
export const setDice = edit(
  "setDice",
  (state: State, dice: number) => (sum(state.taken) > dice ? { ...state, dice, ...noDice } : { ...state, dice }),
  goingAsBefore,
);

export const setBust = edit("setBust", (state: State, bust: State["bust"]) => ({ ...state, bust }), goingAsBefore);

/** Goes from odds to the table or back: to a turn without dice. */
export const setMode = edit(
  "setMode",
  (state: State, mode: State["mode"]) =>
    mode === state.mode ? state : { ...state, mode, ...noDice, ...withoutOpenTurn(state) },
  goingAsBefore,
);

/** Details follow the goal, so that they tell of the same thing. */
export const setGoal = display((state: State, goal: State["goal"]) => ({
  ...state,
  goal,
  shown: goal,
  charted: goal,
  readAt: null,
}));

/** The total that the goal is about. */
export const setTarget = display((state: State, total: number) =>
  state.goal === "expectedAtLeast"
    ? { ...state, floor: total, readAt: null }
    : total < 1
      ? null
      : { ...state, target: total, readAt: null },
);

/** Shows what is best in the decision to be made. */
export const askHint = display((state: State) => ({ ...state, hintAt: decisionOf(state) }));

/** Changes what is shown of the same position: which panel, which columns, which curves. */
export const show = display((state: State, shown: Partial<State>) => ({
  ...state,
  ...shown,
}));
