// The results as tables: averages, shares of high scores, differences of pairs, rejects; and beside the article.

import { html, nothing } from "lit-html";
import { at } from "../../../../shell/model/at.ts";
import {
  folded,
  measuredCell,
  noCell,
  numberCell,
  tableOfMeasures,
  tableOfShares,
  tableRow,
} from "../../../../shell/pages/lab/cells.ts";
import { ARTICLE } from "../model/article.ts";
import { OF_SCORES, OF_TURNS } from "../model/measures.ts";
import { pairs } from "../model/outcome.ts";
import type { Played, Run, Verdict } from "../model/types.ts";
import type { Page } from "./page.ts";

/** Averages with those without luck, where somebody has any, how far scores spread, and turns. */
export const averagesTable = (page: Page, all: Played[], isSeries: boolean) =>
  tableOfMeasures(
    page,
    { ...OF_SCORES, turns: OF_TURNS.turns },
    {
      caption: page.words.averagesCaption(Math.min(...all.map(({ games }) => games))),
      className: "averages",
      head: page.words.listHead(isSeries),
      rows: all.map((played) => ({ name: page.words.listed(played, isSeries), found: played.result })),
    },
  );

/** A row for each player. */
const playersTable = (
  { words }: Page,
  { all, isSeries, ...about }: { all: Played[]; isSeries: boolean; caption: string; className?: string },
  heads: string[],
  cellsOf: (played: Played) => unknown[],
) =>
  tableOfShares(
    { ...about, heads: [words.listHead(isSeries), ...heads] },
    html`<tbody>${all.map((played) => tableRow(words.listed(played, isSeries), cellsOf(played)))}</tbody>`,
  );

export function sharesTable(page: Page, all: Played[], isSeries: boolean) {
  const { words, labWords } = page;
  const heads = at(all, 0).result.atLeast.map(({ score }) => words.whole(score));
  return playersTable(page, { all, isSeries, caption: words.sharesCaption }, heads, ({ result }) =>
    result.atLeast.map(({ share }) => measuredCell(labWords, share, "share")),
  );
}

/** More differences than these are folded away. */
const FEW_PAIRS = 6;

/** What each had more than those with lower averages, on the same rolls. */
export function pairsTable({ words, labWords }: Page, run: Run) {
  const all = pairs(run);
  if (all.length === 0) return nothing;
  const table = tableOfShares(
    { caption: words.pairsCaption, heads: words.pairsHeads },
    html`<tbody>
      ${all.map((pair) =>
        tableRow(words.pair(pair), [
          measuredCell(labWords, pair.difference, "tenths"),
          html`<td>${words.pairKind(pair)}</td>`,
        ]),
      )}
    </tbody>`,
  );
  return all.length > FEW_PAIRS ? folded(words.allPairs(all.length), table) : table;
}

export function setsTable(page: Page, all: Played[], isSeries: boolean) {
  const { words, labWords } = page;
  const about = { all, isSeries, caption: words.setsCaption, className: "sets" };
  return playersTable(page, about, words.setsHeads, ({ games, result }) =>
    words.setsHeads.map((_, nth) => {
      const set = result.sets[nth];
      return set ? numberCell(words.rejects(set.rejects), labWords.percent(set.games / games)) : noCell();
    }),
  );
}

/** A series beside the article's figures, and what is known of them. */
export function articleView({ words, labWords }: Page, found: Verdict) {
  if (found.kind !== "series") return nothing;
  const { tuned, byHand, averageHuman, goodPlayer } = ARTICLE;
  const { best, others } = found;
  const told = (text: string) => html`<td class="told">${text}</td>`;
  const only = (name: string, text: string) => tableRow(name, [noCell(), told(text)]);
  const bodies = html`<tbody>
      ${tableRow(words.bestSet, [measuredCell(labWords, best.result.mean, "tenths"), told(words.whole(tuned.best))])}
      ${tableRow(words.otherSets(others.count), [numberCell(words.span(others)), told(words.whole(tuned.others))])}
    </tbody>
    <tbody>
      ${only(words.bestByHand, words.roughly(byHand.best))} ${only(words.othersByHand, words.span(byHand.others))}
    </tbody>
    <tbody>
      ${only(words.averageHuman, words.whole(averageHuman))} ${only(words.goodPlayer, words.whole(goodPlayer))}
    </tbody>`;
  return html`<div>
    ${tableOfShares({ caption: words.articleCaption, heads: words.articleHeads, className: "article" }, bodies)}
    ${words.articleKnown.map((sentence) => html`<p class="hint">${sentence}</p>`)}
  </div>`;
}
