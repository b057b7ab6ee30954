// Knucklebones's rules to remember, in English: what a person sees on the table, and what is counted of a choice.

import type { Bound } from "../../../../shell/by-heart/rule.ts";
import type { Condition, Measured } from "../../../../shell/by-heart/types.ts";
import type { Formats } from "../../../../shell/format.ts";
import type { Example, Fact, Feature } from "../../by-heart/types.ts";

export type ByHeartWords = ReturnType<typeof byHeartWords>;

export function byHeartWords({ number, percent }: Formats) {
  const facts: Record<Fact, Condition> = {
    die: [(n) => `the die shows ${number(n)} or more`, (n) => `the die shows ${number(n)} or less`],
    empty: [
      (n) => `you have ${number(n)} or more empty squares`,
      (n) => `you have ${number(n)} or fewer empty squares`,
    ],
    "their-empty": [
      (n) => `the other board has ${number(n)} or more empty squares`,
      (n) => `the other board has ${number(n)} or fewer empty squares`,
    ],
    "fewest-empty": [
      (n) => `both boards have ${number(n)} or more empty squares`,
      (n) => `one of the boards has ${number(n)} or fewer empty squares`,
    ],
    lead: [
      (n) =>
        n > 0
          ? `you lead by ${number(n)} or more`
          : n === 0
            ? "you are not behind"
            : `you are no more than ${number(-n)} behind`,
      (n) => (n >= 0 ? `you lead by ${number(n)} at most, or are behind` : `you are ${number(-n)} or more behind`),
    ],
    behind: [
      (n) => `you have ${number(n)} or more empty squares more than the other board`,
      (n) => `you have at most ${number(n)} empty squares more than the other board`,
    ],
    "their-matching": [
      (n) => `the other board has ${number(n)} or more dice of this value`,
      (n) =>
        n === 0
          ? "the other board has no die of this value"
          : `the other board has ${number(n)} or fewer dice of this value`,
    ],
    matching: [
      (n) => `your board has ${number(n)} or more dice of this value`,
      (n) =>
        n === 0 ? "your board has no die of this value" : `your board has ${number(n)} or fewer dice of this value`,
    ],
  };

  const features: Record<Feature, string> = {
    gain: "for each point you gain",
    takes: "for each point your opponent loses",
    swing: "for each point you gain or your opponent loses",
    removed: "for each die removed",
    same: "for each die of the same value there already",
    dice: "for each die there already",
    fills: "if the column is full then",
    kinds: "for each different value in the column then",
    facing: "for each die left in the column opposite",
    safe: "if the column opposite is full then",
    "at-risk": "for each point one die could take from the column then, at worst",
    exposed: "for each point of this value that one die could take there then",
    score: "for each point the column is worth then",
    before: "for each point the column is worth now",
    "their-score": "for each point left in the column opposite",
    ahead: "for each point the column is now ahead of the one opposite",
    target: "for each point your next die could take there, at best",
    "adds-risk": "for each point more that one die could take from the column",
    "gives-up": "for each point less that your next die could take there",
    opens: "if it is your first die there",
  };

  /** "45.2% ± 0.1". */
  const share = ({ value, low, high }: Measured) => `${percent(value)} ±\u00a0${number(50 * (high - low), 1)}`;

  const columns = (board: number[][]) =>
    board.map((dice) => (dice.length === 0 ? "empty" : dice.join(" "))).join(" / ");

  return {
    about:
      "Perfect play against itself wins 50%; always taking the most points at once wins 33% against it. A tie counts half, and the luck of the dice is taken out.",
    choices: "Your choices: the columns with room.",
    otherwise: "If several columns are left at the end, take any of them.",
    measure: "Wins against perfect play",
    condition: (fact: Fact, { kind, number: bound }: Bound) => facts[fact][kind === "at-least" ? 0 : 1](bound),
    feature: (feature: Feature) => features[feature],
    strength: (measured: Measured) => `Wins ${share(measured)} against perfect play`,
    value: (share: number) => percent(share),
    /** What lies in the columns. */
    boards: ({ mine, theirs }: Example["position"]) => `Opponent: ${columns(theirs)}. You: ${columns(mine)}.`,
    /** Where the rule places the die. */
    placed: ({ position: { roll }, choice: column }: Example) =>
      `A ${number(roll)} goes ${["left", "in the middle", "right"][column]}.`,
  };
}
