// The end of a game as a picture to share: everybody with what they scored, the best first, and the curves below.

import type { GameResult } from "../game/records/types.ts";
import { at } from "../model/at.ts";
import type { Formats } from "../model/format.ts";
import type { Curves } from "./course-chart.ts";
import type { Piece } from "./share-picture.ts";

/** How wide it is, how high a row and the curves are, and the letters of a row. */
const [WIDE, ROW, CURVES, LETTERS] = [9.85, 0.8, 3, 0.55];

/** Colours of curves, as course.css has them. */
const COLOURS = [5, 6, 3, 2, 1, 4, 7].map((nth) => `--curve-${nth}`);

interface Pictured {
  names: string[];
  result: GameResult | null;
  course: Curves | null;
}

export function endPieces({ names, result, course }: Pictured, { number }: Formats): Piece[] {
  const ranked = (result?.players ?? [])
    .map(({ won, score }, seat) => ({ name: at(names, seat), won, score, seat }))
    .sort((one, other) => other.won - one.won || (other.score ?? 0) - (one.score ?? 0));
  const rows = ranked.flatMap(({ name, won, score, seat }, nth): Piece[] => {
    const y = nth * ROW;
    const written = { kind: "text", y: y + 0.1, size: LETTERS, colour: "--ink", bold: won > 0 } as const;
    const isDrawn = course !== null && seat in course.lines;
    return [
      ...(isDrawn
        ? [{ kind: "shape", shape: "circle", x: 0, y: y + 0.2, size: 0.36, colour: at(COLOURS, seat) } as const]
        : []),
      { ...written, text: won > 0 ? `★ ${name}` : name, x: 0.6, width: WIDE - 2.4 },
      ...(score === null ? [] : [{ ...written, text: number(score), x: WIDE, width: 1.6, align: "end" } as const]),
    ];
  });
  return course === null ? rows : [...rows, ...curvesOf(course, ranked.length * ROW + 0.3)];
}

function curvesOf({ lines, least = 0, most }: Curves, top: number): Piece[] {
  const frame: Piece = { kind: "box", x: 0, y: top, width: WIDE, height: CURVES, fill: "--card", line: "--line" };
  const curves = lines.map(({ values }, nth): Piece => {
    const points = values.flatMap((value, place) =>
      value === null
        ? []
        : [{ x: (WIDE * place) / Math.max(1, values.length - 1), y: CURVES * (1 - (value - least) / (most - least)) }],
    );
    return { kind: "curve", x: 0, y: top, points, colour: at(COLOURS, nth) };
  });
  return [frame, ...curves];
}
