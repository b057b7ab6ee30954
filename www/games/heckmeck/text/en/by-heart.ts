// Heckmeck's rules to remember, in English: what a person sees on the table, and what is counted of a choice.

import type { Formats } from "../../../../shell/model/format.ts";
import type { Bound } from "../../../../shell/pages/by-heart/rule.ts";
import type { Condition, Measured } from "../../../../shell/pages/by-heart/types.ts";
import { levels } from "../../../../shell/text/en/standard.ts";
import type { Example, Fact, Feature } from "../../by-heart/types.ts";

export type ByHeartWords = ReturnType<typeof byHeartWords>;

export function byHeartWords({ number, percent, plural }: Formats) {
  const points = (n: number) => `${number(n)} ${plural(n, "point", "points")}`;
  const worms = (n: number) => `${number(n)} ${plural(n, "worm", "worms")}`;
  const diceNotTaken = (n: number) => `${number(n)} ${plural(n, "die is", "dice are")} not taken yet`;
  const faces = (n: number) => `${number(n)} ${plural(n, "face", "faces")}`;
  const onGrill = (n: number) => `${number(n)} ${plural(n, "tile lies", "tiles lie")} on the grill`;

  const facts: Record<Fact, Condition> = {
    dice: [(n) => `at least ${diceNotTaken(n)}`, (n) => `at most ${diceNotTaken(n)}`],
    faces: [(n) => `you have taken at least ${faces(n)}`, (n) => `you have taken at most ${faces(n)}`],
    total: [(n) => `you have at least ${points(n)}`, (n) => `you have at most ${points(n)}`],
    worm: [() => "you have taken worms", () => "you have taken no worms yet"],
    "worms-rolled": [
      (n) => `at least ${worms(n)} of this roll can be taken`,
      (n) => `at most ${worms(n)} of this roll can be taken`,
    ],
    tile: [(n) => `stopping now brings at least ${worms(n)}`, (n) => `stopping now brings at most ${worms(n)}`],
    steals: [() => "stopping now steals a tile", () => "stopping now steals no tile"],
    own: [(n) => `your top tile has at least ${worms(n)}`, (n) => `your top tile has at most ${worms(n)}`],
    "at-stake": [
      (n) => `your top tile and what stopping now brings have at least ${worms(n)} together`,
      (n) => `your top tile and what stopping now brings have at most ${worms(n)} together`,
    ],
    rival: [
      (n) => `the highest top tile to steal has at least ${worms(n)}`,
      (n) => `the highest top tile to steal has at most ${worms(n)}`,
    ],
    "to-rival": [
      (n) => `you lack at least ${points(n)} to steal the highest top tile`,
      (n) => `you do not lack more than ${points(n)} to steal the highest top tile`,
    ],
    "to-lowest": [
      (n) => `you lack at least ${points(n)} for the lowest tile on the grill`,
      (n) => `you lack at most ${points(n)} for the lowest tile on the grill`,
    ],
    grill: [(n) => `at least ${onGrill(n)}`, (n) => `at most ${onGrill(n)}`],
    lead: [
      (n) =>
        n > 0
          ? `you lead by at least ${worms(n)}`
          : n === 0
            ? "you are not behind"
            : `you are not behind by more than ${worms(-n)}`,
      (n) =>
        n > 0
          ? `you do not lead by more than ${worms(n)}`
          : n === 0
            ? "you do not lead"
            : `you are behind by at least ${worms(-n)}`,
    ],
  };

  const features: Record<Feature, string> = {
    stop: "for stopping",
    count: "for each die you take",
    points: "for each point you take",
    value: "for each point of the face (worm: 5)",
    worms: "if you take worms",
    reaches: "if you could then have a tile",
    brings: "for each worm of the tile you could then have",
    steals: "if you could then steal a tile",
    missing: "for each point you then lack for the lowest tile on the grill",
    last: "if no die is then left",
  };

  /** "45.2% ± 0.1". */
  const share = ({ value, low, high }: Measured) => `${percent(value)} ±\u00a0${number(50 * (high - low), 1)}`;

  return {
    documentTitle: "Heckmeck without the page · rollwise",
    about: `Measured with two players, against “${levels.strong}”, a computer player that plays for the most worms each turn; the best published rule of thumb wins 28.7% against it. The luck of the dice is taken out.`,
    aims: {
      label: "Chosen for",
      of: {
        worms: { name: "Worms", about: "Chosen for the worms of each turn, whatever the number of players." },
        win: {
          name: "Chance to win",
          about:
            "Chosen for the chance to win with two players. Against this opponent they win hardly more than those for worms, with five rules even less.",
        },
      },
    },
    choices:
      "Your choices: the faces you may take; then, if stopping brings a tile, to stop or to roll on. For these two, only “for stopping” counts.",
    otherwise: "If the rules leave it open, stop as soon as you can have a tile; of several faces, take any.",
    measure: `Wins against “${levels.strong}”`,
    condition: (fact: Fact, { kind, number: bound }: Bound) => facts[fact][kind === "at-least" ? 0 : 1](bound),
    feature: (feature: Feature) => features[feature],
    strength: (measured: Measured) => `Wins ${share(measured)} against “${levels.strong}”`,
    value: (share: number) => percent(share),
    taken: "Taken",
    nothingTaken: "nothing yet",
    rolled: "Rolled",
    lowest: (lowest: number) => `Lowest on the grill: ${lowest}`,
    own: (own: number | null) => (own === null ? "You have no tile" : `Your top tile: ${own}`),
    rival: (rival: number | null) => (rival === null ? "Nothing to steal" : `To steal: ${rival}`),
    decided({ action, face }: Example["choice"]) {
      if (action === "stop") return "Stop.";
      if (action === "roll" || face === undefined) return "Roll on.";
      return face === 6 ? "Take the worms." : `Take the ${number(face)}s.`;
    },
  };
}
