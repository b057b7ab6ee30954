// Who plays which board.

import { RANKED } from "./levels.ts";
import type { Player, Side, State } from "./types.ts";

/** The players of the computer, as the solver names them: the levels, the weakest first, then the others. */
export const PLAYERS: Player[] = [...RANKED, "seed-4", "best-1"];

/** Who plays for the player to move: null for a person. */
export const computerToMove = ({ seats, toMove }: Pick<State, "seats" | "toMove">) => seats[toMove];

/** Whether somebody plays against the computer. */
export const hasComputer = ({ seats }: Pick<State, "seats">) => seats.mine !== null || seats.theirs !== null;

/** The board of the person who plays the computer; null where two people play, or none does. */
export function ownSide({ seats: { mine, theirs } }: Pick<State, "seats">): Side | null {
  if ((mine === null) === (theirs === null)) return null;
  return mine === null ? "mine" : "theirs";
}

/** Who has given up; null if nobody. */
export const givenUpBy = (state: Pick<State, "seats" | "isGivenUp">) => (state.isGivenUp ? ownSide(state) : null);

/** Whether a person who plays the computer is shown nothing before the game is over. */
export const isUnadvised = (state: Pick<State, "seats" | "advice">) => state.advice === "none" && hasComputer(state);

/** Until when numbers are hidden that are. */
export const hiddenUntil = (state: Pick<State, "seats" | "advice">) => (isUnadvised(state) ? "end" : "moved");

/** Whether a hint was asked for the decision to be made. */
export const isHinted = ({ hintAt, moves }: Pick<State, "hintAt" | "moves">) => hintAt === moves.length;

/** Whether the numbers of a position are shown later: a person who plays the computer decides alone. Of a game that is over nothing is. */
export const areHidden = (state: State) =>
  state.mode === "play" &&
  !isHinted(state) &&
  (isUnadvised(state) || (state.advice === "after" && hasComputer(state) && computerToMove(state) === null));
