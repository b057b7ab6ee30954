// A player's name in a sentence, in English. Whoever plays the computer is called "You", and is spoken to.

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
