/** The pages for players say what the page itself says: rules, labels, keys. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import type { Token, Tokens } from "marked";
import type { KeyGroup } from "../../www/shell/game/contract.ts";
import type { keyWords } from "../../www/shell/text/en/keys.ts";
import { type Document, documents, FILES, ROOT, rowsOf } from "../docs/documents.ts";
import { GAMES } from "../games.ts";
import { present } from "../typed.ts";
import { PARTS } from "../words/parts.ts";
import { LANGUAGES, type Language } from "../words/texts.ts";
import { assertNone } from "./asserts.ts";
import { HELP } from "./helps.ts";

/** What the page says in a language, by its sources, with its straight quotes as they are printed. */
const wordsOf = (game: string, language: Language) =>
  FILES.filter((path) => path.includes(`/text/${language}/`) && path.endsWith(".ts"))
    .filter((path) => path.startsWith(`www/games/${game}/`) || path.startsWith("www/shell/"))
    .map((path) => readFileSync(ROOT + path, "utf8"))
    .join("\n")
    .replaceAll(/\\u(00a0|202f)/g, " ")
    .toLowerCase();

/** The rules of a document: its first numbered list. */
function rulesOf({ pieces }: Document) {
  const list = pieces.find((piece: Token): piece is Tokens.List => piece.type === "list" && piece.ordered);
  return present(list).items.map(({ text }) => text);
}

/** What a document has between its language's quotation marks, without the spaces that end no line. */
const QUOTED: Record<Language, RegExp> = {
  en: /“([^”]+)”/g,
  de: /„([^“]+)“/g,
  nl: /“([^”]+)”/g,
  fr: /«([^»]+)»/g,
  es: /«([^»]+)»/g,
};
const quotedIn = ({ text }: Document, language: Language) =>
  Array.from(text.matchAll(QUOTED[language]), ([, label]) => label.replaceAll(/\s+/g, " ").trim().toLowerCase());

/** A list of keys as tables of a document. */
const keyRows = (groups: KeyGroup[], { to }: typeof keyWords) =>
  groups.flatMap(({ title, rows }) => [
    [title, ""],
    ...rows.map(({ keys, range, does }) => [
      keys.map((key) => `\`${key.replaceAll(" ", "+")}\``).join(range ? ` ${to} ` : ", "),
      does,
    ]),
  ]);

const documentOf = (game: string, language: Language) => {
  const folder = language === "en" ? "" : `${language}/`;
  return present(documents.find(({ path }) => path === `docs/${folder}players/${game}.md`));
};

for (const [game, help] of Object.entries({
  heckmeck: HELP["heckmeck, advice"],
  knucklebones: HELP.knucklebones,
  "solitaire-dice": HELP["solitaire dice"],
  rummikub: HELP["tile rummy at a real table"],
}))
  test(`the rules of ${game} are those of the help`, () => {
    const [{ lines }] = help();
    assert.deepEqual(rulesOf(documentOf(game, "en")), lines);
  });

/** A game that has just been begun has no page for players yet. */
const WITH_PAGE = GAMES.filter((game) => FILES.includes(`docs/players/${game}.md`));

for (const language of LANGUAGES)
  for (const game of WITH_PAGE) {
    describe(`${game} in ${language}`, () => {
      const document = documentOf(game, language);

      test("has rules that the help tells, as many as in English", async () => {
        const told = [...(await PARTS[game](language))];
        const lines = new Set(told.filter(([name]) => name.includes(".lines.")).map(([, line]) => line));
        const rules = rulesOf(document);
        assert.equal(rules.length, rulesOf(documentOf(game, "en")).length);
        assertNone(rules, (rule) => !lines.has(rule));
      });

      test("its keys are those of the page", async () => {
        const { keys } = await import(`../../www/games/${game}/text/${language}/keys.ts`);
        const { keyWords: shell } = await import(`../../www/shell/text/${language}/keys.ts`);
        assert.deepEqual(rowsOf(document), keyRows([...keys, shell.everywhere], shell));
      });

      test("what stands in quotes can be found on the page", () => {
        const words = wordsOf(game, language);
        const quoted = quotedIn(document, language);
        assert.ok(quoted.length > 1);
        assertNone(quoted, (label) => !words.includes(label));
      });
    });
  }
