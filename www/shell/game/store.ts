// The one state of a game's page: what changes it, and what can be undone. What is kept of it, persistence.ts knows.

import { browser } from "../host/browser.ts";
import { linkTo } from "../host/site.ts";
import type { Change, Done, Move, Saved } from "./contract.ts";
import { gameIdOf, newGameId, ofGame, withGameId } from "./game-id.ts";
import { Journal } from "./journal.ts";
import { doneBy } from "./moves.ts";
import type { Kept, ParkedGame, Place } from "./persistence.ts";
import { Persistence, placeOf } from "./persistence.ts";

const isTold = (hash: string) => hash.length > 1;

/** What the shell itself does, by names that no game's moves have. */
export const BY_SHELL = {
  file: { id: "shell file", facts: [] },
  link: { id: "shell link", facts: [] },
  tab: { id: "shell tab", facts: [] },
  trial: { id: "shell trial", facts: [] },
} satisfies Record<string, Done>;

export type ByShell = keyof typeof BY_SHELL;

/** A state that is to be told to the browser, and kept by the device, whole if it is the own game's. */
interface Unsettled<State> {
  state: State;
  place: Place;
}

/** Hears of every change. Returns whether it calls `settle` itself, once the change is on the screen. */
type Onchange<State> = (change: Change<State>) => boolean;

class Store<State extends object> {
  readonly game: Kept<State>;
  #persistence: Persistence<State>;
  #onchange: Onchange<State>;
  #journal: Journal<Partial<State>> = new Journal();
  /** While a linked position or a trial is shown: the journal of the own game. */
  #parkedGame: ParkedGame<State> = { link: "", journal: new Journal() };
  #place: Place = "own";
  #state: State;
  /** What the browser and the device are not told yet: it may wait until the state is on the screen. */
  #unsettled: Unsettled<State> | null = null;
  /** Whether computers go on by themselves: what has been brought back is looked at first. */
  #isGoing = false;
  #isFirstVisit = false;
  /** Closes what lies over the game; null where nothing does. */
  #close: (() => void) | null = null;
  /** Whether the browser is on its way back from the entry of something that has been closed. */
  #isUncovering = false;

  constructor(game: Kept<State>, onchange: Onchange<State>) {
    this.game = withGameId(game);
    this.#persistence = new Persistence(this.game);
    this.#onchange = onchange;
    this.#state = game.initial();
  }

  get state() {
    return this.#state;
  }

  get isGoing() {
    return this.#isGoing;
  }

  /** Whether the device has kept nothing of this game before, and no link has led here. */
  get isFirstVisit() {
    return this.#isFirstVisit;
  }

  get place() {
    return this.#place;
  }

  /** What can be undone, the last at the end. */
  get done() {
    return this.#journal.done;
  }

  /** The positions that have led here, the last at the end: those of the own game before those of a trial. */
  get past() {
    return this.#place === "trial" ? [...this.#parkedGame.journal.done, ...this.done] : this.done;
  }

  /** What can be redone, the next at the end. */
  get undone() {
    return this.#journal.undone;
  }

  // ---- Moves, undo and redo ----

  /**
   * Makes a move. `own`: whether it is the player's doing; what a computer does is undone together with
   * the player's move before it. Returns whether the move was possible.
   */
  make = <Facts extends unknown[]>(move: Move<State, Facts>, facts: Facts, own = true) => {
    const before = this.#state;
    const moved = move(before, ...facts);
    if (moved === null) return false;
    const position = this.game.position(before);
    const same = ofGame(moved, gameIdOf(before));
    const isElsewhere = !this.#persistence.isAt(position, same);
    const next = move.begins && isElsewhere ? ofGame(same, newGameId()) : same;
    const { kind } = move;
    this.#state = next;
    this.#isGoing = move.goesOn(next, this.#isGoing);
    if (kind !== "display" && isElsewhere) {
      const done = doneBy(move, facts);
      this.#journal = own ? this.#journal.note({ kind, position, move: done }) : this.#journal.withStepOfOther(done);
    }
    this.#show({ before, move, own });
    return true;
  };

