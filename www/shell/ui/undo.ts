// Undo: a tap takes one move back, a long press lists them all. On a phone it stands at the thumb: in what lies there, which draws it
// by `undoAtThumb`; where nothing does, in a bar of the header's.

import { html, nothing } from "lit-html";
import type { AnyPage } from "../game/contract.ts";
import { browser } from "../host/browser.ts";

const HOLD = 550; // milliseconds after which a press is a long one

/** The press that goes on, or was the last one. */
let timer: number | undefined;
let wasHeld = false;

const letGo = () => browser.clearTimeout(timer);

function press(run: () => void) {
  letGo();
  wasHeld = false;
  timer = browser.setTimeout(() => {
    wasHeld = true;
    run();
  }, HOLD);
}

/** Whether a click was the end of a long press. One that no finger or mouse has made, as by Enter, never is. */
const isEnd = ({ detail }: MouseEvent) => wasHeld && detail > 0;

export function undoButton({ shell: { words, store }, open }: AnyPage) {
  const list = () => open("undo-list");
  return html`<button
    class="icon undo"
    data-key="undo"
    data-repeat
    aria-label=${words.undo}
    title=${words.undoHint}
    aria-disabled=${String(store.done.length === 0)}
    @click=${(event: MouseEvent) => !isEnd(event) && store.go(1)}
    @pointerdown=${() => press(list)}
    @pointerup=${letGo}
    @pointerleave=${letGo}
    @contextmenu=${(event: Event) => {
      event.preventDefault();
      letGo();
      list();
    }}
  >↶</button>`;
}

export const undoAtThumb = (page: AnyPage) => (page.room.isWide ? nothing : undoButton(page));
