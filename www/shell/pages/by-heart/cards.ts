// Rules to remember: what a game hands over, and which card of them is shown.

import type { TemplateResult } from "lit-html";
import type { Formats } from "../../model/format.ts";

/** A card as `cargo xtask rules <game> --cards` writes it: its rules by name, and how a player who goes by them plays. */
export interface Card {
  rules: string[];
  value: number;
  /** The 95% range of that, and the games it was found in. */
  low: number;
  high: number;
  games: number;
}

/** The sentences of a game. */
export interface CardWords {
  documentTitle: string;
  /** Every rule, by its name. */
  rules: Record<string, string>;
  /** How well a card plays. */
  strength(value: number): string;
}

export interface Cards<Words extends CardWords = CardWords> {
  /** With one rule, three and five. */
  cards: Card[];
  words(formats: Formats): Words;
  /** What the rules speak of, as a picture. */
  picture(words: Words, formats: Formats): TemplateResult;
}

/** The card with as many rules as the address asks for, else the first one. */
export function cardOf(hash: string, cards: Card[]): Card {
  const count = Number(new URLSearchParams(hash.slice(1)).get("rules"));
  return cards.find(({ rules }) => rules.length === count) ?? (cards[0] as Card);
}
