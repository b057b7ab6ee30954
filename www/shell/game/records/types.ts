// What is kept of own decisions and of games, and what a game hands over to have that noted.

import type { CardInput } from "ts-fsrs";
import type { Grade } from "../../model/grades.ts";

/** What a decision gave away is told in: a part of a win, worms, points, or tiles. */
export type Unit = "wins" | "worms" | "points" | "tiles";

/** A decision of a person's, as a game tells it. */
export interface Decided<State> {
  /** The position that was decided in, as a game would show it to whoever decides alone, and without all that led there. */
  state: State;
  /** Its place among the moves of the game. */
  nth: number;
  /** What was picked, and what was best, by the game's own keys. */
  picked: string;
  best: string;
  /** What that gave away. */
  lost: number;
  unit: Unit;
  grade: Grade;
  /** What kind of mistake it was, by the game's own names; "" where it was none. */
  kind: string;
  /** Whether advice was in sight. */
  isAdvised: boolean;
  /** Whether nobody else at the table decides on this device, so that it was its owner. */
  isOwn: boolean;
  /**
   * Whether the position comes again in practice: where something was given away; or in any case, as a puzzle does, which is practised by
   * being solved; or never, where nothing can be decided outside of its game.
   */
  comesAgain: "missed" | "always" | "never";
}

/** A decision as it is kept. */
export interface KeptDecision extends Omit<Decided<unknown>, "state" | "nth" | "comesAgain"> {
  /** The game, which one of its games, and the place in it: "knucklebones lx3k9 12". */
  id: string;
  game: string;
  /** When it was made: milliseconds since 1970. */
  at: number;
  /** The position, as a link tells it. */
  link: string;
}

/** A position that is practised. */
export interface Card {
  /** The game and the position: "knucklebones mine=…". */
  id: string;
  game: string;
  /** As a link tells the position. */
  link: string;
  /** Whether it is of an own game, of one in which several people decided, or of one between the computer's players. */
  from: "own" | "table" | "computer";
  /** How often it was decided wrong, and what that gave away at most. */
  misses: number;
  lost: number;
  unit: Unit;
  /** When it comes again, as ts-fsrs tells it. */
  schedule: CardInput;
}

/** How a game went for one of its players. */
export interface PlayerResult {
  /** What was typed; a number for whom nobody has named, whom the game's words name in each language. */
  name: string | number;
  /** One of the computer's players, as the game names it; null for a person. */
  by: string | null;
  /** The part of the win: 1, 0, or a share where several have won. */
  won: number;
  /** Worms or points; null where only the win counts. */
  score: number | null;
  /** How much of the win, or of the score where nobody is to be beaten, was the luck of dice and tiles; null where it is not known. */
  luck: number | null;
}

/** A game that has ended, its players in the order in which they sat. */
export interface GameResult {
  players: PlayerResult[];
  /** The seat of the only person; null where several people played, or none. */
  own: number | null;
  /** The seat that began; null where all play at once. */
  began: number | null;
}

/** The same as it is kept. */
export interface PlayedGame extends GameResult {
  /** The game, and which one of its games: "knucklebones lx3k9". */
  id: string;
  game: string;
  /** When it ended: milliseconds since 1970. */
  at: number;
}

/** What a game hands over to have its decisions and its ends noted. */
export interface Noting<State, Analysis> {
  /** The decisions that a person has made in going from a position to the next one; none where there was nothing to decide. */
  decided(before: State, after: State): Decided<State>[];
  /** How the game went; null while it goes on. */
  resultOf(page: { state: State; analysis: Analysis }): GameResult | null;
}
