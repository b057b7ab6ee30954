// Undo beside what is tapped most often, where that lies at the thumb and the header is out of its reach.

import { html, nothing } from "lit-html";
import type { AnyPage } from "../game/contract.ts";

export function undoAtThumb({ room, shell: { words, store } }: AnyPage) {
  if (room.isWide) return nothing;
  const canUndo = store.done.length > 0;
  return html`<button class="icon undo" data-key="undo" data-repeat aria-label=${words.undo} title=${words.undo} aria-disabled=${String(!canUndo)} @click=${() => store.go(1)}>↶</button>`;
}
