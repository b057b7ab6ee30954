// Who plays: one to eight players, or five factors with each of its sets.

import { change } from "../../../../shell/pages/lab/moves.ts";
import { grouped, playersView as listView, seriesView } from "../../../../shell/pages/lab/players.ts";
import { knownAverage } from "../../model/averages.ts";
import { numbersOf, RANKED, SETS, setOf, WAYS, wayOf, withSet } from "../../model/players.ts";
import { canAdd, canRemove, playing, SLOWEST, withNewcomer } from "../model/setting.ts";
import type { Page } from "./page.ts";

export function playersView(page: Page) {
  const { state, words, act } = page;
  const { setting } = state;
  if (setting.series) {
    return seriesView({ about: words.series, own: words.ownPlayers, onown: () => act(change, { series: "" }) });
  }
  return listView({
    players: setting.players.map((player, place) => playerOf(page, player, place)),
    add: {
      text: words.addPlayer,
      isPossible: canAdd(setting),
      onadd: () => act(change, { players: withNewcomer(setting) }),
    },
  });
}

function playerOf({ state: { setting }, words, labWords, act }: Page, player: string, place: number) {
  const { players, opening } = setting;
  const pick = (picked: string) => act(change, { players: players.with(place, picked) });
  const set = setOf(player);
  return {
    number: words.playerNumber(place),
    way: {
      label: words.player(place),
      groups: grouped(RANKED, [...WAYS], words.way, labWords),
      value: wayOf(player),
      onpick: (way: string) => pick(playing(wayOf(way))),
    },
    detail:
      set === null
        ? null
        : {
            label: words.setLabel(place),
            options: SETS.map((value) => ({ value, text: words.set(numbersOf(value)) })),
            value: set,
            onpick: (picked: string) => pick(withSet(picked)),
          },
    how: words.how(player, { known: knownAverage(player, opening), isSlowest: player === SLOWEST }),
    removal: {
      label: words.removePlayer(place),
      isPossible: canRemove(setting),
      onremove: () => act(change, { players: players.toSpliced(place, 1) }),
    },
  };
}
