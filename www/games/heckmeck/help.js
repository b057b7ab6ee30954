// What the numbers mean, with the position on screen as the example.

import { el, refill } from "../../js/dom.js";
import { dice, percent, points } from "../../js/format.js";
import { rank, value } from "./answers.js";
import { wayText } from "./dice.js";
import { goalInWords, left, target } from "./state.js";

/** @param name of the panel; `chapters(state, seen)`: of each a title, and its paragraphs */
export function createHelp(name, chapters) {
  const body = el("div", { class: "help" });
  const node = el("section", { class: "card panel panel-help", "aria-labelledby": `${name}-title` },
    el("h2", { id: `${name}-title`, text: "What the numbers mean" }), body);
  return {
    node,
    render({ state, seen }) {
      refill(body, seen ? chapters(state, seen).map(([title, ...texts]) => [
        el("h3", { text: title }), texts.filter(Boolean).map((text) => el("p", { text })),
      ]).flat(2) : null);
    },
  };
}

export function oddsChapters(state, seen) {
  const x = target(state) || state.target;
  const now = seen.position;
  return [
    [`At least ${x}`,
      `The chance to end this turn on ${x} or more with a worm, if you play for just that from now on. Here it is ${percent(now.atLeast[x])}.`,
      "Use it to take a tile from the middle: a higher total takes the tile of that number, or the next lower one that is there."],
    [`Exactly ${x}`,
      `The chance to end on ${x} and nothing else, if you play for just that. Here it is ${percent(now.exactly[x])}.`,
      "Use it to steal: another player's top tile is yours only with exactly its number."],
    ["Points",
      `The average result of best play for points, from here ${points(now.expectedAtLeast[0])}. It counts every total, also those that take no tile: stopping on 18 with a worm is 18 points and no tile. So use it to see how much is in a position, not to decide.`,
      `With a tile picked, results under it count 0: from here ${points(now.expectedAtLeast[x])} for ${x} or more.`],
    ["Every number on its own", "Each chance supposes that you pursue that one goal. You can't have them all: the way to 25 may not be the way to 30."],
    ["How to decide", decision(state, seen)],
    ["Before and after a roll", "When a roll is entered, the line above the choices tells how the chance has changed by it. It says whether you were lucky, not whether you played well."],
    ["A bust", bustText(state, seen),
      "By the rule of the game a bust loses the turn: it counts 0. The menu has another convention, where a bust keeps the score so far; some calculators count like that. The chances of a position are the same, but Roll then counts a bust as a stop, and the average points come out too high, since rolling on costs nothing.",
      `Now chosen: ${state.bust === "scores-nothing" ? "a bust counts 0." : "a bust keeps the score."}`],
  ];
}

function decision(state, seen) {
  const total = target(state);
  const { best } = rank(seen.ways, state.goal, total);
  const way = seen.ways.find(({ key }) => best.has(key));
  const general = "Pick the tile you want above. The choice marked best gets you there most often; a lower number for a bigger tile can still be worth more worms.";
  if (!way) return general;
  const number = value(way.evaluation, state.goal, total);
  const shown = state.goal === "expectedAtLeast" ? `${points(number)} points` : percent(number);
  return `${general} Here, for ${goalInWords(state)}, it is ${wayText(way)} with ${shown}.`;
}

function bustText(state, seen) {
  if (seen.phase === "unrolled") {
    return `A roll without a face that you may still take ends the turn. With ${dice(left(state))} left that happens to the next roll with a chance of ${percent(seen.bustChance)}.`;
  }
  return "A roll without a face that you may still take ends the turn.";
}
