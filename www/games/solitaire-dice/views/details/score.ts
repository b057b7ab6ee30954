// Where games end up from here: chances of scores, the average, and a histogram with its table.

import { html, nothing } from "lit-html";
import { saveText } from "../../../../shell/host/export.ts";
import { at } from "../../../../shell/model/at.ts";
import { csvText } from "../../../../shell/model/csv.ts";
import { select } from "../../../../shell/ui/fields.ts";
import { keyOf, ranked } from "../../model/choices.ts";
import { CSV_HEADS, farOff, inPercent } from "../../model/final-scores.ts";
import { grouped } from "../../model/histogram.ts";
import { show } from "../../model/moves.ts";
import { AIMS, areHidden, canChoose, isOwnOver } from "../../model/state.ts";
import type { SheetResult } from "../../model/types.ts";
import { histogram } from "./histogram.ts";
import type { Page } from "./page.ts";

export function scoreView(page: Page) {
  const { state, analysis, words } = page;
  const { details } = words;
  const result = analysis.played?.result ?? null;
  return html`<section class="card panel panel-score" aria-labelledby="score-title">
    <h2 id="score-title">${words.tabs.score}</h2>
    <p class="hint">${isOwnOver(state) ? details.scoreOver : details.scoreHint}</p>
    ${isOwnOver(state) ? nothing : controls(page)}
    <p class="played" role="status" data-key="played">${progress(page)}</p>
    ${result ? results(page, result) : nothing}
  </section>`;
}

/** What is played, and the score that is asked about. */
function controls(page: Page) {
  const { state, analysis, words, act } = page;
  const { details } = words;
  const isRolled = canChoose(state);
  const choices = isRolled ? (areHidden(state) ? analysis.answer.choices : ranked(analysis.answer)) : [];
  const isPlaying = analysis.played !== null && !analysis.played.isDone && !state.isStopped;
  const isPlayed = analysis.played?.isDone === true && analysis.played.result !== null;
  // What is being typed stays until it is done, whatever is drawn anew meanwhile.
  const aim = ({ target }: Event & { target: HTMLInputElement }) => {
    const score = readAim(target.value, state.aim);
    target.value = String(score);
    act(show, { aim: score });
  };
  return html`<div class="line score-controls">
    ${select({
      label: details.fromLabel,
      key: "score-from",
      className: "from",
      value: state.asked ?? "",
      onpick: (asked) => act(show, { asked, isStopped: false }),
      options: [
        { value: "", text: isRolled ? details.fromRoll : details.fromSheet },
        ...choices.map((choice) => ({ value: keyOf(choice), text: details.fromChoice(choice) })),
      ],
    })}
    <label class="aim">${details.aimLabel} <input class="field" type="number" step="10" min=${AIMS.least} max=${AIMS.most} data-key="aim" .value=${String(state.aim)} @change=${aim} /></label>
    ${
      isPlaying
        ? html`<button class="primary" data-key="score-stop" @click=${() => act(show, { isStopped: true })}>${details.stop}</button>`
        : html`<button class="primary" data-key="score-play" ?disabled=${isPlayed} @click=${() => act(show, { asked: state.asked ?? "", isStopped: false, tries: state.tries + (analysis.played?.isDone ? 1 : 0) })}>${details.play}</button>`
    }
  </div>`;
}

function readAim(text: string, before: number) {
  const score = Math.round(Number(text));
  return text.trim() === "" || Number.isNaN(score) ? before : Math.min(AIMS.most, Math.max(AIMS.least, score));
}

function progress({ state, analysis: { played }, words: { details } }: Page) {
  if (!played) return nothing;
  const { result, isDone } = played;
  if (!result) return isDone ? details.notPlayed : details.played(0, false);
  return state.isStopped && !isDone ? details.stopped(result.games) : details.played(result.games, isDone);
}

function results(page: Page, result: SheetResult) {
  const { words } = page;
  const { details } = words;
  const player = at(result.players, 0);
  const groups = grouped(player.histogram);
  return html`${chances(page, player)}
    <figure>
      ${histogram(page, groups)}
      <figcaption class="hint">${details.histogramTitle(groups.step)}</figcaption>
    </figure>
    <details data-key="histogram-table"><summary>${details.histogramTable}</summary>
      <table class="counts">
        <thead><tr>${details.histogramHeads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
        <tbody>${groups.bars.map(({ from, count }) => html`<tr><th scope="row">${details.from(from, from + groups.step - 10)}</th><td>${words.number(count)}</td></tr>`)}</tbody>
      </table>
    </details>
    ${page.room.isWide ? exports(page, player.histogram) : nothing}`;
}

/** Chances of scores, and the average beside the expected score. */
function chances({ state, analysis, words: { details } }: Page, { atLeast, mean }: SheetResult["players"][number]) {
  const { value: expected, source } =
    state.asked === ""
      ? analysis.answer
      : (analysis.answer.choices.find((choice) => keyOf(choice) === state.asked) ?? { value: null, source: null });
  const isTold = expected !== null && !areHidden(state);
  const off = isTold && source !== "exact" ? farOff(expected, mean) : null;
  return html`<table class="chances">
    <thead><tr>${details.scoreHeads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
    <tbody>
      ${atLeast.map(({ score, share }) => html`<tr class=${score === state.aim ? "aimed" : ""}><th scope="row">${details.atLeast(score)}</th><td>${details.percent(share.value)}</td><td>${details.shareRange(inPercent(share))}</td></tr>`)}
      <tr><th scope="row">${details.meanRow}</th><td>${details.mean(mean.value)}</td><td>${Number.isFinite(mean.high) ? details.meanRange(mean) : nothing}</td></tr>
      ${isTold ? html`<tr><th scope="row">${details.expectedRow}</th><td>${details.expected(expected)}</td><td></td></tr>` : nothing}
    </tbody>
  </table>
  ${off ? html`<p class="hint" data-key="far-off">${details.farOff(off)}</p>` : nothing}`;
}

/** Out of the page, in steps of 10. */
function exports({ state, act, copy, words: { details } }: Page, { from, counts }: { from: number; counts: number[] }) {
  const csv = () => csvText([CSV_HEADS, ...counts.map((count, nth) => [from + 10 * nth, count])]);
  return html`<div class="line">
    <button class="quiet" data-key="copy-csv" @click=${async () => act(show, { copied: await copy(csv()) })}>${details.copyCsv}</button>
    <button class="quiet" data-key="save-csv" @click=${() => saveText("solitaire-dice-scores.csv", csv())}>${details.saveCsv}</button>
    <span class="hint" role="status">${state.copied}</span>
  </div>`;
}
