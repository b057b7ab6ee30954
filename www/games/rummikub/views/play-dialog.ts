// What to play with the page: a game with the computer, or a puzzle.

import { html } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { choiceSetting } from "../../../shell/ui/choice.ts";
import { playerSelect } from "../../../shell/ui/players.ts";
import type { Page } from "../actions.ts";
import { startGame } from "../match-actions.ts";
import { MOST_PUZZLES } from "../model/link.ts";
import { startPuzzle } from "../model/match.ts";
import { show } from "../model/moves.ts";
import { LEVELS, MOST_OTHERS, PLAYERS, TILE_SOURCES } from "../model/state.ts";
import type { MatchWords } from "../text/en/match.ts";
import { matchWords } from "../text/en/match.ts";
import { PLAYERS as WAYS } from "../text/en/players.ts";

export const title = ({ words }: Page) => matchWords(words).playTitle;

export function view(page: Page) {
  const words = matchWords(page.words);
  return html`${game(page, words)}${puzzle(page, words)}`;
}

function game(page: Page, words: MatchWords) {
  const { state, act, open } = page;
  const { nextGame } = state;
  const { opponents, tileSource } = nextGame;
  const seats = Array.from({ length: Math.min(MOST_OTHERS, opponents.length + 1) }, (_, nth) => nth);
  const starts = Math.min(nextGame.starts, opponents.length);
  const begin = () => {
    if (startGame(page, opponents, starts, tileSource)) open(null);
  };
  return html`<section class="setting play-setting" aria-labelledby="against">
    <h3 id="against">${words.againstTitle}</h3>
    <p class="hint">${words.againstHint}</p>
    ${seats.map((nth) => seat(page, words, nth))}
    ${choiceSetting({ name: "starts", label: words.startsLabel, value: starts, values: [0, ...opponents.map((_, nth) => nth + 1)], texts: [0, ...opponents].map((_, seat) => words.whoIs(seat)), onpick: (seat) => act(show, { nextGame: { ...nextGame, starts: seat } }) })}
    ${choiceSetting({ name: "bag", label: words.bagLabel, value: tileSource, values: TILE_SOURCES, texts: words.bags, onpick: (source) => act(show, { nextGame: { ...nextGame, tileSource: source } }), hint: words.bagHint[tileSource] })}
    <button class="primary wide" data-key="begin" @click=${begin}>${words.begin}</button>
  </section>`;
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

function puzzle({ state, act, open }: Page, words: MatchWords) {
  const { level, number } = state.nextPuzzle;
  const begin = () => {
    act(startPuzzle, { level, number });
    open(null);
  };
  const goTo = (other: number) => act(show, { nextPuzzle: { level, number: other } });
  const type = ({ target }: Event & { target: HTMLInputElement }) => {
    const typed = Math.trunc(target.valueAsNumber);
    const next = Number.isNaN(typed) ? number : Math.min(MOST_PUZZLES - 1, Math.max(1, typed));
    // What is no number of a puzzle gives way to one.
    target.value = String(next);
    goTo(next);
  };
  return html`<section class="setting play-setting" aria-labelledby="puzzle">
    <h3 id="puzzle">${words.puzzleTitle}</h3>
    <p class="hint">${words.puzzleHint}</p>
    ${choiceSetting({ name: "level", label: words.levelLabel, value: level, values: LEVELS, texts: words.levels, onpick: (picked) => act(show, { nextPuzzle: { level: picked, number } }) })}
    <div class="line"><label for="puzzle-number">${words.numberLabel}</label>
      <button data-key="fewer" data-repeat aria-label=${words.earlier} ?disabled=${number === 1} @click=${() => goTo(number - 1)}>−</button>
      <input class="field puzzle-number" type="number" inputmode="numeric" id="puzzle-number" data-key="puzzle-number" min="1" max=${MOST_PUZZLES - 1} .value=${live(String(number))} @change=${type} />
      <button data-key="more" data-repeat aria-label=${words.later} @click=${() => goTo(number + 1)}>+</button></div>
    <button class="primary wide" data-key="begin-puzzle" @click=${begin}>${words.beginPuzzle}</button>
  </section>`;
}
