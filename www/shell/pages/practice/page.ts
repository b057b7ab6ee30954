// Practice, as the address of a game asks for it by `?practice`: one position after another, shown as in a game to whoever decides alone;
// then what each choice is worth, and why. Own mistakes come first, at growing intervals; then positions of the computer's. With `#rules=3`
// the rules of that card are practised instead, one after the other.

import { html, render } from "lit-html";
import type { GameWords, Page } from "../../game/contract.ts";
import type { Game } from "../../game/game.ts";
import { LonePage } from "../../game/lone-page.ts";
import { linkOf } from "../../game/records/link.ts";
import { cardsOf, dropCard, keepCard } from "../../game/records/records.ts";
import { dueCards, newSchedule, nextOfComputer, practised } from "../../game/records/schedule.ts";
import type { Card } from "../../game/records/types.ts";
import { browser } from "../../host/browser.ts";
import { device } from "../../host/device.ts";
import { formats } from "../../host/formats.ts";
import { type Host, type Hosted, openPage } from "../../host/page.ts";
import { roomNow } from "../../host/room.ts";
import { anyOf } from "../../model/any-of.ts";
import { at } from "../../model/at.ts";
import { isMissed } from "../../model/grades.ts";
import { practiceWords } from "../../text/en/practice.ts";
import { shellWords } from "../../text/en/words.ts";
import { cardOf } from "../by-heart/cards.ts";
import { KeptSection } from "../kept.ts";
import { DIFFICULTIES, type Difficulty, type Practice } from "./contract.ts";
import { notePractised } from "./note-practised.ts";
import { practiceView, type Shown } from "./view.ts";

const DIFFICULTY_KEY = "rollwise.practice";

/** Games in which a position is looked for that a rule decides, before it is the next one's turn: the rarest decides in one of 30 games. */
const MOST_GAMES = 40;

