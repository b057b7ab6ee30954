// The rules and what the numbers mean, in English, with the position on screen as the example.

import type { Chapter } from "../../../../shell/game/contract.ts";
import { standardHelpWords } from "../../../../shell/text/en/standard-dialogs.ts";
import type { Example, Now } from "../../model/examples.ts";
import { pieces } from "./pieces.ts";
import type { Words } from "./words.ts";

export type HelpWords = ReturnType<typeof helpWords>;

export function helpWords(words: Words) {
  const { formats } = words;
  const { column, inColumn, face, points, ofChance, within } = pieces(formats);
  const { percentWith, number, signed, plural } = formats;

  /** What the numbers on screen say. */
  const nowOf = (now: Now) => {
    if (now.kind === "before")
      return `Right now your chance is ${percentWith(now.share, now.digits)}, on average over all rolls, if both sides place well.`;
    const { side, roll, best, share, tie, difference, digits } = now;
    const apart =
      now.apart === null
        ? ""
        : `, ${ofChance(now.apart, digits)} ${side === "mine" ? "more" : "less"} than in the next best column`;
    const placed =
      side === "mine"
        ? `a ${face(roll)} is best placed ${inColumn(best)}: ${percentWith(share, digits)}`
        : `the opponent's ${face(roll)} is best placed ${inColumn(best)}, which leaves you ${percentWith(share, digits)}`;
    return `Right now ${placed}${apart}. A tie, with a chance of ${percentWith(tie, digits)}, counts as half a win. The expected lead at the end is ${signed(difference, 1)} points.`;
  };

  const reachOf = ({ isProved, depth, margin }: NonNullable<Example["reach"]>) =>
    isProved
      ? "The numbers on screen are proved."
      : `The numbers on screen look ${number(depth)} ${plural(depth, "die", "dice")} ahead${margin ? `: ${within(margin)}` : ""}.`;

  return {
    help: (example: Example): Chapter[] => [
      {
        title: standardHelpWords.helpRules,
        lines: [
          "Two players each have a board with three columns of three squares, and take turns.",
          "On your turn, roll one die and place it in one of your own columns that has room.",
          "This removes all dice of the same value from the opponent's facing column, which then has room again.",
          "A column counts the sum of its dice, in whatever order, but equal dice count more.",
          "Two alike count four times their value, three alike nine times: 4 1 4 is 17, and 6 6 6 is 54.",
          "When a board is full, the game ends at once, after the last die has removed its matches.",
          "The higher total of all three columns wins; equal totals are a tie.",
        ],
        texts: [],
      },
      {
        title: standardHelpWords.helpUse,
        lines: [
          "Tap the die that was rolled, then the column where it is placed: that is one turn, for you and for the opponent.",
          "The large number in a column is your chance of winning if the die goes there, whoever is to move; the best column for who moves is framed.",
          "Tapped the wrong die? Tap it again to take it back.",
          standardHelpWords.helpUndo,
          "“Set up a position”, in the menu, copies any position, such as a game under way on a console.",
          "Under “Players” the computer plays the opponent, and the app rolls the dice if you like.",
        ],
        texts: [],
      },
      {
        title: "The large numbers",
        texts: [
          "They are your chance of winning, also when the opponent is to move: then the best column for them is the one that leaves you least. The chances assume that both sides place well from then on; a tie counts as half a win. Other columns show how many points of win chance they differ from the best: 40% is 5 points less than 45%. “As good” means that the difference is smaller than the numbers can tell.",
          ...(example.now ? [nowOf(example.now)] : []),
          "Below that is what the die does immediately: the points of the game (pts) that the column gains, and the dice that it removes.",
        ],
      },
      {
        title: "Before the roll",
        texts: [
          "Each face of the die shows your chance after that roll, with an arrow to its best column: left ←, middle ↑, right →.",
        ],
      },
      {
        title: "Estimated and proved",
        texts: [
          "Most numbers are estimates. The app looks a few dice ahead, at every roll and every column; positions further ahead are valued by what it has learned from an exact solution of the game, which is too large for a phone. So the numbers change a little as it looks further ahead.",
          "The number after ± is how far off an estimate may be. They were checked against that solution: 95 in 100 were at least that close. A decimal is shown only where it counts, and what a choice costs is told only where it is more than that.",
          "Close to the end it looks at everything that can follow: then the numbers are proved, to within half a point of win chance.",
          ...(example.reach ? [reachOf(example.reach)] : []),
          ...(example.isRough
            ? ["What it has learned has not been loaded yet; until then a rule of thumb takes its place."]
            : []),
        ],
      },
      {
        title: "What a choice costs",
        texts: [
          "After each die the app compares your column with the best one. “4.0 points of win chance” means: of 100 games from there, 4 fewer are won. Half a point hardly matters.",
          `So far the boards stand at ${points(example.mine)} against ${points(example.theirs)}. The score alone doesn't tell you much: what can still be removed counts as well.`,
        ],
      },
      {
        title: "Columns",
        texts: [
          `Columns are called ${column(0)}, ${column(1)} and ${column(2)}, as you see them on the screen, on both boards. The first die of a column lies nearest the middle of the screen.`,
        ],
      },
    ],
  };
}
