/** One look: every style sheet is made of the type, the distances and the colours that tokens.css names. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import postcss, { type AtRule, type Rule, type Declaration as Written } from "postcss";
import valueParser from "postcss-value-parser";
import { assertNone } from "./asserts.ts";

const WWW = fileURLToPath(new URL("../../www/", import.meta.url));
const TOKENS = "shell/ui/tokens.css";
/** Those of charts stand apart. */
const OF_TOKENS = [TOKENS, "shell/ui/curves.css"];

const texts = Object.fromEntries(
  readdirSync(WWW, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".css"))
    .map((path) => [path, readFileSync(WWW + path, "utf8")]),
);

const sheets = Object.entries(texts).map(([file, text]) => ({ file, root: postcss.parse(text, { from: file }) }));

/** A declaration, and where it stands. */
interface Declaration {
  file: string;
  selector: string;
  media: string;
  property: string;
  value: string;
}

/** The rules around a declaration, the outermost first. */
const around = (node: Written) => {
  const found: (Rule | AtRule)[] = [];
  for (let { parent } = node; parent && parent.type !== "root"; { parent } = parent)
    found.unshift(parent as Rule | AtRule);
  return found;
};
/** The rule for the whole game tells nothing of a declaration. */
const OF_GAME = /^\.(heckmeck|knucklebones|solitaire-dice|rummikub)$/;

const declarations = sheets.flatMap(({ file, root }) => {
  const found: Declaration[] = [];
  root.walkDecls((declaration) => {
    const outside = around(declaration);
    found.push({
      file,
      selector: outside
        .flatMap((rule) => (rule.type === "rule" && !OF_GAME.test(rule.selector) ? [rule.selector] : []))
        .join(" "),
      media: outside.flatMap((rule) => (rule.type === "atrule" && rule.name === "media" ? [rule.params] : [])).join(),
      property: declaration.prop,
      value: declaration.value.replace(/\s+/g, " "),
    });
  });
  return found;
});

/** What tokens.css names, in its order. */
const tokens = new Map(
  declarations
    .filter(
      ({ file, selector, media, property }) =>
        OF_TOKENS.includes(file) && selector === ":root" && media === "" && property.startsWith("--"),
    )
    .map(({ property, value }) => [property, value]),
);
const tokensOf = (start: string) => [...tokens].filter(([name]) => name.startsWith(start));

const ascending = (one: number, other: number) => one - other;

const told = ({ file, selector, property, value }: Declaration) => `${file} ${selector} { ${property}: ${value} }`;

/** The functions and words of a value, those inside of functions as well. */
const partsOf = (value: string) => {
  const found: { type: string; value: string }[] = [];
  valueParser(value).walk(({ type, value }) => {
    if (type === "word" || type === "function") found.push({ type, value });
  });
  return found;
};

/** Every exception is told as a declaration is, with its reason, and is met with. */
function except(found: Declaration[], exceptions: Record<string, string>) {
  const wrong = new Set(found.map(told));
  assertNone(wrong, (text) => !(text in exceptions));
  assertNone(Object.keys(exceptions), (text) => !wrong.has(text), "no exception is left over");
}

/** Why a size is one of its own. */
const CARD = "on the card that is printed, of the size of a credit card";

describe("type", () => {
  test("has at most eight sizes, the smallest first, none too small to be read", () => {
    const sizes = tokensOf("--text-").map(([, size]) => Number(/^([\d.]+)rem$/.exec(size)?.[1]));
    assert.ok(sizes.length <= 8, `${sizes.length} sizes`);
    assert.deepEqual(sizes, sizes.toSorted(ascending));
    assert.ok(sizes[0] >= 0.72);
  });

  const DRAWN = "in units of a drawing";
  const EXCEPTIONS = {
    "shell/ui/panels.css .axis { font-size: 12px }": DRAWN,
    "shell/pages/lab/lab.css .bar-name { font-size: 14px }": DRAWN,
    "shell/pages/lab/lab.css .share-axis { font-size: 12px }": DRAWN,
    "games/heckmeck/details.css .band-name { font-size: 12px }": DRAWN,
    "games/heckmeck/later-details.css .bar-number { font-size: 11px }": DRAWN,
    "games/rummikub/tiles.css .tile { font-size: calc(0.57 * var(--tile)) }": "a number is as large as its tile",
    "shell/pages/by-heart.css .by-heart :is(.strength, .example, .dice-worth, .rules > ol) { font-size: 6.2pt }": CARD,
    "shell/pages/by-heart.css .by-heart .rules > ol > li::before { font-size: 6.2pt }": CARD,
    "shell/ui/tokens.css :root { font: 100% / 1.4 system-ui, sans-serif }": "what all sizes are told by",
  };
  const SIZE = /^(var\(--text-[a-z]+\)|min\(var\(--text-[a-z]+\), [\d.]+(cqi|vw|px)\))$/;
  /** Large numbers have a face of their own, in its one weight. */
  const OF_NUMBERS = /^800 (.*?)( \/ [\d.]+(px)?)? var\(--numbers\)$/;
  const isSize = (value: string) => SIZE.test(value.replace(OF_NUMBERS, "$1"));

  test("is of these sizes everywhere, with no other bounds than the room there is", () => {
    const own = declarations.filter(
      ({ property, value }) =>
        (property === "font-size" && !SIZE.test(value)) ||
        (property === "font" && value !== "inherit" && !isSize(value)),
    );
    except(own, EXCEPTIONS);
  });
});

