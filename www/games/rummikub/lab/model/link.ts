// A setting as the text behind `#`. Rules are told where they are not the usual ones.

import { oneOf } from "../../../../shell/model/link-parts.ts";
import { changesBy, linkOf, playersOf, settingOf } from "../../../../shell/pages/lab/link.ts";
import { JOKER_POINTS, JOKER_RULES, OPENINGS } from "../../model/state.ts";
import { initial, isPossible, QUESTIONS, STRATEGIES } from "./setting.ts";
import type { Setting } from "./types.ts";

const yes = (text: string) => (text === "yes" ? true : undefined);

/** The rules by their keys in a link, which are those of a setting. */
const RULES = {
  opening: oneOf(OPENINGS),
  playOn: yes,
  jokers: oneOf(JOKER_RULES),
  oneJoker: yes,
  jokerPoints: oneOf(JOKER_POINTS),
};

const changeBy = changesBy({
  players: playersOf(STRATEGIES, isPossible),
  question: oneOf(QUESTIONS.map(({ name }) => name)),
  ...RULES,
});

export function write(setting: Setting) {
  const { question } = setting;
  const usual = { ...initial() } as Record<string, unknown>;
  const changed = Object.entries(setting).filter(([key, value]) => key in RULES && value !== usual[key]);
  const told = changed.map(([key, value]) => [key, value === true ? "yes" : String(value)]);
  return linkOf(setting, told, question ? ["question", question] : null);
}

/** The setting that a link tells, and the parts of it that can't be read: those stay as at first. */
export const read = (hash: string) => settingOf(hash, initial(), changeBy);
