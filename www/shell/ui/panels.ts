// The details under the answer: one at a time on a phone, all open where there is room. They are loaded when
// they are shown, once the answer stands there.

import { html, nothing } from "lit-html";
import type { AnyPage } from "../game/contract.ts";
import { browser } from "../host/browser.ts";
import { reasonOf } from "../host/reasons.ts";
import { at } from "../model/at.ts";
import { unlessAhead } from "./ahead.ts";
import { radios } from "./controls.ts";

/**
 * Where panels come from: a few at once, for what is opened after another is mostly its neighbour. What is loaded
 * exports `views`, by the names of the panels, and `detailWords`, which makes the words that those add.
 */
interface Source {
  key: string;
  load: () => Panels | Promise<Panels>;
}

/** What a file of panels exports: for pages of its own game, which are extended by its words. */
interface Panels {
  views: Record<string, (page: never) => unknown>;
  detailWords(words: never): object;
}

/** Where panels come from that are loaded together. */
export const panelSources = <Name extends string>(names: readonly Name[], load: () => Promise<Panels>) =>
  Object.fromEntries(names.map((name) => [name, { key: "panels", load }])) as Record<Name, Source>;

interface Tabs<Name extends string> {
  name: string;
  names: readonly Name[];
  titles: Record<string, string>;
  picked: Name;
  sources: Record<Name, Source>;
  onpick(name: Name): void;
}

export const panelsView = <Name extends string>(page: AnyPage, tabs: Tabs<Name>) =>
  unlessAhead(page, () => details(page, tabs));

function details<Name extends string>(page: AnyPage, { name, names, titles, picked, sources, onpick }: Tabs<Name>) {
  const { analysis, error, shell, room } = page;
  const shown = room.isWide ? names : names.filter((name) => name === picked);
  // What there is no answer for has no details.
  if (error && !analysis) return html`<div class="details" tabindex="-1" data-details></div>`;
  return html`<div class="details" tabindex="-1" data-details>
    ${
      names.length > 1
        ? radios({
            name,
            label: shell.words.details,
            className: "segments tabs",
            value: picked,
            onpick,
            options: names.map((value) => ({ value, content: titles[value] })),
          })
        : nothing
    }
    <div class="panels">${/* Not before there is an answer. */ analysis ? panels(page, shown, sources) : nothing}</div>
  </div>`;
}

function panels<Name extends string>(page: AnyPage, names: readonly Name[], sources: Record<Name, Source>) {
  const loads = names.map((name) => page.answers.get(sources[name].key, sources[name].load));
  const failed = loads.find(({ status }) => status === "failed");
  return html`${failed?.status === "failed" ? failure(page, failed.error) : nothing}
    ${loads.map((loaded, nth) => (loaded.status === "here" ? panel(page, loaded.value, at(names, nth)) : nothing))}`;
}

function panel(page: AnyPage, { views, detailWords }: Panels, name: string) {
  const details = detailWords(page.words as never);
  return at(views, name)({ ...page, words: { ...page.words, details } } as never);
}

const failure = ({ shell }: AnyPage, error: Error) => html`<p class="card soft">
  ${shell.words.partFailed(reasonOf(error))}
  <button class="quiet" @click=${() => browser.location.reload()}>${shell.words.reload}</button>
</p>`;
