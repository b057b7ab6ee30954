// What is shown of a position that is shared: the boards as they face each other, what each column is worth, and the rolled die beside them.

import { at } from "../../../shell/model/at.ts";
import type { Piece, Shown } from "../../../shell/ui/share-picture.ts";
import type { Page } from "../actions.ts";
import { announcedOf } from "../announcements.ts";
import { chanceOf, digitsOf } from "../model/accuracy.ts";
import { COLUMNS, countIn, HEIGHT } from "../model/board.ts";
import { ownShare } from "../model/own.ts";
import { areHidden, computerToMove } from "../model/seats.ts";
import type { Side } from "../model/types.ts";
import { markOf, markText } from "./band.ts";

/** How wide a column is, and where its parts stand from the top: names, points of columns, the boards and the numbers between them. */
const WIDE = 1.5;
const AT = {
  theirs: { name: 0, score: 0.72, board: 1.2 },
  band: 1.3 + HEIGHT,
  mine: { name: 3.15 + 2 * HEIGHT, score: 2.55 + 2 * HEIGHT, board: 2.5 + HEIGHT },
};
const BAND = 1.2;
const SIDES = ["theirs", "mine"] as const;

export const shown = (page: Page): Shown => ({
  says: saidOf(page),
  pieces: [
    ...SIDES.flatMap((side) => COLUMNS.map((column) => trayOf(side, column))),
    ...COLUMNS.flatMap((column) => worthOf(page, column)),
    ...SIDES.flatMap((side) => [...nameOf(page, side), ...COLUMNS.flatMap((column) => pileOf(page, side, column))]),
    ...rollOf(page),
  ],
});

/** With the chance as it stands, which is announced once it changes no more; nothing where the summary says it. */
function saidOf({ state, analysis, words }: Page) {
  const { toMove, roll, refused, mode } = state;
  const answer = analysis?.found?.answer;
  const isOfComputer = mode === "play" && computerToMove(state) !== null;
  if (refused || isOfComputer || areHidden(state) || !answer?.value) return undefined;
  return words.announce(toMove, roll, announcedOf(answer), chanceOf(answer, ownShare(toMove, answer.value.share)));
}

const middle = (column: number) => WIDE * (column + 0.5);

const trayOf = (side: Side, column: number): Piece => ({
  kind: "box",
  x: WIDE * column + 0.04,
  y: AT[side].board - 0.05,
  width: WIDE - 0.08,
  height: HEIGHT + 0.1,
  fill: "--tray",
});

/** Who plays a board, and its points. */
function nameOf({ state, analysis, words }: Page, side: Side): Piece[] {
  const of = { kind: "text", y: AT[side].name, size: 0.5, colour: "--ink" } as const;
  return [
    { ...of, text: words.player(side, state.seats[side]), x: 0, width: 3 * WIDE - 1.3, bold: state.toMove === side },
    ...(analysis
      ? [
          {
            ...of,
            text: words.score(analysis.scores[side].total),
            x: 3 * WIDE,
            width: 1.2,
            align: "end",
            bold: true,
          } as const,
        ]
      : []),
  ];
}

/** The squares of a column, the first one next to the middle, and its points. */
function pileOf({ state, analysis, words }: Page, side: Side, column: number): Piece[] {
  const dice = at(state[side], column);
  const x = middle(column) - 0.5;
  const squares = Array.from({ length: HEIGHT }, (_, nth): Piece => {
    const y = AT[side].board + (side === "mine" ? nth : HEIGHT - 1 - nth);
    const face = dice[nth];
    if (face === undefined) return { kind: "box", x: x + 0.1, y: y + 0.1, width: 0.8, height: 0.8, fill: "--shade" };
    const die = [undefined, undefined, "--die-twice", "--die-thrice"][countIn(dice, face)];
    return { kind: "symbol", symbol: `die-${face}`, x: x + 0.05, y: y + 0.05, size: 0.9, die };
  });
  const score = analysis?.scores[side].columns[column];
  return [
    ...squares,
    ...(score ? [{ ...centred(column, AT[side].score, 0.36), text: words.score(score), colour: "--soft" }] : []),
  ];
}

const centred = (column: number, y: number, size: number) =>
  ({ kind: "text", x: middle(column), y, size, width: WIDE - 0.15, align: "center" }) as const;

const gradeColours: Partial<Record<string, string>> = { slip: "--slip", mistake: "--loss" };

/** What a column is worth, between the boards; the best one is framed with its squares. */
function worthOf(page: Page, column: number): Piece[] {
  const { state, analysis, words } = page;
  const answer = analysis?.found?.answer;
  if (!answer?.columns.length || state.roll === null || state.mode !== "play") return [];
  const one = answer.columns.find((other) => other.column === column);
  if (!one) return [{ ...centred(column, AT.band + 0.35, 0.32), text: words.fullColumn, colour: "--soft" }];
  const { mark, className } = markOf(page, one, answer);
  const isBest = className === "best";
  const { toMove } = state;
  const top = toMove === "mine" ? AT.band : AT.theirs.score - 0.05;
  const frame: Piece = {
    kind: "box",
    x: WIDE * column + 0.04,
    y: top,
    width: WIDE - 0.08,
    height: AT.band - AT.theirs.score + BAND - 0.08,
    fill: "--best-tint",
    line: "--best",
    look: "thick",
  };
  const share = one.outlook?.share;
  return [
    ...(isBest ? [frame] : []),
    ...(share === undefined || areHidden(state)
      ? []
      : [
          {
            ...centred(column, AT.band + 0.15, 0.46),
            text: words.chance(ownShare(toMove, share), digitsOf(answer.error)),
            colour: isBest ? "--best" : "--soft",
            bold: isBest,
          },
        ]),
    {
      ...centred(column, AT.band + 0.7, 0.32),
      text: markText(page, mark),
      colour: isBest ? "--best" : (gradeColours[className] ?? "--soft"),
      bold: isBest,
    },
  ];
}

/** The die that is to be placed, apart from the boards. */
function rollOf({ state, words }: Page): Piece[] {
  if (state.roll === null) return [];
  const x = 3 * WIDE + 0.5;
  return [
    {
      kind: "text",
      text: words.rolled(state.toMove, computerToMove(state)),
      x,
      y: AT.band - 0.75,
      size: 0.34,
      colour: "--ink",
      width: 2.3,
    },
    { kind: "symbol", symbol: `die-${state.roll}`, x, y: AT.band - 0.2, size: 1.4 },
  ];
}
