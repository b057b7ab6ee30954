// Who plays each board, who starts, and who rolls.

import { html, nothing } from "lit-html";
import { choiceSetting } from "../../../shell/choice.js";
import { select, setting } from "../../../shell/parts.js";
import { SIDES } from "../model/board.js";
import { setBy, setStarts, setThrows, show } from "../model/moves.js";
import { PLAYERS } from "../model/seats.js";
import { HINTS, THROWS } from "../model/state.js";
import { dialogWords } from "../text/en-dialogs.js";

/** @typedef {import("../actions.js").Page} Page */

/** @param {Page} page */
export const title = ({ words }) => words.players;

/** @param {Page} page */
export function view(page) {
  const { state, act } = page;
  const words = dialogWords(page.words);
  return html`
    ${SIDES.toReversed().map((side) => player(page, words, side))}
    ${choiceSetting({ name: "starts", label: words.startsLabel, value: state.starts, values: SIDES, texts: words.who, onpick: (side) => act(setStarts, side), hint: words.startsHint })}
    ${choiceSetting({ name: "throws", label: words.throwsLabel, value: state.throws, values: THROWS, texts: words.throws, onpick: (value) => act(setThrows, value) })}
    ${choiceSetting({ name: "hints", label: words.hintsLabel, value: state.hints, values: HINTS, texts: words.hintsPicks, onpick: (hints) => act(show, { hints }) })}
  `;
}

/** @param {Page} page @param {import("../text/en-dialogs.js").DialogWords} words @param {import("../model/types.d.ts").Side} side */
function player({ state, act }, words, side) {
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
        { value: /** @type {string | null} */ (null), text: words.person },
        ...PLAYERS.map((value) => ({ value, text: words.asComputer(value) })),
      ],
    })}${by === null ? nothing : html`<p class="hint">${words.playersOfComputer[by].how}</p>`}`,
  );
}
