// Dice, choices and sheets as pictures.

import { html, nothing, svg } from "lit-html";
import { at } from "../../../shell/model/at.ts";
import { picture, unseen } from "../../../shell/ui/controls.ts";
import { NUMBERS, REJECT_BOXES, SUM_BOXES, SUMS } from "../model/sheet.ts";
import type { Sheet, SheetChoice, SheetMark } from "../model/types.ts";
import type { Words } from "../text/en/words.ts";

export const die = (face: number, className = "die") => picture(`die-${face}`, className);

/** Dice in a row, for the ear as well. */
export const diceRow = (faces: number[]) =>
  html`<span class="dice">${faces.map((face) => die(face, "die small"))}${unseen(faces.join(" "))}</span>`;

/** The die that is set apart, and the two pairs with their sums. */
export const choiceDice = (
  words: Words,
  { reject, left, sums, pairs }: SheetChoice,
) => html`<span class="apart ${reject === null ? "idle" : ""}"
    ><span class="apart-name">${reject === null ? words.idle : words.reject}</span>${die(left)}</span
  >${pairs.map(
    (pair, nth) =>
      html`<span class="pair">${pair.map((face) => die(face))}<span class="sum"><span class="equals">${words.equals}</span>${sums[nth]}</span></span>`,
  )}`;

const BAR = 4;

/** How high a box is: where the sheet is looked at, and where it stands beside something else. */
const BOXES = { large: 3.2, small: 1.75 };

/**
 * A sheet as on paper but upright: a column of boxes for each sum and each number, with its name below. Boxes that a
 * choice would mark have a plus.
 */
export function overview({ sums, rejects }: Sheet, size: keyof typeof BOXES, coming: SheetMark | null = null) {
  const box = BOXES[size];
  const high = box * SUM_BOXES;
  const columns = [
    ...SUMS.map((name, nth) => ({
      name,
      at: nth * BAR,
      boxes: SUM_BOXES,
      marks: at(sums, nth),
      more: coming?.sums.filter((sum) => sum === name).length ?? 0,
      className: at(sums, nth) < 5 ? "small-open" : "small-paid",
    })),
    ...NUMBERS.map((name, nth) => ({
      name,
      at: (SUMS.length + 1 + nth) * BAR,
      boxes: REJECT_BOXES,
      marks: at(rejects, nth),
      more: Number(coming?.reject === name),
      className: "small-reject",
    })),
  ];
  const width = (SUMS.length + 1 + NUMBERS.length) * BAR;
  return html`<svg class="overview" viewBox="0 0 ${width} ${high + 5}" aria-hidden="true">
    ${columns.map(
      ({ name, at, boxes, marks, more, className }) =>
        svg`${Array.from({ length: boxes }, (_, nth) => {
          const top = high - (nth + 1) * box;
          const isComing = nth >= marks && nth < marks + more;
          return svg`<rect class=${nth < marks ? className : isComing ? "small-coming" : "small-empty"} x=${at + 0.5} y=${top + 0.2} width=${BAR - 1} height=${box - 0.4}></rect>
          ${isComing ? svg`<path class="small-plus" d="M${at + BAR / 2 - 0.6} ${top + box / 2}h1.2m-.6 -.6v1.2"></path>` : nothing}`;
        })}<text class="axis" x=${at + 0.5 * BAR} y=${high + 4} text-anchor="middle">${name}</text>`,
    )}
    <line class="half" x1="0" x2=${SUMS.length * BAR} y1=${high / 2} y2=${high / 2}></line>
  </svg>`;
}
