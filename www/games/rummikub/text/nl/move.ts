// What is said of a move, of what has been entered, and where nothing goes, in Dutch.

import type { Called } from "../../model/telling.ts";
import type * as English from "../en/move.ts";
import { lyingWords } from "./lying.ts";

export const moveWords: typeof English.moveWords = ({
  formats,
  sets,
  capital,
  points,
  tileName,
  tiles,
  whoIs,
  cuts,
}) => {
  const { number, plural, list } = formats;
  const { lying } = lyingWords(formats);
  const areMany = (called: Called) =>
    called.kind === "loose" || (called.kind === "jokers" && called.jokers > 1 && called.same === 1);
  return {
    wishMarks: { keep: "houd", play: "moet" },
    looseHint: (count) => `Los: ${tiles(count)}`,
    dropWishes: "Wensen wissen",
    /** The best turn, beside what the player did. */
    compared: ({ tiles: count, isPlayed, isMost, keepsJoker }) => {
      if (isMost) return isPlayed ? "Meer was niet mogelijk." : `Je had ${tiles(count)} kunnen leggen.`;
      if (isPlayed) return "De sterkste speler had hetzelfde gedaan.";
      const does = count === 0 ? "een steen gepakt" : `${tiles(count)} gelegd`;
      return `De sterkste speler had ${does}${keepsJoker ? " en de joker bewaard" : ""}.`;
    },
    /** One of the facts of a move, told one after the other. */
    fact: (told) => {
      switch (told.kind) {
        case "points":
          return points(told.count);
        case "cuts":
          return cuts(told.count);
        case "opens":
          return `komt uit met ${number(told.worth)} (nodig: ${number(told.needed)})`;
        case "most":
          return "meer kan niet";
        case "perhaps":
          return `misschien niet de beste: hoogstens ${tiles(told.most)}`;
      }
      const { kind, count, isFirst } = told;
      const does = {
        stays: plural(count, "blijft", "blijven"),
        added: `${plural(count, "krijgt", "krijgen")} er stenen bij`,
        apart: "uit elkaar",
      };
      return `${isFirst ? sets(count) : number(count)} ${does[kind]}`;
    },
    /** The sets of the table that a move touches. */
    touched: ({ of, count, which }) => {
      if (count === 0) return "Geen enkele set op tafel verandert.";
      const called = list(which.map(lying));
      if (count === 1) return `Alleen ${called} ${which.some(areMany) ? "veranderen" : "verandert"}.`;
      return `Van ${sets(of)} veranderen er ${number(count)}: ${called}.`;
    },
    /** A set that was corrected has no tiles left. */
    emptied: (set) => `${capital(lying(set))} ${areMany(set) ? "zijn" : "is"} weg.`,
    noOpening: (best, needed) => `${number(best)} van ${points(needed)}`,
    noArrangementHint: "Vergelijk ze met de tafel: er ontbreekt er één, of er is er één te veel.",
    wishesHint: "De stenen die je wilt leggen, passen niet allemaal, of er is een steen nodig die je houdt.",
    iDrew: "Ik pakte een steen",
    /** The move that the page knows and the player has not looked at. */
    doneUnseen: "Ik heb gelegd",
    nextHint: ["", "Tip: welke stenen?", "Tip: welke sets?", "Toon hoe"],
    /** What rearranging brings. */
    whyBest: ({ more, adding }) =>
      adding === 0
        ? "Zonder de tafel te herschikken kun je niets leggen."
        : `Door de tafel te herschikken leg je ${tiles(more)} meer.`,
    /** Beside that, what can be played instead. */
    orPlay: (count, opens) => (opens ? `of kom uit met ${number(count)}` : `of leg er ${number(count)}`),
    leaveLoose: "Los laten liggen",
    remove: "Verwijderen",
    asGroup: "als groep",
    asRun: "als rij",
    loosen: "Los",
    loosenLabel: "Deze set uit elkaar halen: de stenen liggen dan los",
    takeOut: (tile) => `${tileName(tile)}; tik om te verwijderen`,
    theyPlayedIt: "Die legden zij",
    iDrewIt: "Die pakte ik",
    /** The other who is at turn has laid no more. */
    theirsDone: "Dat was het",
    doneHere: (count) => `Klaar: ${number(count)}`,
    theyDrew: (seat) => `${whoIs(seat)} pakte`,
    won: "Je plankje is leeg.",
    /** Why the strongest player draws. */
    waits: ({ wait, winning, unseen }) =>
      wait === "joker"
        ? "Uitkomen zou een joker kosten"
        : `Met ${number(winning ?? 0)} van de ${number(unseen)} onbekende stenen speel je de volgende beurt je plankje leeg`,
    lay: "Leggen",
    drop: "Terug",
  };
};
