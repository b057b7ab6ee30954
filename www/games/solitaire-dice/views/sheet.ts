// A sheet as on paper: eleven rows of ten boxes, and a row of eight for each number that can be rejected. A row is one
// control: a tap on a box marks up to there, a tap on the last mark takes it back, arrow keys go mark by mark.

import { html, nothing, svg } from "lit-html";
import { at } from "../../../shell/model/at.ts";
import type { Page } from "../actions.ts";
import { lossOfLast } from "../model/move-log.ts";
import { setMarks } from "../model/moves.ts";
import { choiceToCome } from "../model/reach.ts";
import { canUse, EACH, misfitOf, NUMBERS, REJECT_BOXES, SUM_BOXES, SUMS } from "../model/sheet.ts";
import { sheetOf, whoIs } from "../model/state.ts";
import type { Sheet, SheetMark } from "../model/types.ts";

/** What is drawn: a sheet that may be fixed, with what would be marked. */
interface Drawn {
  sheet: Sheet;
  coming: SheetMark | null;
  isFixed: boolean;
}

interface Row {
  part: "sums" | "rejects";
  nth: number;
  name: number;
  count: number;
  boxes: number;
  /** What it is called; of another's sheet with what stands there. */
  label: string;
  /** What stands there. */
  text: string;
  /** Marks that the choice would add. */
  coming: number;
  isFixed: boolean;
  isOff: boolean;
}

/** @param isShown whether it can only be looked at */
export function sheetView(page: Page, isShown = false) {
  const { state, analysis, words } = page;
  if (!analysis) return nothing;
  const who = whoIs(state, state.shown);
  const other = state.others[state.shown - 1];
  const isOthers = who.by !== null;
  const sheet = isOthers && other ? other : sheetOf(state);
  const answer = isOthers ? at(analysis.sheets, state.shown) : analysis.sheet;
  const coming = isOthers ? null : (choiceToCome(state, analysis) ?? lossOfLast(state)?.better ?? null);
  const misfit = isOthers ? null : misfitOf(sheet, answer.missing);
  const drawn = { sheet, coming, isFixed: isOthers || isShown };
  return html`<section class="card panel-sheet" tabindex="-1" data-sheet aria-labelledby="sheet-title">
    <div class="line"><h2 id="sheet-title">${words.sheetName(who)}</h2><p class="sheet-total" data-key="sheet-score">${words.sheetScore(answer.score)}</p></div>
    <div class="paper ${state.picks.length > 0 ? "own-choice" : ""}">${sums(page, drawn, answer.points)}${rejects(page, drawn)}</div>
    <div class="sheet-hint">
      <p class=${state.roll.length > 0 ? "misfit" : ""} role="status" data-key="misfit">${misfit ? words.sheetMisfit(misfit) : nothing}</p>
      ${misfit ? nothing : html`<p class="hint">${coming ? words.comingHint : isOthers ? words.othersSheetHint : isShown ? nothing : words.sheetHint}</p>`}
      <p class="hint" data-key="outlook">${outlook(page, answer)}</p>
    </div>
  </section>`;
}

/** How long the game may last; nothing of a sheet that is not whole yet. */
function outlook({ state, words }: Page, { phase, missing, spare, rollsLeft }: NonNullable<Page["analysis"]>["sheet"]) {
  if (phase === "over" || state.isGivenUp) return words.gameOver;
  return missing === 0 ? words.outlook(spare, rollsLeft) : nothing;
}

function sums({ state, words, act }: Page, { sheet, coming, isFixed }: Drawn, points: number[]) {
  return html`<table class="sums">
    <thead><tr><th scope="col">${words.sumHead}</th><th scope="col" class="box-heads">${words.boxHeads(state.openCost).map((head) => html`<span>${head}</span>`)}</th><th scope="col">${words.nowHead}</th></tr></thead>
    <tbody>${SUMS.map((name, nth) => {
      const count = at(sheet.sums, nth);
      const worth = at(points, nth);
      const row = {
        part: "sums" as const,
        nth,
        name,
        count,
        boxes: SUM_BOXES,
        label: isFixed ? words.sumOfOther(name, count, worth) : words.sumRow(name),
        text: words.sumText(count, worth),
        coming: coming?.sums.filter((sum) => sum === name).length ?? 0,
        isFixed,
        isOff: false,
      };
      return html`<tr><th scope="row"><span class="name">${name}</span> <span class="each">${words.each(at(EACH, nth))}</span></th>
        <td>${boxes(act, row)}</td>
        <td class="now ${worth < 0 ? "down" : worth > 0 ? "up" : "soft"}" data-key="points-${name}">${words.number(worth)}</td></tr>`;
    })}</tbody>
  </table>`;
}

