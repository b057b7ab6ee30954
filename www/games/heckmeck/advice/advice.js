// The second mode of the page: the table, and advice for it. Loaded when it is first wanted.

import { styleSheet } from "../../../js/dom.js";
import { createTableCard } from "./card.js";
import { tableMoves } from "./changes.js";
import { createTableChoices } from "./choices.js";
import { lookAtTable } from "./look.js";
import { noteInWords } from "./moves.js";
import { computerToMove, createPlay, isUnderWay } from "./play.js";
import { noteOf } from "./record.js";
import { createRules } from "./rules.js";
import { tableSummary } from "./summary.js";

await styleSheet(new URL("advice.css", import.meta.url));

/**
 * @param tools also `view()`, what is on screen, `actFor(name, …)`, a move that the computer makes,
 *   and `askForDice()`, which shows where they are typed
 * @returns `card`, `choices` (with `first()`) and `rules`, to be rendered like every widget;
 *   `look(state, odds)`, `summary(view)`, `changes`, the moves at a table;
 *   `takeAtOdds(face)` for a face taken in the other mode, `goOn()` after those that go on with the
 *   game, `isGoing()`: whether the computer is at it
 */
export function createAdvice(tools) {
  const { act, actFor, askForDice, engine, announce, view } = tools;

  /** Does what the player to move has decided on: a move of a person's, or of the computer's. */
  const chooseAs = (act) => (way, shown = view()) => {
    const { note, seat } = noteOf(shown, way, engine.functions);
    announce(noteInWords(note, shown.state.hints));
    act("choose", way, note, seat);
  };
  const choose = chooseAs(act);

  /** A face that is taken where odds are shown is a person's move in the game, if one is under way
   * with these dice. Returns whether it was. */
  function takeAtOdds(face) {
    const { state, seen } = view();
    if (!isUnderWay(state.table) || computerToMove(state) !== null || state.dice !== 8) return false;
    const table = lookAtTable(state, seen, engine.functions);
    const way = table.ways.find((way) => way.face === face);
    if (way) choose(way, { state, seen: { ...seen, table } });
    return way !== undefined;
  }
  const play = createPlay(tools, { choose: chooseAs(actFor), throwDice: () => actFor("random") });
  const choices = createTableChoices(tools, { ...play, choose, throwDice: () => act("random"), askForDice, goOn });
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
    takeAtOdds,
    goOn, isGoing: play.isGoing,
  };
}
