// How the computer's players play, in German, by their names.

import type * as English from "../en/players.ts";

/** How strong a player is, behind its name. */
export const STRENGTHS: typeof English.STRENGTHS = {
  weak: "schwach",
  medium: "mittel",
  strong: "stark",
  strongest: "am stärksten",
};

export const PLAYERS: typeof English.PLAYERS = {
  best: { name: "Meister", how: "Behält Joker bis zum Schluss und zieht, wenn das schneller zum Sieg führt." },
  jokers: { name: "Jokersparer", how: "Legt so viele Steine wie möglich, Joker aber nur zum Eröffnen oder Gewinnen." },
  tiles: { name: "Meiste Steine", how: "Legt so viele Steine wie möglich." },
  hold: {
    name: "Satzsparer",
    how: "Hält eigene Sätze zurück, solange die anderen mehr als fünf Steine haben.",
  },
  points: { name: "Meiste Punkte", how: "Spielt auf die meisten Punkte." },
  simple: {
    name: "Einfach",
    how: "Legt Sätze vom eigenen Bänkchen, dann Steine, wo sie passen; baut nichts um.",
  },
  random: { name: "Zufall", how: "Hält zufällig Steine zurück." },
};
