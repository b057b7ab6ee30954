// A game's rules to remember, as its address asks for them by `?by-heart`: which list is shown stands behind `#`, and all is rendered from that.

import { render } from "lit-html";
import type { GameWords } from "../../game/contract.ts";
import type { Game } from "../../game/game.ts";
import { browser } from "../../host/browser.ts";
import { formats } from "../../host/formats.ts";
import { openPage } from "../../host/page.ts";
import { byHeartWords } from "../../text/en/by-heart.ts";
import { hashOf, type Shown, shownOf } from "./shown.ts";
import { byHeartView } from "./view.ts";

export async function open<State, Analysis, Words extends GameWords, Solver>({
  id,
  pages,
}: Pick<Game<State, Analysis, Words, Solver>, "id" | "pages">) {
  const loaded = await pages["by-heart"]?.();
  if (!loaded) return;
  const { byHeart: game } = loaded;
  const words = byHeartWords(formats);
  const gameWords = game.words(formats);
  const { documentTitle } = gameWords;
  await openPage(({ main, focus, draw }) => {
    const pick = (shown: Shown) => {
      browser.history.replaceState(null, "", hashOf(shown, game));
      draw();
    };
    const page = { game, name: documentTitle, pick, print: () => browser.print(), words, gameWords, formats };
    return {
      name: "by-heart",
      heading: { ...words, documentTitle, at: "./" },
      sheets: ["by-heart", `${id}-later`],
      ...{ start: draw, takeLink: draw },
      draw() {
        focus.note();
        render(byHeartView({ ...page, shown: shownOf(browser.location.hash, game) }), main);
        focus.land(null, false);
      },
    };
  });
}
