/** What a person does on a page: taps, keys and whatever follows from them in a browser. */

import { isShown } from "./shown.ts";

type Realm = typeof globalThis & Window;

const TAB_STOPS = "a[href], button, input, select, textarea, summary, [tabindex]";
const WRITTEN = "textarea, input:not([type=radio], [type=checkbox], [type=range], [type=file], [type=button])";

const isDisabled = (element: Element) =>
  (element as HTMLButtonElement).disabled === true || element.closest("fieldset[disabled]") !== null;

export class User {
  readonly #realm: Realm;
  readonly #now: () => number;
  /** Where the last tap was: none is a second one at the same place. */
  #place = 0;
  /** The field that is written in, and what it held before. */
  #written: { field: HTMLInputElement; before: string } | null = null;
  pointed: Element | null = null;

  constructor(window: unknown, now: () => number) {
    [this.#realm, this.#now] = [window as Realm, now];
  }

  get #document() {
    return this.#realm.document;
  }

  #dispatch(target: EventTarget, event: Event) {
    Object.defineProperty(event, "timeStamp", { value: this.#now() });
    return target.dispatchEvent(event);
  }

  #pointer(target: Element, name: string, detail = 0) {
    const facts = { bubbles: true, composed: true, cancelable: true, clientX: this.#place, clientY: 0, button: 0 };
    const isPointer = name.startsWith("pointer") || name === "click";
    const event = isPointer
      ? new this.#realm.PointerEvent(name, { ...facts, detail, isPrimary: true, pointerId: 1, pointerType: "mouse" })
      : new this.#realm.MouseEvent(name, { ...facts, detail });
    return this.#dispatch(target, event);
  }

  /** What was written counts when its field is left, or by Enter. */
  commit() {
    const written = this.#written;
    this.#written = null;
    if (written && written.field.value !== written.before) this.#input(written.field, ["change"]);
  }

  #input(target: Element, names = ["input", "change"]) {
    for (const name of names) this.#dispatch(target, new this.#realm.Event(name, { bubbles: true }));
  }

  focus(element: Element | null) {
    if (this.#written && this.#written.field !== element) this.commit();
    if (element) (element as HTMLElement).focus();
    else (this.#document.activeElement as HTMLElement | null)?.blur();
  }

  press(target: Element) {
    this.pointed = target;
    this.#place += 100;
    this.#pointer(target, "pointerdown");
    if (!this.#pointer(target, "mousedown")) return;
    const stop = target.closest(`${TAB_STOPS}, label`);
    if (stop?.localName !== "label") this.focus(stop && !isDisabled(stop) ? stop : null);
  }

  release(target: Element, detail = 1) {
    this.#pointer(target, "pointerup");
    this.#pointer(target, "mouseup");
    if (target.isConnected && !isDisabled(target)) this.#pointer(target, "click", detail);
  }

  click(target: Element) {
    this.press(target);
    this.release(target);
  }

  /** Picks the options that have one of these values or names. */
  select(select: HTMLSelectElement, wanted: string[]) {
    this.focus(select);
    for (const option of select.options) {
      option.selected =
        wanted.includes(option.value) || wanted.includes((option.label || option.textContent || "").trim());
    }
    this.#input(select);
  }

  /** Picks a file. */
  choose(input: HTMLInputElement, name: string, content: Buffer) {
    const files = [new this.#realm.File([new Uint8Array(content)], name)];
    Object.defineProperty(input, "files", { value: files, configurable: true });
    this.#input(input);
  }

  write(field: HTMLInputElement, text: string) {
    this.focus(field);
    if (this.#written?.field !== field) this.#written = { field, before: field.value };
    field.value = text;
    this.#input(field, ["input"]);
    if (field.type === "range") this.commit();
  }

  /** Presses a key, such as "Tab" or "Control+z". */
  key(chord: string) {
    const parts = chord === "+" ? ["+"] : chord.split("+");
    const key = parts.pop() as string;
    const held = {
      ctrlKey: parts.includes("Control"),
      shiftKey: parts.includes("Shift"),
      altKey: parts.includes("Alt"),
    };
    const facts = { key: key === "Space" ? " " : key, bubbles: true, composed: true, cancelable: true, ...held };
    const target = this.#document.activeElement ?? this.#document.body;
    const isFree = this.#dispatch(target, new this.#realm.KeyboardEvent("keydown", facts));
    if (isFree && !held.ctrlKey && !held.altKey) this.#act(target as HTMLElement, facts.key, held.shiftKey);
    const now = this.#document.activeElement ?? this.#document.body;
    this.#dispatch(now, new this.#realm.KeyboardEvent("keyup", facts));
  }

  /** What a browser itself does at a key. */
  #act(target: HTMLElement, key: string, isBack: boolean) {
    const field = target as HTMLInputElement;
    if (key === "Tab") this.#tab(isBack);
    else if (key === "Escape") this.#escape();
    else if (key === "Enter" && target.matches("a[href], button, summary")) this.#pointer(target, "click");
    else if (key === "Enter" && target.matches("input")) {
      this.commit();
      field.form?.requestSubmit();
    } else if (key === " " && target.matches("button, summary, [type=checkbox], [type=radio]"))
      this.#pointer(target, "click");
    else if (key.startsWith("Arrow") || key === "Home" || key === "End") this.#move(field, key);
    else if (target.matches(WRITTEN) && key.length === 1) this.write(field, field.value + key);
    else if (target.matches(WRITTEN) && key === "Backspace") this.write(field, field.value.slice(0, -1));
  }

  #escape() {
    const dialog = [...this.#document.querySelectorAll<HTMLDialogElement>("dialog[open]")].at(-1);
    if (dialog && this.#dispatch(dialog, new this.#realm.Event("cancel", { cancelable: true }))) dialog.close();
  }

  #tab(isBack: boolean) {
    const root = [...this.#document.querySelectorAll("dialog[open]")].at(-1) ?? this.#document;
    const stops = [...root.querySelectorAll<HTMLElement>(TAB_STOPS)].filter((element) => {
      const { type, name, checked } = element as HTMLInputElement;
      const isOther = type === "radio" && !checked && root.querySelector(`[name="${name}"]:checked`) !== null;
      return !isOther && element.getAttribute("tabindex") !== "-1" && !isDisabled(element) && isShown(element);
    });
    const at = stops.indexOf(this.#document.activeElement as HTMLElement);
    this.focus(stops.at(isBack ? (at < 0 ? -1 : at - 1) : (at + 1) % Math.max(1, stops.length)) ?? null);
  }

  /** Arrows choose among radio buttons and options, and move a slider. */
  #move(field: HTMLInputElement, key: string) {
    const step = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
    if (field.type === "radio") {
      const group = [...this.#document.querySelectorAll<HTMLInputElement>(`[name="${field.name}"]`)];
      const next = group.filter((radio) => !isDisabled(radio)).at((group.indexOf(field) + step) % group.length);
      next?.focus();
      if (next) this.#pointer(next, "click");
    } else if (field.type === "range") {
      const [min, max, by] = [Number(field.min || 0), Number(field.max || 100), Number(field.step || 1)];
      const up = key === "ArrowRight" || key === "ArrowUp" ? by : -by;
      const value = key === "Home" ? min : key === "End" ? max : Number(field.value) + up;
      this.write(field, String(Math.min(max, Math.max(min, value))));
    } else if (field.localName === "select") {
      const select = field as unknown as HTMLSelectElement;
      const option = select.options[select.selectedIndex + step];
      if (option) this.select(select, [option.value]);
    }
  }
}
