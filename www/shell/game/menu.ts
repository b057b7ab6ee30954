// The menu: the same rows in the same order in every game, each left out where a game has nothing there.

import { nothing } from "lit-html";
import { menuWords } from "../text/en/menu.ts";
import { standardWords } from "../text/en/standard.ts";
import { row, rows } from "../ui/rows.ts";
import type { AnyPage } from "./contract.ts";

export const title = ({ shell }: AnyPage) => shell.words.menu;

export function view(page: AnyPage) {
  const { game, formats, words: shellWords } = page.shell;
  const words = menuWords(formats);
  const { pages } = game;
  const dialog = (name: string, text: string, isThere: unknown = true) =>
    isThere ? row(`menu-${name}`, text, () => page.open(name)) : nothing;
  const document = (name: keyof typeof pages, text: string) =>
    pages[name] ? row(`menu-${name}`, text, `./?${name}`) : nothing;
  return rows(
    dialog("start", standardWords.newGame, game.start),
    dialog("players", standardWords.players, game.inMenu(page.state).includes("players")),
    dialog("help", shellWords.howToPlay, game.help),
    document("practice", words.practice),
    document("progress", words.progress),
    document("evenings", words.evenings),
    document("by-heart", words.byHeart),
    dialog("share", words.share),
    dialog("settings", words.settings),
    dialog("about", words.about),
  );
}
