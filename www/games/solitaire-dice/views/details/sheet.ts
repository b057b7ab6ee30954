// A sheet as on paper: eleven rows of ten boxes, and a row of eight for each number that can be rejected. A row is one
// control: a tap on a box marks up to there, a tap on the last mark takes it back, arrow keys go mark by mark.

import { html, nothing } from "lit-html";
import { at } from "../../../../shell/model/at.ts";
import { setMarks } from "../../model/moves.ts";
import { choiceToCome } from "../../model/reach.ts";
import { canUse, EACH, misfitOf, NUMBERS, REJECT_BOXES, SUM_BOXES, SUMS } from "../../model/sheet.ts";
import { sheetOf, whoIs } from "../../model/state.ts";
import type { Sheet, SheetChoice } from "../../model/types.ts";
import type { Page } from "./page.ts";

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

export function sheetView(page: Page) {
  const { state, analysis, words } = page;
  const { details } = words;
  const who = whoIs(state, state.shown);
  const other = state.others[state.shown - 1];
  const isFixed = who.by !== null;
  const sheet = isFixed && other ? other : sheetOf(state);
  const answer = isFixed ? at(analysis.sheets, state.shown) : analysis.sheet;
  const misfit = isFixed ? null : misfitOf(sheet, answer.missing);
  return html`<section class="card panel panel-sheet" aria-labelledby="sheet-title">
    <div class="line"><h2 id="sheet-title">${words.sheetName(who)}</h2><p class="sheet-total" data-key="sheet-score">${details.score(answer.score)}</p></div>
    <div class="sheet-hint">
      ${isFixed || answer.missing === 0 ? html`<p class="hint">${isFixed ? details.othersSheetHint : details.sheetHint}</p>` : nothing}
      <p class=${state.roll.length > 0 ? "misfit" : "soft"} role="status" data-key="misfit">${misfit ? details.misfit(misfit) : nothing}</p>
    </div>
    <div class="paper">${sums(page, sheet, answer.points, isFixed)}${rejects(page, sheet, isFixed)}</div>
    <p class="hint" data-key="outlook">${outlook(page, answer)}</p>
  </section>`;
}

/** How long the game may last; nothing of a sheet that is not whole yet. */
function outlook({ state, words }: Page, { phase, missing, spare, rollsLeft }: Page["analysis"]["sheet"]) {
  if (phase === "over" || state.isGivenUp) return words.gameOver;
  return missing === 0 ? words.details.outlook(spare, rollsLeft) : nothing;
}

function sums(page: Page, sheet: Sheet, points: number[], isFixed: boolean) {
  const { details } = page.words;
  return html`<table class="sums">
    <thead><tr><th scope="col">${details.sumHead}</th><th scope="col" class="box-heads">${details.heads(page.state.openCost).map((head) => html`<span>${head}</span>`)}</th><th scope="col">${details.nowHead}</th></tr></thead>
    <tbody>${SUMS.map((name, nth) => {
      const count = at(sheet.sums, nth);
      const worth = at(points, nth);
      const row = {
        part: "sums" as const,
        nth,
        name,
        count,
        boxes: SUM_BOXES,
        label: isFixed ? details.sumOfOther(name, count, worth) : details.sumRow(name),
        text: details.sumText(count, worth),
        coming: isFixed ? 0 : comingOf(page, (choice) => choice.sums.filter((sum) => sum === name).length),
        isFixed,
        isOff: false,
      };
      return html`<tr><th scope="row"><span class="name">${name}</span> <span class="each">${details.each(at(EACH, nth))}</span></th>
        <td>${boxes(page, row)}</td>
        <td class="now ${worth < 0 ? "down" : ""}" data-key="points-${name}">${page.words.number(worth)}</td></tr>`;
    })}</tbody>
  </table>`;
}

function rejects(page: Page, sheet: Sheet, isFixed: boolean) {
  const { details } = page.words;
  return html`<table class="rejects">
    <thead><tr><th scope="col">${details.rejectHead}</th><td></td></tr></thead>
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
        label: isFixed ? details.rejectOfOther(name, told) : details.rejectRow(name),
        text: details.rejectText(told),
        coming: isFixed ? 0 : comingOf(page, (choice) => Number(choice.reject === name)),
        isFixed,
        isOff,
      };
      return html`<tr class=${isOff ? "off" : ""}><th scope="row"><span class="name">${name}</span></th><td>${boxes(page, row)}</td></tr>`;
    })}</tbody>
  </table>`;
}

/** How many marks the choice to come would add, the player's own or the best one. */
function comingOf({ state, analysis }: Page, marks: (choice: SheetChoice) => number) {
  const choice = choiceToCome(state, analysis);
  return choice ? marks(choice) : 0;
}

/** The boxes of a row. */
function boxes({ act }: Page, row: Row) {
  const { part, nth, name, count, boxes, label, text, coming, isFixed, isOff } = row;
  const key = `${part === "sums" ? "sum" : "reject"}-${name}`;
  const content = Array.from({ length: boxes }, (_, box) => box + 1).map(
    (box) =>
      html`<span class="box ${box <= count ? "marked" : box <= count + coming ? "coming" : ""} ${kindOf(part, box)}" data-box=${box} data-key="${key}-${box}"></span>`,
  );
  if (isFixed) return html`<div class="boxes" role="img" aria-label=${label} data-key=${key}>${content}</div>`;
  const set = (marks: number) => act(setMarks, part, nth, Math.min(boxes, Math.max(0, marks)));
  return html`<div
    class="boxes"
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

/** What a box stands for: marks up to the fourth cost, from the sixth on they bring points. */
function kindOf(part: Row["part"], box: number) {
  if (part === "rejects") return box === REJECT_BOXES ? "last-box" : "";
  return box < 5 ? "cost-box" : box === 5 ? "back-box" : "";
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
