// What is to be played: the seats, how many games, and by which conditions.

import { el, radios } from "../../../js/dom.js";
import { RULES } from "../advice/rules.js";
import { createNumber } from "./number.js";
import { createSeats } from "./seats.js";
import { EQUAL, GAMES, SEEDS, STARTS } from "./setting.js";
import { EQUAL_WORDS, START_WORDS, conditions, whole } from "./words.js";

const QUICK = [100, 1000, 10_000, 100_000];
const SEEDS_IN_LINKS = 1_000_000;

export function createSetup({ change, play }) {
  const seats = createSeats({ change });
  const games = createNumber({ id: "games", label: "Games", range: GAMES, show: whole, onpick: (games) => change({ games }), onenter: play });
  const quick = radios({
    name: "quick", label: "Usual numbers of games",
    options: QUICK.map((value) => ({ value, content: whole(value) })), onpick: (value) => { games.reset(); change({ games: value }); },
  });
  const seed = createNumber({ id: "seed", label: "Seed", range: SEEDS, onpick: (seed) => change({ seed }), onenter: play });
  const anew = el("button", { text: "New seed", onclick: () => { seed.reset(); change({ seed: Math.floor(Math.random() * SEEDS_IN_LINKS) }); } });
  const segments = (name, label, values, words) => radios({
    name, label, options: values.map((value) => ({ value, content: words[value] })), onpick: (value) => change({ [name]: value }),
  });
  const starts = segments("starts", "Who starts", STARTS, START_WORDS);
  const equal = segments("equal", "Equal worms", EQUAL, EQUAL_WORDS);
  let setting = null;
  const boxes = RULES.map(([rule, title, sentence]) => {
    const box = el("input", { type: "checkbox", "aria-describedby": `about-${rule}`, onchange: () => change({ rules: { ...setting.rules, [rule]: box.checked } }) });
    return { rule, box, node: el("div", {}, el("label", { class: "check" }, box, title), el("p", { class: "hint", id: `about-${rule}`, text: sentence })) };
  });
  const part = (title, control, sentence) => el("div", { class: "setting" },
    el("h3", { text: title }), control, el("p", { class: "hint", text: sentence }));
  const brief = el("span", { class: "hint" });
  const more = el("details", { class: "more" },
    el("summary", {}, el("span", {}, el("span", { class: "more-name", text: "Rules and dice" }), brief)),
    part("Who starts", starts.node, "In turn is fair: each seat starts as often as the others."),
    part("Equal worms", equal.node, "By the rules of the game, the highest single tile decides."),
    el("div", { class: "setting" }, el("h3", { text: "Rules that tables differ in" }), boxes.map(({ node }) => node)),
    el("div", { class: "setting" }, el("h3", {}, seed.label), el("div", { class: "line" }, seed.field, anew), seed.told,
      el("p", { class: "hint", text: "The same seed gives the same dice, so the same games. Another seed is another try." })));
  const node = el("section", { class: "card setup", "aria-labelledby": "setup-title" },
    el("h2", { id: "setup-title", text: "Who plays" }), seats.nodes,
    el("div", { class: "setting" }, el("h3", {}, games.label), el("div", { class: "games" }, games.field, quick.node), games.told), more);

  return {
    node,
    render(next) {
      setting = next;
      seats.render(setting);
      games.set(setting.games);
      quick.set(setting.games);
      seed.set(setting.seed);
      starts.set(setting.starts);
      equal.set(setting.equal);
      for (const { rule, box } of boxes) box.checked = setting.rules[rule];
      brief.textContent = conditions(setting);
    },
    /** Whether everything can be played as it is; if not, leads to what can't. */
    check() {
      const wrong = [games, seed].find((number) => number.isWrong());
      if (wrong === seed) more.open = true;
      wrong?.field.focus();
      return !wrong;
    },
    reset: () => [games, seed].forEach((number) => number.reset()),
  };
}
