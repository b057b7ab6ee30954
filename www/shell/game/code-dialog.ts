// The link to the position as a code that another phone scans, with what copies it.

import { html, nothing } from "lit-html";
import { menuWords } from "../text/en/menu.ts";
import { codeView } from "../ui/qr.ts";
import type { AnyPage } from "./contract.ts";

const wordsOf = ({ shell }: AnyPage) => menuWords(shell.formats);

export const title = (page: AnyPage) => wordsOf(page).codeTitle;

/** @param facts what came of copying */
export function view(page: AnyPage, { told }: { told?: string }) {
  const words = wordsOf(page);
  const link = page.shell.store.link();
  return html`<div class="beside-qr">
    ${codeView(link, words)}
    <div>
      <p class="hint">${words.codeHint}</p>
      <button class="quiet" data-key="copy-link" @click=${async () => page.open("code", { told: await page.copy(link) })}>${words.copyLink}</button>
      <p class="hint" role="status">${told ?? nothing}</p>
    </div>
  </div>`;
}
