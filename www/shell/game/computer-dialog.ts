// How strong the computer is to be: a tap begins a game against it.

import { html, nothing } from "lit-html";
import { LEVELS } from "../model/levels.ts";
import { levels } from "../text/en/standard.ts";
import { startWords } from "../text/en/start.ts";
import { adviceSetting } from "../ui/players.ts";
import type { AnyPage } from "./contract.ts";
import { startOf } from "./start.ts";

export const title = () => startWords.playComputer;

export const isReady = (page: AnyPage) => startOf(page) !== null;

export function view(page: AnyPage) {
  const start = startOf(page);
  if (!start) return html``;
  const begin = (run: () => void) => {
    page.open(null);
    run();
  };
  const { hint, strengths, advice, play, other } = start.computer(page);
  return html`
    <p class="hint">${hint}</p>
    <ul class="choices-list">${LEVELS.filter((level) => strengths[level]).map(
      (level) =>
        html`<li><button data-key="level-${level}" ?disabled=${page.analysis === null} @click=${() => begin(() => play(level))}><strong>${levels[level]}</strong><span class="hint">${strengths[level]}</span></button></li>`,
    )}</ul>
    ${adviceSetting(advice.value, advice.onpick)}
    ${other ? html`<p><button class="quiet" data-key="other-players" @click=${other.run}>${other.name}</button></p>` : nothing}
  `;
}
