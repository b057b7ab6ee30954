// One line for each way on over the totals, and one for the best of them all.

import { el, radios, refill, svg } from "../../js/dom.js";
import { rank, value } from "./answers.js";
import { wayName, wayText } from "./dice.js";
import { GOALS, TOTALS, target } from "./state.js";
import { LOWEST_TILE } from "./tiles.js";

const HEIGHT = 280;
const BAND = 22;
const PAD = { left: 46, right: 10, top: BAND + 12, bottom: 26 };
const BEST = "best";

export function createChart({ change }) {
  const charted = radios({
    name: "charted", label: "Lines",
    options: Object.entries(GOALS).map(([value, { name }]) => ({ value, content: name })),
    onpick: (charted) => change({ charted }),
  });
  const picture = svg("svg", { class: "plot", height: HEIGHT, role: "img" });
  const slider = el("input", { type: "range", min: "1", max: "40", step: "1", "aria-label": "Total to read off", oninput: () => point(Number(slider.value)) });
  const reading = el("p", { class: "reading" });
  const legend = el("ul", { class: "legend" });
  const node = el("section", { class: "card panel panel-chart", "aria-labelledby": "chart-title" },
    el("h2", { id: "chart-title", text: "Chart" }),
    el("div", { class: "controls" }, charted.node),
    el("figure", {}, picture, el("figcaption", { class: "hint", text: "The strip on top names the best choice for each total. Touch the chart or move the slider to read it off." })),
    slider, reading, legend);

  let view = null;
  let at = null;
  picture.addEventListener("pointermove", follow);
  picture.addEventListener("pointerdown", follow);
  new ResizeObserver(() => draw()).observe(node);

  function follow(event) {
    const box = picture.getBoundingClientRect();
    const inner = box.width - PAD.left - PAD.right;
    const total = Math.round(1 + ((event.clientX - box.left - PAD.left) / inner) * 39);
    point(Math.min(40, Math.max(1, total)));
  }

  function point(total) {
    at = total;
    draw();
  }

  function draw() {
    const width = picture.clientWidth;
    if (!view || width === 0) return;
    const { state, seen } = view;
    const total = at ?? (target(state) || LOWEST_TILE);
    const curves = curvesOf(state, seen);
    slider.value = String(total);
    slider.setAttribute("aria-valuetext", readOff(state, curves, total));
    picture.setAttribute("aria-label", `${GOALS[state.charted].name}, by total. ${readOff(state, curves, total)}`);
    picture.replaceChildren(...plot(state, curves, total, width));
    reading.textContent = headline(state, curves, total);
    refill(legend, legendOf(state, curves, total, change));
  }

  return {
    node,
    render(next) {
      if (view && target(view.state) !== target(next.state)) at = null;
      view = next;
      charted.set(next.state.charted);
      draw();
    },
  };
}

/** Every curve: its numbers by total, and whether it is switched on. The best is the last. */
export function curvesOf(state, seen) {
  const ways = (seen?.ways ?? []).filter((way) => !state.hidden.includes(way.key));
  const curves = ways.map((way) => ({
    key: way.key, way, name: wayText(way), on: !state.off.includes(way.key),
    numbers: TOTALS.map((total) => value(way.evaluation, state.charted, total)),
  }));
  if (ways.length > 1) {
    const follows = TOTALS.map((total) => {
      const { best } = rank(ways, state.charted, total);
      return curves.find((curve) => best.has(curve.key)) ?? null;
    });
    curves.push({
      key: BEST, name: "best of all", on: !state.off.includes(BEST), follows,
      numbers: follows.map((curve, nth) => curve?.numbers[nth] ?? 0),
    });
  }
  return curves;
}

