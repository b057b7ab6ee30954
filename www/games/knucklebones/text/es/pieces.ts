// What sentences of several files are made of, in Spanish: columns, dice, points, and whose something is.

import { at } from "../../../../shell/model/at.ts";
import type { Formats } from "../../../../shell/model/format.ts";
import { levels } from "../../../../shell/text/es/standard.ts";
import { byName, NAMELESS, type Names } from "../../model/names.ts";
import type { Margin, Player, Side } from "../../model/types.ts";

const COUNTS = ["ningún", "un", "dos", "tres"];
const COLUMNS = ["izquierda", "central", "derecha"];
const PLACES = ["a la izquierda", "en el centro", "a la derecha"];
const FACES = ["uno", "dos", "tres", "cuatro", "cinco", "seis"];
const MANY = ["unos", "doses", "treses", "cuatros", "cincos", "seises"];

/** Players of the computer, by the names that the solver has for them. */
export const PLAYERS: Record<Player, { name: string; how: string }> = {
  "best-4": { name: levels.strongest, how: "Mira cuatro dados por delante y juega a ganar." },
  "best-1": {
    name: "Maestro, 1\u00a0por\u00a0delante",
    how: "Juega a ganar según lo que ha aprendido y mira un dado por delante.",
  },
  "risk-4": {
    name: levels.strong,
    how: "Mira cuatro dados por delante y cuenta los puntos, menos lo que el otro aún podría eliminar.",
  },
  "seed-4": {
    name: "Puntos y espacio, 4\u00a0por\u00a0delante",
    how: "Mira cuatro dados por delante y cuenta los puntos y las casillas libres.",
  },
  greedy: { name: levels.medium, how: "Busca la mayor ventaja inmediata en puntos." },
  random: { name: levels.weak, how: "Elige columna al azar, todas con la misma probabilidad." },
};

/** @param called the names of the players */
export function pieces({ number, plural }: Formats, called: Names = NAMELESS) {
  const bySide = byName(called);
  /** Whether a side is spoken to. */
  const isYou = (side: Side) => side === "mine" && called.mine === "";
  /** "izquierda", of a column. */
  const column = (nth: number) => at(COLUMNS, nth);
  /** "a la izquierda", "en el centro". */
  const inColumn = (nth: number) => at(PLACES, nth);
  /** "cinco", "cincos". */
  const face = (die: number, count = 1) => plural(count, at(FACES, die - 1), at(MANY, die - 1));
  /** "un cinco", "dos cincos". */
  const dice = (die: number, count: number) => `${COUNTS[count]} ${face(die, count)}`;
  const points = (count: number) => `${number(count)} ${plural(Math.abs(count), "punto", "puntos")}`;
  const who = bySide("Tú", "Rival", (name) => name);

  /** "tu columna izquierda", "la columna izquierda del rival". */
  const columnOf = (side: Side, nth: number) =>
    bySide(
      `tu columna ${COLUMNS[nth]}`,
      `la columna ${COLUMNS[nth]} del rival`,
      (name) => `la columna ${COLUMNS[nth]} de ${name}`,
    )[side];

  /** A part of a win: "4,0 puntos porcentuales". */
  const ofChance = (part: number, digits = 1) => {
    const shown = number(part * 100, digits);
    return `${shown} ${shown === "1" ? "punto porcentual" : "puntos porcentuales"}`;
  };

  /** How far a chance may be off: "± 0,4". */
  const margin = ({ points, digits }: Margin) => `±\u00a0${number(points, digits)}`;
  /** The same with its unit: "± 0,4 puntos"; and for the ear. */
  const within = (of: Margin) => `${margin(of)} ${plural(of.points, "punto", "puntos")}`;
  const withinHeard = ({ points, digits }: Margin) => `más o menos ${ofChance(points / 100, digits)}`;

  /** Whether the computer plays the opponent. */
  const isComputer = (side: Side, by: Player | null) => side === "theirs" && by !== null;

  /** Who plays a board, where there is room: "Ordenador (Fuerte)". */
  function playerOf(side: Side, by: Player | null) {
    if (by === null) return who[side];
    return `${side === "mine" ? "Ordenador por ti" : "Ordenador"} (${PLAYERS[by].name})`;
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
    columnOf,
    isComputer,
    playerOf,
  };
}
