// A run by tournaments, with the article's figures beside each.

import { at } from "../../../../shell/model/at.ts";
import { overlap } from "../../../../shell/pages/lab/ranges.ts";
import { figuresOn } from "./article.ts";
import { tables } from "./setting.ts";
import type { Figure, Found, Outcome, Result } from "./types.ts";

export const outcomes = ({ setting, results }: Found): Outcome[] =>
  tables(setting).map((players, nth) => ({
    players,
    result: results[nth] ?? null,
    figures: figuresOn(setting, players),
  }));

/** The shares of a result: of each seat, then of ties. */
export const sharesFound = ({ players, ties }: Result) => [...players.map(({ wins }) => wins), ties];

/** The same of the article's figures. */
export const sharesTold = ({ wins, ties }: Figure) => [...wins, ties];

/** For each figure of the article, share by share, whether it fits what was found. */
export function fits({ result, figures }: Outcome) {
  if (result === null) return [];
  const found = sharesFound(result);
  return figures.map((figure) => sharesTold(figure).map((share, nth) => overlap(share, at(found, nth))));
}
