// The position for others: as a code that another phone scans, by the system's sheet for sharing, or as a link to copy.

import { html, nothing } from "lit-html";
import { menuWords } from "../text/en/menu.ts";
import { codeView } from "../ui/qr.ts";
import { canShare, share } from "../ui/share.ts";
import type { AnyPage } from "./contract.ts";

export const title = ({ shell }: AnyPage) => menuWords(shell.formats).share;

/** What the game shows of the position; where it shows nothing, or that could not be loaded, the link goes without. */
const shownOf = ({ answers, shell: { game } }: AnyPage) => (game.shown ? answers.get("shown", game.shown) : null);

export const isReady = (page: AnyPage) => shownOf(page)?.status !== "pending";

/** @param facts `told`: what is said of the link that was copied last */
export function view(page: AnyPage, { told = "" }: { told?: string }) {
  const words = menuWords(page.shell.formats);
  const loaded = shownOf(page);
  const shown = loaded?.status === "here" ? loaded.value.shown(page) : null;
  const tell = (what: string) => page.open("share", { told: what });
  const link = page.shell.store.link();
  return html`<div class="beside-qr">
    ${codeView(link, words)}
    <div>
      <p class="hint">${words.codeHint}</p>
      <div class="line">
        ${canShare() ? html`<button class="primary" data-key="share-position" @click=${async () => tell(await share(page, shown))}>${words.sharePosition}</button>` : nothing}
        <button data-key="copy-link" @click=${async () => tell(await page.copy(link))}>${words.copyLink}</button>
      </div>
      <p class="hint" role="status">${told}</p>
    </div>
  </div>`;
}
