// A link's position and its numbers alone, for a page of somebody else's: what the address asks for by `?embed`. Nothing is kept, nothing
// that the device keeps is read, and nothing can be changed: a tap anywhere leads to the page itself.

import type { TemplateResult } from "lit-html";
import { html, render } from "lit-html";
import type { Game, GameWords, Page } from "../game/contract.ts";
import { LonePage } from "../game/lone-page.ts";
import { byId, clearPage } from "../host/document.ts";
import { tellOfLink } from "../host/notices.ts";
import { loadSheet } from "../host/styles.ts";
import { embedWords } from "../text/en/embed.ts";

/** The colours that an address may ask for, by `theme`; those of the system without it. */
const THEMES = ["light", "dark"];

/** One narrow column, whatever room the frame has. */
const ROOM = { picture: 260, isWide: false, isLow: false };

class Embed<State extends object, Analysis, Words extends GameWords, Solver> {
  readonly view: (page: Page<State, Analysis, Words, Solver>) => TemplateResult;
  readonly #lone: LonePage<State, Analysis, Words, Solver>;
  #state: State;
  /** What is said of a link that could not be read or shown. */
  #notice: string | null = null;

  constructor(
    game: Game<State, Analysis, Words, Solver>,
    view: (page: Page<State, Analysis, Words, Solver>) => TemplateResult,
  ) {
    this.view = view;
    this.#lone = new LonePage(game, () => this.#draw());
    this.#state = game.initial();
  }

  async start() {
    const theme = new URLSearchParams(location.search).get("theme") ?? "";
    if (THEMES.includes(theme)) document.documentElement.dataset.theme = theme;
    document.body.classList.add("embed");
    await loadSheet("embed");
    clearPage();
    this.#readLink();
    addEventListener("hashchange", () => this.#readLink());
    leadToPage();
    await this.#lone.load();
  }

  #readLink() {
    const { game, words } = this.#lone;
    const { state, problems } = game.link.read(new URLSearchParams(location.hash.slice(1)));
    this.#state = game.complete(state, null, game.preferences(game.initial()));
    this.#notice = tellOfLink(problems, words.problem);
    this.#draw();
  }

  /** What can't be drawn makes room for the position that a game begins with, once. */
  #draw() {
    try {
      this.#drawn();
    } catch (error) {
      if (this.#notice === embedWords.undrawn) throw error;
      console.error(error);
      this.#state = this.#lone.game.initial();
      this.#notice = embedWords.undrawn;
      this.#drawn();
    }
  }

  #drawn() {
    const page = this.#lone.page(this.#state, { room: ROOM });
    const title = this.#lone.game.title(page);
    render(headerView(title), byId("header"));
    render(this.#notice && html`<p class="notice"><span>${this.#notice}</span></p>`, byId("notices"));
    render(this.view(page), byId("main"));
    takeOutOfTabs(byId("main"));
    document.title = embedWords.title(title);
  }
}

const headerView = (title: string) => html`<h1>${title}</h1>
  <a id="open" href=${`./${location.hash}`} target="_blank" rel="noopener">${embedWords.open}<span class="unseen"> ${embedWords.opensTab}</span></a>`;

/** The link alone is met by Tab: whatever else could be tapped on the page does as the link does. */
function takeOutOfTabs(main: HTMLElement) {
  for (const control of main.querySelectorAll<HTMLElement>("button, summary, [tabindex='0']")) control.tabIndex = -1;
  for (const closed of main.querySelectorAll("details")) closed.open = true;
}

/** A tap anywhere, or Enter, opens the page as the link does. */
function leadToPage() {
  const open = (event: Event) => {
    if ((event.target as Element).closest?.("#open, #failed")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    byId("open").click();
  };
  addEventListener("click", open, { capture: true });
  addEventListener("keydown", (event) => event.key === "Enter" && open(event), { capture: true });
}

/** @param view the game's position and what is said of it, with what the game's page has for that */
export const openEmbed = <State extends object, Analysis, Words extends GameWords, Solver>(
  game: Game<State, Analysis, Words, Solver>,
  view: (page: Page<State, Analysis, Words, Solver>) => TemplateResult,
) => new Embed(game, view).start();
