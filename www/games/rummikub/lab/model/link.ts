// A setting as the text behind `#`. Rules are told where they are not the usual ones.

import { changesBy, linkOf, oneOf, settingOf } from "../../../../shell/lab/link.js";
import { JOKER_POINTS, JOKER_RULES, OPENINGS } from "../../model/state.js";
import { initial, isPossible, QUESTIONS, STRATEGIES } from "./setting.js";

/** @typedef {import("./types.d.ts").Setting} Setting */

/** @param {string} text */
function playersOf(text) {
  const players = text.split(".");
  const isKnown = players.every((player) => STRATEGIES.some((strategy) => strategy === player));
  return isPossible(players.length) && isKnown ? players : undefined;
}

/** One of some numbers. @param {readonly number[]} allowed */
const oneNumber = (allowed) => (/** @type {string} */ text) => allowed.find((value) => String(value) === text);

/** The rules by their keys in a link, which are those of a setting. */
const RULES = {
  opening: oneNumber(OPENINGS),
  playOn: (/** @type {string} */ text) => (text === "yes" ? true : undefined),
  jokers: oneOf(JOKER_RULES),
  jokerPoints: oneNumber(JOKER_POINTS),
};

const changeBy = changesBy({ players: playersOf, question: oneOf(QUESTIONS.map(({ name }) => name)), ...RULES });

/** @param {Setting} setting */
export function write(setting) {
  const { players, question, games, seed } = setting;
  const usual = /** @type {Record<string, unknown>} */ ({ ...initial() });
  const changed = Object.entries(setting).filter(([key, value]) => key in RULES && value !== usual[key]);
  return linkOf([
    question ? ["question", question] : ["players", players.join(".")],
    ["games", String(games)],
    ["seed", String(seed)],
    ...changed.map(([key, value]) => [key, value === true ? "yes" : String(value)]),
  ]);
}

/** The setting that a link tells, and the parts of it that can't be read: those stay as at first. @param {string} hash */
export const read = (hash) => settingOf(hash, initial(), changeBy);
