// A game's rules to remember, as its address asks for them by `?by-heart`: which list is shown stands behind `#`, and all is rendered from that.

import { render, type TemplateResult } from "lit-html";
import type { GameWords } from "../../game/contract.ts";
import type { Game } from "../../game/game.ts";
import { browser } from "../../host/browser.ts";
import { formats } from "../../host/formats.ts";
import { openPage } from "../../host/page.ts";
import { byHeartWords } from "../../text/en/by-heart.ts";
import { cardOf } from "./cards.ts";
import { cardsView } from "./cards-view.ts";
import { hashOf, shownOf } from "./shown.ts";
import { byHeartView } from "./view.ts";

export async function open<State, Analysis, Words extends GameWords, Solver>({
  id,
  pages,
}: Pick<Game<State, Analysis, Words, Solver>, "id" | "pages">) {
  const loaded = await pages["by-heart"]?.();
  if (!loaded) return;
  const { byHeart: game } = loaded;
  const words = byHeartWords(formats);
  const openAs = (documentTitle: string, view: (pick: (hash: string) => void) => TemplateResult) =>
    openPage(({ main, focus, draw }) => {
      const pick = (hash: string) => {
        browser.history.replaceState(null, "", hash);
        draw();
      };
      return {
        name: "by-heart",
        heading: { ...words, documentTitle, at: "./" },
        sheets: ["by-heart", `${id}-later`],
        ...{ start: draw, takeLink: draw },
        draw() {
          focus.note();
          render(view(pick), main);
          focus.land(null, false);
        },
      };
    });
  const print = () => browser.print();
  if ("cards" in game) {
    const { cards } = game;
    const gameWords = game.words(formats);
    const picture = game.picture(gameWords, formats);
    return openAs(gameWords.documentTitle, (pick) =>
      cardsView({
        ...{ cards, shown: cardOf(browser.location.hash, cards), print, picture, words, gameWords },
        pick: ({ rules }) => pick(`#rules=${rules.length}`),
      }),
    );
  }
  const gameWords = game.words(formats);
  const { documentTitle } = gameWords;
  return openAs(documentTitle, (pick) =>
    byHeartView({
      ...{ game, name: documentTitle, shown: shownOf(browser.location.hash, game), print, words, gameWords, formats },
      pick: (shown) => pick(hashOf(shown, game)),
    }),
  );
}
