// What the advice means, with the table on screen as the example.

import { percent, worth } from "../../../js/format.js";
import { costInWords } from "./look.js";
import { areHidden } from "./play.js";

export function adviceChapters(state, { table: seen }) {
  const { table } = state;
  const { names, toMove } = table;
  const name = names[toMove];
  const best = areHidden(state) ? null : seen.ways[0];
  const failing = seen.advice?.distribution.find(({ result }) => result === "fail")?.probability ?? 0;
  return [
    ["Worms on average",
      "What this turn brings if you follow the advice to its end, averaged over all rolls: the worms of the tile you win, less those of the tile you lose when you fail. Every number is exact.",
      best ? `Here the best for ${name} is worth ${worth(best.value)} worms. A failed turn ${costInWords(table)}; with the advice that happens with a chance of ${percent(failing)}.` : ""],
    ["The difference", "Beside the other choices stands what they are worth less than the best. 0.05 worms hardly matter; half a worm does."],
    ["The price list", "The tiles on the table give each total a price. A total takes its own tile from the grill, else the next lower one that lies there. So 27 may bring only 24, and the price list shows at once where a higher total pays."],
    ["Stealing", `Another player's top tile is yours with exactly its number. It counts more than its worms, since another player loses them: with two players twice, with three one and a half times. At this table it is ${names.length === 2 ? "one opponent who loses them" : `one of ${names.length - 1} opponents who loses them, so that part is divided by ${names.length - 1}`}.`],
    ["Failing", "Your top tile goes back to the grill, and the highest tile there is turned down, unless it is the one you gave back. The menu has the rules that tables differ in."],
    ["What the advice leaves out", "It looks at this turn only: not at the race to win, at who is ahead, at how likely your new tile is to be stolen, nor at how soon the game ends. Close to the end, with a tile more or less deciding, think for yourself."],
    ["All tiles and Chart", "They answer another question: how likely each total is if you play for just that one."],
  ];
}
