// Heckmeck's part of the menu: what the mode has to set, the game's name, the Lab, speed.

import { html } from "lit-html";
import { labSetting, playBetter } from "../../../shell/game/menu-end.ts";
import { browser } from "../../../shell/host/browser.ts";
import { choiceSetting } from "../../../shell/ui/choice.ts";
import { check, select, setting } from "../../../shell/ui/fields.ts";
import type { Page } from "../actions.ts";
import { setBust, setDice, show } from "../model/moves.ts";
import { BUST_RULES, GAME_NAMES } from "../model/state.ts";
import { RULE_NAMES } from "../model/table.ts";
import { setRule } from "../model/table-moves.ts";
import { dialogWords, RULE_HINTS } from "../text/en/dialogs.ts";

export { shown } from "./shown.ts";

const DICE = [8, 7, 6, 5, 4, 3, 2, 1];

export function view(page: Page) {
  const { state, act, open, dialog } = page;
  const { speed = null }: { speed?: string | null } = dialog?.facts ?? {};
  const words = dialogWords(page.words);
  const options = <Value>(values: readonly Value[]) => values.map((value) => ({ value, text: String(value) }));
  return html`
    ${
      state.mode === "advice"
        ? html`<p><button class="quiet" data-key="menu-players" @click=${() => open("players")}>${words.players}</button></p>${rules(page)}`
        : html`
      ${choiceSetting({ name: "bust", label: words.bustLabel, value: state.bust, values: BUST_RULES, texts: words.bustRules, onpick: (bust) => act(setBust, bust), hint: words.bustHint })}
      ${setting(
        words.diceInGame,
        select({
          label: words.diceInGame,
          value: state.dice,
          options: options(DICE),
          onpick: (dice) => act(setDice, dice),
        }),
        words.diceInGameHint,
      )}
    `
    }
    ${setting(
      words.gameName,
      select({
        label: words.gameName,
        value: state.name || words.usualName,
        options: options(GAME_NAMES),
        onpick: (name) => act(show, { name: name === words.usualName ? "" : name }),
      }),
      words.gameNameHint,
    )}
    ${playBetter(words)}
    ${labSetting(words)}
    <div class="setting">
      <h3>${words.speed}</h3>
      <button class="quiet" @click=${() => open("menu", { ...dialog?.facts, speed: measure(page) })}>${words.measure}</button>
      <p class="hint" role="status">${speed ?? words.measureHint}</p>
      <a href="speed/">${words.moreSpeed}</a>
    </div>
  `;
}

function rules({ state, words, act }: Page) {
  return html`<div class="setting">
    <h3>${words.houseRules}</h3>
    ${RULE_NAMES.map(
      (rule) => html`
      ${check({ label: words.rules[rule].title, checked: state.table.rules[rule], onpick: (on) => act(setRule, rule, on), describedBy: `about-${rule}` })}
      <p class="hint" id="about-${rule}">${RULE_HINTS[rule]}</p>
    `,
    )}
  </div>`;
}

/** One solve takes less than the clock's step, so many are timed together. */
function measure({ functions, words: gameWords }: Page) {
  const words = dialogWords(gameWords);
  if (!functions) return words.notLoaded;
  functions.solveWholeTurn();
  const start = browser.performance.now();
  let [runs, positions] = [0, 0];
  while (browser.performance.now() - start < 200) {
    ({ positions } = functions.solveWholeTurn());
    runs += 1;
  }
  return words.measured(positions, (browser.performance.now() - start) / runs);
}
