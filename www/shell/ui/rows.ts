// Rows that lead somewhere, as the menu has them: each is one tap.

import { html } from "lit-html";

/**
 * @param to the address of a page, or what opens something
 */
export const row = (key: string, name: string, to: string | (() => unknown)) =>
  html`<li>${
    typeof to === "string"
      ? html`<a data-key=${key} href=${to}>${name}</a>`
      : html`<button class="quiet" data-key=${key} @click=${to}>${name}</button>`
  }</li>`;

export const rows = (...of: unknown[]) => html`<ul class="rows">${of}</ul>`;
