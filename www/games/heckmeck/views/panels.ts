// The details under the answer, by the question that it answers.

import { styled } from "../../../shell/host/styles.ts";
import { panelsView as panels } from "../../../shell/ui/panels.ts";
import type { Page } from "../actions.ts";
import { show } from "../model/moves.ts";
import { PANELS, TABS } from "../model/state.ts";

const OF_TILES = { key: "panel of tiles", load: () => import("./details/of-tiles.ts") };
const OF_CHART = { key: "panel of the chart", load: () => import("./details/of-chart.ts") };
const OF_COMPARISON = { key: "panel of comparison", load: styled(() => import("./details/of-comparison.ts")) };
/** What is told of a table and of its game. */
const OF_ADVICE = { key: "panels of advice", load: styled(() => import("./details/of-advice.ts")) };

/** Where the panels come from. */
const SOURCES = {
  "all-tiles": OF_TILES,
  chart: OF_CHART,
  compare: OF_COMPARISON,
  turn: OF_ADVICE,
  odds: OF_COMPARISON,
  game: OF_ADVICE,
};

export function panelsView(page: Page) {
  const { state, analysis, words, act } = page;
  const isAdvice = state.mode === "advice";
  // Of a game that is over there is no turn to tell of.
  const tabs = analysis?.table?.over ? TABS.filter((tab) => tab === "game") : TABS;
  const [name, names, titles] = isAdvice ? ["tab", tabs, words.tabs] : ["panel", PANELS, words.panels];
  return panels(page, {
    name,
    names,
    titles,
    picked: isAdvice ? (tabs.find((tab) => tab === state.tab) ?? "game") : state.panel,
    sources: SOURCES,
    onpick: (value) => act(show, { [name]: value }),
  });
}
