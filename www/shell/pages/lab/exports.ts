// Results out of the page: as CSV on a large screen, or as a link that plays them again.

import { html, nothing } from "lit-html";
import { saveText } from "../../host/export.ts";
import type { AnyLabPage } from "./lab.ts";

/** @param what the file's name, and the link of the setting that was played */
export function exportsView(
  { state, labWords: words, copy, addressOf, room }: AnyLabPage,
  { csv, file, link }: { csv(): string; file: string; link: string },
) {
  return html`<div class="line">
    ${
      room.isWide
        ? html`<button class="quiet" @click=${() => copy(csv())}>${words.copyCsv}</button>
            <button class="quiet" @click=${() => saveText(file, csv())}>${words.saveCsv}</button>`
        : nothing
    }
    <button class="quiet" @click=${() => copy(addressOf(link))}>${words.copyLink}</button>
    <span class="hint" role="status">${state.copied ? words.copied[state.copied] : ""}</span>
  </div>`;
}
