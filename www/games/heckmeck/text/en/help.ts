// The rules and what the numbers mean, in English.

import type { Chapter } from "../../../../shell/game/contract.ts";
import { standardHelpWords } from "../../../../shell/text/en/standard-dialogs.ts";
import type { accuracyOf } from "../../model/accuracy.ts";
import type { Rules, State } from "../../model/types.ts";
import { adviceWords } from "./advice.ts";
import type { GameWords } from "./details.ts";

export type HelpWords = ReturnType<typeof helpWords>;

export function helpWords(words: GameWords) {
  const { formats, die, houseRules } = adviceWords(words);
  const { number } = formats;

  /** Which tile a failed turn turns down, by the house rules. */
  const turningDown = ({ alwaysTurnDown, turnDownWithNothingToReturn }: Rules) => {
    const returned = alwaysTurnDown ? "even if it is" : "unless it is";
    const nothing = turnDownWithNothingToReturn
      ? "this happens even if you had none to return"
      : "if you had none to return, nothing happens";
    return `Then the highest tile on the grill is turned face down and is out of the game, ${returned} the one you have just returned; ${nothing}.`;
  };

  const rules = ({ dice, table }: Pick<State, "dice" | "table">): Chapter => ({
    title: standardHelpWords.helpRules,
    lines: [
      "The tiles 21 to 36 lie face up on the grill: 21 to 24 have one worm each, 25 to 28 two, 29 to 32 three, 33 to 36 four.",
      `On your turn, roll ${die(dice)}: each counts what it shows, 1 to 5 points, and a worm counts 5.`,
      "Take all dice of one face and set them aside; a face that you have taken can't be taken again in this turn.",
      "Then stop, or roll the dice that are left and take another face; the turn also ends when all dice or all six faces are taken.",
      `When you stop with at least one worm, take the tile of your total from the grill or, if it is gone, ${table.rules.anyLowerTile ? "any" : "the next"} lower one still there, and put it on top of your stack.`,
      `If your total, with a worm, is exactly that of another player's top tile, you ${table.rules.compulsorySteal ? "must" : "may"} steal that tile instead.`,
      "If you can't take any face of a roll, it is a bust, and your turn fails; it also fails if you end it without winning a tile.",
      "When a turn fails, the top tile of your stack goes back to the grill.",
      turningDown(table.rules),
      "The game ends when no tile is face up on the grill; most worms win; on a tie, the player with the highest tile.",
    ],
    texts: [
      `Rules 5, 6 and 9 differ from table to table: in a game, the menu has “${houseRules}”. By default it is the next lower tile, stealing is optional, and the highest tile is turned over even if you had none to return, but not if it is the one just returned.`,
    ],
  });

  const use: Chapter = {
    title: standardHelpWords.helpUse,
    lines: [
      "To enter dice, tap a face for each one, or press it and slide to how many there are.",
      "To correct a roll, tap the face and then how many there are, after “Change” if all dice are in; to move a tile, tap it.",
      standardHelpWords.helpUndo,
    ],
    texts: [],
  };

  return {
    howToPlay: (state: Pick<State, "dice" | "table">): Chapter[] => [rules(state), use],

    oddsHelp: [
      {
        title: "At least, exactly",
        texts: [
          "The chance of ending this turn with a worm on that total or more, which takes a tile from the grill, or on exactly that total, which steals one, if you play for nothing else from here on.",
        ],
      },
      {
        title: "Points",
        texts: [
          "The average result if you play for as many points as possible. Every total counts, even one that wins no tile: stopping on 18 with a worm makes 18 points but wins nothing. So use it to see how promising a position is, not to decide what to do.",
        ],
      },
      {
        title: "One goal at a time",
        texts: [
          "Each chance assumes that you play for that one goal. You can't have them all at once: the best way to 25 may not be the best way to 30.",
        ],
      },
      {
        title: "A bust",
        texts: [
          "By the rules, a bust loses the turn, so it counts 0. In the menu you can let a bust keep the score instead, as some calculators do. The chances of a position stay the same. But the numbers for rolling then treat a bust like a stop, and the average points come out too high, because rolling again risks nothing.",
        ],
      },
    ] satisfies Chapter[],

    /** @param accuracy how far chances to win were off at tables of that many players */
    adviceHelp: (players: number, accuracy: ReturnType<typeof accuracyOf>): Chapter[] => [
      {
        title: "The chance to win",
        texts: [
          "How likely the player to move is to win after each choice, if everybody plays well from then on. If worms are equal, the highest tile decides, as in the rules.",
        ],
      },
      {
        title: "Where it comes from",
        texts: [
          "Everything that can happen in this turn and the next is worked out exactly. What the tables after that are worth is an estimate: the app learned it from millions of turns of games against itself. Near the end of the game, when only a few hundred tables can still come, all of them are worked out: nothing is estimated, and the numbers are marked as exact.",
        ],
      },
      {
        title: "How good it is",
        texts: [
          `Over ${number(accuracy.positions)} positions of games with ${players} players, the chances shown were checked against actual results, with dice luck removed. In steps of 5 percentage points, they were ${number(accuracy.steps, 1)} points off at most.`,
          `At random tables with 3 to 7 tiles in play, which hardly ever come up in a game, nine in ten estimates were within ${number(accuracy.most, 1)} points, and the worst was ${number(accuracy.worst, 1)} off.`,
          "People don't play as well as the app assumes: whoever plays better than the others at the table wins more often than it says. The estimates were learned by the usual rules; with house rules they are less accurate.",
        ],
      },
      {
        title: "Worms on average",
        texts: [
          "What this turn is worth on average if you follow the advice to the end: the worms of the tile you win, less the worms of the tile you lose if the turn fails. Every number is exact.",
        ],
      },
      {
        title: "Stealing",
        texts: [
          "In worms, a stolen tile counts more than it shows, because another player loses them: double with one opponent, less with more, since only one of them loses it.",
        ],
      },
      {
        title: "What the advice leaves out",
        texts: [
          "Advice in worms looks at this turn only. It doesn't take into account who is ahead, how easily your new tile could be stolen, or how soon the game will end.",
        ],
      },
    ],
  };
}
