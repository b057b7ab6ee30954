// Shares as bars, each with its range as a whisker, and the article's figures below as diamonds.

import { svg } from "../../../js/dom.js";
import { percent } from "../../../js/format.js";
import { outcomes } from "./outcome.js";

const BAR = 18;
const NAME = 22;
const MARK = 16;
const GAP = 12;
const AXIS = 24;
const SIDE = 14;

/** What the bars show: of one tournament the seats and ties, of a series the best's share in each. */
export function bars(run) {
  const all = outcomes(run);
  if (run.setting.series) {
    return all.filter(({ result }) => result).map(({ names, result, figures }) => ({
      name: `against ${names[1]}`, share: result.players[0].wins, kind: "first", marks: figures.map(({ wins }) => wins[0]),
    }));
  }
  const [{ names, result, figures }] = all;
  if (!result) return [];
  const most = Math.max(...result.players.map(({ wins }) => wins.value));
  return [
    ...names.map((name, seat) => ({
      name, share: result.players[seat].wins, kind: result.players[seat].wins.value === most ? "first" : "other",
      marks: figures.map(({ wins }) => wins[seat]),
    })),
    { name: "Ties", share: result.ties, kind: "ties", marks: figures.map(({ ties }) => ties) },
  ];
}

/** The picture's elements in this width, and its height. */
export function draw(rows, width) {
  const highest = Math.max(...rows.flatMap(({ share, marks }) => [share, ...marks].map(({ high }) => high)));
  const end = [0.25, 0.5].find((end) => highest <= end) ?? 1;
  const x = (share) => SIDE + (share / end) * (width - 2 * SIDE);
  let y = 0;
  const parts = rows.flatMap(({ name, share, kind, marks }) => {
    const top = y + NAME;
    y = top + BAR + marks.length * MARK + GAP;
    return [
      svg("text", { class: "bar-name", x: SIDE, y: top - 6, text: name }),
      svg("text", { class: "bar-name", x: width - SIDE, y: top - 6, "text-anchor": "end", text: percent(share.value) }),
      svg("rect", { class: `share-bar share-${kind}`, x: SIDE, y: top, width: Math.max(1, x(share.value) - SIDE), height: BAR, rx: 3 }),
      ...whisker("whisker", share, top + BAR / 2, x),
      ...marks.flatMap((mark, nth) => {
        const middle = top + BAR + (nth + 0.5) * MARK + 2;
        return [...whisker("whisker-article", mark, middle, x), diamond(x(mark.value), middle)];
      }),
    ];
  });
  return { parts: [...axis(end, x, y), ...parts], height: y + AXIS };
}

function axis(end, x, bottom) {
  return [0, 0.25, 0.5, 0.75, 1].map((part) => part * end).flatMap((share) => [
    svg("line", { class: "share-grid", x1: x(share), x2: x(share), y1: NAME, y2: bottom }),
    svg("text", { class: "share-axis", x: x(share), y: bottom + 16, "text-anchor": "middle", text: `${Number((share * 100).toFixed(1))}` }),
  ]);
}

function whisker(className, { low, high }, y, x) {
  const path = `M${x(low)} ${y}H${x(high)}M${x(low)} ${y - 5}v10M${x(high)} ${y - 5}v10`;
  return [svg("path", { class: `${className} halo`, d: path }), svg("path", { class: className, d: path })];
}

export const diamond = (x, y) => svg("path", { class: "diamond", d: `M${x} ${y - 6}l6 6l-6 6l-6 -6z` });

/** A small picture for the legend. */
export function sample(what) {
  const wide = (share) => 2 + share * 24;
  const parts = what === "article" ? [...whisker("whisker-article", { low: 0, high: 1 }, 7, wide), diamond(14, 7)] : whisker("whisker", { low: 0, high: 1 }, 7, wide);
  return svg("svg", { class: "sample", width: 28, height: 14, "aria-hidden": "true" }, parts);
}
