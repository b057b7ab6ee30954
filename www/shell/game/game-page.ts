// Opens a game's page: puts what the shell shares around what the game's folder hands over. What a game
// is, its own folder knows; the contract is game.ts.

import { render } from "lit-html";
import { browser } from "../host/browser.ts";
import { device, hearRefusals, PLACE, parsed, putAsideKey, tab } from "../host/device.ts";
import { byId, clearPage } from "../host/document.ts";
import { copyText } from "../host/export.ts";
import { formats } from "../host/formats.ts";
import { listenToKeys } from "../host/keys.ts";
import { tellOfLink } from "../host/notices.ts";
import { type Host, type Hosted, openPage } from "../host/page.ts";
import { pause } from "../host/pause.ts";
import { reasonOf } from "../host/reasons.ts";
import { roomNow } from "../host/room.ts";
import { PAUSES } from "../model/pace.ts";
import { shellWords } from "../text/en/words.ts";
import type { Mover } from "../ui/motion.ts";
import { analyse } from "./analyse.ts";
import { createAnswers } from "./answers.ts";
import type { Change, GameWords, Next, Page, Problem } from "./contract.ts";
import { createDialogs } from "./dialogs.ts";
import { createEngine } from "./engine.ts";
import type { Game } from "./game.ts";
import { headerView } from "./header.ts";
import type { Mended } from "./mend.ts";
import type { Notes } from "./records/note.ts";
import { backToPractice, isPractised } from "./records/practised.ts";
import { createStore } from "./store.ts";
import { toldOf } from "./waiting.ts";

/** Milliseconds that the first drawing waits for the solver's script, which is asked for beside the page's own. */
const PATIENCE = 30;

/** Milliseconds of a first drawing after which a visit that never ended it is taken to have hung. */
const HUNG = 4000;

/** The mark that tells when the first numbers stood there. */
const FIRST = "first numbers";

/** Of a dialog that nobody has opened, so that Back leaves the page as it does without one. */
const BY_ITSELF = {};

/** A game's page: one state in the store, drawn anew after each change and whenever an answer arrives. */
class GamePage<State extends object, Analysis, Words extends GameWords, Solver> implements Hosted {
  readonly game: Game<State, Analysis, Words, Solver>;
  readonly engine: ReturnType<typeof createEngine<Solver>>;
  readonly answers: ReturnType<typeof createAnswers<Solver>>;
  readonly store: ReturnType<typeof createStore<State>>;
  readonly dialogs: ReturnType<typeof createDialogs<Page<State, Analysis, Words, Solver>>>;
  readonly #host: Host;
  readonly #words: Words;
  #shellWords = shellWords;
  #loading: Promise<void> | null = null;
  #isStarted = false;
  /** Ends once the step before is noted. */
  #noted: Promise<unknown> | null = null;
  /** The same of the end of the game. */
  #ended: Promise<unknown> | null = null;
  #timer: number | undefined;
  /** What goes on by itself, and the state that it goes on from. */
  #next: Next | null = null;
  #awaited: State | null = null;
  /** The change that is drawn ahead of its analysis, until that is drawn as well. */
  #ahead: Change<State> | null = null;
  /** What shows how things move, from the first tap on. */
  #motion: Mover<State> | null = null;
  #page: Page<State, Analysis, Words, Solver> | null = null;
  #hasAskedToPersist = false;
  /** What keeps decisions and ends of games, from the first move of a visit on. */
  #notes: Notes<State, Analysis> | null = null;
  /** While what a drawing has failed of is being mended: a second failure is one of the page itself. */
  #isMending = false;

