// How the computer's players play, in German, by their names.

import { levels } from "../../../../shell/text/de/standard.ts";
import type * as English from "../en/players.ts";

export const PLAYERS: typeof English.PLAYERS = {
  best: { name: levels.strongest, how: "Behält Joker bis zum Schluss und zieht, wenn das schneller zum Sieg führt." },
  jokers: { name: levels.strong, how: "Legt so viele Steine wie möglich, Joker aber nur zum Eröffnen oder Gewinnen." },
  tiles: { name: levels.medium, how: "Legt so viele Steine wie möglich." },
  hold: {
    name: "Satzsparer",
    how: "Hält eigene Sätze zurück, solange die anderen mehr als fünf Steine haben.",
  },
  points: { name: "Meiste Punkte", how: "Spielt auf die meisten Punkte." },
  simple: {
    name: levels.weak,
    how: "Legt Sätze vom eigenen Bänkchen, dann Steine, wo sie passen; baut nichts um.",
  },
  random: { name: "Zufall", how: "Hält zufällig Steine zurück." },
};
