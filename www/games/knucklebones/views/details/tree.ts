// What can follow, roll by roll and column by column: an outline of which each part is asked for when it is opened.

import type { TemplateResult } from "lit-html";
import { html, nothing } from "lit-html";
import { otherSide } from "../../model/board.ts";
import { toggle } from "../../model/moves.ts";
import { ownResult, ownShare } from "../../model/own.ts";
import { areHidden, hiddenUntil } from "../../model/seats.ts";
import { looksAlike } from "../../model/shares.ts";
import { queryOf } from "../../model/state.ts";
import type { Found, GameResult, Outlook, Side } from "../../model/types.ts";
import { namedDie } from "../pieces.ts";
import type { Page } from "./page.ts";

interface Child {
  key: number;
  outlook: Outlook;
  removes: number | null;
  best: boolean;
  over: GameResult | null;
}
interface Level {
  value: Outlook;
  depth: number;
  next: "roll" | "column" | "over";
  mover: Side;
  children: Child[];
}

/** Dice looked ahead from each line: quick enough for a tap. */
const DEPTH = 4;

export function treeView(page: Page) {
  const { state, analysis, words } = page;
  const { details } = words;
  return html`<section class="card panel panel-tree" aria-labelledby="tree-title">
    <h2 id="tree-title">${words.tabs.tree}</h2>
    ${
      analysis.over
        ? html`<p class="hint">${details.noTree}</p>`
        : areHidden(state)
          ? html`<p class="hint">${words.hiddenUntil[hiddenUntil(state)]}</p>`
          : html`<p class="hint">${details.treeHint(DEPTH)}</p>
            <div role="group" aria-label=${details.treeLabel}>${levelView(page, [])}</div>`
    }
  </section>`;
}

/**
 * The level below a path.
 * @param share what the line that leads to it shows
 */
function levelView(page: Page, path: number[], share: number | null = null): TemplateResult | typeof nothing {
  const { state, answers, words } = page;
  const asked = answers.ask("treeOfKnucklebones", { ...queryOf(state), depth: DEPTH }, path);
  if (asked.status !== "here") return nothing;
  const found: Level = asked.value;
  const children = path.length === 0 ? found.children.map((child) => asOnBoards(page, child)) : found.children;
  const fromHere = fromBelow(words.details, share, ownShare(state.toMove, found.value.share));
  return html`<ul class="tree">${fromHere === null ? nothing : html`<li class="soft from-here">${fromHere}</li>`}${children.map((child) => branch(page, path, { ...found, children }, child))}</ul>`;
}

/**
 * From the end of a line more is seen than from its beginning: where its number comes out otherwise there, that is
 * said; null where it does not.
 * @param share shown before the line
 */
export const fromBelow = ({ fromHere }: Page["words"]["details"], share: number | null, below: number) =>
  share === null || looksAlike(share, below) ? null : fromHere(below);

/** The first lines tell what stands on the boards, which looks further ahead. */
function asOnBoards({ state, analysis }: Page, child: Child): Child {
  const { answer, faces } = analysis.found as Found;
  if (state.roll === null) {
    const share = faces.find(({ face }) => face === child.key)?.share ?? child.outlook.share;
    return { ...child, outlook: { ...child.outlook, share } };
  }
  const outlook = answer.columns.find(({ column }) => column === child.key)?.outlook ?? child.outlook;
  return { ...child, outlook, best: child.key === answer.best };
}

/** Whether a column shows the number of the best one. */
function isBestIn({ next, children }: Level, child: Child) {
  const best = children.find(({ best }) => best);
  return next === "column" && best !== undefined && looksAlike(child.outlook.share, best.outlook.share);
}

function branch(page: Page, path: number[], level: Level, child: Child) {
  const { next, mover } = level;
  const { state, words, act } = page;
  const { details } = words;
  const whole = [...path, child.key];
  const name = whole.join(".");
  const isBest = isBestIn(level, child);
  const isOpen = state.open.includes(name);
  const side = mover === "mine" ? state.toMove : otherSide(state.toMove);
  const share = ownShare(state.toMove, child.outlook.share);
  const die = next === "column" ? (path.at(-1) ?? state.roll) : null;
  const content = html`<span class="what">${
    next === "roll"
      ? html`${namedDie(words, child.key)} ${words.who[side]}`
      : html`${details.columnOf(child.key)}${child.removes ? html` <span class="soft">${details.removes(die as number, child.removes)}</span>` : nothing}`
  }${child.over ? html` <span class="soft">${details.ends[ownResult(state.toMove, child.over)]}</span>` : nothing}</span>
  <span class="tree-mark">${isBest ? words.best[side] : nothing}</span>
  <span class="tree-number">${details.chance(share)}</span>`;
  if (child.over) return html`<li><div class="branch">${content}</div></li>`;
  return html`<li>
    <button class="branch ${isBest ? "best" : ""}" data-key="tree-${name}" data-repeat aria-expanded=${String(isOpen)} @click=${() => act(toggle, name)}><span class="twist" aria-hidden="true">${isOpen ? "▾" : "▸"}</span>${content}</button>
    ${isOpen ? levelView(page, whole, share) : nothing}
  </li>`;
}
