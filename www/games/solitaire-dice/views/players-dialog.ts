// Who plays along, people and computers; who rolls, and when the player is told what is best.

import { html, nothing } from "lit-html";
import { newSeed } from "../../../shell/model/chance.ts";
import { groupedSelect, setting } from "../../../shell/ui/fields.ts";
import { adviceSetting, throwsSetting } from "../../../shell/ui/players.ts";
import { seatsView } from "../../../shell/ui/seats.ts";
import type { Page } from "../actions.ts";
import { addOther, addPerson, removeOther, rename, setOther, setThrows, show } from "../model/moves.ts";
import { OTHERS, RANKED } from "../model/players.ts";
import { canJoin, hasComputer, isUnderWay, nameOf, playersOf } from "../model/state.ts";
import type { Who } from "../model/types.ts";
import type { DialogWords } from "../text/en/dialogs.ts";
import { dialogWords } from "../text/en/dialogs.ts";

export const title = ({ words }: Page) => words.players;

export const done = ({ state, words }: Page) => dialogWords(words).seats[isUnderWay(state) ? "done" : "start"];

export function view(page: Page) {
  const { state, act } = page;
  const words = dialogWords(page.words);
  return html`
    ${seatsView(page, {
      seats: playersOf(state).map((who) => ({
        name: who.name,
        unnamed: words.called({ ...who, by: null, name: "" }),
        computer: who.by === null ? null : words.called(who),
        more: more(page, words, who),
      })),
      rename(seat, typed) {
        const name = nameOf(typed);
        act(rename, seat, name);
        return name;
      },
      ...(canJoin(state) ? { add: (name) => act(addPerson, name) } : {}),
    })}
    ${canJoin(state) ? newcomer(page, words) : nothing}
    ${throwsSetting(words, state.throws, (value) => act(setThrows, value, newSeed()))}
    ${hasComputer(state) ? adviceSetting(state.advice, (advice) => act(show, { advice })) : nothing}
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

/** What is rarely needed of a player: how the computer plays, and to go. */
function more({ act, open }: Page, words: DialogWords, { by, seat }: Who) {
  const nth = seat - 1;
  const remove = () => {
    act(removeOther, nth);
    open("players", { more: null });
  };
  return html`
    ${
      by === null
        ? nothing
        : html`${groupedSelect({
            label: words.called({ by: null, name: "", seat }),
            className: "by",
            key: `by-${nth}`,
            value: by,
            onpick: (value) => act(setOther, nth, value),
            groups: groupsOf(words, by),
          })}
          <p class="hint">${words.how(by)}</p>`
    }
    ${seat === 0 ? nothing : html`<button class="quiet" data-key="remove-${nth}" @click=${remove}>${words.seats.remove}</button>`}
    <p class="hint">${words.playersHint} ${words.addHint}</p>
  `;
}

const newcomer = ({ act }: Page, words: DialogWords) =>
  setting(
    words.addLabel,
    groupedSelect({
      label: words.addLabel,
      className: "by",
      key: "add-computer",
      value: "",
      onpick: (value) => value !== "" && act(addOther, value),
      groups: [{ options: [{ value: "", text: words.noPlayer }] }, ...groupsOf(words)],
    }),
  );
