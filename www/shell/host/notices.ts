// What a page has to tell besides its answer, each with what can be done about it.

import { html, nothing, render } from "lit-html";
import { fewOf } from "../model/elsewhere.ts";
import { shellWords } from "../text/en/words.ts";

interface Action {
  name: string;
  run(): void;
}
export type Notify = (key: string, text: string | null, ...actions: Action[]) => void;

/**
 * What is said of a link of which parts could not be read; null where there are none.
 * @param textOf what such a part is called
 */
export const tellOfLink = <Problem>(problems: Problem[], textOf: (problem: Problem) => string) =>
  problems.length === 0 ? null : shellWords.linkProblems(fewOf(problems.map(textOf)));

/**
 * Shows notices in an element. One without words is its actions alone, in a line. One that asks for a choice, by more than one action, stays until that is made.
 * @returns shows a notice, or takes it away if its text is null
 */
export function createNotices(container: HTMLElement, words: { dismiss: string }): Notify {
  const notices: Map<string, { text: string; actions: Action[] }> = new Map();

  const notify: Notify = (key, text, ...actions) => {
    if ((notices.get(key)?.text ?? null) === text) return;
    if (text === null) notices.delete(key);
    else notices.set(key, { text, actions });
    render([...notices].map(view), container);
  };

  const view = ([key, { text, actions }]: [string, { text: string; actions: Action[] }]) => html`<p class="notice">
    ${text === "" ? nothing : html`<span>${text}</span>`}
    ${actions.map(({ name, run }) => html`<button class="quiet" @click=${run}>${name}</button>`)}
    ${actions.length > 1 ? nothing : html`<button class="quiet" @click=${() => notify(key, null)}>${words.dismiss}</button>`}
  </p>`;

  return notify;
}
