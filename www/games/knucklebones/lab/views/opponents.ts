// Opponents of known strength, each one tap away.

import { presetsView } from "../../../../shell/pages/lab/presets.ts";
import { named, OPPONENTS, seated } from "../model/setting.ts";
import type { Page } from "./page.ts";

export function opponentsView(page: Page) {
  const { words, state } = page;
  const { players } = state.setting;
  return presetsView(page, {
    title: words.opponentsTitle,
    hint: words.opponentsHint(named(players[0])),
    presets: OPPONENTS.map((player) => ({
      name: words.against(named(player)),
      change: { players: seated(players, 1, player) },
    })),
  });
}
