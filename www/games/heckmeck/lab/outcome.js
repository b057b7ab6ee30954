// A run's results as they are shown: by tournament, with names, and the article's figures beside them.

import { figuresOn, agree } from "./article.js";
import { tables } from "./setting.js";
import { seatNames } from "./words.js";

/** Each tournament: who played, by names; `result`, null before its first game; the article's `figures`. */
export const outcomes = ({ setting, results }) => tables(setting).map((players, nth) => ({
  players, names: seatNames(players), result: results[nth], figures: figuresOn(setting, players),
}));

/** The shares of a result, or of the article's figures: of each seat, then of ties. */
export const shares = ({ players, wins, ties }) => [...(wins ?? players.map((player) => player.wins)), ties];

/** For each figure of the article whether it agrees with what was found. */
export const agreements = ({ result, figures }) => (result === null ? [] : figures.map((figure) =>
  shares(figure).map((share, nth) => agree(share, shares(result)[nth]))));
