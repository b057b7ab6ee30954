// The second mode of the page: the table, and advice for it. Loaded when it is first wanted.

import { styleSheet } from "../../../js/dom.js";
import { createTableCard } from "./card.js";
import { tableMoves } from "./changes.js";
import { createTableChoices } from "./choices.js";
import { lookAtTable } from "./look.js";
import { noteInWords } from "./moves.js";
import { createPlay } from "./play.js";
import { noteOf } from "./record.js";
import { createRules } from "./rules.js";
import { tableSummary } from "./summary.js";

await styleSheet(new URL("advice.css", import.meta.url));

/**
 * @param tools also `view()`, what is on screen, and `actFor(name, …)`, a move that the computer makes
 * @returns `card`, `choices` (with `first()`) and `rules`, to be rendered like every widget;
 *   `look(state, odds)`, `summary(view)`, `changes`, the moves at a table;
 *   `goOn()` after those that go on with the game, `isGoing()`: whether the computer is at it
 */
export function createAdvice(tools) {
  const { act, actFor, engine, announce, view } = tools;

  /** Does what the player to move has decided on: a move of a person's, or of the computer's. */
  const chooseAs = (act) => (way) => {
    const { state } = view();
    const { note, seat } = noteOf(view(), way, engine.functions);
    announce(noteInWords(note, state.hints));
    act("choose", way, note, seat);
  };
  const choose = chooseAs(act);
  const play = createPlay(tools, { choose: chooseAs(actFor), throwDice: () => actFor("random") });
  const choices = createTableChoices(tools, { ...play, choose, throwDice: () => act("random"), goOn });
  function goOn() {
    play.goOn();
    choices.tellPace(view().state);
  }
  return {
    card: createTableCard(tools, choose),
    choices,
    rules: createRules(tools),
    look(state, odds) {
      const seen = lookAtTable(state, odds, engine.functions);
      return { ...seen, pick: play.pick(state, seen) };
    },
    summary: tableSummary,
    changes: tableMoves,
    goOn, isGoing: play.isGoing,
  };
}
