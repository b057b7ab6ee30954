// Heckmeck's part of the menu: what the mode has to set, the game's name, the Lab, speed, keys.

import { html } from "lit-html";
import { choiceSetting } from "../../../shell/choice.js";
import { check, select, setting } from "../../../shell/parts.js";
import { setBust, setDice, show } from "../model/moves.js";
import { BUST_RULES, GAME_NAMES } from "../model/state.js";
import { RULE_NAMES } from "../model/table.js";
import { setRule } from "../model/table-moves.js";
import { dialogWords, RULE_HINTS } from "../text/en-dialogs.js";

/** @typedef {import("../actions.js").Page} Page */

const DICE = [8, 7, 6, 5, 4, 3, 2, 1];

/** @param {Page} page */
export function view(page) {
  const { state, act, open, dialog } = page;
  const words = dialogWords(page.words);
  const options = (/** @type {readonly (string | number)[]} */ values) =>
    values.map((value) => ({ value, text: String(value) }));
  return html`
    ${
      state.mode === "advice"
        ? rules(page)
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
        value: state.name,
        options: options(GAME_NAMES),
        onpick: (name) => act(show, { name }),
      }),
      words.gameNameHint,
    )}
    ${setting(words.lab, html`<a href="lab/">${words.openLab}</a>`, words.labHint)}
    <div class="setting">
      <h3>${words.speed}</h3>
      <button class="quiet" @click=${() => open("menu", { ...dialog?.facts, speed: measure(page) })}>${words.measure}</button>
      <p class="hint" role="status">${dialog?.facts.speed ?? words.measureHint}</p>
      <a href="speed/">${words.moreSpeed}</a>
    </div>
    <p class="hint">${words.keys}</p>
  `;
}

/** @param {Page} page */
function rules({ state, words, act }) {
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

/** One solve takes less than the clock's step, so many are timed together. @param {Page} page */
function measure({ functions, words: gameWords }) {
  const words = dialogWords(gameWords);
  if (!functions) return words.notLoaded;
  functions.solveWholeTurn();
  const start = performance.now();
  let [runs, positions] = [0, 0];
  while (performance.now() - start < 200) {
    ({ positions } = functions.solveWholeTurn());
    runs += 1;
  }
  return words.measured(positions, (performance.now() - start) / runs);
}