  /** Lets computers go on that wait. */
  goOn = () => {
    this.#isGoing = true;
    this.#onchange({ before: this.#state, move: null, own: false });
  };

  /** A state that no move has led to. One of a game without a name is the first that is known of that game. */
  #bring(state: State) {
    this.#state = ofGame(state, gameIdOf(state) || newGameId());
    this.#isGoing = false;
  }

  /** Goes so many moves back, or forward where the number is negative. */
  go = (moves: number) => {
    const before = this.#state;
    const { position, journal } = this.#gone(this.game.position(before), moves);
    this.#journal = journal;
    this.#bring(this.game.restored({ ...before, ...this.#persistence.whole(position) }));
    this.#show({ before, move: null, own: true });
  };

  /** Where so many moves lead. Positions that can't be read are left out of the list, and the next one is gone to. */
  #gone(from: Partial<State>, moves: number) {
    const isSound = (position: Partial<State>) => this.#persistence.isPosition(position);
    const gone = this.#journal.go(from, moves);
    if (isSound(gone.position)) return gone;
    const passed = moves > 0 ? this.#journal.done.slice(-moves) : this.#journal.undone.slice(moves);
    const sound = passed.filter(({ position }) => isSound(position)).length + 1;
    return this.#journal.only(isSound).go(from, moves > 0 ? sound : -sound);
  }

  // ---- The own game, and positions that are looked at beside it ----

  /** Shows a position of the past, to be decided otherwise. The own game stays as it is, and can be gone back to. */
  tryAgain = (position: Partial<State>) => {
    const before = this.#state;
    const tried = this.game.restored({ ...before, ...this.#persistence.whole(position) });
    this.#moveTo(ofGame(tried, gameIdOf(position) || gameIdOf(before)), "trial");
    this.#show({ before, move: null, own: true });
  };

  /** Back to the own game from a linked position or a trial. */
  backToOwn = () => {
    const before = this.#state;
    this.#moveTo(this.game.restored(this.#persistence.own().state), "own");
    this.#show({ before, move: null, own: true });
  };

  /** The position on screen takes the place of the own game, which can be gone back to. */
  adopt = () => {
    const own = this.#persistence.own();
    const past = this.#parkedGame.link === own.link ? this.#parkedGame.journal : new Journal<Partial<State>>();
    const by = this.#place === "trial" ? "trial" : "link";
    const adopted = { kind: "step" as const, position: this.game.position(own.state), move: BY_SHELL[by] };
    this.#journal = past.note(adopted).followedBy(this.#journal);
    this.#place = "own";
    this.#show({ before: this.#state, move: null, own: true });
  };

  /** A position that can't be drawn makes room: one beside the own game for that, the own game for a new one. */
  putAside = () => {
    if (this.#place !== "own") return this.backToOwn();
    const before = this.#state;
    const { game } = this;
    this.#bring(game.complete(game.initial(), null, game.preferences(game.initial())));
    this.#journal = new Journal();
    this.#show({ before, move: null, own: true });
  };

  /** Takes over what the tab, the browser's entry, a link or the device tells; returns what could not be read of it. */
  start() {
    const isNew = !isTold(browser.location.hash) && this.#persistence.own().link === "";
    const found = this.#found(browser.location.hash);
    this.#bring(found.state);
    this.#place = found.place;
    this.#parkedGame = found.parkedGame;
    this.#journal = found.journal;
    if (found.place === "own" && found.parkedGame.link === this.#persistence.linkOf(found.state))
      this.#journal = found.parkedGame.journal;
    this.#persistence.noteUse();
    // What only comes back must not take the place of what another tab has kept since.
    if (found.isBack) this.#persistence.hasNews();
    else this.#persistence.keep(this.#state, this.#place === "own");
    this.#persistence.tell(this.#state, this.#place);
    // Where nothing can be kept, nobody knows.
    this.#isFirstVisit = isNew && this.#persistence.isKept;
    this.#listen();
    this.#onchange({ before: this.#state, move: null, own: true });
    return found.problems;
  }

  /** What there is to begin with. */
  #found(hash: string) {
    const persistence = this.#persistence;
    const own = persistence.own();
    const session = persistence.inTab();
    const entry = persistence.entry();
    const none = {
      journal: new Journal<Partial<State>>(),
      parkedGame: session?.parkedGame ?? this.#parkedGame,
      isBack: false,
    };
    if (!isTold(hash)) return { ...none, state: own.state, place: placeOf("own"), problems: own.problems };
    const isInTab = session?.link === hash;
    const place = isInTab ? session.place : entry?.place;
    const isKept = own.link !== "" && own.problems.length === 0 && !entry?.isUnkept;
    if (place === "own" && isKept) {
      // What another tab has kept since takes its place, and undo leads back.
      const left =
        session?.place === place && persistence.readWhole(session.link, session.extras, persistence.preferences());
      const journal = left ? this.#noted(session.journal, left, own.state, "tab") : none.journal;
      return { ...none, ...own, place, journal, isBack: true };
    }
    if (place) {
      const { extras, journal } = isInTab ? session : { ...none, extras: entry?.extras };
      const state = persistence.readWhole(hash, extras, persistence.preferences());
      return { ...none, state, place, journal, isBack: true, problems: [] };
    }
    return { ...none, ...this.#linked(hash, own.state) };
  }

  /**
   * What a link from elsewhere tells, with the player's own preferences; and where it belongs.
   * @param mine the own game
   */
  #linked(hash: string, mine: State) {
    const { game } = this;
    const { state: found, problems } = this.#persistence.read(hash);
    const preferences = game.preferences(mine);
    // A link to where the player is leads nowhere else, and takes no moves away.
    const same = game.complete(found, game.extras.of(mine), preferences);
    if (this.#persistence.isAt(game.position(mine), same)) return { state: same, problems, place: placeOf("own") };
    // Who has no game under way has nothing to come back to.
    return {
      state: game.complete(found, null, preferences),
      problems,
      place: placeOf(game.isUnderWay(mine) && "linked"),
    };
  }

  /**
   * From the start on: what came before is what the page starts with. Another tab keeps something; a page that was put aside hears of that
   * when it is looked at again.
   */
  #listen() {
    const keepInTab = () => {
      this.settle();
      this.#persistence.keepInTab(this.#state, this.#place, this.#journal, this.#parkedGame);
    };
    browser.addEventListener("popstate", () => this.#arrive());
    browser.addEventListener("pagehide", keepInTab);
    browser.document.addEventListener(
      "visibilitychange",
      () => browser.document.visibilityState === "hidden" && keepInTab(),
    );
    const follow = () => this.#follow();
    browser.addEventListener("storage", follow);
    browser.addEventListener("pageshow", follow);
    browser.document.addEventListener("visibilitychange", follow);
  }

  /** One game on the device: what another tab has made of it is shown here as well, and undo leads back. */
  #follow() {
    this.settle();
    if (this.#place !== "own" || !this.#persistence.hasNews()) return;
    const before = this.#state;
    this.#bring(this.game.restored(this.#persistence.own().state));
    this.#noteStep(before, "tab");
    this.#persistence.tell(this.#state, this.#place);
    this.#onchange({ before, move: null, own: false });
  }

  /** Shows what a link tells that is opened in place. */
  #followLink(hash: string) {
    const before = this.#state;
    const told = this.#linked(hash, this.#place === "own" ? before : this.#persistence.own().state);
    if (told.place !== this.#place) this.#moveTo(this.game.restored(told.state), told.place);
    else {
      this.#bring(told.state);
      this.#noteStep(before, "link");
    }
    this.#show({ before, move: null, own: true, problems: told.problems });
  }

  // ---- The browser's history ----

  /**
   * Something lies over the game, such as a dialog, or nothing does: Back takes that away, and leaves the game where nothing is left.
   * @param close takes it away
   */
  cover(close: (() => void) | null) {
    this.#close = close;
    if (this.#isUncovering || (close !== null) === this.#persistence.isCover) return;
    if (close) return this.#persistence.cover();
    this.#isUncovering = true;
    browser.history.back();
  }

  /** Another entry is there: by Back, Forward, or a link that is opened in place. */
  #arrive() {
    const persistence = this.#persistence;
    const { hash } = browser.location;
    const entry = persistence.entry();
    const isUncovered = this.#isUncovering || (this.#close !== null && !persistence.isCover);
    if (!this.#isUncovering && isUncovered) this.#close?.();
    this.#isUncovering = false;
    this.settle();
    const isHere = hash === persistence.linkOf(this.#state) || (entry && (isUncovered || entry.place === this.#place));
    if (isHere) persistence.tellAgain(this.#state, this.#place);
    else if (entry?.place === "own") this.backToOwn();
    else this.#followLink(hash);
    this.cover(this.#close);
  }

  /** Shows another place's position; the journal of the own game waits for it. */
  #moveTo(state: State, place: Place) {
    if (place !== "own" && this.#place === "own")
      this.#parkedGame = { link: this.#persistence.linkOf(this.#state), journal: this.#journal };
    const isBack =
      place === "own" && this.#place !== "own" && this.#parkedGame.link === this.#persistence.linkOf(state);
    this.#journal = isBack ? this.#parkedGame.journal : new Journal();
    this.#bring(state);
    this.#place = place;
  }

  /** Notes where a change came from that no move has made. */
  #noteStep(before: State, by: ByShell) {
    this.#journal = this.#noted(this.#journal, before, this.#state, by);
  }

  /** A journal with such a change, if it is one. */
  #noted(journal: Journal<Partial<State>>, before: State, after: State, by: ByShell) {
    const position = this.game.position(before);
    return this.#persistence.isAt(position, after)
      ? journal
      : journal.note({ kind: "step", position, move: BY_SHELL[by] });
  }

  #show(change: Change<State>) {
    this.settle();
    this.#unsettled = { state: this.#state, place: this.#place };
    if (!this.#onchange(change)) this.settle();
  }

  /** Tells the browser and the device of the last change, unless they know. It happens before the next change at the latest. */
  settle = () => {
    if (!this.#unsettled) return;
    const { state, place } = this.#unsettled;
    this.#unsettled = null;
    this.#persistence.keep(state, place === "own");
    this.#persistence.tell(state, place);
  };

  // ---- Links and files ----

  /** The address of this position. */
  link = () => linkTo(this.#persistence.linkOf(this.#state));

  /** What a file is to hold, for `load`. */
  saved = (): Saved => ({
    pairs: this.game.link.write(this.#state),
    extras: this.game.extras.of(this.#state),
    preferences: this.game.preferences(this.#state),
  });

  /**
   * Takes over what a file tells: all of it, for what it leaves out is as at first. Returns what can't be
   * read; then nothing changes.
   */
  load = ({ pairs, extras, preferences }: Saved) => {
    const { state, problems } = this.game.link.read(new URLSearchParams(pairs));
    if (problems.length > 0) return problems;
    const before = this.#state;
    // It is the player's own, also where a link was looked at.
    if (this.#place !== "own") this.#moveTo(this.#persistence.own().state, "own");
    const own = this.#state;
    this.#bring(this.game.complete(state, extras ?? null, preferences ?? this.game.preferences(before)));
    this.#noteStep(own, "file");
    this.#show({ before, move: null, own: true });
    return [];
  };
}

export const createStore = <State extends object>(game: Kept<State>, onchange: Onchange<State>) =>
  new Store(game, onchange);
