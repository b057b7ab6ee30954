// Numbers with their ranges as cells of a table.

import { html, nothing } from "lit-html";

/** @typedef {import("./lab.d.ts").Estimate} Estimate */
/** @typedef {import("./text/en.js").LabWords} LabWords */

/** A number, its range in small below, and what else there is to say. @param {string} number @param {string} range @param {any} more */
export const numberCell = (number, range = "", more = nothing) =>
  html`<td><span class="number">${number}</span> <span class="range">${range}</span> ${more}</td>`;

/** @param {LabWords} words @param {Estimate} share @param {any} [more] */
export const shareCell = (words, share, more) => numberCell(words.percent(share.value), words.shareRange(share), more);

/** @param {LabWords} words @param {Estimate} estimate */
export const estimateCell = (words, estimate) => numberCell(words.number(estimate.value), words.numberRange(estimate));

/** Where there is no number. */
export const noCell = () => html`<td class="soft"><span aria-hidden="true">–</span></td>`;
