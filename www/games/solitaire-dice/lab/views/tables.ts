// The results as tables: averages, shares of high scores, differences of pairs, rejects; and beside the article.

import { html, nothing } from "lit-html";
import { folded, noCell, numberCell, shareCell, tableOfShares, tableRow } from "../../../../shell/lab/cells.ts";
import type { Estimate } from "../../../../shell/lab/run.ts";
import { ARTICLE } from "../model/article.ts";
import { pairs } from "../model/outcome.ts";
import type { Played, Run, Verdict } from "../model/types.ts";
import type { Page } from "./page.ts";

/** How many sets of rejects are told of a player. */
const SETS_SHOWN = 4;

const within = ({ words }: Page, estimate: Estimate) => numberCell(words.points(estimate.value), words.half(estimate));

export function averagesTable(page: Page, all: Played[], isSeries: boolean) {
  const { words } = page;
  const isAdjusted = all.some(({ result }) => result.adjusted !== null);
  const rowOf = (played: Played) => {
    const { mean, adjusted, deviation, turns } = played.result;
    const withoutLuck = adjusted ? within(page, adjusted) : noCell();
    return tableRow(words.listed(played, isSeries), [
      within(page, mean),
      isAdjusted ? withoutLuck : nothing,
      numberCell(words.whole(deviation)),
      numberCell(words.turns(turns)),
    ]);
  };
  return tableOfShares(
    {
      caption: words.averagesCaption(Math.min(...all.map(({ games }) => games))),
      heads: words.averagesHeads(isAdjusted, isSeries),
      className: "averages",
    },
    html`<tbody>${all.map(rowOf)}</tbody>`,
  );
}

export function sharesTable({ words, labWords }: Page, all: Played[], isSeries: boolean) {
  const scores = all[0].result.atLeast.map(({ score }) => score);
  const rowOf = (played: Played) =>
    tableRow(
      words.listed(played, isSeries),
      played.result.atLeast.map(({ share }) => shareCell(labWords, share)),
    );
  return tableOfShares(
    { caption: words.sharesCaption, heads: words.sharesHeads(scores, isSeries) },
    html`<tbody>${all.map(rowOf)}</tbody>`,
  );
}

/** More differences than these are folded away. */
const FEW_PAIRS = 6;

/** What each had more than those with lower averages, on the same rolls. */
export function pairsTable(page: Page, run: Run) {
  const { words } = page;
  const all = pairs(run);
  if (all.length === 0) return nothing;
  const table = tableOfShares(
    { caption: words.pairsCaption, heads: words.pairsHeads },
    html`<tbody>
      ${all.map((pair) =>
        tableRow(words.pair(pair), [within(page, pair.difference), html`<td>${words.pairKind(pair)}</td>`]),
      )}
    </tbody>`,
  );
  return all.length > FEW_PAIRS ? folded(words.allPairs(all.length), table) : table;
}

export function setsTable({ words, labWords }: Page, all: Played[], isSeries: boolean) {
  const cellOf = ({ games, result }: Played, nth: number) => {
    const set = result.sets[nth];
    return set ? numberCell(words.rejects(set.rejects), labWords.percent(set.games / games)) : noCell();
  };
  const columns = Array.from({ length: SETS_SHOWN }, (_, nth) => nth);
  return tableOfShares(
    { caption: words.setsCaption, heads: words.setsHeads(isSeries), className: "sets" },
    html`<tbody>
      ${all.map((played) =>
        tableRow(
          words.listed(played, isSeries),
          columns.map((nth) => cellOf(played, nth)),
        ),
      )}
    </tbody>`,
  );
}

/** A series beside the article's figures, and what is known of them. */
export function articleView(page: Page, found: Verdict) {
  if (found.kind !== "series") return nothing;
  const { words } = page;
  const { tuned, byHand, averageHuman, goodPlayer } = ARTICLE;
  const { best, others } = found;
  const told = (text: string) => html`<td class="told">${text}</td>`;
  const only = (name: string, text: string) => tableRow(name, [noCell(), told(text)]);
  const bodies = html`<tbody>
      ${tableRow(words.bestSet, [within(page, best.result.mean), told(words.whole(tuned.best))])}
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
