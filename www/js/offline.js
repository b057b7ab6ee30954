// The offline copy: the page, the solver and the tables of one version, kept by sw.js.

/** Keeps this version for visits without a network; `onnew` is called when a newer one is ready. */
export async function keepOffline(onnew) {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.register("sw.js");
  const tell = () => {
    // Without a controller the first version has just been kept: nothing to replace.
    if (registration.waiting && navigator.serviceWorker.controller) {
      onnew(() => takeOver(registration.waiting));
    }
  };
  tell();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", tell);
  });
}

/** Milliseconds that a new version is given to take over before the old one is shown after all. */
const PATIENCE = 1500;

/** A version that was ready when the page was opened takes over before anything is shown. The
 * browser lets it in when the old one is idle; where another tab keeps that busy for long, the new
 * version waits for the next time: a page in use is never reloaded. */
export async function takeOverAtLoad() {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration?.waiting || !navigator.serviceWorker.controller) return;
  await takeOver(registration.waiting, PATIENCE);
}

/** Reloads the page as soon as the new version has it in hand: at once, if another tab saw to it. */
function takeOver(worker, patience = Infinity) {
  if (!worker) location.reload();
  return new Promise((resolve) => {
    const reload = () => location.reload();
    navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
    worker?.postMessage("take over");
    if (patience === Infinity) return;
    setTimeout(() => {
      navigator.serviceWorker.removeEventListener("controllerchange", reload);
      resolve();
    }, patience);
  });
}
