// A game's rules to remember as a page: which list is shown stands in the address, and all is rendered from that.

import { render } from "lit-html";
import { beginBeside, byId, formats } from "../document.ts";
import { createFocus } from "../focus.ts";
import { createNotices } from "../notices.ts";
import { tellOfVersions } from "../offline.ts";
import { byHeartWords } from "../text/en/by-heart.ts";
import { shellWords } from "../text/en/words.ts";
import { wholeDocument } from "../whole-document.ts";
import { countOf } from "./count.ts";
import type { ByHeart, GameWords } from "./types.ts";
import { byHeartView } from "./view.ts";

/**
 * Opens a game's rules to remember.
 * @param name of the document, in its language
 */
export async function openByHeart<
  Example,
  Fact extends string,
  Feature extends string,
  Words extends GameWords<Fact, Feature>,
>(game: ByHeart<Example, Fact, Feature, Words>, name: string) {
  await wholeDocument();
  const words = byHeartWords(formats);
  const gameWords = game.words(formats);
  const focus = createFocus(document.body);
  const pick = (count: number) => {
    history.replaceState(null, "", `#rules=${count}`);
    draw();
  };
  const draw = () => {
    focus.note();
    const count = countOf(location.hash, game);
    render(
      byHeartView({ game, name, count, pick, print: () => window.print(), words, gameWords, formats }),
      byId("main"),
    );
    focus.land(null, false);
  };
  beginBeside(words, name);
  addEventListener("hashchange", draw);
  draw();
  tellOfVersions(createNotices(byId("notices"), shellWords), shellWords);
}