describe("distances", () => {
  test("are about seven, the smallest first", () => {
    const sizes = tokensOf("--space-").map(([, size]) => Number(/^(\d+)px$/.exec(size)?.[1]));
    assert.ok(sizes.length <= 7, `${sizes.length} distances`);
    assert.deepEqual(sizes, sizes.toSorted(ascending));
  });

  const BETWEEN = /^(margin|padding|scroll-padding)(-|$)|^((row|column)-)?gap$/;
  const NAMED = /^--(space-\d|tap|thumb-room|undo-beside|page|page-edge|card-edge)$/;
  const EXCEPTIONS = {
    "shell/ui/course.css .read-off { margin: 0 var(--end) 0 var(--start) }": "where the plot lies in its picture",
    "games/solitaire-dice/aim.css .aim-of .goal { padding-top: var(--text-tiny) }":
      "its name above what is picked, in letters as large",
    "games/heckmeck/table.css .top-tile .lies { margin-bottom: var(--peeks) }": "the edges of the tiles below it",
    "games/knucklebones/details.css .hints li { padding-left: 1em }": "the dot before it, in letters as large",
    "shell/pages/by-heart.css  { margin: 3mm }": CARD,
    "shell/pages/by-heart.css .by-heart .rules > ol { gap: 0.8mm }": CARD,
    "shell/pages/by-heart.css .by-heart .dice-worth { gap: 3mm }": CARD,
    "shell/pages/by-heart.css .by-heart .dice-worth { margin: 1mm 0 }": CARD,
    "shell/pages/lab/lab.css .players .hint { padding: var(--space-1) 0 0 1.7em }":
      "the number above it, in letters as large",
  };

  /** A number, a hairline, all there is, or a word. */
  const isFree = (word: string) => {
    const { number, unit } = valueParser.unit(word) || { number: "0", unit: "" };
    return unit === "" || Number(number) === 0 || word === "100%" || (unit === "px" && Math.abs(Number(number)) === 1);
  };

  test("are all of these", () => {
    const own = declarations.filter(
      ({ property, value }) =>
        BETWEEN.test(property) &&
        partsOf(value).some(({ value }) => (value.startsWith("--") ? !NAMED.test(value) : !isFree(value))),
    );
    except(own, EXCEPTIONS);
  });
});

