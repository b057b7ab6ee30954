// Who plays each board, what they are called, who starts, and who rolls.

import { html, nothing } from "lit-html";
import { adviceSetting, playerSelect, throwsSetting } from "../../../shell/ui/players.ts";
import { seatsView } from "../../../shell/ui/seats.ts";
import type { Page } from "../actions.ts";
import { areEmpty, SIDES } from "../model/board.ts";
import { rename, setBy, setStarts, setThrows, show } from "../model/moves.ts";
import { hasComputer, PLAYERS } from "../model/seats.ts";
import type { Player, Side, State } from "../model/types.ts";
import type { DialogWords } from "../text/en/dialogs.ts";
import { dialogWords } from "../text/en/dialogs.ts";
import { words as unnamedWords } from "../text/en/words.ts";

export const title = ({ words }: Page) => words.players;

/** Whether who starts can be chosen: no die has been placed. */
const isFirst = (state: State) => areEmpty(state) && state.moves.length === 0;

export const done = ({ state, words }: Page) => dialogWords(words).seats[isFirst(state) ? "start" : "done"];

export function view(page: Page) {
  const { state, act } = page;
  const words = dialogWords(page.words);
  const { who } = unnamedWords(page.words.formats);
  return html`
    ${seatsView(page, {
      seats: SIDES.map((side) => {
        const by = state.seats[side];
        const computer = by === null ? null : words.playersOfComputer[by].name;
        const unnamed = by === null ? who[side] : words.player(side, by);
        return { name: by === null ? state.names[side] : "", unnamed, computer, more: more(page, words, side) };
      }),
      rename: (nth, typed) => named(page, SIDES[nth] as Side, typed),
      ...(isFirst(state)
        ? { starts: { nth: SIDES.indexOf(state.starts), pick: (nth) => act(setStarts, SIDES[nth] as Side) } }
        : {}),
    })}
    ${throwsSetting(words, state.throws, (value) => act(setThrows, value))}
    ${hasComputer(state) ? adviceSetting(state.advice, (advice) => act(show, { advice })) : nothing}
  `;
}

const named = ({ state, act }: Page, side: Side, typed: string) => {
  act(rename, side, typed);
  return rename(state, side, typed)?.names[side] ?? "";
};

/** Who plays a board. */
function more({ state, act }: Page, words: DialogWords, side: Side) {
  const by = state.seats[side];
  return playerSelect({
    label: words.whoPlays[side],
    key: `by-${side}`,
    value: by,
    onpick: (value) => act(setBy, side, value),
    options: [
      { value: null as Player | null, text: words.person },
      ...PLAYERS.map((value) => ({ value, text: words.asComputer(words.playersOfComputer[value].name) })),
    ],
    how: by === null ? "" : words.playersOfComputer[by].how,
  });
}
