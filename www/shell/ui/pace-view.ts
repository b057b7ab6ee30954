// How fast the computer plays, and a button for its next step. On a phone they stand at the thumb; elsewhere
// they keep their place on a person's turn as well, so that nothing moves.

import { html, nothing } from "lit-html";
import type { AnyPage } from "../game/contract.ts";
import type { Pace } from "../model/pace.ts";
import { PACES } from "../model/pace.ts";
import { radios } from "./controls.ts";
import { undoAtThumb } from "./undo.ts";

export function paceView(
  page: AnyPage,
  { pace, isAtThumb, isIdle, onpick }: { pace: Pace; isAtThumb: boolean; isIdle: boolean; onpick(pace: Pace): void },
) {
  const {
    computer,
    room,
    shell: { words },
  } = page;
  const waits = !computer.isGoing && pace !== "step";
  return html`<div class="line pace ${isAtThumb && !room.isWide ? "thumb" : ""} ${isIdle ? "idle" : ""}">
  ${isAtThumb ? undoAtThumb(page) : nothing}
  ${radios({
    name: "pace",
    label: words.paceLabel,
    value: pace,
    onpick: (pace) => {
      onpick(pace);
      computer.goOn();
    },
    options: PACES.map((value) => ({ value, content: words.paces[value] })),
  })}
  <button class="primary" data-key="next" data-next @click=${waits ? computer.goOn : computer.step}>${waits ? words.goOn : words.next}</button>
</div>`;
}
