// The answer: every choice of the roll with what it is worth, the best one first and largest. A tap marks it.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { waitingView } from "../../../shell/game/waiting.ts";
import { at } from "../../../shell/model/at.ts";
import { barOf, gradeOf } from "../../../shell/model/grades.ts";
import { unseen, vars } from "../../../shell/ui/controls.ts";
import { hintButton } from "../../../shell/ui/hint.ts";
import type { Page } from "../actions.ts";
import { markChoice } from "../actions.ts";
import {
  effectsOf,
  FEW,
  keyOf,
  kindOf,
  luckOfRoll,
  pairing,
  ranked,
  type Standing,
  standingOf,
  standingOfBest,
} from "../model/choices.ts";
import { gradeOfMove, lastOf, lossOfLast, MISTAKE } from "../model/move-log.ts";
import { askHint, mend, show } from "../model/moves.ts";
import { chanceOf, offOf, rankedByChance, standingByChance } from "../model/reach.ts";
import { inUse, isEmpty, misfitOf } from "../model/sheet.ts";
import {
  areHidden,
  areOthersToMark,
  canChoose,
  isAllOver,
  isAnyMarked,
  isComplete,
  isOwnOver,
  isShared,
  isThrown,
  lastMark,
  peopleOf,
  playersOf,
  rollOf,
  seatOf,
  sheetOf,
  whoIs,
  whoIsToMark,
} from "../model/state.ts";
import type { SheetChoice } from "../model/types.ts";
import { whyBest } from "../model/why.ts";
import { aimView } from "./aim.ts";
import { endView } from "./end.ts";
import { choiceDice } from "./pieces.ts";

export function answerView(page: Page) {
  const { state, analysis, words } = page;
  const isEnd = analysis !== null && isOwnOver(state);
  return html`<section class="card answer" tabindex="-1" data-answer ?data-next=${isEnd} aria-labelledby="answer-title">
    <div class="line answer-head">
      <h2 id="answer-title">${isShared(state) && !isAllOver(state) ? html`<span class="whose">${words.called(whoIs(state, seatOf(state)))}</span> · ` : nothing}${title(page)}</h2>
      ${
        areHidden(state) && canChoose(state) && state.advice !== "alone"
          ? hintButton(page, () => page.act(askHint))
          : html`<p class="soft source" data-key="source">${analysis && !isEnd ? sourceOf(page) : nothing}</p>`
      }
    </div>
    ${newsLine(page)}
    ${analysis?.lacksRules ? noRules(page) : nothing}
    ${!analysis ? waitingView(page) : isEnd ? endView(page) : canChoose(state) ? choices(page) : isEmpty(sheetOf(state)) ? html`<p class="hint">${words.startHint(isThrown(state), state.others.length === 0)}</p>` : nothing}
    ${analysis && !isEnd ? html`<p class="last-move">${lastMove(page)}</p>` : nothing}
  </section>`;
}

function title({ state, analysis, words }: Page) {
  if (isAllOver(state)) return words.gameOver;
  if (state.isMending) return words.chooseAgain;
  if (isOwnOver(state)) return words.othersPlayOn(isShared(state) ? peopleOf(state).length : state.others.length);
  if (areOthersToMark(state)) return words.othersTurn(state.others.length);
  if (!canChoose(state)) return isComplete(state) ? words.toMark(whoIsToMark(state)) : words.beforeRoll;
  return words.question(analysis?.answer.freeRideChance === 1, areHidden(state));
}

/** Where the numbers come from. */
function sourceOf(page: Page) {
  const { state, analysis, words } = page;
  const { answer } = analysis;
  if (areHidden(state) || isHalfEntered(page)) return nothing;
  const found = analysis.reach?.found;
  if (!found) return words.sources[kindOf(sheetOf(state), answer)];
  const off = offOf(state, found);
  return off === 0 ? words.sources.exact : words.estimateOf(off);
}

/** News, or before the roll what is expected; and what the advice is for. Where the player chooses alone, the choices have its room if there is no news. */
function newsLine(page: Page) {
  const { state, analysis } = page;
  const told = analysis ? news(page) : nothing;
  const isHidden = areHidden(state);
  if (told === nothing && canChoose(state) && isHidden) return nothing;
  const hasAim = analysis && state.openCost === 200 && !isOwnOver(state) && !isHidden;
  const isBefore = analysis && !canChoose(state) && !isOwnOver(state);
  return html`<div class="line news-line">${isBefore ? expected(page) : nothing}<p class="news" data-key="news">${told}</p>${hasAim ? aimView(page) : nothing}</div>`;
}

