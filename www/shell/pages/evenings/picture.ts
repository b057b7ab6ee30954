// An evening's table as a picture to share: its pieces, as share-picture.ts draws them.

import type { EveningsText } from "../../text/en/evenings.ts";
import type { Piece } from "../../ui/share-picture.ts";
import type { Evening, Standing } from "./evenings.ts";
import { type Counted, columnsOf } from "./view.ts";

/** How wide the table is, a column of numbers, and the room between two, where a row is as high as 1. */
const [WIDE, COLUMN, GAP] = [16, 2.6, 0.3];
/** Letters of the head, and of the rows; where they stand in a row. */
const [HEAD, ROW, AT] = [0.4, 0.6, 0.2];

interface Column {
  head: string;
  number: (standing: Standing) => string;
}

/** The columns of numbers, the one that leads first. */
function columnsWith(evening: Evening, { sum, luck: unit }: Counted, words: EveningsText): Column[] {
  const { heads, wins, score, luck } = words;
  const { hasWins, hasScore, hasLuck } = columnsOf(evening);
  const of = (head: string, number: Column["number"]) => ({ head, number });
  return [
    ...(hasWins ? [of(heads.wins, (one) => wins(one.wins))] : []),
    ...(hasScore ? [of(heads[sum], (one) => score(one.score ?? 0))] : []),
    ...(hasLuck ? [of(heads.luck, (one) => (one.luck === null ? "–" : luck[unit](one.luck)))] : []),
  ];
}

/** A text of the picture, in a line that begins at `top`. */
const written = (text: string, x: number, top: number, rest: Partial<Piece & { kind: "text" }>): Piece => ({
  ...{ kind: "text", text, x, y: top + AT, size: ROW, colour: "--ink", width: COLUMN - GAP },
  ...rest,
});

export function piecesOf(evening: Evening, counted: Counted, words: EveningsText): Piece[] {
  const columns = columnsWith(evening, counted, words);
  const width = WIDE - columns.length * COLUMN - GAP;
  const endOf = (nth: number) => WIDE - (columns.length - 1 - nth) * COLUMN;
  const head = { size: HEAD, colour: "--soft" };
  return [
    written(words.heads.player, 0, 0, { ...head, width }),
    ...columns.map((column, nth) => written(column.head, endOf(nth), 0, { ...head, align: "end" })),
    ...evening.standings.flatMap((standing, row): Piece[] => [
      { kind: "box", x: 0, y: row + 0.8, width: WIDE, height: 0.03, fill: "--line" },
      written(standing.name, 0, row + 0.8, { width, bold: row === 0 }),
      ...columns.map(({ number }, nth) =>
        written(number(standing), endOf(nth), row + 0.8, { align: "end", bold: nth === 0 }),
      ),
    ]),
  ];
}
