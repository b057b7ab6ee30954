// A round at a real table is over: names, who won, and the points that the others hold. It is kept among the evenings, and the next one begins.

import { html } from "lit-html";
import { askOn, further } from "../../../shell/game/ask.ts";
import { gameIdOf, newGameId } from "../../../shell/game/game-id.ts";
import { keepGame, refusalOf } from "../../../shell/game/records/records.ts";
import type { PlayerResult } from "../../../shell/game/records/types.ts";
import { browser } from "../../../shell/host/browser.ts";
import { people, remember } from "../../../shell/host/people.ts";
import { at } from "../../../shell/model/at.ts";
import { LONGEST_NAME } from "../../../shell/model/names.ts";
import { eveningsWords } from "../../../shell/text/en/evenings.ts";
import { standardDialogWords } from "../../../shell/text/en/standard-dialogs.ts";
import type { Page } from "../actions.ts";
import { factsOf } from "../model/facts.ts";
import { newGame, show } from "../model/moves.ts";
import { judgedRound, newRound } from "../model/round.ts";
import type { RoundDraft, Solver } from "../model/types.ts";
import { roundWords } from "../text/en/round.ts";

type Typing = Event & { target: HTMLInputElement };

export const title = ({ words }: Page) => roundWords(words).title;

const hasWon = ({ state, analysis }: Page) => analysis !== null && factsOf(state, analysis).kind === "won";

const draftOf = (page: Page) => page.state.dialogs.round ?? newRound(people(), hasWon(page));

const change = ({ state, act }: Page, round: RoundDraft) => act(show, { dialogs: { ...state.dialogs, round } });

/** Undo may bring the round back that was kept: then it takes the place of what was kept of it. */
async function keep(page: Page, players: PlayerResult[]) {
  const { state, act, open, shell } = page;
  const game = shell.game.id;
  const id = [game, gameIdOf(state) || newGameId()].join(" ");
  const draft = draftOf(page);
  try {
    await keepGame({ id, game, at: browser.Date.now(), players, own: null, began: null });
  } catch (error) {
    change(page, { ...draft, refusal: refusalOf(error) });
    return;
  }
  for (const { name } of draft.seats.toReversed()) remember(name);
  open(null);
  act(newGame);
}

export function view(page: Page) {
  const { words: gameWords, state } = page;
  const words = roundWords(gameWords);
  const { formats, whoAlone } = gameWords;
  const draft = draftOf(page);
  const judged = judgedRound(draft, (left) => further(askOn<Solver>(page))("scoreRummikub", left));
  const isDone = typeof judged !== "string";
  const called = (name: string | number) => (typeof name === "string" ? name : whoAlone(name));
  const result = isDone
    ? judged.map(({ name, score }) => html`<span>${called(name)} ${formats.signed(score ?? 0, 0)}</span>`)
    : words.problems[judged];
  const { refusal } = draft;
  return html`
    <p class="hint">${words.hint(state.rules.jokerPoints)}</p>
    <ol class="seat-list" role="radiogroup" aria-label=${words.winner}>${draft.seats.map((_, nth) => seat(page, draft, nth))}</ol>
    <p class=${isDone && !refusal ? "parts" : "soft"} role="status" data-key="round-result">${refusal ? eveningsWords(formats).refusals[refusal] : result}</p>
    <button class="primary wide" data-key="keep-round" ?disabled=${!isDone} @click=${() => isDone && keep(page, judged)}>${words.keep}</button>
  `;
}

function seat(page: Page, draft: RoundDraft, nth: number) {
  const words = roundWords(page.words);
  const unnamed = page.words.whoAlone(nth);
  const { name, left } = at(draft.seats, nth);
  const called = name || unnamed;
  const set = (typed: Partial<RoundDraft["seats"][number]>) =>
    change(page, { ...draft, seats: draft.seats.with(nth, { name, left, ...typed }), refusal: null });
  return html`<li class="seat-row">
    <label class="seat-starts"><input type="radio" name="winner" data-key="winner-${nth}" aria-label=${words.won(called)} .checked=${draft.winner === nth} @change=${() => change(page, { ...draft, winner: nth, refusal: null })} /></label>
    <input class="field" type="text" maxlength=${LONGEST_NAME} autocomplete="off" autocapitalize="words" placeholder=${unnamed} data-key="name-${nth}" aria-label=${standardDialogWords.seats.nameOf(nth)} .value=${name} @input=${({ target }: Typing) => set({ name: target.value })} />
    <input class="field points-left" type="text" inputmode="numeric" maxlength="4" autocomplete="off" placeholder=${draft.winner === nth ? "0" : words.points} data-key="left-${nth}" aria-label=${words.left(called)} .value=${left} @input=${({ target }: Typing) => set({ left: target.value })} />
  </li>`;
}
