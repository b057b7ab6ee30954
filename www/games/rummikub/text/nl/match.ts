// What is said where the page plays along, in Dutch: games with the computer, and puzzles.

import type { TableProblem } from "../../model/match-facts.ts";
import type * as English from "../en/match.ts";
import type { Words as GameWords } from "../en/words.ts";
import { computerName } from "./names.ts";
import { PLAYERS } from "./players.ts";
import { LEVELS, puzzleWords } from "./puzzles.ts";
import { planWords } from "./steps.ts";
import { tileName } from "./tiles.ts";
import { words as gameWords } from "./words.ts";

/** What each hint tells more than the one before. */
const HINTS = ["Hoeveel?", "Welke stenen?", "Welke sets?", "Toon hoe", "Getoond"];

/** How a joker of the table was used against the rule. */
const JOKERS: Record<Extract<TableProblem, { kind: "joker" }>["rule"], string> = {
  free: "Een joker is tegen de regel gebruikt.",
  stands:
    "Een joker van de tafel blijft niet de steen waar hij voor stond, en die steen ligt nu ook niet in zijn plaats op tafel.",
  locked:
    "Een set met een joker is uit elkaar gehaald, en de steen waar de joker voor stond kwam niet van het plankje.",
  both: "Een set met een joker is uit elkaar gehaald, en niet alle stenen waar de jokers voor stonden kwamen van het plankje.",
};