describe("colours", () => {
  const FUNCTIONS = /^(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)$/;
  const NAMES =
    /^(white|black|gr[ae]y|silver|red|green|blue|yellow|orange|purple|brown|pink|gold|navy|teal|maroon|olive|lime|aqua|cyan|magenta)$/i;
  /** Of the system. */
  const SYSTEM = /^(Canvas|CanvasText|Highlight|HighlightText|GrayText|ButtonText|ButtonFace|LinkText)$/;

  /** The colours in a value that are not taken from a token. */
  const literals = (value: string) =>
    partsOf(value)
      .filter(({ type, value }) =>
        type === "function" ? FUNCTIONS.test(value) : /^#/.test(value) || NAMES.test(value) || SYSTEM.test(value),
      )
      .map(({ value }) => value);

  test("are told by the tokens of the shell alone, but for the system's own", () => {
    const own = declarations.filter(
      ({ file, selector, media, property, value }) =>
        literals(value).length > 0 &&
        !(OF_TOKENS.includes(file) && selector === ":root" && media === "" && property.startsWith("--")) &&
        !(media.includes("forced-colors") && literals(value).every((colour) => SYSTEM.test(colour))),
    );
    assert.deepEqual(own.map(told), []);
  });

  /** Red, green and blue of a token in a theme. */
  function channels(name: string, theme: string) {
    const value = tokens.get(`--${name}`);
    assert.ok(value, `--${name} is there`);
    const [light, dark = light] = value.match(/#[0-9a-f]{6}/gi) ?? [];
    const hex = theme === "light" ? light : dark;
    return [1, 3, 5].map((at) => Number.parseInt(String(hex).slice(at, at + 2), 16) / 255);
  }

  const luminance = (rgb: number[]) =>
    rgb
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      .reduce((sum, part, nth) => sum + part * [0.2126, 0.7152, 0.0722][nth], 0);

  /** By the rules of WCAG. */
  function contrast(one: string, other: string, theme: string) {
    const [more, less] = [one, other].map((name) => luminance(channels(name, theme))).sort((a, b) => b - a);
    return (more + 0.05) / (less + 0.05);
  }

  /** What is written on which ground. */
  const WRITTEN = {
    ...Object.fromEntries(
      ["ground", "card", "key", "tint", "best-tint"].map((ground) => [
        ground,
        ["ink", "soft", "link", "best", "gain", "loss", "slip"],
      ]),
    ),
    you: ["ink", "soft"],
    bar: ["ink"],
    "loss-tint": ["ink"],
    link: ["on-link"],
    best: ["on-best"],
    ink: ["card"],
    loss: ["card"],
    grate: ["on-grate"],
    felt: ["on-felt"],
    "tile-back": ["on-grate"],
    stone: ["on-stone"],
    face: ["face-black", "face-red", "face-blue", "face-orange", "face-joker"],
    die: ["pip"],
    "die-twice": ["pip"],
    "die-thrice": ["pip"],
    ...Object.fromEntries(Array.from({ length: 8 }, (_, nth) => [`curve-${nth + 1}`, ["card"]])),
  };

  for (const theme of ["light", "dark"])
    test(`can be read in the ${theme} theme`, () => {
      const weak = Object.entries(WRITTEN).flatMap(([ground, letters]) =>
        letters
          .map((ink) => ({ ink, ground, contrast: contrast(ink, ground, theme) }))
          .filter(({ contrast }) => contrast < 4.5),
      );
      assert.deepEqual(weak, []);
    });
});

describe("tokens", () => {
  test("each name is there, and each of the shell's is used", () => {
    const symbols = readdirSync(WWW, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".svg"))
      .map((path) => readFileSync(WWW + path, "utf8"));
    const used = new Set(
      [...Object.values(texts), ...symbols].flatMap((text) => text.match(/(?<=var\()--[\w-]+/g) ?? []),
    );
    /** Numbers that views tell the sheets. */
    const ofViews = ["--part", "--before", "--after", "--below", "--row", "--column", "--low-row", "--low-column"];
    const there = new Set([...declarations.map(({ property }) => property), ...ofViews]);
    assertNone(used, (name) => !there.has(name));
    assertNone(tokens.keys(), (name) => !used.has(name));
  });
});

describe("media queries", () => {
  const THRESHOLDS: Record<string, string[]> = {
    width: ["350px", "420px", "599px", "600px", "999px", "1000px"],
    height: ["500px", "700px", "18em", "36em"],
  };
  /** What the reader has set for all pages is heeded in one place. */
  const OF_SHELL = ["prefers-reduced-motion", "forced-colors"];

  const features = sheets.flatMap(({ file, root }) => {
    const found: { file: string; name: string; value?: string }[] = [];
    root.walkAtRules("media", ({ params }) => {
      for (const [, name, value] of params.matchAll(/\(([a-z-]+)(?:: ([^)]+))?\)/g)) found.push({ file, name, value });
      assert.doesNotMatch(params, /[<>]/, "thresholds are told by min- and max-");
    });
    return found;
  });

  test("ask for these thresholds alone", () => {
    const others = features.filter(
      ({ file, name, value }) =>
        !THRESHOLDS[name.replace(/^(min|max)-/, "")]?.includes(String(value)) &&
        !(OF_SHELL.includes(name) && file.startsWith("shell/")),
    );
    assert.deepEqual(others, []);
  });

  test("each threshold is used, and told in tokens.css", () => {
    const [comment] = texts[TOKENS].split("*/");
    for (const threshold of Object.values(THRESHOLDS).flat()) {
      assert.ok(
        features.some(({ value }) => value === threshold),
        `${threshold} is used`,
      );
      assert.ok(comment.includes(threshold), `${threshold} is told`);
    }
  });

  test("what a reader has set for all pages is asked for once", () => {
    for (const name of OF_SHELL) assert.equal(features.filter((feature) => feature.name === name).length, 1, name);
  });
});
