// What can follow, roll by roll and column by column: an outline of which each part is asked for when it is opened.

import type { TemplateResult } from "lit-html";
import { html, nothing } from "lit-html";
import { digitsOf, digitsOfFaces } from "../../model/accuracy.ts";
import { otherSide } from "../../model/board.ts";
import { toggle } from "../../model/moves.ts";
import { ownResult, ownShare } from "../../model/own.ts";
import { looksAlike } from "../../model/shares.ts";
import { queryOf } from "../../model/state.ts";
import type { Digits, Found, GameResult, Outlook, Side } from "../../model/types.ts";
import { settledOf } from "../../model/why.ts";
import { namedDie } from "../pieces.ts";
import type { Page } from "./page.ts";

interface Child {
  key: number;
  outlook: Pick<Outlook, "share">;
  removes: number | null;
  best: boolean;
  over: GameResult | null;
}
interface Level {
  value: Pick<Outlook, "share">;
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

export const treeView = (page: Page) => html`<h3 id="tree-title">${page.words.details.treeTitle}</h3>
  <p class="hint">${page.words.details.treeHint(DEPTH)}</p>
  <div role="group" aria-labelledby="tree-title">${linesView(page, [], onBoards(page))}</div>`;

/** The first lines tell what stands on the boards, which looks further ahead: nothing is asked for them. */
function onBoards({ state, analysis }: Page): Shown {
  const found = analysis.found as Found;
  const mover = "mine";
  if (state.roll === null) {
    const children = found.faces.map(
      ({ face, share }): Child => ({ key: face, outlook: { share }, removes: null, best: false, over: null }),
    );
    return { next: "roll", mover, digits: digitsOfFaces(found), children };
  }
  const { columns, best, error } = found.answer;
  const children = columns.flatMap(({ column, removes, outlook, over }): Child[] =>
    outlook ? [{ key: column, outlook, removes, best: column === best, over }] : [],
  );
  return { next: "column", mover, digits: digitsOf(error), children };
}

/**
 * The level below a path.
 * @param line the one that leads to it
 */
function levelView(page: Page, path: number[], line: Line): TemplateResult | typeof nothing {
  const { state, answers, words } = page;
  const asked = answers.ask("treeOfKnucklebones", { ...queryOf(state), depth: DEPTH }, path);
  if (asked.status !== "here") return nothing;
  const found: Level = asked.value;
  const digits = digitsOf(found.error);
  const below = { share: ownShare(state.toMove, found.value.share), digits };
  return linesView(page, path, { ...found, digits }, fromBelow(words.details, line, below));
}

/** @param fromHere what is said above them */
const linesView = (page: Page, path: number[], shown: Shown, fromHere: string | null = null) =>
  html`<ul class="tree">${fromHere === null ? nothing : html`<li class="soft from-here">${fromHere}</li>`}${shown.children.map((child) => branch(page, path, shown, child))}</ul>`;

/**
 * From the end of a line more is seen than from its beginning: where its number comes out otherwise there, that is
 * said; null where it does not.
 * @param line the one that was opened
 */
export function fromBelow({ fromHere }: Page["words"]["details"], line: Line, below: Line) {
  const digits = line.digits < below.digits ? line.digits : below.digits;
  return looksAlike(line.share, below.share, digits) ? null : fromHere(below.share, below.digits);
}

/** Lines with their decimals. */
type Shown = Pick<Level, "next" | "mover" | "children"> & { digits: Digits };

/** Whether a column shows the number of the best one, where not all come to the same for certain. */
function isBestIn({ next, children, digits }: Shown, child: Child) {
  const best = children.find(({ best }) => best);
  if (next !== "column" || !best || settledOf({ columns: children })) return false;
  return looksAlike(child.outlook.share, best.outlook.share, digits);
}

function branch(page: Page, path: number[], level: Shown, child: Child): TemplateResult {
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
  <span class="tree-mark">${isBest ? (level.children.length > 1 ? words.best[side] : words.only) : nothing}</span>
  <span class="tree-number">${details.chance(share, digits)}</span>`;
  if (child.over) return html`<li><div class="branch">${content}</div></li>`;
  return html`<li>
    <button class="branch ${isBest ? "best" : ""}" data-key="tree-${name}" data-repeat aria-expanded=${String(isOpen)} @click=${() => act(toggle, name)}><span class="twist" aria-hidden="true">${isOpen ? "▾" : "▸"}</span>${content}</button>
    ${isOpen ? levelView(page, whole, { share, digits }) : nothing}
  </li>`;
}
