// Tables of numbers: heads, rows, and numbers with their ranges as cells.

import { html, nothing } from "lit-html";
import type { Estimate } from "./run.ts";
import type { LabWords } from "./text/en.ts";

const tableHead = (texts: unknown[]) =>
  html`<thead><tr>${texts.map((text) => html`<th scope="col">${text}</th>`)}</tr></thead>`;

/** A table of shares in a box that scrolls where the letters are too large for all columns. */
export const tableOfShares = (
  { caption, heads, className = "" }: { caption: string; heads: unknown[]; className?: string },
  bodies: unknown,
) => html`<div
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

export const tableRow = (name: unknown, cells: unknown) => html`<tr><th scope="row">${name}</th>${cells}</tr>`;

/** A number, its range in small below, and what else there is to say. */
export const numberCell = (number: string, range: string = "", more: unknown = nothing) =>
  html`<td><span class="number">${number}</span> <span class="range">${range}</span> ${more}</td>`;

export const shareCell = (words: LabWords, share: Estimate, more?: unknown) =>
  numberCell(words.percent(share.value), words.shareRange(share), more);

export const estimateCell = (words: LabWords, estimate: Estimate) =>
  numberCell(words.number(estimate.value), words.numberRange(estimate));

/** Where there is no number. */
export const noCell = () => html`<td class="soft"><span aria-hidden="true">–</span></td>`;

/** A table that few look at, behind its name. */
export const folded = (name: string, table: unknown) => html`<details class="more">
  <summary><span class="more-name">${name}</span></summary>
  ${table}
</details>`;
