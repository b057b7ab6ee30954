// What the shell gives to a game's views and actions, and what these are made of. What a game hands over is game.ts.

import type { TemplateResult } from "lit-html";
import type { AdviceTime, WhenAdvised } from "../model/advice.ts";
import type { Formats } from "../model/format.ts";
import type { Level } from "../model/levels.ts";
import type { Pace } from "../model/pace.ts";
import type { ShellWords } from "../text/en/words.ts";
import type { Shown } from "../ui/share-picture.ts";

/**
 * What a move is: a `step` of the game (one undo), an `input` that
 * prepares the next step (a die typed in: undone by itself until that step is made), an `edit` beside
 * the game's course (one undo), or a `display` of the same position in another way (never undone).
 */
export type Kind = "step" | "input" | "edit" | "display";

/** A pure function to the next state; null where the move is not possible. Made by moves.ts. */
export interface Move<State, Facts extends unknown[]> {
  (state: State, ...facts: Facts): State | null;
  kind: Kind;
  /** Its name, for the undo list. */
  id: string;
  /** Whether a computer goes on by itself after it: told the state then, and whether it did before. */
  goesOn(after: State, before: boolean): boolean;
  /** Whether another game begins with it: what is recorded of that one has a name of its own. */
  begins?: boolean;
}

/** What was done, as the undo list has it: a move of the game by its name, or something of the shell's. */
export interface Done<Facts = unknown[]> {
  id: string;
  /** What the move was told: numbers, texts, true or false, and lists of them; null where that was something larger. */
  facts: Facts;
}

type Plain = string | number | boolean | null | undefined;

type PlainFacts<Facts extends unknown[]> = {
  [Nth in keyof Facts]: Facts[Nth] extends Plain | Plain[] ? Facts[Nth] : null;
};

/** A move of the undo list: what it was told, and the positions before and after it. */
export interface Undoable<State, Facts = unknown[]> {
  facts: Facts;
  before: State;
  after: State;
}

/**
 * What the moves of some modules are called, by their names: a sentence for each move that can be undone. A name may be "" where
 * there is nothing to say.
 */
export type UndoNames<Moves, State> = {
  [Id in keyof Moves as Moves[Id] extends { id: Id } ? Id : never]: Moves[Id] extends (
    state: never,
    ...facts: infer Facts extends unknown[]
  ) => unknown
    ? (move: Undoable<State, PlainFacts<Facts>>) => string
    : never;
};

/** A part of a link that can't be read, by its key; `words.problem` tells of it. */
export interface Problem {
  key: string;
}

/** What has just happened: the state before, and the move that was made; null after undo, a link, a file, a new visit. */
export interface Change<State> {
  before: State;
  move: { kind: Kind } | null;
  /** Whether the player did it; false for what a computer does. */
  own: boolean;
  /** Parts of a link that could not be read. */
  problems?: Problem[];
}

/** An answer that may have to be waited for. */
export type Answer<Value> =
  | { status: "here"; value: Value }
  | { status: "pending" }
  | { status: "failed"; error: Error };

/** What a function is asked. */
export type Asked<Function> = Function extends (...asked: infer Facts) => unknown ? Facts : never;

/** What a function answers, at once or later. */
export type Answered<Function> = Function extends (...asked: never[]) => infer Value ? Awaited<Value> : never;

/** `Solver`: the game's module. */
export interface Answers<Solver = unknown> {
  /** A better answer to what was asked, as a worker finds one; the page renders again. */
  put(key: string, value: unknown): void;
  /**
   * What `compute` gives, remembered by `key`. A promise is pending until it is kept; then the page
   * renders again.
   */
  get<Value>(key: string, compute: () => Value | Promise<Value>): Answer<Value>;
  /**
   * What a function of the solver answers, remembered by its name and what it was asked. Who plays by what was learned has failed to
   * answer where that could not be loaded, and is pending until then.
   */
  ask<Name extends keyof Solver & string>(name: Name, ...asked: Asked<Solver[Name]>): Answer<Answered<Solver[Name]>>;
}

