// The end of a game as a picture to share: everybody with what they scored, the best first, and the curves below.

import type { GameResult } from "../game/records/types.ts";
import { at } from "../model/at.ts";
import type { Formats } from "../model/format.ts";
import type { Curves } from "./course-chart.ts";
import { type Piece, reach } from "./share-picture.ts";

/** How wide and high it is; how high a row is at most, and all of them are; how much of a row its letters and its score take. */
const [WIDE, HIGH, ROW, ROWS] = [9.68, 9.1, 1.3, 5];
const [LETTERS, SCORE] = [0.46, 0.66];
/** Letters are lower than their line, and stand at its top. */
const ABOVE = 0.56;
/** How much of what is left below the rows the board has at most above curves, and what is between. */
const [BOARD, GAP] = [0.55, 0.3];

/** Colours of curves, as course.css has them. */
const COLOURS = [5, 6, 3, 2, 1, 4, 7].map((nth) => `--curve-${nth}`);

interface Pictured {
  names: string[];
  result: GameResult | null;
  course: Curves | null;
  /** What lies on the table. */
  board: Piece[];
}

export function endPieces({ names, result, course, board }: Pictured, { number }: Formats): Piece[] {
  const ranked = (result?.players ?? [])
    .map(({ won, score }, seat) => ({ name: at(names, seat), won, score, seat }))
    .sort((one, other) => other.won - one.won || (other.score ?? 0) - (one.score ?? 0));
  const row = Math.min(ROW, ROWS / ranked.length);
  const rows = ranked.flatMap(({ name, won, score, seat }, nth): Piece[] => {
    const middle = (nth + 0.5) * row;
    const written = (part: number) => ({
      ...({ kind: "text", colour: won > 0 ? "--best" : "--ink", bold: won > 0 } as const),
      y: middle - part * row * ABOVE,
      size: part * row,
    });
    const isDrawn = course !== null && seat in course.lines;
    return [
      ...(isDrawn
        ? [{ kind: "shape", shape: "circle", x: 0, y: middle - 0.25, size: 0.4, colour: at(COLOURS, seat) } as const]
        : []),
      { ...written(LETTERS), text: won > 0 ? `★ ${name}` : name, x: course === null ? 0 : 0.7, width: WIDE - 3.4 },
      ...(score === null
        ? []
        : [{ ...written(SCORE), text: number(score), x: WIDE, width: 2.4, align: "end", isNumber: true } as const]),
    ];
  });
  const { right, bottom } = reach(board);
  const [top, left] = [ranked.length * row, HIGH - ranked.length * row];
  const by = Math.min(WIDE / Math.max(right, 1), (course === null ? left : BOARD * left) / Math.max(bottom, 1));
  const lies: Piece = { kind: "group", pieces: board, by, x: (WIDE - by * right) / 2, y: top };
  const below = top + by * bottom + GAP;
  return course === null ? [...rows, lies] : [...rows, lies, ...curvesOf(course, below, HIGH - below)];
}

function curvesOf({ lines, least = 0, most }: Curves, top: number, height: number): Piece[] {
  const frame: Piece = { kind: "box", x: 0, y: top, width: WIDE, height, fill: "--card" };
  const curves = lines.map(({ values }, nth): Piece => {
    const points = values.flatMap((value, place) =>
      value === null
        ? []
        : [{ x: (WIDE * place) / Math.max(1, values.length - 1), y: height * (1 - (value - least) / (most - least)) }],
    );
    return { kind: "curve", x: 0, y: top, points, colour: at(COLOURS, nth) };
  });
  return [frame, ...curves];
}