/** The rules of a card, as they are said, and whether they are what is practised. */
interface Rules {
  said: string[];
  arePractised: boolean;
}

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
  /** As the position was drawn last: a choice is judged by the numbers it was made by, whatever has been found since. */
  #drawn: Page<State, Analysis, Words, Solver>;
  #tally = { done: 0, right: 0 };
  /** Those of a card to remember; null where the game has none. */
  readonly #rules: Rules | null;
  /** Whether the player wants positions of the computer's although own mistakes are due. */
  #skipsOwn = false;
  readonly #kept: KeptSection;

  constructor(
    host: Host,
    game: Game<State, Analysis, Words, Solver>,
    practice: Practice<State, Analysis, Words, Solver>,
    rules: Rules | null,
  ) {
    this.#host = host;
    this.#game = game;
    this.#practice = practice;
    this.#gameWords = practice.words(formats);
    this.#rules = rules;
    this.#lone = new LonePage(game, host.draw);
    this.#state = game.initial();
    this.#drawn = this.#page();
    this.#kept = new KeptSection(host, this.#words.refusals, this.#reread);
    this.heading = rules?.arePractised
      ? { ...this.#words, back: this.#words.rules, at: `./?by-heart#rules=${rules.said.length}` }
      : { ...this.#words, at: "./" };
  }

  async start() {
    await this.#loadCards();
    // What a rule says only the solver knows.
    if (this.#rules?.arePractised) this.#host.draw();
    else await this.#next();
  }

  /** Who comes back has decided elsewhere meanwhile. */
  comeBack = () => this.start();

  async goOn() {
    await this.#lone.load();
    if (!this.#card) await this.#next();
  }

  /** Another card: the next visit does without this one as well. */
  async makeRoom() {
    if (this.#card) await this.#drop(this.#card);
    await this.#take(await this.#pick());
    return "passedOver" as const;
  }

  async #loadCards() {
    try {
      [this.#cards] = await Promise.all([cardsOf(this.#game.id), this.#kept.read()]);
    } catch (error) {
      this.#kept.tell(error);
    }
  }

  /** After more was loaded, or all was deleted: an own mistake that is kept no more is practised no more. */
  #reread = async () => {
    await this.#loadCards();
    const isKept = this.#cards.some(({ id }) => id === this.#card?.id);
    if (isKept || this.#card?.from === "computer") this.#host.draw();
    else await this.#next();
  };

  /** Positions of the computer's, as cards that were never practised. */
  async #loadPositions() {
    const states = await this.#practice.positions(this.#difficulty);
    this.#positions = states.map(this.#cardOf);
  }

  #cardOf = (state: State): Card => {
    const { id: game } = this.#game;
    const link = linkOf(this.#game, state);
    return {
      ...{ id: `${game} ${link}`, game, link, from: "computer" },
      ...{ misses: 0, lost: 0, unit: this.#practice.unit, schedule: newSchedule(browser.Date.now()) },
    };
  };

  /** A position that a rule decides alone, one rule after the other; null without the solver. */
  async #pickByRule(count: number): Promise<Card | null> {
    const { byCard } = this.#practice;
    const { functions } = this.#page();
    if (!functions || !byCard) return null;
    for (let nth = 0; nth < count * MOST_GAMES; nth += 1) {
      const wanted = (this.#tally.done + Math.floor(nth / MOST_GAMES)) % count;
      const states = (await byCard.played(functions, count)).filter((state) => {
        const { left, decided } = byCard.hear(state, functions, count);
        return decided === wanted && left.length === 1;
      });
      if (states.length > 0) return this.#cardOf(anyOf(states));
    }
    return null;
  }

  async #pick(): Promise<Card> {
    const byRule = this.#rules?.arePractised ? await this.#pickByRule(this.#rules.said.length) : null;
    if (byRule) return byRule;
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
    await dropCard(card).catch(this.#kept.tell);
  }

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
    const page = this.#drawn;
    const judged = this.#practice.judged(page, move, after);
    // What it is worth is not known yet.
    if (!judged && move.kind === "step") return false;
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
    const rule = this.#ruled();
    // Where the card is practised, nobody is wrong who goes by it.
    const isRight = !isMissed(grade) || (this.#rules?.arePractised && rule?.picked === picked) === true;
    this.#tally = { done: this.#tally.done + 1, right: this.#tally.right + Number(isRight) };
    // Positions of a card's games are as many as are asked for.
    if (!this.#rules?.arePractised || !isRight) {
      const kept = practised(card, { isRight, lost }, browser.Date.now());
      this.#cards = [...this.#cards.filter(({ id }) => id !== kept.id), kept];
      keepCard(kept).catch(this.#kept.tell);
    }
    this.#state = this.#practice.told(this.#state);
    const reason = this.#rules?.arePractised ? null : (this.#practice.reason?.(this.#page()) ?? null);
    this.#outcome = { grade, picked, lost, unit, kind, reason, rule: reason === null ? rule : null };
    this.#host.draw();
    browser.scrollTo(0, 0);
    this.#host.focus.goTo("next-position");
  }

  /** What the card says of the position, and what that is worth; null where it leaves a choice, or is wrong and not what is practised. */
  #ruled(): NonNullable<Shown["outcome"]>["rule"] {
    const page = this.#page();
    const { byCard } = this.#practice;
    if (!this.#rules || !byCard || !page.functions) return null;
    const { said, arePractised } = this.#rules;
    const { left, decided } = byCard.hear(page.state, page.functions, said.length);
    const [picked = "", ...others] = left;
    const judged = byCard.judged(page, picked);
    if (decided === null || others.length > 0 || !judged) return null;
    return arePractised || judged.grade === "best" ? { ...judged, nth: decided, text: at(said, decided) } : null;
  }

  #page() {
    const given = { room: roomNow(), act: this.#act, retry: this.#lone.retry };
    return this.#lone.page(this.#state, this.#judgedBy ? { ...given, analysis: this.#judgedBy } : given);
  }

  draw() {
    if (!this.#card) return render(html`<p class="card soft">${shellWords.loading}</p>`, this.#host.main);
    this.#drawn = this.#page();
    const shown: Shown = {
      from: this.#card.from,
      unit: this.#card.unit,
      due: dueCards(this.#cards, browser.Date.now()).filter(({ from }) => from !== "computer").length,
      difficulty: this.#difficulty,
      outcome: this.#outcome,
      tally: this.#tally,
      position: this.#practice.view(this.#drawn),
      elsewhere: this.#practice.isElsewhere ? `./#${this.#card.link}` : null,
      rules: this.#rules && { count: this.#rules.said.length, arePractised: this.#rules.arePractised },
      kept: this.#kept.view(),
    };
    render(
      practiceView(shown, this.#words, this.#gameWords, {
        next: this.#next,
        setDifficulty: this.#setDifficulty,
        practiseOwn: this.#practiseOwn,
      }),
      this.#host.main,
    );
  }
}

export async function open<State extends object, Analysis, Words extends GameWords, Solver>(
  game: Game<State, Analysis, Words, Solver>,
) {
  const [loaded, rules] = await Promise.all([game.pages.practice?.(), rulesOf(game.pages["by-heart"])]);
  if (loaded) await openPage((host) => new PracticePage(host, game, loaded.practice, rules));
}

/** The rules that the address wants to have practised, else those of the longest card. */
async function rulesOf(load: Game<never>["pages"]["by-heart"]): Promise<Rules | null> {
  const loaded = await load?.();
  if (!loaded) return null;
  const { cards, words } = loaded.byHeart;
  const { hash } = browser.location;
  const arePractised = new URLSearchParams(hash.slice(1)).has("rules");
  const { rules } = arePractised ? cardOf(hash, cards) : at(cards, cards.length - 1);
  return { said: rules.map((rule) => at(words(formats).rules, rule)), arePractised };
}
