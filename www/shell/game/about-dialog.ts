// What is rarely needed: the Lab, files, keys, how the numbers are made.

import { html, nothing } from "lit-html";
import { reasonOf } from "../host/reasons.ts";
import { siteUrl } from "../host/site.ts";
import { fewOf, withoutControls } from "../model/elsewhere.ts";
import { menuWords } from "../text/en/menu.ts";
import { why } from "../text/en/words.ts";
import { filePicker } from "../ui/file-picker.ts";
import { row, rows } from "../ui/rows.ts";
import type { AnyPage } from "./contract.ts";
import { FileError, readGame, saveGame } from "./saved-game.ts";

export const title = ({ shell }: AnyPage) => menuWords(shell.formats).about;

/** @param facts `told`: what is said of the file that was saved or loaded last */
export function view(page: AnyPage, { told = "" }: { told?: string }) {
  const { game, words: shellWords, formats } = page.shell;
  const words = menuWords(formats);
  const there = game.inMenu(page.state);
  const dialog = (name: string) => () => page.open(name);
  return html`
    ${rows(
      there.includes("lab") ? row("about-lab", words.lab, "lab/") : nothing,
      there.includes("text") ? row("about-text", words.asText, dialog("text")) : nothing,
      // A phone has no keys, and nobody measures it.
      page.room.isWide ? row("about-keys", words.keys, dialog("keys")) : nothing,
      page.room.isWide && there.includes("speed") ? row("about-speed", words.speed, "speed/") : nothing,
      row("about-solver", words.solver, siteUrl(`docs/developers/${game.id}.html`).href),
      row("about-games", shellWords.games, "../?games"),
    )}
    ${file(page, told)}
    <p class="hint">${words.offline}</p>
  `;
}

function file(page: AnyPage, told: string) {
  const { game, store, formats } = page.shell;
  const words = menuWords(formats);
  const tell = (what: string) => page.open("about", { told: what });

  async function load(file: File) {
    const name = withoutControls(file.name);
    try {
      const problems = store.load(await readGame(game.id, file));
      if (problems.length > 0)
        throw new FileError("parts", {
          problems: fewOf(problems.map(page.words.problem)),
        });
      tell(words.loaded(name));
    } catch (error) {
      tell(words.notReadable(name, whyNot(error, words)));
    }
  }

  return html`<div class="setting">
    <h3>${words.file}</h3>
    <div class="line">
      <button class="quiet" @click=${() => tell(words.saved(saveGame(game.id, store.saved())))}>${words.save}</button>
      ${filePicker(words.load, load, words.fileLabel)}
    </div>
    <p class="hint" role="status">${told}</p>
    <p class="hint">${page.words.fileHint ?? words.fileHint}</p>
  </div>`;
}

/** Why a file could not be loaded. */
function whyNot(error: unknown, words: ReturnType<typeof menuWords>) {
  if (!(error instanceof FileError)) return why(reasonOf(error));
  const sentence = words.fileErrors[error.reason] as (facts: object) => string;
  return sentence(error.facts);
}
