// Every sentence of the pages of rules to remember, in English.

import type { Formats } from "../../model/format.ts";
import type { Bound } from "../../pages/by-heart/rule.ts";

export type ByHeartWords = ReturnType<typeof byHeartWords>;

export function byHeartWords({ number, list, signed }: Formats) {
  return {
    title: "Rules to remember",
    back: "Back to the game",
    howMany: "How many rules?",
    number: (count: number) => number(count),
    rules: (count: number) => (count === 1 ? "One rule" : `${number(count)} rules`),
    how: "Go through the rules in order. Each rule rates the choices that are left and keeps the best of them for the next rule. Skip a rule whose condition does not hold.",
    rate: "Rate each choice:",
    when: (conditions: string[]) => `If ${list(conditions)}:`,
    /** "+3": how much something counts. */
    times: (times: number) => signed(times, 0),
    keepMost: (within: number) =>
      within === 0 ? "Keep the best." : `Keep the best, and those rated at most ${number(within)} lower.`,
    keepWhere: (bound: Bound) =>
      bound.kind === "at-least"
        ? `Keep those rated ${number(bound.number)} or more; if there are none, keep all.`
        : `Keep those rated ${number(bound.number)} or less; if there are none, keep all.`,
    without: (value: string) => `Without this rule: ${value}`,
    examplesTitle: "For example",
    frontierTitle: "More rules, better play",
    rulesColumn: "Rules",
    print: "Print the card",
    next: "What a rule leaves open, the next one decides.",
    practise: "Practise them",
  };
}
