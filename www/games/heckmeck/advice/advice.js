// The second mode of the page: the table, and advice for it. Loaded when it is first wanted.

import { styleSheet } from "../../../js/dom.js";
import { createTableCard } from "./card.js";
import { tableMoves } from "./changes.js";
import { createTableChoices } from "./choices.js";
import { lookAtTable } from "./look.js";
import { noteInWords } from "./moves.js";
import { computerToMove, createPlay } from "./play.js";
import { noteOf } from "./record.js";
import { createRules } from "./rules.js";
import { tableSummary } from "./summary.js";

await styleSheet(new URL("advice.css", import.meta.url));

/**
 * @param tools also `view()`, what is on screen, and `actFor(name, …)`, a move that the computer makes
 * @returns `card`, `choices` (with `first()`) and `rules`, to be rendered like every widget;
 *   `look(state, odds)`, `summary(view)`, `changes`, the moves at a table, and
 *   `goOn()` after each of them
 */
export function createAdvice(tools) {
  const { act, actFor, engine, announce, view } = tools;

  /** Does what the player to move has decided on. */
  function choose(way) {
    const { state } = view();
    const note = noteOf(view(), way, engine.functions);
    announce(noteInWords(note, state.hints === "after" && note.by === null));
    (computerToMove(state) === null ? act : actFor)("choose", way, note);
  }
  const throwDice = () => (computerToMove(view().state) === null ? act : actFor)("random");

  const play = createPlay(tools, { choose, throwDice });
  const choices = createTableChoices(tools, { choose, throwDice, ...play, goOn });
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
    goOn,
  };
}
