// A decision of the game so far, with its grade. Tapped, it is shown again with its dice or rack, at the top of the
// screen; the game waits, and a notice leads back to it.

import { html } from "lit-html";
import type { AnyPage } from "../game/contract.ts";
import type { Grade } from "../model/grades.ts";
import { unseen } from "./controls.ts";

/**
 * @param position the one that was decided; without it nothing can be tapped
 * @param key of the button, alone on the page
 * @param which decision it is, for the ear
 * @param content what is said of it; its grade if nothing else is
 */
export function gradedView(
  { words, shell, tryAgain }: AnyPage & { words: { grades: Record<Grade, string> } },
  {
    grade,
    position,
    key,
    which,
    content = words.grades[grade],
  }: { grade: Grade; position: object | null; key: string; which: string; content?: unknown },
) {
  return position
    ? html`<button class="quiet graded ${grade}" data-key="again-${key}" @click=${() => tryAgain(position)}>${unseen(`${shell.words.tryAgainOf(which)} `)}${content}<span class="again" aria-hidden="true">↺</span></button>`
    : html`<span class="graded ${grade}">${content}</span>`;
}
