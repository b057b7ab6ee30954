// Practice, as the address of a game asks for it by `?practice`: one position after another, shown as in a game to whoever decides alone;
// then what each choice is worth, and why. Own mistakes come first, at growing intervals; then positions of the computer's.

import { render } from "lit-html";
import type { GameWords, Page } from "../../game/contract.ts";
import type { Game } from "../../game/game.ts";
import { LonePage } from "../../game/lone-page.ts";
import { linkOf } from "../../game/records/link.ts";
import { cardsOf, clear, countDecisions, dropCard, keepCard, merge, refusalOf } from "../../game/records/records.ts";
import { dueCards, newSchedule, nextOfComputer, practised } from "../../game/records/schedule.ts";
import type { Card } from "../../game/records/types.ts";
import { browser } from "../../host/browser.ts";
import { device } from "../../host/device.ts";
import { byId } from "../../host/document.ts";
import { formats } from "../../host/formats.ts";
import { type Host, type Hosted, openPage } from "../../host/page.ts";
import { roomNow } from "../../host/room.ts";
import { at } from "../../model/at.ts";
import { withoutControls } from "../../model/elsewhere.ts";
import { isMissed } from "../../model/grades.ts";
import { practiceWords } from "../../text/en/practice.ts";
import { DIFFICULTIES, type Difficulty, type Practice } from "./contract.ts";
import { notePractised } from "./note-practised.ts";
import { practiceView, type Shown } from "./view.ts";

const DIFFICULTY_KEY = "rollwise.practice";

class PracticePage<State extends object, Analysis, Words extends GameWords, Solver> implements Hosted {
  readonly name = "practice";
  readonly sheets = ["practice"];
  readonly heading;
  readonly #host: Host;
  readonly #game: Game<State, Analysis, Words, Solver>;
  readonly #practice: Practice<State, Analysis, Words, Solver>;
  readonly #lone: LonePage<State, Analysis, Words, Solver>;
  readonly #words = practiceWords(formats);
  readonly #gameWords: ReturnType<Practice<State, Analysis, Words, Solver>["words"]>;
  #difficulty: Difficulty = DIFFICULTIES.find((one) => one === device.read(DIFFICULTY_KEY)) ?? "easy";
  #cards: Card[] = [];
  #positions: Card[] = [];
  #card: Card | null = null;
  #state: State;
  /** The position as it was shown before it was decided, and what came of that. */
  #outcome: Shown["outcome"] = null;
  #judgedBy: Analysis | null = null;
  #tally = { done: 0, right: 0 };
  /** Whether the player wants positions of the computer's although own mistakes are due. */
  #skipsOwn = false;
  #kept = 0;

  constructor(
    host: Host,
    game: Game<State, Analysis, Words, Solver>,
    practice: Practice<State, Analysis, Words, Solver>,
  ) {
    this.#host = host;
    this.#game = game;
    this.#practice = practice;
    this.#gameWords = practice.words(formats);
    this.#lone = new LonePage(game, host.draw);
    this.#state = game.initial();
    this.heading = { ...this.#words, at: "./" };
  }

  async start() {
    await this.#loadCards();
    await this.#next();
  }

  /** Who comes back has decided elsewhere meanwhile. */
  comeBack = () => this.start();

  goOn = () => this.#lone.load();

  /** Another card: the next visit does without this one as well. */
  async makeRoom() {
    if (this.#card) await this.#drop(this.#card);
    await this.#take(await this.#pick());
    return "passedOver" as const;
  }

  async #loadCards() {
    try {
      [this.#cards, this.#kept] = await Promise.all([cardsOf(this.#game.id), countDecisions()]);
    } catch (error) {
      this.#tell(error);
    }
  }

  /** Tells why nothing can be kept; practice goes on. */
  #tell = (error: unknown) => this.#host.notify("records", this.#words.refusals[refusalOf(error)]);

  /** Positions of the computer's, as cards that were never practised. */
  async #loadPositions() {
    const { id: game } = this.#game;
    const states = await this.#practice.positions(this.#difficulty);
    this.#positions = states.map((state) => {
      const link = linkOf(this.#game, state);
      return {
        ...{ id: `${game} ${link}`, game, link, from: "computer" as const },
        ...{ misses: 0, lost: 0, unit: this.#practice.unit, schedule: newSchedule(browser.Date.now()) },
      };
    });
  }

  async #pick(): Promise<Card> {
    const isWanted = ({ id, from }: Card) => id !== this.#card?.id && !(this.#skipsOwn && from !== "computer");
    const due = dueCards(this.#cards, browser.Date.now()).find(isWanted);
    if (due) return due;
    await this.#loadPositions();
    const ids = this.#positions.map(({ id }) => id);
    const fresh = at(this.#positions, nextOfComputer(ids, this.#cards));
    return this.#cards.find(({ id }) => id === fresh.id) ?? fresh;
  }

  #next = async (): Promise<void> => {
    // The one before stays decided until the next one is there: nobody decides it twice.
    const card = await this.#pick();
    this.#host.focus.note();
    await this.#take(card);
    this.#host.draw();
    browser.scrollTo(0, 0);
    this.#host.focus.land("answer", false);
  };

  /** Makes a card the one that is decided next; or another one, where it can't be read. */
  async #take(card: Card): Promise<void> {
    [this.#outcome, this.#judgedBy, this.#card] = [null, null, card];
    const { link, unit } = card;
    const { state, problems } = this.#game.link.read(new URLSearchParams(link));
    if (problems.length > 0) {
      await this.#drop(card);
      return this.#take(await this.#pick());
    }
    const whole = this.#game.complete(state, null, this.#game.preferences(this.#game.initial()));
    this.#state = this.#practice.hidden(whole, unit);
    if (this.#practice.isElsewhere) notePractised(this.#game, link);
  }

  async #drop(card: Card) {
    this.#cards = this.#cards.filter(({ id }) => id !== card.id);
    await dropCard(card).catch(this.#tell);
  }

  #save = async () => {
    const { save } = await import("../../game/records/file.ts");
    await save(this.#words.fileName).catch(this.#tell);
  };

  /** Adds what a file holds, or says what is wrong with it. */
  #load = async (file: File) => {
    const { read, FileProblem } = await import("../../game/records/file.ts");
    const { loaded, notLoaded } = this.#words;
    const name = withoutControls(file.name);
    try {
      this.#host.notify("file", loaded({ name, ...(await merge(await read(file))) }));
      await this.#loadCards();
      this.#host.draw();
    } catch (error) {
      if (error instanceof FileProblem) this.#host.notify("file", notLoaded[error.why](name, error.place));
      else this.#tell(error);
    }
    byId("notices").scrollIntoView();
  };

  #askToDelete = () => {
    const { areYouSure, deleteAll, keepAll } = this.#words;
    this.#host.notify(
      "delete",
      areYouSure,
      { name: deleteAll, run: this.#delete },
      { name: keepAll, run: () => this.#host.notify("delete", null) },
    );
    byId("notices").scrollIntoView();
    byId("notices").querySelector("button")?.focus();
  };

  #delete = async () => {
    try {
      await clear();
      [this.#cards, this.#kept] = [[], 0];
      this.#host.notify("delete", this.#words.deleted);
      await this.#next();
    } catch (error) {
      this.#host.notify("delete", null);
      this.#tell(error);
    }
  };

  #setDifficulty = (difficulty: Difficulty) => {
    this.#difficulty = difficulty;
    device.write(DIFFICULTY_KEY, difficulty);
    this.#skipsOwn = true;
    this.#next();
  };

