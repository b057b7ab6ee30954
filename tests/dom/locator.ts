/** As much of playwright's locators as tests use, for a page in this process. */

import assert from "node:assert/strict";
import { setImmediate as nextTask } from "node:timers/promises";

import { PATIENCE } from "../steps.ts";
import { all, byLabel, byRole, byText, hasText, type RoleOptions, squeezed, type Text } from "./queries.ts";
import { isShown } from "./shown.ts";
import type { User } from "./user.ts";

/** Repeats a check until it passes; when patience ends its last failure stands. Between two tries the page does what it has to do. */
export async function until<Value>(check: () => Value): Promise<Value> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    try {
      return check();
    } catch (error) {
      if (Date.now() > end) throw error;
      await nextTask();
    }
  }
}

/** The page that a locator is on. */
export interface Host {
  readonly document: Document;
  readonly user: User;
  /** Ends when what follows from an action is drawn. */
  drawn(): Promise<void>;
  call(run: unknown, ...facts: unknown[]): unknown;
}

interface Filter {
  has?: Locator;
  hasNot?: Locator;
  hasText?: Text;
  hasNotText?: Text;
  visible?: boolean;
}

type Find = (root: ParentNode) => Element[];

const unique = <Item>(items: Item[]) => [...new Set(items)];

function bySelector(wanted: string): Find {
  const selector = wanted.replace(/^(?=>)/, ":scope ");
  if (!selector.includes(":visible")) return (root) => [...root.querySelectorAll(selector)];
  const plain = selector.replaceAll(":visible", "");
  return (root) => [...root.querySelectorAll(plain)].filter(isShown);
}

const passes =
  ({ has, hasNot, hasText: text, hasNotText, visible }: Filter) =>
  (element: Element) =>
    (!has || has.find(element).length > 0) &&
    (!hasNot || hasNot.find(element).length === 0) &&
    (text === undefined || hasText(element, text)) &&
    (hasNotText === undefined || !hasText(element, hasNotText)) &&
    (visible === undefined || isShown(element) === visible);

/** What a page and a locator have in common: they look for elements within themselves. */
export abstract class Finder {
  abstract readonly host: Host;
  protected abstract within(find: Find, what: string): Locator;

  locator(inner: string | Locator, filter: Filter = {}) {
    const find: Find = typeof inner === "string" ? bySelector(inner) : inner.find;
    return this.within((root) => find(root).filter(passes(filter)), String(inner));
  }
  getByRole(role: string, options: RoleOptions = {}) {
    return this.within((root) => byRole(root, role, options), `${role} ${options.name ?? ""}`);
  }
  getByText(text: Text, { exact = false } = {}) {
    return this.within((root) => byText(root, text, exact), `“${text}”`);
  }
  getByLabel(label: Text, { exact = false } = {}) {
    return this.within((root) => byLabel(root, label, exact), `what is labelled “${label}”`);
  }
}

/** What a field of a form, or any other element, may have. */
type Field = HTMLInputElement & HTMLSelectElement;

export class Locator extends Finder {
  readonly host: Host;
  readonly find: Find;
  readonly #name: string;

  constructor(host: Host, find: Find, name: string) {
    super();
    [this.host, this.find, this.#name] = [host, find, name];
  }

  toString() {
    return this.#name;
  }

  protected within(find: Find, what: string) {
    return new Locator(this.host, (root) => unique(this.find(root).flatMap(find)), `${this.#name} › ${what}`);
  }
  #which(pick: (found: Element[]) => Element[], how: string) {
    return new Locator(this.host, (root) => pick(this.find(root)), `${this.#name}, ${how}`);
  }

  filter(filter: Filter) {
    return this.#which((found) => found.filter(passes(filter)), "filtered");
  }
  first() {
    return this.nth(0);
  }
  last() {
    return this.nth(-1);
  }
  nth(nth: number) {
    return this.#which((found) => [found.at(nth) ?? []].flat(), `number ${nth}`);
  }
  and(other: Locator) {
    return new Locator(this.host, (root) => this.find(root).filter((one) => other.find(root).includes(one)), "both");
  }
  or(other: Locator) {
    const either: Find = (root) => [...this.find(root), ...other.find(root)];
    return new Locator(this.host, (root) => all(root).filter((one) => either(root).includes(one)), "either");
  }

