// The coin's part of the menu.

import { html } from "lit-html";

/** @param {import("./page.js").Page} page */
export const view = ({ words }) => html`<p class="hint">${words.keys}</p>`;
