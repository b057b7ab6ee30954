// The coin's part of the menu.

import { html } from "lit-html";
import type { Page } from "./page.ts";

export const view = ({ words }: Page) => html`<p class="hint">${words.menuHint}</p>`;
