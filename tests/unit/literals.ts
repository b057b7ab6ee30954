/** Finds what a visitor could read in the source of a view: words that belong into text/. */

import { tsPlugin } from "@sveltejs/acorn-typescript";
import { Parser } from "acorn";

const TypeScript = Parser.extend(tsPlugin());

/** @typedef {{ line: number, text: string }} Found */

/**
 * How a value is used: it is shown, and then a single word is too much; nobody sees it, as a class name; or it is
 * not known, and then a literal is found that looks like words.
 * @typedef {"shown" | "unseen" | "unknown"} Use
 */

/** Stands for an expression of a template. */
const HOLE = "\uE000";

/** Attributes that are read, or heard. */
const READ_ATTRIBUTES =
  /^\.?(aria-?(label|description|roledescription|valuetext|placeholder)|title|alt|placeholder|label|summary|textcontent|innertext)$/i;

/** Names of what holds class names and keys. */
const UNSEEN_NAMES = ["className", "key"];

/** Arguments that nobody sees, by the function's name: selectors, names of events, keys, class names. */
const UNSEEN_ARGUMENTS = {
  querySelector: [0],
  querySelectorAll: [0],
  closest: [0],
  matches: [0],
  getElementById: [0],
  matchMedia: [0],
  addEventListener: [0],
  removeEventListener: [0],
  get: [0],
  put: [0],
  forget: [0],
  ask: [0],
  die: [1],
  picture: [0, 1],
};

const COMPARISONS = ["===", "!==", "==", "!=", "in", "instanceof"];

/** Methods whose result shows what they are called on, and those that show what their function returns. */
const PASSING = ["join", "concat", "filter", "slice", "toReversed", "toSorted", "trim", "at", "flat"];
const MAPPING = ["map", "flatMap"];

