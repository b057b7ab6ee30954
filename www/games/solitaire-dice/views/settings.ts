// Solitaire Dice's part of the settings: the opening rule, what an open sum costs, the pace of the others, the game's name.

import { html } from "lit-html";
import { choiceSetting } from "../../../shell/ui/choice.ts";
import { select, setting } from "../../../shell/ui/fields.ts";
import { paceSetting } from "../../../shell/ui/players.ts";
import type { Page } from "../actions.ts";
import { setOpenCost, setOpening, show } from "../model/moves.ts";
import { isEmpty } from "../model/sheet.ts";
import { EXPRESS, GAME_NAMES, OPEN_COSTS, OPENINGS } from "../model/state.ts";
import { dialogWords } from "../text/en/dialogs.ts";

export function houseRules({ state, words: gameWords, act }: Page) {
  const words = dialogWords(gameWords);
  return html`${choiceSetting({
    name: "opening",
    label: words.openingLabel,
    value: state.opening,
    values: OPENINGS,
    texts: words.openings,
    onpick: (opening) => act(setOpening, opening),
    hint: words.openingHint,
  })}${choiceSetting({
    name: "open",
    label: words.openCostLabel,
    value: state.openCost,
    values: OPEN_COSTS,
    texts: words.openCosts,
    onpick: (cost) => act(setOpenCost, cost),
    hint: words.openCostHint,
  })}`;
}

export function view({ state, words: gameWords, act, shell }: Page) {
  const words = dialogWords(gameWords);
  return html`
    ${paceSetting(shell.words, state.pace, (pace) => act(show, { pace }))}
    ${setting(
      words.gameName,
      select({
        label: words.gameName,
        key: "game-name",
        value: state.name,
        options: GAME_NAMES.map((value) => ({ value, text: value })),
        onpick: (name) => {
          act(show, { name });
          if (name === EXPRESS && [state, ...state.others].every(isEmpty) && state.opening === "any")
            act(setOpening, "different");
        },
      }),
      words.gameNameHint,
    )}
  `;
}
