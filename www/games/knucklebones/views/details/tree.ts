// What can follow, roll by roll and column by column: an outline of which each part is asked for when it is opened.

import type { TemplateResult } from "lit-html";
import { html, nothing } from "lit-html";
import { digitsOf, digitsOfFaces } from "../../model/accuracy.ts";
import { otherSide } from "../../model/board.ts";
import { toggle } from "../../model/moves.ts";
import { ownResult, ownShare } from "../../model/own.ts";
import { areHidden, hiddenUntil } from "../../model/seats.ts";
import { looksAlike } from "../../model/shares.ts";
import { queryOf } from "../../model/state.ts";
import type { Digits, Found, GameResult, Outlook, Side } from "../../model/types.ts";
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
  error: number | null;
  next: "roll" | "column" | "over";
  mover: Side;
  children: Child[];
}

/** A line of the tree as it is shown. */
interface Line {
  share: number;
  digits: Digits;
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
 * @param line the one that leads to it
 */
function levelView(page: Page, path: number[], line: Line | null = null): TemplateResult | typeof nothing {
  const { state, answers, words } = page;
  const asked = answers.ask("treeOfKnucklebones", { ...queryOf(state), depth: DEPTH }, path);
  if (asked.status !== "here") return nothing;
  const found: Level = asked.value;
  const isFirst = path.length === 0;
  const children = isFirst ? found.children.map((child) => asOnBoards(page, child)) : found.children;
  const digits = isFirst ? digitsOnBoards(page) : digitsOf(found.error);
  const below = { share: ownShare(state.toMove, found.value.share), digits: digitsOf(found.error) };
  const fromHere = fromBelow(words.details, line, below);
  return html`<ul class="tree">${fromHere === null ? nothing : html`<li class="soft from-here">${fromHere}</li>`}${children.map((child) => branch(page, path, { ...found, children, digits }, child))}</ul>`;
}

/**
 * From the end of a line more is seen than from its beginning: where its number comes out otherwise there, that is
 * said; null where it does not.
 * @param line the one that was opened
 */
export function fromBelow({ fromHere }: Page["words"]["details"], line: Line | null, below: Line) {
  if (line === null) return null;
  const digits = line.digits < below.digits ? line.digits : below.digits;
  return looksAlike(line.share, below.share, digits) ? null : fromHere(below.share, below.digits);
}

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

/** The decimals of what stands on the boards. */
function digitsOnBoards({ state, analysis }: Page) {
  const found = analysis.found as Found;
  return state.roll === null ? digitsOfFaces(found) : digitsOf(found.answer.error);
}

/** A level with the decimals of its lines. */
type Shown = Level & { digits: Digits };

/** Whether a column shows the number of the best one. */
function isBestIn({ next, children, digits }: Shown, child: Child) {
  const best = children.find(({ best }) => best);
  return next === "column" && best !== undefined && looksAlike(child.outlook.share, best.outlook.share, digits);
}

function branch(page: Page, path: number[], level: Shown, child: Child) {
  const { next, mover, digits } = level;
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
  <span class="tree-number">${details.chance(share, digits)}</span>`;
  if (child.over) return html`<li><div class="branch">${content}</div></li>`;
  return html`<li>
    <button class="branch ${isBest ? "best" : ""}" data-key="tree-${name}" data-repeat aria-expanded=${String(isOpen)} @click=${() => act(toggle, name)}><span class="twist" aria-hidden="true">${isOpen ? "▾" : "▸"}</span>${content}</button>
    ${isOpen ? levelView(page, whole, { share, digits }) : nothing}
  </li>`;
}
