// Opponents of known strength, each one tap away.

import { presetsView } from "../../../../shell/lab/presets.ts";
import { OPPONENTS, seated } from "../model/setting.ts";
import type { Page } from "./page.ts";

export function opponentsView(page: Page) {
  const { words, state } = page;
  const { players } = state.setting;
  return presetsView(page, {
    title: words.opponentsTitle,
    hint: words.opponentsHint(players[0]),
    presets: OPPONENTS.map((player) => ({
      name: words.against(player),
      change: { players: seated(players, 1, player) },
    })),
  });
}
