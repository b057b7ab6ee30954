// Every sentence of practice, in English; what a decision has cost is told by the game.

import type { Formats } from "../../model/format.ts";

export type PracticeText = ReturnType<typeof practiceWords>;

export function practiceWords({ number }: Formats) {
  return {
    title: "Practice",
    documentTitle: "Practice · rollwise",
    back: "Back to the game",
    from: {
      own: "Your own mistake, once more",
      table: "A mistake from your table, once more",
      computer: "From one of the computer’s games",
    },
    question: "What do you do?",
    puzzle: "A puzzle",
    solve: "Solve it",
    right: { best: "Best!", asGood: "As good as the best" },
    tally: ({ done, right }: { done: number; right: number }) => `${number(right)} of ${number(done)} right`,
    goOn: "Go on",
    next: "Next position",
    due: (count: number) =>
      count === 1 ? "The last of your mistakes that is due" : `${number(count)} of your mistakes are due`,
    rules: "Rules to remember",
    byRules: (count: number) => (count === 1 ? "By the one rule" : `By the ${number(count)} rules`),
    rule: (nth: number, count: number) => `Rule ${number(nth)} of ${number(count)}:`,
    ruleIsRight: {
      best: "Here the rule finds the best choice.",
      asGood: "Here the rule finds one as good as the best.",
    },
    ruleIsWrong: (cost: string | null) =>
      cost === null ? "You went by the rule; here it is wrong." : `Here the rule is wrong. ${cost}.`,
    difficultyLabel: "How hard",
    difficulties: { easy: "Easy", medium: "Medium", hard: "Hard" },
    /** Why nothing is kept. */
    refusals: {
      full: "This device has no room left: your decisions are not kept for practice.",
      newer: "A later version of this page has kept your decisions. Reload the page to practise them.",
      held: "Another tab of this page holds your decisions: close it, then reload.",
      blocked: "Your browser keeps nothing for this page: your decisions can’t be practised.",
    },
  };
}
