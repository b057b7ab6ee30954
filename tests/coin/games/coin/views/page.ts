// The coin, how often it has fallen on each side, and the button that throws it.

import { html } from "lit-html";
import type { Page as AnyPage } from "../../../shell/game/contract.ts";
import { at } from "../../../shell/model/at.ts";
import { picture } from "../../../shell/ui/controls.ts";
import { thrown } from "../model/moves.ts";
import type { Analysis, State } from "../model/state.ts";
import { SIDES } from "../model/state.ts";
import type { words } from "../text/en/words.ts";

export type Page = AnyPage<State, Analysis, ReturnType<typeof words>, unknown>;

export const pageView = ({ analysis, words, act }: Page) => html`
  <section class="card" data-answer tabindex="-1">
    ${analysis.side ? picture(analysis.side, "side", words.lies[analysis.side]) : html`<p class="soft">${words.waiting}</p>`}
    <p class="counts">${words.counts(analysis)}</p>
  </section>
  <button class="primary" data-next data-repeat @click=${() => act(thrown, at(SIDES, Math.floor(Math.random() * SIDES.length)))}>
    ${words.throwIt}
  </button>
`;
