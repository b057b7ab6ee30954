// What a game hands to its page of rules to remember.

import type { Formats } from "../../model/format.ts";
import type { Bound } from "./rule.ts";

/** A number that was measured in games, and its 95% range. */
export interface Measured {
  value: number;
  low: number;
  high: number;
}

/** A list of rules as `cargo xtask rules <game> --page` tells of it. */
export interface RuleList<Example> {
  rules: string[];
  /** How whoever goes by it plays. */
  strength: Measured;
  /** The same without each of the rules. */
  without: Measured[];
  /** Of each rule a position in which it decides, if one was found; of what stands behind the list, too. */
  examples: (Example | null)[];
}

/** Lists that are chosen for the same. */
export interface Aim<Example> {
  /** What for, as the address and the words of the game tell it. */
  id: string;
  lists: RuleList<Example>[];
}

/** A fact at its bound in words: this number or more, this number or less. */
export type Condition = [atLeast: (number: number) => string, atMost: (number: number) => string];

/** The sentences of a game. */
export interface GameWords<Fact extends string = string, Feature extends string = string> {
  documentTitle: string;
  /** What the measure means, in a sentence or two. */
  about: string;
  /** Where rules are chosen for one thing or another: each in a word, and in a sentence. */
  aims?: { label: string; of: Record<string, { name: string; about: string }> };
  /** What there is to choose from: "Your choices: the columns with room." */
  choices: string;
  /** A fact that keeps to its bound, as the end of "If …". */
  condition(fact: Fact, bound: Bound): string;
  /** What is counted, after how much it counts: "for each die there already". */
  feature(feature: Feature): string;
  /** What is done where the rules leave it open. */
  otherwise: string;
  /** How a list plays, as a sentence. */
  strength(measured: Measured): string;
  /** What the measure is called in a table, and a value of it. */
  measure: string;
  value(value: number): string;
}

/** The first of them is shown at first. */
export type Aims<Example> = [Aim<Example>, ...Aim<Example>[]];

export interface ByHeart<Example, Fact extends string, Feature extends string, Words extends GameWords<Fact, Feature>> {
  /** All lists. */
  aims: Aims<Example>;
  /** How many rules the list has that is shown at first. */
  first: number;
  words(formats: Formats): Words;
  /** A position, and what the rule does there. */
  example(example: Example, words: Words, formats: Formats): unknown;
  /** Where the picture of all lists begins and ends. */
  from: number;
  to: number;
}
