// A game's Lab as a page: one state, changed by moves, and all of the page rendered from it.

import { html, render } from "lit-html";
import { createAnnouncer } from "../announce.js";
import { device } from "../device.js";
import { createFocus } from "../focus.js";
import { createFormats } from "../format.js";
import { createNotices } from "../notices.js";
import { tellOfArrival, tellOfVersions } from "../offline.js";
import { copyText } from "../output.js";
import { shellWords } from "../text/en.js";
import { applyTheme } from "../theme.js";
import { createWorkerClient } from "../worker-client.js";
import { news } from "./bar.js";
import { changeAll, initial, isWrong, openMore, progress, tellCopied } from "./moves.js";
import { createRunner } from "./runner.js";
import { labWords } from "./text/en.js";

/** @typedef {import("./lab.d.ts").Lab} Lab */
/** @typedef {import("./lab.d.ts").Move} Move */
/** @typedef {import("./lab.d.ts").Run} Run */

const byId = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

class LabPage {
  #wide = matchMedia("(min-width: 1000px)");
  #formats = createFormats("en");
  #labWords = labWords(this.#formats);
  #shellWords = shellWords;
  #focus = createFocus(document.body);
  #announce = createAnnouncer(byId("status"));
  #notify = createNotices(byId("notices"), this.#shellWords);

  /** @param {Lab} lab */
  constructor(lab) {
    this.lab = lab;
    this.words = lab.words(this.#formats);
    this.state = initial(lab.initial());
    /** What the device keeps the setting under. */
    this.key = `rollwise.${lab.id}.lab`;
    this.runner = createRunner(createWorkerClient(lab.id), lab.plan, (run) => this.#hear(run));
  }

  start() {
    const { words } = this;
    applyTheme();
    tellOfArrival();
    // What stood there until the script did.
    for (const id of ["header", "main"]) byId(id).replaceChildren();
    render(html`<h1>${words.title}</h1><a class="back" href="../">${words.back}</a>`, byId("header"));
    this.#takeLink();
    addEventListener("hashchange", () => this.#takeLink());
    addEventListener("resize", () => this.#draw());
    tellOfVersions(this.#notify, this.#shellWords);
  }

  /** @param {Move} move @param {unknown[]} facts */
  #act(move, ...facts) {
    const before = this.state;
    this.state = move(before, ...facts);
    if (this.state.setting !== before.setting) this.#keep();
    this.#draw();
  }

  /** @param {Run} run */
  #hear(run) {
    const before = this.state.run;
    this.#act(progress, run);
    const found = this.lab.verdict(run);
    const said = news(before, run, this.#labWords, found ? this.words.summary(found) : "");
    if (said) this.#announce(said);
  }

  /** The address has the setting, and so has the device. */
  #keep() {
    const link = this.lab.link.write(this.state.setting);
    device.write(this.key, link);
    try {
      history.replaceState(null, "", link);
    } catch {
      // Browsers limit how often; the next change writes it again.
    }
  }

  /** Takes the setting of the link in the address, or else the one of the last visit. */
  #takeLink() {
    const { setting, problems } = this.lab.link.read(location.hash.length > 1 ? location.hash : device.read(this.key));
    this.state = changeAll(this.state, setting);
    this.#notify(
      "link",
      problems.length === 0 ? null : this.#shellWords.linkProblems(problems.map(this.words.problem)),
    );
    this.#draw();
  }

  #play() {
    const { lab, state } = this;
    const wrong = Object.entries(lab.numbers).find(([key, { range }]) => isWrong(state, key, range));
    if (wrong) {
      const [key, { isFolded }] = wrong;
      this.#act(openMore, state.isMoreOpen || isFolded);
      byId(key).focus();
      return;
    }
    this.runner.start(state.setting);
    // On a phone the results stand below all that is set.
    if (!this.#wide.matches) byId("results").scrollIntoView();
  }

  /** What views are given. @returns {import("./lab.d.ts").LabPage} */
  #pageNow() {
    return {
      state: this.state,
      words: this.words,
      labWords: this.#labWords,
      act: (move, ...facts) => this.#act(move, ...facts),
      play: () => this.#play(),
      repeat: (change) => {
        this.#act(changeAll, change);
        this.#play();
      },
      cancel: this.runner.cancel,
      copy: async (text) => this.#act(tellCopied, await copyText(text)),
      addressOf: (link) => new URL(link, location.href).href,
      room: { width: innerWidth, isWide: this.#wide.matches },
    };
  }

  /** Where a control goes that has the focus, its `data-then` tells the `data-key` of what gets it. */
  #draw() {
    this.#focus.note();
    const before = /** @type {HTMLElement | null} */ (document.activeElement);
    render(this.lab.view(this.#pageNow()), byId("main"));
    const isGone = before !== null && !before.isConnected;
    const then = isGone ? document.querySelector(`[data-key="${before.dataset.then}"]`) : null;
    if (then) /** @type {HTMLElement} */ (then).focus();
    else this.#focus.land(null, false);
  }
}

/** Opens a game's Lab. @param {Lab} lab */
export const openLab = (lab) => new LabPage(lab).start();
