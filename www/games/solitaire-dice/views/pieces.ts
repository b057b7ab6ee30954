// Dice, choices and small sheets as pictures.

import { html, nothing, svg } from "lit-html";
import { picture, unseen } from "../../../shell/parts.js";
import { NUMBERS, REJECT_BOXES, SUM_BOXES, SUMS } from "../model/sheet.js";

/** @typedef {import("../text/en.js").Words} Words */
/** @typedef {import("../model/types.d.ts").SheetChoice} SheetChoice */
/** @typedef {import("../model/types.d.ts").Sheet} Sheet */

/** @param {number} face */
export const die = (face, className = "die") => picture(`die-${face}`, className);

/** Dice in a row, for the ear as well. @param {number[]} faces */
export const diceRow = (faces) =>
  html`<span class="dice">${faces.map((face) => die(face, "die small"))}${unseen(faces.join(" "))}</span>`;

/** The die that is set apart, and the two pairs with their sums. @param {Words} words @param {SheetChoice} choice */
export const choiceDice = (
  words,
  { reject, left, sums, pairs },
) => html`<span class="apart ${reject === null ? "idle" : ""}"
    ><span class="apart-name">${reject === null ? words.idle : words.reject}</span>${die(left)}</span
  >${pairs.map(
    (pair, nth) =>
      html`<span class="pair">${pair.map((face) => die(face))}<span class="sum"><span class="equals">${words.equals}</span>${sums[nth]}</span></span>`,
  )}`;

const BAR = 4;
const TALL = 24;

/** A sheet in small: a bar for each sum and each number, as high as it has marks; what costs points is marked by its colour and a line above it. @param {Sheet} sheet */
export function smallSheet(sheet) {
  const [width, content] = bars(sheet);
  return html`<svg class="small-sheet" viewBox="0 0 ${width} ${TALL}" aria-hidden="true">${content}</svg>`;
}

/** The same, larger, with the names of the sums and numbers below. @param {Sheet} sheet */
export function overview(sheet) {
  const [width, content] = bars(sheet);
  const names = [...SUMS.map((sum, nth) => [sum, nth]), ...NUMBERS.map((face, nth) => [face, SUMS.length + 1 + nth])];
  return html`<svg class="overview" viewBox="0 0 ${width} ${TALL + 6}" aria-hidden="true">${content}${names.map(
    ([name, place]) =>
      svg`<text class="axis" x=${(place + 0.5) * BAR} y=${TALL + 4.5} text-anchor="middle">${name}</text>`,
  )}</svg>`;
}

/** How wide it is, and its bars. @param {Sheet} sheet @returns {[number, any]} */
function bars({ sums, rejects }) {
  const all = [
    ...SUMS.map((_, nth) => ({ at: nth * BAR, part: sums[nth] / SUM_BOXES, count: sums[nth] })),
    ...NUMBERS.map((_, nth) => ({ at: (SUMS.length + 1 + nth) * BAR, part: rejects[nth] / REJECT_BOXES, count: -1 })),
  ];
  const width = (SUMS.length + 1 + NUMBERS.length) * BAR;
  const content = svg`
    <line class="grid" x1="0" x2=${width} y1=${TALL - 0.25} y2=${TALL - 0.25}></line>
    <line class="grid" x1="0" x2=${SUMS.length * BAR} y1=${TALL / 2} y2=${TALL / 2}></line>
    ${all.map(({ at, part, count }) =>
      part === 0
        ? nothing
        : svg`<rect class=${count < 0 ? "small-reject" : count < 5 ? "small-open" : "small-paid"} x=${at + 0.5} y=${TALL * (1 - part)} width=${BAR - 1} height=${TALL * part}></rect>`,
    )}`;
  return [width, content];
}
