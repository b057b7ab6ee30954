// Who won, by how much, and how sure that is: in words, as a picture, as tables, as CSV.

import { el, refill, svg } from "../../../js/dom.js";
import { copyText, saveText } from "../../../js/export.js";
import { resultsCsv } from "./csv.js";
import { bars, draw, sample } from "./picture.js";
import { toLink } from "./setting.js";
import { articleTable, tournamentTable } from "./tables.js";
import { verdict } from "./verdict.js";
import { conditions, opponents } from "./words.js";

/** A number stays with its percent sign. */
const unbroken = (text) => text.replaceAll(" %", "\u00a0%");

export function createResults() {
  const answer = el("p", { class: "answer" });
  const detail = el("p", { class: "detail" });
  const trust = el("p", {});
  const article = el("p", {});
  const about = el("p", { class: "hint" });
  const stale = el("p", { class: "hint stale", text: "You have changed the setting since; these results are of the one before." });
  const picture = svg("svg", { class: "picture", role: "img" });
  const legend = el("figcaption", { class: "hint legend" });
  const tables = el("div", { class: "tables" });
  const told = el("span", { class: "hint", role: "status" });
  const button = (text, onclick) => el("button", { class: "quiet", text, onclick });
  const copy = async (text) => { told.textContent = await copyText(text); };
  const empty = el("p", { class: "soft", text: "Press Play, or repeat an experiment: who wins how often is shown here, with how sure that is." });
  const full = el("div", { class: "full", hidden: true }, el("div", { class: "verdict" }, answer, detail, trust, article), about, stale,
    el("figure", {}, picture, legend), tables,
    el("p", { class: "hint", text: "The small numbers are the 95 % range. Play such a tournament with many other seeds, and 19 of 20 ranges hold the true number. Four times as many games make a range half as wide." }),
    el("div", { class: "line" }, button("Copy as CSV", () => copy(resultsCsv(run))), button("Download CSV", () => saveText("heckmeck-lab.csv", resultsCsv(run))),
      button("Copy link", () => copy(new URL(toLink(run.setting), location.href).href)), told));
  const node = el("section", { class: "card lab-results", "aria-labelledby": "results-title" },
    el("h2", { id: "results-title", text: "Results" }), empty, full);
  let run = null;
  new ResizeObserver(paint).observe(node);

  function paint() {
    const rows = run ? bars(run) : [];
    if (rows.length === 0 || picture.clientWidth === 0) return;
    const { parts, height } = draw(rows, picture.clientWidth);
    picture.setAttribute("height", height);
    picture.replaceChildren(...parts);
  }

  return {
    node,
    render(setting, next) {
      const isNews = next !== run;
      run = next;
      stale.hidden = !run || toLink(run.setting) === toLink(setting);
      if (!isNews) return;
      const words = verdict(run);
      empty.hidden = words !== null;
      full.hidden = words === null;
      if (words === null) return;
      for (const [part, text] of [[answer, words.answer], [detail, words.detail], [trust, words.trust], [article, words.article]]) part.textContent = unbroken(text);
      about.textContent = `${opponents(run.setting)} · ${conditions(run.setting)}`;
      const beside = articleTable(run);
      const shown = run.setting.series ? "Share of games that Best in worms wins" : "Share of all games, in percent";
      picture.setAttribute("aria-label", `${shown}; the tables below have the numbers.`);
      refill(legend, el("span", { text: `${shown}.` }), el("span", { class: "kind" }, sample("range"), "95 % range"),
        words.article && el("span", { class: "kind" }, sample("article"), "the article, with its range"));
      told.textContent = "";
      refill(tables, run.setting.series ? null : tournamentTable(run), beside);
      paint();
    },
    /** On a phone the results stand below all that is set. */
    bringIntoView() {
      node.classList.add("wanted");
      if (matchMedia("(max-width: 999px)").matches) node.scrollIntoView();
    },
  };
}
