// The list of games. Opened without `?games`, it goes on at once to the game that was used last.

import { browser } from "../host/browser.ts";
import { device } from "../host/device.ts";
import { begin, wholeDocument } from "../host/document.ts";
import { LANGUAGES, type Language, languageNow, pickLanguage } from "../host/language.ts";
import { tell } from "../host/offline.ts";
import { siteUrl } from "../host/site.ts";
import { applyTheme } from "../host/theme.ts";
import { languageWords as words } from "../text/en/language.ts";
import site from "../text/en/site.json" with { type: "json" };

/** The games. */
const rows = () => [...browser.document.querySelectorAll<HTMLAnchorElement>("a[data-game]")];

/** The game that was used last on this device. */
const lastUsed = () => rows().find((row) => row.dataset.game === device.read("rollwise.last"));

/** Whether Back or Forward led here: whoever leaves a game like that wants the list. */
const cameBack = () => {
  const [visit] = browser.performance.getEntriesByType("navigation");
  return visit instanceof PerformanceNavigationTiming && visit.type === "back_forward";
};

/** The game that a visit goes on to; undefined for the list itself. */
function destination() {
  if (new URLSearchParams(browser.location.search).has("games") || cameBack()) return undefined;
  // A link to the site's top tells a position of the heir.
  const isLink = browser.location.hash.includes("=");
  const heir = rows().find((row) => row.dataset.game === browser.document.body.dataset.heir);
  return (isLink && heir) || lastUsed();
}

/** What the service worker adds to the list's address where it stands in for a game that the device has not kept. */
const AWAY = "#away";

function show() {
  applyTheme();
  browser.document.title = site.title;
  const away = browser.document.querySelector(".away");
  if (away instanceof HTMLElement) away.hidden = browser.location.hash !== AWAY;
  const last = lastUsed();
  for (const row of rows()) {
    const used = row.querySelector(".used");
    if (used instanceof HTMLElement) used.hidden = row !== last;
  }
}

/** Beside the site's name a choice of language; below it what is said where one could not be had. */
function offerLanguages() {
  const { document, location, history } = browser;
  const list = document.createElement("select");
  list.setAttribute("aria-label", words.language);
  list.dataset.key = "language";
  list.append(...Object.entries(LANGUAGES).map(([language, name]) => new Option(name, language)));
  list.value = languageNow();
  const said = Object.assign(document.createElement("p"), { className: "hint" });
  said.setAttribute("role", "status");
  list.onchange = async () => {
    const language = list.value as Language;
    // A visit without it would go on to the game that was used last.
    if (!new URLSearchParams(location.search).has("games"))
      history.replaceState(history.state, "", `?games${location.hash}`);
    if (await pickLanguage(language)) return;
    list.value = languageNow();
    said.textContent = words.away(LANGUAGES[language]);
  };
  document.querySelector("header")?.append(list);
  document.querySelector("main")?.prepend(said);
}

export async function open() {
  await wholeDocument();
  // The service worker hears of each page, also of one that goes on at once.
  begin();
  const next = destination();
  if (next) {
    browser.location.replace(next.href + browser.location.search + browser.location.hash);
    return;
  }
  offerLanguages();
  show();
  // The browser may bring the list back as it was when a game was opened.
  browser.addEventListener("pageshow", show);
  // A link may be pasted where the list is.
  browser.addEventListener(
    "hashchange",
    () => browser.location.hash.includes("=") && browser.location.replace(`./${browser.location.hash}`),
  );
  // Whoever has seen the list finds it and all games on it without a network as well.
  browser.navigator.serviceWorker?.register(siteUrl("sw.js")).catch(() => {});
  tell(browser.navigator.serviceWorker?.controller, "update");
}
