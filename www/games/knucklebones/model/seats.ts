// Who plays which board.

/** @typedef {import("./types.d.ts").State} State */
/** @typedef {import("./types.d.ts").Seats} Seats */

/** The players of the computer, as the solver names them, the strongest first. */
export const PLAYERS = ["best-4", "best-1", "risk-4", "seed-4", "greedy", "random"];

/** Who plays for the player to move: null for a person. @param {Pick<State, "seats" | "toMove">} state */
export const computerToMove = ({ seats, toMove }) => seats[toMove];

/** Whether somebody plays against the computer. @param {Pick<State, "seats">} state */
export const hasComputer = ({ seats }) => seats.mine !== null || seats.theirs !== null;

/** Whether a person who plays the computer decides alone, and is told afterwards. @param {Pick<State, "seats" | "toMove" | "hints" | "mode">} state */
export const areHidden = (state) =>
  state.mode === "play" && state.hints === "after" && hasComputer(state) && computerToMove(state) === null;
