// What a game hands to the Lab's frame, and what the frame gives it. A Lab plays tournaments in the game's
// worker and tells what they came to.

import type { Problem } from "../../game/contract.ts";
import type { Formats } from "../../model/format.ts";
import type { LabWords } from "../../text/en/lab.ts";
import type { AnyResult, Run } from "./run.ts";

export interface State<Setting = object, Result extends AnyResult = AnyResult> {
  setting: Setting;
  /** What is written in the fields of numbers, where that is not just the number set. */
  typed: Record<string, string>;
  /** Whether all settings are shown, not only the first ones. */
  isMoreOpen: boolean;
  run: Run<Setting, Result> | null;
  /** What came of copying; null if nothing was copied. */
  copied: "copied" | "not-copied" | null;
}

/** A pure function to the next state. */
export type Move<Setting, Result extends AnyResult, Facts extends unknown[]> = (
  state: State<Setting, Result>,
  ...facts: Facts
) => State<Setting, Result>;

/** What the frame gives to any view, whichever game it is of. */
export interface AnyLabPage {
  state: State;
  /** The frame's own words. */
  labWords: LabWords;
  /** Plays what is set; or leads to the field that holds no number. */
  play(): void;
  /** Ends the run, and keeps what was played. */
  cancel(): void;
  copy(text: string): void;
  /** The address of the page with another link. */
  addressOf(link: string): string;
  /** How wide a picture in the results is drawn, and whether there is room for two columns. */
  room: { picture: number; isWide: boolean };
}

/** What the frame gives to a game's views. */
export interface LabPage<Setting extends object, Words, Result extends AnyResult = AnyResult> extends AnyLabPage {
  state: State<Setting, Result>;
  words: Words;
  act<Facts extends unknown[]>(move: Move<Setting, Result, Facts>, ...facts: Facts): void;
  /** Sets all of that, and plays it. */
  repeat(change: Partial<Setting>): void;
}

/** What is to be played: a query for each tournament, and the games of each. */
export interface Plan {
  queries: unknown[];
  games: number;
}

/** The sentences of a Lab that the frame shows. */
export interface OwnWords<Setting, Verdict> {
  /** Above what is to be played. */
  whoPlays: string;
  /** Before the first game. */
  noResults: string;
  /** A part of a link that can't be read. */
  problem(problem: Problem): string;
  /** What a run has come to, and how the sentence goes on. */
  verdict(verdict: Verdict): { answer: string; detail: string };
  /** That whole sentence, where more than a blank joins its parts. */
  summary?(verdict: Verdict): string;
  /** Who played, and how. */
  about(setting: Setting): string;
}

/** What a game tells below the answer. */
export interface Told {
  /** sentences; empty ones are left out */
  more: string[];
  /** pictures and tables */
  shown: unknown;
}

export interface Lab<
  Setting extends object,
  Words extends OwnWords<Setting, Verdict>,
  Result extends AnyResult = AnyResult,
  Verdict = unknown,
> {
  /** The game's: the worker of its Lab serves `tournament`, see runner.ts. */
  id: string;
  /** The document's title. */
  title: string;
  words(formats: Formats): Words;
  initial(): Setting;
  link: {
    /** Begins with `#`. */
    write(setting: Setting): string;
    /** Never throws: what can't be read are `problems`, and stays as at first. */
    read(hash: string): { setting: Setting; problems: Problem[] };
  };
  plan(setting: Setting): Plan;
  /** What a run has come to; null before its first game. */
  verdict(run: Run<Setting, Result>): Verdict | null;
  /** What can be set, in the card of that. */
  setup: ((page: LabPage<Setting, Words, Result>) => unknown)[];
  /** The cards below: what is one tap away. */
  presets: ((page: LabPage<Setting, Words, Result>) => unknown)[];
  told(page: LabPage<Setting, Words, Result>, run: Run<Setting, Result>, verdict: Verdict): Told;
  csv: {
    /** The name of its file. */
    file: string;
    text(run: Run<Setting, Result>): string;
  };
}
