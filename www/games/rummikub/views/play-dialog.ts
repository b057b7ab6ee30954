// A game with the computer: who plays, who starts, and who draws.

import { html } from "lit-html";
import { choiceSetting } from "../../../shell/ui/choice.ts";
import { playerSelect } from "../../../shell/ui/players.ts";
import type { Page } from "../actions.ts";
import { startGame } from "../match-actions.ts";
import { show } from "../model/moves.ts";
import { MOST_OTHERS, PLAYERS, TILE_SOURCES } from "../model/state.ts";
import type { MatchWords } from "../text/en/match.ts";
import { matchWords } from "../text/en/match.ts";
import { PLAYERS as WAYS } from "../text/en/players.ts";

export const title = ({ words }: Page) => matchWords(words).againstTitle;

export function view(page: Page) {
  const words = matchWords(page.words);
  const { state, act, open } = page;
  const { nextGame } = state;
  const { opponents, tileSource } = nextGame;
  const seats = Array.from({ length: Math.min(MOST_OTHERS, opponents.length + 1) }, (_, nth) => nth);
  const starts = Math.min(nextGame.starts, opponents.length);
  const begin = () => {
    if (startGame(page, opponents, starts, tileSource)) open(null);
  };
  return html`<div class="setting play-setting">
    <p class="hint">${words.againstHint}</p>
    ${seats.map((nth) => seat(page, words, nth))}
    ${choiceSetting({ name: "starts", label: words.startsLabel, value: starts, values: [0, ...opponents.map((_, nth) => nth + 1)], texts: [0, ...opponents].map((_, seat) => words.whoIs(seat)), onpick: (seat) => act(show, { nextGame: { ...nextGame, starts: seat } }) })}
    ${choiceSetting({ name: "bag", label: words.bagLabel, value: tileSource, values: TILE_SOURCES, texts: words.bags, onpick: (source) => act(show, { nextGame: { ...nextGame, tileSource: source } }), hint: words.bagHint[tileSource] })}
    <button class="primary wide" data-key="begin" @click=${begin}>${words.begin}</button>
  </div>`;
}

/** Who plays a seat; the one behind the last player can be left empty. */
function seat({ state, act }: Page, words: MatchWords, nth: number) {
  const { opponents } = state.nextGame;
  const by = opponents[nth] ?? null;
  const isOnly = opponents.length === 1 && nth === 0;
  const set = (value: string) => {
    const next = opponents.toSpliced(nth, 1, ...PLAYERS.filter((player) => player === value));
    act(show, { nextGame: { ...state.nextGame, opponents: next } });
  };
  return html`<div class="seat"><p>${words.whoIs(nth + 1)}</p>${playerSelect({
    label: words.seatLabel(nth),
    key: `by-${nth}`,
    value: by ?? "",
    onpick: set,
    options: [
      ...(isOnly ? [] : [{ value: "", text: words.nobody }]),
      ...PLAYERS.map((value) => ({ value, text: WAYS[value].name })),
    ],
    how: by === null ? "" : WAYS[by].how,
  })}</div>`;
}
