// What is said where the page plays along, in German: games with the computer, and puzzles.

import type { RummikubStrategy } from "#modules/rummikub";
import type { MatchFacts, SolutionFacts, TableProblem } from "../../model/match-facts.ts";
import type { Tally } from "../../model/score.ts";
import type { LoggedMove, Tile, TileSource } from "../../model/types.ts";
import type * as English from "../en/match.ts";
import type { Words as GameWords } from "../en/words.ts";
import { computerName } from "./names.ts";
import { PLAYERS } from "./players.ts";
import { LEVELS, puzzleWords } from "./puzzles.ts";
import { planWords } from "./steps.ts";
import { tileName } from "./tiles.ts";
import { words as gameWords } from "./words.ts";

/** What each hint tells more than the one before. */
const HINTS = ["Wie viele?", "Welche Steine?", "Welche Sätze?", "Zeigen, wie", "Gezeigt"];

/** How a joker of the table was used against the rule. */
const JOKERS: Record<Extract<TableProblem, { kind: "joker" }>["rule"], string> = {
  free: "Ein Joker wurde gegen die Regel verwendet.",
  stands:
    "Ein Joker des Tisches bleibt weder der Stein, für den er stand, noch liegt dieser Stein jetzt an seiner Stelle auf dem Tisch.",
  locked: "Ein Satz mit Joker wurde zerlegt, und der Stein, für den der Joker stand, kam nicht vom Bänkchen.",
  both: "Ein Satz mit Joker wurde zerlegt, und nicht alle Steine, für die seine Joker standen, kamen vom Bänkchen.",
};

