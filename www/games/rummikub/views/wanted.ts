// What is wanted of a move: by what it is chosen, and which tiles are kept or must go. Loaded with the plan.

import { html, nothing } from "lit-html";
import { radios } from "../../../shell/ui/controls.ts";
import { check } from "../../../shell/ui/fields.ts";
import type { Page } from "../actions.ts";
import { jokerGoes } from "../model/facts.ts";
import { ask, dropWishes, mustGo } from "../model/moves.ts";
import { bringsOf, insteadOf } from "../model/other-ways.ts";
import { OBJECTIVES } from "../model/state.ts";
import { isJoker } from "../model/tiles.ts";
import { type WishWords, wishWords } from "../text/en/wishes.ts";

/** What jokers would bring that are kept, and how they go all the same. */
function jokersOffer({ analysis, act }: Page, words: WishWords) {
  const offer = analysis.withJokers;
  if (!offer) return nothing;
  return html`<div class="line"><p data-key="with-jokers">${words.withJokers(offer.jokers.length, offer.more)}</p>
    <button data-key="play-jokers" @click=${() => act(mustGo, offer.jokers)}>${words.playIt}</button></div>`;
}

export function wantedView(page: Page) {
  const { state, analysis, act } = page;
  const words = { ...page.words, ...wishWords(page.words) };
  // The strongest player keeps them in any case.
  const hasJoker = state.rack.some(isJoker) && state.objective !== "best";
  const areKept = analysis.withJokers !== null;
  const whyKeep = areKept ? html`<p class="hint" data-key="why-keep">${words.whyKeepJokers}</p>` : nothing;
  const goes = jokerGoes(state, analysis.plan?.move ?? null);
  const hasWishes = state.keep.length + state.play.length > 0;
  const instead = insteadOf(state.objective, analysis.gives);
  const jokers = hasJoker
    ? html`${check({ label: words.keepJokers, checked: state.keepJokers, onpick: (keepJokers) => act(ask, { keepJokers }) })}${goes ? html`<span class="soft" data-key="joker-goes">${words.jokerGoes[goes]}</span>` : nothing}`
    : nothing;
  // A joker that is kept may be all that could go.
  if (!analysis.plan && !analysis.wait)
    return areKept || (state.keepJokers && hasJoker)
      ? html`<div class="wanted">${jokersOffer(page, words)}${jokers}${whyKeep}</div>`
      : nothing;
  return html`<div class="wanted">
    ${jokersOffer(page, words)}
    ${radios({
      name: "objective",
      label: words.objective,
      className: "segments objectives",
      value: state.objective,
      onpick: (objective) => act(ask, { objective }),
      options: OBJECTIVES.map((value) => ({
        value,
        content: html`<span class="objective-name">${words.objectives[value]}</span><span class="objective-gives">${words.gives(bringsOf(value, analysis.gives[value], analysis.wouldWait))}</span>`,
      })),
    })}
    ${
      hasJoker || hasWishes
        ? html`<div class="line">
            ${jokers}
            ${hasWishes ? html`<button class="quiet" data-key="drop-wishes" @click=${() => act(dropWishes)}>${words.dropWishes}</button>` : nothing}
          </div>`
        : nothing
    }
    <p class="hint" data-key="instead">${instead ? words.instead(instead) : nothing}</p>
    ${analysis.plan?.move.cuts ? html`<p class="hint">${words.cutMeans}</p>` : nothing}
    ${analysis.wait ? html`<p class="hint" data-key="why-wait">${words.whyWait}</p>` : whyKeep}
  </div>`;
}
