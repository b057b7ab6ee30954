// Who plays whom: how each of them plays, and how far ahead they look.

import { change } from "../../../../shell/pages/lab/moves.ts";
import { grouped, playersView as listView } from "../../../../shell/pages/lab/players.ts";
import { RANKED } from "../../model/levels.ts";
import { effortNamed, effortOf, effortsOf, named, seated, WAYS, wayOf, withEffort, withWay } from "../model/setting.ts";
import type { Way } from "../model/types.ts";
import type { Page } from "./page.ts";

export const playersView = (page: Page) =>
  listView({ players: page.state.setting.players.map((player, seat) => playerOf(page, player, seat)) });

function playerOf({ state, words, labWords, act }: Page, player: string, seat: number) {
  const { players } = state.setting;
  const pick = (picked: string) => act(change, { players: seated(players, seat, picked) });
  const effort = effortOf(player);
  return {
    number: words.playerNumber(seat),
    way: {
      label: words.player(seat),
      groups: grouped(RANKED, WAYS, (way) => words.way(way as Way), labWords),
      value: wayOf(player),
      onpick: (way: string) => pick(withWay(player, way)),
    },
    detail:
      effort === null
        ? null
        : {
            label: words.effortLabel(seat, wayOf(player)),
            options: effortsOf(wayOf(player)).map((value) => ({
              value,
              text: words.effort(effortNamed(wayOf(player), value)),
            })),
            value: effort,
            onpick: (picked: string) => pick(withEffort(player, picked)),
          },
    how: words.how(named(player)),
  };
}
