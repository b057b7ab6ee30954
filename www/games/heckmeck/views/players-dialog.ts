// Who sits at the table, in the order of the seats, each with the whole stack; and how they play.

import { html, nothing } from "lit-html";
import { at } from "../../../shell/model/at.ts";
import { adviceSetting, playerSelect, throwsSetting } from "../../../shell/ui/players.ts";
import type { Page } from "../actions.ts";
import { show } from "../model/moves.ts";
import { ownName } from "../model/own-names.ts";
import { canAdd, canRemove, hasComputer, STRATEGIES } from "../model/table.ts";
import { addPlayer, moveUp, removePlayer, rename, setBy, setThrows, setToMove } from "../model/table-moves.ts";
import { dialogWords } from "../text/en/dialogs.ts";
import { HOW } from "../text/en/strategies.ts";

export const title = ({ words }: Page) => dialogWords(words).players;

/** @param facts the seat whose name is to be changed */
export function view(page: Page, { seat: wanted }: { seat?: number }) {
  const { state, act } = page;
  const words = dialogWords(page.words);
  const { table, throws, advice } = state;
  return html`
    <p class="hint">${words.playersHint}</p>
    <datalist id="known-names">${state.known.map((name) => html`<option value=${name}></option>`)}</datalist>
    <ol class="player-list">${table.names.map((_, seat) => player(page, seat, seat === wanted))}</ol>
    <button class="quiet" ?disabled=${!canAdd(table)} @click=${() => act(addPlayer)}>${words.addPlayer}</button>
    ${throwsSetting(words, throws, (value) => act(setThrows, value))}
    ${hasComputer(table) ? adviceSetting(advice, (advice) => act(show, { advice })) : nothing}
  `;
}

/** Enter leads from a name to the next, and from the last one out of the field. */
function nextOnEnter({ key, target }: KeyboardEvent & { target: HTMLInputElement }) {
  if (key !== "Enter") return;
  const fields = [...(target.closest(".player-list")?.querySelectorAll<HTMLInputElement>("input[type=text]") ?? [])];
  const next = fields[fields.indexOf(target) + 1];
  if (next) next.focus();
  else target.blur();
}

function player({ state: { table }, words: gameWords, act }: Page, seat: number, isWanted: boolean) {
  const words = dialogWords(gameWords);
  const name = at(table.names, seat);
  const { by } = at(table.seats, seat);
  const stack = at(table.stacks, seat);
  const keep = ({ target }: Event & { target: HTMLInputElement }) => {
    const name = ownName(table.names, target.value, seat, words.given);
    act(rename, seat, name);
    target.value = words.name(name);
  };
  const step = (text: string, label: string, move: typeof moveUp | typeof removePlayer, isEnd: boolean) => html`<button
    class="step"
    aria-label=${label}
    data-key="${move.id}-${seat}"
    ?disabled=${isEnd}
    @click=${() => act(move, seat)}
  >${text}</button>`;
  return html`<li>
    <div class="line">
      <input
        type="text"
        class="field"
        maxlength="20"
        list="known-names"
        @focus=${({ target }: Event & { target: HTMLInputElement }) => target.select()}
        autocomplete="off"
        ?autofocus=${isWanted}
        data-key="name-${seat}"
        aria-label=${words.nameOfPlayer(seat)}
        .value=${words.name(name)}
        @change=${keep}
        @keydown=${nextOnEnter}
      />
      ${step("↑", words.seatEarlier(name), moveUp, seat === 0)}
      ${step("✕", words.remove(name), removePlayer, !canRemove(table))}
    </div>
    <div class="line">
      <label class="check to-move-pick"><input
        type="radio"
        name="to-move"
        data-key="to-move-${seat}"
        .checked=${seat === table.toMove}
        @change=${() => act(setToMove, seat)}
      />${words.isToMove}</label>
      <span class="soft">${stack.length === 0 ? words.noStack : words.stack(stack)}</span>
    </div>
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
  </li>`;
}
