// The coin, how often it has fallen on each side, and the button that throws it.

import { html } from "lit-html";
import { picture } from "../../../shell/parts.ts";
import { thrown } from "../model/moves.ts";
import type { Seen, State } from "../model/state.ts";
import { SIDES } from "../model/state.ts";

export type Page = import("../../../shell/game.ts").Page<State, Seen, ReturnType<typeof import("../text/en.ts").words>>;

export const pageView = ({ seen, words, act }: Page) => html`
  <section class="card" data-answer tabindex="-1">
    ${seen.side ? picture(seen.side, "side", words.lies[seen.side]) : html`<p class="soft">${words.waiting}</p>`}
    <p class="counts">${words.counts(seen)}</p>
  </section>
  <button class="primary" data-next data-repeat @click=${() => act(thrown, SIDES[Math.floor(Math.random() * SIDES.length)])}>
    ${words.throwIt}
  </button>
`;
