// A game's Lab as a page: one state, changed by moves, and all of the page rendered from it.

import { render } from "lit-html";
import { createAnnouncer } from "../../host/announce.ts";
import { device } from "../../host/device.ts";
import { beginBeside, byId, formats } from "../../host/document.ts";
import { copyText } from "../../host/export.ts";
import { createFocus } from "../../host/focus.ts";
import { createNotices, tellOfLink } from "../../host/notices.ts";
import { tellOfVersions } from "../../host/offline.ts";
import { roomNow } from "../../host/room.ts";
import { linkTo, siteUrl } from "../../host/site.ts";
import { wholeDocument } from "../../host/whole-document.ts";
import { createWorkerClient } from "../../host/worker-client.ts";
import { labWords } from "../../text/en/lab.ts";
import { shellWords } from "../../text/en/words.ts";
import { news } from "./bar.ts";
import type { Lab, LabPage as LabView, Move, OwnWords, State } from "./lab.ts";
import { changeAll, initial, isWrong, openMore, progress, tellCopied } from "./moves.ts";
import type { AnyResult, Run } from "./run.ts";
import { createRunner } from "./runner.ts";
import { NUMBERS } from "./setting.ts";
import { labView } from "./view.ts";

class LabPage<Setting extends object, Words extends OwnWords<Setting, Verdict>, Result extends AnyResult, Verdict> {
  readonly lab: Lab<Setting, Words, Result, Verdict>;
  readonly words: Words;
  state: State<Setting, Result>;
  /** What the device keeps the setting under. */
  readonly key: string;
  readonly runner: ReturnType<typeof createRunner<Setting, Result>>;
  #labWords = labWords(formats);
  #shellWords = shellWords;
  #focus = createFocus(document.body);
  #announce = createAnnouncer(byId("status"));
  #notify = createNotices(byId("notices"), this.#shellWords);

  constructor(lab: Lab<Setting, Words, Result, Verdict>) {
    this.lab = lab;
    this.words = lab.words(formats);
    this.state = initial(lab.initial());
    this.key = `rollwise.${lab.id}.lab`;
    this.runner = createRunner<Setting, Result>(createWorkerClient(`${lab.id}-lab`), lab.plan, (run) =>
      this.#hear(run),
    );
  }

  start(name: string) {
    beginBeside(this.#labWords, name);
    this.#takeLink();
    addEventListener("hashchange", () => this.#takeLink());
    addEventListener("resize", () => this.#draw());
    tellOfVersions(this.#notify, this.#shellWords);
    keepSolver(this.lab.id);
  }

  #act<Facts extends unknown[]>(move: Move<Setting, Result, Facts>, ...facts: Facts) {
    const before = this.state;
    this.state = move(before, ...facts);
    if (this.state.setting !== before.setting) this.#keep();
    this.#draw();
  }

  #hear(run: Run<Setting, Result>) {
    const before = this.state.run;
    this.#act(progress, run);
    const verdict = this.lab.verdict(run);
    const { words } = this;
    const summary = verdict && (words.summary?.(verdict) ?? this.#labWords.summary(words.verdict(verdict)));
    const said = news(before, run, this.#labWords, summary ?? "");
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
    this.#notify("link", tellOfLink(problems, this.words.problem));
    try {
      this.#draw();
    } catch (error) {
      // The next visit begins without it.
      device.write(this.key, null);
      history.replaceState(null, "", location.pathname);
      throw error;
    }
  }

  #play() {
    const { state } = this;
    const wrong = Object.entries(NUMBERS).find(([key, range]) => isWrong(state, key, range));
    if (wrong) {
      const [key] = wrong;
      // Where some settings are folded away, the seed is among them, and the games never are.
      this.#act(openMore, state.isMoreOpen || key === "seed");
      byId(key).focus();
      return;
    }
    this.runner.start(state.setting);
    // On a phone the results stand below all that is set.
    if (!roomNow().isWide) byId("results").scrollIntoView();
  }

  /** What views are given. */
  #pageNow(): LabView<Setting, Words, Result> {
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
      addressOf: linkTo,
      room: roomNow(),
    };
  }

  /** Where a control goes that has the focus, its `data-then` tells the `data-key` of what gets it. */
  #draw() {
    this.#focus.note();
    const before = document.activeElement as HTMLElement | null;
    render(labView(this.lab, this.#pageNow()), byId("main"));
    const isGone = before !== null && !before.isConnected;
    const then = isGone ? document.querySelector(`[data-key="${before.dataset.then}"]`) : null;
    if (then) (then as HTMLElement).focus();
    else this.#focus.land(null, false);
  }
}

/** Has what plays the games kept for use without a network, also by whoever has played none yet. */
function keepSolver(id: string) {
  const files = [`app/${id}-lab-worker.js`, `modules/${id}-lab.js`, `modules/${id}-lab_bg.wasm`];
  const { serviceWorker } = navigator;
  const keep = () => {
    // Without a network they are kept already, or can't be.
    if (navigator.onLine) for (const file of files) fetch(siteUrl(file)).catch(() => {});
  };
  if (serviceWorker?.controller) keep();
  else serviceWorker?.addEventListener("controllerchange", keep, { once: true });
}

/**
 * Opens a game's Lab.
 * @param name of the document, in its language
 */
export const openLab = async <
  Setting extends object,
  Words extends OwnWords<Setting, Verdict>,
  Result extends AnyResult,
  Verdict,
>(
  lab: Lab<Setting, Words, Result, Verdict>,
  name: string,
) => {
  await wholeDocument();
  new LabPage(lab).start(name);
};