  constructor(host: Host, game: Game<State, Analysis, Words, Solver>) {
    this.#host = host;
    this.game = game;
    this.#words = game.words(formats);
    this.engine = createEngine(
      game.id,
      () => this.#hearSolver(),
      () => this.#fail(({ tellOf }, page) => tellOf(page, "restarted")),
    );
    this.answers = createAnswers(
      host.draw,
      () => (game.hasSolver ? this.engine.functions : {}),
      () => this.engine.missing.length > 0,
    );
    this.store = createStore(game, (change) => this.#show(change));
    this.dialogs = createDialogs(byId("dialog") as HTMLDialogElement, game.dialogs, {
      answers: this.answers,
      words: this.#shellWords,
      onchange: host.draw,
      onfailure: (error) =>
        this.#host.notify("dialog", this.#shellWords.notLoaded(reasonOf(error)), this.#reload(this.#shellWords.reload)),
    });
  }

  get words() {
    return this.game.wordsOf?.(this.store.state, formats) ?? this.#words;
  }

  async start() {
    this.#loading = this.game.hasSolver ? this.engine.load() : null;
    // The solver is compiled beside the first drawing, which is long on a phone; but nothing waits for its file.
    if (this.#loading) await Promise.race([this.engine.begun, new Promise((go) => browser.setTimeout(go, PATIENCE))]);
    this.#tellOfRefusals();
    const endMark = this.#markDrawing();
    this.#tellOfLink(this.store.start());
    await pause();
    this.#isStarted = true;
    clearPage();
    if (endMark.hasHung) await this.#mend(({ putAside }, page) => putAside(page));
    else this.#show({ before: this.store.state, move: null, own: false });
    endMark.run();
    if (this.store.isFirstVisit && this.game.start) this.dialogs.open("start", BY_ITSELF);
    if (tab.read(PLACE) !== "")
      import("../host/language.ts").then(({ goBack }) => goBack(() => this.dialogs.open("settings")));
    if (device.read(putAsideKey(this.game)) !== "") this.#fail(({ tellOfPutAside }, page) => tellOfPutAside(page));
    // A key that came before would be one of another position, such as an undo that leads to a new game.
    this.#listen();
  }

  /** The offline copy waits for the solver, as long as anybody does. */
  goOn = () => this.#loading;

  #listen() {
    for (const type of ["pointerdown", "keydown", "click", "input", "change"])
      browser.addEventListener(type, (event) => this.#beforeTap(event), { capture: true });
    for (const type of ["pointerdown", "keydown"])
      browser.addEventListener(type, this.#loadMotion, { capture: true, once: true });
    listenToKeys({
      undo: () => this.store.go(1),
      redo: () => this.store.go(-1),
      onkey: (key, last) => (this.dialogs.shown || !this.#page ? null : this.game.onkey(this.#page, key, last)),
    });
  }

  /** Without it the page does all that it does otherwise. */
  #loadMotion = async () => {
    if (this.#motion || !this.game.motions) return;
    try {
      const [{ createMotion }, { motions }] = await Promise.all([import("../ui/motion.ts"), this.game.motions()]);
      this.#motion ??= createMotion(motions);
    } catch {}
  };

  #reload = (name: string) => ({ name, run: () => browser.location.reload() });

  async #hearSolver() {
    const { missing, load, functions } = this.engine;
    // What was solved live may now come from a table.
    this.answers.forgetAsked();
    this.#host.notify(
      "tables",
      missing.length === 0 ? null : (this.words.tablesMissing ?? this.#shellWords.tablesMissing),
      {
        name: this.#shellWords.tryAgain,
        run: load,
      },
    );
    if (functions) this.#analyse();
    // To solve and to draw are each long on a phone: between them a tap is heard.
    await pause();
    this.draw();
  }

  /** Tells once that nothing can be kept. */
  #tellOfRefusals() {
    hearRefusals(() => {
      hearRefusals(() => {});
      this.#fail(({ tellOf }, page) => tellOf(page, "notKept"));
    });
  }

  // ---- What can't be drawn ----

  /** Notes that the first drawing has begun, as long as it takes; and tells whether an earlier visit has never ended it. */
  #markDrawing() {
    const key = `rollwise.${this.game.id}.drawing`;
    const what = device.read(`rollwise.${this.game.id}`) + browser.location.hash;
    const mark = parsed(device.read(key)) as { what?: string; since: number } | null;
    const hasHung = mark?.what === what && browser.Date.now() - mark.since > HUNG;
    device.write(key, JSON.stringify({ what, since: browser.Date.now() }));
    const run = () => device.write(key, null);
    browser.addEventListener("pagehide", run);
    return { hasHung, run };
  }

  /** Has a failure told. */
  async #fail(tell: (how: typeof import("./mend.ts"), page: Mended) => void) {
    tell(await import("./mend.ts"), { game: this.game, store: this.store, notify: this.#host.notify });
  }

  /** Has a failure mended; another one meanwhile is not. */
  async #mend(mend: (how: typeof import("./mend.ts"), page: Mended) => void) {
    this.#isMending = true;
    try {
      await this.#fail(mend);
    } finally {
      this.#isMending = false;
    }
  }

  #analyse() {
    return analyse(this.game, this.engine, this.answers, this.store.state);
  }

