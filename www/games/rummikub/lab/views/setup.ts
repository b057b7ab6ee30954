// What is to be played: the seats or a question, and by which rules.

import { html } from "lit-html";
import { oneOfSetting, seedSetting } from "../../../../shell/pages/lab/fields.ts";
import { moreView } from "../../../../shell/pages/lab/more.ts";
import { change } from "../../../../shell/pages/lab/moves.ts";
import { seriesView } from "../../../../shell/pages/lab/players.ts";
import { seatsView } from "../../../../shell/pages/lab/seats.ts";
import { RANKED } from "../../model/levels.ts";
import { JOKER_POINTS, JOKER_RULES, OPENINGS } from "../../model/state.ts";
import { conditionsOf, isPossible, questionOf, STRATEGIES } from "../model/setting.ts";
import type { Page } from "./page.ts";

export function whoView(page: Page) {
  const { state, words, labWords, act } = page;
  const question = questionOf(state.setting);
  if (!question) return seatsView(page, { strategies: STRATEGIES, ranked: RANKED, isPossible });
  const onown = () => act(change, { question: "" as const });
  return seriesView({ about: words.series(question), own: labWords.ownSeats, onown });
}

export function rulesView(page: Page) {
  const { state, words } = page;
  const { ruleTitles: titles } = words;
  const settings = html`
    ${oneOfSetting(page, { key: "opening", title: titles.opening, values: OPENINGS, names: words.openings, hint: words.openingHint })}
    ${oneOfSetting(page, { key: "playOn", title: titles.playOn, values: [false, true], names: words.playOnPicks, hint: words.playOnHint })}
    ${oneOfSetting(page, { key: "jokers", title: titles.jokers, values: JOKER_RULES, names: words.jokers, hint: words.jokersHints[state.setting.jokers] })}
    ${oneOfSetting(page, { key: "oneJoker", title: titles.oneJoker, values: [false, true], names: words.oneJokerPicks, hint: words.oneJokerHint })}
    ${oneOfSetting(page, { key: "jokerPoints", title: titles.jokerPoints, values: JOKER_POINTS, names: words.jokerPoints, hint: words.jokerPointsHint })}
    ${seedSetting(page)}
    <p class="hint">${words.dealsHint}</p>
  `;
  const rules = conditionsOf(state.setting).filter(({ kind }) => kind !== "seed");
  return moreView(page, { name: words.more, now: words.conditions(rules) }, settings);
}
