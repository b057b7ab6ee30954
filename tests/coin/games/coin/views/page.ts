// The coin, how often it has fallen on each side, and the button that throws it.

import { html } from "lit-html";
import { picture } from "../../../shell/controls.ts";
import type { Page as AnyPage } from "../../../shell/game.ts";
import { thrown } from "../model/moves.ts";
import type { Seen, State } from "../model/state.ts";
import { SIDES } from "../model/state.ts";
import type { words } from "../text/en.ts";

export type Page = AnyPage<State, Seen, ReturnType<typeof words>, unknown>;

export const pageView = ({ seen, words, act }: Page) => html`
  <section class="card" data-answer tabindex="-1">
    ${seen.side ? picture(seen.side, "side", words.lies[seen.side]) : html`<p class="soft">${words.waiting}</p>`}
    <p class="counts">${words.counts(seen)}</p>
  </section>
  <button class="primary" data-next data-repeat @click=${() => act(thrown, SIDES[Math.floor(Math.random() * SIDES.length)])}>
    ${words.throwIt}
  </button>
`;