const hasWord = (text) => /\p{L}/u.test(text.replace(/&[\w#]+;/g, ""));

/** Several words, or one with a capital. A letter alone is none: such as those of a path. */
function looksLikeWords(text) {
  if (!/\p{L}\p{L}/u.test(text)) return false;
  const words = text.split(/\s+/).filter((part) => /\p{L}/u.test(part) || part.includes(HOLE));
  return words.length > 1 || /^[^\p{L}]*\p{Lu}/u.test(text.trim());
}

/** What is found in a script. @param {string} source @returns {Found[]} */
export function literalsIn(source) {
  const program = TypeScript.parse(source, { ecmaVersion: "latest", sourceType: "module", locations: true });
  const scan = new Scan(namedIn(program));
  scan.visit(program, "unknown");
  return [...scan.found.values()].sort((a, b) => a.line - b.line);
}

/** Whether a script holds templates. @param {string} source */
export const hasTemplates = (source) => /\b(html|svg)`/.test(source);

/** Values and functions by the names that they have in the file. @returns {Map<string, any[]>} */
function namedIn(program) {
  const named = new Map();
  const logged = (name, node) => named.set(name, [...(named.get(name) ?? []), node]);
  const analyse = (node) => {
    if (node.type === "VariableDeclarator" && node.id.type === "Identifier" && node.init)
      logged(node.id.name, node.init);
    if (node.type === "FunctionDeclaration") logged(node.id?.name, node);
    childrenOf(node).forEach(analyse);
  };
  analyse(program);
  return named;
}

const childrenOf = (node) =>
  Object.values(node)
    .flat()
    .filter((part) => typeof part?.type === "string");

class Scan {
  /** @type {Map<string, Found>} by place */
  found = new Map();
  /** Nodes that were visited as shown. */
  #shown = new Set();
  #named;

  constructor(named) {
    this.#named = named;
  }

  #report(node, text, lines = 0) {
    const shown = text.replaceAll(HOLE, "…").replace(/\s+/g, " ").trim();
    this.found.set(`${node.start} ${shown}`, { line: node.loc.start.line + lines, text: shown });
  }

  /** @param {any} node @param {Use} use of its value @param {Use} returns use of what the function around it returns */
  visit(node, use, returns = "unknown") {
    if (!node) return;
    const special = this[node.type];
    // What a type says, nobody reads.
    if (!special && node.type.startsWith("TS")) return;
    if (special) special.call(this, node, use, returns);
    else for (const child of childrenOf(node)) this.visit(child, "unknown", returns);
  }

  #check(node, text, use) {
    if (use === "unseen") return;
    if (use === "shown" ? hasWord(text) : looksLikeWords(text)) this.#report(node, text);
  }

  // ---- Values ----

  Literal(node, use) {
    if (typeof node.value === "string") this.#check(node, node.value, use);
  }

  TemplateLiteral({ quasis, expressions, ...node }, use) {
    this.#check(node, quasis.map(({ value }) => value.cooked).join(HOLE), use);
    for (const expression of expressions) this.visit(expression, use);
  }

  TaggedTemplateExpression({ tag, quasi }, use) {
    if (["html", "svg"].includes(tag.name)) this.#markup(quasi);
    else this.visit(quasi, use);
  }

  ConditionalExpression({ test, consequent, alternate }, use) {
    this.visit(test, "unknown");
    this.visit(consequent, use);
    this.visit(alternate, use);
  }

  LogicalExpression({ operator, left, right }, use) {
    this.visit(left, operator === "&&" ? "unknown" : use);
    this.visit(right, use);
  }

  BinaryExpression({ operator, left, right }, use) {
    const ofParts = COMPARISONS.includes(operator) ? "unseen" : operator === "+" ? use : "unknown";
    this.visit(left, ofParts);
    this.visit(right, ofParts);
  }

  ArrayExpression({ elements }, use) {
    for (const element of elements) this.visit(element, use);
  }

  ObjectExpression({ properties }, use) {
    for (const property of properties) this.visit(property, use);
  }

  Property({ key, computed, value }, use) {
    if (computed) this.visit(key, "unknown");
    this.visit(value, UNSEEN_NAMES.includes(key.name) ? "unseen" : use);
  }

  VariableDeclarator({ id, init }) {
    this.visit(id, "unknown");
    this.visit(init, UNSEEN_NAMES.includes(id.name) ? "unseen" : "unknown");
  }

  AssignmentPattern({ left, right }) {
    this.visit(left, "unknown");
    this.visit(right, UNSEEN_NAMES.includes(left.name) ? "unseen" : "unknown");
  }

  AssignmentExpression({ left, right }) {
    this.visit(left, "unknown");
    const name = left.property?.name ?? "";
    this.visit(right, UNSEEN_NAMES.includes(name) ? "unseen" : READ_ATTRIBUTES.test(name) ? "shown" : "unknown");
  }

  SwitchCase({ test, consequent }, _, returns) {
    this.visit(test, "unseen");
    for (const statement of consequent) this.visit(statement, "unknown", returns);
  }

  TSAsExpression({ expression }, use) {
    this.visit(expression, use);
  }

  TSSatisfiesExpression({ expression }, use) {
    this.visit(expression, use);
  }

  TSNonNullExpression({ expression }, use) {
    this.visit(expression, use);
  }

  // ---- What is named elsewhere in the file ----

  Identifier({ name }, use) {
    if (use !== "shown") return;
    for (const node of this.#named.get(name) ?? []) {
      if (this.#shown.has(node)) continue;
      this.#shown.add(node);
      this.visit(node, use);
    }
  }

  MemberExpression({ object, property, computed }, use) {
    this.visit(object, use);
    if (computed) this.visit(property, "unseen");
  }

  // ---- Functions ----

  ArrowFunctionExpression({ params, body, expression }, use) {
    for (const param of params) this.visit(param, "unknown");
    this.visit(body, expression ? use : "unknown", use);
  }

  FunctionExpression(node, use) {
    this.ArrowFunctionExpression(node, use);
  }

  FunctionDeclaration(node, use) {
    this.ArrowFunctionExpression(node, use);
  }

  ReturnStatement({ argument }, _, returns) {
    this.visit(argument, returns);
  }

  CallExpression({ callee, arguments: args }, use) {
    const name = callee.property?.name ?? callee.name;
    if (callee.type !== "MemberExpression") this.visit(callee, use);
    else this.visit(callee.object, PASSING.includes(name) ? use : "unknown");
    for (const [nth, argument] of args.entries()) this.visit(argument, useOfArgument(name, nth, use));
  }

  // ---- Markup ----

  /** Text and attributes of a template, with the expressions in their places. */
  #markup({ quasis, expressions, ...node }) {
    const source = quasis.map(({ value }) => value.cooked).join(HOLE);
    let nth = 0;
    for (const { text, at, use } of partsOf(source)) {
      const lines =
        source.slice(0, at + text.search(/\S|$/)).split("\n").length - 1 + spanOf(expressions.slice(0, nth));
      if (use === "shown" && hasWord(text)) this.#report({ ...node, start: node.start + at }, text, lines);
      for (let holes = text.split(HOLE).length; holes > 1; holes -= 1) {
        this.visit(expressions[nth], use);
        nth += 1;
      }
    }
  }

  // ---- What is no value ----

  ImportDeclaration() {}
  ImportExpression() {}
  ExportAllDeclaration() {}

  ExportNamedDeclaration({ declaration }) {
    this.visit(declaration, "unknown");
  }
}

/** Lines that expressions take in the source. */
const spanOf = (expressions) => expressions.reduce((lines, { loc }) => lines + loc.end.line - loc.start.line, 0);

/** @param {string} name @param {number} nth @param {Use} use of what the function returns @returns {Use} */
function useOfArgument(name, nth, use) {
  if (UNSEEN_ARGUMENTS[name]?.includes(nth)) return "unseen";
  if (name === "repeat") return nth === 2 ? use : "unseen";
  return (MAPPING.includes(name) && nth === 0) || (name === "concat" && use === "shown") ? use : "unknown";
}

const TAG = /<!--.*?-->|<\/?[a-z](?:"[^"]*"|'[^']*'|[^>"'])*>/gis;
const ATTRIBUTE = /([^\s=>"'/]+)\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)|\uE000/g;

/** The texts of some markup in their order, each with its place and how it is used. @param {string} source @returns {{ text: string, at: number, use: Use }[]} */
function partsOf(source) {
  const parts = [];
  let from = 0;
  for (const { 0: tag, index } of source.matchAll(TAG)) {
    parts.push({ text: source.slice(from, index), at: from, use: "shown" });
    parts.push(...attributesOf(tag, index));
    from = index + tag.length;
  }
  return [...parts, { text: source.slice(from), at: from, use: "shown" }];
}

function attributesOf(tag, start) {
  if (tag.startsWith("<!--")) return [{ text: tag, at: start, use: "unseen" }];
  return [...tag.matchAll(ATTRIBUTE)].map(({ 0: text, 1: name, 2: value = text, index }) => ({
    text: value,
    at: start + index,
    use: useOfAttribute(name ?? ""),
  }));
}

/** @param {string} name @returns {Use} */
function useOfAttribute(name) {
  if (READ_ATTRIBUTES.test(name)) return "shown";
  return /^[@.]/.test(name) ? "unknown" : "unseen";
}
