// How somebody is doing, as the address of a game asks for it by `?progress`: reads what the device keeps of the game, and shows it.

import { render } from "lit-html";
import { decisionsOf, gamesOf, refusalOf } from "../../game/records/records.ts";
import { beginBeside, byId, formats } from "../../host/document.ts";
import { createNotices } from "../../host/notices.ts";
import { tellOfVersions } from "../../host/offline.ts";
import { loadSheet } from "../../host/styles.ts";
import type { Formats } from "../../model/format.ts";
import { progressWords } from "../../text/en/progress.ts";
import { shellWords } from "../../text/en/words.ts";
import { type LuckUnit, progressOf } from "./progress.ts";
import { type ProgressWords, progressView } from "./view.ts";

/** What a game hands over to have it told. */
interface OfGame {
  luckIn: LuckUnit;
  words(formats: Formats): ProgressWords;
}

/** Days as the page's language writes them; with the year where it is another one than now. */
function createDates() {
  const { lang } = document.documentElement;
  const brief = new Intl.DateTimeFormat(lang, { day: "numeric", month: "short" });
  const long = new Intl.DateTimeFormat(lang, { day: "numeric", month: "short", year: "numeric" });
  const year = new Date().getFullYear();
  return {
    brief: (at: number) => brief.format(at),
    full: (at: number) => (new Date(at).getFullYear() === year ? brief : long).format(at),
  };
}

export async function openProgress({ id }: { id: string }, { luckIn, words: gameWords }: OfGame) {
  const words = progressWords(formats);
  const notify = createNotices(byId("notices"), shellWords);
  const dates = createDates();
  const kept = async () => {
    try {
      const [decisions, games] = await Promise.all([decisionsOf(id), gamesOf(id)]);
      return progressOf({ decisions, games }, luckIn);
    } catch (error) {
      notify("records", words.refusals[refusalOf(error)]);
      return null;
    }
  };
  const draw = async () => {
    const [progress] = await Promise.all([kept(), loadSheet("progress")]);
    render(progressView({ progress, luckIn, dates }, words, gameWords(formats)), byId("main"));
  };
  beginBeside({ title: words.title, back: words.back, at: "./" }, words.documentTitle);
  document.body.classList.add("own-progress");
  // Who comes back has decided elsewhere meanwhile.
  addEventListener("pageshow", ({ persisted }) => persisted && draw());
  await draw();
  tellOfVersions(notify, shellWords);
}
