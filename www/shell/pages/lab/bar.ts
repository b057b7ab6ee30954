// Play, cancel, and how far the play has come. On a phone it stands at the thumb.

import { html } from "lit-html";
import type { LabWords } from "../../text/en/lab.ts";
import type { AnyLabPage } from "./lab.ts";
import type { Run } from "./run.ts";

/**
 * @param tournaments how many are to be played
 * @param games of each
 */
export function barView(
  { state: { run }, labWords: words, play, cancel }: AnyLabPage,
  tournaments: number,
  games: number,
) {
  const isPlaying = run?.state === "playing";
  return html`<section class="card thumb bar" aria-label=${words.barLabel}>
    <div class="progress" ?hidden=${!run || run.state === "failed"}>
      <progress
        aria-label=${words.gamesPlayed}
        ?hidden=${!isPlaying}
        max=${run?.of || 1}
        .value=${run?.done ?? 0}
      ></progress>
      <p class="progress-words">${run ? words.progress(run) : ""}</p>
    </div>
    <p class="wrong" role="alert">${run ? words.failure(run) : ""}</p>
    <div class="line">
      <button class=${isPlaying ? "" : "primary"} data-next @click=${play}>${words.play(run, tournaments, games)}</button>
      <button class="primary" ?hidden=${!isPlaying} @click=${cancel}>${words.cancel}</button>
    </div>
  </section>`;
}

/** How many quarters of a run have been played. */
const quarters = ({ done, of }: Run) => Math.floor((4 * done) / of);

/**
 * What is announced after a change: that a run begins, a quarter more, the end. "" in between.
 * @param answer what it has come to
 */
export function news(before: Run | null, run: Run, words: LabWords, answer: string) {
  const { state } = run;
  const isNew = before?.number !== run.number;
  // Failures are alerts.
  if (state === "failed") return "";
  if (isNew) return words.begun(run);
  if (state !== before.state) return state === "done" ? words.ended(answer) : words.cancelled(run, answer);
  const played = quarters(run);
  if (state !== "playing" || played === quarters(before) || played === 4) return "";
  return words.underWay(played as 1 | 2 | 3, answer);
}
