// A game's rules to remember, as its address asks for them by `?by-heart`: which list is shown stands behind `#`, and all is rendered from that.

import { render } from "lit-html";
import { beginBeside, byId, formats } from "../../host/document.ts";
import { createFocus } from "../../host/focus.ts";
import { createNotices } from "../../host/notices.ts";
import { tellOfVersions } from "../../host/offline.ts";
import { loadSheet } from "../../host/styles.ts";
import { byHeartWords } from "../../text/en/by-heart.ts";
import { shellWords } from "../../text/en/words.ts";
import { hashOf, type Shown, shownOf } from "./shown.ts";
import type { ByHeart, GameWords } from "./types.ts";
import { byHeartView } from "./view.ts";

/** @param id the game's */
export async function openByHeart<
  Example,
  Fact extends string,
  Feature extends string,
  Words extends GameWords<Fact, Feature>,
>(id: string, game: ByHeart<Example, Fact, Feature, Words>) {
  const words = byHeartWords(formats);
  const gameWords = game.words(formats);
  const name = gameWords.documentTitle;
  const focus = createFocus(document.body);
  const pick = (shown: Shown) => {
    history.replaceState(null, "", hashOf(shown, game));
    draw();
  };
  const draw = () => {
    focus.note();
    const shown = shownOf(location.hash, game);
    render(
      byHeartView({ game, name, shown, pick, print: () => window.print(), words, gameWords, formats }),
      byId("main"),
    );
    focus.land(null, false);
  };
  beginBeside({ ...words, at: "./" }, name);
  document.body.classList.add("by-heart");
  await Promise.all([loadSheet("by-heart"), loadSheet(`${id}-later`)]);
  addEventListener("hashchange", draw);
  draw();
  tellOfVersions(createNotices(byId("notices"), shellWords), shellWords);
}
