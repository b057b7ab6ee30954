// What can be set: language and colours, then what the game has, with the rules of the house folded.

import { html, nothing } from "lit-html";
import { browser } from "../host/browser.ts";
import { LANGUAGES, type Language, languageNow, pickLanguage } from "../host/language.ts";
import { reasonOf } from "../host/reasons.ts";
import { pickTheme, THEMES, themeOf } from "../host/theme.ts";
import { canVibrate, setVibration, vibrates } from "../host/vibration.ts";
import { languageWords } from "../text/en/language.ts";
import { menuWords } from "../text/en/menu.ts";
import { choiceSetting } from "../ui/choice.ts";
import { check, select } from "../ui/fields.ts";
import type { AnyPage, Settings } from "./contract.ts";

/** Each by its own name. */
const LANGUAGE_NAMES = Object.entries(LANGUAGES) as [Language, string][];

export const title = ({ shell }: AnyPage) => menuWords(shell.formats).settings;

/** The game's part of it; null where it has none. */
const partOf = ({ answers, shell: { game } }: AnyPage) =>
  game.settings ? answers.get("settings", game.settings) : null;

export const isReady = (page: AnyPage) => partOf(page)?.status !== "pending";

/** @param facts `told`: what is said of a language that could not be had */
export function view(page: AnyPage, { told = "" }: { told?: string }) {
  const words = menuWords(page.shell.formats);
  const { notLoaded, reload } = page.shell.words;
  const part = partOf(page);
  const tell = (what: string) => page.open("settings", { told: what });
  return html`
    <div class="setting">
      <h3>${languageWords.language}</h3>
      ${select({
        label: languageWords.language,
        key: "language",
        value: languageNow(),
        options: LANGUAGE_NAMES.map(([value, text]) => ({ value, text })),
        onpick: async (language) => {
          if (!(await pickLanguage(language))) tell(languageWords.away(LANGUAGES[language]));
        },
      })}
      <p class="hint" role="status">${told}</p>
    </div>
    ${choiceSetting({
      name: "theme",
      label: words.theme,
      value: themeOf(),
      values: THEMES,
      texts: words.themes,
      onpick: (theme) => {
        pickTheme(theme);
        tell("");
      },
      hint: words.themeHint,
    })}
    ${canVibrate() ? check({ label: words.vibration, checked: vibrates(), onpick: setVibration }) : nothing}
    ${part?.status === "here" ? ofGame(page, part.value, words.houseRules) : nothing}
    ${part?.status === "failed" ? html`<p>${notLoaded(reasonOf(part.error))} <button class="quiet" @click=${() => browser.location.reload()}>${reload}</button></p>` : nothing}
  `;
}

const ofGame = (page: AnyPage, { houseRules, view }: Settings<AnyPage>, title: string) => html`
  ${houseRules ? html`<details class="house-rules" data-key="house-rules"><summary>${title}</summary>${houseRules(page)}</details>` : nothing}
  ${view?.(page) ?? nothing}
`;
