// What sentences of several files are made of, in German: columns, dice, points, and whose something is.

import { at } from "../../../../shell/model/at.ts";
import type { Formats } from "../../../../shell/model/format.ts";
import { levels } from "../../../../shell/text/de/standard.ts";
import { byName, NAMELESS, type Names } from "../../model/names.ts";
import type { Margin, Player, Side } from "../../model/types.ts";

const COUNTS = ["keine", "eine", "zwei", "drei"];
const COLUMNS = ["links", "Mitte", "rechts"];
const ADJECTIVES = ["linke", "mittlere", "rechte"];
const FACES = ["Eins", "Zwei", "Drei", "Vier", "Fünf", "Sechs"];

/** Players of the computer, by the names that the solver has for them. */
export const PLAYERS: Record<Player, { name: string; how: string }> = {
  "best-4": { name: levels.strongest, how: "Rechnet vier Würfe voraus und spielt auf Sieg." },
  "best-1": {
    name: "Meister, 1\u00a0voraus",
    how: "Spielt auf Sieg, mit Wissen aus vielen Partien, und rechnet einen Wurf voraus.",
  },
  "risk-4": {
    name: levels.strong,
    how: "Rechnet vier Würfe voraus und zählt Punkte, abzüglich dessen, was die andere Seite noch entfernen könnte.",
  },
  "seed-4": {
    name: "Punkte und Platz, 4\u00a0voraus",
    how: "Rechnet vier Würfe voraus und zählt Punkte und freie Felder.",
  },
  greedy: { name: levels.medium, how: "Legt so, dass der Vorsprung sofort am größten ist." },
  random: { name: levels.weak, how: "Wählt zufällig eine Spalte, alle gleich wahrscheinlich." },
};

/** @param called the names of the players */
export function pieces({ number, plural }: Formats, called: Names = NAMELESS) {
  const bySide = byName(called);
  /** Whether a side is spoken to. */
  const isYou = (side: Side) => side === "mine" && called.mine === "";
  /** "links", "Mitte". */
  const column = (nth: number) => at(COLUMNS, nth);
  /** Where a die lies: "links", "in der Mitte". */
  const inColumn = (nth: number) => (nth === 1 ? "in der Mitte" : at(COLUMNS, nth));
  /** Where a die goes: "nach links", "in die Mitte". */
  const intoColumn = (nth: number) => (nth === 1 ? "in die Mitte" : `nach ${COLUMNS[nth]}`);
  /** "linke Spalte". */
  const named = (nth: number) => `${ADJECTIVES[nth]} Spalte`;
  /** The same of both boards, where something lies: "linken Spalten". */
  const bothOf = (nth: number) => `${ADJECTIVES[nth]}n Spalten`;
  /** A column of a board: "deine linke Spalte", "die linke Spalte des Gegners". */
  const columnOf = (side: Side, nth: number) =>
    bySide(`deine ${named(nth)}`, `die ${named(nth)} des Gegners`, (name) => `die ${named(nth)} von ${name}`)[side];
  /** The same out of which something is taken: "deiner linken Spalte". */
  const columnOfDative = (side: Side, nth: number) =>
    bySide(
      `deiner ${ADJECTIVES[nth]}n Spalte`,
      `der ${ADJECTIVES[nth]}n Spalte des Gegners`,
      (name) => `der ${ADJECTIVES[nth]}n Spalte von ${name}`,
    )[side];
  /** "Fünf", "Fünfen". */
  const face = (die: number, count = 1) => FACES[die - 1] + plural(count, "", "en");
  /** "eine Fünf", "zwei Fünfen". */
  const dice = (die: number, count: number) => `${COUNTS[count]} ${face(die, count)}`;
  const points = (count: number) => `${number(count)} ${plural(Math.abs(count), "Punkt", "Punkte")}`;
  /** By how much somebody wins or loses: "mit 5 Punkten Vorsprung". */
  const withPoints = (count: number, what: string) =>
    `mit ${number(count)} ${plural(Math.abs(count), "Punkt", "Punkten")} ${what}`;
  const who = bySide("Du", "Gegner", (name) => name);
  /** Who has done something: "Du hast", "Der Gegner hat". */
  const has = bySide("Du hast", "Der Gegner hat", (name) => `${name} hat`);
  /** Whose turn it is. */
  const isToMove = bySide("Du bist am Zug", "Der Gegner ist am Zug", (name) => `${name} ist am Zug`);

  /** A part of a win: "4,0 Prozentpunkte". */
  const ofChance = (part: number, digits = 1) => {
    const shown = number(part * 100, digits);
    return `${shown} ${shown === "1" ? "Prozentpunkt" : "Prozentpunkte"}`;
  };

  /** How far a chance may be off: "± 0,4". */
  const margin = ({ points, digits }: Margin) => `±\u00a0${number(points, digits)}`;
  /** The same with its unit: "± 0,4 Prozentpunkte"; and for the ear. */
  const within = (of: Margin) => `±\u00a0${ofChance(of.points / 100, of.digits)}`;
  const withinHeard = (of: Margin) => `plus oder minus ${ofChance(of.points / 100, of.digits)}`;

  /** Whose something is, behind it, in a sentence, by who plays it: "", "des Gegners". */
  const ofWhom = (side: Side, by: Player | null) =>
    side === "theirs" && by !== null ? " des Computers" : bySide("", " des Gegners", (name) => ` von ${name}`)[side];

  /** Who plays a board, where there is room: "Computer (Stark)". */
  function playerOf(side: Side, by: Player | null) {
    if (by === null) return who[side];
    return `${side === "mine" ? "Computer für dich" : "Computer"} (${PLAYERS[by].name})`;
  }

  return {
    bySide,
    isYou,
    column,
    inColumn,
    intoColumn,
    named,
    bothOf,
    columnOf,
    columnOfDative,
    face,
    dice,
    points,
    withPoints,
    ofChance,
    margin,
    within,
    withinHeard,
    who,
    has,
    isToMove,
    ofWhom,
    playerOf,
  };
}