/** Why somebody does not go on. */
const noRules = ({ state, words, shell, act }: Page) =>
  html`<p class="hint" role="status">${words.noRules} <button class="quiet" data-key="fetch-rules" data-next @click=${() => act(show, { tries: state.tries + 1 })}>${shell.words.tryAgain}</button></p>`;

/** In a line: whether the roll was good, or what there is to know before it. */
function news(page: Page) {
  const { state, analysis, words } = page;
  const { answer, sheet, was } = analysis;
  if (isOwnOver(state)) return isAllOver(state) ? nothing : words.yourGameOver;
  if (!canChoose(state)) {
    if (sheet.spare !== null) return words.spare(sheet.spare);
    return state.opening === "different" && inUse(sheetOf(state)).length < 3 ? words.differentHint : nothing;
  }
  const misfit = misfitOf(sheetOf(state), sheet.missing);
  if (misfit) return words.misfit(misfit);
  if (areHidden(state)) return isWithoutNew(page) ? words.noNewNumber : nothing;
  if (isWithoutNew(page)) return words.noNewNumber;
  const { reach } = analysis;
  if (reach?.found) return reach.was === null ? nothing : words.verdictOfChance(reach.was, reach.found.chance);
  return was === null || answer.value === null
    ? nothing
    : words.verdict(was, answer.value, luckOfRoll(was, answer.value));
}

/** Whether a new number was wanted and none was rolled. */
const isWithoutNew = ({ state, analysis }: Page) =>
  state.opening === "different" &&
  analysis.sheet.spare === null &&
  analysis.answer.choices.every(({ reject }) => reject !== null && inUse(sheetOf(state)).includes(reject));

/** Whether marks from paper are being entered: as long as they don't fit, and nothing is rolled. */
const isHalfEntered = ({ state, analysis }: Page) => state.roll.length === 0 && analysis.sheet.missing !== 0;

/** Before the roll: what the sheet is worth, but not while one from paper is only half entered. */
function expected(page: Page) {
  const { state, analysis, words } = page;
  const { value } = analysis.answer;
  const { reach } = analysis;
  if (value === null || areHidden(state) || isHalfEntered(page)) return nothing;
  return reach?.found
    ? html`<p class="expected"><span class="number" data-key="chance">${words.chance(reach.found.chance)}</span> <span class="soft">${words.chanceOf(reach.target, offOf(state, reach.found))}</span></p>`
    : html`<p class="expected"><span class="number" data-key="expected">${words.value(value)}</span> <span class="soft">${words.expected}</span></p>`;
}

/** What was marked last, with what it cost where that is told afterwards; or what does not fit. */
function lastMove(page: Page) {
  const { state, analysis, words, act } = page;
  const seat = seatOf(state);
  const last = lastOf(state.moves, seat);
  const misfit = misfitOf(sheetOf(state), analysis.sheet.missing);
  const toMend = lastMark(state)
    ? html`<button class="quiet" data-key="mend" @click=${() => act(mend)}>${state.isMending ? words.leave : words.change}</button>`
    : nothing;
  if (canChoose(state)) return last && toMend !== nothing ? html`${words.logged(last, null)} ${toMend}` : nothing;
  const ofOthers = isAnyMarked(state)
    ? []
    : playersOf(state).flatMap((who) => {
        const mark = who.seat === seat ? null : lastOf(state.moves, who.seat);
        return mark ? [{ who, mark }] : [];
      });
  const loss = lossOfLast(state);
  return html`${last ? html`<span class="graded fresh ${loss ? gradeOfMove(last) : ""}">${words.logged(last, loss)}</span>` : nothing} ${toMend}
    ${misfit ? html`<span class=${isHalfEntered(page) ? "" : "misfit"}>${words.misfit(misfit)}</span>` : nothing}
    ${ofOthers.length > 0 ? html`<span class="of-others">${words.othersDone(ofOthers)}</span>` : nothing}`;
}

// ---- Choices ----

/** The one that the player has put together. */
const own = ({ state, analysis: { answer } }: Page) => pairing(rollOf(state), state.picks, answer.choices).choice;

