// The answer at a table: every way on with its chance to win or its worth in worms, the best one first and largest. What ends
// a turn is a button that does it.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { waitingView } from "../../../shell/game/waiting.ts";
import { at } from "../../../shell/model/at.ts";
import { barOf, type Grade, gradeOf } from "../../../shell/model/grades.ts";
import { unseen, vars } from "../../../shell/ui/controls.ts";
import { hintButton } from "../../../shell/ui/hint.ts";
import { paceView } from "../../../shell/ui/pace-view.ts";
import { choose, chooseAtTable } from "../actions.ts";
import { canStep, ends, FOR_THE_WIN, isChoiceHidden, isForNothing, offered } from "../model/advice.ts";
import { apartAsShown } from "../model/as-shown.ts";
import { FACES } from "../model/dice.ts";
import { dissenting, standingOf } from "../model/dissent.ts";
import { adviceOf, areHidden } from "../model/hints.ts";
import { askHint, show } from "../model/moves.ts";
import { isThrown, rollCounts, WAYS } from "../model/state.ts";
import { computerToMove, hasComputer, mover } from "../model/table.ts";
import { broughtBy, followsAdvice, isRolling, ownTop, SHOWN_AIMS } from "../model/told-advice.ts";
import { MISTAKES, toldMove } from "../model/told-moves.ts";
import type { Aim, Way } from "../model/types.ts";
import { bustBeside, whyBest } from "../model/why.ts";
import type { AdvicePage as Page } from "./advice-words.ts";
import { deadFaces } from "./odds-answer.ts";
import { diceRow, lastMove, wayName } from "./pieces.ts";
import { scoreView } from "./score.ts";

export function adviceAnswerView(page: Page) {
  const { state, analysis, words } = page;
  const table = analysis?.table ?? null;
  const why = table ? reason(page) : "";
  const by = computerToMove(state);
  const playsOtherwise = by !== null && table && !table.over && !followsAdvice(state, table.aim);
  const last = state.moves.at(-1);
  return html`<section class="card choices advice ${table?.over ? "" : "steady"}" tabindex="-1" data-answer ?data-next=${table?.over} aria-labelledby="advice-title">
    <div class="head">
      <div class="line advice-title">
        <h2 id="advice-title">${title(page)}</h2>
        ${besideTitle(page)}
      </div>
      <p class="last-move">${last ? lastMove(words, toldMove(last, adviceOf(state))) : nothing}</p>
      ${why ? html`<p class="news">${why}</p>` : nothing}
    </div>
    ${table && !table.over ? pace(page) : nothing}
    <div class="ways">${!table ? waitingView(page) : table.over ? scoreView(page) : html`${rows(page)}${instead(page)}${bustDice(page)}${deadFaces(page)}`}</div>
    ${table ? dissent(page) : nothing}
    ${ofChances(page)}
    ${playsOtherwise ? html`<p class="hint">${words.howItPlays(by)}</p>` : nothing}
  </section>`;
}

function title({ state, analysis, words }: Page) {
  const name = mover(state.table);
  const by = computerToMove(state);
  if (analysis?.table?.over) return words.gameOver;
  if (analysis?.odds.phase === "bust") return words.bustOf(name);
  if (analysis?.odds.phase === "over") return words.turnOverOf(name);
  return by === null && areHidden(state)
    ? words.yourChoice(name)
    : words.adviceFor(name, analysis?.table?.aim ?? "worms");
}

/** Why the first of the ways is the best, or else what comes then; for whoever goes by that. */
function reason({ state, analysis, words }: Page) {
  const { table } = state;
  const { odds } = analysis;
  const {
    over,
    aim,
    ways: [best, other],
    advice,
  } = analysis.table;
  if (over || !advice) return "";
  if (odds.phase === "over") return words.whyOver(odds);
  if (areHidden(state) || !followsAdvice(state, aim)) return "";
  const cost = ownTop(table);
  if (!best || (best.turnEnd && !other)) return "";
  const why = whyBest(analysis.table, odds, state);
  const rolling = [best, other].find(isRolling);
  if (why) {
    const rolls = best.does === "take" && best.next === "roll" ? best : rolling;
    return words.why(why, bustBeside(why, rolls?.bustChance ?? 0, table));
  }
  if (best.does === "take") {
    return best.next === "stop"
      ? words.reasonStop(broughtBy(best.result, table.names))
      : words.reasonRoll(best.remaining, best.bustChance, cost);
  }
  if (advice.stop === null && FACES.every((face) => state.taken[face] === 0)) return words.reasonStart(cost);
  return rolling ? words.reasonBust(rolling.bustChance, cost) : "";
}

