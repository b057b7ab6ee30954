// The page's one dialog, and what is shown in it.

import { html, nothing, render } from "lit-html";
import { browser } from "../host/browser.ts";
import { styled } from "../host/styles.ts";
import { keepFocus } from "../host/taps.ts";
import { at } from "../model/at.ts";
import type { Answers, AnyPage, Dialog, Opened } from "./contract.ts";

/** The dialogs of every game, loaded when they are first opened. */
const OF_ALL_GAMES = {
  menu: () => import("./menu.ts"),
  settings: () => import("./settings-dialog.ts"),
  share: () => import("./share-dialog.ts"),
  about: () => import("./about-dialog.ts"),
  "undo-list": () => import("./undo-list.ts"),
  start: () => import("./start-dialog.ts"),
  computer: () => import("./computer-dialog.ts"),
  help: () => import("./help-dialog.ts"),
  keys: () => import("./keys-dialog.ts"),
  "give-up": () => import("./give-up-dialog.ts"),
};

/** @param shell `onchange` is called when a dialog opens, closes or shows something else */
export function createDialogs<Page extends AnyPage>(
  node: HTMLDialogElement,
  ofGame: Record<string, () => Promise<Dialog<Page>>>,
  {
    answers,
    words,
    onchange,
    onfailure,
  }: {
    answers: Pick<Answers, "get"> & { forget(key: string): void };
    words: { close: string };
    onchange(): void;
    onfailure(error: Error): void;
  },
) {
  const loads: Record<string, () => Promise<Dialog<Page>>> = { ...OF_ALL_GAMES, ...ofGame };
  let shown: Opened | null = null;
  /** What the browser was told to open: where it is open no more, the browser has closed it. */
  let opened: Opened | null = null;
  /** Where the last press began. A press that opened the dialog may end beside it. */
  let pressed: EventTarget | null = null;

  /** Opens a dialog by its name, with facts for its view; null closes all. */
  function open(name: string | null, facts: object = {}) {
    shown = name === null ? null : { name, facts };
    onchange();
  }

  /** What is left where the one that is shown is closed. */
  function below() {
    const { back = null }: { back?: Opened | null } = shown?.facts ?? {};
    return back;
  }

  function close() {
    shown = below();
    onchange();
  }

  /** What is being typed is taken first. */
  function finish() {
    (browser.document.activeElement as HTMLElement).blur();
    close();
  }

  const view = (page: Page, dialog: Dialog<Page>, facts: object) => html`
    <div class="line">
      <h2 id="dialog-title" tabindex="-1">${dialog.title(page, facts)}</h2>
      ${dialog.done ? nothing : html`<button class="quiet" @click=${close}>${words.close}</button>`}
    </div>
    ${dialog.view(page, facts)}
    ${dialog.done ? html`<div class="dialog-foot"><button class="primary wide" data-key="done" @mousedown=${keepFocus} @click=${finish}>${dialog.done(page)}</button></div>` : nothing}
  `;

  function draw(page: Page) {
    // Closed by the browser, but not told of it yet: what had the focus there may have changed the state.
    if (shown === opened && !node.open) shown = below();
    if (shown) {
      const { name, facts } = shown;
      const key = `dialog ${name}`;
      const loaded = answers.get(key, styled(at(loads, name)));
      if (loaded.status === "here" && (loaded.value.isReady?.(page) ?? true)) {
        node.className = name;
        render(view(page, loaded.value, facts), node);
        if (!node.open) {
          pressed = null;
          node.showModal();
        }
        opened = shown;
        return;
      }
      if (loaded.status === "failed") {
        answers.forget(key);
        shown = null;
        onfailure(loaded.error);
      }
    }
    if (node.open) node.close();
  }

  // Escape, or a tap beside it. The browser tells of a close later, when it may be open again.
  node.addEventListener("close", () => shown === opened && !node.open && close());
  node.addEventListener("pointerdown", ({ target }) => {
    pressed = target;
  });
  node.addEventListener("click", ({ target }) => target === node && pressed === node && close());

  return {
    /** The one that is open, or about to be. */
    get shown() {
      return shown;
    },
    open,
    /** Closes the one that is open, which may lead back to another one. */
    close,
    draw,
    /** Closes without a word: the position behind it has changed. */
    drop: () => {
      shown = null;
    },
  };
}
