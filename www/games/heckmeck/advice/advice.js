// The second mode of the page: the table, and advice for it. Loaded when it is first wanted.

import { styleSheet } from "../../../js/dom.js";
import { createTableCard } from "./card.js";
import { createTableChoices } from "./choices.js";
import { deedDone, lookAtTable } from "./look.js";
import { createRules } from "./rules.js";
import { tableSummary } from "./summary.js";

await styleSheet(new URL("advice.css", import.meta.url));

/**
 * @returns `card`, `choices` (with `first()`) and `rules`, to be rendered like every widget;
 *   `look(state, odds)`, `summary(view)`
 */
export function createAdvice(tools) {
  const { act, engine, announce } = tools;
  function endTurn({ after, deed }) {
    const { table } = tools.store.state;
    announce(deedDone(deed, table.names[table.toMove], table.names));
    act("endTurn", after);
  }
  return {
    card: createTableCard(tools, endTurn),
    choices: createTableChoices(tools, endTurn),
    rules: createRules(tools),
    look: (state, odds) => lookAtTable(state, odds, engine.functions),
    summary: tableSummary,
  };
}
