// Who plays along, who rolls, and when the player is told what is best.

import { html, nothing } from "lit-html";
import { at } from "../../../shell/model/at.ts";
import { newSeed } from "../../../shell/model/chance.ts";
import { groupedSelect, setting } from "../../../shell/ui/fields.ts";
import { adviceSetting, throwsSetting } from "../../../shell/ui/players.ts";
import type { Page } from "../actions.ts";
import { addOther, removeOther, setOther, setThrows, show } from "../model/moves.ts";
import { OTHERS, RANKED } from "../model/players.ts";
import { MOST_OTHERS } from "../model/state.ts";
import type { DialogWords } from "../text/en/dialogs.ts";
import { dialogWords } from "../text/en/dialogs.ts";

export const title = ({ words }: Page) => words.players;

export function view(page: Page) {
  const { state, act } = page;
  const words = dialogWords(page.words);
  return html`
    <p class="hint">${words.playersHint}</p>
    <ol class="player-list">${state.others.map((_, nth) => player(page, words, nth))}</ol>
    ${state.others.length < MOST_OTHERS ? newcomer(page, words) : nothing}
    ${throwsSetting(words, state.throws, (value) => act(setThrows, value, newSeed()))}
    ${state.others.length > 0 ? adviceSetting(state.advice, (advice) => act(show, { advice })) : nothing}
  `;
}

/**
 * The levels, the weakest first; then all others.
 * @param by who plays now, perhaps in a game of before, with players that are no longer offered
 */
function groupsOf(words: DialogWords, by?: string) {
  const options = (players: string[]) => players.map((value) => ({ value, text: words.player(value) }));
  const isOffered = by === undefined || [...RANKED, ...OTHERS].includes(by);
  return [
    { options: options(RANKED) },
    { label: words.otherPlayers, options: options(isOffered ? OTHERS : [...OTHERS, by]) },
  ];
}

function player({ state, act }: Page, words: DialogWords, nth: number) {
  const other = at(state.others, nth);
  if (other.by === null) return nothing;
  const { by } = other;
  return html`<li>
    <div class="line">
      ${groupedSelect({
        label: words.whoPlays(nth + 2),
        className: "by",
        key: `by-${nth}`,
        value: by,
        onpick: (value) => act(setOther, nth, value),
        groups: groupsOf(words, by),
      })}
      <button data-key="remove-${nth}" aria-label=${words.removePlayer(by)} @click=${() => act(removeOther, nth)}>✕</button>
    </div>
    <p class="hint">${words.how(by)}</p>
  </li>`;
}

const newcomer = ({ act }: Page, words: DialogWords) =>
  setting(
    words.addLabel,
    groupedSelect({
      label: words.addLabel,
      className: "by",
      key: "add-player",
      value: "",
      onpick: (value) => value !== "" && act(addOther, value),
      groups: [{ options: [{ value: "", text: words.noPlayer }] }, ...groupsOf(words)],
    }),
    words.addHint,
  );
