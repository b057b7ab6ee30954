// The panel of the moves so far, the last one first, and the button that leads back to one of them.

import { html, nothing } from "lit-html";
import type { AnyPage } from "../game/contract.ts";

/** A page whose details say what the panel has to. */
interface MovesPage extends AnyPage {
  words: AnyPage["words"] & { details: { noMoves: string } };
}

/**
 * @param list the moves as they are shown
 * @param hint how to read them
 * @param summary what stands before them
 */
export const movesPanel = (
  { words: { details } }: MovesPage,
  {
    title,
    isEmpty,
    list,
    hint,
    summary = nothing,
  }: { title: string; isEmpty: boolean; list: unknown; hint: string; summary?: unknown },
) => html`<section class="card panel panel-moves" tabindex="-1" data-moves aria-labelledby="moves-title">
  <h2 id="moves-title">${title}</h2>
  ${summary}
  <p class="hint">${isEmpty ? details.noMoves : hint}</p>
  ${list}
</section>`;

/** @param back what leads back to the move, see `wayBack`; without it there is no button */
export const backButton = ({ shell }: AnyPage, back: (() => void) | null, nth: number, label: string) =>
  back
    ? html`<button class="quiet" data-key="back-${nth}" aria-label=${label} @click=${back}>${shell.words.backTo}</button>`
    : nothing;
