// The header of every game.

import { html } from "lit-html";
import { browser } from "../host/browser.ts";
import type { ShellWords } from "../text/en/words.ts";

const HOLD = 550; // milliseconds after which a press is a long one

/** Calls `run` when something is pressed for long, in place of the tap. */
function holding(run: () => void) {
  let timer: number | undefined;
  let wasHeld = false;
  return {
    down() {
      wasHeld = false;
      timer = browser.setTimeout(() => {
        wasHeld = true;
        run();
      }, HOLD);
    },
    up: () => browser.clearTimeout(timer),
    /** Whether a click was the end of a long press. One that no finger or mouse has made, as by Enter, never is. */
    isEnd: ({ detail }: MouseEvent) => wasHeld && detail > 0,
  };
}

export function createHeader(run: {
  undo(): void;
  redo(): void;
  openUndoList(): void;
  openMenu(): void;
  goTo(place: string): void;
}) {
  const hold = holding(run.openUndoList);

  return ({
    title,
    anew,
    canUndo,
    canRedo,
    words,
  }: {
    title: string;
    anew: { name: string; run(): void };
    canUndo: boolean;
    canRedo: boolean;
    words: ShellWords;
  }) => html`
    ${(["answer", "next", "details"] as const).map((place) => html`<button class="skip" @click=${() => run.goTo(place)}>${words.skipTo[place]}</button>`)}
    <h1><a href="../?games" title=${words.games}><span class="game-name">${title}<span class="more-games" aria-hidden="true">▾</span></span></a></h1>
    <button
      id="undo"
      class="icon"
      aria-label=${words.undo}
      title=${words.undoHint}
      aria-disabled=${String(!canUndo)}
      @click=${(event: MouseEvent) => !hold.isEnd(event) && run.undo()}
      @pointerdown=${hold.down}
      @pointerup=${hold.up}
      @pointerleave=${hold.up}
      @contextmenu=${(event: Event) => {
        event.preventDefault();
        hold.up();
        run.openUndoList();
      }}
    >↶</button>
    <button id="redo" class="icon" aria-label=${words.redo} title=${words.redo} aria-disabled=${String(!canRedo)} @click=${run.redo}>↷</button>
    <button id="new" @click=${anew.run}>${anew.name}</button>
    <button id="menu" class="icon" aria-label=${words.menu} title=${words.menu} @click=${run.openMenu}>☰</button>
  `;
}
