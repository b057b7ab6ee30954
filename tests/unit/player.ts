/** A player at the page of the game, who sees it by its state: the store and the solver, but no view. */

import { choose, stepOfComputer, take } from "../../www/games/heckmeck/actions.ts";
import { heckmeck } from "../../www/games/heckmeck/game.ts";
import { analyse } from "../../www/games/heckmeck/model/analysis.ts";
import { facesOf, SIGNS } from "../../www/games/heckmeck/model/dice.ts";
import { addDie, setMode, takeFace } from "../../www/games/heckmeck/model/moves.ts";
import { createStore } from "../../www/shell/store.ts";
import { answersOf, solver, words } from "./module.ts";

const answers = answersOf(await solver({ tables: true }));

const faceOf = (sign) => SIGNS.indexOf(sign);
const written = (faces) => faces.map((face) => SIGNS[face]).join("");

/** Loads the page of the game in a tab. */
export const open = (tab) => new Player(tab);

class Player {
  constructor(tab) {
    this.tab = tab;
    tab.use();
    this.changes = [];
    this.store = createStore(heckmeck, (change) => this.changes.push(change));
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
    return this.state.moves.map((logged) => words.logged(logged));
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

  /** @returns {any} */
  get page() {
    const { state } = this;
    const act = (move, ...facts) => this.make(move, ...facts);
    const actFor = (move, ...facts) => this.makeFor(move, ...facts);
    return { state, words, answers, act, actFor, analysis: analyse(state, answers) };
  }

  // ---- What is done ----

  make(move, ...facts) {
    this.tab.use();
    return this.store.make(move, facts);
  }

  /** What a computer does. */
  makeFor(move, ...facts) {
    this.tab.use();
    return this.store.make(move, facts, false);
  }

  /** Enters dice one by one. */
  enter(dice) {
    for (const sign of dice) this.make(addDie, faceOf(sign));
    return this;
  }

  /** Enters a roll and takes a face of it: `roll("1255ww35", "5")`. */
  roll(dice, sign) {
    this.enter(dice);
    take(this.page, faceOf(sign));
    return this;
  }

  /** Takes a face for its odds alone. */
  take(sign) {
    this.make(takeFace, faceOf(sign));
    return this;
  }

  /** Goes on at the table with a way, by its key. */
  choose(key) {
    const { page } = this;
    const { table } = page.analysis;
    choose(
      page,
      [...table.ways, table.failing].find((way) => way.key === key),
    );
    return this;
  }

  /** Has the computer make its next step. */
  goOn() {
    stepOfComputer(this.page);
    return this;
  }

  show(mode) {
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
  do(name, ...facts) {
    this.tab.use();
    return this.store[name](...facts);
  }

  /** Loads the page again: the player from now on. */
  reload(how) {
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
