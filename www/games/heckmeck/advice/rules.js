// The rules that tables differ in, as settings in the menu.

import { el } from "../../../js/dom.js";

export const RULES = [
  ["turnDownWithNothingToReturn", "Turn a tile down even without one to return",
    "A failed turn turns the highest tile of the grill down also when the player had no tile to give back. Off is the rule sheet to the letter."],
  ["alwaysTurnDown", "Always turn the highest tile down",
    "For a shorter game: also when the highest tile is the one just given back."],
  ["compulsorySteal", "A steal must be made",
    "Who ends on exactly another player's top tile has to take that, not one from the grill."],
];

export function createRules({ act }) {
  const boxes = RULES.map(([rule, title, sentence]) => {
    const box = el("input", { type: "checkbox", onchange: () => act("setRule", rule, box.checked) });
    return { rule, box, node: el("div", { class: "setting" }, el("label", { class: "check" }, box, title), el("p", { class: "hint", text: sentence })) };
  });
  return {
    nodes: boxes.map(({ node }) => node),
    render({ state }) {
      for (const { rule, box } of boxes) box.checked = state.table.rules[rule];
    },
  };
}
