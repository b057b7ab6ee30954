// The answer: how many tiles can go, what that is worth, and the rack with the tiles that go raised.

import { html, nothing } from "lit-html";
import { unseen } from "../../../shell/controls.ts";
import { waitingView } from "../../../shell/waiting.ts";
import type { Page } from "../actions.ts";
import { acceptTheirs, makeMove } from "../actions.ts";
import { areTheirs, drawnOf, factsOf, isWaiting, playsMost } from "../model/facts.ts";
import { ask, dropWishes, show, takeAway, theyPlayedLoose, wish } from "../model/moves.ts";
import { touchedOf } from "../model/plan.ts";
import { rackTileOf } from "../model/rack-tile.ts";
import { FEWEST } from "../model/sets.ts";
import { isBegun, levelOf, onTable, PLAN, STRONGEST, setsNow } from "../model/state.ts";
import { countOf } from "../model/tiles.ts";
import type { Plan, RummikubAnswer, Tile } from "../model/types.ts";
import { whyBest } from "../model/why.ts";
import { countsOf, provedWorthOf } from "../model/worth.ts";
import { openedButton, openingFound } from "./opened.ts";
import { face, line, tint } from "./pieces.ts";
import { withTiles } from "./sources.ts";

type Wished = "keep" | "play" | null;

export function answerView(page: Page) {
  const { state, analysis, words } = page;
  return html`<section class="card answer" tabindex="-1" data-answer aria-labelledby="answer-title">
    ${isWaiting(state) && !areTheirs(state) ? html`<p class="soft" data-key="their-turn">${words.theirTurn(state.toMove)}</p>` : nothing}
    ${
      analysis
        ? html`<h2 id="answer-title" class="headline" data-key="headline">${words.headline(factsOf(state, analysis))}</h2>`
        : html`<h2 id="answer-title" class="unseen">${words.name}</h2>${page.functions && !page.error ? html`<p class="soft" data-key="working">${words.working}</p>` : waitingView(page)}`
    }
    ${areTheirs(state) ? nothing : rack(page)}
    ${analysis ? html`<div class="told">${areTheirs(state) ? theirs(page) : told(page)}</div>` : nothing}
    ${analysis && !areTheirs(state) && state.rack.length > 0 ? wantedPart(page) : nothing}
  </section>`;
}

function wantedPart(page: Page) {
  const loaded = withTiles(page);
  return loaded.status === "here" ? loaded.value.wantedView(page) : nothing;
}

/** What there is to say below the rack, which stays under the finger however much that is. */
function told(page: Page) {
  const { state, analysis, words } = page;
  if (analysis.plan) return ofMove(page, analysis.plan);
  const { kind } = factsOf(state, analysis);
  if (kind === "empty")
    return html`<p class="soft">${words.emptyHint(state.rack.length)}</p>${openingFound(page)}
      ${isBegun(state) ? nothing : html`<button class="quiet" data-key="play" @click=${() => page.open("play")}>${words.playComputer}</button>`}`;
  if (kind === "won") return html`<p class="soft">${words.won}</p>`;
  if (kind === "no-arrangement") return html`<p class="soft">${words.noArrangementHint}</p>`;
  if (kind === "wishes")
    return html`<p class="soft">${words.wishesHint}</p>
      <button class="quiet" data-key="drop-wishes" @click=${() => page.act(dropWishes)}>${words.dropWishes}</button>`;
  return toDraw(page);
}

function ofMove(page: Page, plan: Plan) {
  const { state, analysis, words, act } = page;
  const { move } = plan;
  const { proved, atMost } = analysis.answer as RummikubAnswer;
  const level = levelOf(state);
  const isMost = playsMost(state, analysis);
  return html`
    <div class="worth">
      ${line(provedWorthOf(move, { needed: state.rules.opening, proved, most: atMost.tiles, isMost }).map(words.fact), "worth")}
      ${state.opened || onTable(state).length === 0 ? openingFound(page) : openedButton(page)}
    </div>
    ${level === PLAN ? line(state.opened && setsNow(state).length > 0 ? countsOf(plan).map(words.fact) : [], "counts") : nothing}
    ${level === PLAN ? whyView(page) : nothing}
    ${level === PLAN - 1 ? html`<p data-key="touched">${touchedText(page, plan)}</p>` : nothing}
    ${
      level < PLAN
        ? html`<div class="line">
            <button class="primary" data-key="hint" data-repeat @click=${() => act(show, { asked: state.asked + 1 })}>${words.nextHint[level]}</button>
            <button data-key="done" @click=${() => makeMove(page)}>${words.doneUnseen}</button>
          </div>`
        : nothing
    }
  `;
}

