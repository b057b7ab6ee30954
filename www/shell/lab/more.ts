// What is left as it is by most, folded away below what is set.

import { html } from "lit-html";
import { openMore } from "./moves.js";

/** @param {import("./lab.d.ts").LabPage} page @param {{ name: string, now: string }} words what there is to set, and how it is set now @param {any} settings */
export const moreView = ({ state, act }, { name, now }, settings) => html`<details
  class="more"
  ?open=${state.isMoreOpen}
  @toggle=${(/** @type {Event & { target: HTMLDetailsElement }} */ { target }) => act(openMore, target.open)}
>
  <summary>
    <span><span class="more-name">${name}</span><span class="hint">${now}</span></span>
  </summary>
  ${settings}
</details>`;
