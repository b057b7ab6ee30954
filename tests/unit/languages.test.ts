/** Every language says all that English says, in its own words, marks and numbers. */

import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { env } from "node:process";
import { describe, test } from "node:test";
import { PARTS } from "../words/parts.ts";
import type { Language } from "../words/texts.ts";
import { assertNone } from "./asserts.ts";

const WWW = new URL("../../www/", import.meta.url);
const listed = Object.keys(JSON.parse(await readFile(new URL("languages.json", WWW), "utf8")));
/** The folders that have texts. */
const PLACES = ["shell", ...(await readdir(new URL("games/", WWW))).map((id) => `games/${id}`)];
/** Those that the site speaks beside English; one that is being written can be named by hand. */
const OTHERS = (env.LANGUAGES?.split(",") ?? listed).filter((language) => language !== "en") as Exclude<
  Language,
  "en"
>[];

/** Words that only English has, of those that its texts are full of. */
const ENGLISH =
  /\b(the|and|with|you|your|yours|are|not|this|that|these|those|have|has|from|which|when|they|their|there|what|could|would|can't|don't|isn't|it's|tile|tiles|dice|worms|turn|turns|player|players|take|takes|rolled|roll|rolls|game|games|board|boards|move|moves|played|chance|chances|score|scores|only|more|less|than|after|before|every|each|because|points|point|loaded|please|nothing|everything|next|best|choice|choices|opponent)\b/gi;

interface Rules {
  /** Words of the list above that are the language's own as well, or names. */
  own: RegExp;
  /** What its marks never look like, with what that would be. */
  wrong: [RegExp, string][];
  /** Nouns in the singular and the plural, where these differ. */
  nouns: [string, string][];
}

const COMMA: [RegExp, string] = [/(?<![\d.])\d{1,3}\.\d(?!\d\d)/, "a decimal point"];
const SPACED_PERCENT: [RegExp, string] = [/\d[ \u202f]?%/, "a percent sign without its space"];