/** What the shell says in a game's own words. */
export interface GameWords {
  /** A part of a link that can't be read, without a full stop. */
  problem(problem: Problem): string;
  /** What a saved game holds, and what is missing without the solver's tables, where the shell's words don't fit. */
  fileHint?: string;
  tablesMissing?: string;
}

/** What the shell gives to any view, whichever game it is of. */
export interface AnyPage {
  state: object;
  /** What `analyse` made of the state; null while the solver is on its way. */
  analysis: unknown;
  /**
   * Whether a move is drawn ahead of its analysis, which is null until then: at once, so that a tap is seen. Views that need the
   * analysis stand in `unlessAhead`.
   */
  isAhead?: boolean;
  words: GameWords;
  answers: Pick<Answers, "get">;
  /** Opens a dialog by its name, with facts for its view; null closes all. */
  open(name: string | null, facts?: object): void;
  /** Why the solver is not there. */
  error: Error | null;
  /** Loads again what could not be loaded. */
  retry(): void;
  /** Shows a notice with what can be done about it, or takes it away if its text is null. */
  notify(key: string, text: string | null, ...actions: { name: string; run(): void }[]): void;
  /** Copies a text; what is to be said of that. */
  copy(text: string): Promise<string>;
  /**
   * Room on screen. `picture`: how wide a picture in a panel is drawn, so that its letters are as large as those of the
   * page; `isWide`: for two columns; `isLow`: for a few lines of letters as large as they are; `isOnSide`: a phone on its side.
   */
  room: { picture: number; isWide: boolean; isLow: boolean; isOnSide: boolean };
  /** Leads to where the game goes on, to the answer, or to another marked place, and shows where that is. */
  goTo(place: string): void;
  /** Shows a position of the game's past at the top of the screen, to be decided otherwise; the game waits meanwhile. */
  tryAgain(position: object): void;
  /** The shell's sentences, which a game's views may use as well; and, for the shell's own views, what draws the page. */
  shell: {
    words: ShellWords;
    formats: Formats;
    store: AnyStore;
    game: AnyGame;
    /** Whether practice has led here. */
    isPractised(): boolean;
    backToPractice(): unknown;
  };
  /** The dialog that is open. */
  dialog: Opened | null;
  /** What plays by itself. */
  computer: {
    /** Whether it goes on: not after undo, a link or a new visit, until there is a move or a word. */
    isGoing: boolean;
    /** Lets it go on. */
    goOn(): void;
    /** Makes its next step now. */
    step(): void;
  };
}

/** What the shell gives to a game's views and actions. */
export interface Page<State, Analysis, Words extends GameWords, Solver> extends AnyPage {
  state: State & object;
  analysis: Analysis;
  words: Words;
  answers: Answers<Solver>;
  /** Makes a move of the player's. Returns whether it was possible. */
  act<Facts extends unknown[]>(move: Move<State, Facts>, ...facts: Facts): boolean;
  /** Makes a move of a computer's: no undo of its own, and the focus stays. */
  actFor<Facts extends unknown[]>(move: Move<State, Facts>, ...facts: Facts): boolean;
  /** The solver's functions; null until they are loaded. */
  functions: Solver | null;
  /** What leads back by undo to the last position that `isIt` tells; null where nothing does. */
  wayBack(isIt: (position: Partial<State>) => boolean): (() => void) | null;
  /** The last position of the past that `isIt` tells; null where none is kept. */
  findPast(isIt: (position: Partial<State>) => boolean): Partial<State> | null;
}

/** What the shell's own views ask of what draws the page, and of the game. */
interface AnyStore {
  /** What can be undone, the last at the end. */
  done: { position: object; move: Done }[];
  /** What can be redone, the next at the end. */
  undone: unknown[];
  go(moves: number): void;
  link(): string;
  saved(): Saved;
  load(saved: Saved): Problem[];
}

