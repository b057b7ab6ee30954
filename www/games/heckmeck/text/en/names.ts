// What players are called, in English. Whoever plays the computer is called "You", and is spoken to.

export const YOU = "You";
export const COMPUTER = "Computer";

export const isYou = (name: string) => name === YOU;

/** Within a sentence. */
export const inside = (name: string) => (isYou(name) ? "you" : name);

/** Whose something is, within a sentence: "Ann's", "your". */
export const whose = (name: string) => (isYou(name) ? "your" : `${name}'s`);

/** The same at its beginning. */
export const Whose = (name: string) => (isYou(name) ? "Your" : `${name}'s`);

/** What somebody does, anywhere in a sentence: "Ann takes", "You take", "you take". */
export const does = (name: string, others: string, you: string) =>
  `${name} ${name.toLowerCase() === YOU.toLowerCase() ? you : others}`;

/** How the computer's players are called by their way to play. */
export const STRATEGY_NAMES = {
  "best-to-win": "Best to win",
  "best-in-worms": "Best in worms",
  "rule-1": "Rule 1: highest face",
  "rule-2": "Rule 2: most points",
  "rule-3": "Rule 3: worms first",
  "rule-4": "Rule 4: worms from the third roll",
  "rule-5": "Rule 5: two worms at stake",
  random: "Random",
} as Record<string, string>;
