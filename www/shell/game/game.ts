// What a game's folder hands to the shell. README.md above this folder says how such a folder is laid out, and what it must never do.

import type { TemplateResult } from "lit-html";
import type { KeyBefore } from "../host/keys.ts";
import type { Formats } from "../model/format.ts";
import type { Cards } from "../pages/by-heart/cards.ts";
import type { Counted } from "../pages/evenings/view.ts";
import type { Practice } from "../pages/practice/contract.ts";
import type { LuckUnit } from "../pages/progress/progress.ts";
import type { ProgressWords } from "../pages/progress/view.ts";
import type { Motions } from "../ui/motion.ts";
import type { Shown } from "../ui/share-picture.ts";
import type {
  Answers,
  AnyUndoNames,
  Change,
  Dialog,
  GameWords,
  GiveUp,
  Help,
  InMenu,
  KeyGroup,
  Next,
  Page,
  Problem,
  Settings,
  Start,
} from "./contract.ts";
import type { Noting } from "./records/types.ts";

export interface Game<State, Analysis = unknown, Words extends GameWords = GameWords, Solver = unknown> {
  id: string;
  /** Whether there is a solver, `modules/<id>.js`. */
  hasSolver: boolean;
  /**
   * Every sentence of the game, for a language's formats.
   */
  words(formats: Formats): Words;
  initial(): State;
  /** The part of the state that undo brings back. */
  position(state: State): Partial<State>;
  /** The part that is a matter of the player's preferences: kept by the device, told by no link. */
  preferences(state: State): Partial<State>;
  /** The part of the position that links leave out, such as the list of moves: its name, and its value. */
  extras: { name: string; of(state: State): unknown };
  /** The state with what links leave out, and with preferences. Both may be any data, or null: the best is made of them. */
  complete(state: State, extras: unknown, preferences: unknown): State;
  /** The state after a position was brought back: nothing half done, nothing that goes on by itself. */
  restored(state: State): State;
  /** Whether there is a game that a player would miss. */
  isUnderWay(state: State): boolean;
  link: {
    write(state: State): [string, string][];
    /** Never throws: what can't be read is among the `problems`, and stays as at first. */
    read(parameters: URLSearchParams): { state: State; problems: Problem[] };
  };
  /** All that is to be said of a state; null while something it needs is pending. */
  analyse(state: State, answers: Answers<Solver>): Analysis | null;
  /** The words for a state, where these tell its players by their names. */
  wordsOf?(state: State, formats: Formats): Words;
  /** The page below the header. Of a game with a solver: drawn twice after a move, see `isAhead`. */
  view(page: Page<State, Analysis, Words, Solver>): TemplateResult;
  /** What the menu leads to beside what all games have. */
  inMenu(state: State): InMenu[];
  /** What can be set, loaded when that is first opened; left out where there is nothing. */
  settings?(): Promise<Settings<Page<State, Analysis, Words, Solver>>>;
  /** What is shown and said of a position that is shared, loaded when that is first asked. */
  shown?(): Promise<{ shown(page: Page<State, Analysis, Words, Solver>): Shown }>;
  /** The game's dialogs by their names, each loaded when it is first opened: `title` and `view`. */
  dialogs: Record<string, () => Promise<Dialog<Page<State, Analysis, Words, Solver>>>>;
  title(page: Page<State, Analysis, Words, Solver>): string;
  /** The button that starts anew: what it says, and what it does. */
  anew(page: Page<State, Analysis, Words, Solver>): { name: string; run(): void };
  /** What is announced to those who hear the page; "" while there is nothing to say. */
  summary(page: Page<State, Analysis, Words, Solver>, change: Change<State>): string;
  /** Where the focus goes after a change: to where the game goes on, to the answer, or nowhere. */
  landing(page: Page<State, Analysis, Words, Solver>, change: Change<State>): "next" | "answer" | null;
  /** What a key does; null if nothing. `last`: the key before that did something. */
  onkey(page: Page<State, Analysis, Words, Solver>, key: string, last: KeyBefore): (() => void) | null;
  /** What the keys do, in words, loaded when that is first asked for: in the order in which a player meets them. */
  keys(): Promise<{ keys: KeyGroup[] }>;
  /**
   * What is to go on by itself, such as a computer's move, and at which pace; null if nothing. An answer that arrives meanwhile puts it
   * off by nothing.
   */
  next?(page: Page<State, Analysis, Words, Solver>): Next | null;
  /** What is seen to move between two states, loaded with the first tap; left out where nothing does. */
  motions?(): Promise<{ motions: Motions<State> }>;
  /** What a player's moves have decided, to be noted for practice, loaded with the first of them; left out where nothing is practised. */
  noting?(): Promise<Noting<State, Analysis>>;
  /** How a game is begun, loaded when that is first asked; left out where there is one way only. */
  start?(): Promise<Start<Page<State, Analysis, Words, Solver>>>;
  /** How a game against the computer is given up, loaded with the ways to start; left out where there is no computer. */
  giveUp?(): Promise<GiveUp<Page<State, Analysis, Words, Solver>>>;
  /** How the game is played, loaded when that is first asked; left out where there is nothing to tell. */
  help?(): Promise<Help<Page<State, Analysis, Words, Solver>>>;
  /** What the entries of the undo list are called, loaded when that is first opened: made as `UndoNames` of the game's moves. */
  undoNames?(): Promise<{ namesOf(words: Words): AnyUndoNames }>;
  /** What the game's document shows for an address with `?` and the page's name; only `embed` is every game's. */
  pages: {
    /** The position and what is said of it, without what changes it. */
    embed(): Promise<{ embedView(page: Page<State, Analysis, Words, Solver>): TemplateResult }>;
    practice?(): Promise<{ practice: Practice<State, Analysis, Words, Solver> }>;
    progress?: { luck: LuckUnit; words(): Promise<{ progressWords(formats: Formats): ProgressWords }> };
    /** `nameOf`: what whoever typed no name is called, by the number that was kept. */
    evenings?: Counted & { nameOf(words: Words, player: { name: number; by: string | null }): string };
    "by-heart"?(): Promise<{ byHeart: Cards }>;
  };
}
