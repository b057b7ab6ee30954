/** Finds elements as people do: by what they are called and what they say. */

import { computeAccessibleName, getRole, isInaccessible } from "dom-accessibility-api";

import { styleOf } from "./shown.ts";

export type Text = string | RegExp;

/** A text as it is read: in single blanks. */
export const squeezed = (text: string) => text.replace(/[\s\u200b]+/g, " ").trim();

/** Whether a text is what is looked for: a part of it in any case, or all of it where that is to be `exact`. */
function fits(text: string, wanted: Text, isExact = false) {
  if (wanted instanceof RegExp) return wanted.test(text);
  if (isExact) return squeezed(text) === squeezed(wanted);
  return squeezed(text).toLowerCase().includes(squeezed(wanted).toLowerCase());
}

const UNSAID = "script, style, noscript, head";

export const textOf = (element: Element) => (element.matches(UNSAID) ? "" : (element.textContent ?? ""));

export const hasText = (element: Element, wanted: Text) => fits(textOf(element), wanted);

/** The smallest elements that say a text, the root among them. */
export function byText(root: ParentNode, wanted: Text, isExact = false) {
  const says = (element: Element) => fits(textOf(element), wanted, isExact);
  const own = "matches" in root ? [root as Element] : [];
  return [...own, ...all(root)].filter(
    (element) => !element.matches(UNSAID) && says(element) && ![...element.children].some(says),
  );
}

export const all = (root: ParentNode) => [...root.querySelectorAll("*")];

const OPTIONS = { getComputedStyle: styleOf, computedStyleSupportsPseudoElements: false };

export const nameOf = (element: Element) => squeezed(computeAccessibleName(element, OPTIONS));

export interface RoleOptions {
  name?: Text;
  exact?: boolean;
  level?: number;
  checked?: boolean;
  disabled?: boolean;
  expanded?: boolean;
  pressed?: boolean;
}

/** What a role's state is by the element itself, or by its attribute. */
function stateOf(element: Element, state: "checked" | "disabled" | "expanded" | "pressed") {
  const own = (element as HTMLInputElement)[state as "checked"];
  return typeof own === "boolean" ? own : element.getAttribute(`aria-${state}`) === "true";
}

function fitsRole(element: Element, role: string, { name, exact, level, ...states }: RoleOptions) {
  if (getRole(element) !== role) return false;
  if (level !== undefined && Number(element.getAttribute("aria-level") ?? element.localName.slice(1)) !== level)
    return false;
  for (const [state, wanted] of Object.entries(states)) {
    if (wanted !== undefined && stateOf(element, state as "checked") !== wanted) return false;
  }
  // An input that lies under its label, out of sight, is heard all the same.
  if (isInaccessible(element, OPTIONS)) return false;
  return name === undefined || fits(nameOf(element), name, exact);
}

export const byRole = (root: ParentNode, role: string, options: RoleOptions) =>
  all(root).filter((element) => fitsRole(element, role, options));

/** The texts that label a control. */
function labelsOf(element: Element) {
  const by = element.getAttribute("aria-labelledby");
  if (by !== null) return by.split(/\s+/).map((id) => textOf(element.ownerDocument.getElementById(id) ?? element));
  const own = element.getAttribute("aria-label");
  if (own !== null) return [own];
  return [...((element as HTMLInputElement).labels ?? [])].map(textOf);
}

export const byLabel = (root: ParentNode, wanted: Text, isExact = false) =>
  all(root).filter((element) => labelsOf(element).some((label) => fits(label, wanted, isExact)));