function plot(state, curves, total, width) {
  const top = state.charted === "expectedAtLeast"
    ? Math.max(1, ...curves.flatMap(({ numbers }) => numbers)) : 1;
  const x = (total) => PAD.left + ((total - 1) / 39) * (width - PAD.left - PAD.right);
  const y = (number) => HEIGHT - PAD.bottom - (number / top) * (HEIGHT - PAD.top - PAD.bottom);
  const text = (props, content) => svg("text", { ...props, text: content });
  const levels = state.charted === "expectedAtLeast"
    ? [0, 10, 20, 30, 40].filter((level) => level <= top) : [0, 0.25, 0.5, 0.75, 1];
  const label = (level) => (state.charted === "expectedAtLeast" ? String(level) : `${level * 100} %`);
  return [
    ...levels.flatMap((level) => [
      svg("line", { class: "grid", x1: PAD.left, x2: width - PAD.right, y1: y(level), y2: y(level) }),
      text({ class: "axis", x: PAD.left - 6, y: y(level) + 4, "text-anchor": "end" }, label(level)),
    ]),
    ...[1, 5, 10, 15, 21, 25, 29, 33, 36, 40].map((total) =>
      text({ class: "axis", x: x(total), y: HEIGHT - 8, "text-anchor": "middle" }, String(total))),
    ...curves.filter(({ on }) => on).map(({ key, numbers }) => svg("polyline", {
      class: `curve curve-${key}`, points: numbers.map((number, nth) => `${x(nth + 1).toFixed(1)},${y(number).toFixed(1)}`).join(" "),
    })),
    ...band(curves.find(({ key, on }) => key === BEST && on), x),
    svg("line", { class: "cursor", x1: x(total), x2: x(total), y1: PAD.top - 6, y2: HEIGHT - PAD.bottom }),
    ...curves.filter(({ on }) => on).map(({ key, numbers }) =>
      svg("circle", { class: `dot curve-${key}`, cx: x(total), cy: y(numbers[total - 1]), r: key === BEST ? 5 : 4 })),
  ];
}

/** Which choice the best line follows, stretch by stretch. */
function band(best, x) {
  if (!best) return [];
  const stretches = [];
  best.follows.forEach((curve, nth) => {
    const last = stretches.at(-1);
    if (last?.curve === curve) last.to = nth + 1;
    else stretches.push({ curve, from: nth + 1, to: nth + 1 });
  });
  const half = (x(2) - x(1)) / 2;
  return stretches.filter(({ curve }) => curve).flatMap(({ curve, from, to }) => {
    const [start, end] = [x(from) - half, x(to) + half];
    const name = curve.name.replaceAll(" ", "");
    const fits = end - start > name.length * 7.5 + 4;
    return [
      svg("rect", { class: `band curve-${curve.key}`, x: start, y: 2, width: Math.max(1, end - start - 1), height: BAND, rx: 4 }),
      fits ? svg("text", { class: "band-name", x: (start + end) / 2, y: BAND - 4, "text-anchor": "middle", text: name }) : null,
    ].filter(Boolean);
  });
}

const numberAt = (state, curve, total) => GOALS[state.charted].show(curve.numbers[total - 1]);

function readOff(state, curves, total) {
  return `${GOALS[state.charted].goal(total)}: ${curves.filter(({ on }) => on).map((curve) => `${curve.name} ${numberAt(state, curve, total)}`).join(", ")}`;
}

function headline(state, curves, total) {
  const best = curves.find(({ key }) => key === BEST);
  const followed = best?.follows[total - 1];
  const words = GOALS[state.charted].goal(total);
  return followed ? `${words}: best is ${followed.name} with ${numberAt(state, best, total)}` : words;
}

function legendOf(state, curves, total, change) {
  return curves.map((curve) => {
    const box = el("input", {
      type: "checkbox", "data-key": `curve-${curve.key}`,
      onchange: () => change({ off: box.checked ? state.off.filter((key) => key !== curve.key) : [...state.off, curve.key] }),
    });
    box.checked = curve.on;
    const sample = svg("svg", { class: "sample", width: 26, height: 10, "aria-hidden": "true" },
      svg("line", { class: `curve curve-${curve.key}`, x1: 0, x2: 26, y1: 5, y2: 5 }));
    return el("li", {}, el("label", {}, box, sample,
      curve.way ? wayName(curve.way) : el("span", { class: "way-name", text: "best of all" }),
      el("span", { class: "legend-number", text: numberAt(state, curve, total) })));
  });
}
