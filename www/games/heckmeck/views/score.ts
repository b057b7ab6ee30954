// Who has how many worms, and who has won.

import { html, nothing } from "lit-html";
import { at } from "../../../shell/model/at.ts";
import { newSeed } from "../../../shell/model/chance.ts";
import { gameEndOf } from "../model/game-end.ts";
import { newGame } from "../model/game-moves.ts";
import { givenUpBy } from "../model/table.ts";
import type { Seat } from "../model/types.ts";
import type { AdvicePage as Page } from "./advice-words.ts";
import { OF_ADVICE } from "./panels.ts";

export function scoreView(page: Page) {
  const { state, analysis, words, act } = page;
  const { standing } = analysis.table;
  const { table } = state;
  const quitter = givenUpBy(state);
  const { names, stacks, seats } = table;
  const [won, why] = words.winner(gameEndOf(table, standing, quitter));
  const ranked = names
    .map((name, nth) => ({
      name,
      seat: at(seats, nth),
      stack: at(stacks, nth),
      count: at(standing.worms, nth),
      rank: nth === quitter ? 2 : standing.leaders.includes(nth) ? 0 : 1,
    }))
    .sort((a, b) => a.rank - b.rank || b.count - a.count);
  const isDecided = seats.some(({ choices }) => choices > 0);
  const { player, worms, tiles, lost } = words.scoreHeads;
  return html`
    <p class="result won">${won}</p>
    ${why ? html`<p class="soft">${why}</p>` : nothing}
    <table class="score">
      <thead><tr>${[player, worms, tiles, ...(isDecided ? [lost] : [])].map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
      <tbody>${ranked.map(
        ({ name, seat, stack, count }) => html`<tr>
        <th scope="row">${words.name(name)}</th>
        <td>${count}</td>
        <td class="score-tiles">${stack.toSorted((a, b) => b - a).join(" ") || words.noTiles}</td>
        ${isDecided ? html`<td>${lostBy(words, seat)}</td>` : nothing}
      </tr>`,
      )}</tbody>
    </table>
    ${isDecided ? html`<p class="hint">${words.lostHint}</p>` : nothing}
    ${wholeGame(page)}
    <button class="primary" data-key="new-game" @click=${() => act(newGame, newSeed())}>${words.newGame}</button>
  `;
}

const lostBy = (words: Page["words"], seat: Seat) =>
  seat.choices === 0 ? "–" : html`${words.lost(seat)}<span class="choices-made"> ${words.lostIn(seat.choices)}</span>`;

/** What is told of the whole game comes with the details. */
function wholeGame(page: Page) {
  const loaded = page.answers.get(OF_ADVICE.key, OF_ADVICE.load);
  if (loaded.status !== "here") return nothing;
  const { detailWords, wholeGameView } = loaded.value;
  return wholeGameView({ ...page, words: { ...page.words, details: detailWords(page.words) } });
}
