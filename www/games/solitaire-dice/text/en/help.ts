// The rules and what the numbers mean, in English.

import type { Chapter } from "../../../../shell/game/contract.ts";
import { standardHelpWords } from "../../../../shell/text/en/standard-dialogs.ts";
import { AVERAGES } from "../../model/averages.ts";
import type { State } from "../../model/types.ts";
import type { Words } from "./words.ts";

export type HelpWords = ReturnType<typeof helpWords>;

export function helpWords(words: Words) {
  const { formats, points } = words;
  const { number } = formats;

  return {
    help: ({ opening, openCost }: Pick<State, "opening" | "openCost">): Chapter[] => [
      {
        title: standardHelpWords.helpRules,
        lines: [
          "Roll five dice: one of them is the reject, and the other four make two pairs, any way you like.",
          "Mark both sums on the sheet, even when it costs you, and the reject in its own row.",
          opening === "different"
            ? "Each reject must be a new number, if one was rolled, until three different numbers are in use."
            : "You may reject any die until three different numbers are in use.",
          "From then on the reject must be one of those three, if one of them was rolled.",
          "If none of the three was rolled, the turn is a free ride: two sums are marked and no reject.",
          `The first mark on a sum opens it and costs ${points(openCost)}; the next three change nothing; the fifth pays that back.`,
          "Each mark from the sixth to the tenth scores: 100 points on 2 and 12, 70 on 3 and 11, 60 on 4 and 10, 50 on 5 and 9, 40 on 6 and 8, 30 on 7; more than ten score nothing.",
          "The game ends after the turn in which a number gets its eighth reject mark; that turn still counts.",
          "Score as many points as you can; others who play use the same rolls on sheets of their own, and most points win.",
        ],
        texts: [
          "By default any die may be rejected at first; the menu has the opening rule with three different rejects as well.",
        ],
      },
      {
        title: standardHelpWords.helpUse,
        lines: [
          "To pair the dice yourself, tap the one to reject, then two that make a pair.",
          "Already playing on paper? Copy your marks onto the sheet: a tap on a box fills the row up to it, a tap on the last mark removes it.",
          `⌫ removes a die. ${standardHelpWords.helpUndo}`,
        ],
        texts: [],
      },
      {
        title: "The large number",
        texts: [
          "It is an average over all rolls to come, if you play well from then on. All choices but the best also show how much less that is. A choice within 3 points of the best is called as good: the numbers are no more precise than that. Where one reason stands out, the best choice says what it does better than the next.",
          "Single games vary widely: of 20 games by the advice from an empty sheet, one ends below −210 and one above 740. “Final score” shows that for your sheet.",
        ],
      },
      {
        title: "A score to reach",
        texts: [
          "With a score to beat, the best average is not the best plan. “Advice for” has the chance of 300, of 500, of a number of your own, or of more than the others are likely to end with: every choice then shows its chance, and the best one is the likeliest.",
          "Games that were played for 500 or more reached it 29.4% of the time, against 27.2% for the average’s advice; games for 300 or more 57.0% against 54.9% (20,000 games of each with the same rolls; each figure within 0.7). They pay for it with 35 and 48 points on average.",
          "The number after ± is how far off such a chance may be: nine in ten were that close when games were played on from about 1,200 sheets. Near the end chances are exact.",
        ],
      },
      {
        title: "Spare",
        texts: [
          "With three numbers in use, each can take seven marks before the game ends. What is left of those 21 is to spare; free rides, one turn in 32, use none of it. Keep the three even: a row that fills early ends the game while the others still have room.",
        ],
      },
      {
        title: "Exact and estimate",
        texts: [
          "There are far too many sheets to solve them all. A small network, trained on games against itself, estimates what a sheet is worth; the app adds an exact look at all 252 rolls that can come next. Such numbers are called estimates.",
          "Near the end, with three numbers in use and at most one reject to spare after the choice (two where that is quick), everything that can follow is worked out. Such numbers are called exact.",
          "Estimates are rough once a number is in use that belongs neither to 1, 2, 6 nor to 1, 5, 6. In a check with 3,000 sheets from good, poor and random play, 300 games from each, nine in ten rough estimates were within 26 points of the average, and nine in ten of the other estimates within 7. Estimates for made-up sheets, which play hardly ever leads to, were 21 points too high on average. “Final score” plays such games from your sheet.",
        ],
      },
      {
        title: "Which sums are worth opening",
        texts: [
          "The sums that come often: strong play opens 6, 7, 8, 4 and 10 in nearly every game, 5 and 9 in half of them, 2 and 12 in a quarter, 3 and 11 hardly ever. 4 and 10 score 60 a mark and can be made in half of all rolls.",
        ],
      },
      {
        title: "Why reject 1, 2 and 6",
        texts: [
          "Rejecting low and high dice leaves the middle ones for the pairs, and their sums come often. Nearly nine in ten strong games end with 1, 2, 6 (or the mirror image 1, 5, 6). The third number need not come at once: on average it comes in turn 4.",
        ],
      },
      {
        title: "A rule of thumb",
        texts: [
          `Open no sum but 4, 6, 7, 8 and 10; reject only 1, 2 and 6 (or 1, 5 and 6), so that the game lasts; then mark what gains most. That alone averages ${number(AVERAGES.thumb)} points; the advice averages about ${number(AVERAGES.advice)}.`,
        ],
      },
      {
        title: "Other rules",
        texts: [
          `Can't Stop Express asks for three different rejects in the first three turns, which costs about 53 points on average. Where a roll has no new number, any die may be rejected.`,
          "In the easy variant, among the house rules in the menu, an open sum costs 150 instead of 200 (about 71 points more on average). Some pay every mark after the fifth (about 16 more), some pay nothing for the tenth (about 35 less). The app does not offer these: its advice would have to be trained again.",
        ],
      },
    ],
  };
}
