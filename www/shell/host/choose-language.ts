// Stands in each page, before all else: says which language the page is in, asks for its script in that language, and says where
// something fails. The policy of the pages allows it by its hash.

import LANGUAGES from "../../languages.json" with { type: "json" };

const root = document.documentElement;
// `top` leads to the site's top, `own` from an address of a language to that of none; `script` is the page's, without a language;
// `blocking` tells whether nothing is to be drawn before it.
const { top = "", script, own, blocking = "" } = root.dataset;

/** Browsers of before 2026 may have none. */
const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy(name: string, rules: { createScriptURL(address: string): string | null }): void };
};

/** What has been chosen on this device, under the key of `language.ts`. An embedded position reads nothing that is kept. */
function kept() {
  try {
    if (location.search.startsWith("?embed")) return "";
    return localStorage.getItem("rollwise.language") ?? "";
  } catch {
    return "";
  }
}

const wanted = [
  own === undefined ? "" : root.lang,
  // Who embeds a position knows the language of the page around it.
  new URLSearchParams(location.search).get("language") ?? "",
  kept(),
  ...navigator.languages.map((tag) => tag.replace(/-.*/, "")),
];
root.lang = wanted.find((language) => Object.hasOwn(LANGUAGES, language)) ?? "en";

// What the policy of the pages asks of each address that a script or a worker is loaded from: it lies within the site.
const site = new URL(`${top}.`, location.href).href;
trustedTypes?.createPolicy("default", {
  createScriptURL: (address: string) => (new URL(address, location.href).href.startsWith(site) ? address : null),
});

const add = (name: string, properties: object) =>
  document.head.append(Object.assign(document.createElement(name), properties));
add("script", { type: "module", src: `${top}app/${script}.${root.lang}.js`, blocking });
add("link", { rel: "manifest", href: `${top}${root.lang}/manifest.webmanifest` });

/** Loads the page anew, past what the browser has kept of its script and styles: they may have been cut off on their way. */
async function tryAgain() {
  const files = document.querySelectorAll<HTMLElement & { src?: string; href?: string }>(
    "script[src], [rel=stylesheet]",
  );
  const load = async ({ src, href }: { src?: string; href?: string }) =>
    (await fetch(src ?? href ?? "", { cache: "reload" })).blob();
  await Promise.allSettled([...files].map(load));
  location.reload();
}

function tell() {
  const failed = document.getElementById("failed");
  if (!failed) return;
  // Without the styles each language would be shown.
  for (const said of failed.querySelectorAll<HTMLElement>(".said")) said.hidden = said.lang !== root.lang;
  failed.onclick = tryAgain;
  failed.hidden = false;
}

/**
 * Of what the page asks for by elements, script and styles are missed. What nothing has caught has no element; a browser's extension
 * that fails is no matter of the page's.
 */
const isMissed = (event: Event) =>
  event.target instanceof Element
    ? event.target.matches("script, [rel=stylesheet]")
    : !(event instanceof ErrorEvent) || event.filename.startsWith(location.origin);

for (const type of ["error", "unhandledrejection"])
  addEventListener(
    type,
    (event) => {
      if (!isMissed(event)) return;
      if (document.readyState === "loading") addEventListener("DOMContentLoaded", tell);
      else tell();
    },
    true,
  );
