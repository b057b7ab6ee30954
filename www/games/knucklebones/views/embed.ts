// An embedded position: the boards with the chances of each column, and the die that was rolled.

import { html, nothing } from "lit-html";
import type { Page } from "../actions.ts";
import { computerToMove } from "../model/seats.ts";
import { boardsView } from "./boards.ts";
import { namedDie } from "./pieces.ts";

export function embedView(page: Page) {
  // Boards that are being set up are looked at as a game's.
  const state = { ...page.state, mode: "play" as const };
  return html`${rollView({ ...page, state })}${boardsView({ ...page, state })}`;
}

const rollView = ({ state, words }: Page) =>
  state.roll === null
    ? nothing
    : html`<p class="card entry">${words.rolled(state.toMove, computerToMove(state))} ${namedDie(words, state.roll)}</p>`;
