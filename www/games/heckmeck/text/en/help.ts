// The rules and what the numbers mean, in English, with the position on screen as the example.

import type { Chapter } from "../../../../shell/game/contract.ts";
import { standardHelpWords } from "../../../../shell/text/en/standard-dialogs.ts";
import type { adviceExample, oddsExample } from "../../model/examples.ts";
import type { Name, Rules, State } from "../../model/types.ts";
import { adviceWords } from "./advice.ts";
import type { DetailWords, GameWords } from "./details.ts";
import { Whose } from "./persons.ts";

type OddsExample = ReturnType<typeof oddsExample>;
type AdviceExample = ReturnType<typeof adviceExample>;

export type HelpWords = ReturnType<typeof helpWords>;

export function helpWords(words: GameWords, { aim }: DetailWords) {
  const { formats, die, goalNumber, wayAsAction, bustRules, costOf, houseRules } = adviceWords(words);
  const { number, percent, worth } = formats;

  const decision = (best: OddsExample["best"]) => {
    if (!best) return [];
    const unit = best.goal === "expectedAtLeast" ? " points" : "";
    return [
      `Right now, the best choice for ${aim(best.goal, best.total)} is to ${wayAsAction(best.way)}: ${goalNumber(best.goal, best.number)}${unit}.`,
    ];
  };

  const nextBust = (next: { dice: number; chance: number } | null) => {
    if (!next) return [];
    if (next.chance === 0) return [`With ${die(next.dice)} left, the next roll can't be a bust.`];
    return [`With ${die(next.dice)} left, there is a chance of ${percent(next.chance)} that the next roll is a bust.`];
  };

  /** What a stolen tile counts, as many times its worms. */
  const stealing = ({ opponents, stolenCounts }: Pick<AdviceExample, "opponents" | "stolenCounts">) => {
    if (opponents === 1) return "With one opponent, as at this table, it counts double.";
    const times = opponents === 2 ? "one and a half times" : `${number(stolenCounts, 2)} times`;
    return `With ${opponents} opponents, as at this table, it counts ${times} its worms, because only one of them loses it.`;
  };

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

  const useForOdds: Chapter = {
    title: standardHelpWords.helpUse,
    lines: [
      "Pick the tile you want: “Take it” is from the grill, “Steal it” from another player.",
      "Roll your dice and enter them: tap a face for each die, or press it and slide to how many there are.",
      "The large number beside each choice is your chance of getting the tile, and the bar behind it fills as much of the row; the best choice is marked.",
      "Tap the choice you make, then enter the next roll; “New turn” starts over.",
      "To correct a roll, tap the face and then how many there are, after “Change” if all dice are in; “Edit” corrects the dice you took.",
      standardHelpWords.helpUndo,
    ],
    texts: [],
  };

  const useForAdvice: Chapter = {
    title: standardHelpWords.helpUse,
    lines: [
      "Under “Players” say who sits at the table, in turn order; the computer can play as well.",
      "For each turn, tap the tile that the player wins, or enter the dice: tap a face for each die, or press it and slide to how many there are.",
      "The large number beside each choice is the chance to win the game, and the bar behind it fills as much of the row; or it is the worms the choice brings on average.",
      "Tap the choice that is made; at the end of the turn the app moves the tiles, and the next player is to move.",
      "To correct a roll, tap the face and then how many there are, after “Change” if all dice are in; tap a tile to move it to where it lies.",
      standardHelpWords.helpUndo,
    ],
    texts: [],
  };

  /** What a chance to win is, and how far it can be trusted. */
  const winning = (
    name: Name,
    { players, accuracy, best }: Pick<AdviceExample, "players" | "accuracy" | "best">,
  ): Chapter[] => [
    {
      title: "The chance to win",
      texts: [
        "How likely the player to move is to win after each choice, if everybody plays well from then on. If worms are equal, the highest tile decides, as in the rules.",
        ...(best ? [`${Whose(name)} best choice wins ${percent(best.value)} of the time.`] : []),
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
  ];

  return {
    /** What the help begins with. */
    howToPlay: (state: Pick<State, "mode" | "dice" | "table">): Chapter[] => [
      rules(state),
      state.mode === "odds" ? useForOdds : useForAdvice,
    ],

    oddsHelp: ({ total, atLeast, exactly, points, pointsFrom, best, nextBust: next, bust }: OddsExample): Chapter[] => [
      {
        title: `At least ${total}`,
        texts: [
          `The chance of ending this turn on ${total} or more, with a worm, if you play for nothing else from here on. Right now it is ${percent(atLeast)}.`,
          "This is the number for taking a tile from the grill.",
        ],
      },
      {
        title: `Exactly ${total}`,
        texts: [
          `The chance of ending this turn on exactly ${total}, if you play for nothing else from here on. Right now it is ${percent(exactly)}.`,
          "This is the number for stealing.",
        ],
      },
      {
        title: "Points",
        texts: [
          `The average result if you play for as many points as possible: ${number(points, 2)} from here. Every total counts, even one that wins no tile: stopping on 18 with a worm makes 18 points but wins nothing. So use it to see how promising a position is, not to decide what to do.`,
          `If you pick a tile, results below it count 0: from here the average for ${total} or more is ${number(pointsFrom, 2)}.`,
        ],
      },
      {
        title: "One goal at a time",
        texts: [
          "Each chance assumes that you play for that one goal. You can't have them all at once: the best way to 25 may not be the best way to 30.",
        ],
      },
      {
        title: "How to decide",
        texts: [
          "Pick the tile you want. The choice marked “best” gets you there most often. A less likely tile can still be the better goal if it has more worms.",
          ...decision(best),
        ],
      },
      {
        title: "Good and bad rolls",
        texts: [
          "Once a roll is entered, the line above the choices shows how it has changed your chance. It tells you whether you were lucky, not whether you played well.",
        ],
      },
      {
        title: "A bust",
        texts: [
          ...nextBust(next),
          "By the rules, a bust loses the turn, so it counts 0. In the menu you can let a bust keep the score instead, as some calculators do. The chances of a position stay the same. But the numbers for rolling then treat a bust like a stop, and the average points come out too high, because rolling again risks nothing.",
          `The menu is set to: a bust ${bustRules[bust]}.`,
        ],
      },
    ],

    adviceHelp: ({ name, cost, best, aim, isEither, ...example }: AdviceExample): Chapter[] => [
      ...(aim === "win" ? winning(name, { ...example, best }) : []),
      {
        title: "Worms on average",
        texts: [
          ...(isEither
            ? [
                aim === "win"
                  ? "The button above the choices shows what each is worth in worms instead."
                  : "The button above the choices shows how likely each wins the game instead.",
              ]
            : []),
          "What this turn is worth on average if you follow the advice to the end: the worms of the tile you win, less the worms of the tile you lose if the turn fails. Every number is exact.",
          ...(best && aim === "worms"
            ? [
                `${Whose(name)} best choice is worth ${worth(best.value)} worms. A turn that fails ${costOf(cost)}; if you follow the advice, that happens ${percent(best.failing)} of the time.`,
              ]
            : []),
        ],
      },
      {
        title: "The difference",
        texts: [
          aim === "win"
            ? "The figure beside each choice is how many points it trails the best by. A tenth of a point hardly matters; two points do. Where one reason stands out, a line says why the best choice leads."
            : "The figure beside each choice is how many worms it trails the best by. A difference of 0.05 worms hardly matters; half a worm does. Where one reason stands out, a line says why the best choice leads.",
        ],
      },
      {
        title: "The price list",
        texts: [
          `Each total is valued by the ${aim === "win" ? "win chance it would leave you" : "worms it would win you"}. Where tiles are gone, 27 points may win only tile 24. The price list shows at a glance where a higher total pays.`,
        ],
      },
      {
        title: "Stealing",
        texts: [
          aim === "win"
            ? "Where a total can steal a tile or take one from the grill, the one with the better win chance comes first."
            : `A stolen tile is worth more than its worms, because another player loses them. ${stealing(example)}`,
        ],
      },
      ...(aim === "win"
        ? []
        : [
            {
              title: "What the advice leaves out",
              texts: [
                "Advice in worms looks at this turn only. It doesn't take into account who is ahead, how easily your new tile could be stolen, or how soon the game will end.",
              ],
            },
          ]),
      {
        title: "All tiles and Chart",
        texts: ["These answer a different question: how likely each total is if you play for that total alone."],
      },
    ],
  };
}
