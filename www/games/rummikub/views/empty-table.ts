// The panel of the table while nothing lies there.

import { html } from "lit-html";
import type { Page } from "../actions.ts";

const tableView = (page: Page) => html`<section class="card panel panel-table" aria-labelledby="table-title">
  <div class="line"><h2 id="table-title">${page.words.tabs.table}</h2></div>
  <p class="hint">${page.words.noTable}</p>
  ${openText(page)}
</section>`;

/** The button by which the table is typed. */
export const openText = ({ words, open }: Page) =>
  html`<div class="line"><button class="quiet" data-key="open-text" @click=${() => open("text")}>${words.openText}</button></div>`;

export const views = { table: tableView };

/** All that it says the page has from the start. */
export const detailWords = () => ({});
