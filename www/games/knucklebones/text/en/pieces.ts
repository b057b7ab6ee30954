// What sentences of several files are made of, in English: columns, dice, points, and whose something is. Another language may
// need other pieces.

import { at } from "../../../../shell/model/at.ts";
import type { Formats } from "../../../../shell/model/format.ts";
import { levels } from "../../../../shell/text/en/standard.ts";
import { byName, NAMELESS, type Names } from "../../model/names.ts";
import type { Margin, Player, Side } from "../../model/types.ts";

const COUNTS = ["no", "a", "two", "three"];
const COLUMNS = ["left", "middle", "right"];
const FACES = ["one", "two", "three", "four", "five", "six"];

/** Players of the computer, by the names that the solver has for them. */
export const PLAYERS: Record<Player, { name: string; how: string }> = {
  "best-4": { name: levels.strongest, how: "Looks four dice ahead and plays for the win." },
  "best-1": { name: "Best, 1\u00a0ahead", how: "Plays for the win by what it has learned, looking one die ahead." },
  "risk-4": {
    name: levels.strong,
    how: "Looks four dice ahead and counts points, minus what the other side could still remove.",
  },
  "seed-4": {
    name: "Points and room, 4\u00a0ahead",
    how: "Looks four dice ahead and counts points and empty squares.",
  },
  greedy: { name: levels.medium, how: "Takes the biggest immediate points lead." },
  random: { name: levels.weak, how: "Picks a column at random, all equally likely." },
};

/** @param called the names of the players */
export function pieces({ number, plural }: Formats, called: Names = NAMELESS) {
  const bySide = byName(called);
  /** Whether a side is spoken to. */
  const isYou = (side: Side) => side === "mine" && called.mine === "";
  /** "left". */
  const column = (nth: number) => at(COLUMNS, nth);
  /** "on the left", "in the middle". */
  const inColumn = (nth: number) => `${nth === 1 ? "in" : "on"} the ${COLUMNS[nth]}`;
  /** "five", "fives". */
  const face = (die: number, count = 1) => FACES[die - 1] + plural(count, "", die === 6 ? "es" : "s");
  /** "a five", "two fives". */
  const dice = (die: number, count: number) => `${COUNTS[count]} ${face(die, count)}`;
  const points = (count: number) => `${number(count)} ${plural(Math.abs(count), "point", "points")}`;
  const who = bySide("You", "Opponent", (name) => name);
  const whose = bySide("Your", "Opponent's", (name) => `${name}'s`);
  const subject = bySide("You", "The opponent", (name) => name);
  const those = bySide("your", "the opponent's", (name) => `${name}'s`);

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

  /** Who plays a board, where there is room: "Computer (Strong)". */
  function playerOf(side: Side, by: Player | null) {
    if (by === null) return who[side];
    return `${side === "mine" ? "Computer for you" : "Computer"} (${PLAYERS[by].name})`;
  }

  return {
    bySide,
    isYou,
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
