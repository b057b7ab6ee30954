// Who plays each board, who starts, and who rolls.

import { html, nothing } from "lit-html";
import { choiceSetting } from "../../../shell/ui/choice.ts";
import { setting } from "../../../shell/ui/fields.ts";
import { adviceSetting, playerSelect, throwsSetting } from "../../../shell/ui/players.ts";
import type { Page } from "../actions.ts";
import { SIDES } from "../model/board.ts";
import { setBy, setStarts, setThrows, show } from "../model/moves.ts";
import { hasComputer, PLAYERS } from "../model/seats.ts";
import type { Player, Side } from "../model/types.ts";
import type { DialogWords } from "../text/en/dialogs.ts";
import { dialogWords } from "../text/en/dialogs.ts";

export const title = ({ words }: Page) => words.players;

export function view(page: Page) {
  const { state, act } = page;
  const words = dialogWords(page.words);
  return html`
    ${SIDES.toReversed().map((side) => player(page, words, side))}
    ${choiceSetting({ name: "starts", label: words.startsLabel, value: state.starts, values: SIDES, texts: words.who, onpick: (side) => act(setStarts, side), hint: words.startsHint })}
    ${throwsSetting(words, state.throws, (value) => act(setThrows, value))}
    ${hasComputer(state) ? adviceSetting(state.advice, (advice) => act(show, { advice })) : nothing}
  `;
}

function player({ state, act }: Page, words: DialogWords, side: Side) {
  const by = state.seats[side];
  return setting(
    words.whoPlays[side],
    playerSelect({
      label: words.whoPlays[side],
      key: `by-${side}`,
      value: by,
      onpick: (value) => act(setBy, side, value),
      options: [
        { value: null as Player | null, text: words.person },
        ...PLAYERS.map((value) => ({ value, text: words.asComputer(words.playersOfComputer[value].name) })),
      ],
      how: by === null ? "" : words.playersOfComputer[by].how,
    }),
  );
}
