// A game's rules to remember, as its address asks for them by `?by-heart`: which card is shown stands behind `#`, and all is rendered from that.

import { render } from "lit-html";
import type { GameWords } from "../../game/contract.ts";
import type { Game } from "../../game/game.ts";
import { browser } from "../../host/browser.ts";
import { formats } from "../../host/formats.ts";
import { openPage } from "../../host/page.ts";
import { byHeartWords } from "../../text/en/by-heart.ts";
import { cardOf } from "./cards.ts";
import { byHeartView } from "./view.ts";

export async function open<State, Analysis, Words extends GameWords, Solver>({
  id,
  pages,
}: Pick<Game<State, Analysis, Words, Solver>, "id" | "pages">) {
  const loaded = await pages["by-heart"]?.();
  if (!loaded) return;
  const { cards, ...game } = loaded.byHeart;
  const words = byHeartWords(formats);
  const gameWords = game.words(formats);
  const picture = game.picture(gameWords, formats);
  return openPage(({ main, focus, draw }) => ({
    name: "by-heart",
    heading: { ...words, documentTitle: gameWords.documentTitle, at: "./" },
    sheets: ["by-heart", `${id}-later`],
    ...{ start: draw, takeLink: draw },
    draw() {
      focus.note();
      const shown = cardOf(browser.location.hash, cards);
      const pick = ({ rules }: typeof shown) => {
        browser.history.replaceState(null, "", `#rules=${rules.length}`);
        draw();
      };
      const print = () => browser.print();
      render(byHeartView({ cards, shown, pick, print, picture, words, gameWords }), main);
      focus.land(null, false);
    },
  }));
}
