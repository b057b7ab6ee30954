// Stands in each page, before all else: says which language the page is in, and asks for its script in that language. The
// policy of the pages allows it by its hash.

import LANGUAGES from "../languages.json" with { type: "json" };

const root = document.documentElement;
// `top` leads to the site's top, `own` from an address of a language to that of none; `script` is the page's, without a language;
// `blocking` tells whether nothing is to be drawn before it.
const { top, script, own, blocking = "" } = root.dataset;

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
  ...navigator.languages.map((tag) => tag.split("-")[0]),
];
root.lang = wanted.find((language) => Object.hasOwn(LANGUAGES, language)) ?? "en";

const add = (name: string, properties: object) =>
  document.head.append(Object.assign(document.createElement(name), properties));
add("script", { type: "module", src: `${top}app/${script}.${root.lang}.js`, blocking });
add("link", { rel: "manifest", href: `${top}${root.lang}/manifest.webmanifest` });
