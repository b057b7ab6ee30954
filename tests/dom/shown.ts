/** What can be seen, as far as that can be known without a layout: by attributes and the site's styles. */

import postcss, { type Container as Parent } from "postcss";

import { read } from "./bundle.ts";

interface Hiding {
  /** What is not there, with all that it holds. */
  none: string;
  /** What keeps its room. */
  invisible: string;
  /** What is not there while the page holds something: happy-dom would remember what it held when that was first asked. */
  beside: { held: string; hidden: string }[];
}

const known: Map<string, Hiding> = new Map();

/** The selectors of what a declaration is for, on a screen that media queries fit: none where a condition isn't met or known. */
function selectorsOf(node: Parent | undefined, matches: (query: string) => boolean): string[] {
  if (!node || node.type === "root") return [""];
  const outer = selectorsOf(node.parent as Parent, matches);
  const { name, params = "", selectors } = node as { name?: string; params?: string; selectors?: string[] };
  if (selectors)
    return outer.flatMap((one) =>
      selectors.map((inner) => (inner.includes("&") ? inner.replaceAll("&", one) : `${one} ${inner}`)),
    );
  const isMet = name === "layer" || (name === "media" && /^\(m(in|ax)-width:\d+px\)$/.test(params) && matches(params));
  return isMet ? outer : [];
}

const PAGE_HOLDS = /^\s*body:has\(([^()]+)\) (.+)$/;

/** The selectors of a sheet that hide something. */
function hidingIn(sheet: string, matches: (query: string) => boolean): Hiding {
  const hiding = { none: [] as string[], invisible: [] as string[] };
  postcss.parse(sheet).walkDecls(/^(display|visibility)$/, (declaration) => {
    const list = { none: hiding.none, hidden: hiding.invisible }[declaration.value];
    const selectors = selectorsOf(declaration.parent as Parent, matches);
    list?.push(...selectors.filter((selector) => !/::|:empty/.test(selector)));
  });
  const beside = hiding.none.flatMap((selector) => {
    const [, held, hidden] = PAGE_HOLDS.exec(selector) ?? [];
    return held && hidden ? { held, hidden } : [];
  });
  const none = hiding.none.filter((selector) => !PAGE_HOLDS.test(selector));
  return { none: none.join(), invisible: hiding.invisible.join(), beside };
}

/** What a sheet hides; it is read once for each width. */
function hidingBy(link: HTMLLinkElement, window: Window) {
  const { href } = new URL(link.getAttribute("href") ?? "", window.location.href);
  const key = `${href} ${window.innerWidth}`;
  const hiding = known.get(key) ?? hidingIn(String(read(href) ?? ""), (query) => window.matchMedia(query).matches);
  known.set(key, hiding);
  return hiding;
}

const ofLinks: WeakMap<HTMLLinkElement, Hiding> = new WeakMap();

/** What the sheets of a document hide. */
function hidingOn(document: Document): Hiding[] {
  return [...document.head.children].flatMap((node) => {
    if (node.localName !== "link" || node.getAttribute("rel") !== "stylesheet") return [];
    const link = node as HTMLLinkElement;
    const hiding = ofLinks.get(link) ?? hidingBy(link, document.defaultView as Window);
    ofLinks.set(link, hiding);
    return hiding;
  });
}

const matchesAny = (element: Element, selectors: string) => selectors !== "" && element.matches(selectors);

const isFolded = (element: Element) => {
  const details = element.parentElement;
  return details?.localName === "details" && !details.hasAttribute("open") && element.localName !== "summary";
};

/** Whether an element itself, with all that it holds, is left out. */
const isLeftOut = (element: Element, sheets: Hiding[]) =>
  element.hasAttribute("hidden") ||
  ["head", "script", "style", "template", "symbol"].includes(element.localName) ||
  (element.localName === "dialog" && !element.hasAttribute("open")) ||
  isFolded(element) ||
  sheets.some(
    ({ none, beside }) =>
      matchesAny(element, none) ||
      beside.some(({ held, hidden }) => element.matches(hidden) && element.ownerDocument.body.querySelector(held)),
  );

/** Whether an element is on the page for everybody, on screen or further down. */
export function isShown(element: Element): boolean {
  if (!element.isConnected) return false;
  const sheets = hidingOn(element.ownerDocument);
  for (let node: Element | null = element; node; node = node.parentElement) {
    if (isLeftOut(node, sheets) || sheets.some(({ invisible }) => matchesAny(node as Element, invisible))) return false;
  }
  return true;
}

/** From so many px on the page has two columns. */
const DESKTOP = 1000;

const INLINE = ["a", "abbr", "b", "br", "em", "i", "kbd", "small", "span", "strong", "sub", "sup", "svg", "use"];

/** What is heard but not seen has a place of its own. */
const isInline = (element: Element) => INLINE.includes(element.localName) && !element.classList.contains("unseen");

/** A variable that an element has of its own, or of what holds it. */
function inherited(element: Element | null, name: string): string {
  if (!element || !name.startsWith("--")) return "";
  return (element as HTMLElement).style?.getPropertyValue(name) || inherited(element.parentElement, name);
}

/** As much of a computed style as names are made by, and the page goes by; how much room there is only on a desktop. */
export function styleOf(element: Element) {
  const sheets = hidingOn(element.ownerDocument);
  const isInvisible = sheets.some(({ invisible }) => matchesAny(element, invisible));
  const style: Record<string, string> = {
    display: isLeftOut(element, sheets) ? "none" : isInline(element) ? "inline" : "block",
    visibility: isInvisible ? "hidden" : "visible",
    content: "none",
    "--columns": (element.ownerDocument.defaultView as Window).innerWidth < DESKTOP ? "1" : "2",
  };
  const getPropertyValue = (name: string) => inherited(element, name) || (style[name] ?? "");
  return { ...style, getPropertyValue } as unknown as CSSStyleDeclaration;
}