  #found() {
    return this.find(this.host.document);
  }
  /** The only one, which a check fits. */
  #one(check: (element: Field) => boolean = () => true, what = "there") {
    return until(() => {
      const found = this.#found();
      assert.equal(found.length, 1, `${this.#name}: ${found.length} are there`);
      assert.ok(check(found[0] as Field), `${this.#name} is not ${what}`);
      return found[0] as Field;
    });
  }
  #usable() {
    return this.#one((element) => isShown(element) && !element.disabled, "to be used");
  }
  async #act(act: (element: Field, user: User) => unknown) {
    act(await this.#usable(), this.host.user);
    await this.host.drawn();
  }

  elementHandle() {
    return this.#one();
  }
  async all() {
    return this.#found().map((_, nth) => this.nth(nth));
  }
  async count() {
    return this.#found().length;
  }
  async allTextContents() {
    return this.#found().map((element) => element.textContent ?? "");
  }
  async allInnerTexts() {
    return this.#found().map((element) => squeezed(element.textContent ?? ""));
  }
  async textContent() {
    return (await this.#one()).textContent;
  }
  async innerText() {
    return squeezed((await this.#one()).textContent ?? "");
  }
  async inputValue() {
    return (await this.#one()).value;
  }
  async getAttribute(name: string) {
    return (await this.#one()).getAttribute(name);
  }
  async isVisible() {
    return this.#found().some(isShown);
  }
  async isHidden() {
    return !(await this.isVisible());
  }
  async isDisabled() {
    const element = await this.#one();
    return element.disabled === true || element.getAttribute("aria-disabled") === "true";
  }
  async isEnabled() {
    return !(await this.isDisabled());
  }
  async isChecked() {
    return (await this.#one()).checked;
  }
  async evaluate(run: unknown, fact?: unknown) {
    return this.host.call(run, await this.#one(), fact);
  }
  async evaluateAll(run: unknown, fact?: unknown) {
    return this.host.call(run, this.#found(), fact);
  }

  async waitFor({ state = "visible" }: { state?: "visible" | "hidden" | "attached" | "detached" } = {}) {
    if (state === "visible") await this.#one(isShown, "shown");
    else if (state === "attached") await this.#one();
    else
      await until(() => {
        const left = this.#found().filter((element) => state === "detached" || isShown(element));
        assert.equal(left.length, 0, `${this.#name} is still there`);
      });
  }

  /** @param options `force`: also what is out of use */
  async click({ force = false } = {}) {
    const element = await (force ? this.#one() : this.#usable());
    this.host.user.click(element);
    await this.host.drawn();
  }
  tap() {
    return this.click();
  }
  hover() {
    return this.#act((element, user) => {
      user.pointed = element;
    });
  }
  focus() {
    return this.#act((element, user) => user.focus(element));
  }
  blur() {
    return this.#act((_, user) => user.focus(null));
  }
  fill(text: string) {
    return this.#act((element, user) => user.write(element, text));
  }
  clear() {
    return this.fill("");
  }
  press(key: string) {
    return this.#act((element, user) => {
      user.focus(element);
      user.key(key);
    });
  }
  async setChecked(isChecked: boolean) {
    const element = await this.#one();
    if (element.checked !== isChecked) await this.#act((_, user) => user.click(element));
  }
  check() {
    return this.setChecked(true);
  }
  uncheck() {
    return this.setChecked(false);
  }
  selectOption(wanted: string | { label?: string; value?: string }) {
    const text = typeof wanted === "string" ? wanted : (wanted.value ?? wanted.label ?? "");
    return this.#act((element, user) => user.select(element, [text]));
  }
  async setInputFiles({ name, buffer }: { name: string; buffer: Buffer }) {
    const input = await this.#one();
    this.host.user.choose(input, name, buffer);
    await this.host.drawn();
  }
  page() {
    return this.host;
  }
  async scrollIntoViewIfNeeded() {}
}
