// What a visitor is asked the first time, below a picture of the game: what the page gives, in a sentence, and what to begin with. The menu
// leads here later.

import { html, nothing } from "lit-html";
import { giveUpWords } from "../text/en/give-up.ts";
import type { AnyPage } from "./contract.ts";
import { isKnown, offerOf } from "./give-up.ts";
import { startOf } from "./start.ts";

export const title = (page: AnyPage) => page.shell.game.title(page);

export const isReady = (page: AnyPage) => startOf(page) !== null && isKnown(page);

export function view(page: AnyPage) {
  const start = startOf(page);
  const begin = (run: () => void) => {
    page.open(null);
    run();
  };
  return html`
    <svg class="board" viewBox="0 0 160 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><use href="#board"></use></svg>
    <p class="start-line">${start?.line(page)}</p>
    <ul class="choices-list">${start?.choices(page).map((one) => choice(one, () => begin(one.run)))}${
      offerOf(page)
        ? choice({ key: "give-up", name: giveUpWords.open, hint: giveUpWords.hint }, () => page.open("give-up"))
        : nothing
    }</ul>
    ${page.shell.game.help ? html`<button class="quiet" data-key="start-help" @click=${() => page.open("help", { back: page.dialog })}>${page.shell.words.howToPlay}</button>` : nothing}
  `;
}

const choice = ({ key, name, hint }: { key: string; name: string; hint: string }, run: () => void) =>
  html`<li><button data-key="start-${key}" @click=${run}><strong>${name}</strong><span class="hint">${hint}</span></button></li>`;
