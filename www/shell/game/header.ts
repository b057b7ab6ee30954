// The header of every game.

import { html } from "lit-html";
import { undoButton } from "../ui/undo.ts";
import type { AnyPage } from "./contract.ts";

export function headerView(page: AnyPage, title: string, anew: { name: string; run(): void }) {
  const { words, store } = page.shell;
  return html`
    ${(["answer", "next", "details"] as const).map((place) => html`<button class="skip" @click=${() => page.goTo(place)}>${words.skipTo[place]}</button>`)}
    <h1><a href="../?games" title=${words.games}><span class="game-name">${title}<span class="more-games" aria-hidden="true">▾</span></span></a></h1>
    <div class="thumb undo-bar">
      ${undoButton(page)}
      <button class="icon redo" data-key="redo" aria-label=${words.redo} title=${words.redo} aria-disabled=${String(store.undone.length === 0)} @click=${() => store.go(-1)}>↷</button>
    </div>
    <button id="new" @click=${anew.run}>${anew.name}</button>
    <button id="menu" class="icon" aria-label=${words.menu} title=${words.menu} @click=${() => page.open("menu")}>☰</button>
  `;
}
