// Who sits at the table, in the order of the seats, and who starts; behind ⋯ who plays for a seat, and its stack.

import { html, nothing } from "lit-html";
import { at } from "../../../shell/model/at.ts";
import { adviceSetting, playerSelect, throwsSetting } from "../../../shell/ui/players.ts";
import { seatsView } from "../../../shell/ui/seats.ts";
import type { Page } from "../actions.ts";
import { show } from "../model/moves.ts";
import { ownName } from "../model/own-names.ts";
import { canAdd, canRemove, hasComputer, isFresh, STRATEGIES } from "../model/table.ts";
import { addPlayer, moveUp, removePlayer, rename, setBy, setThrows, setToMove } from "../model/table-moves.ts";
import type { Name } from "../model/types.ts";
import { dialogWords } from "../text/en/dialogs.ts";
import { HOW } from "../text/en/strategies.ts";

export const title = ({ words }: Page) => dialogWords(words).players;

export const done = ({ state, words }: Page) => dialogWords(words).seats[isFresh(state) ? "start" : "done"];

const typedOf = (name: Name) => (typeof name === "string" ? name : "");

export function view(page: Page) {
  const { state, act } = page;
  const words = dialogWords(page.words);
  const { table, throws, advice } = state;
  return html`
    ${seatsView(page, {
      seats: table.names.map((name, nth) => {
        const { by } = at(table.seats, nth);
        const computer = by === null ? null : words.strength(by);
        return { name: typedOf(name), unnamed: words.name(name), computer, more: more(page, nth) };
      }),
      rename(nth, typed) {
        const name = ownName(table.names, typed, nth, words.given);
        act(rename, nth, name);
        return typedOf(name);
      },
      ...(canAdd(table) ? { add: (name) => act(addPlayer, name) } : {}),
      ...(isFresh(state) ? { starts: { nth: table.toMove, pick: (nth) => act(setToMove, nth) } } : {}),
    })}
    ${throwsSetting(words, throws, (value) => act(setThrows, value))}
    ${hasComputer(table) ? adviceSetting(advice, (advice) => act(show, { advice })) : nothing}
  `;
}

/** What is rarely needed of a seat. */
function more({ state, words: gameWords, act, open }: Page, seat: number) {
  const words = dialogWords(gameWords);
  const { table } = state;
  const name = at(table.names, seat);
  const { by } = at(table.seats, seat);
  const stack = at(table.stacks, seat);
  const moved = (move: typeof moveUp | typeof removePlayer, opened: number | null) => () => {
    act(move, seat);
    open("players", { more: opened });
  };
  return html`
    ${playerSelect({
      label: words.whoPlays(name),
      key: `by-${seat}`,
      value: by,
      onpick: (value) => act(setBy, seat, value),
      options: [
        { value: null, text: words.person },
        ...STRATEGIES.map((value) => ({ value, text: words.asComputer(words.strength(value)) })),
      ],
      how: by === null ? "" : HOW[by],
    })}
    <div class="line">
      <button class="quiet" data-key="moveUp-${seat}" ?disabled=${seat === 0} @click=${moved(moveUp, seat - 1)}>${words.seats.moveUp}</button>
      <button class="quiet" data-key="removePlayer-${seat}" ?disabled=${!canRemove(table)} @click=${moved(removePlayer, null)}>${words.seats.remove}</button>
      ${isFresh(state) ? nothing : html`<button class="quiet" data-key="to-move-${seat}" ?disabled=${seat === table.toMove} @click=${() => act(setToMove, seat)}>${words.undo.toMove(name)}</button>`}
    </div>
    <p class="hint">${stack.length === 0 ? nothing : html`${words.stack(stack)}<br />`}${words.playersHint}</p>
  `;
}
