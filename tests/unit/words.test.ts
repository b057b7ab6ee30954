/** Every sentence that a visitor can read lies in text/: a view holds none, and no word either. */
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the samples are sources.

import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { describe, test } from "node:test";
import { assertEach } from "./asserts.ts";

import { hasTemplates, literalsIn } from "./literals.ts";

const WWW = new URL("../../www/", import.meta.url);

/**
 * Views by their paths: all of a folder of that name, the scripts of a game beside it but for the selectors of what moves, and whatever
 * holds a template.
 */
async function views() {
  const paths = (await readdir(WWW, { recursive: true })).filter((path) => path.endsWith(".ts")).sort();
  const read = async (path: string) => ({ path, source: await readFile(new URL(path, WWW), "utf8") });
  const isView = (path: string) => path.includes("/views/") || /^games\/[^/]+\/(?!motions)[^/]+\.ts$/.test(path);
  return (await Promise.all(paths.map(read))).filter(({ path, source }) => isView(path) || hasTemplates(source));
}

const all = await views();

describe("no word in a view", () => {
  for (const { path, source } of all) {
    test(path, () => {
      const found = literalsIn(source).map(({ line, text }) => `www/${path}:${line}: ${text}`);
      assert.deepEqual(found, [], "what a visitor reads belongs into text/en/");
    });
  }

  test("and the views are found", () => {
    const paths = all.map(({ path }) => path);
    for (const path of [
      "shell/game/header.ts",
      "shell/game/share-dialog.ts",
      "shell/ui/controls.ts",
      "shell/game/undo-list.ts",
      "shell/pages/lab/bar.ts",
      "games/heckmeck/announcements.ts",
      "games/heckmeck/views/pad.ts",
      "games/heckmeck/views/details/chart.ts",
      "games/heckmeck/lab/views/results.ts",
      "shell/pages/speed/view.ts",
    ]) {
      assert.ok(paths.includes(path), path);
    }
    assert.ok(paths.every((path) => !path.includes("/text/")));
  });
});

/** Sources, and what is to be found in them. */
const FOUND = {
  "text between tags": ["html`<p>Take it</p>`", "Take it"],
  "a single word between tags": ["html`<b>best</b>`", "best"],
  "a single letter": ["html`<b>s</b>`", "s"],
  "words of another language": ["html`<b>für</b>`", "für"],
  "text before and after a value": ["html`<p>${count} of ${all} dice</p>`", "… of … dice"],
  "text outside of tags": ["html`hello ${name}`", "hello …"],
  "text after a tag with a value": ["html`<b class=${name}>best</b>`", "best"],
  "text after a tag with a handler": ["html`<button @click=${() => 1 > 0}>best</button>`", "best"],
  "text beside a sign": ["html`<p>✕ ${name} fails</p>`", "✕ … fails"],
  "text of a picture": ["svg`<text x=${1}>best</text>`", "best"],
  "a template within one": ["html`<p>${list.map((name) => html`<b>${name} wins</b>`)}</p>`", "… wins"],
  "a label": ['html`<button aria-label="undo">↶</button>`', '"undo"'],
  "a label without quotes": ["html`<button aria-label=undo>↶</button>`", "undo"],
  "a label in part": ['html`<button aria-label="Add a ${face}">+</button>`', '"Add a …"'],
  "a title": ["html`<a title='games'>▾</a>`", "'games'"],
  "an alternative text": ['html`<img alt="dice">`', '"dice"'],
  "a placeholder": ['html`<input placeholder="name">`', '"name"'],
  "a description": ['html`<p aria-description="dice">5</p>`', '"dice"'],
  "a text that is bound to an attribute": [
    'html`<button aria-label=${isOpen ? "close" : words.open}>☰</button>`',
    "close",
  ],
  "a text that is bound to a property": ['html`<p .textContent=${"best"}></p>`', "best"],
  "a word that is shown on a condition": ['html`<p>${isBest ? "best" : nothing}</p>`', "best"],
  "a word that is shown for want of another": ['html`<p>${name ?? "you"}</p>`', "you"],
  "a word of a list": ['html`<p>${["best", count]}</p>`', "best"],
  "a word in a text": ["html`<p>${`${count} left`}</p>`", "… left"],
  "a word that is put together": ['html`<p>${count + " left"}</p>`', "left"],
  "a word for each": ['html`<p>${list.map(() => "best")}</p>`', "best"],
  "a word for each row": ['html`<p>${repeat(list, ({ key }) => key, () => "best")}</p>`', "best"],
  "a word that a block returns": ['html`<p>${list.map(() => { return "best"; })}</p>`', "best"],
  "a word of the same file": ['const mark = isBest ? "best" : ""; html`<p>${mark}</p>`', "best"],
  "a word of a function of the same file": ['function mark() { return "best"; } html`<p>${mark()}</p>`', "best"],
  "a word of a short function": ['const mark = (way) => (way.isBest ? "best" : ""); html`<p>${mark(way)}</p>`', "best"],
  "a word of a table": ['const MARKS = { best: "great" }; html`<p>${MARKS[key]}</p>`', "great"],
  "several words anywhere": ['const news = "no tile";', "no tile"],
  "a capital anywhere": ['const name = "Ann";', "Ann"],
  "a capital behind a sign": ['const name = "✕ Fail";', "✕ Fail"],
  "words around a value anywhere": ["const text = `${count} dice`;", "… dice"],
  "an argument": ['setting("Light or dark", control)', "Light or dark"],
  "an option": ['select({ label: "Dice", options })', "Dice"],
  "an error, for its message is told": ['throw new Error("not readable");', "not readable"],
  "a word with a type": ['const name: string = isIt ? "Ann" : (other as "Ben");', "Ann"],
  "an assignment": ['node.title = "games";', "games"],
};

