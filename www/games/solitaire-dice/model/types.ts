// What the model of the Solitaire Dice page is made of. Sums are told by their place from 0, for 2, to 10, for 12;
// numbers by theirs from 0, for 1; dice are their faces, 1 to 6.

import type { SheetAnswer, SheetChances, SheetChoice, SheetMark, SheetQuery, Source } from "#modules/solitaire-dice";
import type { SheetGamesQuery, SheetResult } from "#modules/solitaire-dice-lab";
import type { WhenAdvised } from "../../../shell/model/advice.ts";

export type { SheetAnswer, SheetChances, SheetChoice, SheetGamesQuery, SheetMark, SheetQuery, SheetResult, Source };

/** Marks on the eleven sums, and on the six numbers that are rejected. */
export interface Sheet {
  sums: number[];
  rejects: number[];
}

/** A player of the computer's, with a sheet of its own. */
export interface ComputerPlayer extends Sheet {
  /** As links name it, see players.ts. */
  by: string;
}

/** Another person, whose sheet is marked on this phone as well. */
export interface Person extends Sheet {
  by: null;
  /** As it was typed; "" for none. */
  name: string;
  /** Whether they have marked this roll. */
  isMarked: boolean;
}

export type Other = ComputerPlayer | Person;

/** What a player is called by: the computer's, or a name, or the seat. */
export interface Who {
  by: string | null;
  name: string;
  seat: number;
}

type Tab = "score" | "moves";

export interface State extends Sheet {
  // The position: undo brings it back.
  /** The dice as they were entered, five at most. */
  roll: number[];
  /** Whether the first player has marked this roll. */
  isMarked: boolean;
  /** Rolls that everybody has marked. */
  turn: number;
  /** The first player's name, "" for none. */
  you: string;
  others: Other[];
  /** Whose sheet is shown: 0 for the first player, then the others. */
  shown: number;
  opening: "any" | "different";
  /** What an open sum costs: 150 is the easy variant. */
  openCost: 200 | 150;
  /** Who rolls the dice. */
  throws: "typed" | "page";
  /** What the dice follow from that the page rolls. */
  seed: number;
  /** Whether the player has given up, which ends the game for everybody. */
  isGivenUp: boolean;
  /** The moves of the game so far; no link tells them. */
  moves: LoggedMove[];

  // What is looked at.
  tab: Tab;
  /** The score that the player asks about. */
  aim: number;

  // The player's preferences.
  pace: "step" | "slow" | "normal" | "fast";
  /** When the player is told what is best. */
  advice: WhenAdvised;
  /** The decision that a hint was asked for, by its number. */
  hintAt: number | null;
  name: string;
  /** What the advice is for. */
  goal: "average" | "300" | "500" | "others" | "own";
  /** The score that is aimed at where it is one's own number, as it was typed. */
  ownGoal: string;

  // What passes: no link tells it, nothing keeps it.
  /** Whether the shown person chooses again what they marked last. */
  isMending: boolean;
  /** Own pairing: places of dice in the roll; the one to reject, then a pair. */
  picks: number[];
  /** Whether all choices are listed. */
  isMoreShown: boolean;
  /** What final scores are played for: "" for the sheet with its roll, else a choice by its key; null: nothing. */
  asked: string | null;
  /** Whether that was stopped. */
  isStopped: boolean;
  /** The roll of the curves that is read off; null for the last one. */
  rollRead: number | null;
  /** How often it was asked for again, after it had failed. */
  tries: number;
  /** What came of copying. */
  copied: string;
}

/** What somebody marked. Of a person's marks what they were worth as well. */
export interface LoggedMove {
  /** 0 for the first player, then the others in their order. */
  player: number;
  by: string | null;
  roll: number[];
  reject: number | null;
  sums: [number, number];
  /** Whether it was the last turn. */
  ends: boolean;
  /** What there was to choose from: how many choices. */
  choices: number;
  /**
   * Expected final score: of the choice, of the best one, and before the roll; null where it was not known. Of the
   * others' choices as well, without the rest.
   */
  value: number | null;
  best: (SheetMark & { value: number | null }) | null;
  was: number | null;
  /** What the choice gave away against the best; null where values were, or where the advice was for a score. */
  cost: number | null;
  /** Sums that were full, so that their marks were lost; left out of moves that were kept before this was noted. */
  lost?: number[];
}

// ---- What the worker finds ----

/** What a look ahead has found of a sheet: the answer for its roll if it has one, and what it was worth before. */
export interface Found {
  answer: SheetAnswer;
  was: number | null;
}

/** How likely a score is: for the roll, or without one for the sheet; and before the roll, null until that is known. */
export interface FoundChances {
  found: SheetChances;
  was: number | null;
}

/** How likely the score is that the advice is for. */
export interface Reach {
  target: number;
  /** "failed": what was learned for it can't be had, and the advice is for the average. */
  status: "here" | "pending" | "failed";
  /** For the roll, or without one for the sheet; null until it is known. */
  found: SheetChances | null;
  /** Before the roll. */
  was: number | null;
  /** Whether exact chances are on their way. */
  isThinking: boolean;
}

/** All that is said of a state. */
export interface Analysis {
  /** The sheet that is to be marked, without a roll. */
  sheet: SheetAnswer;
  /** The best answer so far: for the roll, or without one for the sheet. */
  answer: SheetAnswer;
  /** Expected final score before the roll; null where it is not known. */
  was: number | null;
  /** Null where the advice is for the average. */
  reach: Reach | null;
  /** Whether a better answer is on its way. */
  isThinking: boolean;
  /** Everybody's sheet as it stands, by their seats. */
  sheets: SheetAnswer[];
  /** What the computer's players mark of this roll, null for those who are done, and for people; null while that is being decided, or where they are not to move. */
  marks: (SheetMark | null)[] | null;
  /** Whether somebody can't decide, as the rules to remember could not be loaded: the game waits until they are asked for again. */
  lacksRules: boolean;
  /** Final scores that were asked for. */
  played: { query: SheetGamesQuery; result: SheetResult | null; isDone: boolean } | null;
}

/** The game's module: what can be asked of it. */
export type Solver = typeof import("#modules/solitaire-dice");