/** A hint for whoever decides alone; else what the advice is for. */
function besideTitle(page: Page) {
  const { state, analysis, act } = page;
  const table = analysis?.table;
  if (table && !table.over && isChoiceHidden(state, table) && state.advice !== "alone")
    return hintButton(page, () => act(askHint));
  return aimButton(page);
}

/** What the advice is for, to be changed: shown once chances to win are known. */
function aimButton({ state, analysis, words, act }: Page) {
  const table = analysis?.table;
  if (!table || table.over || table.model !== "here") return nothing;
  const other = state.aim === "win" ? "worms" : "win";
  return html`<button class="quiet aim" data-key="aim" title=${words.aimHint} @click=${() => act(show, { aim: other })}>${words.aims[other]}</button>`;
}

/** A line such as most have, to keep the place of the one that comes. */
const USUAL = { exact: false, learnedRules: true };

/** How far chances to win can be trusted, or that they can't be had. */
function ofChances({ state, analysis, words, shell, retry }: Page) {
  const table = analysis?.table;
  if (!table || table.over) return nothing;
  const isWanted = state.aim === "win" || state.table.seats.some(({ by }) => by === FOR_THE_WIN);
  if (table.model === "failed" && isWanted)
    return html`<p class="hint no-chances">${words.noChances} <button class="quiet" data-key="fetch-chances" @click=${retry}>${shell.words.tryAgain}</button></p>`;
  if (isChoiceHidden(state, table)) return nothing;
  if (table.advice?.win) return html`<p class="hint">${words.ofChances(table.advice.win)}</p>`;
  const isComing = table.model === "pending" && state.aim === "win";
  return isComing ? html`<p class="hint absent">${words.ofChances(USUAL)}</p>` : nothing;
}

/**
 * Where most worms would be another choice: which, and why it is not the best to win. It stands below the ways, which keep their place.
 */
function dissent({ state, analysis, words }: Page) {
  const table = analysis?.table;
  const other = table ? dissenting(table) : null;
  if (!other || areHidden(state) || !followsAdvice(state, table.aim)) return nothing;
  return html`<p class="news dissent">${words.dissent(other, standingOf(state, table))}</p>`;
}

/** How fast the computer plays, where there is one. */
function pace(page: Page) {
  const { state, analysis, act, room } = page;
  const isIdle = !canStep(state, analysis.table.picked);
  if (isIdle && !(room.isWide && isThrown(state) && hasComputer(state.table))) return nothing;
  const { pace } = state;
  return paceView(page, { pace, isAtThumb: isThrown(state), isIdle, onpick: (pace) => act(show, { pace }) });
}

/** The unit behind what a way is worth. */
const unitOf = ({ formats, unitOfWorms }: Page["words"], aim: Aim) =>
  aim === "win" ? formats.withPercent("") : ` ${unitOfWorms}`;

/** The ways in the order in which they are shown. */
function ordered({ analysis: { table } }: Page, isHidden: boolean): Way[] {
  const { ways, picked } = table;
  const shown = offered(table);
  // To give the turn up stands last also where nothing tells which is best.
  const place = (way: Way) => WAYS.indexOf(way.key) + (isForNothing(way, ways) ? WAYS.length : 0);
  if (isHidden) return shown.toSorted((a: Way, b: Way) => place(a) - place(b));
  const isPicked = (way: Way) => way === picked || (way.key === "stop" && picked?.key === "instead");
  const first = shown.find(isPicked) ?? at(shown, 0);
  return [first, ...shown.filter((way: Way) => way !== first)];
}

