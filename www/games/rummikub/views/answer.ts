// The answer: how many tiles can go, and below it the rack, which comes with the first tile.

import { html, nothing } from "lit-html";
import { waitingView } from "../../../shell/game/waiting.ts";
import type { Page } from "../actions.ts";
import { areTheirs, factsOf, isWaiting, shownPlan } from "../model/facts.ts";
import { isBegun } from "../model/state.ts";
import { failedView, withTiles } from "./sources.ts";

export function answerView(page: Page) {
  const { state, analysis, words } = page;
  return html`<section class="card answer" tabindex="-1" data-answer aria-labelledby="answer-title">
    ${isWaiting(state) && !areTheirs(analysis) ? html`<p class="soft" data-key="their-turn">${words.theirTurn(state.toMove)}</p>` : nothing}
    ${
      analysis
        ? html`<h2 id="answer-title" class="headline" data-key="headline">${words.headline(factsOf(state, analysis))}</h2>`
        : html`<h2 id="answer-title" class="unseen">${words.name}</h2>${page.functions && !page.error ? html`<p class="soft" data-key="working">${words.working}</p>` : waitingView(page)}`
    }
    ${state.rack.length > 0 ? withTile(page, ({ rackView }) => rackView(page), failedView, html`<div class="rack"></div>`) : nothing}
    ${analysis ? html`<div class="told ${shownPlan(page) ? "bare" : ""}">${areTheirs(analysis) ? withTile(page, ({ theirsView }) => theirsView(page)) : isBegun(state) ? withTile(page, ({ toldView }) => toldView(page)) : start(page)}</div>` : nothing}
    ${analysis && !areTheirs(analysis) && state.rack.length > 0 && !shownPlan(page) ? withTile(page, ({ wantedView }) => wantedView(page)) : nothing}
  </section>`;
}

/**
 * What comes with the first tile, once it is there; or that it can't be had, where that is said.
 * @param until what keeps its room until it is there
 */
function withTile(
  page: Page,
  view: (views: typeof import("./with-tiles.ts")) => unknown,
  failed: (page: Page, error: Error) => unknown = () => nothing,
  until: unknown = nothing,
) {
  const loaded = withTiles(page);
  if (loaded.status === "here") return view(loaded.value);
  return loaded.status === "failed" ? failed(page, loaded.error) : until;
}

/** Before the first tile. */
const start = ({ words, open }: Page) => html`<p class="soft">${words.emptyHint(0)}</p>
  <button class="quiet" data-key="play" @click=${() => open("play")}>${words.playComputer}</button>`;