function choices(page: Page) {
  const { state, analysis, words, act } = page;
  const isHidden = areHidden(state);
  const all = isHidden
    ? analysis.answer.choices
    : (rankedByChance(analysis.answer, analysis.reach) ?? ranked(analysis.answer));
  // One more would take no more room than the button.
  const hasMore = !isHidden && all.length > FEW + 2;
  const isShort = hasMore && !state.isMoreShown;
  const shown = isShort ? all.slice(0, FEW + 1) : all;
  const best = isHidden ? null : at(all, 0);
  const rest = isHidden ? shown : shown.slice(1);
  return html`<div class="ways ${isHidden ? "hidden-worth" : ""}" role="group" aria-label=${isHidden ? words.yourChoice : words.choicesLabel}>
    ${best ? bestRow(page, best) : nothing}
    ${repeat(
      rest,
      (choice) => keyOf(choice),
      (choice) => row(page, choice, best),
    )}
    ${
      !hasMore
        ? nothing
        : html`<button class="quiet more" data-key="more" aria-expanded=${String(!isShort)} @click=${() => act(show, { isMoreShown: isShort })}>${isShort ? words.more(all.length - shown.length) : words.fewer}</button>`
    }
  </div>`;
}

/** The least mistake in percentage points. */
const MISTAKE_OF_CHANCE = 2;

/** How a choice stands, in colour and as the part of its bar. */
function graded(standing: Standing, mistake: number) {
  if (standing.kind !== "less") return { grade: standing.kind, part: 0 };
  const { less } = standing;
  return {
    grade: gradeOf({ lost: less, isTold: true, isBest: false }, mistake),
    part: barOf(less, mistake),
  };
}

/** What a choice is worth, for the eye and for the ear, and how it stands beside the best; null where that is not known. */
function worthOf({ state, analysis: { answer, reach }, words }: Page, choice: SheetChoice, best: SheetChoice) {
  const [found, most] = [choice, best].map((one) => chanceOf(answer, reach, one));
  if (found && most) {
    const off = offOf(state, found);
    const standing = choice === best ? standingOfBest(answer) : standingByChance(found, most);
    return {
      told: words.chance(found.chance),
      off: off === 0 ? "" : words.off(off),
      unit: "",
      behind: standing.kind === "less" ? words.lessChance(standing.less) : words.asGood,
      ...graded(standing, MISTAKE_OF_CHANCE),
      label: words.chanceLabel(choice, found.chance, off, standing),
    };
  }
  const standing = choice === best ? standingOfBest(answer) : standingOf(choice, best);
  if (standing === null || choice.value === null) return null;
  return {
    told: words.value(choice.value),
    off: "",
    unit: words.expectedShort,
    behind: standing.kind === "less" ? words.less(standing.less) : words.asGood,
    ...graded(standing, MISTAKE),
    label: words.choiceLabel(choice, choice.value, standing),
  };
}

/** The best choice: large, with what its marks do and why it is the best. */
function bestRow(page: Page, choice: SheetChoice) {
  const { state, analysis, words } = page;
  const why = whyBest(sheetOf(state), analysis);
  const worth = worthOf(page, choice, choice);
  const standing = standingOfBest(analysis.answer);
  const told = worth?.told ?? "";
  return html`<button class="way best" data-key="way-${keyOf(choice)}" data-best data-next aria-describedby="best-effects" @click=${() => markChoice(page, choice)}>
    ${unseen(worth?.label ?? words.choiceLabel(choice, null, standing))}
    <span class="way-dice" aria-hidden="true">${choiceDice(words, choice)}</span>
    <span class="way-worth" aria-hidden="true"><span class="way-number ${told.length > 4 ? "long" : ""}">${told}${worth?.off ? html`<small>${worth.off}</small>` : worth?.unit ? html`<small class="unit">${worth.unit}</small>` : nothing}</span>
    <span class="way-mark">${standing.kind === "only" ? words.only : words.best}</span></span>
    <span class="effects" id="best-effects" aria-hidden="true">${words.effects(effectsOf(sheetOf(state).sums, choice, state.openCost), choice.ends)} ${why ? html`<span class="why" data-key="why">${words.why(why)}</span>` : nothing}</span>
  </button>`;
}

/** Another choice, in a line; where `best` is null its worth is not told. */
function row(page: Page, choice: SheetChoice, best: SheetChoice | null) {
  const { words } = page;
  const worth = best && worthOf(page, choice, best);
  const isOwn = own(page) === choice;
  return html`<button class="way ${worth?.grade ?? ""} ${isOwn ? "picked" : ""}" data-key="way-${keyOf(choice)}" data-next .style=${vars({ part: worth?.part ?? 0 })} @click=${() => markChoice(page, choice)}>
    ${unseen(worth?.label ?? words.markName(choice))}
    <span class="way-dice" aria-hidden="true">${choiceDice(words, choice)}</span>
    <span class="way-worth" aria-hidden="true"><span class="way-number">${worth?.told ?? nothing}${worth?.off ? html`<small>${worth.off}</small>` : nothing}</span>
    <span class="way-mark">${worth?.behind ?? nothing}</span></span>
  </button>`;
}
