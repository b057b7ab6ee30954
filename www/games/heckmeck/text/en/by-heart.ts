// Heckmeck’s rules to remember, in English.

import type { Formats } from "../../../../shell/model/format.ts";
import { levels } from "../../../../shell/text/en/standard.ts";

export type ByHeartWords = ReturnType<typeof byHeartWords>;

export const byHeartWords = ({ number }: Formats) => ({
  documentTitle: "Heckmeck: rules to remember · rollwise",
  strength: (share: number) =>
    `Wins ${number(100 * share, 1)} of 100 games of two against the computer at “${levels.strong}”.`,
  worth: "What a die is worth",
  rules: {
    "worth-of-dice":
      "Take the face worth most: each die its points less two, a steal 6 more, worms before equals. With three dice or more stop only to steal, with fewer at the first tile.",
    "four-faces": "Four faces out: stop as soon as you get a tile.",
    "higher-top-tile":
      "Somebody’s top tile is above your total and you have two dice or more: don’t stop. Take what steals at once, else what gets the best tile at once.",
    "few-dice": "No worm yet and ten points or fewer to the lowest tile: take worms, else as few dice as you can.",
    "worth-of-many-dice":
      "Three dice or more: the face worth most, each die its points less two, worms before equals. Stop only to steal.",
    "last-dice": "Last two dice, or equal worth: worms, else the most points. Stop at the first tile.",
  },
});