/** @param computers how many players the computer plays, where it plays any */
export function matchWords(all: GameWords, computers = 0): English.MatchWords {
  const words = (computers > 0 ? gameWords(all.formats, computers) : all) as GameWords;
  const { formats, tiles, points, cuts, named, capital, setName, whoIs, whoInside, whoAlone } = words;
  const { number, plural, list } = formats;
  /** For whom something is. */
  const forWhom = (seat: number) => (words.computers === 1 && seat > 0 ? "den Computer" : whoAlone(seat));
  /** Tiles behind "von". */
  const ofTiles = (count: number) => `${number(count)} ${plural(count, "Stein", "Steinen")}`;

  const winner = (winners: number[]) => {
    if (winners.length > 1) {
      const names = winners.map((seat, nth) => (nth === 0 ? whoIs(seat) : whoInside(seat)));
      return `Gleichstand: ${list(names)} ${winners.includes(0) ? "teilt euch" : "teilen sich"} den Sieg`;
    }
    return winners.includes(0) ? "Du gewinnst" : `${list(winners.map(whoIs))} gewinnt`;
  };

  const matchHeadline = ({ kind, seat, tiles: count, of, winners }: MatchFacts) => {
    const does = (others: string, you: string) => `${whoIs(seat)} ${seat === 0 ? you : others}`;
    const told = {
      deal: seat === 0 ? "Tippe deine gezogenen Steine an" : `Tippe die Steine für ${forWhom(seat)} an`,
      tell: seat === 0 ? "Tippe den gezogenen Stein an" : `Zieh für ${forWhom(seat)}`,
      finding: "Das Rätsel wird gesucht …",
      solved: `Gelöst: ${tiles(count)}`,
      "solved-in-part": `${number(count)} von ${ofTiles(of)}`,
      over: winner(winners),
      waits: `${does("denkt", "denkst")} nach …`,
      theirs: `${does("legt", "legst")} ${tiles(count)}`,
      theirDraw: does("zieht", "ziehst"),
      theirPass: does("passt", "passt"),
      ready: `Bereit: ${tiles(count)}`,
      unfinished: "Unfertige Sätze",
      goes: count === 1 ? "Du kannst ihn legen" : `Du kannst alle ${number(count)} legen`,
      not: count === 1 ? "Allein geht er nicht" : `Alle ${number(count)} gehen nicht`,
      mine: "Du bist dran",
      puzzle: "Lege alles, was geht",
    };
    return told[kind];
  };

  const problemText = (problem: TableProblem) => {
    switch (problem.kind) {
      case "no-set":
        return `${named(problem.tiles)}: ${capital(words.noSet(problem.why))}.`;
      case "gone":
        return `${tileName(problem.tile)} ist vom Tisch verschwunden.`;
      case "unknown":
        return `${tileName(problem.tile)} war weder auf dem Tisch noch auf dem Bänkchen.`;
      case "nothing-played":
        return "Es kam nichts vom Bänkchen.";
      case "touched":
        return `Satz ${number(problem.set + 1)} des Tisches wurde verwendet; vor der Erstauslage darf das keiner.`;
      case "opening":
        return `Die Erstauslage ist ${number(problem.worth)} von ${number(problem.needed)} wert.`;
      case "joker":
        return JOKERS[problem.rule];
    }
  };

  return {
    ...words,
    ...planWords(words),
    matchHeadline,

    // Who plays
    seats: (counts: number[], pool: number) => ({
      // The first says what is counted.
      each: counts.map((count, nth) => `${whoAlone(nth + 1)}: ${nth === 0 ? tiles(count) : number(count)}`),
      pool: pool === 0 ? "Vorrat leer" : `Vorrat ${number(pool)}`,
    }),
    seatsLabel: "Steine der anderen",
    ...puzzleWords(formats),

    // What there is to do
    dealHint: (seat: number, count: number, of: number) =>
      `${number(count)} von ${number(of)}. ${seat === 0 ? "Nimm sie aus dem Vorrat und tippe sie an." : `Zieh auch für ${forWhom(seat)}. (Du siehst sie dabei.)`}`,
    tellHint: (seat: number): string =>
      seat === 0
        ? "Nimm einen Stein aus dem Vorrat und tippe ihn an."
        : "Nimm einen Stein aus dem Vorrat und tippe ihn an; dann vergiss ihn.",
    tellLine: (others: number[]) => `Die Steine der anderen stehen hier nicht: ${list(others.map(tiles))}.`,
    /** What another has played, where several have moved: the tiles stand among the turns. */
    brief: ({ seat, opens, tiles: which, points: worth }: LoggedMove) => {
      const has = `${whoIs(seat)} ${seat === 0 ? "hast" : "hat"}`;
      const what = opens ? `mit ${ofTiles(which.length)} eröffnet` : `${tiles(which.length)} gelegt`;
      return `${has} ${what}${worth === null ? "" : `: ${points(worth)}`}.`;
    },
    mineHint: (canUseTable: boolean): string =>
      canUseTable
        ? "Tippe die Steine an, die du legen willst, oder halte einen, auch auf dem Tisch, und zieh ihn."
        : "Tippe die Steine an, die du legen willst.",
    placeHint: (count: number) =>
      `Tippe auf einen Satz, um ${count === 1 ? "den Stein" : "die Steine"} selbst dorthin zu legen.`,
    handHint: (worth: number, count: number) => `${points(worth)}, ${cuts(count)}.`,
    notHint: (count: number, opened: boolean, needed: number) => {
      if (!opened)
        return `Das ist keine Erstauslage mit mindestens ${number(needed)} ${plural(needed, "Punkt", "Punkten")}.`;
      return count === 1 ? "Allein passt er nicht." : "Sie passen nicht alle.";
    },
    /** What is wrong with the table that was made by hand. */
    wrong: problemText,
    moreProblems: (count: number) => `${number(count)} ${plural(count, "weiterer Fehler", "weitere Fehler")}.`,
    pageCan: "Die App kann diese Steine auf andere Art legen.",
    draw: "Ziehen",
    pass: "Passen",
    putBack: "Zurück",
    layOwn: (count: number) => (count === 0 ? "Legen" : `${number(count)} legen`),
    hintNames: HINTS,
    /** The same for the ear. */
    hintOf: (level: number) => `Hinweis: ${HINTS[level]}`,
    canGo: (count: number, of: number) => `Du kannst ${number(count)} von ${ofTiles(of)} legen.`,
    nothingGoes: "Kein Zug möglich.",
    noOpeningNow: (best: number, needed: number) =>
      `Du kannst nicht eröffnen: ${number(best)} von ${number(needed)} ${plural(needed, "Punkt", "Punkten")}.`,
    layThis: (count: number) => `So legen: ${tiles(count)}`,

    // The rack
    matchTile: (tile: Tile, { isChosen, goes, isDrawn }: { isChosen: boolean; goes: boolean; isDrawn: boolean }) =>
      `${tileName(tile)}${goes ? ", lässt sich legen" : ""}; zum ${isChosen ? "Behalten" : "Wählen"} antippen${isDrawn ? ", eben gezogen" : ""}`,
    goesMark: "geht",
    wasMissed: ", hätte gehen können",

    // The table
    matchTable: "Tisch",
    noSets: "Auf dem Tisch liegt noch kein Satz.",
    matchSet: (nth: number, which: Tile[], how: { isSet: boolean; isNew: boolean; puts: boolean }) =>
      `${setName(nth)}: ${named(which)}${how.isSet ? "" : ", kein Satz"}${how.isNew ? ", neu" : ""}; antippen, um ${how.puts ? "die gewählten Steine hierhin zu legen" : "ihn zu öffnen"}`,
    lifted: (which: Tile[]) => `${named(which)}: Tippe auf die Steine, die weg sollen, dann auf ihren neuen Platz.`,
    putHere: "Hierhin",
    newSet: "Neuer Satz",
    toRack: "Aufs Bänkchen",
    liftedTile: (tile: Tile, isPicked: boolean) =>
      `${tileName(tile)}; antippen, um ihn ${isPicked ? "liegen zu lassen" : "zu nehmen"}`,

    // What has happened
    /** A player in the list of results, and which of the computer's it is. */
    scored: (seat: number, by: RummikubStrategy | null) => {
      if (seat === 0 || computers === 0) return whoAlone(seat);
      const name = computerName(seat, computers);
      return by === null ? name : `${name} (${PLAYERS[by].name})`;
    },
    score: (score: number) => (score === 0 ? number(0) : formats.signed(score, 0)),
    gaveUp: "Du hast dieses Spiel aufgegeben.",
    resultHeads: { who: "Spieler", left: "Übrig", score: "Punkte" },
    tally: ({ turns, played, missed }: Tally) => {
      const inTurns = (count: number) => `${number(count)} ${plural(count, "Zug", "Zügen")}`;
      const laid = `Du hast in ${inTurns(turns)} ${tiles(played)} gelegt.`;
      const compared =
        missed === 0
          ? "Der stärkste Spieler hätte dasselbe getan."
          : `In ${inTurns(missed)} hätte der stärkste Spieler anders gespielt; siehe „Züge“.`;
      return `${laid} ${compared}`;
    },
    solved: (solution: SolutionFacts) => {
      if (solution.kind === "fewer") return `Du hättest ${tiles(solution.missing)} mehr legen können.`;
      if (solution.kind === "simplest") return "Das Maximum, auf die einfachste Art.";
      return `Das Maximum; ${cuts(solution.least)} statt ${number(solution.cuts)} ${plural(solution.least, "hätte", "hätten")} genügt. ${words.cutMeans}`;
    },
    nextPuzzle: "Nächstes Rätsel",

    // Starting
    againstTitle: "Gegen den Computer",
    againstHint:
      "Die App teilt aus und spielt die anderen; deren Bänkchen bleiben verborgen. Hilfe bekommst du nur, wenn du fragst.",
    seatLabel: (nth: number) => `Wer ${whoInside(nth + 1)} spielt`,
    nobody: "niemand",
    startsLabel: "Wer beginnt",
    bagLabel: "Steine",
    bags: { page: "teilt die App aus", typed: "aus echtem Vorrat" } satisfies Record<TileSource, string>,
    bagHint: {
      page: "Die App teilt aus und zieht.",
      typed: "Du ziehst aus deinem eigenen Vorrat, auch für den Computer, und tippst die gezogenen Steine an.",
    } satisfies Record<TileSource, string>,
    begin: "Beginnen",
    puzzleTitle: "Rätsel",
    levelLabel: "Wie schwer",
    levels: LEVELS,
    numberLabel: "Nummer",
    earlier: "Voriges Rätsel",
    later: "Nächstes Rätsel",
    beginPuzzle: "Öffnen",
  };
}
