// What changed a game most, below its curve: what each turn did, and what leads to it.

import { html, nothing } from "lit-html";

/**
 * @param title over them
 * @param turnings each with what is said of it, and a button that leads to it or `nothing`
 */
export const turningsView = (title: string, turnings: { text: string; button: unknown }[]) =>
  turnings.length === 0
    ? nothing
    : html`<h3>${title}</h3>
    <ul class="turnings">${turnings.map(({ text, button }) => html`<li><span>${text}</span> ${button}</li>`)}</ul>`;
