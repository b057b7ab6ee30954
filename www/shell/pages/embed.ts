// A link's position and its numbers alone, for a page of somebody else's: what the address asks for by `?embed`. Nothing is kept, nothing
// that the device keeps is read, and nothing can be changed: a tap anywhere leads to the page itself.

import type { TemplateResult } from "lit-html";
import { html, render } from "lit-html";
import type { GameWords, Page } from "../game/contract.ts";
import type { Game } from "../game/game.ts";
import { LonePage } from "../game/lone-page.ts";
import { browser } from "../host/browser.ts";
import { byId, clearPage } from "../host/document.ts";
import { tellOfLink } from "../host/notices.ts";
import { type Host, type Hosted, openPage } from "../host/page.ts";
import { embedWords } from "../text/en/embed.ts";

/** One narrow column, whatever room the frame has. */
const ROOM = { picture: 260, isWide: false, isLow: false, isOnSide: false };

class Embed<State extends object, Analysis, Words extends GameWords, Solver> implements Hosted {
  readonly name = "embed";
  readonly sheets = ["embed"];
  readonly isGuest = true;
  readonly #host: Host;
  readonly #lone: LonePage<State, Analysis, Words, Solver>;
  readonly #view: (page: Page<State, Analysis, Words, Solver>) => TemplateResult;
  #state: State;

  constructor(
    host: Host,
    game: Game<State, Analysis, Words, Solver>,
    view: (page: Page<State, Analysis, Words, Solver>) => TemplateResult,
  ) {
    this.#host = host;
    this.#lone = new LonePage(game, host.draw);
    this.#view = view;
    this.#state = game.initial();
  }

  start() {
    clearPage();
    leadToPage();
    this.takeLink();
  }

  goOn = () => this.#lone.load();

  takeLink() {
    const { game, words } = this.#lone;
    const { state, problems } = game.link.read(new URLSearchParams(browser.location.hash.slice(1)));
    // What is embedded is there for its numbers, whoever plays.
    this.#state = game.complete(state, null, { ...game.preferences(game.initial()), advice: "before" });
    this.#host.notify("link", tellOfLink(problems, words.problem));
    this.#host.draw();
  }

  makeRoom() {
    this.#state = this.#lone.game.initial();
    return "linkUndrawn" as const;
  }

  draw() {
    const page = this.#lone.page(this.#state, { room: ROOM });
    const title = this.#lone.game.title(page);
    render(headerView(title), byId("header"));
    render(this.#view(page), this.#host.main);
    takeOutOfTabs(this.#host.main);
    browser.document.title = embedWords.title(title);
  }
}

const headerView = (title: string) => html`<h1>${title}</h1>
  <a id="open" href=${`./${browser.location.hash}`} target="_blank" rel="noopener">${embedWords.open}<span class="unseen"> ${embedWords.opensTab}</span></a>`;

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
  browser.addEventListener("click", open, { capture: true });
  browser.addEventListener("keydown", (event) => event.key === "Enter" && open(event), { capture: true });
}

export async function open<State extends object, Analysis, Words extends GameWords, Solver>(
  game: Game<State, Analysis, Words, Solver>,
) {
  const { embedView } = await game.pages.embed();
  await openPage((host) => new Embed(host, game, embedView));
}
