// A game's Lab as a page: one state, changed by moves, and all of the page rendered from it.

import { render } from "lit-html";
import { browser } from "../../host/browser.ts";
import { device } from "../../host/device.ts";
import { byId } from "../../host/document.ts";
import { copyText } from "../../host/export.ts";
import { formats } from "../../host/formats.ts";
import { tellOfLink } from "../../host/notices.ts";
import { type Host, type Hosted, openPage } from "../../host/page.ts";
import { roomNow } from "../../host/room.ts";
import { linkTo, siteUrl } from "../../host/site.ts";
import { createWorkerClient } from "../../host/worker-client.ts";
import { labWords } from "../../text/en/lab.ts";
import { news } from "./bar.ts";
import type { Lab, LabPage as LabView, Move, OwnWords, State } from "./lab.ts";
import { changeAll, initial, isWrong, openMore, progress, tellCopied } from "./moves.ts";
import type { AnyResult, Run } from "./run.ts";
import { createRunner } from "./runner.ts";
import { NUMBERS } from "./setting.ts";
import { labView } from "./view.ts";

class LabPage<Setting extends object, Words extends OwnWords<Setting, Verdict>, Result extends AnyResult, Verdict>
  implements Hosted
{
  readonly heading;
  readonly #host: Host;
  readonly lab: Lab<Setting, Words, Result, Verdict>;
  readonly words: Words;
  state: State<Setting, Result>;
  /** What the device keeps the setting under. */
  readonly key: string;
  readonly runner: ReturnType<typeof createRunner<Setting, Result>>;
  #labWords = labWords(formats);

  constructor(host: Host, lab: Lab<Setting, Words, Result, Verdict>) {
    this.#host = host;
    this.heading = { ...this.#labWords, documentTitle: lab.title };
    this.lab = lab;
    this.words = lab.words(formats);
    this.state = initial(lab.initial());
    this.key = `rollwise.${lab.id}.lab`;
    this.runner = createRunner<Setting, Result>(createWorkerClient(`${lab.id}-lab`), lab.plan, (run) =>
      this.#hear(run),
    );
  }

  start = () => this.takeLink();

  goOn = () => keepSolver(this.lab.id);

  #act<Facts extends unknown[]>(move: Move<Setting, Result, Facts>, ...facts: Facts) {
    const before = this.state;
    this.state = move(before, ...facts);
    if (this.state.setting !== before.setting) this.#keep();
    this.#host.draw();
  }

  #hear(run: Run<Setting, Result>) {
    const before = this.state.run;
    this.#act(progress, run);
    const verdict = this.lab.verdict(run);
    const { words } = this;
    const summary = verdict && (words.summary?.(verdict) ?? this.#labWords.summary(words.verdict(verdict)));
    const said = news(before, run, this.#labWords, summary ?? "");
    if (said) this.#host.announce(said);
  }

  /** The address has the setting, and so has the device. */
  #keep() {
    const link = this.lab.link.write(this.state.setting);
    device.write(this.key, link);
    try {
      browser.history.replaceState(null, "", link);
    } catch {
      // Browsers limit how often; the next change writes it again.
    }
  }

  /** Takes the setting of the link in the address, or else the one of the last visit. */
  takeLink() {
    const { setting, problems } = this.lab.link.read(
      browser.location.hash.length > 1 ? browser.location.hash : device.read(this.key),
    );
    this.state = changeAll(this.state, setting);
    this.#host.notify("link", tellOfLink(problems, this.words.problem));
    this.#host.draw();
  }

  makeRoom() {
    this.state = initial(this.lab.initial());
    this.#keep();
    return "linkUndrawn" as const;
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
  draw() {
    this.#host.focus.note();
    const before = browser.document.activeElement as HTMLElement | null;
    render(labView(this.lab, this.#pageNow()), this.#host.main);
    const isGone = before !== null && !before.isConnected;
    const then = isGone ? browser.document.querySelector(`[data-key="${before.dataset.then}"]`) : null;
    if (then) (then as HTMLElement).focus();
    else this.#host.focus.land(null, false);
  }
}

/** Has what plays the games kept for use without a network, also by whoever has played none yet. */
function keepSolver(id: string) {
  const files = [`app/${id}-lab-worker.js`, `modules/${id}-lab.js`, `modules/${id}-lab_bg.wasm`];
  const { serviceWorker } = browser.navigator;
  const keep = () => {
    // Without a network they are kept already, or can't be.
    if (browser.navigator.onLine) for (const file of files) browser.fetch(siteUrl(file)).catch(() => {});
  };
  if (serviceWorker?.controller) keep();
  else serviceWorker?.addEventListener("controllerchange", keep, { once: true });
}

/** Opens a game's Lab. */
export const openLab = <
  Setting extends object,
  Words extends OwnWords<Setting, Verdict>,
  Result extends AnyResult,
  Verdict,
>(
  lab: Lab<Setting, Words, Result, Verdict>,
) => openPage((host) => new LabPage(host, lab));
