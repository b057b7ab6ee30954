// The page of the game below the header: odds for a target, or a game at a table.

import { html, nothing } from "lit-html";
import { browser } from "../../../shell/host/browser.ts";
import { reasonOf } from "../../../shell/host/reasons.ts";
import { unlessAhead } from "../../../shell/ui/ahead.ts";
import type { Page } from "../actions.ts";
import { adviceParts } from "../advice-parts.ts";
import { isTableAlone } from "../model/state.ts";
import { oddsAnswerView } from "./odds-answer.ts";
import { padView } from "./pad.ts";
import { panelsView } from "./panels.ts";
import { takenView } from "./taken.ts";
import { targetView } from "./target.ts";

export const pageView = (page: Page) => (page.state.mode === "odds" ? oddsView(page) : adviceView(page));

/** What is entered, and the answer with its details. */
const columns = (page: Page, side: unknown, answer: unknown) => html`
  <div class="side">${side}</div>
  <div class="main">${answer}${panelsView(page)}</div>
`;

/** The target stands below the answer where it would leave no room for dice and best way together. */
function oddsView(page: Page) {
  const isTargetBelow = page.room.isLow && !page.room.isWide;
  const target = targetView(page);
  const entry = html`${takenView(page)}${padView(page)}`;
  const answer = unlessAhead(page, () => oddsAnswerView(page));
  return isTargetBelow
    ? columns(page, entry, html`${answer}${target}`)
    : columns(page, html`${entry}${target}`, answer);
}

/** Before the first die of a turn the table is all there is; then the answer takes its place. */
function adviceView(page: Page) {
  const loaded = adviceParts(page);
  const views = loaded.status === "here" ? loaded.value : null;
  const isTable = loaded.status !== "failed" && isTableAlone(page);
  const answer = unlessAhead(page, () =>
    loaded.status === "failed" ? failure(page, loaded.error) : views?.adviceAnswerView(page),
  );
  const table = unlessAhead(page, () => views?.tableCardView(page));
  const entry = html`${isTable ? nothing : takenView(page)}${padView(page)}`;
  // On a phone on its side the table has the other column, so that all of it is in sight; the answer comes before it there.
  if (page.room.isOnSide) return columns(page, entry, isTable ? table : html`${answer}${table}`);
  return columns(page, html`${table}${entry}`, isTable ? nothing : answer);
}

const failure = ({ words, shell }: Page, error: Error) => html`<section class="card choices" tabindex="-1" data-answer>
  <p class="result lost">${words.tableFailed}</p>
  <p class="soft">${shell.words.nothingLost(reasonOf(error))}</p>
  <button class="primary" data-next @click=${() => browser.location.reload()}>${shell.words.reload}</button>
</section>`;
