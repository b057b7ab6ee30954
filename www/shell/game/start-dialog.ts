// What a visitor is asked the first time: what the page gives, in a sentence, and what to begin with. The menu leads here later.

import { html, nothing } from "lit-html";
import type { AnyPage } from "./contract.ts";
import { startOf } from "./start.ts";

export const title = (page: AnyPage) => page.shell.game.title(page);

export const isReady = (page: AnyPage) => startOf(page) !== null;

export function view(page: AnyPage) {
  const start = startOf(page);
  const begin = (run: () => void) => {
    page.open(null);
    run();
  };
  return html`
    <p class="start-line">${start?.line(page)}</p>
    <ul class="choices-list">${start
      ?.choices(page)
      .map(
        ({ key, name, hint, run }) =>
          html`<li><button data-key="start-${key}" @click=${() => begin(run)}><strong>${name}</strong><span class="hint">${hint}</span></button></li>`,
      )}</ul>
    ${page.shell.game.help ? html`<button class="quiet" data-key="start-help" @click=${() => page.open("help", { back: page.dialog })}>${page.shell.words.howToPlay}</button>` : nothing}
  `;
}
