// How somebody is doing, below the header: the share of best decisions first, then evening by evening, what costs most, and games.

import { html, nothing } from "lit-html";
import { at } from "../../model/at.ts";
import type { ProgressText } from "../../text/en/progress.ts";
import type { Costs, Decisions, Evening, Games, KindCost, LuckUnit, Progress } from "./progress.ts";
import { shareCurve } from "./share-curve.ts";

/** What a game says. */
export interface ProgressWords {
  /** The kinds of mistakes, by the game's own names, as they stand in a table: "Stopping too early". */
  kinds: Record<string, string>;
}

/** How days are written. */
interface Dates {
  brief(at: number): string;
  full(at: number): string;
}

interface Shown {
  /** Null where nothing can be read. */
  progress: Progress | null;
  luckIn: LuckUnit;
  dates: Dates;
}

export function progressView({ progress, luckIn, dates }: Shown, words: ProgressText, gameWords: ProgressWords) {
  if (!progress) return html`<section class="card">${linksView(words)}</section>`;
  const { advised, decisions, costs, games, evenings } = progress;
  const isEmpty = decisions.count === 0;
  return html`
    <div class="progress-side">
      ${isEmpty ? nothingView(advised, words) : decisionsView(decisions, advised, words)}
      ${costs.length > 0 ? costsView(costs, words, gameWords) : nothing}
    </div>
    <div class="progress-side">
      ${isEmpty ? nothing : eveningsView(evenings, decisions, words, dates)}
      ${games.count > 0 ? gamesView(games, evenings, luckIn, words, dates) : nothing}
    </div>
  `;
}

const linksView = ({ toGame, toPractice }: ProgressText) => html`<p class="line">
  <a class="back" data-key="to-game" href="./">${toGame}</a>
  <a class="back" data-key="to-practice" href="./?practice">${toPractice}</a>
</p>`;

const advisedView = (advised: number, words: ProgressText) =>
  advised > 0 ? html`<p class="hint" data-key="advised">${words.advised(advised)}</p>` : nothing;

const nothingView = (
  advised: number,
  words: ProgressText,
) => html`<section class="card" aria-labelledby="progress-title">
  <h2 id="progress-title">${words.nothingYet}</h2>
  <p>${words.willBeKept}</p>
  ${advisedView(advised, words)}
  ${linksView(words)}
</section>`;

const decisionsView = (
  decisions: Decisions,
  advised: number,
  words: ProgressText,
) => html`<section class="card progress-answer" aria-labelledby="progress-title">
  <h2 id="progress-title" class="share-of-best" data-key="share">${words.best(decisions.right / decisions.count)}</h2>
  <p>${words.ofDecisions(decisions)}</p>
  ${decisions.losses.map((loss) => html`<p>${decisions.losses.length > 1 ? words.lossOfSome(loss) : words.loss(loss)}</p>`)}
  ${advisedView(advised, words)}
</section>`;

/** The name of a kind, also of one that only another version of the page knows. */
const kindName = (kind: string, words: ProgressText, { kinds }: ProgressWords) =>
  kind === "" ? words.small : Object.hasOwn(kinds, kind) ? at(kinds, kind) : words.otherKind;

function costsView(costs: Costs[], words: ProgressText, gameWords: ProgressWords) {
  return html`<section class="card" aria-labelledby="costs-title" data-key="costs">
    <h2 id="costs-title">${words.costsTitle}</h2>
    ${costs.map(({ unit, kinds }) => {
      const first = at(kinds, 0);
      const name = kindName(first.kind, words, gameWords);
      return html`
        ${costs.length > 1 ? html`<h3>${words.playedFor[unit]}</h3>` : nothing}
        <p class="costliest">${words.costliest({ name, share: first.share })}</p>
        ${kindsTable(kinds, words, gameWords)}
      `;
    })}
    <p><a class="back" href="./?practice">${words.toPractice}</a></p>
  </section>`;
}

const kindsTable = (kinds: KindCost[], words: ProgressText, gameWords: ProgressWords) => html`<table class="shares">
  <thead><tr><th scope="col">${words.kindColumn}</th><th scope="col">${words.timesColumn}</th><th scope="col">${words.shareColumn}</th></tr></thead>
  <tbody>
    ${kinds.map(({ kind, times, share }) => html`<tr><th scope="row">${kindName(kind, words, gameWords)}</th><td>${words.number(times)}</td><td>${words.share(share)}</td></tr>`)}
  </tbody>
</table>`;

/** As many evenings as are shown at first. */
const LATEST = 10;

interface Column {
  head: string;
  cell(evening: Evening): string;
}

