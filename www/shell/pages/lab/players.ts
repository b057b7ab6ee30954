// Who plays: a list of players, each with how they play; or that a series of tournaments is played instead.

import { html, nothing } from "lit-html";
import type { LabWords } from "../../text/en/lab.ts";
import { type Group, groupedSelect, select } from "../../ui/fields.ts";

/** A drop-down list. */
interface List {
  label: string;
  options: { value: string; text: string }[];
  value: string;
  onpick: (value: string) => void;
}

interface Player {
  /** as it stands before the player */
  number: string;
  /** how the player plays */
  way: Omit<List, "options"> & { groups: Group<string>[] };
  /** what else there is to pick about that */
  detail?: List | null;
  /** the same in a sentence */
  how: string;
  /** where players come and go */
  removal?: { label: string; isPossible: boolean; onremove: () => void };
}

/**
 * Players as the list has them: those at a level, those with rules to remember, and all others.
 * @param ranked the players at a level, the weakest first
 */
export function grouped(ranked: string[], players: string[], nameOf: (player: string) => string, words: LabWords) {
  const [others, byHeart] = [false, true].map((isByHeart) =>
    players.filter((player) => !ranked.includes(player) && player.startsWith("by-heart") === isByHeart),
  );
  return Object.entries({ levels: ranked, byHeart, others })
    .map(([key, members = []]) => ({
      label: words.playerGroups[key as keyof LabWords["playerGroups"]],
      options: members.map((value) => ({ value, text: nameOf(value) })),
    }))
    .filter(({ options }) => options.length > 0);
}

export const playersView = ({
  players,
  add,
}: {
  players: Player[];
  add?: { text: string; isPossible: boolean; onadd: () => void };
}) => html`<div>
  <ol class="players">${players.map(playerView)}</ol>
  ${
    add
      ? html`<button
          class="quiet"
          aria-disabled=${String(!add.isPossible)}
          data-key="add-player"
          @click=${() => add.isPossible && add.onadd()}
        >${add.text}</button>`
      : nothing
  }
</div>`;

const playerView = ({ number, way, detail, how, removal }: Player, nth: number) => html`<li>
  <div class="player">
    <span class="player-number" aria-hidden="true">${number}</span>
    ${groupedSelect({ ...way, key: `player-${nth}` })}
    ${detail ? select({ ...detail, key: `player-detail-${nth}` }) : nothing}
    ${removal ? removalView(removal, nth) : nothing}
  </div>
  <p class="hint">${how}</p>
</li>`;

const removalView = ({ label, isPossible, onremove }: NonNullable<Player["removal"]>, nth: number) => html`<button
  class="icon"
  aria-label=${label}
  aria-disabled=${String(!isPossible)}
  data-key="remove-player-${nth}"
  data-then="player-${Math.max(0, nth - 1)}"
  @click=${() => isPossible && onremove()}
>✕</button>`;

/** In place of the list: what is played, and a button that brings the list back. */
export const seriesView = ({ about, own, onown }: { about: string; own: string; onown: () => void }) => html`<div>
  <p>${about}</p>
  <button class="quiet" data-then="add-player" @click=${onown}>${own}</button>
</div>`;
