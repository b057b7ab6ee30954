// A position with its numbers, apart from the game that the device keeps: what an embedded position and practice have in common.
// It has a solver and answers of its own, and gives views what they are given on the game's page.

import { browser } from "../host/browser.ts";
import { formats } from "../host/formats.ts";
import { linkTo } from "../host/site.ts";
import { shellWords } from "../text/en/words.ts";
import { analyse } from "./analyse.ts";
import { createAnswers } from "./answers.ts";
import type { AnyPage, GameWords, Page } from "./contract.ts";
import { createEngine } from "./engine.ts";
import type { Game } from "./game.ts";

const nowhere = () => {};
const never = () => false;

/** There are no moves, and so nothing to undo. */
const NO_STORE: AnyPage["shell"]["store"] = {
  done: [],
  undone: [],
  go: nowhere,
  link: () => linkTo(browser.location.hash),
  saved: () => ({ pairs: [] }),
  load: () => [],
};

export class LonePage<State extends object, Analysis, Words extends GameWords, Solver> {
  readonly game: Game<State, Analysis, Words, Solver>;
  readonly words: Words;
  readonly #engine: ReturnType<typeof createEngine<Solver>>;
  readonly #answers: ReturnType<typeof createAnswers<Solver>>;

  /** @param onchange called when an answer has arrived */
  constructor(game: Game<State, Analysis, Words, Solver>, onchange: () => void) {
    this.game = game;
    this.words = game.words(formats);
    this.#engine = createEngine(
      game.id,
      async () => {
        this.#answers.forgetAsked();
        onchange();
      },
      nowhere,
    );
    this.#answers = createAnswers(
      onchange,
      () => (game.hasSolver ? this.#engine.functions : ({} as Solver)),
      () => this.#engine.missing.length > 0,
    );
  }

  /** Loads the solver. */
  load = async () => {
    if (this.game.hasSolver) await this.#engine.load();
  };

  /** Loads again what could not be loaded. */
  retry = () => {
    this.#answers.forgetFailures();
    return this.load();
  };

  /**
   * What the game's views are given, as on its page.
   * @param given what the page can do; without it nothing can be done
   */
  page(
    state: State,
    given: Partial<Page<State, Analysis, Words, Solver>> & Pick<AnyPage, "room">,
  ): Page<State, Analysis, Words, Solver> {
    const engine = this.#engine;
    const answers = this.#answers;
    return {
      state,
      analysis: analyse(this.game, engine, answers, state) as Analysis,
      words: this.game.wordsOf?.(state, formats) ?? this.words,
      answers,
      functions: engine.functions,
      error: engine.functions ? answers.failure : engine.error,
      dialog: null,
      computer: { isGoing: false, goOn: nowhere, step: nowhere },
      act: never,
      actFor: never,
      wayBack: () => null,
      findPast: () => null,
      open: nowhere,
      retry: nowhere,
      notify: nowhere,
      goTo: nowhere,
      tryAgain: nowhere,
      copy: async () => "",
      shell: {
        words: shellWords,
        formats,
        store: NO_STORE,
        game: this.game,
        isPractised: never,
        backToPractice: nowhere,
      },
      ...given,
    };
  }
}
