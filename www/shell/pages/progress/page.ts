// How somebody is doing, as the address of a game asks for it by `?progress`: reads what the device keeps of the game, and shows it.

import { render } from "lit-html";
import type { GameWords } from "../../game/contract.ts";
import type { Game } from "../../game/game.ts";
import { decisionsOf, gamesOf, refusalOf } from "../../game/records/records.ts";
import { browser } from "../../host/browser.ts";
import { formats } from "../../host/formats.ts";
import { openPage } from "../../host/page.ts";
import { progressWords } from "../../text/en/progress.ts";
import { type Progress, progressOf } from "./progress.ts";
import { progressView } from "./view.ts";

/** Days as the page's language writes them; with the year where it is another one than now. */
function createDates() {
  const { lang } = browser.document.documentElement;
  const brief = new Intl.DateTimeFormat(lang, { day: "numeric", month: "short" });
  const long = new Intl.DateTimeFormat(lang, { day: "numeric", month: "short", year: "numeric" });
  const year = new browser.Date().getFullYear();
  return {
    brief: (at: number) => brief.format(at),
    full: (at: number) => (new Date(at).getFullYear() === year ? brief : long).format(at),
  };
}

export async function open<State, Analysis, Words extends GameWords, Solver>({
  id,
  pages: { progress: ofGame },
}: Pick<Game<State, Analysis, Words, Solver>, "id" | "pages">) {
  if (!ofGame) return;
  const { progressWords: gameWords } = await ofGame.words();
  const words = progressWords(formats);
  const luckIn = ofGame.luck;
  const dates = createDates();
  await openPage((host) => {
    let progress: Progress | null = null;
    const start = async () => {
      try {
        const [decisions, games] = await Promise.all([decisionsOf(id), gamesOf(id)]);
        progress = progressOf({ decisions, games }, luckIn);
      } catch (error) {
        host.notify("records", words.refusals[refusalOf(error)]);
      }
      host.draw();
    };
    return {
      ...{ name: "own-progress", sheets: ["progress"], heading: { ...words, at: "./" }, start, comeBack: start },
      draw: () => render(progressView({ progress, luckIn, dates }, words, gameWords(formats)), host.main),
    };
  });
}
