// Heckmeck's rules to remember, in English: what a person sees on the table, and what is counted of a choice.

import type { Bound } from "../../../../shell/by-heart/rule.ts";
import type { Condition, Measured } from "../../../../shell/by-heart/types.ts";
import type { Formats } from "../../../../shell/format.ts";
import type { Example, Fact, Feature } from "../../by-heart/types.ts";

export type ByHeartWords = ReturnType<typeof byHeartWords>;

export function byHeartWords({ number, percent, plural }: Formats) {
  const facts: Record<Fact, Condition> = {
    dice: [
      (n) => `${number(n)} or more dice are not set aside yet`,
      (n) => `at most ${number(n)} ${plural(n, "die is", "dice are")} not set aside yet`,
    ],
    faces: [(n) => `${number(n)} or more faces are set aside`, (n) => `${number(n)} or fewer faces are set aside`],
    total: [
      (n) => `you have ${number(n)} ${plural(n, "point", "points")} or more`,
      (n) => `you have ${number(n)} ${plural(n, "point", "points")} or fewer`,
    ],
    worm: [() => "you have a worm", () => "you have no worm yet"],
    "worms-rolled": [
      (n) => `${number(n)} or more worms are rolled that you may take`,
      (n) => `at most ${number(n)} ${plural(n, "worm", "worms")} are rolled that you may take`,
    ],
    tile: [
      (n) => `stopping now brings ${number(n)} ${plural(n, "worm", "worms")} or more`,
      (n) => `stopping now brings ${number(n)} ${plural(n, "worm", "worms")} or fewer`,
    ],
    steals: [() => "stopping now steals a tile", () => "stopping now steals no tile"],
    own: [
      (n) => `your top tile has ${number(n)} ${plural(n, "worm", "worms")} or more`,
      (n) => `your top tile has ${number(n)} ${plural(n, "worm", "worms")} or fewer`,
    ],
    "at-stake": [
      (n) => `your top tile and what stopping brings have ${number(n)} ${plural(n, "worm", "worms")} or more`,
      (n) => `your top tile and what stopping brings have ${number(n)} ${plural(n, "worm", "worms")} or fewer`,
    ],
    rival: [
      (n) => `the highest tile to steal has ${number(n)} ${plural(n, "worm", "worms")} or more`,
      (n) => `the highest tile to steal has ${number(n)} ${plural(n, "worm", "worms")} or fewer`,
    ],
    "to-rival": [
      (n) => `you lack ${number(n)} ${plural(n, "point", "points")} or more for the highest tile to steal`,
      (n) => `you lack at most ${number(n)} ${plural(n, "point", "points")} for the highest tile to steal`,
    ],
    "to-lowest": [
      (n) => `you lack ${number(n)} ${plural(n, "point", "points")} or more for the lowest tile on the grill`,
      (n) => `you lack at most ${number(n)} ${plural(n, "point", "points")} for the lowest tile on the grill`,
    ],
    grill: [
      (n) => `${number(n)} or more tiles lie on the grill`,
      (n) => `${number(n)} or fewer tiles lie on the grill`,
    ],
    lead: [
      (n) => `you lead by ${number(n)} ${plural(n, "worm", "worms")} or more`,
      (n) => `you lead by at most ${number(n)} ${plural(n, "worm", "worms")}, or are behind`,
    ],
  };

  const features: Record<Feature, string> = {
    stop: "for stopping",
    count: "for each die taken",
    points: "for each point taken",
    value: "for each point of one such die",
    worms: "if they are worms",
    reaches: "if you have enough for a tile then",
    brings: "for each worm of the tile you could have then",
    steals: "if you could steal a tile then",
    missing: "for each point you would then lack for the lowest tile on the grill",
    last: "if no die is left then",
  };

  /** "45.2% ± 0.1". */
  const share = ({ value, low, high }: Measured) => `${percent(value)} ±\u00a0${number(50 * (high - low), 1)}`;

  return {
    about:
      "For any number of players; measured between two, against a computer that plays each turn for the most worms. The best published rule of thumb wins 28.7%. The luck of the dice is taken out.",
    choices: "Your choices: the faces you may take; after taking one, to stop or to roll on.",
    otherwise: "If nothing has decided, stop as soon as you can have a tile.",
    measure: "Wins against the best in worms",
    condition: (fact: Fact, { kind, number: bound }: Bound) => facts[fact][kind === "at-least" ? 0 : 1](bound),
    feature: (feature: Feature) => features[feature],
    strength: (measured: Measured) => `Wins ${share(measured)} against the best in worms`,
    value: (share: number) => percent(share),
    taken: "Set aside",
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