function rejects({ words, act }: Page, { sheet, coming, isFixed }: Drawn) {
  return html`<table class="rejects">
    <thead><tr><th scope="col">${words.rejectHead}</th><td></td></tr></thead>
    <tbody>${NUMBERS.map((name, nth) => {
      const count = at(sheet.rejects, nth);
      const isOff = !canUse(sheet, nth);
      const told = isOff ? null : count;
      const row = {
        part: "rejects" as const,
        nth,
        name,
        count,
        boxes: REJECT_BOXES,
        label: isFixed ? words.rejectOfOther(name, told) : words.rejectRow(name),
        text: words.rejectText(told),
        coming: Number(coming?.reject === name),
        isFixed,
        isOff,
      };
      return html`<tr class=${isOff ? "off" : ""}><th scope="row"><span class="name">${name}</span></th><td>${boxes(act, row)}</td></tr>`;
    })}</tbody>
  </table>`;
}

/** A stroke of a pencil: it begins thick, and ends thin. */
const stroke = svg`<path d="M3.2 30.1C7.5 22.8 13.2 13 19.8 4c1-1.3 2.6-.2 1.7 1.2C15.8 14.6 10.7 22.4 6.2 31c-.9 1.7-4 .8-3-.9z"/><path class="grain" d="M5.4 32.2C9.8 24.4 16 14.4 21.4 7.6"/>`;

/** The boxes of a row. */
function boxes(act: Page["act"], row: Row) {
  const { part, nth, name, count, boxes, label, text, coming, isFixed, isOff } = row;
  const key = `${part === "sums" ? "sum" : "reject"}-${name}`;
  const content = Array.from({ length: boxes }, (_, box) => box + 1).map(
    (box) =>
      html`<span class="box ${box <= count ? "marked" : box <= count + coming ? "coming" : ""}" data-box=${box} data-key="${key}-${box}">${box <= count ? html`<svg class="stroke" viewBox="0 0 24 34">${stroke}</svg>` : nothing}</span>`,
  );
  // Up to the fourth, marks on a sum cost.
  const className = `boxes ${part === "sums" && count > 0 && count < 5 ? "open" : ""}`;
  if (isFixed) return html`<div class=${className} role="img" aria-label=${label} data-key=${key}>${content}</div>`;
  const set = (marks: number) => act(setMarks, part, nth, Math.min(boxes, Math.max(0, marks)));
  return html`<div
    class=${className}
    role="slider"
    tabindex="0"
    data-key=${key}
    aria-label=${label}
    aria-valuemin="0"
    aria-valuemax=${boxes}
    aria-valuenow=${count}
    aria-valuetext=${text}
    aria-disabled=${String(isOff)}
    @click=${(event: Event) => set(marksAfterTap(event, count))}
    @keydown=${(event: KeyboardEvent) => {
      const marks = marksAfterKey(event.key, count, boxes);
      if (marks === null) return;
      event.preventDefault();
      set(marks);
    }}
  >${content}</div>`;
}

/** Marks after a tap on a box: up to there, or without the last one. */
function marksAfterTap({ target }: Event, count: number) {
  const box = Number((target as HTMLElement).closest("[data-box]")?.getAttribute("data-box") ?? count + 1);
  return box === count ? count - 1 : box;
}

/** Marks of a row after a key; null where that does nothing. */
export function marksAfterKey(key: string, count: number, most: number) {
  if (key === "ArrowRight" || key === "ArrowUp") return count + 1;
  if (key === "ArrowLeft" || key === "ArrowDown") return count - 1;
  if (key === "Home") return 0;
  return key === "End" ? most : null;
}
