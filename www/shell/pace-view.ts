// How fast the computer plays, and a button for its next step. On a phone they stand at the thumb; elsewhere
// they keep their place on a person's turn as well, so that nothing moves.

import { html } from "lit-html";
import type { Pace } from "./pace.ts";
import { PACES } from "./pace.ts";
import { radios } from "./parts.ts";

/** `waits`: whether the computer waits for a word, as after undo, a link or a new visit. */
export const paceView = (
  { words }: { words: { paceLabel: string; paces: Record<Pace, string>; next: string; goOn: string } },
  {
    pace,
    isAtThumb,
    isIdle,
    waits,
    onpick,
    onnext,
  }: { pace: Pace; isAtThumb: boolean; isIdle: boolean; waits: boolean; onpick(pace: Pace): void; onnext(): void },
) => html`<div
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
