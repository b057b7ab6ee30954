// What a game hands over to have its decisions practised.

import type { TemplateResult } from "lit-html";
import type { GameWords, Move, Page } from "../../game/contract.ts";
import type { Decided, Unit } from "../../game/records/types.ts";
import type { Formats } from "../../model/format.ts";

/** How hard positions of the computer's are: what rules of thumb get wrong, and how many sentences get right. */
export const DIFFICULTIES = ["easy", "medium", "hard"] as const;

export type Difficulty = (typeof DIFFICULTIES)[number];

/** What a decision of the player's was worth. */
type Judged<State> = Pick<Decided<State>, "lost" | "unit" | "grade" | "picked" | "kind">;

/** What a card of rules to remember says of a position. */
export interface Heard {
  /** The choices that it leaves, by the game's own keys. */
  left: string[];
  /** The place of the rule that decides; null where none does. */
  decided: number | null;
}

/** What a game hands over to have the rules on its cards practised. */
interface ByCard<State, Analysis, Words extends GameWords, Solver> {
  /** Positions out of a game, or a turn, that is played by a card with so many rules. */
  played(functions: Solver, rules: number): State[] | Promise<State[]>;
  hear(state: State, functions: Solver, rules: number): Heard;
  /** The same of a choice as `judged` of the player's; null where that is not known. */
  judged(page: Page<State, Analysis, Words, Solver>, picked: string): Judged<State> | null;
}

/** What a game hands over to have them practised. */
export interface Practice<State, Analysis, Words extends GameWords, Solver> {
  /** Loads positions out of games between the computer's players. */
  positions(difficulty: Difficulty): Promise<State[]>;
  /** The unit of what is given away in those. */
  unit: Unit;
  /** A position for whoever decides alone. */
  hidden(state: State, unit: Unit): State;
  /** The same with all that is said of it. */
  told(state: State): State;
  /** The position and what can be done with it, and what is said of that where it is told. */
  view(page: Page<State, Analysis, Words, Solver>): TemplateResult;
  /** Whether positions are decided on the game's own page, which notes it: then `judged` is never asked. */
  isElsewhere?: boolean;
  /** What a move of the player's has decided; null where it only prepares a decision. */
  judged(
    page: Page<State, Analysis, Words, Solver>,
    move: Pick<Move<State, unknown[]>, "id" | "kind">,
    after: State,
  ): Judged<State> | null;
  byCard?: ByCard<State, Analysis, Words, Solver>;
  /** Why the best choice is that, where a reason stands out and the position as it is shown does not tell it. */
  reason?(page: Page<State, Analysis, Words, Solver>): string | null;
  /** What was picked and what it has cost, in words. */
  words(formats: Formats): PracticeWords;
}

/** What a game says in practice. */
export interface PracticeWords {
  /** What was picked, by its key, and what that has cost: "Left costs 4.1 points of your chance to win". */
  cost(decision: { picked: string; lost: number; unit: Unit }): string;
  /** What is asked, where that depends on what a decision is valued for; else the shell asks. */
  question?(unit: Unit): string;
  /** What is good to know of that, below the question; "" where there is nothing. */
  hint?(unit: Unit): string;
  /** What each kind of mistake is called. */
  kinds: Record<string, string>;
}
