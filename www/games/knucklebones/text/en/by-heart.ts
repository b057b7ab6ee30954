// Knucklebones's rules to remember, in English: what a person sees on the table, and what is counted of a choice.

import type { Formats } from "../../../../shell/model/format.ts";
import type { Bound } from "../../../../shell/pages/by-heart/rule.ts";
import type { Condition, Measured } from "../../../../shell/pages/by-heart/types.ts";
import type { Example, Fact, Feature } from "../../by-heart/types.ts";
import { WINS } from "../../model/levels.ts";

export type ByHeartWords = ReturnType<typeof byHeartWords>;

export function byHeartWords({ number, percent, plural, withPercent }: Formats) {
  const points = (n: number) => `${number(n)} ${plural(n, "point", "points")}`;
  const empty = (n: number) => `${number(n)} empty ${plural(n, "square", "squares")}`;
  const more = (n: number) => `${number(n)} more empty ${plural(n, "square", "squares")} than your opponent`;
  const dice = (n: number) => `${number(n)} ${plural(n, "die", "dice")} of this value`;

  const facts: Record<Fact, Condition> = {
    die: [(n) => `the die shows ${number(n)} or more`, (n) => `the die shows ${number(n)} or less`],
    empty: [(n) => `you have at least ${empty(n)}`, (n) => `you have at most ${empty(n)}`],
    "their-empty": [
      (n) => `your opponent's board has at least ${empty(n)}`,
      (n) => `your opponent's board has at most ${empty(n)}`,
    ],
    "fewest-empty": [(n) => `each board has at least ${empty(n)}`, (n) => `one of the boards has at most ${empty(n)}`],
    lead: [
      (n) =>
        n > 0
          ? `you lead by at least ${points(n)}`
          : n === 0
            ? "you are not behind"
            : `you are not behind by more than ${points(-n)}`,
      (n) =>
        n > 0
          ? `you do not lead by more than ${points(n)}`
          : n === 0
            ? "you do not lead"
            : `you are behind by at least ${points(-n)}`,
    ],
    behind: [(n) => `you have at least ${more(n)}`, (n) => `you have at most ${more(n)}`],
    "their-matching": [
      (n) => `your opponent's board has at least ${dice(n)}`,
      (n) =>
        n === 0 ? "your opponent's board has no die of this value" : `your opponent's board has at most ${dice(n)}`,
    ],
    matching: [
      (n) => `your board has at least ${dice(n)}`,
      (n) => (n === 0 ? "your board has no die of this value" : `your board has at most ${dice(n)}`),
    ],
  };

  const features: Record<Feature, string> = {
    gain: "for each point you gain",
    takes: "for each point your opponent loses",
    swing: "for each point you gain or your opponent loses",
    removed: "for each die you remove",
    same: "for each die of this value already in the column",
    dice: "for each die already in the column",
    fills: "if the column is then full",
    kinds: "for each different value then in the column",
    facing: "for each die left in the column opposite",
    safe: "if the column opposite is then full",
    "at-risk": "for each point the column could then lose to one die",
    exposed: "for each point of this value the column could then lose",
    score: "for each point the column is then worth",
    before: "for each point the column is worth now",
    "their-score": "for each point left in the column opposite",
    ahead: "for each point the column is now ahead of the one opposite (negative if behind)",
    target: "for each point the column opposite could lose to your next die",
    "adds-risk": "for each point more than before that the column could lose to one die",
    "gives-up": "for each point less than before that the column opposite could lose to your next die",
    opens: "if the column was empty",
  };

  /** "45.2% ± 0.1". */
  const share = ({ value, low, high }: Measured) => `${percent(value)} ±\u00a0${number(50 * (high - low), 1)}`;

  const columns = (board: number[][]) =>
    board.map((dice) => (dice.length === 0 ? "empty" : dice.join(" "))).join(" / ");

  return {
    documentTitle: "Knucklebones: rules to remember · rollwise",
    about: `Perfect play wins 50% against itself; always placing for the most points at once wins ${withPercent(number(WINS.medium))} against it. A tie counts half, and the luck of the dice is taken out.`,
    choices: "Your choices: your columns with room.",
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
