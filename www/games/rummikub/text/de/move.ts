// What is said of a move, of what has been entered, and where nothing goes, in German.

import { at } from "../../../../shell/model/at.ts";
import type * as English from "../en/move.ts";
import { lyingWords } from "./lying.ts";

export const moveWords: typeof English.moveWords = ({
  formats,
  capital,
  tileName,
  tiles,
  whoIs,
  points,
  sets,
  cuts,
}) => {
  const { number, plural, list } = formats;
  const { lying } = lyingWords(formats);
  return {
    wishMarks: { keep: "bleibt", play: "muss" },
    looseHint: (count: number) => `Lose: ${tiles(count)}`,
    dropWishes: "Zurücksetzen",
    /** The best turn, beside what the player did. */
    compared: ({ tiles: count, isPlayed, isMost, keepsJoker }) => {
      if (isMost) return isPlayed ? "Mehr war nicht möglich." : `Du hättest ${tiles(count)} legen können.`;
      if (isPlayed) return "Der stärkste Spieler hätte dasselbe getan.";
      const does = count === 0 ? "gezogen" : `${tiles(count)} gelegt`;
      return `Der stärkste Spieler hätte ${does}${keepsJoker ? " und den Joker behalten" : ""}.`;
    },
    /** One of the facts of a move, told one after the other. */
    fact: (told) => {
      switch (told.kind) {
        case "points":
          return points(told.count);
        case "cuts":
          return cuts(told.count);
        case "opens":
          return `eröffnet mit ${number(told.worth)} (nötig: ${number(told.needed)})`;
        case "most":
          return "mehr geht nicht";
        case "perhaps":
          return `vielleicht nicht das Beste: höchstens ${tiles(told.most)}`;
      }
      const { kind, count, isFirst } = told;
      const does = {
        stays: plural(count, "bleibt", "bleiben"),
        added: `${plural(count, "bekommt", "bekommen")} Steine`,
        apart: "zerlegt",
      };
      return `${isFirst ? sets(count) : number(count)} ${does[kind]}`;
    },
    /** The sets of the table that a move touches. */
    touched: ({ of, count, which }) => {
      if (count === 0) return "Kein Satz auf dem Tisch ändert sich.";
      const called = list(which.map((heap) => lying(heap)));
      const heap = at(which, 0);
      const isOne = heap.kind !== "loose" && !(heap.kind === "jokers" && heap.same === 1 && heap.jokers > 1);
      return count === 1
        ? `Nur ${called} ${isOne ? "ändert" : "ändern"} sich.`
        : `Von ${number(of)} ${plural(of, "Satz", "Sätzen")} ändern sich ${number(count)}: ${called}.`;
    },
    /** A set that was corrected has no tiles left. */
    emptied: (set) => `${capital(lying(set))}: nicht mehr auf dem Tisch.`,
    noOpening: (best, needed) => `${number(best)} von ${number(needed)} ${plural(needed, "Punkt", "Punkten")}`,
    noArrangementHint: "Vergleiche sie mit dem Tisch: Einer fehlt, oder einer ist zu viel.",
    wishesHint: "Die Steine, die du legen willst, gehen nicht alle, oder einer, den du behältst, wird gebraucht.",
    iDrew: "Ich habe gezogen",
    /** The move that the page knows and the player has not looked at. */
    doneUnseen: "Ich habe gelegt",
    nextHint: ["", "Hinweis: welche Steine?", "Hinweis: welche Sätze?", "Zeigen, wie"],
    /** What rearranging brings. */
    whyBest: ({ more, adding }) =>
      adding === 0
        ? "Ohne Umbauen des Tisches geht nichts."
        : `Durch Umbauen des Tisches ${plural(more, "geht", "gehen")} ${tiles(more)} mehr.`,
    /** Beside that, what can be played instead. */
    orPlay: (count, opens) => (opens ? `oder mit ${number(count)} eröffnen` : `oder ${number(count)} legen`),
    leaveLoose: "Lose lassen",
    remove: "Entfernen",
    asGroup: "als Gruppe",
    asRun: "als Reihe",
    loosen: "Lose",
    loosenLabel: "Diesen Satz auflösen: Seine Steine liegen dann lose",
    takeOut: (tile) => `${tileName(tile)}; zum Entfernen antippen`,
    theyPlayedIt: "Den legte jemand",
    iDrewIt: "Hab ich gezogen",
    /** The other who is at turn has laid no more. */
    theirsDone: "Das war’s",
    doneHere: (count) => `Fertig: ${number(count)}`,
    theyDrew: (seat) => `${whoIs(seat)} ${seat === 0 ? "hast" : "hat"} gezogen`,
    won: "Dein Bänkchen ist leer.",
    /** Why the strongest player draws. */
    waits: ({ wait, winning, unseen }) => {
      if (wait === "joker") return "Eröffnen würde einen Joker kosten";
      const count = winning ?? 0;
      return `Mit ${number(count)} von den ${number(unseen)} verdeckten Steinen wird dein Bänkchen im nächsten Zug leer`;
    },
    lay: "Legen",
    drop: "Zurück",
  };
};