  /** Why there is no answer. */
  get #error() {
    return this.engine.functions ? this.answers.failure : this.engine.error;
  }

  /** What views and actions are given, see game.ts. */
  #pageNow(isAhead = false): Page<State, Analysis, Words, Solver> {
    const { game, words, answers, store, dialogs, engine } = this;
    const shell = this.#shellWords;
    return {
      state: store.state,
      // Views that need it are drawn where there is something.
      analysis: (isAhead ? null : this.#analyse()) as Analysis,
      isAhead,
      words,
      answers,
      act: (move, ...facts) => store.make(move, facts),
      actFor: (move, ...facts) => store.make(move, facts, false),
      open: dialogs.open,
      dialog: dialogs.shown,
      goTo: (place) => {
        this.#catchUp();
        this.#host.focus.goTo(place);
      },
      notify: this.#host.notify,
      copy: async (text) => ((await copyText(text)) ? shell.copied : shell.notCopied),
      functions: engine.functions,
      wayBack: (isIt) => {
        const at = store.done.findLastIndex(({ position }) => isIt(position));
        return at < 0 ? null : () => store.go(store.done.length - at);
      },
      findPast: (isIt) => store.past.findLast(({ position }) => isIt(position))?.position ?? null,
      tryAgain: (position) => {
        store.tryAgain(position);
        this.#host.focus.goTo("answer");
        // The answer stands below the way back.
        byId("notices").scrollIntoView();
      },
      error: this.#error,
      retry: () => {
        answers.forgetFailures();
        return engine.load();
      },
      room: roomNow(),
      computer: {
        isGoing: store.isGoing,
        goOn: store.goOn,
        step: () => this.#page && game.next?.(this.#page)?.run(),
      },
      shell: {
        words: shell,
        formats,
        store,
        game,
        isPractised: () => isPractised(game, store.state),
        backToPractice: this.#backToPractice,
        noted: () => Promise.all([this.#noted, this.#ended]),
      },
    };
  }

  /** Also before the page has started: another link may come in the meantime. */
  #tellOfLink(problems: Problem[]) {
    this.#host.notify("link", tellOfLink(problems, this.words.problem));
  }

  /** After a change of the state; returns whether it is drawn later. */
  #show(change: Change<State>) {
    if (change.problems) this.#tellOfLink(change.problems);
    if (!this.#isStarted) return false;
    const { store } = this;
    const shell = this.#shellWords;
    if (change.move === null) this.dialogs.drop();
    const place = store.place === "linked" && isPractised(this.game, store.state) ? "practised" : store.place;
    this.#host.notify(
      "place",
      // Who plays on there has read what it is.
      store.done.length > 0 && store.place !== "own" ? "" : shell.beside[place],
      { name: shell.backToOwn, run: store.backToOwn },
      place === "practised"
        ? { name: shell.backToPractice, run: this.#backToPractice }
        : { name: shell.adopt, run: store.adopt },
    );
    if (store.place === "own" && this.game.isUnderWay(store.state)) this.#persist();
    if (store.place !== "trial" && change.move?.kind === "step") this.#noted = this.#noteStep(change);
    if (change.move && change.move.kind !== "display") this.#motion?.note(change, store.state);
    const isLater = this.#leadsAhead(change);
    if (isLater) this.#drawAhead(change);
    else this.#draw(change);
    return isLater;
  }

  /** Has what the player has decided kept for practice; a game is played as well where it can't be. */
  async #noteStep({ before, own }: Change<State>) {
    const { game, store } = this;
    const { state: after } = store;
    const made = { isOwnStep: own, isOwnGame: store.place === "own" };
    if (!game.noting) return;
    const [{ createNotes }, noting] = await Promise.all([import("./records/note.ts"), game.noting()]);
    this.#notes ??= createNotes(game, noting);
    this.#tellOfNotes(await this.#notes.step(before, after, made));
    if (this.#page) await this.#noteEnd(this.#page);
  }

  /** Not before what was decided last is kept: practice goes by it. */
  #backToPractice = async () => {
    try {
      await this.#noted;
    } finally {
      backToPractice();
    }
  };

  /** Has the end of a game kept, once moves of it have been noted in this visit. */
  async #noteEnd(page: Page<State, Analysis, Words, Solver>) {
    if (this.#notes && page.analysis && this.store.place === "own") this.#tellOfNotes(await this.#notes.end(page));
  }

  /** @param refused why nothing can be kept; null where there is nothing to tell, or it has been told */
  #tellOfNotes(refused: string | null) {
    if (refused !== null) this.#host.notify("records", refused);
  }

  /** Asks the browser, once, not to drop what is kept when it needs room. */
  #persist() {
    if (this.#hasAskedToPersist) return;
    this.#hasAskedToPersist = true;
    browser.navigator.storage?.persist?.().catch(() => {});
  }

  /** The same state, with something that has arrived. */
  draw() {
    if (this.#isStarted) this.#draw(this.#ahead ?? { before: this.store.state, move: null, own: false });
  }

  /** Whether a change asks for another analysis, which may take long: not what only changes the display. */
  #leadsAhead({ own, move }: Change<State>) {
    const isOfPosition = own && move !== null && move.kind !== "display";
    return isOfPosition && this.game.hasSolver && this.#page !== null && !this.dialogs.shown;
  }

  /** Shows what a tap has entered, and what is to be said of it in a task of its own. */
  async #drawAhead(change: Change<State>) {
    if (!this.#ahead) this.#host.focus.note();
    // A field that is left tells what was typed into it, which is taken up at once.
    if (change.move?.kind === "step") this.#host.focus.letGo();
    const now = this.#ahead ? joined(this.#ahead, change) : change;
    this.#ahead = now;
    this.#host.main.ariaBusy = "true";
    // What was to go on by itself went on from the state before.
    browser.clearTimeout(this.#timer);
    this.#next = null;
    this.#mendOnFailure(now, () => this.#drawMain(this.#pageNow(true)));
    await pause();
    if (this.#ahead === now) this.#catchUp();
  }

  /** Nobody acts on what is said of the position before, nor takes up what was picked from its lists. */
  #beforeTap(event: Event) {
    if (!this.#ahead) return;
    this.#catchUp();
    const isPicked = event.type === "input" || event.type === "change";
    if (isPicked || !(event.target as Node).isConnected) event.stopImmediatePropagation();
  }

  /** Draws what is only drawn ahead. */
  #catchUp() {
    if (this.#ahead) this.#draw(this.#ahead);
  }

  #draw(change: Change<State>) {
    if (!this.#ahead) this.#host.focus.note();
    this.#ahead = null;
    this.#host.main.ariaBusy = null;
    this.#mendOnFailure(change, () => this.#drawn(change));
    this.store.settle();
  }

  #mendOnFailure(change: Change<State>, draw: () => void) {
    try {
      draw();
    } catch (error) {
      this.#ahead = null;
      if (this.#isMending) throw error;
      console.error(error);
      this.#mend(({ mend }, page) => mend(page, change));
    }
  }

  /** Marks on the page whether Undo is the game's own or in the header's bar: by `:has` each tap would take a tenth longer. */
  #drawMain(page: Page<State, Analysis, Words, Solver>) {
    const { main } = this.#host;
    render(this.game.view(page), main);
    const { classList } = browser.document.documentElement;
    const isOwn = main.querySelector(".undo") !== null;
    classList.toggle("own-undo", isOwn);
    classList.toggle("bar-undo", !isOwn);
  }

  #drawn(change: Change<State>) {
    const { game, store, dialogs } = this;
    const page = this.#pageNow();
    this.#page = page;
    this.#ended = this.#noteEnd(page);
    const title = game.title(page);
    render(headerView(page, title, game.anew(page)), byId("header"));
    this.#drawMain(page);
    dialogs.draw(page);
    store.cover(dialogs.shown && dialogs.shown.facts !== BY_ITSELF ? dialogs.close : null);
    browser.document.title = `${title} · rollwise`;
    if (dialogs.shown) this.#host.focus.stay();
    else this.#host.focus.land(game.landing(page, change), change.own);
    if (page.analysis) this.#tell(game.summary(page, change), change.before === store.state);
    else if (page.error) this.#host.announce(toldOf(page.error, this.#shellWords));
    this.#motion?.play();
    this.#schedule();
  }

  #tell(summary: string, isAgain: boolean) {
    this.#host.announce(summary, isAgain);
    if (browser.performance.getEntriesByName(FIRST).length === 0) browser.performance.mark(FIRST);
  }

  /** Lets the game do what it does by itself, but nothing moves behind a dialog. What arrives meanwhile puts nothing off. */
  #schedule() {
    const next = this.#nextNow();
    const isSame = next && this.#next?.pace === next.pace && this.#awaited === this.store.state;
    [this.#next, this.#awaited] = [next, this.store.state];
    if (isSame) return;
    browser.clearTimeout(this.#timer);
    if (next) this.#timer = browser.setTimeout(() => this.#takeNext(), PAUSES[next.pace] as number);
  }

  /** What goes on by itself as things are. */
  #nextNow() {
    const next = (!this.dialogs.shown && this.#page && this.game.next?.(this.#page)) || null;
    if (!next || PAUSES[next.pace] === null) return null;
    return this.store.isGoing || next.pace === "now" ? next : null;
  }

  #takeNext() {
    const next = this.#next;
    this.#next = null;
    next?.run();
  }
}

