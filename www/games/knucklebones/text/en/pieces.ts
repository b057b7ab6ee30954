// What sentences of several files are made of, in English: columns, dice, points, and whose something is. Another language may
// need other pieces.

import { at } from "../../../../shell/model/at.ts";
import type { Formats } from "../../../../shell/model/format.ts";
import { knownAs } from "../../model/levels.ts";
import type { Margin, Player, Side } from "../../model/types.ts";

const COUNTS = ["no", "a", "two", "three"];
const COLUMNS = ["left", "middle", "right"];
const FACES = ["one", "two", "three", "four", "five", "six"];

/** Players of the computer, by the names that the solver has for them. */
export const PLAYERS: Record<Player, { name: string; how: string }> = {
  "best-4": { name: "Best", how: "Looks four dice ahead and plays for the win. The strongest." },
  "best-1": { name: "Best, at a glance", how: "Plays for the win by what it has learned, without looking ahead." },
  "risk-4": {
    name: "Careful",
    how: "Looks four dice ahead and counts points, minus what the other side could still remove.",
  },
  "seed-4": { name: "Points and room", how: "Looks four dice ahead and counts points and empty squares." },
  greedy: { name: "Greedy", how: "Takes the biggest immediate points lead." },
  random: { name: "Random", how: "Picks a column at random, all equally likely." },
};

/** What a player of the computer's is known by: how strong it is, or else its name. */
const KNOWN_AS: Record<ReturnType<typeof knownAs>, string> = {
  weak: "weak",
  medium: "medium",
  strong: "strong",
  strongest: "strongest",
  "best-1": PLAYERS["best-1"].name,
  "seed-4": PLAYERS["seed-4"].name,
};

export function pieces({ number, plural }: Formats) {
  /** "left". */
  const column = (nth: number) => at(COLUMNS, nth);
  /** "on the left", "in the middle". */
  const inColumn = (nth: number) => `${nth === 1 ? "in" : "on"} the ${COLUMNS[nth]}`;
  /** "five", "fives". */
  const face = (die: number, count = 1) => FACES[die - 1] + plural(count, "", die === 6 ? "es" : "s");
  /** "a five", "two fives". */
  const dice = (die: number, count: number) => `${COUNTS[count]} ${face(die, count)}`;
  const points = (count: number) => `${number(count)} ${plural(Math.abs(count), "point", "points")}`;
  const who = { mine: "You", theirs: "Opponent" };
  const whose = { mine: "Your", theirs: "Opponent's" };
  const subject = { mine: "You", theirs: "The opponent" };
  const those = { mine: "your", theirs: "the opponent's" };

  /** A part of a win: "4.0 points of win chance". */
  const ofChance = (part: number, digits = 1) => {
    const shown = number(part * 100, digits);
    return `${shown} ${shown === "1" ? "point" : "points"} of win chance`;
  };

  /** How far a chance may be off: "± 0.4". */
  const margin = ({ points, digits }: Margin) => `±\u00a0${number(points, digits)}`;
  const pointsOf = ({ points }: Margin) => plural(points, "point", "points");
  /** The same with its unit: "± 0.4 points"; and for the ear. */
  const within = (of: Margin) => `${margin(of)} ${pointsOf(of)}`;
  const withinHeard = (of: Margin) => `plus or minus ${number(of.points, of.digits)} percentage ${pointsOf(of)}`;

  /** Whose a board is, in a sentence, by who plays it. */
  const whoseIs = (side: Side, by: Player | null) =>
    side === "theirs" && by !== null ? "the computer's" : those[side];

  /** Who plays a board, where there is room: "Computer (strong)". */
  function playerOf(side: Side, by: Player | null) {
    if (by === null) return who[side];
    return `${side === "mine" ? "Computer for you" : "Computer"} (${KNOWN_AS[knownAs(by)]})`;
  }

  return {
    column,
    inColumn,
    face,
    dice,
    points,
    ofChance,
    margin,
    within,
    withinHeard,
    who,
    whose,
    subject,
    those,
    whoseIs,
    playerOf,
  };
}
