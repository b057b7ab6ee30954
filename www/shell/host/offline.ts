// The offline copy: sw.js keeps the page, the solver and the tables of one version together.

import { browser } from "./browser.ts";
import type { Notify } from "./notices.ts";
import { reasonOf } from "./reasons.ts";
import { siteUrl } from "./site.ts";

/** Milliseconds between two times that a page asks for a new version by itself. */
const SELDOM = 3_600_000;

/** Tells the worker that this page is there. */
export const tellOfArrival = () => tell(browser.navigator.serviceWorker?.controller, "arrived");

/** Tells the worker, with the language that is in use. */
export const tell = (worker: ServiceWorker | null | undefined, what: "arrived" | "update") =>
  worker?.postMessage(`${what} ${browser.document.documentElement.lang}`);

/**
 * Keeps the site for visits without a network. `onnew` is called when a newer version than the one on
 * screen is kept: the next load shows it, and a page in use is never reloaded. A page that stays open asks
 * for one again when it is looked at.
 * @param onfailure called where the first try to keep the site has failed
 */
async function keepOffline(onnew: () => void, onfailure: () => void) {
  if (!("serviceWorker" in browser.navigator)) return;
  const { serviceWorker } = browser.navigator;
  serviceWorker.addEventListener("message", ({ data }) => {
    if (data === "new version") onnew();
  });
  serviceWorker.startMessages();
  const registration = await serviceWorker.register(siteUrl("sw.js"));
  // A browser that is told to do without it gives nothing back.
  if (!registration) return;
  hearFailure(registration, onfailure);
  // A first visit has no controller: what it shows is just being kept.
  if (serviceWorker.controller) tell(serviceWorker.controller, "update");
  else serviceWorker.ready.then(({ active }) => tell(active, "arrived"));
  askWhenLookedAt(() => tell(registration.active, "update"));
}

function hearFailure(registration: ServiceWorkerRegistration, onfailure: () => void) {
  const { installing, active } = registration;
  if (active) return;
  installing?.addEventListener("statechange", () => installing.state === "redundant" && onfailure());
}

function askWhenLookedAt(ask: () => void) {
  let asked = browser.Date.now();
  const askAgain = () => {
    if (browser.document.visibilityState !== "visible" || browser.Date.now() - asked < SELDOM) return;
    asked = browser.Date.now();
    ask();
  };
  browser.document.addEventListener("visibilitychange", askAgain);
  browser.addEventListener("focus", askAgain);
}

/** Keeps the site, and tells of a version that is newer than the one on screen. */
export async function tellOfVersions(notify: Notify) {
  const words = async () => (await import("../text/en/mend.ts")).mendWords;
  try {
    await keepOffline(
      async () => {
        const { newVersion, useNewVersion } = await words();
        notify("version", newVersion, { name: useNewVersion, run: () => browser.location.reload() });
      },
      async () => notify("notOfflineYet", (await words()).notOfflineYet),
    );
  } catch (error) {
    notify("offline", (await words()).notOffline(reasonOf(error)));
  }
}
