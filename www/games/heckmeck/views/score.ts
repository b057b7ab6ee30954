// Who has how many worms, and who has won.

import { html, nothing } from "lit-html";
import { at } from "../../../shell/model/at.ts";
import { endPart } from "../../../shell/ui/end.ts";
import { gameEndOf } from "../model/game-end.ts";
import { givenUpBy } from "../model/table.ts";
import type { Seat } from "../model/types.ts";
import type { AdvicePage as Page } from "./advice-words.ts";

export function scoreView(page: Page) {
  const { state, analysis, words } = page;
  const { standing } = analysis.table;
  const { table } = state;
  const quitter = givenUpBy(state);
  const { names, seats } = table;
  const [won, why] = words.winner(gameEndOf(table, standing, quitter));
  const ranked = names
    .map((name, nth) => ({
      name,
      seat: at(seats, nth),
      count: at(standing.worms, nth),
      rank: nth === quitter ? 2 : standing.leaders.includes(nth) ? 0 : 1,
    }))
    .sort((a, b) => a.rank - b.rank || b.count - a.count);
  const isDecided = seats.some(({ choices }) => choices > 0);
  const { player, worms, lost } = words.scoreHeads;
  return html`
    <p class="result won">${won}</p>
    ${why ? html`<p class="soft">${why}</p>` : nothing}
    <table class="score">
      <thead><tr>${[player, worms, ...(isDecided ? [lost] : [])].map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
      <tbody>${ranked.map(
        ({ name, seat, count }) => html`<tr>
        <th scope="row">${words.name(name)}</th>
        <td>${count}</td>
        ${isDecided ? html`<td>${lostBy(words, seat)}</td>` : nothing}
      </tr>`,
      )}</tbody>
    </table>
    ${isDecided ? html`<p class="hint">${words.lostHint}</p>` : nothing}
    ${endPart(page, () => import("./how-it-went.ts"))}
  `;
}

const lostBy = (words: Page["words"], seat: Seat) =>
  seat.choices === 0 ? "–" : html`${words.lost(seat)}<span class="choices-made"> ${words.lostIn(seat.choices)}</span>`;
