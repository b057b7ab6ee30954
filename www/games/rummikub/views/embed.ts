// An embedded position: the rack, what can go of it, and the plan; without a plan the table's sets as they lie.

import { html, nothing } from "lit-html";
import type { Page } from "../actions.ts";
import { matchAnswer } from "../match-source.ts";
import { shownPlan } from "../model/facts.ts";
import { playsAlong, setsNow } from "../model/state.ts";
import { frameWords, matchFrameWords, planFrameWords } from "../text/en/frame.ts";
import { answerView } from "./answer.ts";
import { pendingView } from "./page.ts";
import { planView } from "./plan.ts";
import { tableSetRow } from "./rows.ts";

export function embedView(framed: Page) {
  const page = { ...framed, words: frameWords(framed.words) };
  if (!playsAlong(page.state))
    return html`${answerView(page)}${planView(page, planFrameWords(page.words))}${shownPlan(page) ? nothing : tableView(page)}`;
  const loaded = matchAnswer(page.answers);
  if (loaded.status === "here")
    return loaded.value.positionView(framed, (words) => matchFrameWords(words, framed.state.puzzle !== null));
  return pendingView(page, loaded.status === "failed" ? loaded.error : null);
}

function tableView({ state, words }: Page) {
  const sets = setsNow(state);
  if (sets.length === 0) return nothing;
  return html`<section class="card plan" aria-labelledby="table-title">
    <h2 id="table-title">${words.tabs.table}</h2>
    <ul>${sets.map(({ tiles }) => html`<li class="stay">${tableSetRow(words, tiles)}</li>`)}</ul>
  </section>`;
}
