// What is to be done now, the hint that was asked for, and the rack; and who else plays.

import { html, nothing } from "lit-html";
import { waitingView } from "../../../../shell/game/waiting.ts";
import { at } from "../../../../shell/model/at.ts";
import { unseen } from "../../../../shell/ui/controls.ts";
import { dragWith, tapRack } from "../../match-actions.ts";
import { drawnOf, factsOf } from "../../model/facts.ts";
import { hasChosen } from "../../model/match.ts";
import { isMine, isTheirs } from "../../model/match-analysis.ts";
import { matchFacts, problemsOf, solutionFacts, solutionOf } from "../../model/match-facts.ts";
import { gradeOfTurn, missedOf } from "../../model/move-log.ts";
import { rackLeft } from "../../model/piles.ts";
import { planOf } from "../../model/plan.ts";
import { possibleOf } from "../../model/score.ts";
import { levelOf, poolSize } from "../../model/state.ts";
import { countOf, without } from "../../model/tiles.ts";
import { touchedIn, touchedOf } from "../../model/touched.ts";
import type { Plan, Tile } from "../../model/types.ts";
import { countsOf, worthOf } from "../../model/worth.ts";
import { moveWords } from "../../text/en/move.ts";
import { pressToDrag } from "../drag.ts";
import { face, tint } from "../pieces.ts";
import { line, tableSetRow } from "../rows.ts";
import { noPush } from "../stroke.ts";
import type { Page } from "./page.ts";

/** What is to be done, what there is to say of it, and the rack below that. */
export function answerView(page: Page) {
  const { state, analysis, words } = page;
  return html`<section class="card answer" tabindex="-1" data-answer aria-labelledby="answer-title">
    ${
      analysis
        ? html`<h2 id="answer-title" class="headline" data-key="headline">${words.matchHeadline(matchFacts(state, analysis))}</h2>
          <div class="told kept"><div class="room" aria-hidden="true">${isMine(page) ? news(page) : nothing}</div><div class="now">${told(page)}</div></div>`
        : html`<h2 id="answer-title" class="unseen">${words.name}</h2>${waitingView(page)}`
    }
    ${rack(page)}
  </section>`;
}

/** Above the table: the puzzle's name, or how many tiles the others have, and whose turn it is. */
export function seatsView(page: Page) {
  const { state, analysis, words } = page;
  if (state.puzzle) return html`<p class="seats" data-key="puzzle-name">${words.puzzleName(state.puzzle)}</p>`;
  const winners = analysis?.match?.over?.winners ?? [];
  const { each, pool } = words.seats(state.others, poolSize(state));
  return html`<p class="parts seats" role="group" data-key="seats" aria-label=${words.seatsLabel}>${each.map(
    (text, nth) =>
      html`<span class=${isTheirs(page) && state.toMove === nth + 1 ? "at-turn" : ""}>${winners.includes(nth + 1) ? "★ " : nothing}${text}</span>`,
  )}<span>${pool}</span></p>`;
}

/** What there is to say above the rack. */
function told(page: Page) {
  const { state, analysis, words } = page;
  const { kind, seat, tiles, of } = matchFacts(state, analysis);
  const { tried = null, judged = null } = analysis.match ?? {};
  const solution = solutionOf(state);
  switch (kind) {
    case "deal":
      return words.dealHint(seat, tiles, of);
    case "tell":
      return words.tellHint(seat);
    case "solved":
    case "solved-in-part":
      return solution ? words.solved(solutionFacts(solution)) : nothing;
    case "ready":
      return html`${words.handHint(judged?.points ?? 0, judged?.cuts ?? 0)}${hint(page)}`;
    case "unfinished":
      return html`${problems(page)}${hint(page)}`;
    case "goes":
      return html`${tried?.move ? line(worth(page, planOf(tried.move, state.table.sets)), "worth") : nothing}${hint(page)}`;
    case "not":
      return html`${words.notHint(tiles, state.opened, state.rules.opening)} ${canUseTable(state) ? html`<span class="soft">${words.placeHint(tiles)}</span>` : nothing}${hint(page)}`;
    case "mine":
    case "puzzle":
      return html`${hint(page) ?? html`${news(page)}`}`;
    case "theirs":
      return analysis.match?.plan ? theirs(page, analysis.match.plan) : nothing;
    default:
      return news(page);
  }
}

/** Whether sets of the table can be used: by most rules not before one has opened. */
const canUseTable = ({ opened, rules }: Page["state"]) => opened || rules.playOn;

/** The tiles that a player of the computer's lays, and what they are worth. */
const theirs = (page: Page, plan: Plan) =>
  html`<div class="theirs" data-key="theirs">${tableSetRow(page.words, plan.move.play)}</div>${line(worth(page, plan), "worth")}`;

/** What a move is worth, and what it does to the table. */
const worth = ({ words }: Page, plan: Plan) => [...worthOf(plan.move), ...countsOf(plan)].map(moveWords(words).fact);

function problems(page: Page) {
  const { state, analysis, words } = page;
  const [first, ...more] = problemsOf(state, analysis);
  const canOtherwise = Boolean(analysis.match?.tried?.move) && state.work !== null;
  return html`<span class="soft" data-key="problem">${first ? words.wrong(first) : nothing}${more.length > 0 ? ` ${words.moreProblems(more.length)}` : nothing}</span>${
    canOtherwise ? html` ${words.pageCan}` : nothing
  }`;
}

