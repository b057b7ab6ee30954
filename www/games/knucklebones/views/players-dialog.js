// Who plays each board, who starts, and who rolls.

import { html, nothing } from "lit-html";
import { radios, select, setting } from "../../../shell/parts.js";
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
    ${setting(
      words.startsLabel,
      radios({
        name: "starts",
        label: words.startsLabel,
        value: state.starts,
        onpick: (side) => act(setStarts, side),
        options: SIDES.map((value) => ({ value, content: words.who[value] })),
      }),
      words.startsHint,
    )}
    ${setting(
      words.throwsLabel,
      radios({
        name: "throws",
        label: words.throwsLabel,
        value: state.throws,
        onpick: (value) => act(setThrows, value),
        options: THROWS.map((value) => ({ value, content: words.throws[value] })),
      }),
    )}
    ${setting(
      words.hintsLabel,
      radios({
        name: "hints",
        label: words.hintsLabel,
        value: state.hints,
        onpick: (hints) => act(show, { hints }),
        options: HINTS.map((value) => ({ value, content: words.hintsPicks[value] })),
      }),
    )}
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
