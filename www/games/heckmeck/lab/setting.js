// What is to be played, and how a link tells it.

import { RULES } from "../advice/rules.js";
import { TABLE_RULES, isPossible } from "../advice/table.js";
import { STRATEGIES } from "../strategies.js";

export const GAMES = { least: 1, most: 10_000_000 };
export const SEEDS = { least: 0, most: 4_294_967_295 };
export const STARTS = ["in-turn", "first"];
/** What equal worms come to. */
export const EQUAL = ["highest-tile", "tie"];

export const THE_BEST = "best-in-worms";
export const FIVE_RULES = "five-rules";
const RULES_OF_THUMB = Object.keys(STRATEGIES).filter((strategy) => strategy.startsWith("rule-"));

/** `series`: the best against each rule of thumb, one tournament each; else it is empty. */
export const initial = () => ({
  players: [THE_BEST, "rule-4"], series: "", games: 10_000, seed: 1, starts: STARTS[0], equal: EQUAL[0], rules: TABLE_RULES,
});

export const canSeat = isPossible;

/** Who sits at the table in each of the tournaments that are to be played. */
export const tables = ({ series, players }) => (series === FIVE_RULES ? RULES_OF_THUMB.map((rule) => [THE_BEST, rule]) : [players]);

/** The tournaments as the solver is asked for them. */
export const queries = (setting) => tables(setting).map((players) => ({
  players, seed: setting.seed, rules: setting.rules, tieBreak: setting.equal === "highest-tile", rotate: setting.starts === "in-turn",
}));

/** A whole number as people write it, also with its thousands set apart; undefined if it is none of those allowed. */
export function wholeNumber(text, { least, most }) {
  const trimmed = text.trim();
  if (!/^(\d+|\d{1,3}([ ,.'’\u00a0\u202f]\d{3})+)$/.test(trimmed)) return undefined;
  const number = Number(trimmed.replace(/\D/g, ""));
  return number >= least && number <= most ? number : undefined;
}

const oneOf = (allowed) => (text) => allowed.find((value) => value === text);

function playersOf(text) {
  const players = text.split(".");
  return canSeat(players.length) && players.every((player) => Object.hasOwn(STRATEGIES, player)) ? players : undefined;
}

const READ = {
  players: playersOf,
  series: oneOf([FIVE_RULES]),
  games: (text) => wholeNumber(text, GAMES),
  seed: (text) => wholeNumber(text, SEEDS),
  starts: oneOf(STARTS),
  equal: oneOf(EQUAL),
};
const truth = { true: true, false: false };
const ruleKeys = RULES.map(([rule]) => rule);

/** The setting as it stands behind `#`. Rules are told where they are not as by default. */
export function toLink(setting) {
  const { players, series, games, seed, starts, equal, rules } = setting;
  const changed = ruleKeys.filter((rule) => rules[rule] !== TABLE_RULES[rule]).map((rule) => [rule, String(rules[rule])]);
  const seats = series ? ["series", series] : ["players", players.join(".")];
  return `#${new URLSearchParams([seats, ["games", games], ["seed", seed], ["starts", starts], ["equal", equal], ...changed])}`;
}

/** The setting that a link tells, and the parts of it that can't be read. Those stay as at first. */
export function fromLink(hash) {
  const problems = [];
  let setting = initial();
  for (const [key, text] of new URLSearchParams(hash.replace(/^#/, ""))) {
    const isRule = ruleKeys.includes(key);
    const value = isRule ? truth[text] : Object.hasOwn(READ, key) ? READ[key](text) : undefined;
    if (value === undefined) problems.push(`${key}=${text}`);
    else setting = isRule ? { ...setting, rules: { ...setting.rules, [key]: value } } : { ...setting, [key]: value };
  }
  return { setting, problems };
}