/** Evening by evening, the last one first. */
function eveningsTables(evenings: Evening[], columns: Column[], words: ProgressText, dates: Dates) {
  const latest = evenings.toReversed();
  const earlier = latest.splice(LATEST);
  return html`${eveningsTable(latest, columns, words, dates)}
    ${earlier.length > 0 ? html`<details><summary>${words.earlier}</summary>${eveningsTable(earlier, columns, words, dates)}</details>` : nothing}`;
}

const eveningsTable = (
  evenings: Evening[],
  columns: Column[],
  words: ProgressText,
  dates: Dates,
) => html`<table class="shares">
  <thead><tr><th scope="col">${words.eveningColumn}</th>${columns.map(({ head }) => html`<th scope="col">${head}</th>`)}</tr></thead>
  <tbody>
    ${evenings.map((evening) => html`<tr><th scope="row">${dates.full(evening.at)}</th>${columns.map(({ cell }) => html`<td>${cell(evening)}</td>`)}</tr>`)}
  </tbody>
</table>`;

function eveningsView(evenings: Evening[], { losses }: Decisions, words: ProgressText, dates: Dates) {
  const decided = evenings.filter(({ decisions }) => decisions.count > 0);
  const shareOf = ({ decisions: { right, count } }: Evening) => right / count;
  const columns = [
    { head: words.decisionsColumn, cell: ({ decisions }: Evening) => words.number(decisions.count) },
    { head: words.bestColumn, cell: (evening: Evening) => words.share(shareOf(evening)) },
    ...losses.map(({ unit }) => ({
      head: words.lossColumn[unit],
      cell: ({ decisions }: Evening) => {
        const loss = decisions.losses.find((one) => one.unit === unit);
        return loss ? words.amount(loss) : words.none;
      },
    })),
  ];
  const points = decided.map((evening) => ({ text: dates.brief(evening.at), share: shareOf(evening) }));
  return html`<section class="card" aria-labelledby="evenings-title">
    <h2 id="evenings-title">${words.eveningsTitle}</h2>
    <figure>
      ${points.length > 1 ? shareCurve(points, words) : nothing}
      ${eveningsTables(decided, columns, words, dates)}
    </figure>
    <p class="hint">${words.lossHint(losses.map(({ unit }) => unit))}</p>
    <p class="hint">${words.eveningsHint}</p>
  </section>`;
}

function gamesView(games: Games, evenings: Evening[], luckIn: LuckUnit, words: ProgressText, dates: Dates) {
  const { against, scored, known } = games;
  const isShown = (isThere: boolean, head: string, cell: (games: Games) => string) =>
    isThere ? [{ head, cell: ({ games }: Evening) => cell(games) }] : [];
  const columns = [
    ...isShown(true, words.gamesColumn, ({ count }) => words.number(count)),
    ...isShown(against.count > 0, words.wonColumn, ({ against: { count, won } }) =>
      count > 0 ? words.wins(won) : words.none,
    ),
    ...isShown(scored.count > 0, words.scoreColumn, ({ scored: { count, average } }) =>
      count > 0 ? words.points(average) : words.none,
    ),
    ...isShown(known.count > 0, words.luckColumn, ({ known: { count, luck } }) =>
      count > 0 ? words.luckShort[luckIn](luck) : words.none,
    ),
  ];
  const played = evenings.filter(({ games }) => games.count > 0);
  return html`<section class="card" aria-labelledby="games-title" data-key="games">
    <h2 id="games-title">${words.gamesTitle}</h2>
    ${gamesSentences(games, luckIn, words).map((sentence) => html`<p>${sentence}</p>`)}
    ${eveningsTables(played, columns, words, dates)}
    ${Number.isInteger(against.won) ? nothing : html`<p class="hint">${words.ties}</p>`}
    ${known.count > 0 ? html`<p class="hint">${words.luckHint[luckIn]}</p>` : nothing}
  </section>`;
}

/** How games went, and how they would have gone with average luck. */
function gamesSentences({ against, scored, known }: Games, luckIn: LuckUnit, words: ProgressText): string[] {
  const without = known.got - known.luck;
  // Estimates may add up to less than no wins, or to more than there were games.
  const usual = scored.count > 0 ? without : Math.min(known.count, Math.max(0, without));
  const won = { games: against.count, won: against.won };
  if (luckIn === "wins") {
    const isAllKnown = known.count === against.count;
    if (isAllKnown) return [words.wonByLuck({ ...won, usual })];
    const ofKnown = words.wonOfKnown({ games: known.count, won: known.got, usual });
    return known.count > 0 ? [words.won(won), ofKnown] : [words.won(won)];
  }
  const ofWon = against.count > 0 ? [words.won(won)] : [];
  const points = { games: scored.count, average: scored.average };
  if (known.count === scored.count) return [words.scoredByLuck({ ...points, usual }), ...ofWon];
  const ofKnown = words.scoredOfKnown({ games: known.count, average: known.got, usual });
  return [words.scored(points), ...(known.count > 0 ? [ofKnown] : []), ...ofWon];
}
