// A setting as the text behind `#`. Rules are told where they are not the usual ones.

import { changesBy, linkOf, oneOf, settingOf } from "../../../../shell/lab/link.ts";
import { JOKER_POINTS, JOKER_RULES, OPENINGS } from "../../model/state.ts";
import { initial, isPossible, QUESTIONS, STRATEGIES } from "./setting.ts";
import type { Setting } from "./types.ts";

function playersOf(text: string) {
  const players = text.split(".");
  const isKnown = players.every((player) => STRATEGIES.some((strategy) => strategy === player));
  return isPossible(players.length) && isKnown ? players : undefined;
}

/** One of some numbers. */
const oneNumber = (allowed: readonly number[]) => (text: string) => allowed.find((value) => String(value) === text);

/** The rules by their keys in a link, which are those of a setting. */
const RULES = {
  opening: oneNumber(OPENINGS),
  playOn: (text: string) => (text === "yes" ? true : undefined),
  jokers: oneOf(JOKER_RULES),
  jokerPoints: oneNumber(JOKER_POINTS),
};

const changeBy = changesBy({ players: playersOf, question: oneOf(QUESTIONS.map(({ name }) => name)), ...RULES });

export function write(setting: Setting) {
  const { players, question, games, seed } = setting;
  const usual = { ...initial() } as Record<string, unknown>;
  const changed = Object.entries(setting).filter(([key, value]) => key in RULES && value !== usual[key]);
  return linkOf([
    question ? ["question", question] : ["players", players.join(".")],
    ["games", String(games)],
    ["seed", String(seed)],
    ...changed.map(([key, value]) => [key, value === true ? "yes" : String(value)]),
  ]);
}

/** The setting that a link tells, and the parts of it that can't be read: those stay as at first. */
export const read = (hash: string) => settingOf(hash, initial(), changeBy);
