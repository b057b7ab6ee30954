// The coin, how often it has fallen on each side, and the button that throws it.

import { html } from "lit-html";
import { picture } from "../../../shell/parts.js";
import { thrown } from "../model/moves.js";
import { SIDES } from "../model/state.js";

/** @typedef {import("../../../shell/game.d.ts").Page<import("../model/state.js").State, import("../model/state.js").Seen, ReturnType<typeof import("../text/en.js").words>>} Page */

/** @param {Page} page */
export const pageView = ({ seen, words, act }) => html`
  <section class="card" data-answer tabindex="-1">
    ${seen.side ? picture(seen.side, "side", words.lies[seen.side]) : html`<p class="soft">${words.waiting}</p>`}
    <p class="counts">${words.counts(seen)}</p>
  </section>
  <button class="primary" data-next data-repeat @click=${() => act(thrown, SIDES[Math.floor(Math.random() * SIDES.length)])}>
    ${words.throwIt}
  </button>
`;
