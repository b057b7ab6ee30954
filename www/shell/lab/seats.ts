// Who sits at the table, in the order of the seats, where players come and go.

import { change } from "./moves.js";
import { playersView } from "./players.js";

/** @typedef {import("./lab.d.ts").LabPage<{ players: string[] }, SeatWords>} SeatsPage */

/**
 * What a game says of seats and of the strategies in them.
 * @typedef {object} SeatWords
 * @property {{ value: string, text: string }[]} strategies
 * @property {(strategy: string) => string} how
 * @property {(seat: number) => string} seat
 * @property {(seat: number) => string} seatNumber
 * @property {(seat: number) => string} removeSeat
 * @property {string} addSeat
 */

/** The players with one more: a strategy that is not there yet, if there is one. @param {string[]} players @param {string[]} strategies */
export const withNewcomer = (players, strategies) => [
  ...players,
  strategies.find((strategy) => !players.includes(strategy)) ?? strategies[0],
];

/** @param {SeatsPage} page @param {(seats: number) => boolean} isPossible whether so many can play */
export function seatsView({ state, words, act }, isPossible) {
  const { players } = state.setting;
  const strategies = words.strategies.map(({ value }) => value);
  const seat = (/** @type {string[]} */ seated) => act(change, { players: seated });
  return playersView({
    players: players.map((strategy, nth) => ({
      number: words.seatNumber(nth),
      way: {
        label: words.seat(nth),
        options: words.strategies,
        value: strategy,
        onpick: (/** @type {string} */ picked) => seat(players.with(nth, picked)),
      },
      how: words.how(strategy),
      removal: {
        label: words.removeSeat(nth),
        isPossible: isPossible(players.length - 1),
        onremove: () => seat(players.toSpliced(nth, 1)),
      },
    })),
    add: {
      text: words.addSeat,
      isPossible: isPossible(players.length + 1),
      onadd: () => seat(withNewcomer(players, strategies)),
    },
  });
}
