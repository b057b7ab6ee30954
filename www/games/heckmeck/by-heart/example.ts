// A turn in which a rule decides: the dice, the tiles that count, and what it does.

import { html, nothing } from "lit-html";
import { at } from "../../../shell/model/at.ts";
import type { Formats } from "../../../shell/model/format.ts";
import type { ByHeartWords } from "../text/en/by-heart.ts";
import { words as wordsOf } from "../text/en/words.ts";
import { diceRow } from "../views/pieces.ts";
import type { Example } from "./types.ts";

const top = (stack: number[]) => stack.at(-1) ?? null;

export function exampleView(words: ByHeartWords, formats: Formats, { position, choice }: Example) {
  const { players, toMove, grill, taken, roll } = position;
  const gameWords = wordsOf(formats);
  const tops = players.filter((_, player) => player !== toMove).map(top);
  const rival = tops.reduce((most, tile) => (tile !== null && tile > (most ?? 0) ? tile : most), null);
  const isBegun = taken.some((count) => count > 0);
  return html`
    <p class="decided">${words.decided(choice)}</p>
    <p>${words.taken}: ${isBegun ? diceRow(gameWords, taken) : words.nothingTaken}</p>
    ${roll ? html`<p>${words.rolled}: ${diceRow(gameWords, roll)}</p>` : nothing}
    <p class="soft">${words.lowest(Math.min(...grill))} · ${words.own(top(at(players, toMove)))} · ${words.rival(rival)}</p>
  `;
}
