// The end of a game: another one at the thumb, and the card that tells how this one went, which is loaded then.

import { html, nothing } from "lit-html";
import type { AnyPage } from "../game/contract.ts";
import { styled } from "../host/styles.ts";
import { undoAtThumb } from "./undo.ts";

/** @param again begins a game among the same players */
export const againAtThumb = (page: AnyPage, again: () => unknown) => html`<div class="card thumb one-button">
  <button class="primary wide" data-key="new-game" data-next data-pad @click=${again}>${page.shell.words.anotherGame}</button>${undoAtThumb(page)}
</div>`;

/** What a game shows of its end below its result, once that is loaded; until then, and without it, the result stands alone. */
export function endPart<Page extends AnyPage>(page: Page, load: () => Promise<{ endView(page: Page): unknown }>) {
  // In a frame or in practice the result says all.
  if (!page.shell.noted) return nothing;
  const loaded = page.answers.get("end", styled(load));
  return html`<div class="how-it-went">${loaded.status === "here" ? loaded.value.endView(page) : nothing}</div>`;
}