function rows(page: Page) {
  const {
    state,
    analysis: { table },
    words,
  } = page;
  const { advice, aim } = table;
  if (!advice) return nothing;
  const isMine = computerToMove(state) === null;
  const isHidden = isChoiceHidden(state, table);
  const { row } = ends(state, table);
  const inOrder = ordered(page, isHidden).map((way: Way) => (way.key === "stop" ? (row ?? way) : way));
  return repeat(
    inOrder,
    ({ key }) => `${key} ${isMine}`,
    (way) => {
      const isFirst = way === inOrder[0] && !isHidden;
      const { part, grade } = isHidden ? NOTHING_TOLD : told(way, at(inOrder, 0), aim);
      const className = `way ${isFirst ? "best" : grade} ${way.turnEnd ? "ends" : ""} ${inOrder.length === 1 ? "only" : ""}`;
      const content = html`${isMine && way.face !== undefined ? unseen(words.take) : nothing}
      <span class="way-what">${nameOf(page, way)}<span class="way-then">${thenWhat(page, way, isHidden || !followsAdvice(state, aim))}</span></span>
      <span class="way-worth"><span class="way-number">${isHidden ? nothing : html`${words.value(way.value, aim)}<span class=${isFirst ? `way-unit of-${aim}` : "unseen"}>${unitOf(words, aim)}</span>`}</span>
      <span class="way-mark">${isHidden ? nothing : markOf(page, way, inOrder)}</span></span>`;
      if (!isMine)
        return html`<div class=${className} data-key="way-${way.key}" .style=${vars({ part })}>${content}</div>`;
      return html`<button class=${className} data-key="way-${way.key}" data-next .style=${vars({ part })} @click=${() => chooseAtTable(page, way)}>${content}</button>`;
    },
  );
}

const NOTHING_TOLD: { part: number; grade: "" | Grade } = { part: 0, grade: "" };

/** How long the bar below a way is, and what it gives away. */
function told(way: Way, first: Way, aim: Aim): typeof NOTHING_TOLD {
  if (way === first) return NOTHING_TOLD;
  const lost = first.value - way.value;
  const isTold = apartAsShown(way.value, first.value, SHOWN_AIMS[aim]) > 0 && lost > 0;
  const grade = gradeOf({ lost, isTold, isBest: false }, MISTAKES[aim]);
  return { part: isTold ? barOf(lost, MISTAKES[aim]) : 0, grade };
}

/**
 * What is said beside a number: of the first way that it is the best, or what the computer does; of the others
 * what they are worth more or less.
 */
function markOf(
  {
    state,
    analysis: {
      table: { ways, aim },
    },
    words,
  }: Page,
  way: Way,
  shown: Way[],
) {
  const first = at(shown, 0);
  if (way !== first)
    return apartAsShown(way.value, first.value, SHOWN_AIMS[aim]) === 0
      ? words.grades.asGood
      : words.worse(way.value, first.value, aim);
  if (shown.length < 2) return "";
  return computerToMove(state) === null || way === ways[0] ? words.best : words.markPicks;
}

function nameOf(
  {
    analysis: {
      table: { ways },
    },
    words,
  }: Page,
  way: Way,
) {
  if (!way.turnEnd) return wayName(words, way);
  return html`<span class="way-name">${isForNothing(way, ways) ? words.stopForNothing(way.turnEnd) : words.turnEnd(way.turnEnd)}</span>`;
}

function thenWhat(
  {
    state: { table },
    analysis: {
      table: { ways },
    },
    words,
  }: Page,
  way: Way,
  isHidden: boolean,
) {
  if (way.does === "end") {
    const isWin = way.key !== "fail" && ways.length > 1 && way.turnEnd.won !== null;
    return way.turnEnd.ends ? words.gameEnds : isWin ? words.andStop : "";
  }
  if (way.does === "roll") return words.die(way.remaining);
  if (isHidden) return words.thenTake(way.total, way.remaining);
  return way.next === "stop"
    ? words.thenStopWith(way.total, broughtBy(way.result, table.names))
    : words.thenRollOn(way.total, way.remaining);
}

/** The other tile that ends the turn, where a steal is open. */
function instead(page: Page) {
  const { state, analysis, words } = page;
  const { below } = ends(state, analysis.table);
  if (!below || computerToMove(state) !== null) return nothing;
  return html`<button class="quiet" data-key=${below.key} @click=${() => choose(page, below)}>${words.instead(below.turnEnd)}</button>`;
}

/** The roll that went wrong: whoever did not throw it sees what can't be taken. */
function bustDice({ state, analysis: { odds }, words }: Page) {
  if (odds.phase !== "bust") return nothing;
  return html`<p class="dead-faces">${diceRow(words, rollCounts(state))}<span>${words.alreadyTaken}</span></p>`;
}
