// What sentences of several files are made of, in French: columns, dice, points, and whose something is.

import { at } from "../../../../shell/model/at.ts";
import type { Formats } from "../../../../shell/model/format.ts";
import { levels } from "../../../../shell/text/fr/standard.ts";
import { byName, NAMELESS, type Names } from "../../model/names.ts";
import type { Margin, Player, Side } from "../../model/types.ts";

const COUNTS = ["aucun", "un", "deux", "trois"];
const COLUMNS = ["gauche", "milieu", "droite"];
const OF_COLUMNS = ["de gauche", "du milieu", "de droite"];
const IN_COLUMNS = ["à gauche", "au milieu", "à droite"];

/** Players of the computer, by the names that the solver has for them. */
export const PLAYERS: Record<Player, { name: string; how: string }> = {
  "best-4": { name: levels.strongest, how: "Anticipe quatre dés et joue pour gagner." },
  "best-1": {
    name: "Champion, 1\u00a0dé d’avance",
    how: "Joue pour gagner d’après ce qu’il a appris, avec un dé d’avance.",
  },
  "risk-4": {
    name: levels.strong,
    how: "Anticipe quatre dés et compte les points, moins ce que l’autre peut encore retirer.",
  },
  "seed-4": {
    name: "Points et place, 4\u00a0dés d’avance",
    how: "Anticipe quatre dés et compte les points et les cases vides.",
  },
  greedy: { name: levels.medium, how: "Prend la plus grande avance immédiate en points." },
  random: { name: levels.weak, how: "Choisit une colonne au hasard, sans préférence." },
};

/** « de Mia », « d’Anne ». */
const of = (name: string) => (/^(?:[aeiouhœæ]|y[^aeiou])/i.test(name.normalize("NFD")) ? `d’${name}` : `de ${name}`);

/** @param called the names of the players */
export function pieces({ number, plural }: Formats, called: Names = NAMELESS) {
  const bySide = byName(called);
  /** Whether a side is spoken to. */
  const isYou = (side: Side) => side === "mine" && called.mine === "";
  /** « gauche ». */
  const column = (nth: number) => at(COLUMNS, nth);
  /** « à gauche », « au milieu ». */
  const inColumn = (nth: number) => at(IN_COLUMNS, nth);
  /** « colonne de gauche ». */
  const fullColumn = (nth: number) => `colonne ${OF_COLUMNS[nth]}`;
  /** « colonnes de gauche », of both boards. */
  const columns = (nth: number) => `colonnes ${OF_COLUMNS[nth]}`;
  /** « ta colonne de gauche », « la colonne de gauche adverse ». */
  const columnOf = (side: Side, nth: number) =>
    bySide(`ta ${fullColumn(nth)}`, `la ${fullColumn(nth)} adverse`, (name) => `la ${fullColumn(nth)} ${of(name)}`)[
      side
    ];
  /** « un 5 », « deux 5 ». */
  const dice = (die: number, count = 1) => `${COUNTS[count]} ${die}`;
  const points = (count: number) => `${number(count)} ${plural(count, "point", "points")}`;
  const who = bySide("Toi", "Adversaire", (name) => name);
  /** Whose board: « ton plateau ». */
  const board = bySide("ton plateau", "le plateau adverse", (name) => `le plateau ${of(name)}`);
  /** Who has done something: « Tu as ». */
  const hasDone = bySide("Tu as", "L’adversaire a", (name) => `${name} a`);
  const toPlay = bySide("À toi de jouer", "À l’adversaire de jouer", (name) => `À ${name} de jouer`);

  /** A part of a win in percentage points: « 4,0 points ». */
  const chancePoints = (part: number, digits = 1) => {
    const shown = Number((part * 100).toFixed(digits));
    return `${number(shown, digits)} ${plural(shown, "point", "points")}`;
  };
  /** The same beside points of the game: « 4,0 points de pourcentage ». */
  const ofChance = (part: number, digits = 1) => `${chancePoints(part, digits)} de pourcentage`;

  /** How far a chance may be off: « ± 0,4 ». */
  const margin = ({ points, digits }: Margin) => `±\u00a0${number(points, digits)}`;
  /** The same with its unit: « ± 0,4 point »; and for the ear. */
  const within = ({ points, digits }: Margin) => `±\u00a0${chancePoints(points / 100, digits)}`;
  const withinHeard = ({ points, digits }: Margin) => `plus ou moins ${ofChance(points / 100, digits)}`;

  /** Who has done something, by who plays a board: « L'ordinateur a ». */
  const actor = (side: Side, by: Player | null) =>
    side === "theirs" && by !== null ? "L’ordinateur a" : hasDone[side];

  /** Who plays a board, where there is room: « Ordinateur (Fort) ». */
  function playerOf(side: Side, by: Player | null) {
    if (by === null) return who[side];
    return `${side === "mine" ? "Ordinateur à ta place" : "Ordinateur"} (${PLAYERS[by].name})`;
  }

  return {
    bySide,
    isYou,
    of,
    column,
    inColumn,
    fullColumn,
    columns,
    columnOf,
    dice,
    points,
    chancePoints,
    ofChance,
    margin,
    within,
    withinHeard,
    who,
    board,
    hasDone,
    toPlay,
    actor,
    playerOf,
  };
}
