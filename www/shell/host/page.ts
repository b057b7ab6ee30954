// Opens a page of the site: whatever it shows, it has the same around it.

import { html, render } from "lit-html";
import { shellWords } from "../text/en/words.ts";
import { createAnnouncer } from "./announce.ts";
import { browser } from "./browser.ts";
import { begin, byId, clearPage, wholeDocument } from "./document.ts";
import { createFocus } from "./focus.ts";
import { createNotices, type Notify } from "./notices.ts";
import { tellOfVersions } from "./offline.ts";
import { lateSheets, loadSheet } from "./styles.ts";
import { guardTaps } from "./taps.ts";

/** What a page gets from its host. */
export interface Host {
  main: HTMLElement;
  focus: ReturnType<typeof createFocus>;
  announce: ReturnType<typeof createAnnouncer>;
  notify: Notify;
  /** Has the page drawn; where that fails it makes room first. */
  draw(): void;
}

type Failure = "linkUndrawn" | "passedOver";

/** What a page hands to its host. */
export interface Hosted {
  /** A class of the document's body; a game's own page has none. */
  name?: string;
  /** What stands above the page, and the document's title; left out by a page that draws its own header. */
  heading?: { title: string; back: string; at?: string; documentTitle: string };
  /** Style sheets that the first drawing waits for. */
  sheets?: string[];
  /** Whether the page stands in one of somebody else's: then nothing is kept, and nothing that the device keeps is read. */
  isGuest?: boolean;
  /** Loads what the first drawing takes, and draws. */
  start(): unknown;
  /** Draws everything. */
  draw(): void;
  /** Has what the device keeps read once more: the browser brings the page back as it was left. */
  comeBack?(): unknown;
  /** Called with another link in the address. */
  takeLink?(): void;
  /** Leaves out what could not be drawn, and returns what is said of that, by its key. The page is drawn once more. */
  makeRoom?(): Failure | Promise<Failure>;
  /** What goes on once the page stands there. */
  goOn?(): unknown;
}

/** Opens a page in a document made of page.html. */
export async function openPage(make: (host: Host) => Hosted) {
  await wholeDocument();
  let isMending = false;
  const host: Host = {
    main: byId("main"),
    focus: createFocus(browser.document.body),
    announce: createAnnouncer(byId("status")),
    notify: createNotices(byId("notices"), shellWords),
    draw() {
      try {
        page.draw();
      } catch (error) {
        // What nothing catches is told by the first lines of the document.
        if (isMending || !page.makeRoom) throw error;
        console.error(error);
        mend(page.makeRoom);
      }
    },
  };
  async function mend(makeRoom: () => Failure | Promise<Failure>) {
    isMending = true;
    try {
      const [{ mendWords }, failure] = await Promise.all([import("../text/en/mend.ts"), makeRoom.call(page)]);
      host.notify("undrawn", mendWords[failure]);
      page.draw();
    } finally {
      isMending = false;
    }
  }

  const page = make(host);
  const { name, heading, sheets = [], isGuest = false } = page;
  begin(isGuest);
  if (name) browser.document.body.classList.add(name);
  if (heading) showHeading(heading);
  await Promise.all(sheets.map(loadSheet));
  const late = lateSheets();
  await page.start();
  // What room there is can be read once they are there.
  for (const sheet of late) sheet.then(() => host.draw());
  browser.addEventListener("resize", () => host.draw());
  browser.addEventListener("pageshow", ({ persisted }) => persisted && page.comeBack?.());
  if (page.takeLink) browser.addEventListener("hashchange", () => page.takeLink?.());
  guardTaps([host.main, byId("dialog"), byId("notices")]);
  await page.goOn?.();
  if (!isGuest) await tellOfVersions(host.notify);
}

function showHeading({ title, back, at = "../", documentTitle }: Required<Hosted>["heading"]) {
  browser.document.title = documentTitle;
  clearPage();
  render(html`<h1>${title}</h1><a class="back" href=${at}>${back}</a>`, byId("header"));
}
