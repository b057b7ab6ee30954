/** A player at the page of the game, who sees it by its state: the store and the solver, but no view. */

import type { Page } from "../../www/games/heckmeck/actions.ts";
import { choose, stepOfComputer } from "../../www/games/heckmeck/actions.ts";
import { heckmeck } from "../../www/games/heckmeck/game.ts";
import { analyse } from "../../www/games/heckmeck/model/analysis.ts";
import { facesOf, SIGNS } from "../../www/games/heckmeck/model/dice.ts";
import { addDie, setMode, takeFace } from "../../www/games/heckmeck/model/moves.ts";
import { toldMove } from "../../www/games/heckmeck/model/told-moves.ts";
import type { State } from "../../www/games/heckmeck/model/types.ts";
import type { Change, Move } from "../../www/shell/game/contract.ts";
import { createStore } from "../../www/shell/game/store.ts";
import { partOf, present } from "../typed.ts";
import type { Tab } from "./browser.ts";
import { answersOf, solver, words } from "./heckmeck.ts";

const answers = answersOf(await solver({ tables: true }));

const faceOf = (sign: string) => SIGNS.indexOf(sign);
const written = (faces: number[]) => faces.map((face) => SIGNS[face]).join("");

/** Loads the page of the game in a tab. `isLate`: a page whose drawing never ends, which has the store tell nothing by itself. */
export const open = (tab: Tab, { isLate = false } = {}) => new Player(tab, isLate);

type Store = ReturnType<typeof createStore<State>>;

/** What the store does, by name. */
type Doing = {
  [Name in keyof Store as Store[Name] extends (...facts: never[]) => unknown ? Name : never]: Store[Name];
};

export class Player {
  readonly tab: Tab;
  readonly changes: Change<State>[] = [];
  readonly store: Store;
  readonly problems: string[];

  constructor(tab: Tab, isLate = false) {
    this.tab = tab;
    tab.use();
    this.store = createStore(heckmeck, (change) => {
      this.changes.push(change);
      return isLate;
    });
    this.problems = this.store.start().map(({ key }) => key);
  }

  // ---- What is seen ----

  get state() {
    return this.store.state;
  }

  /** The dice: those taken, and those rolled. */
  get dice() {
    return `${written(facesOf(this.state.taken))} | ${written(this.state.roll)}`;
  }

  /** The moves of the game, in words. */
  get moves() {
    return this.state.moves.map((logged) => words.logged(toldMove(logged)));
  }

  get hash() {
    return this.tab.entry.hash;
  }

  get canUndo() {
    return this.store.done.length;
  }

  get canRedo() {
    return this.store.undone.length;
  }

  /** The position, to be compared. */
  get position() {
    return JSON.parse(JSON.stringify(heckmeck.position(this.state)));
  }

  get page() {
    const { state } = this;
    const analysis = present(analyse(state, answers));
    return partOf<Page>({ state, words, answers, act: this.make, actFor: this.makeFor, analysis });
  }

  // ---- What is done ----

  make = <Facts extends unknown[]>(move: Move<State, Facts>, ...facts: Facts) => {
    this.tab.use();
    return this.store.make(move, facts);
  };

  /** What a computer does. */
  makeFor = <Facts extends unknown[]>(move: Move<State, Facts>, ...facts: Facts) => {
    this.tab.use();
    return this.store.make(move, facts, false);
  };

  /** Enters dice one by one. */
  enter(dice: string) {
    for (const sign of dice) this.make(addDie, faceOf(sign));
    return this;
  }

  /** Enters a roll and takes a face of it: `roll("1255ww35", "5")`. */
  roll(dice: string, sign: string) {
    this.enter(dice);
    this.make(takeFace, faceOf(sign));
    return this;
  }

  /** Takes a face for its odds alone. */
  take(sign: string) {
    this.make(takeFace, faceOf(sign));
    return this;
  }

  /** Goes on at the table with a way, by its key. */
  choose(key: string) {
    const { page } = this;
    const { ways, failing } = present(page.analysis.table);
    choose(page, present([...ways, failing].find((way) => way?.key === key)));
    return this;
  }

  /** Has the computer make its next step. */
  goOn() {
    stepOfComputer(this.page);
    return this;
  }

  show(mode: State["mode"]) {
    this.make(setMode, mode);
    return this;
  }

  undo(moves = 1) {
    this.tab.use();
    this.store.go(moves);
    return this;
  }

  redo(moves = 1) {
    this.tab.use();
    this.store.go(-moves);
    return this;
  }

  /** Anything else that the store does. */
  do<Name extends keyof Doing>(name: Name, ...facts: Parameters<Doing[Name]>) {
    this.tab.use();
    return (this.store[name] as (...facts: unknown[]) => ReturnType<Doing[Name]>)(...facts);
  }

  /** Loads the page again: the player from now on. */
  reload(how?: Parameters<Tab["leave"]>[0]) {
    this.tab.leave(how);
    return new Player(this.tab);
  }

  back() {
    this.tab.go(-1);
    return this;
  }

  forward() {
    this.tab.go(1);
    return this;
  }
}
