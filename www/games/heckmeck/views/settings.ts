// Heckmeck's part of the settings: the rules of the house for a table or for odds, and the game's name.

import { html } from "lit-html";
import { choiceSetting } from "../../../shell/ui/choice.ts";
import { check, select, setting } from "../../../shell/ui/fields.ts";
import { paceSetting } from "../../../shell/ui/players.ts";
import type { Page } from "../actions.ts";
import { setBust, setDice, show } from "../model/moves.ts";
import { BUST_RULES, GAME_NAMES } from "../model/state.ts";
import { RULE_NAMES } from "../model/table.ts";
import { setRule } from "../model/table-moves.ts";
import { dialogWords, RULE_HINTS } from "../text/en/dialogs.ts";

const DICE = [8, 7, 6, 5, 4, 3, 2, 1];

const optionsOf = <Value>(values: readonly Value[]) => values.map((value) => ({ value, text: String(value) }));

export const houseRules = (page: Page) => (page.state.mode === "advice" ? rulesOfTable(page) : rulesOfOdds(page));

const rulesOfTable = ({ state, words, act }: Page) =>
  html`${RULE_NAMES.map(
    (rule) => html`<div class="setting">
      ${check({ label: words.rules[rule].title, checked: state.table.rules[rule], onpick: (on) => act(setRule, rule, on), describedBy: `about-${rule}` })}
      <p class="hint" id="about-${rule}">${RULE_HINTS[rule]}</p>
    </div>`,
  )}`;

function rulesOfOdds({ state, words: gameWords, act }: Page) {
  const words = dialogWords(gameWords);
  return html`
    ${choiceSetting({ name: "bust", label: words.bustLabel, value: state.bust, values: BUST_RULES, texts: words.bustRules, onpick: (bust) => act(setBust, bust), hint: words.bustHint })}
    ${setting(
      words.diceInGame,
      select({
        label: words.diceInGame,
        value: state.dice,
        options: optionsOf(DICE),
        onpick: (dice) => act(setDice, dice),
      }),
      words.diceInGameHint,
    )}
  `;
}

export function view({ state, words: gameWords, act, shell }: Page) {
  const words = dialogWords(gameWords);
  return html`
    ${paceSetting(shell.words, state.pace, (pace) => act(show, { pace }))}
    ${setting(
      words.gameName,
      select({
        label: words.gameName,
        value: state.name || words.usualName,
        options: optionsOf(GAME_NAMES),
        onpick: (name) => act(show, { name: name === words.usualName ? "" : name }),
      }),
      words.gameNameHint,
    )}
  `;
}
