// What is shown of a position that is shared: the roll, the best choice with its pairs, where the game stands, and the sheet.

import { at } from "../../../shell/model/at.ts";
import type { Piece, Shown } from "../../../shell/ui/share-picture.ts";
import type { Page } from "../actions.ts";
import { ranked } from "../model/choices.ts";
import { chanceOf, rankedByChance } from "../model/reach.ts";
import { NUMBERS, REJECT_BOXES, SUM_BOXES, SUMS } from "../model/sheet.ts";
import { areHidden, canChoose, sheetOf } from "../model/state.ts";
import type { SheetChoice } from "../model/types.ts";
import { dialogWords } from "../text/en/dialogs.ts";
import { whereItStands } from "./status.ts";

/** A box of the sheet, how high its rows are, how wide their names, and where those of the rejects begin. */
const BOX = { width: 0.42, height: 0.34 };
const ROW = 0.42;
const NAME = 0.6;
const REJECTS = 6.3;
/** How wide the words before the dice are. */
const LABEL = 2.3;

export function shown(page: Page): Shown {
  const { state, analysis } = page;
  const isTold = analysis && canChoose(state) && !areHidden(state);
  const best = isTold
    ? ((rankedByChance(analysis.answer, analysis.reach) ?? ranked(analysis.answer))[0] ?? null)
    : null;
  const roll = diceOf(page);
  const choice = best ? choiceOf(page, best, roll.length > 0 ? 1.35 : 0) : [];
  const top = (roll.length > 0 ? 1.35 : 0) + (best ? 1.75 : 0);
  return { pieces: [...roll, ...choice, ...standsOf(page, top), ...boxesOf(page, best, top + 0.65)] };
}

type Text = Piece & { kind: "text" };

const label = (text: string, x: number, y: number, width = LABEL - 0.2): Text => ({
  kind: "text",
  text,
  x,
  y,
  size: 0.4,
  colour: "--ink",
  width,
});

const die = (face: number, x: number, y: number): Piece => ({ kind: "symbol", symbol: `die-${face}`, x, y, size: 0.9 });

function diceOf({ state, words }: Page): Piece[] {
  if (state.roll.length === 0) return [];
  return [label(words.padTitle, 0, 0.25), ...state.roll.map((face, nth) => die(face, LABEL + nth, 0.05))];
}

/** Where the parts of the best choice stand in their frame. */
const IN = { label: 0.25, reject: 1.55, pairs: 3, pair: 3.15, worth: 10.8, wide: 11 };

/** The die that is rejected, the two pairs, and what that is worth, framed as the best. */
function choiceOf(page: Page, choice: SheetChoice, y: number): Piece[] {
  const { words } = page;
  const { picture } = dialogWords(words);
  const { reject, left, pairs, sums } = choice;
  const ends = pairs.flatMap((pair, nth): Piece[] => {
    const x = IN.pairs + IN.pair * nth;
    return [
      ...pair.map((face, which) => die(face, x + which, y + 0.28)),
      { ...label(`${words.equals} ${words.number(at(sums, nth))}`, x + 2, y + 0.5, 1), bold: true },
    ];
  });
  return [
    { kind: "box", x: 0, y, width: IN.wide, height: 1.45, fill: "--best-tint", line: "--best", look: "thick" },
    { ...label(picture.best, IN.label, y + 0.2), bold: true, colour: "--best" },
    label(reject === null ? picture.idle : picture.reject, IN.label, y + 0.76, 1.2),
    die(left, IN.reject, y + 0.28),
    ...ends,
    ...worthOf(page, choice).map(
      (text, nth): Piece => ({
        ...label(text, IN.worth, y + (nth === 0 ? 0.2 : 0.9), 1.6),
        size: nth === 0 ? 0.62 : 0.32,
        align: "end",
        bold: nth === 0,
      }),
    ),
  ];
}

/** What a choice is worth, and in what. */
function worthOf({ analysis: { answer, reach }, words }: Page, choice: SheetChoice): string[] {
  const found = chanceOf(answer, reach, choice);
  if (found) return [words.chance(found.chance)];
  return choice.value === null ? [] : [words.value(choice.value), words.expectedShort];
}

/** Which turn it is, and the score so far. */
function standsOf(page: Page, y: number): Piece[] {
  return page.analysis ? [label(whereItStands(page).join(" · "), 0, y, IN.wide)] : [];
}

/** A pencil's stroke in a box at a place, from its lower left to its upper right. */
const stroke = (x: number, y: number): Piece => ({
  kind: "curve",
  x,
  y,
  points: [
    { x: BOX.width * 0.15, y: BOX.height * 0.95 },
    { x: BOX.width * 0.85, y: BOX.height * 0.05 },
  ],
  colour: "--pencil",
});

/** The sheet as the page shows it: sums on the left, with the line of zero, rejects on the right; boxes to come have a plus. */
function boxesOf({ state }: Page, coming: SheetChoice | null, top: number): Piece[] {
  const { sums, rejects } = sheetOf(state);
  const line = (
    left: number,
    nth: number,
    { name, boxes, marks, more }: { name: number; boxes: number; marks: number; more: number },
  ) => {
    const y = top + nth * ROW;
    return [
      { ...label(String(name), left, y + 0.03, 0.5), size: 0.32, bold: true },
      ...Array.from({ length: boxes }, (_, box): Piece[] => {
        const x = left + NAME + box * (BOX.width + 0.06);
        const at = { x, y };
        if (box < marks) return [{ kind: "box", ...at, ...BOX, line: "--edge" }, stroke(x, y)];
        if (box >= marks + more) return [{ kind: "box", ...at, ...BOX, line: "--edge" }];
        return [
          { kind: "box", ...at, ...BOX, fill: "--best-tint", line: "--best" },
          {
            kind: "text",
            text: "+",
            x: x + BOX.width / 2,
            y: y + 0.02,
            size: 0.3,
            colour: "--best",
            width: BOX.width,
            align: "center",
            bold: true,
          },
        ];
      }).flat(),
    ];
  };
  const zero = NAME + 4 * (BOX.width + 0.06) - 0.03;
  return [
    ...SUMS.flatMap((name, nth) =>
      line(0, nth, {
        name,
        boxes: SUM_BOXES,
        marks: at(sums, nth),
        more: coming?.sums.filter((sum) => sum === name).length ?? 0,
      }),
    ),
    {
      kind: "curve",
      x: zero,
      y: top,
      points: [
        { x: 0, y: -0.05 },
        { x: 0, y: ROW * SUMS.length },
      ],
      colour: "--ink",
    },
    ...NUMBERS.flatMap((name, nth) =>
      line(REJECTS, nth, { name, boxes: REJECT_BOXES, marks: at(rejects, nth), more: Number(coming?.reject === name) }),
    ),
  ];
}
