// The menu: the game's own items first, then what all games share.

import { html, nothing } from "lit-html";
import { browser } from "../host/browser.ts";
import { LANGUAGES, type Language, languageNow, pickLanguage } from "../host/language.ts";
import { reasonOf } from "../host/reasons.ts";
import { pickTheme, THEMES, themeOf } from "../host/theme.ts";
import { fewOf, withoutControls } from "../model/elsewhere.ts";
import { giveUpWords } from "../text/en/give-up.ts";
import { menuWords } from "../text/en/menu.ts";
import { why } from "../text/en/words.ts";
import { radios } from "../ui/controls.ts";
import { select, setting } from "../ui/fields.ts";
import { filePicker } from "../ui/file-picker.ts";
import { canShare, share } from "../ui/share.ts";
import type { AnyPage } from "./contract.ts";
import { isKnown, offerOf } from "./give-up.ts";
import { FileError, readGame, saveGame } from "./saved-game.ts";

/** Each by its own name. */
const LANGUAGE_NAMES = Object.entries(LANGUAGES) as [Language, string][];

export const title = ({ shell }: AnyPage) => shell.words.menu;

/** The game's own part, once it is loaded. */
const itemsOf = ({ answers, shell }: AnyPage) => answers.get("menu items", shell.game.menu);

export const isReady = (page: AnyPage) => itemsOf(page).status !== "pending" && isKnown(page);

/** @param facts what was done here last */
export function view(page: AnyPage, { told = {} }: { told?: { language?: string; share?: string; file?: string } }) {
  const { game, formats, store } = page.shell;
  const words = { ...page.shell.words, ...menuWords(formats) };
  const items = itemsOf(page);
  const tell = (what: object) => page.open("menu", { told: what });
  const shown = items.status === "here" ? (items.value.shown?.(page) ?? null) : null;

  async function load(file: File) {
    const name = withoutControls(file.name);
    try {
      const problems = store.load(await readGame(game.id, file));
      if (problems.length > 0)
        throw new FileError("parts", {
          problems: fewOf(problems.map(page.words.problem)),
        });
      tell({ file: words.loaded(name) });
    } catch (error) {
      tell({ file: words.notReadable(name, whyNot(error, words)) });
    }
  }

  return html`
    ${game.help ? setting(words.howToPlay, html`<button class="quiet" data-key="menu-help" @click=${() => page.open("help")}>${words.openHelp}</button>`) : nothing}
    ${game.start ? setting(words.begin, html`<button class="quiet" data-key="menu-start" @click=${() => page.open("start")}>${words.chooseStart}</button>`) : nothing}
    ${offerOf(page) ? setting(giveUpWords.menuTitle, html`<button class="quiet" data-key="menu-give-up" @click=${() => page.open("give-up")}>${giveUpWords.open}</button>`, giveUpWords.menuHint) : nothing}
    ${items.status === "here" ? items.value.view(page) : nothing}
    ${items.status === "failed" ? html`<p>${words.notLoaded(reasonOf(items.error))} <button class="quiet" @click=${() => browser.location.reload()}>${words.reload}</button></p>` : nothing}
    ${setting(
      words.keyboard,
      html`<button class="quiet" data-key="menu-keys" @click=${() => page.open("keys")}>${words.openKeys}</button>`,
    )}
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
      <h3>${words.language}</h3>
      ${select({
        label: words.language,
        key: "menu-language",
        value: languageNow(),
        options: LANGUAGE_NAMES.map(([value, text]) => ({ value, text })),
        onpick: async (language) => {
          if (!(await pickLanguage(language))) tell({ language: words.languageAway(LANGUAGES[language]) });
        },
      })}
      <p class="hint" role="status">${told.language ?? nothing}</p>
    </div>
    <div class="setting">
      <h3>${words.share}</h3>
      <div class="line">
        ${canShare() ? html`<button class="quiet" data-key="menu-share" @click=${async () => tell({ share: await share(page, shown) })}>${words.sharePosition}</button>` : nothing}
        <button class="quiet" @click=${async () => tell({ share: await page.copy(store.link()) })}>${words.copyLink}</button>
        <button class="quiet" data-key="menu-code" @click=${() => page.open("code")}>${words.showCode}</button>
      </div>
      <p class="hint" role="status">${told.share ?? nothing}</p>
    </div>
    <div class="setting">
      <h3>${words.file}</h3>
      <div class="line">
        <button class="quiet" @click=${() => tell({ file: words.saved(saveGame(game.id, store.saved())) })}>${words.save}</button>
        ${filePicker(words.load, load, words.fileLabel)}
      </div>
      <p class="hint" role="status">${told.file ?? nothing}</p>
      <p class="hint">${page.words.fileHint ?? words.fileHint}</p>
    </div>
    <p><a href="../?games">${words.games}</a></p>
    <p class="hint">${words.offline}</p>
  `;
}

/** Why a file could not be loaded. */
function whyNot(error: unknown, words: ReturnType<typeof menuWords>) {
  if (!(error instanceof FileError)) return why(reasonOf(error));
  const sentence = words.fileErrors[error.reason] as (facts: object) => string;
  return sentence(error.facts);
}
