// Every sentence of the pages of rules to remember, in English.

import type { Bound } from "../../by-heart/rule.ts";
import type { Formats } from "../../format.ts";

export type ByHeartWords = ReturnType<typeof byHeartWords>;

export function byHeartWords({ number, list, signed }: Formats) {
  return {
    title: "Without the page",
    back: "Back to the game",
    howMany: "How many rules?",
    number: (count: number) => number(count),
    rules: (count: number) => (count === 1 ? "One rule" : `${number(count)} rules`),
    how: "Go through the rules in order. A rule counts something of each choice that is left and keeps the best by that; the next rule chooses among those. A rule whose condition does not hold is skipped.",
    onlyWhile: (conditions: string[]) => `Only while ${list(conditions)}:`,
    /** "+3 ×": how often something counts. */
    times: (times: number) => `${signed(times, 0)}\u00a0×`,
    keepMost: (within: number) =>
      within === 0 ? "Keep the highest." : `Keep the highest, and those at most ${number(within)} below.`,
    keepWhere: (bound: Bound) =>
      bound.kind === "at-least"
        ? `Keep only ${number(bound.number)} or more, if there are such.`
        : `Keep only ${number(bound.number)} or less, if there are such.`,
    without: (value: string) => `Without this rule: ${value}`,
    examplesTitle: "For example",
    noExample: "In the games looked at, this rule never decided alone.",
    frontierTitle: "More rules, better play",
    rulesColumn: "Rules",
    print: "Print the card",
  };
}