/** Sources in which there is nothing to be found. */
const CLEAN = {
  "signs and numbers": "html`<p>↶ ☰ – 5 (12) ${count} · ±</p>`",
  "an entity": "html`<p>&nbsp;${count}&times;</p>`",
  "a comment": "html`<!-- no tile --><p>${count}</p>`",
  "words in comments of the script": "/** Takes a tile. */\nconst a = 1; // No tile",
  "classes and other attributes":
    'html`<p class="card soft" id="Name" role="status" data-key="way-${key}" viewBox="0 0 ${width} 20">${count}</p>`',
  "a class on a condition": 'html`<p class=${isBest ? "way best" : "way"}>${count}</p>`',
  "a class in a text": 'html`<p class="way ${isBest ? "best" : ""}">${count}</p>`',
  "a class by its name": 'radios({ className: "segments mode", label: words.mode })',
  "a class that is put together": 'const className = `way ${isBest ? "best" : ""}`; html`<p class=${className}></p>`',
  "a class as an argument": 'html`<p>${die(face, "die big")}</p>`',
  "a class by default": 'const die = (face, className = "die big") => html`<i class=${className}></i>`;',
  "paths of imports":
    'import { a } from "./Some thing.js"; export * from "./Other thing.js"; export { b } from "./A b.js"; import("./Some other.js");',
  "selectors and events": 'root.querySelector("[data-key] .Way").closest("Li a"); addEventListener("Some event", run);',
  "a key that is compared": 'if (event.key === "Enter") run();',
  "a case": 'switch (key) { case "Enter": run(); }',
  "a key of a row": "html`${repeat(list, ({ key }) => `row ${key}`, (row) => html`<b>${row}</b>`)}`",
  "a key by its name": "const key = `dialog ${name}`;",
  "a key of an answer": 'answers.get("names of moves", load)',
  "a key of an object": 'const KEYS = { "Page Up": 1, Enter: 2 };',
  "single words that nobody sees": 'act(show, { panel: "chart" });',
  "a path of a picture": "svg`<path d=${`M${x} ${y}H${z}`}></path>`",
  "a path that is put together": "const path = `M${x} ${y}v10`;",
  "a style": "html`<p .style=${vars({ part })}>${count}</p>`",
  "words by facts":
    "html`<button aria-label=${words.addDie(face, count)} title=${words.taken}>${words.take} ${count}</button>`",
  "a type": 'type Name = "Ann" | "no tile"; const a = (name: "Ben"): Name => find<"Cleo">(name);',
  "a symbol": 'picture("die-Worm", "a b", words.die)',
};

describe("the scanner finds", () => {
  for (const [what, [source, text]] of Object.entries(FOUND)) {
    test(what, () => assertEach(literalsIn(source), ({ text }) => text, [text]));
  }

  test("everything, with its line", () => {
    const source =
      'import { html } from "lit-html";\n\nexport const view = () => html`\n  <p>\n    one ${list.map(\n      () => "two",\n    )}\n    three\n  </p>`;\nconst four = "Four";\n';
    const found = literalsIn(source).map(({ line, text }) => [line, text]);
    assert.deepEqual(found, [
      [5, "one … three"],
      [6, "two"],
      [10, "Four"],
    ]);
  });
});

describe("the scanner leaves alone", () => {
  for (const [what, source] of Object.entries(CLEAN)) {
    test(what, () => assert.deepEqual(literalsIn(source), []));
  }
});
