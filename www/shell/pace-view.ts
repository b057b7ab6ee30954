// How fast the computer plays, and a button for its next step. On a phone they stand at the thumb; elsewhere
// they keep their place on a person's turn as well, so that nothing moves.

import { html } from "lit-html";
import { PACES } from "./pace.js";
import { radios } from "./parts.js";

/**
 * `waits`: whether the computer waits for a word, as after undo, a link or a new visit.
 * @param {{ words: { paceLabel: string, paces: Record<import("./pace.js").Pace, string>, next: string, goOn: string } }} page
 * @param {{ pace: import("./pace.js").Pace, isAtThumb: boolean, isIdle: boolean, waits: boolean, onpick(pace: any): void, onnext(): void }} what
 */
export const paceView = ({ words }, { pace, isAtThumb, isIdle, waits, onpick, onnext }) => html`<div
  class="line pace ${isAtThumb ? "at-thumb" : ""} ${isIdle ? "idle" : ""}"
>
  ${radios({
    name: "pace",
    label: words.paceLabel,
    value: pace,
    onpick,
    options: PACES.map((value) => ({ value, content: words.paces[value] })),
  })}
  <button class="primary" data-key="next" data-next @click=${onnext}>${waits ? words.goOn : words.next}</button>
</div>`;
