// The menu: the game's own items first, then what all games share.

import { html, nothing } from "lit-html";
import { withoutControls } from "./names.js";
import { radios, setting } from "./parts.js";
import { FileError, readGame, saveGame } from "./saved-game.js";
import { menuWords } from "./text/en-menu.js";
import { pickTheme, THEMES, themeOf } from "./theme.js";

/** @typedef {import("./game.d.ts").Page} Page */

/** @param {Page & { shell: any }} page */
export const title = ({ shell }) => shell.words.menu;

/** The game's own part, once it is loaded. @param {Page & { shell: any }} page */
const itemsOf = ({ answers, shell }) => answers.get("menu items", shell.game.menu);

/** @param {Page & { shell: any }} page */
export const isReady = (page) => itemsOf(page).status !== "pending";

/** @param {Page & { shell: any }} page @param {{ told?: { share?: string, file?: string } }} facts what was done here last */
export function view(page, { told = {} }) {
  const { game, formats, store } = page.shell;
  const words = { ...page.shell.words, ...menuWords(formats) };
  const items = itemsOf(page);
  /** @param {object} what */
  const tell = (what) => page.open("menu", { told: what });

  /** @param {Event & { target: HTMLInputElement }} event */
  async function load({ target }) {
    const [file] = target.files ?? [];
    if (!file) return;
    const name = withoutControls(file.name);
    try {
      const problems = store.load(await readGame(game.id, file));
      if (problems.length > 0)
        throw new FileError("parts", {
          problems: problems.map((/** @type {any} */ problem) => withoutControls(page.words.problem(problem))),
        });
      tell({ file: words.loaded(name) });
    } catch (error) {
      tell({ file: words.notReadable(name, reasonOf(/** @type {Error} */ (error), words)) });
    }
    // So that the same file can be picked again.
    target.value = "";
  }

  return html`
    ${items.status === "here" ? items.value.view(page) : nothing}
    ${items.status === "failed" ? html`<p>${words.notLoaded(items.error.message)} <button class="quiet" @click=${() => location.reload()}>${words.reload}</button></p>` : nothing}
    ${setting(
      words.theme,
      radios({
        name: "theme",
        label: words.theme,
        value: themeOf(),
        onpick: (theme) => {
          pickTheme(theme);
          tell({});
        },
        options: THEMES.map((theme) => ({ value: theme, content: words.themes[theme] })),
      }),
      words.themeHint,
    )}
    <div class="setting">
      <h3>${words.share}</h3>
      <button class="quiet" @click=${async () => tell({ share: await page.copy(store.link()) })}>${words.copyLink}</button>
      <p class="hint" role="status">${told.share ?? nothing}</p>
    </div>
    <div class="setting">
      <h3>${words.file}</h3>
      <div class="line">
        <button class="quiet" @click=${() => tell({ file: words.saved(saveGame(game.id, store.saved())) })}>${words.save}</button>
        <label class="button quiet">
          <input type="file" class="unseen" accept=".json,application/json" aria-label=${words.fileLabel} @change=${load} />${words.load}
        </label>
      </div>
      <p class="hint" role="status">${told.file ?? nothing}</p>
      <p class="hint">${page.words.fileHint ?? words.fileHint}</p>
    </div>
    <p><a href="../?games">${words.games}</a></p>
    <p class="hint">${words.offline}</p>
  `;
}

/** @param {Error} error @param {any} words */
function reasonOf(error, words) {
  if (!(error instanceof FileError)) return error.message;
  return words.fileErrors[error.reason](error.facts);
}
