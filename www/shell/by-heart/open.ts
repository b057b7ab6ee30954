// A game's rules to remember as a page: which list is shown stands in the address, and all is rendered from that.

import { render } from "lit-html";
import { beginBeside, byId, formats } from "../document.ts";
import { createFocus } from "../focus.ts";
import { createNotices } from "../notices.ts";
import { tellOfVersions } from "../offline.ts";
import { byHeartWords } from "../text/en/by-heart.ts";
import { shellWords } from "../text/en/words.ts";
import { wholeDocument } from "../whole-document.ts";
import type { ByHeart } from "./types.ts";
import { byHeartView } from "./view.ts";

/** Of `#rules=5` the number of rules, if there is such a list; else that of the first one shown. */
export function countOf(hash: string, { lists, first }: Pick<ByHeart<unknown>, "lists" | "first">) {
  const told = Number(new URLSearchParams(hash.slice(1)).get("rules"));
  return lists.some(({ rules }) => rules.length === told) ? told : first;
}

/**
 * Opens a game's rules to remember.
 * @param name of the document, in its language
 */
export async function openByHeart<Example>(game: ByHeart<Example>, name: string) {
  await wholeDocument();
  const words = byHeartWords(formats);
  const gameWords = game.words(formats);
  const focus = createFocus(document.body);
  beginBeside(words, name);
  const pick = (count: number) => {
    history.replaceState(null, "", `#rules=${count}`);
    draw();
  };
  const draw = () => {
    focus.note();
    const count = countOf(location.hash, game);
    render(byHeartView(game, { count, pick, print: () => window.print(), words, gameWords }), byId("main"));
    focus.land(null, false);
  };
  addEventListener("hashchange", draw);
  draw();
  tellOfVersions(createNotices(byId("notices"), shellWords), shellWords);
}
