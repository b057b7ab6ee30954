// The rules and what the numbers mean, in English.

import type { Chapter } from "../../../../shell/game/contract.ts";
import { standardHelpWords } from "../../../../shell/text/en/standard-dialogs.ts";
import type { Rules } from "../../model/types.ts";
import type { Words } from "./words.ts";

/** Where the page is used: at a table, in a game with the computer, or with a puzzle. */
export type Use = "table" | "game" | "puzzle";

export type HelpWords = ReturnType<typeof helpWords>;

export function helpWords(words: Words) {
  const { formats, points } = words;
  const { number, withPercent } = formats;

  const rules = ({ opening, playOn, oneJoker, jokerPoints }: Rules): Chapter => ({
    title: standardHelpWords.helpRules,
    lines: [
      "There are 106 tiles: the numbers 1 to 13 twice in each of four colours, and two jokers, which stand for any tile.",
      "Each player draws 14 tiles onto a rack that the others don't see; the rest is the pool.",
      "A run is three or more numbers of one colour in a row; runs end at 13.",
      `A group is three or four tiles of one number in different colours; both runs and groups are sets.${oneJoker ? ` ${words.why({ name: "jokers" })}` : ""}`,
      "On your turn, play at least one tile from your rack onto the table, or draw one from the pool; pass if that is empty.",
      "When you play, you may rearrange the table as you like, but no tile goes from it to a rack, and in the end every tile on it must lie in a set.",
      `Your first sets, the opening, come from your rack alone and must be worth at least ${points(opening)}: a tile counts its number, a joker that of the tile it stands for.`,
      playOn
        ? "Until you have opened you may not use the tiles on the table; in the turn of your opening you may go on with them."
        : "Until the turn after your opening you may not use the tiles on the table.",
      "The first player to empty their rack wins; if the pool is empty and everyone passes, the rack with the fewest points wins.",
      `Each of the others loses the difference between their rack and the winner's, a joker counting ${number(jokerPoints)}, and the winner gains the total.`,
    ],
    texts: [
      "Rules 4, 7, 8 and 10 follow “Rules” in the menu. By default a set may have two jokers, the opening needs 30 points, the table is closed in its turn, and a joker left on a rack costs 30.",
      "Follows the rules of Rummikub; not connected with its makers.",
    ],
  });

  /** What there is to do, by who deals. */
  const howToUse = (use: Use): Chapter => ({
    title: standardHelpWords.helpUse,
    lines: [...{ table: atTable, game: playing, puzzle: solving }[use], standardHelpWords.helpUndo],
    texts: [],
  });

  const atTable = [
    "Under “Rack”, tap your tiles.",
    "Under “Table”, enter the table: swipe along a run or down a group, or tap a run's first and last tile or a group's colours; the next set begins by itself.",
    "The large line on top says how many of your tiles you can play, and the plan shows how; tap “Done” when you have played them.",
    "Under “They played”, enter what the others have put down: it counts at once, your next move above. If nothing goes, tap the tile you drew; else “I drew” first.",
    "To correct, tap “−” and then the tile to remove; in the panel “Table” drag a tile to where it lies, or tap a set to open it.",
  ];

  const playing = [
    "Tap the tiles of your rack that you want to play: the app finds out how, or says that you can't.",
    "Or move tiles by hand: drag them, out of a set after holding one for a moment; or tap a set, tap tiles in it, then tap the set they belong to, or “New set”.",
    "The large line on top says whose turn it is, and whether what you chose can be played; then tap “Play”.",
    "Stuck? The first hint tells how many tiles you can play, the next one which, then which sets change, then how.",
    "“Put back” restores rack and table; if you can't or don't want to play, tap “Draw”.",
  ] as const;

  const solving = [
    "Tap the tiles of your rack that you want to play, as many as you can: the app finds out how, or says that you can't.",
    playing[1],
    "The large line on top says whether what you chose can be played; then tap “Play”.",
    playing[3],
    "“Put back” restores rack and table.",
  ];

  /** What can be entered besides rack and sets. */
  const entering: Chapter = {
    title: "Rack and table",
    texts: [
      "Swipe over all four colours to lay the group of four; for one of three swipe around the colour that is missing, or tap it before the next set. On your rack, too, a swipe enters all tiles that it covers.",
      "With fewer than 14 tiles on your rack you count as having opened, else not: “Not yet” and “I have opened” correct that.",
      "“Loose” leaves tiles whose sets you don't know. You can play the same tiles; only the plan can't say which sets stay.",
      "On the grid a round number says how many are on your rack, a square one how many on the table. A tile that is crossed out is used up: both are in sight. “I drew” shows what each tile would bring.",
    ],
  };

  return {
    help: ({ use, rules: ofGame }: { use: Use; rules: Rules }): Chapter[] => [
      rules(ofGame),
      howToUse(use),
      ...(use === "table" ? [entering] : []),
      {
        title: "The answer",
        texts: [
          `“Strongest”, which the app goes by at first, is what the strongest computer player would do: most tiles, with the fewest cuts. It plays a joker only to win at once, or to open when ten tiles or fewer are left to draw. With at most twelve tiles, of which five or fewer would stay, it draws if that wins the next turn with a chance of ${withPercent(number(12))} or more. Between two computer players, waiting like this wins about 63 of 100 games.`,
          "Where fewer tiles take fewer cuts you can choose, as in “4 tiles · 12 cuts”, “2 · 4”, “1 · none”: each plays the most tiles for at most so many cuts. What else could be played stands behind “Why, and other ways”. “The most you can play” means that the search has ruled out any more.",
          "Raised tiles with a thick edge are yours: the move plays them. On your rack, tap one of them to keep it, or a tile that stays to play it.",
          "“Keep jokers” plays them only in a move that empties your rack, or if you can't open without them. Between two computer players that wins 60 of 100 games against playing as many tiles as possible.",
        ],
      },
      {
        title: "Playing the computer, and puzzles",
        texts: [
          "Menu, “Play with the app”: it deals, draws and plays the other players, whose racks stay hidden; or you draw real tiles and tap them. Afterwards “Turns” compares what you played with what the strongest computer player would have played.",
          "Puzzles come from such games. Easy ones take 1 or 2 cuts, medium ones 3 to 5, hard ones more. The link holds level and number; anyone who opens it gets the same puzzle.",
        ],
      },
      {
        title: "Cuts",
        texts: [
          "A cut separates two tiles that lay side by side on the table, in a run or in a group. Adding a tile, joining sets, and moving jokers cost nothing. A move with few cuts is easy to carry out.",
        ],
      },
      {
        title: "Opening",
        texts: [
          "In the opening a joker counts as the tile it stands for. Older rules ask for 50 points; some players use the table at once.",
        ],
      },
      {
        title: "Draws that help",
        texts: ["A tile helps if your next move could bring more tiles with it than without, as the table lies now."],
      },
      {
        title: "Jokers on the table",
        texts: [
          "Rule sheets differ: jokers are free, stand for one tile, are locked in their set, or come free from a group only together. By default they are free, tiles like any other. Menu, “Rules” explains each.",
        ],
      },
    ],
  };
}
