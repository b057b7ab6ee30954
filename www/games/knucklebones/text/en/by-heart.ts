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
    gain: "points you gain",
    takes: "points the other loses",
    swing: "points you gain and the other loses",
    removed: "dice removed",
    same: "dice of this value there already",
    dice: "dice there already",
    fills: "1 if the column is full then",
    kinds: "different values in the column then",
    facing: "dice left opposite",
    safe: "1 if the column opposite is full then",
    "at-risk": "most points that one die could take from the column then",
    exposed: "points of this value there that one die could take then",
    score: "the column’s score then",
    before: "the column’s score now",
    "their-score": "the score left opposite",
    ahead: "the column’s score now, less that opposite",
    target: "most points that your next die could take there",
    "adds-risk": "by how much the points rise that one die could take from the column",
    "gives-up": "by how much the points fall that your next die could take there",
    opens: "1 if it is your first die there",
  };

  /** "45.2% ± 0.1". */
  const share = ({ value, low, high }: Measured) => `${percent(value)} ±\u00a0${number(50 * (high - low), 1)}`;

  const columns = (board: number[][]) =>
    board.map((dice) => (dice.length === 0 ? "empty" : dice.join(" "))).join(" / ");

  return {
    about:
      "Perfect play against itself wins 50%; always taking the most points at once wins 33% against it. A tie counts half, and the luck of the dice is taken out.",
    countOf: "Count for each column with room:",
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
