// What is wanted of a move: how many cuts it may take, why it is chosen, and other ways. Loaded with the plan.

import { html, nothing } from "lit-html";
import { radios } from "../../../shell/ui/controls.ts";
import { check } from "../../../shell/ui/fields.ts";
import type { Page } from "../actions.ts";
import { ask, dropWishes, mustGo } from "../model/further-moves.ts";
import { othersOf, rungsOf } from "../model/other-ways.ts";
import { isJoker } from "../model/tiles.ts";
import { jokerGoes } from "../model/worth.ts";
import { moveWords } from "../text/en/move.ts";
import { type WishWords, wishWords } from "../text/en/wishes.ts";

/** What jokers would bring that are kept, and how they go all the same. */
function jokersOffer({ analysis, act }: Page, words: WishWords) {
  const offer = analysis.withJokers;
  if (!offer) return nothing;
  return html`<div class="line"><p data-key="with-jokers">${words.withJokers(offer.jokers.length, offer.more)}</p>
    <button data-key="play-jokers" @click=${() => act(mustGo, offer.jokers)}>${words.playIt}</button></div>`;
}

/** Many tiles or few cuts, where there is that choice. */
export function ladderView(page: Page) {
  const { analysis, act } = page;
  const words = wishWords(page.words);
  const rungs = rungsOf(analysis);
  return rungs.length === 0
    ? nothing
    : radios({
        name: "ladder",
        label: words.ladderLabel,
        className: "segments ladder",
        value: analysis.plan?.move.cuts ?? null,
        onpick: (atMostCuts) => act(ask, { atMostCuts }),
        options: rungs.map((rung) => ({ value: rung.cuts, content: words.rung(rung) })),
      });
}

/**
 * Why the answer is what it is, and what could be done instead: behind one heading.
 * @param reasons what there is to say of the plan
 */
export function wantedView(page: Page, reasons: unknown = nothing) {
  const { state, analysis, act } = page;
  const words = { ...page.words, ...wishWords(page.words) };
  // The strongest player keeps them in any case.
  const hasJoker = state.rack.some(isJoker) && state.objective !== "best";
  const areKept = analysis.withJokers !== null;
  const goes = jokerGoes(state, analysis.plan?.move ?? null);
  const hasWishes = state.keep.length + state.play.length > 0;
  // A joker that is kept may be all that could go.
  if (!analysis.plan && !analysis.wait && !areKept && !(state.keepJokers && hasJoker)) return nothing;
  return html`<details class="wanted" data-key="ways"><summary>${words.ways}</summary>
    ${reasons}
    ${jokersOffer(page, words)}
    ${othersOf(state.objective, analysis).map(
      (other) =>
        html`<button class="quiet" data-key="way-${other.objective}" @click=${() => act(ask, { objective: other.objective, atMostCuts: null })}>${words.instead(other)}</button>`,
    )}
    ${
      hasJoker || hasWishes
        ? html`<div class="line">
            ${hasJoker ? html`${check({ label: words.keepJokers, checked: state.keepJokers, onpick: (keepJokers) => act(ask, { keepJokers }) })}${goes ? html`<span class="soft" data-key="joker-goes">${words.jokerGoes[goes]}</span>` : nothing}` : nothing}
            ${hasWishes ? html`<button class="quiet" data-key="drop-wishes" @click=${() => act(dropWishes)}>${moveWords(words).dropWishes}</button>` : nothing}
          </div>`
        : nothing
    }
    ${analysis.plan?.move.cuts ? html`<p class="hint">${words.cutMeans}</p>` : nothing}
    ${analysis.wait ? html`<p class="hint" data-key="why-wait">${words.whyWait}</p>` : areKept ? html`<p class="hint" data-key="why-keep">${words.whyKeepJokers}</p>` : nothing}
  </details>`;
}
