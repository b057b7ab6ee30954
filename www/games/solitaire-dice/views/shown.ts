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

/** A column of the sheet and a box of it. */
const BAR = 0.54;
const BOX = 0.22;
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
    { kind: "box", x: 0, y, width: IN.wide, height: 1.45, fill: "--tint", line: "--link", look: "thick" },
    { ...label(picture.best, IN.label, y + 0.2), bold: true, colour: "--link" },
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

/** The sheet as the page shows it beside the choices: boxes one above the other, those to come with a plus. */
function boxesOf({ state }: Page, coming: SheetChoice | null, y: number): Piece[] {
  const { sums, rejects } = sheetOf(state);
  const high = BOX * SUM_BOXES;
  const column = (name: number, x: number, boxes: number, marks: number, more: number, fill: string): Piece[] => [
    ...Array.from({ length: boxes }, (_, nth): Piece[] => {
      const isComing = nth >= marks && nth < marks + more;
      const at = { x: x + 0.04, y: y + high - (nth + 1) * BOX + 0.02 };
      const size = { width: BAR - 0.08, height: BOX - 0.04 };
      const box: Piece = isComing
        ? { kind: "box", ...at, ...size, fill: "--tint", line: "--link" }
        : { kind: "box", ...at, ...size, line: nth < marks ? fill : "--line", ...(nth < marks ? { fill } : {}) };
      const plus: Piece = {
        kind: "text",
        text: "+",
        x: x + BAR / 2,
        y: at.y - 0.05,
        size: 0.24,
        colour: "--link",
        width: BAR,
        align: "center",
        bold: true,
      };
      return isComing ? [box, plus] : [box];
    }).flat(),
    {
      kind: "text",
      text: String(name),
      x: x + BAR / 2,
      y: y + high + 0.05,
      size: 0.32,
      colour: "--ink",
      width: BAR,
      align: "center",
    },
  ];
  return [
    ...SUMS.flatMap((name, nth) =>
      column(
        name,
        nth * BAR,
        SUM_BOXES,
        at(sums, nth),
        coming?.sums.filter((sum) => sum === name).length ?? 0,
        at(sums, nth) < 5 ? "--curve-6" : "--link",
      ),
    ),
    ...NUMBERS.flatMap((name, nth) =>
      column(
        name,
        (SUMS.length + 1 + nth) * BAR,
        REJECT_BOXES,
        at(rejects, nth),
        Number(coming?.reject === name),
        "--edge",
      ),
    ),
  ];
}