interface AnyGame {
  id: string;
  title(page: AnyPage): string;
  inMenu(state: object): InMenu[];
  settings?(): Promise<Settings<AnyPage>>;
  shown?(): Promise<{ shown(page: AnyPage): Shown }>;
  pages: Partial<Record<"practice" | "progress" | "evenings" | "by-heart", unknown>>;
  summary(page: AnyPage, change: Change<object>): string;
  keys(): Promise<{ keys: KeyGroup[] }>;
  position(state: object): object;
  initial(): object;
  isUnderWay(state: object): boolean;
  undoNames?(): Promise<{ namesOf(words: GameWords): AnyUndoNames }>;
  start?(): Promise<Start<AnyPage>>;
  giveUp?(): Promise<GiveUp<AnyPage>>;
  help?(): Promise<Help<AnyPage>>;
}

/** A step that is to come; "now": what is no computer's move, and waits for no word. */
export interface Next {
  pace: Pace | "now";
  run(): void;
}

export type AnyUndoNames = Record<string, (move: never) => string>;

/** Keys that do one thing, for the list of them. */
export interface KeyRow {
  /** As they are called on a keyboard; a blank is between keys that are held together. */
  keys: string[];
  /** Whether these are the first and the last of several. */
  range?: boolean;
  does: string;
}

/** The keys of one part of a game. */
export interface KeyGroup {
  title: string;
  rows: KeyRow[];
}

/** What a file of a saved game holds. */
export interface Saved {
  pairs: [string, string][];
  extras?: unknown;
  preferences?: unknown;
}

/** What the menu leads to in some games, or at some times: dialogs of the game by their names, and pages beside its own. */
export type InMenu = "players" | "text" | "lab" | "speed";

/** The game's part of the settings. */
export interface Settings<Page> {
  /** What differs from table to table: a setting for each rule. They are folded. */
  houseRules?(page: Page): TemplateResult;
  /** All else. */
  view?(page: Page): TemplateResult;
}

/** How a game is begun. */
export interface Start<Page> {
  /** What the page gives, in a sentence. */
  line(page: Page): string;
  /** What a visitor may have come for; each is one tap, and begins at once or once what it needs is loaded. */
  choices(page: Page): { key: string; name: string; hint: string; run(): unknown }[];
  /** A game against a computer. */
  computer(page: Page): {
    hint: string;
    /** How strong each level of the game is, in a sentence. */
    strengths: Partial<Record<Level, string>>;
    /** Begins one, at once or once what it needs is loaded. */
    play(level: Level): unknown;
    /** When the player is shown what is best. */
    advice: { value: WhenAdvised; onpick(value: AdviceTime): void };
    /** What leads to all else that can be chosen. */
    other?: { name: string; run(): void };
  };
}

/** How a game against the computer is given up. */
export interface GiveUp<Page> {
  /** Null where there is no game against the computer, or none that still goes on. */
  offer(page: Page): GiveUpOffer | null;
}

/** What the player is told before a game is given up, and what does it. */
export interface GiveUpOffer {
  /** What it comes to, in a sentence. */
  cost: string;
  /** The player's chance to win as the game stands; null where it is not known, or not told yet. */
  chance: number | null;
  run(): void;
}

/** How a game is played: the rules, the use of the page, and what the numbers mean. */
export interface Help<Page> {
  chaptersOf(page: Page): Chapter[];
}

/** A part of the help. */
export interface Chapter {
  title: string;
  /** Sentences to be taken one after the other, such as rules. */
  lines?: string[];
  texts: string[];
}

/** A dialog by its name, with facts for its view; `back`, if it is among them, is another one that closing leads back to. */
export interface Opened {
  name: string;
  facts: object;
}

/** What is shown in the page's one dialog; `facts` are those that it was opened with. */
export interface Dialog<Page> {
  title(page: Page, facts: object): string;
  view(page: Page, facts: object): TemplateResult;
  /** What the button at its foot says that ends it, in place of the one that closes it. */
  done?(page: Page): string;
  /** Whether all that it shows is loaded, for nothing may move once it is open; left out: always. */
  isReady?(page: Page): boolean;
}
