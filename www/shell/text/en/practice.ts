// Every sentence of practice, in English; what a decision has cost is told by the game.

import type { Formats } from "../../model/format.ts";

export type PracticeText = ReturnType<typeof practiceWords>;

export function practiceWords({ number, plural }: Formats) {
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
    difficultyLabel: "How hard",
    difficulties: { easy: "Easy", medium: "Medium", hard: "Hard" },
    /** Why nothing is kept. */
    refusals: {
      full: "This device has no room left: your decisions are not kept for practice.",
      newer: "A later version of this page has kept your decisions. Reload the page to practise them.",
      held: "Another tab of this page holds your decisions: close it, then reload.",
      blocked: "Your browser keeps nothing for this page: your decisions can’t be practised.",
    },
    keptTitle: "Your decisions on this device",
    kept: (count: number) =>
      count === 0
        ? "None so far. What you decide in games against the computer, or in others before you are told what is best, is kept here and nowhere else."
        : `${number(count)} ${plural(count, "decision is", "decisions are")} kept here, of all games, and nowhere else.`,
    save: "Save to a file",
    load: "Load from a file",
    /** What a file has added. */
    loaded: ({ name, decisions, games }: { name: string; decisions: number; games: number }) =>
      decisions + games === 0
        ? `${name}: all of it is here already.`
        : `New from ${name}: ${number(decisions)} ${plural(decisions, "decision", "decisions")}, ${number(games)} ${plural(games, "game", "games")}.`,
    /** Why a file could not be loaded. */
    notLoaded: {
      foreign: (name: string) => `${name} is no file of decisions that this page has saved. Nothing has changed.`,
      newer: (name: string) =>
        `${name} was saved by a later version of this page: reload the page, then try again. Nothing has changed.`,
      damaged: (name: string, place: string) => `${name} is damaged at “${place}”. Nothing has changed.`,
    },
    fileName: "rollwise-decisions.json",
    deleteAll: "Delete all",
    areYouSure:
      "Delete the decisions and results of all games? “How am I doing?” and “Evenings” begin anew; nothing can be brought back.",
    keepAll: "Keep them",
    deleted: "All decisions and results are deleted.",
  };
}