/** Whether the player is told what could have been laid: of a puzzle always, in a game as was chosen. */
const isCompared = ({ match, advice }: Page["state"]) => match === null || advice !== "none";

/** What others have done since the player's last turn, and what that was worth. */
function news(page: Page) {
  const { state, words } = page;
  const last = state.moves.findLastIndex(({ seat }) => seat === 0);
  const since = state.moves.slice(Math.max(0, last));
  if (since.length === 0) return isMine(page) ? words.mineHint(canUseTable(state)) : nothing;
  const told = isTheirs(page) ? since.slice(-1) : since;
  return told.map((logged) => {
    const { seat, did } = logged;
    const isBrief = state.others.length > 1 && seat > 0 && did === "played";
    const possible = seat === 0 && isCompared(state) ? possibleOf(logged) : null;
    const text = `${isBrief ? words.brief(logged) : words.logged(logged)} ${possible ? moveWords(words).compared(possible) : ""} `;
    return possible ? html`<span class="graded fresh ${gradeOfTurn(logged)}">${text}</span>` : text;
  });
}

/** The hint that was asked for; null if none was. */
function hint({ state, analysis, words }: Page) {
  const level = levelOf(state);
  const { answer, plan, wait } = analysis;
  if (level === 0 || !answer) return null;
  if (wait)
    return html`<p data-key="hinted">${words.sentences([words.headline(factsOf(state, analysis)), moveWords(words).waits(wait)])}</p>`;
  if (!plan) {
    const isShut = answer.result === "no-opening" && answer.opening !== null;
    return html`<p data-key="hinted">${isShut ? words.noOpeningNow(answer.opening ?? 0, state.rules.opening) : words.nothingGoes}</p>`;
  }
  const touched = level > 2 ? touchedOf(touchedIn(plan), state.table.sets.length) : null;
  const canGo = words.canGo(plan.move.tiles, state.rack.length);
  return line([canGo, ...(touched ? [moveWords(words).touched(touched)] : [])], "hinted");
}

// ---- The rack ----

function rack(page: Page) {
  const { state, analysis, words } = page;
  const left = rackLeft(state);
  if (state.rack.length === 0) return nothing;
  const move = levelOf(state) > 1 && isMine(page) ? (analysis?.plan?.move ?? null) : null;
  // Of equal tiles those that lie on the table by now are the first that go.
  const goes = move ? without(move.play, without(state.rack, left)) : [];
  const missed = showsMissed(page) ? missedOf(state) : [];
  let nth = -1;
  const tileOr = (tile: Tile, place: number) => {
    // A tile that lies on the table by now leaves its room, so that no other one moves.
    if (countOf(state.rack.slice(0, place), tile) >= countOf(left, tile))
      return html`<li class="gone" aria-hidden="true"></li>`;
    nth += 1;
    const isAmong = (tiles: Tile[]) => countOf(left.slice(0, nth), tile) < countOf(tiles, tile);
    return rackTile(page, left, nth, { goes: isAmong(goes), isMissed: isAmong(missed) });
  };
  const isOpen = isMine(page);
  return html`<ul class="rack ${isOpen ? "drags" : ""} ${state.dropAt === "rack" ? "drop-here" : ""}" data-drop=${isOpen && state.work ? "rack" : nothing} aria-label=${words.rackLabel} @touchmove=${isOpen ? noPush : nothing}>${state.rack.map(tileOr)}</ul>`;
}

/** Whether tiles are marked that should have gone in the player's last turn: as long as that is said, until another move is begun or a hint asked for. */
const showsMissed = ({ state }: Page) =>
  isCompared(state) && levelOf(state) === 0 && state.work === null && !hasChosen(state);

/** @param of whether a hint says that it goes, or it should have gone in the last turn */
function rackTile(page: Page, left: Tile[], nth: number, { goes, isMissed }: { goes: boolean; isMissed: boolean }) {
  const { state, words } = page;
  const tile = at(left, nth);
  const isChosen = countOf(left.slice(0, nth), tile) < countOf(state.play, tile);
  const missed = isMissed ? html`${unseen(words.wasMissed)}<span class="missed" aria-hidden="true">↑</span>` : nothing;
  const mark = goes ? html`<span class="wished" aria-hidden="true">${words.goesMark}</span>` : missed;
  if (!isMine(page))
    return html`<li><span class="tile large ${tint(tile)}">${unseen(words.tileName(tile))}${face(tile)}${missed}</span></li>`;
  const isDrawn = drawnOf(state, left) === nth;
  return html`<li><button class="tile large ${tint(tile)} ${isChosen ? "own" : ""} ${isDrawn ? "drawn" : ""}" data-key="rack-${nth}" data-repeat aria-pressed=${String(isChosen)} @pointerdown=${(event: PointerEvent) => pressToDrag(page, event, tile, dragWith(page))} @click=${() => tapRack(page, tile, !isChosen)}>${unseen(words.matchTile(tile, { isChosen, goes, isDrawn }))}${face(tile)}${mark}</button></li>`;
}
