// The coin, how often it has fallen on each side and what may come, and the button that throws it.

import { html } from "lit-html";
import type { Page as AnyPage } from "../../../shell/game/contract.ts";
import { waitingView } from "../../../shell/game/waiting.ts";
import { at } from "../../../shell/model/at.ts";
import { unlessAhead } from "../../../shell/ui/ahead.ts";
import { picture } from "../../../shell/ui/controls.ts";
import { thrown } from "../model/moves.ts";
import type { Analysis, Solver, State } from "../model/state.ts";
import { countsOf, SIDES } from "../model/state.ts";
import type { words } from "../text/en/words.ts";

export type Page = AnyPage<State, Analysis, ReturnType<typeof words>, Solver>;

/** All but what changes it. */
export function cardView(page: Page) {
  const { state, analysis, words } = page;
  return html`<section class="card" data-answer tabindex="-1">
    ${state.side ? picture(state.side, "side", words.lies[state.side]) : html`<p class="soft">${words.waiting}</p>`}
    <p class="counts">${words.counts(countsOf(state))}</p>
    ${unlessAhead(page, () => (analysis ? html`<p class="outlook">${words.outlook(analysis)}</p>` : waitingView(page)))}
  </section>`;
}

const throwIt = ({ act }: Page) => act(thrown, at(SIDES, Math.floor(Math.random() * SIDES.length)));

export const pageView = (page: Page) => html`
  ${cardView(page)}
  <button class="primary" data-next data-repeat @click=${() => throwIt(page)}>${page.words.throwIt}</button>
`;
