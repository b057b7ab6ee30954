// What sentences of several files are made of, in Dutch: columns, dice, points, and whose something is.

import { at } from "../../../../shell/model/at.ts";
import type { Formats } from "../../../../shell/model/format.ts";
import { capital } from "../../../../shell/text/capital.ts";
import { levels } from "../../../../shell/text/nl/standard.ts";
import { byName, NAMELESS, type Names } from "../../model/names.ts";
import type { Margin, Player, Side } from "../../model/types.ts";
import type * as English from "../en/pieces.ts";

const COUNTS = ["geen", "een", "twee", "drie"];
const COLUMNS = ["links", "midden", "rechts"];
const IN_COLUMN = ["links", "in het midden", "rechts"];
const COLUMN_NAMES = ["linkerkolom", "middelste kolom", "rechterkolom"];
const FACES = ["één", "twee", "drie", "vier", "vijf", "zes"];
const FACES_MORE = ["enen", "tweeën", "drieën", "vieren", "vijven", "zessen"];

/** Players of the computer, by the names that the solver has for them. */
export const PLAYERS: typeof English.PLAYERS = {
  "best-4": { name: levels.strongest, how: "Kijkt vier worpen vooruit en speelt om te winnen." },
  "best-1": {
    name: "Beste, 1\u00a0vooruit",
    how: "Speelt om te winnen met wat de app heeft geleerd, en kijkt één worp vooruit.",
  },
  "risk-4": {
    name: levels.strong,
    how: "Kijkt vier worpen vooruit en telt punten, min wat de ander nog kan verwijderen.",
  },
  "seed-4": {
    name: "Punten en ruimte, 4\u00a0vooruit",
    how: "Kijkt vier worpen vooruit en telt punten en lege vakjes.",
  },
  greedy: { name: levels.medium, how: "Kiest wat meteen de grootste puntenvoorsprong geeft." },
  random: { name: levels.weak, how: "Kiest een willekeurige kolom; alle kolommen zijn even waarschijnlijk." },
};

/** @param called the names of the players */
export function pieces({ number, plural }: Formats, called: Names = NAMELESS) {
  const bySide = byName(called);
  /** Whether a side is spoken to. */
  const isYou = (side: Side) => side === "mine" && called.mine === "";
  /** "links". */
  const column = (nth: number) => at(COLUMNS, nth);
  /** "links", "in het midden". */
  const inColumn = (nth: number) => at(IN_COLUMN, nth);
  /** "linkerkolom", "middelste kolom". */
  const columnName = (nth: number) => COLUMN_NAMES[nth];
  /** "je linkerkolom", "de linkerkolom van de tegenstander". */
  const columnOf = (side: Side, nth: number) =>
    bySide(
      `je ${columnName(nth)}`,
      `de ${columnName(nth)} van de tegenstander`,
      (name) => `de ${columnName(nth)} van ${name}`,
    )[side];
  /** "vijf", "vijven". */
  const face = (die: number, count = 1) => plural(count, at(FACES, die - 1), at(FACES_MORE, die - 1));
  /** "Vijf"; in Dutch "één" has no accent on its capital. */
  const capitalFace = (die: number) => (die === 1 ? "Eén" : capital(face(die)));
  /** "een vijf", "twee vijven". */
  const dice = (die: number, count: number) => `${COUNTS[count]} ${face(die, count)}`;
  const points = (count: number) => `${number(count)} ${plural(Math.abs(count), "punt", "punten")}`;
  const who = bySide("Jij", "Tegenstander", (name) => name);
  const subject = bySide("Je", "De tegenstander", (name) => name);

  /** A part of a win: "4,0 procentpunt winkans". */
  const ofChance = (part: number, digits = 1) => `${number(part * 100, digits)} procentpunt winkans`;

  /** How far a chance may be off: "± 0,4". */
  const margin = ({ points, digits }: Margin) => `±\u00a0${number(points, digits)}`;
  /** The same with its unit: "± 0,4 procentpunt"; and for the ear. */
  const within = (of: Margin) => `${margin(of)} procentpunt`;
  const withinHeard = ({ points, digits }: Margin) => `plus of min ${number(points, digits)} procentpunt`;

  /** Who plays a board, where there is room: "Computer (Sterk)". */
  function playerOf(side: Side, by: Player | null) {
    if (by === null) return who[side];
    return `${side === "mine" ? "Computer voor jou" : "Computer"} (${PLAYERS[by].name})`;
  }

  return {
    bySide,
    isYou,
    column,
    inColumn,
    columnName,
    columnOf,
    face,
    capitalFace,
    dice,
    points,
    ofChance,
    margin,
    within,
    withinHeard,
    who,
    subject,
    playerOf,
  };
}