/** The sets of the table that a move touches; "" where none lies there. */
export function touchedText({ state, words }: Page, plan: Plan) {
  const touched = touchedOf(plan, setsNow(state).length);
  return touched ? words.touched(touched) : "";
}

/** Why the move is the best; nothing where no reason stands out. */
export function whyView({ analysis, words }: Page) {
  const why = whyBest(analysis);
  return why ? html`<p data-key="why">${words.whyBest(why)}</p>` : nothing;
}

/** Nothing goes, or it is better kept: what a draw would change. */
function toDraw(page: Page) {
  const { state, analysis, words, act } = page;
  const { draws, wait } = analysis;
  const answer = analysis.answer as RummikubAnswer;
  const isShut = answer.result === "no-opening";
  const parts = [
    ...(wait ? [words.waits(wait)] : []),
    ...(isShut && answer.opening !== null ? [words.noOpening(answer.opening, state.rules.opening)] : []),
    ...(draws && !wait ? [words.wouldHelp(draws)] : []),
  ];
  return html`<p data-key="draws">${parts.length > 0 ? words.sentences(parts) : html`&nbsp;`}</p>
    <div class="line">
      ${
        isWaiting(state)
          ? nothing
          : html`<button class="primary" data-key="drew" @click=${() => act(show, { target: "draw", isPadShut: false })}>${words.iDrew}</button>`
      }
      ${wait ? html`<button data-key="play-now" @click=${() => act(ask, STRONGEST)}>${words.orPlay(wait.tiles, !state.opened)}</button>` : nothing}
      ${isShut || wait?.wait === "joker" ? openedButton(page) : openingFound(page)}
    </div>`;
}

/** How the tiles may lie that others have put there. */
function theirs(page: Page) {
  const { state, analysis, words, act } = page;
  const plan = analysis.theirs?.plan ?? null;
  return html`
    ${plan ? line([...countsOf(plan), { kind: "fewest" as const, cuts: plan.move.cuts ?? 0 }].map(words.fact), "counts") : html`<p class="soft">${words.theirsNone(state.table.came.length < FEWEST)}</p>`}
    <div class="line">
      ${plan ? html`<button class="primary" data-key="accept" @click=${() => acceptTheirs(page)}>${words.accept}</button>` : nothing}
      <button data-key="leave-loose" @click=${() => act(theyPlayedLoose)}>${words.leaveLoose}</button>
    </div>`;
}

// ---- The rack ----

/** The rack, as many tiles side by side as the grid has. */
function rack(page: Page) {
  const { state, words } = page;
  if (state.rack.length === 0) return nothing;
  return html`<ul class="rack" aria-label=${words.rackLabel}>${state.rack.map((tile, nth) => rackTile(page, tile, nth))}</ul>`;
}

/** What is wished of a tile: of equal ones the first must go, the last are kept. */
function wishedOf({ rack, keep, play }: Page["state"], tile: Tile, nth: number): Wished {
  const before = countOf(rack.slice(0, nth), tile);
  if (before < countOf(play, tile)) return "play";
  return countOf(rack, tile) - before <= countOf(keep, tile) ? "keep" : null;
}

/** @param nth its place on the rack */
function rackTile(page: Page, tile: Tile, nth: number) {
  const { state, analysis, words, act } = page;
  const move = analysis?.plan?.move ?? null;
  const isTold = levelOf(state) > 1 && move !== null && !areTheirs(state);
  const goes = isTold ? countOf(state.rack.slice(0, nth), tile) < countOf(move.play, tile) : null;
  const wished = wishedOf(state, tile, nth);
  const isTaking = state.isTaking && state.target === "rack";
  const tap = () => {
    if (isTaking) act(takeAway, tile);
    else if (wished) act(wish, tile, null, wished);
    else if (analysis?.plan) act(wish, tile, goes ? "keep" : "play", null);
  };
  const isDrawn = drawnOf(state, state.rack) === nth;
  return html`<li><button class="tile large ${tint(tile)} ${goes ? "own" : ""} ${wished ?? ""} ${isDrawn ? "drawn" : ""}" data-key="rack-${nth}" data-repeat @click=${tap}>${unseen(words.rackTile(tile, rackTileOf({ goes, wished, isTaking }), isDrawn))}${face(tile)}${
    wished ? html`<span class="wished" aria-hidden="true">${words.wishMarks[wished]}</span>` : nothing
  }</button></li>`;
}
