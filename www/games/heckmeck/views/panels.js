// The details under the answer: one at a time on a phone, all open where there is room. They are loaded when
// they are shown, once the answer stands there.

import { html, nothing } from "lit-html";
import { radios } from "../../../shell/parts.js";
import { show } from "../model/moves.js";
import { PANELS, TABS } from "../model/state.js";

/** Where the panels come from: a few at once, for what is opened after another is mostly its neighbour. */
const OF_ODDS = () => import("./details/of-odds.js");
const OF_ADVICE = () => import("./details/of-advice.js");
const HELP = () => import("./details/help.js");

/** @type {Record<string, { key: string, load: () => Promise<any> }>} */
const LOADS = {
  "all-tiles": { key: "panels of odds", load: OF_ODDS },
  chart: { key: "panels of odds", load: OF_ODDS },
  compare: { key: "panels of odds", load: OF_ODDS },
  results: { key: "panels of advice", load: OF_ADVICE },
  prices: { key: "panels of advice", load: OF_ADVICE },
  moves: { key: "panels of advice", load: OF_ADVICE },
  help: { key: "panel of help", load: HELP },
};

/** @param {import("../actions.js").Page} page */
export function panelsView(page) {
  const { state, seen, error, words, act, room } = page;
  const isAdvice = state.mode === "advice";
  const [key, names, titles] = isAdvice ? ["tab", TABS, words.tabs] : ["panel", PANELS, words.panels];
  const picked = isAdvice ? state.tab : state.panel;
  const shown = room.isWide ? names : names.filter((name) => name === picked);
  // What there is no answer for has no details.
  if (error && !seen) return html`<div class="details" tabindex="-1" data-details></div>`;
  return html`<div class="details" tabindex="-1" data-details>
    ${radios({
      name: key,
      label: words.detailsLabel,
      className: "segments tabs",
      value: picked,
      onpick: (value) => act(show, { [key]: value }),
      options: names.map((value) => ({ value, content: titles[value] })),
    })}
    <div class="panels">${/* Not before there is an answer. */ seen ? panels(page, shown) : nothing}</div>
  </div>`;
}

/** @param {import("../actions.js").Page} page @param {readonly string[]} names */
function panels(page, names) {
  const loads = names.map((name) => page.answers.get(LOADS[name].key, LOADS[name].load));
  const failed = loads.find(({ status }) => status === "failed");
  return html`${failed?.status === "failed" ? failure(page, failed.error) : nothing}
    ${names.map((name, nth) => {
      const loaded = loads[nth];
      return loaded.status === "here" ? panel(page, loaded.value, name) : nothing;
    })}`;
}

/** @param {import("../actions.js").Page} page @param {any} loaded @param {string} name */
function panel(page, { views, detailWords }, name) {
  return views[name]({ ...page, words: { ...page.words, details: detailWords(page.words) } });
}

/** @param {import("../actions.js").Page} page @param {Error} error */
const failure = ({ words, shell }, { message }) => html`<p class="card soft">
  ${words.detailsFailed(message)}
  <button class="quiet" @click=${() => location.reload()}>${shell.words.reload}</button>
</p>`;
