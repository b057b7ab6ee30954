// Evenings, as the address of a game asks for them by `?evenings`: what the games come to that were played to the end on this device among
// the same players. They are read once, and each evening can be shared as text or as a picture.

import { html, render } from "lit-html";
import type { GameWords } from "../../game/contract.ts";
import type { Game } from "../../game/game.ts";
import { LonePage } from "../../game/lone-page.ts";
import { dropGame, gamesOf, merge } from "../../game/records/records.ts";
import { copyText } from "../../host/export.ts";
import { formats } from "../../host/formats.ts";
import { type Host, type Hosted, openPage } from "../../host/page.ts";
import { roomNow } from "../../host/room.ts";
import { eveningsWords } from "../../text/en/evenings.ts";
import { shellWords } from "../../text/en/words.ts";
import { canShare, handOver, sharePicture } from "../../ui/share.ts";
import { KeptSection } from "../kept.ts";
import { type Evening, type EveningLine, eveningsOf, type NameOf, nameIn, type Played } from "./evenings.ts";
import { piecesOf } from "./picture.ts";
import { type Counted, columnsOf, eveningsView, type Shown } from "./view.ts";

class EveningsPage<State extends object, Analysis, Words extends GameWords, Solver> implements Hosted {
  readonly name = "evenings";
  readonly sheets = ["evenings"];
  readonly heading;
  readonly #host: Host;
  readonly #game: Game<State, Analysis, Words, Solver>;
  readonly #counted: Counted;
  readonly #nameOf: NameOf;
  readonly #words = eveningsWords(formats);
  readonly #kept: KeptSection;
  #evenings: Evening[] = [];
  /** Whether what is kept can't be read, as a notice tells. */
  #isRefused = false;
  #told: Shown["told"] = null;

  constructor(
    host: Host,
    game: Game<State, Analysis, Words, Solver>,
    counted: NonNullable<Game<State, Analysis, Words, Solver>["pages"]["evenings"]>,
  ) {
    this.#host = host;
    this.#game = game;
    this.#counted = counted;
    this.heading = { ...this.#words, at: "./" };
    this.#kept = new KeptSection(host, this.#words.refusals, () => this.start());
    this.#nameOf = nameIn(game, game.words(formats));
  }

  async start() {
    await this.#load();
    this.#host.draw();
  }

  comeBack = () => this.start();

  async #load() {
    try {
      this.#evenings = eveningsOf(await gamesOf(this.#game.id), this.#nameOf);
      await this.#kept.read();
    } catch (error) {
      this.#isRefused = true;
      this.#kept.tell(error);
    }
  }

  /** What the game is called. */
  #name() {
    const lone = new LonePage(this.#game, () => {});
    return this.#game.title(lone.page(this.#game.initial(), { room: roomNow() }));
  }

  #line(evening: Evening): EveningLine {
    const { hasWins } = columnsOf(evening);
    return {
      at: evening.from,
      game: this.#name(),
      games: evening.games.length,
      sum: this.#counted.sum,
      players: evening.standings.map(({ name, wins, score }) => ({ name, wins: hasWins ? wins : null, score })),
    };
  }

  #shareText = async (evening: Evening) => {
    const text = this.#words.line(this.#line(evening));
    const copy = async () => ((await copyText(text)) ? shellWords.copied : shellWords.notCopied);
    this.#tell(evening, canShare() ? await handOver(async () => ({ text }), copy) : await copy());
  };

  #sharePicture = async (evening: Evening) => {
    const text = this.#words.when({ at: evening.from, count: evening.games.length });
    const pieces = piecesOf(evening, this.#counted, this.#words);
    this.#tell(evening, await sharePicture({ title: this.#name(), text, pieces }, this.#words));
  };

  /** Tells what came of sharing. */
  #tell(evening: Evening, text: string) {
    this.#told = { evening, text };
    this.#host.draw();
  }

  #deleteGame = async (game: Played) => {
    try {
      const dropped = await dropGame(game);
      await this.start();
      const bringBack = async () => {
        this.#host.notify("game", null);
        await merge(dropped).catch(this.#kept.tell);
        await this.start();
      };
      this.#kept.notify("game", this.#words.gameDeleted(game.at), { name: shellWords.undo, run: bringBack });
    } catch (error) {
      this.#kept.tell(error);
    }
  };

  draw() {
    if (this.#isRefused) return;
    const acts = { shareText: this.#shareText, sharePicture: this.#sharePicture, deleteGame: this.#deleteGame };
    const shown: Shown = { counted: this.#counted, told: this.#told, words: this.#words, acts };
    render(html`${eveningsView(this.#evenings, shown)}${this.#kept.view()}`, this.#host.main);
  }
}

export async function open<State extends object, Analysis, Words extends GameWords, Solver>(
  game: Game<State, Analysis, Words, Solver>,
) {
  const { evenings } = game.pages;
  if (evenings) await openPage((host) => new EveningsPage(host, game, evenings));
}
