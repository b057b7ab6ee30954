// Who sits at the table, in the order of the seats, where players come and go.

import { at } from "../../model/at.ts";
import type { LabPage } from "./lab.ts";
import { change } from "./moves.ts";
import { grouped, playersView } from "./players.ts";
import type { AnyResult } from "./run.ts";

/** What a game says of strategies. */
interface SeatWords {
  nameOf(strategy: string): string;
  how(strategy: string): string;
}

/** The players with one more: a strategy that is not there yet, if there is one. */
export const withNewcomer = (players: string[], strategies: string[]) => [
  ...players,
  strategies.find((strategy) => !players.includes(strategy)) ?? at(strategies, 0),
];

/**
 * @param strategies all that there are, the strongest first
 * @param ranked those at a level, the weakest first
 * @param isPossible whether so many can play
 */
export function seatsView<Setting extends { players: string[] }, Words extends SeatWords, Result extends AnyResult>(
  { state, words, labWords, act }: LabPage<Setting, Words, Result>,
  {
    strategies,
    ranked,
    isPossible,
  }: { strategies: string[]; ranked: string[]; isPossible: (seats: number) => boolean },
) {
  const { players } = state.setting;
  const seat = (seated: string[]) => act(change, { players: seated } as Partial<Setting>);
  return playersView({
    players: players.map((strategy, nth) => ({
      number: labWords.seatNumber(nth),
      way: {
        label: labWords.seat(nth),
        groups: grouped(ranked, strategies, words.nameOf, labWords),
        value: strategy,
        onpick: (picked: string) => seat(players.with(nth, picked)),
      },
      how: words.how(strategy),
      removal: {
        label: labWords.removeSeat(nth),
        isPossible: isPossible(players.length - 1),
        onremove: () => seat(players.toSpliced(nth, 1)),
      },
    })),
    add: {
      text: labWords.addSeat,
      isPossible: isPossible(players.length + 1),
      onadd: () => seat(withNewcomer(players, strategies)),
    },
  });
}
