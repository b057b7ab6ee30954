// Who plays along, who rolls, and when the player is told what is best.

import { html, nothing } from "lit-html";
import { at } from "../../../shell/model/at.ts";
import { newSeed } from "../../../shell/model/chance.ts";
import { LEVELS, levelOf } from "../../../shell/model/levels.ts";
import { setting } from "../../../shell/ui/fields.ts";
import { groupedSelect } from "../../../shell/ui/grouped-select.ts";
import { hintsSetting, throwsSetting } from "../../../shell/ui/players.ts";
import type { Page } from "../actions.ts";
import { PLAYER_AT } from "../model/levels.ts";
import { addOther, removeOther, setOther, setThrows, show } from "../model/moves.ts";
import { PLAYERS } from "../model/players.ts";
import { HINTS, MOST_OTHERS } from "../model/state.ts";
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
    ${hintsSetting(words, state.hints, HINTS, (hints) => act(show, { hints }))}
  `;
}

/** The levels, the weakest first; then all others. */
const groupsOf = (words: DialogWords) => [
  { options: LEVELS.map((level) => ({ value: PLAYER_AT[level], text: words.player(PLAYER_AT[level]) })) },
  {
    label: words.otherPlayers,
    options: PLAYERS.filter((by) => levelOf(PLAYER_AT, by) === null).map((value) => ({
      value,
      text: words.player(value),
    })),
  },
];

function player({ state, act }: Page, words: DialogWords, nth: number) {
  const { by } = at(state.others, nth);
  return html`<li>
    <div class="line">
      ${groupedSelect({
        label: words.whoPlays(nth + 2),
        className: "by",
        key: `by-${nth}`,
        value: by,
        onpick: (value) => act(setOther, nth, value),
        groups: groupsOf(words),
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
