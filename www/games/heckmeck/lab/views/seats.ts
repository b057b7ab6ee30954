// Who sits at the table, in the order of the seats.

import { change } from "../../../../shell/pages/lab/moves.ts";
import { seriesView } from "../../../../shell/pages/lab/players.ts";
import { seatsView as listView } from "../../../../shell/pages/lab/seats.ts";
import { RANKED } from "../../model/levels.ts";
import { isPossible } from "../../model/table.ts";
import { STRATEGIES } from "../model/setting.ts";
import type { Page } from "./page.ts";

export function seatsView(page: Page) {
  const { state, words, labWords, act } = page;
  if (state.setting.series) {
    return seriesView({ about: words.series, own: labWords.ownSeats, onown: () => act(change, { series: "" }) });
  }
  return listView(page, { strategies: STRATEGIES, ranked: RANKED, isPossible });
}
