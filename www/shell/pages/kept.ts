// What the device keeps of decisions and results, as more than one page offers it: saved to a file, loaded from one, deleted.

import { html, nothing } from "lit-html";
import { clear, count, merge, type Refusal, refusalOf } from "../game/records/records.ts";
import { byId } from "../host/document.ts";
import { formats } from "../host/formats.ts";
import type { Host } from "../host/page.ts";
import { forgetPeople, people } from "../host/people.ts";
import { withoutControls } from "../model/elsewhere.ts";
import { keptWords } from "../text/en/kept.ts";
import { filePicker } from "../ui/file-picker.ts";

export class KeptSection {
  readonly #host: Host;
  readonly #refusals: Record<Refusal, string>;
  readonly #onchange: () => Promise<void>;
  readonly #words = keptWords(formats);
  #count = { decisions: 0, games: 0 };

  /**
   * @param refusals what the page says where nothing can be kept or read
   * @param onchange has the page read anew what is kept, and drawn
   */
  constructor(host: Host, refusals: Record<Refusal, string>, onchange: () => Promise<void>) {
    this.#host = host;
    this.#refusals = refusals;
    this.#onchange = onchange;
  }

  /** Counts what is kept. */
  async read() {
    this.#count = await count();
  }

  /** Tells why nothing can be kept or read. */
  tell = (error: unknown) => this.#host.notify("records", this.#refusals[refusalOf(error)]);

  /** Tells something at the top, and offers what can be done about it. */
  notify(key: string, ...told: [text: string, ...actions: { name: string; run(): void }[]]) {
    this.#host.notify(key, null);
    this.#host.notify(key, ...told);
    byId("notices").scrollIntoView();
    byId("notices").querySelector("button")?.focus();
  }

  #save = async () => {
    const { save } = await import("../game/records/file.ts");
    await save(this.#words.fileName).catch(this.tell);
  };

  /** Adds what a file holds, or says what is wrong with it. */
  #load = async (file: File) => {
    const { read, FileProblem } = await import("../game/records/file.ts");
    const { loaded, notLoaded } = this.#words;
    const name = withoutControls(file.name);
    try {
      const added = await merge(await read(file));
      await this.#onchange();
      this.notify("file", loaded({ name, ...added }));
    } catch (error) {
      if (error instanceof FileProblem) this.notify("file", notLoaded[error.why](name, error.place));
      else this.tell(error);
    }
  };

  #askToDelete = () => {
    const { areYouSure, deleteAll, keepAll } = this.#words;
    const keep = { name: keepAll, run: () => this.#host.notify("delete", null) };
    this.notify("delete", areYouSure, { name: deleteAll, run: this.#delete }, keep);
  };

  #delete = async () => {
    try {
      await clear();
      forgetPeople();
      await this.#onchange();
      this.#host.notify("delete", this.#words.deleted);
    } catch (error) {
      this.#host.notify("delete", null);
      this.tell(error);
    }
  };

  view() {
    const words = this.#words;
    const hasSome = this.#count.decisions + this.#count.games > 0;
    const isDeletable = hasSome || people().length > 0;
    return html`<details class="card kept">
      <summary>${words.title}</summary>
      <p data-key="kept">${words.kept(this.#count)}</p>
      <p class="line">
        ${hasSome ? html`<button class="quiet" data-key="save" @click=${this.#save}>${words.save}</button>` : nothing}
        ${filePicker(words.load, this.#load)}
        ${isDeletable ? html`<button class="quiet" data-key="delete" @click=${this.#askToDelete}>${words.deleteAll}</button>` : nothing}
      </p>
      <p class="hint">${words.hint}</p>
    </details>`;
  }
}
