// Who plays each board, who starts, and who rolls.

import { html, nothing } from "lit-html";
import { choiceSetting } from "../../../shell/choice.ts";
import { select, setting } from "../../../shell/controls.ts";
import type { Page } from "../actions.ts";
import { SIDES } from "../model/board.ts";
import { setBy, setStarts, setThrows, show } from "../model/moves.ts";
import { PLAYERS } from "../model/seats.ts";
import { HINTS, THROWS } from "../model/state.ts";
import type { Side } from "../model/types.ts";
import type { DialogWords } from "../text/en-dialogs.ts";
import { dialogWords } from "../text/en-dialogs.ts";

export const title = ({ words }: Page) => words.players;

export function view(page: Page) {
  const { state, act } = page;
  const words = dialogWords(page.words);
  return html`
    ${SIDES.toReversed().map((side) => player(page, words, side))}
    ${choiceSetting({ name: "starts", label: words.startsLabel, value: state.starts, values: SIDES, texts: words.who, onpick: (side) => act(setStarts, side), hint: words.startsHint })}
    ${choiceSetting({ name: "throws", label: words.throwsLabel, value: state.throws, values: THROWS, texts: words.throws, onpick: (value) => act(setThrows, value) })}
    ${choiceSetting({ name: "hints", label: words.hintsLabel, value: state.hints, values: HINTS, texts: words.hintsPicks, onpick: (hints) => act(show, { hints }) })}
  `;
}

function player({ state, act }: Page, words: DialogWords, side: Side) {
  const by = state.seats[side];
  return setting(
    words.whoPlays[side],
    html`${select({
      label: words.whoPlays[side],
      className: "by",
      key: `by-${side}`,
      value: by,
      onpick: (value) => act(setBy, side, value),
      options: [
        { value: null as string | null, text: words.person },
        ...PLAYERS.map((value) => ({ value, text: words.asComputer(value) })),
      ],
    })}${by === null ? nothing : html`<p class="hint">${words.playersOfComputer[by].how}</p>`}`,
  );
}
