// The offline copy: sw.js keeps the page, the solver and the tables of one version together.

/** Tells the worker that this page is there. */
export function tellOfArrival() {
  navigator.serviceWorker?.controller?.postMessage("arrived");
}

/** Keeps the site for visits without a network. `onnew` is called when a newer version than the one
 * on screen is kept: the next load shows it, and a page in use is never reloaded. */
export async function keepOffline(onnew) {
  if (!("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener("message", ({ data }) => {
    if (data === "new version") onnew();
  });
  serviceWorker.startMessages();
  await serviceWorker.register(new URL("../sw.js", import.meta.url));
  // A first visit has no controller: what it shows is just being kept.
  serviceWorker.controller?.postMessage("update");
}
