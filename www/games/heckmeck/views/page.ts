// The page of the game below the header: the two questions it answers, and the switch between them.

import { html, nothing } from "lit-html";
import { browser } from "../../../shell/host/browser.ts";
import { reasonOf } from "../../../shell/host/reasons.ts";
import { unlessAhead } from "../../../shell/ui/ahead.ts";
import { radios } from "../../../shell/ui/controls.ts";
import type { Page } from "../actions.ts";
import { adviceParts } from "../advice-parts.ts";
import { setMode } from "../model/moves.ts";
import { MODES } from "../model/state.ts";
import { isBelow } from "./below.ts";
import { oddsAnswerView } from "./odds-answer.ts";
import { padView } from "./pad.ts";
import { panelsView } from "./panels.ts";
import { takenView } from "./taken.ts";
import { targetView } from "./target.ts";

export function pageView(page: Page) {
  const { state, words, act } = page;
  return html`
    ${radios({
      name: "mode",
      label: words.modeLabel,
      className: "segments mode",
      value: state.mode,
      onpick: (mode) => act(setMode, mode),
      options: MODES.map((value) => ({ value, content: words.modes[value] })),
    })}
    ${state.mode === "odds" ? oddsView(page) : adviceView(page)}
  `;
}

/**
 * What is entered, and the answer. What else there is stands below the answer where it would leave no room for dice and
 * best way together.
 */
const columns = (page: Page, side: unknown, answer: unknown, below: unknown) => html`
  <div class="side">${side}</div>
  <div class="main">${answer}${below}${panelsView(page)}</div>
`;

function oddsView(page: Page) {
  const isTargetBelow = page.room.isLow && !page.room.isWide;
  const target = targetView(page);
  const entry = html`${takenView(page)}${padView(page)}`;
  const answer = unlessAhead(page, () => oddsAnswerView(page));
  return columns(page, isTargetBelow ? entry : html`${entry}${target}`, answer, isTargetBelow ? target : nothing);
}

function adviceView(page: Page) {
  const loaded = adviceParts(page);
  const views = loaded.status === "here" ? loaded.value : null;
  const answer = unlessAhead(page, () =>
    loaded.status === "failed" ? failure(page, loaded.error) : views?.adviceAnswerView(page),
  );
  const table = unlessAhead(page, () => views?.tableCardView(page));
  const scores = unlessAhead(page, () => views?.scoresView(page));
  const entry = html`${takenView(page)}${padView(page)}`;
  return isBelow(page)
    ? columns(page, entry, html`<div class="above">${scores}</div>${answer}`, table)
    : columns(page, html`${table}${entry}`, answer, nothing);
}

const failure = ({ words, shell }: Page, error: Error) => html`<section class="card choices" tabindex="-1" data-answer>
  <p class="result lost">${words.tableFailed}</p>
  <p class="soft">${shell.words.nothingLost(reasonOf(error))}</p>
  <button class="primary" data-next @click=${() => browser.location.reload()}>${shell.words.reload}</button>
</section>`;
