// The page's script is asked for by the first lines of its document, and may come before the rest of it.

/** Waits until the document has been read to its end. */
export async function wholeDocument() {
  if (document.readyState !== "loading") return;
  await new Promise((go) => document.addEventListener("DOMContentLoaded", go, { once: true }));
}
