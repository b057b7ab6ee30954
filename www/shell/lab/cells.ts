// Tables of numbers: heads, rows, and numbers with their ranges as cells.

import { html, nothing } from "lit-html";

/** @typedef {import("./lab.d.ts").Estimate} Estimate */
/** @typedef {import("./text/en.js").LabWords} LabWords */

/** @param {any[]} texts */
const tableHead = (texts) => html`<thead><tr>${texts.map((text) => html`<th scope="col">${text}</th>`)}</tr></thead>`;

/** A table of shares in a box that scrolls where the letters are too large for all columns. @param {{ caption: string, heads: any[], className?: string }} of @param {any} bodies */
export const tableOfShares = ({ caption, heads, className = "" }, bodies) => html`<div
  class="scroller"
  tabindex="0"
  role="group"
  aria-label=${caption}
>
  <table class="shares ${className}">
    <caption>${caption}</caption>
    ${tableHead(heads)} ${bodies}
  </table>
</div>`;

/** @param {any} name @param {any} cells */
export const tableRow = (name, cells) => html`<tr><th scope="row">${name}</th>${cells}</tr>`;

/** A number, its range in small below, and what else there is to say. @param {string} number @param {string} range @param {any} more */
export const numberCell = (number, range = "", more = nothing) =>
  html`<td><span class="number">${number}</span> <span class="range">${range}</span> ${more}</td>`;

/** @param {LabWords} words @param {Estimate} share @param {any} [more] */
export const shareCell = (words, share, more) => numberCell(words.percent(share.value), words.shareRange(share), more);

/** @param {LabWords} words @param {Estimate} estimate */
export const estimateCell = (words, estimate) => numberCell(words.number(estimate.value), words.numberRange(estimate));

/** Where there is no number. */
export const noCell = () => html`<td class="soft"><span aria-hidden="true">–</span></td>`;

/** A table that few look at, behind its name. @param {string} name @param {any} table */
export const folded = (name, table) => html`<details class="more">
  <summary><span class="more-name">${name}</span></summary>
  ${table}
</details>`;