/** @param computers how many players the computer plays, where it plays any */
export function matchWords(all: GameWords, computers = 0): English.MatchWords {
  const words = computers > 0 ? gameWords(all.formats, computers) : all;
  const { formats, tiles, points, cuts, named, capital, whoIs, whoInside, whoAlone } = words;
  const { number, plural, list } = formats;
  const who = (seat: number) => (seat === 0 ? "jij" : whoInside(seat));

  const winner = (winners: number[]) => {
    if (winners.length > 1) return `Gelijkspel: ${list(winners.map(who))} delen de winst`;
    return winners.includes(0) ? "Je wint" : `${list(winners.map(whoIs))} wint`;
  };

  const problemText = (problem: TableProblem) => {
    switch (problem.kind) {
      case "no-set":
        return `${capital(named(problem.tiles))}: ${words.noSet(problem.why)}.`;
      case "gone":
        return `De ${tileName(problem.tile)} is van tafel verdwenen.`;
      case "unknown":
        return `De ${tileName(problem.tile)} lag niet op tafel en niet op het plankje.`;
      case "nothing-played":
        return "Er is niets van het plankje gelegd.";
      case "touched":
        return `Set ${number(problem.set + 1)} van de tafel is gebruikt; vóór het uitkomen mag dat niet.`;
      case "opening":
        return `Om uit te komen ligt er nu ${number(problem.worth)} van de ${points(problem.needed)}.`;
      case "joker":
        return JOKERS[problem.rule];
    }
  };

  return {
    ...words,
    ...planWords(words),
    matchHeadline: ({ kind, seat, tiles: count, of, winners }) => {
      const all = count === 2 ? "allebei" : `alle ${number(count)}`;
      const told = {
        deal: seat === 0 ? "Tik op de stenen die je pakte" : `Tik op de stenen voor ${whoInside(seat)}`,
        tell: seat === 0 ? "Tik op de steen die je pakte" : `Pak een steen voor ${whoInside(seat)}`,
        finding: "De puzzel wordt gezocht…",
        solved: `Opgelost: ${tiles(count)}`,
        "solved-in-part": `${number(count)} van ${tiles(of)}`,
        over: winner(winners),
        waits: `${whoIs(seat)} denkt na…`,
        theirs: `${whoIs(seat)} legt ${tiles(count)}`,
        theirDraw: `${whoIs(seat)} pakt`,
        theirPass: `${whoIs(seat)} past`,
        ready: `Klaar: ${tiles(count)}`,
        unfinished: "Sets nog niet af",
        goes: count === 1 ? "Die kun je leggen" : `Je kunt ze ${all} leggen`,
        not: count === 1 ? "Die kun je niet leggen" : `Je kunt ze niet ${all} leggen`,
        mine: "Jouw beurt",
        puzzle: "Leg zo veel mogelijk",
      };
      return told[kind];
    },

    // Who plays
    seats: (counts, pool) => ({
      // The first says what is counted.
      each: counts.map((count, nth) => `${whoAlone(nth + 1)}: ${nth === 0 ? tiles(count) : number(count)}`),
      pool: pool === 0 ? "pot leeg" : `${number(pool)} in de pot`,
    }),
    seatsLabel: "Stenen van de anderen",
    ...puzzleWords(formats),

    // What there is to do
    dealHint: (seat, count, of) =>
      `${number(count)} van ${number(of)}. ${seat === 0 ? "Pak ze uit de pot en tik ze in." : `Pak ook voor ${whoInside(seat)}. (Je ziet ze dus.)`}`,
    tellHint: (seat) =>
      seat === 0
        ? "Pak een steen uit de pot en tik hem in."
        : "Pak een steen uit de pot en tik hem in; vergeet hem dan.",
    tellLine: (others) => `De stenen van de anderen staan hier niet: ${list(others.map(tiles))}.`,
    /** What another has played, where several have moved: the tiles stand among the turns. */
    brief: ({ seat, opens, tiles: which, points: worth }) =>
      `${whoIs(seat)} ${opens ? "kwam uit met" : "legde"} ${tiles(which.length)}${worth === null ? "" : `: ${points(worth)}`}.`,
    mineHint: (canUseTable) =>
      canUseTable
        ? "Tik op de stenen die je wilt leggen, of houd er een vast, ook op tafel, en sleep hem."
        : "Tik op de stenen die je wilt leggen.",
    placeHint: (count) => `Tik op een set om ${count === 1 ? "hem" : "ze"} daar zelf bij te leggen.`,
    handHint: (worth, count) => `${points(worth)}, ${cuts(count)}.`,
    notHint: (count, opened, needed) => {
      if (!opened) return `Daarmee kom je niet uit: nodig zijn ${points(needed)}.`;
      return count === 1 ? "Op zichzelf past die steen nergens." : "Ze passen niet allemaal.";
    },
    /** What is wrong with the table that was made by hand. */
    wrong: problemText,
    moreProblems: (count) => `Nog ${number(count)}.`,
    pageCan: "De app kan deze stenen op een andere manier leggen.",
    draw: "Pakken",
    pass: "Passen",
    putBack: "Terug",
    layOwn: (count) => (count === 0 ? "Leggen" : `Leg ${number(count)}`),
    hintNames: HINTS,
    /** The same for the ear. */
    hintOf: (level) => `Tip: ${HINTS[level]}`,
    canGo: (count, of) => `Je kunt ${number(count)} van ${tiles(of)} leggen.`,
    nothingGoes: "Geen zet.",
    noOpeningNow: (best, needed) => `Je kunt niet uitkomen: ${number(best)} van ${points(needed)}.`,
    layThis: (count) => `Leg het zo: ${tiles(count)}`,

    // The rack
    matchTile: (tile, { isChosen, goes, isDrawn }) =>
      `${tileName(tile)}${goes ? ", kan worden gelegd" : ""}; tik om te ${isChosen ? "houden" : "kiezen"}${isDrawn ? ", net gepakt" : ""}`,
    goesMark: "kan",
    wasMissed: ", had gelegd kunnen worden",

    // The table
    matchTable: "Tafel",
    noSets: "Er ligt nog geen set op tafel.",
    matchSet: (nth, which, how) =>
      `${capital(words.setName(nth))}: ${named(which)}${how.isSet ? "" : ", geen set"}${how.isNew ? ", nieuw" : ""}; tik om ${how.puts ? "de gekozen stenen hier te leggen" : "hem te openen"}`,
    lifted: (which) => `${capital(named(which))}: tik op de stenen die je verplaatst, en dan op hun nieuwe plaats.`,
    putHere: "Hier leggen",
    newSet: "Nieuwe set",
    toRack: "Naar plankje",
    liftedTile: (tile, isPicked) => `${tileName(tile)}; tik om te ${isPicked ? "laten liggen" : "pakken"}`,

    // What has happened
    /** A player in the list of results, and which of the computer's it is. */
    scored: (seat, by) => {
      if (seat === 0 || computers === 0) return whoAlone(seat);
      const name = computerName(seat, computers);
      return by === null ? name : `${name} (${PLAYERS[by].name})`;
    },
    score: (score) => (score === 0 ? number(0) : formats.signed(score, 0)),
    gaveUp: "Je hebt dit spel opgegeven.",
    resultHeads: { who: "Speler", left: "Over", score: "Score" },
    tally: ({ turns, played, missed }) => {
      const laid = `Je legde ${tiles(played)} in ${number(turns)} ${plural(turns, "beurt", "beurten")}.`;
      const compared =
        missed === 0
          ? "De sterkste speler had hetzelfde gedaan."
          : `In ${number(missed)} ${plural(missed, "beurt", "beurten")} had de sterkste speler iets anders gedaan; zie “Beurten”.`;
      return `${laid} ${compared}`;
    },
    solved: (solution) => {
      if (solution.kind === "fewer") return `Je had ${tiles(solution.missing)} meer kunnen leggen.`;
      if (solution.kind === "simplest") return "Het maximum, en op de eenvoudigste manier.";
      return `Het maximum; met ${cuts(solution.least)} in plaats van ${number(solution.cuts)} had het ook gekund. ${words.cutMeans}`;
    },
    nextPuzzle: "Nieuwe puzzel",

    // Starting
    againstTitle: "Tegen de computer",
    againstHint:
      "De app deelt en speelt voor de andere spelers; hun plankjes blijven verborgen. Je krijgt alleen hulp als je erom vraagt.",
    seatLabel: (nth) => `Wie voor ${whoInside(nth + 1)} speelt`,
    nobody: "niemand",
    startsLabel: "Wie begint",
    bagLabel: "Stenen",
    bags: { page: "gedeeld door de app", typed: "uit een echte pot" },
    bagHint: {
      page: "De app deelt en pakt.",
      typed: "Je pakt uit je eigen pot, ook voor de computer, en tikt de gepakte stenen in.",
    },
    begin: "Beginnen",
    puzzleTitle: "Puzzel",
    levelLabel: "Hoe moeilijk",
    levels: LEVELS,
    numberLabel: "Nummer",
    earlier: "Vorige puzzel",
    later: "Volgende puzzel",
    beginPuzzle: "Openen",
  };
}