  #practiseOwn = () => {
    this.#skipsOwn = false;
    this.#next();
  };

  /** A move of the player's: it decides, or it prepares that. */
  #act = ((move, ...facts) => {
    if (this.#outcome && move.kind !== "display") return false;
    const after = move(this.#state, ...facts);
    if (after === null) return false;
    const page = this.#page();
    const judged = this.#practice.judged(page, move, after);
    if (judged) this.#judge(judged, page.analysis);
    else {
      this.#state = after;
      this.#host.draw();
    }
    return true;
  }) as Page<State, Analysis, Words, Solver>["act"];

  /** @param analysis what it was judged by: it stays on screen whatever is found later */
  #judge(
    { lost, unit, grade, picked, kind }: NonNullable<ReturnType<Practice<State, Analysis, Words, Solver>["judged"]>>,
    analysis: Analysis,
  ) {
    this.#judgedBy = analysis;
    const card = this.#card as Card;
    const isRight = !isMissed(grade);
    this.#tally = { done: this.#tally.done + 1, right: this.#tally.right + Number(isRight) };
    const kept = practised(card, { isRight, lost }, browser.Date.now());
    this.#cards = [...this.#cards.filter(({ id }) => id !== kept.id), kept];
    keepCard(kept).catch(this.#tell);
    this.#state = this.#practice.told(this.#state);
    const reason = this.#practice.reason?.(this.#page()) ?? null;
    this.#outcome = { grade, picked, lost, unit, kind, reason };
    this.#host.draw();
    browser.scrollTo(0, 0);
    this.#host.focus.goTo("next-position");
  }

  #page() {
    const given = { room: roomNow(), act: this.#act, retry: this.#lone.retry };
    return this.#lone.page(this.#state, this.#judgedBy ? { ...given, analysis: this.#judgedBy } : given);
  }

  draw() {
    if (!this.#card) return;
    const shown: Shown = {
      from: this.#card.from,
      unit: this.#card.unit,
      due: dueCards(this.#cards, browser.Date.now()).filter(({ from }) => from !== "computer").length,
      difficulty: this.#difficulty,
      outcome: this.#outcome,
      tally: this.#tally,
      position: this.#practice.view(this.#page()),
      elsewhere: this.#practice.isElsewhere ? `./#${this.#card.link}` : null,
      hasRules: this.#game.pages["by-heart"] !== undefined,
      kept: this.#kept,
    };
    render(
      practiceView(shown, this.#words, this.#gameWords, {
        next: this.#next,
        setDifficulty: this.#setDifficulty,
        practiseOwn: this.#practiseOwn,
        save: this.#save,
        load: this.#load,
        askToDelete: this.#askToDelete,
      }),
      this.#host.main,
    );
  }
}

export async function open<State extends object, Analysis, Words extends GameWords, Solver>(
  game: Game<State, Analysis, Words, Solver>,
) {
  const loaded = await game.pages.practice?.();
  if (loaded) await openPage((host) => new PracticePage(host, game, loaded.practice));
}