/** Two changes as one: a step before something that is entered remains a step. */
const joined = <State>(first: Change<State>, second: Change<State>): Change<State> => ({
  ...second,
  before: first.before,
  move: first.move?.kind === "step" ? first.move : second.move,
});

type OpenOther = <State extends object, Analysis, Words extends GameWords, Solver>(
  game: Game<State, Analysis, Words, Solver>,
) => Promise<void>;

/** What the same document shows for an address that asks for it by `?` and the name. */
const OTHERS: Record<keyof Game<unknown>["pages"], () => Promise<{ open: OpenOther }>> = {
  embed: () => import("../pages/embed.ts"),
  practice: () => import("../pages/practice/page.ts"),
  progress: () => import("../pages/progress/page.ts"),
  evenings: () => import("../pages/evenings/page.ts"),
  "by-heart": () => import("../pages/by-heart/page.ts"),
};

export async function openGame<State extends object, Analysis, Words extends GameWords, Solver>(
  game: Game<State, Analysis, Words, Solver>,
) {
  const [asked = ""] = browser.location.search.slice(1).split(/[&=]/);
  if (!Object.hasOwn(game.pages, asked)) return openPage((host) => new GamePage(host, game));
  const name = asked as keyof typeof OTHERS;
  const part = game.pages[name];
  // What the game has for it is fetched beside the page.
  const [{ open }] = await Promise.all([OTHERS[name](), typeof part === "function" ? part() : null]);
  await open(game);
}
