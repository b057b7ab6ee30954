// Small tools to build and refresh elements. No data ever becomes markup: text stays text.

const SVG = "http://www.w3.org/2000/svg";

function make(node, props, children) {
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name === "text") node.textContent = value;
    else if (name === "vars") setVars(node, value);
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined));
  return node;
}

/** An HTML element. `props`: attributes, `text`, `vars` (custom properties), `onclick` and the like. */
export function el(tag, props = {}, ...children) {
  return make(document.createElement(tag), props, children);
}

/** An SVG element, likewise. */
export function svg(tag, props = {}, ...children) {
  return make(document.createElementNS(SVG, tag), props, children);
}

/** Custom properties for the style sheet: the Content Security Policy forbids style attributes. */
export function setVars(node, vars) {
  for (const [name, value] of Object.entries(vars)) node.style.setProperty(`--${name}`, value);
}

/** Replaces what a container holds. Focus stays on the element with the same `data-key`. */
export function refill(container, ...children) {
  const active = document.activeElement;
  const key = container.contains(active) ? active.dataset.key : undefined;
  container.replaceChildren(...children.flat(Infinity).filter((child) => child !== null && child !== undefined));
  if (key !== undefined) container.querySelector(`[data-key="${key}"]`)?.focus();
}

/** A picture from the symbols in index.html; `label` is null where words stand beside it. */
export function picture(symbol, className, label = null) {
  const props = label === null ? { "aria-hidden": "true" } : { role: "img", "aria-label": label };
  return svg("svg", { class: className, ...props }, svg("use", { href: `#${symbol}` }));
}

/** Adds a style sheet to the page; resolves when it can be used. */
export function styleSheet(url) {
  return new Promise((resolve, reject) => {
    document.head.append(el("link", { rel: "stylesheet", href: url, onload: resolve, onerror: () => reject(new Error(`${url} could not be loaded`)) }));
  });
}

/** A row of choices of which one is taken: native radio buttons, so one tab stop and arrow keys. */
export function radios({ name, label, options, onpick, className = "segments" }) {
  const inputs = new Map();
  const group = el("div", { class: className, role: "radiogroup", "aria-label": label });
  for (const { value, content } of options) {
    const input = el("input", { type: "radio", name, value, class: "hidden-input", onchange: () => onpick(value) });
    inputs.set(String(value), input);
    group.append(el("label", {}, input, el("span", {}, content)));
  }
  return {
    node: group,
    set(value) {
      for (const [key, input] of inputs) input.checked = key === String(value);
    },
    input: (value) => inputs.get(String(value)),
  };
}

/** A drop-down list. */
export function select({ label, options, onpick, className = "" }) {
  const list = el("select", { "aria-label": label, class: className, onchange: () => onpick(list.value) });
  const fill = (options) => {
    list.replaceChildren(...options.map(({ value, text }) => el("option", { value, text })));
  };
  fill(options);
  return { node: list, fill, set: (value) => { list.value = String(value); } };
}
