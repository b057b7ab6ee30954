// The rules and what the numbers mean, in English, with the position on screen as the example.

import type { Chapter } from "../../../shell/help.ts";
import type { Analysis, State } from "../model/types.ts";
import type { Words } from "./en.ts";

export type HelpWords = ReturnType<typeof helpWords>;

export function helpWords(words: Words) {
  const { formats, tiles, sets, points, cuts, percent } = words;
  const { number, plural } = formats;

  /** The counts of the position. */
  const inSight = ({ rack, table }: State, { unseen }: Analysis): string[] => {
    const onTable = table.sets.reduce((all, set) => all + set.tiles.length, table.loose.length);
    if (rack.length + onTable === 0) return [];
    return [
      `Right now there are ${tiles(rack.length)} on your rack and ${number(onTable)} on the table; the other ${number(unseen)} are unseen, in the pool or on other racks.`,
    ];
  };

  /** What the answer on screen says. */
  const answerNow = ({ rack }: State, { plan }: Analysis): string[] => {
    if (!plan) return [];
    const { tiles: count, points: worth } = plan.move;
    return [
      `Right now you can play ${number(count)} of your ${tiles(rack.length)}; they are worth ${points(worth)}, and ${tiles(rack.length - count)} would stay.`,
    ];
  };

  const cutsNow = ({ plan }: Analysis): string[] => {
    if (plan?.move.cuts === null || plan?.move.cuts === undefined) return [];
    return [
      `The plan on screen takes ${cuts(plan.move.cuts)}: ${sets(plan.stays.length)} ${plural(plan.stays.length, "stays", "stay")} as ${plural(plan.stays.length, "it is", "they are")}, ${number(plan.apart)} ${plural(plan.apart, "is", "are")} taken apart.`,
    ];
  };

  const drawsNow = ({ draws }: Analysis): string[] =>
    draws
      ? [`Right now ${number(draws.helpful)} of ${number(draws.unseen)} unseen tiles help: ${percent(draws.chance)}.`]
      : [];

  const openingNow = ({ opened, rules }: State, { answer }: Analysis): string[] => {
    if (opened) return ["You have opened."];
    if (answer?.opening === null || answer?.opening === undefined) return [];
    return [`You have not opened yet; your rack reaches ${number(answer.opening)} of ${number(rules.opening)}.`];
  };

  return {
    helpTitle: "How it works",
    help: (state: State, analysis: Analysis): Chapter[] => [
      {
        title: "The rules in short",
        texts: [
          "Sets are runs, three or more numbers of one colour in a row, and groups, three or four tiles of one number in different colours. Runs end at 13. A joker stands for any tile.",
          "On your turn, play tiles from your rack, and rearrange the table if you like; at the end of your turn every tile on the table must lie in a set. Otherwise draw one tile. The first player to empty their rack wins.",
          "Follows the rules of Rummikub; not connected with its makers.",
        ],
      },
      {
        title: "Enter rack and table",
        texts: [
          "“Rack”: tap your tiles. “Set”: tap the first and the last tile of a run, or the colours of a group, then “Lay”. Under “Table” a tap corrects a set.",
          "No time for that? “Loose” counts tiles on the table without their sets. You can play the same tiles; only the plan can't say which sets stay.",
          "On the grid a round number says how many are on your rack, a square one how many on the table. A tile that is crossed out is used up: both are in sight.",
          "“Theirs”: tap what another player has put down, and the app suggests how the table may lie. “Draw” shows what each tile would bring; tap the one you drew.",
          ...inSight(state, analysis),
        ],
      },
      {
        title: "The answer",
        texts: [
          "Most tiles, then most points, then the fewest cuts; or most points first; or, of the moves with most tiles, the simplest. “Best possible” means that the search has ruled out anything better.",
          "Raised tiles with a thick edge are yours: the move plays them. On your rack, tap one of them to keep it, or a tile that stays to play it.",
          "“Keep jokers” plays them only in a move that empties your rack, or if you can't open without them. Between two computer players that wins 60 of 100 games against playing as many tiles as possible.",
          ...answerNow(state, analysis),
        ],
      },
      {
        title: "Playing the computer, and puzzles",
        texts: [
          "Menu, “Play with the app”: it deals, draws and plays the other players, whose racks stay hidden; or you draw real tiles and tap them. Tap the tiles you want to play, and the app finds out how, or says that you can't.",
          "Or move tiles by hand: tap a set, tap tiles in it, then tap the set they belong to, or “New set”. “Put back” restores the table.",
          "The first hint tells how many tiles you can play, the next one which, then which sets change, then how. Afterwards “Turns” compares what you played with what was possible.",
          "Puzzles come from such games: play as many tiles as you can. Easy ones take 1 or 2 cuts, medium ones 3 to 5, hard ones more. The link holds level and number; anyone who opens it gets the same puzzle.",
        ],
      },
      {
        title: "Cuts",
        texts: [
          "A cut separates two tiles that lay side by side on the table, in a run or in a group. Adding a tile, joining sets, and moving jokers cost nothing. A move with few cuts is easy to carry out.",
          ...cutsNow(analysis),
        ],
      },
      {
        title: "Opening",
        texts: [
          "Your first sets come from your rack alone and must be worth 30 points, or 50 by older rules. A joker counts as what it stands for.",
          ...openingNow(state, analysis),
        ],
      },
      {
        title: "Draws that help",
        texts: [
          "A tile helps if your next move could bring more tiles with it than without, as the table lies now.",
          ...drawsNow(analysis),
        ],
      },
      {
        title: "Jokers on the table",
        texts: [
          "Rule sheets differ: jokers are free, stand for one tile, are locked in their set, or come free from a group only together. Menu, “Rules” explains each.",
        ],
      },
    ],
  };
}
