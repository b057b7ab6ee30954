// The header of every game.

import { html } from "lit-html";

const HOLD = 550; // milliseconds after which a press is a long one
const SHORT = 9; // letters of a name that has room beside the buttons on a phone

/**
 * Calls `run` when something is pressed for long, in place of the tap.
 * @param {() => void} run
 */
function holding(run) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let wasHeld = false;
  return {
    down() {
      wasHeld = false;
      timer = setTimeout(() => {
        wasHeld = true;
        run();
      }, HOLD);
    },
    up: () => clearTimeout(timer),
    /** Whether a tap was the end of a long press. */
    isHeld: () => wasHeld,
  };
}

/** @param {{ undo(): void, redo(): void, openUndoList(): void, openMenu(): void, goTo(place: string): void }} run */
export function createHeader(run) {
  const hold = holding(run.openUndoList);

  /** @param {{ title: string, anew: { name: string, run(): void }, canUndo: boolean, canRedo: boolean, words: any }} header */
  return ({ title, anew, canUndo, canRedo, words }) => html`
    ${["answer", "next", "details"].map((place) => html`<button class="skip" @click=${() => run.goTo(place)}>${words.skipTo[place]}</button>`)}
    <h1><a href="../?games" title=${words.games}><span class="game-name ${title.length > SHORT ? "long" : ""}">${title}</span><span class="more-games" aria-hidden="true">▾</span></a></h1>
    <button
      id="undo"
      class="icon"
      aria-label=${words.undo}
      title=${words.undoHint}
      aria-disabled=${String(!canUndo)}
      @click=${() => !hold.isHeld() && run.undo()}
      @pointerdown=${hold.down}
      @pointerup=${hold.up}
      @pointerleave=${hold.up}
      @contextmenu=${(/** @type {Event} */ event) => {
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
