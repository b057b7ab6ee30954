/** Finds what a visitor could read in the source of a view: words that belong into text/. */

import { tsPlugin } from "@sveltejs/acorn-typescript";
import type * as acorn from "acorn";
import { Parser } from "acorn";
import { present } from "../typed.ts";

const TypeScript = Parser.extend(tsPlugin());

interface Found {
  line: number;
  text: string;
}

/**
 * How a value is used: it is shown, and then a single word is too much; nobody sees it, as a class name; or it is
 * not known, and then a literal is found that looks like words.
 */
type Use = "shown" | "unseen" | "unknown";

type Node = acorn.AnyNode;

/** Looks at a node: how its value is used, and what the function around it returns. */
type Visit = (node: Node, use: Use, returns: Use) => void;

/** Where a type is told of an expression. */
interface Typed extends acorn.Node {
  expression: Node;
}

/** Stands for an expression of a template. */
const HOLE = "\uE000";

/** Attributes that are read, or heard. */
const READ_ATTRIBUTES =
  /^\.?(aria-?(label|description|roledescription|valuetext|placeholder)|title|alt|placeholder|label|summary|textcontent|innertext)$/i;

/** Names of what holds class names and keys. */
const UNSEEN_NAMES = ["className", "key"];

/** Arguments that nobody sees, by the function's name: selectors, names of events, keys, class names. */
const UNSEEN_ARGUMENTS: Record<string, number[]> = {
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

const hasWord = (text: string) => /\p{L}/u.test(text.replace(/&[\w#]+;/g, ""));

/** Several words, or one with a capital. A letter alone is none: such as those of a path. */
function looksLikeWords(text: string) {
  if (!/\p{L}\p{L}/u.test(text)) return false;
  const words = text.split(/\s+/).filter((part) => /\p{L}/u.test(part) || part.includes(HOLE));
  return words.length > 1 || /^[^\p{L}]*\p{Lu}/u.test(text.trim());
}

/** What is found in a script. */
export function literalsIn(source: string): Found[] {
  const program = TypeScript.parse(source, { ecmaVersion: "latest", sourceType: "module", locations: true });
  const scan = new Scan(namedIn(program));
  scan.visit(program, "unknown");
  return [...scan.found.values()].sort((a, b) => a.line - b.line);
}

/** Whether a script holds templates. */
export const hasTemplates = (source: string) => /\b(html|svg)`/.test(source);

/** Values and functions by the names that they have in the file. */
function namedIn(program: acorn.Program) {
  const named: Map<string, Node[]> = new Map();
  const logged = (name: string, node: Node) => named.set(name, [...(named.get(name) ?? []), node]);
  const analyse = (node: Node) => {
    if (node.type === "VariableDeclarator" && node.id.type === "Identifier" && node.init)
      logged(node.id.name, node.init);
    if (node.type === "FunctionDeclaration" && node.id) logged(node.id.name, node);
    childrenOf(node).forEach(analyse);
  };
  analyse(program);
  return named;
}

const isNode = (part: unknown): part is Node => typeof (part as Node | null)?.type === "string";

const childrenOf = (node: Node) =>
  Object.values<unknown>({ ...node })
    .flat()
    .filter(isNode);

/** The name of an identifier; "" of anything else. */
const nameOf = (node: object) => ("name" in node ? String(node.name) : "");

/** The name of what is called or assigned to: of a member that of its property. */
const lastNameOf = (node: Node | acorn.Super) => nameOf(node.type === "MemberExpression" ? node.property : node);

class Scan {
  /** By place. */
  found: Map<string, Found> = new Map();
  /** Nodes that were visited as shown. */
  #shown: Set<Node> = new Set();
  #named: Map<string, Node[]>;

  constructor(named: Map<string, Node[]>) {
    this.#named = named;
  }

  #report({ start, loc }: Pick<Node, "start" | "loc">, text: string, lines = 0) {
    const shown = text.replaceAll(HOLE, "…").replace(/\s+/g, " ").trim();
    this.found.set(`${start} ${shown}`, { line: present(loc).start.line + lines, text: shown });
  }

  /**
   * @param use of its value
   * @param returns use of what the function around it returns
   */
  visit(node: Node | null | undefined, use: Use, returns: Use = "unknown") {
    if (!node) return;
    const special: Visit | undefined = Reflect.get<object, string>(this, node.type);
    // What a type says, nobody reads.
    if (!special && node.type.startsWith("TS")) return;
    if (special) special.call(this, node, use, returns);
    else for (const child of childrenOf(node)) this.visit(child, "unknown", returns);
  }

  #check(node: Node, text: string, use: Use) {
    if (use === "unseen") return;
    if (use === "shown" ? hasWord(text) : looksLikeWords(text)) this.#report(node, text);
  }

  // ---- Values ----

  Literal(node: acorn.Literal, use: Use) {
    if (typeof node.value === "string") this.#check(node, node.value, use);
  }

  TemplateLiteral(node: acorn.TemplateLiteral, use: Use) {
    const { quasis, expressions } = node;
    this.#check(node, quasis.map(({ value }) => value.cooked).join(HOLE), use);
    for (const expression of expressions) this.visit(expression, use);
  }

  TaggedTemplateExpression({ tag, quasi }: acorn.TaggedTemplateExpression, use: Use) {
    if (["html", "svg"].includes(nameOf(tag))) this.#markup(quasi);
    else this.visit(quasi, use);
  }

  ConditionalExpression({ test, consequent, alternate }: acorn.ConditionalExpression, use: Use) {
    this.visit(test, "unknown");
    this.visit(consequent, use);
    this.visit(alternate, use);
  }

  LogicalExpression({ operator, left, right }: acorn.LogicalExpression, use: Use) {
    this.visit(left, operator === "&&" ? "unknown" : use);
    this.visit(right, use);
  }

  BinaryExpression({ operator, left, right }: acorn.BinaryExpression, use: Use) {
    const ofParts = COMPARISONS.includes(operator) ? "unseen" : operator === "+" ? use : "unknown";
    this.visit(left, ofParts);
    this.visit(right, ofParts);
  }

  ArrayExpression({ elements }: acorn.ArrayExpression, use: Use) {
    for (const element of elements) this.visit(element, use);
  }

  ObjectExpression({ properties }: acorn.ObjectExpression, use: Use) {
    for (const property of properties) this.visit(property, use);
  }

  Property({ key, computed, value }: acorn.Property, use: Use) {
    if (computed) this.visit(key, "unknown");
    this.visit(value, UNSEEN_NAMES.includes(nameOf(key)) ? "unseen" : use);
  }

  VariableDeclarator({ id, init }: acorn.VariableDeclarator) {
    this.visit(id, "unknown");
    this.visit(init, UNSEEN_NAMES.includes(nameOf(id)) ? "unseen" : "unknown");
  }

  AssignmentPattern({ left, right }: acorn.AssignmentPattern) {
    this.visit(left, "unknown");
    this.visit(right, UNSEEN_NAMES.includes(nameOf(left)) ? "unseen" : "unknown");
  }

  AssignmentExpression({ left, right }: acorn.AssignmentExpression) {
    this.visit(left, "unknown");
    const name = left.type === "MemberExpression" ? nameOf(left.property) : "";
    this.visit(right, UNSEEN_NAMES.includes(name) ? "unseen" : READ_ATTRIBUTES.test(name) ? "shown" : "unknown");
  }

  SwitchCase({ test, consequent }: acorn.SwitchCase, _: Use, returns: Use) {
    this.visit(test, "unseen");
    for (const statement of consequent) this.visit(statement, "unknown", returns);
  }

  TSAsExpression({ expression }: Typed, use: Use) {
    this.visit(expression, use);
  }

  TSSatisfiesExpression({ expression }: Typed, use: Use) {
    this.visit(expression, use);
  }

  TSNonNullExpression({ expression }: Typed, use: Use) {
    this.visit(expression, use);
  }

  // ---- What is named elsewhere in the file ----

  Identifier({ name }: acorn.Identifier, use: Use) {
    if (use !== "shown") return;
    for (const node of this.#named.get(name) ?? []) {
      if (this.#shown.has(node)) continue;
      this.#shown.add(node);
      this.visit(node, use);
    }
  }

  MemberExpression({ object, property, computed }: acorn.MemberExpression, use: Use) {
    this.visit(object, use);
    if (computed) this.visit(property, "unseen");
  }

  // ---- Functions ----

  ArrowFunctionExpression({ params, body, expression }: acorn.Function, use: Use) {
    for (const param of params) this.visit(param, "unknown");
    this.visit(body, expression ? use : "unknown", use);
  }

  FunctionExpression(node: acorn.FunctionExpression, use: Use) {
    this.ArrowFunctionExpression(node, use);
  }

  FunctionDeclaration(node: acorn.FunctionDeclaration, use: Use) {
    this.ArrowFunctionExpression(node, use);
  }

  ReturnStatement({ argument }: acorn.ReturnStatement, _: Use, returns: Use) {
    this.visit(argument, returns);
  }

  CallExpression({ callee, arguments: args }: acorn.CallExpression, use: Use) {
    const name = lastNameOf(callee);
    if (callee.type !== "MemberExpression") this.visit(callee, use);
    else this.visit(callee.object, PASSING.includes(name) ? use : "unknown");
    for (const [nth, argument] of args.entries()) this.visit(argument, useOfArgument(name, nth, use));
  }

  // ---- Markup ----

  /** Text and attributes of a template, with the expressions in their places. */
  #markup({ quasis, expressions, ...node }: acorn.TemplateLiteral) {
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

  ExportNamedDeclaration({ declaration }: acorn.ExportNamedDeclaration) {
    this.visit(declaration, "unknown");
  }
}

/** Lines that expressions take in the source. */
const spanOf = (expressions: Node[]) =>
  expressions.reduce((lines, { loc }) => lines + present(loc).end.line - present(loc).start.line, 0);

/** @param use of what the function returns */
function useOfArgument(name: string, nth: number, use: Use): Use {
  if (UNSEEN_ARGUMENTS[name]?.includes(nth)) return "unseen";
  if (name === "repeat") return nth === 2 ? use : "unseen";
  return (MAPPING.includes(name) && nth === 0) || (name === "concat" && use === "shown") ? use : "unknown";
}

const TAG = /<!--.*?-->|<\/?[a-z](?:"[^"]*"|'[^']*'|[^>"'])*>/gis;
const ATTRIBUTE = /([^\s=>"'/]+)\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)|\uE000/g;

interface Part {
  text: string;
  at: number;
  use: Use;
}

/** The texts of some markup in their order, each with its place and how it is used. */
function partsOf(source: string) {
  const parts: Part[] = [];
  let from = 0;
  for (const { 0: tag, index } of source.matchAll(TAG)) {
    parts.push({ text: source.slice(from, index), at: from, use: "shown" });
    parts.push(...attributesOf(tag, index));
    from = index + tag.length;
  }
  parts.push({ text: source.slice(from), at: from, use: "shown" });
  return parts;
}

function attributesOf(tag: string, start: number): Part[] {
  if (tag.startsWith("<!--")) return [{ text: tag, at: start, use: "unseen" }];
  return [...tag.matchAll(ATTRIBUTE)].map(({ 0: text, 1: name, 2: value = text, index }) => ({
    text: value,
    at: start + index,
    use: useOfAttribute(name ?? ""),
  }));
}

function useOfAttribute(name: string): Use {
  if (READ_ATTRIBUTES.test(name)) return "shown";
  return /^[@.]/.test(name) ? "unknown" : "unseen";
}
