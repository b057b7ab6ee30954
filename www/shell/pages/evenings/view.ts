// Evenings below the header: a card for each, its players in a table, the latest open and those before it folded; or what will stand there.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import type { EveningsText } from "../../text/en/evenings.ts";
import { unseen } from "../../ui/controls.ts";
import { daysOf, type Evening, type Played, type Standing, type Summed } from "./evenings.ts";

/** What a game tells of its evenings: what it adds up, and what luck is counted in. */
export interface Counted {
  sum: Summed;
  luck: "wins" | "points";
}

export interface Acts {
  shareText(evening: Evening): void;
  sharePicture(evening: Evening): void;
  deleteGame(game: Played): void;
}

/** What the cards are drawn with; `told` is what came of sharing an evening last. */
export interface Shown {
  counted: Counted;
  told: { evening: Evening; text: string } | null;
  words: EveningsText;
  acts: Acts;
}

/** What there is to be told of an evening's players: there is no win where nobody is to be beaten. */
export const columnsOf = ({ standings }: Evening) => ({
  hasWins: standings.length > 1,
  hasScore: standings.every(({ score }) => score !== null),
  hasLuck: standings.some(({ luck }) => luck !== null),
});

export function eveningsView(evenings: Evening[], shown: Shown) {
  const { words } = shown;
  const [latest, ...earlier] = daysOf(evenings);
  if (!latest) return emptyView(words);
  return html`
    <section class="card evening latest" aria-labelledby="latest-evening" data-key="evening">
      <h2 id="latest-evening">${words.date(latest[0].from)}</h2>
      ${latest.map((evening) => eveningView(evening, latest.length > 1, shown))}
    </section>
    ${earlier.length > 0 ? html`<h2 class="earlier">${words.earlier}</h2>` : nothing}
    ${repeat(
      earlier,
      ([{ from }]) => new Date(from).toDateString(),
      (day) => earlierView(day, shown),
    )}
  `;
}

const emptyView = (words: EveningsText) => html`<section class="card evening" data-key="empty">
  <p>${words.empty}</p>
  <p><a class="back" href="./">${words.back}</a></p>
</section>`;

const earlierView = (
  day: [Evening, ...Evening[]],
  shown: Shown,
) => html`<details class="card evening" data-key="evening">
  <summary>
    <span class="of-evening"><b>${shown.words.date(day[0].from)}</b>
    ${day.map((evening) => html` <span class="soft">${whoPlayed(evening, shown.words)}</span>`)}</span>
  </summary>
  ${day.map((evening) => eveningView(evening, day.length > 1, shown))}
</details>`;

/** How many games, and among whom. */
const whoPlayed = ({ games, standings }: Evening, words: EveningsText) =>
  `${words.games(games.length)} · ${words.players(standings.map(({ name }) => name))}`;

/** @param isOneOfMany whether it has to be said who played */
const eveningView = (evening: Evening, isOneOfMany: boolean, { counted, told, words, acts }: Shown) => html`
  <details class="games">
    <summary data-key="games">${isOneOfMany ? whoPlayed(evening, words) : words.games(evening.games.length)}</summary>
    <ul>
      ${repeat(
        evening.games,
        ({ id }) => id,
        (game) => html`<li class="line">
          <span>${words.played(game)}</span>
          <button class="quiet" data-key="delete-game" aria-label=${words.deleteGame(game.at)} @click=${() => acts.deleteGame(game)}>${words.delete}</button>
        </li>`,
      )}
    </ul>
  </details>
  ${tableView(evening, counted, words)}
  ${columnsOf(evening).hasLuck ? html`<p class="hint">${words.luckHint[counted.luck]}</p>` : nothing}
  ${evening.next === null ? nothing : html`<p data-key="next-to-start">${words.next(evening.next)}</p>`}
  <p class="line">
    <button class="quiet" data-key="share-text" @click=${() => acts.shareText(evening)}>${words.shareText}</button>
    <button class="quiet" data-key="share-picture" @click=${() => acts.sharePicture(evening)}>${words.sharePicture}</button>
  </p>
  <p class="hint" role="status">${told?.evening === evening ? told.text : nothing}</p>
`;

function tableView(evening: Evening, counted: Counted, words: EveningsText) {
  const { heads } = words;
  const { hasWins, hasScore, hasLuck } = columnsOf(evening);
  return html`<table class="standings" aria-label=${words.date(evening.from)}>
    <thead>
      <tr>
        <th scope="col">${heads.player}</th>
        ${hasWins ? html`<th scope="col">${heads.wins}</th>` : nothing}
        ${hasScore ? html`<th scope="col">${heads[counted.sum]}</th>` : nothing}
        ${hasLuck ? html`<th scope="col">${heads.luck}</th>` : nothing}
      </tr>
    </thead>
    <tbody>
      ${evening.standings.map(
        ({ name, wins, score, luck }) => html`<tr>
          <th scope="row">${name}</th>
          ${hasWins ? html`<td>${words.wins(wins)}</td>` : nothing}
          ${hasScore ? html`<td>${words.score(score ?? 0)}</td>` : nothing}
          ${hasLuck ? html`<td>${luckView(luck, counted, words)}</td>` : nothing}
        </tr>`,
      )}
    </tbody>
  </table>`;
}

const luckView = (luck: Standing["luck"], counted: Counted, words: EveningsText) =>
  luck === null ? html`<span aria-hidden="true">–</span>${unseen(words.notKnown)}` : words.luck[counted.luck](luck);