const RULES: Record<Exclude<Language, "en">, Rules> = {
  de: {
    own: /^(chance|dice)$/i,
    wrong: [
      COMMA,
      SPACED_PERCENT,
      [/["”«»]|(?<!„[^“]*)“/, "quotation marks other than „…“"],
      [/\p{L}'\p{L}/u, "a straight apostrophe"],
    ],
    nouns: [
      ["Wurm", "Würmer"],
      ["Punkt", "Punkte"],
      ["Zug", "Züge"],
      ["Stein", "Steine"],
      ["Spiel", "Spiele"],
      ["Kreuz", "Kreuze"],
      ["Portion", "Portionen"],
    ],
  },
  nl: {
    own: /^(dice|score|scores|beste|are|worms?)$/i,
    wrong: [
      COMMA,
      [/\d[\s\u00a0\u202f]%/, "a percent sign with a space"],
      [/["„«»]/, "quotation marks other than “…”"],
      [/\p{L}'\p{L}/u, "a straight apostrophe"],
    ],
    nouns: [
      ["worm", "wormen"],
      ["punt", "punten"],
      ["beurt", "beurten"],
      ["steen", "stenen"],
      ["dobbelsteen", "dobbelstenen"],
      ["tegel", "tegels"],
    ],
  },
  fr: {
    own: /^(dice|score|scores|chances?|points?|games?|plus|joker|moves?)$/i,
    wrong: [
      COMMA,
      SPACED_PERCENT,
      [/["“”„]|«(?!\u00a0)|(?<!\u00a0)»/, "quotation marks other than « … »"],
      [/\p{L}'\p{L}/u, "a straight apostrophe"],
      [/(?<![\u00a0\u202f?!])[;!?]|[^\u00a0\u202f\d]:(?=[\s\u00a0]|$)/, "no space before a mark"],
    ],
    nouns: [
      ["ver", "vers"],
      ["point", "points"],
      ["tuile", "tuiles"],
      ["dé", "dés"],
      ["tour", "tours"],
      ["partie", "parties"],
    ],
  },
  es: {
    own: /^(dice|has|son|move)$/i,
    wrong: [
      COMMA,
      SPACED_PERCENT,
      [/["“”„]|«\s|\s»/, "quotation marks other than «…»"],
      [/\p{L}'\p{L}/u, "a straight apostrophe"],
      [/^[^¿]*\?/, "a question without ¿"],
      [/^[^¡]*!/, "a call without ¡"],
    ],
    nouns: [
      ["gusano", "gusanos"],
      ["punto", "puntos"],
      ["ficha", "fichas"],
      ["dado", "dados"],
      ["turno", "turnos"],
      ["partida", "partidas"],
    ],
  },
};

/** What no sentence of any language has. */
const NEVER: [RegExp, string][] = [
  [/ {2}|[ \u00a0\u202f]{2}|^\s|\s$/, "a space too many"],
  [/undefined|null\b|NaN|\[object/, "what is no word"],
  [/ [,.](?!\d)/, "a space before a mark"],
  [/\.\.(?!\.)|,,|,\./, "two marks in one place"],
  [/[–-]\d+[.,]\d/, "a minus that is none"],
];

/** All that a language says, by what says it. */
async function sentencesOf(language: Language) {
  const told = new Map<string, string>();
  for (const [part, sentences] of Object.entries(PARTS))
    for (const [name, sentence] of await sentences(language)) told.set(`${part} ${name}`, sentence);
  return told;
}

/**
 * What is English in every language: the key of a setting of a link, in brackets or before them, what somebody else says, the name
 * of a game or an article, and what is put in place of a name.
 */
const FOREIGN =
  /\([a-z-]+\)|^[a-z-]+ (?=\()|https?:\S+|\{game\}|Cult of the Lamb|Can't Stop Express|How to win at the game Pickomino/g;

/** What of English a sentence still has. */
const englishIn = (sentence: string, own: RegExp) =>
  (sentence.replace(FOREIGN, "").match(ENGLISH) ?? []).filter((word) => !own.test(word));

/** The first few, with what says them. */
const shown = (found: string[]) => found.slice(0, 40).join("\n");

const english = await sentencesOf("en");

test("English says whole sentences", () => {
  const found = [...english].flatMap(([name, sentence]) =>
    NEVER.filter(([pattern]) => pattern.test(sentence)).map(([, what]) => `${what}: ${name}: ${sentence}`),
  );
  assert.deepEqual(found, [], shown(found));
});

for (const language of OTHERS) {
  const { own, wrong, nouns } = RULES[language];
  describe(`in ${language}`, async () => {
    test("there is a file for each of English", async () => {
      for (const place of PLACES) {
        const files = await Promise.all(["en", language].map((of) => readdir(new URL(`${place}/text/${of}/`, WWW))));
        const missing = files[0].filter((file) => !files[1].includes(file));
        // Pieces that sentences are made of are each language's own.
        assertNone(missing, (file) => file !== "pieces.ts", place);
      }
    });

    const told = await sentencesOf(language);

    test("what has a text in English has one", () => {
      const missing = [...english.keys()].filter((name) => !told.has(name));
      assert.deepEqual(missing, [], shown(missing));
    });

    test("no word is English", () => {
      const found = [...told].flatMap(([name, sentence]) =>
        englishIn(sentence, own).map((word) => `${word}: ${name}: ${sentence}`),
      );
      assert.deepEqual(found, [], shown(found));
    });

    test("marks, numbers and spaces are its own", () => {
      const found = [...told].flatMap(([name, sentence]) =>
        [...NEVER, ...wrong]
          .filter(([pattern]) => pattern.test(sentence))
          .map(([, what]) => `${what}: ${name}: ${sentence}`),
      );
      assert.deepEqual(found, [], shown(found));
    });

    test("one is one, and many are many", () => {
      const isOne = (count: string) => count === "1" || (count === "0" && language === "fr");
      const found = [...told].flatMap(([name, sentence]) =>
        nouns.flatMap(([one, many]) => {
          const pattern = new RegExp(`(?<![\\d.,–−+-])(\\d+) (${many}|${one})(?!\\p{L})`, "gu");
          const counted = [...sentence.matchAll(pattern)];
          const isWrong = counted.some(([, count, noun]) => (noun === one) !== isOne(count));
          return isWrong ? [`${name}: ${sentence}`] : [];
        }),
      );
      assert.deepEqual(found, [], shown(found));
    });
  });
}
