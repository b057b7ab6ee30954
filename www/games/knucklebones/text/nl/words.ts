// Every sentence of the Knucklebones page, in Dutch. Those of the details, the dialogs and the help are loaded
// with them.

import type { Formats } from "../../../../shell/model/format.ts";
import { capital } from "../../../../shell/text/capital.ts";
import { standardWords } from "../../../../shell/text/nl/standard.ts";
import { partOfLink } from "../../../../shell/text/nl/words.ts";
import { otherSide } from "../../model/board.ts";
import { NAMELESS, type Names } from "../../model/names.ts";
import type { Ending, ToldMove } from "../../model/told.ts";
import type { Chance, Digits, Player, Refusal, Side } from "../../model/types.ts";
import type * as English from "../en/words.ts";
import { PLAYERS, pieces } from "./pieces.ts";

/** How somebody decided. */
type Summary = Parameters<English.Words["summary"]>[2];

/** @param called the names of the players */
export function words(formats: Formats, called: Names = NAMELESS): English.Words {
  const { number, percentWith, signed, difference, plural } = formats;
  const {
    bySide,
    isYou,
    column,
    inColumn,
    columnName,
    columnOf,
    face,
    capitalFace,
    dice,
    points,
    ofChance,
    margin,
    withinHeard,
    who,
    subject,
  } = pieces(formats, called);

  const ofWinning = bySide("Je winkans", "", (name) => `De winkans van ${name}`).mine;
  /** Whose turn it is: "Jij bent". */
  const isTheirs = bySide("Jij bent", "De tegenstander is", (name) => `${name} is`);

  /** A chance in a sentence: "79.3%, plus or minus 0.4 percentage points". */
  const chanceTold = ({ share, digits, margin }: Chance) =>
    `${percentWith(share, digits)}${margin ? `, ${withinHeard(margin)}` : ""}`;

  /** What was done. */
  const done = ({ side, by, roll, column, removes }: ToldMove) => {
    const removed = removes > 0 ? ` en verwijderde ${dice(roll, removes)}` : "";
    return `${by !== null && side === "theirs" ? "De computer" : subject[side]} legde een ${face(roll)} ${inColumn(column)}${removed}.`;
  };

  /** Why the computer placed it there: what it was worth, and the best of the others. */
  const reasonOf = (reason: NonNullable<ToldMove["reason"]>, digits: Digits) => {
    if (reason.kind === "asGood") return "De op één na beste kolom is even goed.";
    if (reason.kind === "asBest") return "Even goed als de beste.";
    return `${ofWinning} is daarna ${percentWith(reason.own, digits)}, met de op één na beste kolom ${percentWith(reason.next, digits)}.`;
  };

  const better = ({ best }: ToldMove) => `de ${columnName(best)} was beter`;

  /** What was done, and what would have been better. */
  const logged = (move: ToldMove) => {
    if (move.gaveAway) return `${done(move)} Dat kostte ${ofChance(move.lost, move.digits)}: ${better(move)}.`;
    return move.reason ? `${done(move)} ${reasonOf(move.reason, move.digits)}` : done(move);
  };

  /** What a person who decides alone is told of the last move. */
  function lesson(told: ToldMove) {
    const move = bySide("Je laatste zet", "De laatste zet van de tegenstander", (name) => `De laatste zet van ${name}`)[
      told.side
    ];
    if (told.grade === "forced") return `${move} was de enige mogelijke.`;
    if (told.gaveAway) return `${move} kostte ${ofChance(told.lost, told.digits)}: ${better(told)}.`;
    return `${move} was ${told.grade === "best" ? "de beste" : "even goed als de beste"}.`;
  }

  /** Why a position can't be, without a full stop. */
  function whyNot(refusal: Refusal) {
    if (refusal.why === "facing")
      return `Een ${face(refusal.die)} kan niet in de ${columnName(refusal.column)} van beide borden liggen: de laatst gelegde verwijdert de andere`;
    if (refusal.why === "column") return `${capital(columnOf(refusal.side, refusal.column))} is vol`;
    return bySide(
      "Je bord is vol, dus het spel is afgelopen: jij kunt niet aan zet zijn",
      "Het bord van de tegenstander is vol, dus het spel is afgelopen: de tegenstander kan niet aan zet zijn",
      (name) => `Het bord van ${name} is vol, dus het spel is afgelopen: ${name} kan niet aan zet zijn`,
    )[refusal.side];
  }

  /** What was not possible. */
  function refused(refusal: Refusal) {
    if (refusal.why !== "full") return `${whyNot(refusal)}.`;
    return `${whyNot(refusal)}. Kies bij “Aan zet” ${bySide("jezelf", "de tegenstander", (name) => name)[otherSide(refusal.side)]}.`;
  }

  /** How the game has ended. */
  function ending(end: Ending) {
    if (end.kind === "givenUp")
      return `${bySide("Je hebt", "De tegenstander heeft", (name) => `${name} heeft`)[end.side]} opgegeven. De computer wint.`;
    if (end.kind === "tie") return `Gelijkspel: allebei ${points(end.total)}.`;
    const wins = bySide(
      "Je wint",
      bySide("Je verliest", "", (name) => `${name} verliest`).mine,
      (name) => `${name} wint`,
    );
    return `${wins[end.kind === "win" ? "mine" : "theirs"]} met ${points(end.by)} verschil.`;
  }

  /** "je 12 keuzes", "de 12 keuzes van de computer". */
  function choicesOf(side: Side, by: Player | null, count: number) {
    const choices = `${count === 1 ? "enige" : number(count)} ${plural(count, "keuze", "keuzes")}`;
    if (isYou(side)) return `je ${choices}`;
    return `de ${choices} van ${side === "theirs" && by !== null ? "de computer" : bySide("", "de tegenstander", (name) => name)[side]}`;
  }

  /** How somebody decided. */
  function summary(side: Side, by: Player | null, { choices, forced, best, lost, digits }: Summary) {
    const more =
      forced === 0
        ? ""
        : ` Daarnaast ${plural(forced, "was", "waren")} ${number(forced)} ${plural(forced, "zet", "zetten")} gedwongen.`;
    const all = choicesOf(side, by, choices);
    if (best === choices)
      return choices === 1
        ? `${capital(all)} was de beste.${more}`
        : `${capital(all)} waren ${choices === 2 ? "allebei" : "allemaal"} de beste.${more}`;
    const cost = ofChance(lost, digits);
    if (choices === 1) return `${capital(all)} was niet de beste en kostte ${cost}.${more}`;
    const first =
      best === 0
        ? `Geen van ${all} was de beste. Samen kostten ze ${cost}.`
        : `${number(best)} van ${all} ${plural(best, "was", "waren")} de beste. ${choices - best === 1 ? "De andere kostte" : "De andere kostten samen"} ${cost}.`;
    return `${first}${more}`;
  }

  /** Settings that a link tells, by their keys. */
  const names = {
    mine: "Jouw bord",
    theirs: "Bord van de tegenstander",
    by: "Spelers",
    dice: "Dobbelstenen",
    starts: "Wie begint",
  };

  return {
    ...standardWords,
    formats,
    called,
    title: "Knucklebones",

    /** A part of a link that can't be read. */
    problem: ({ key, refusal }) => {
      if (!refusal) return partOfLink(key, names);
      if (refusal.why === "facing") return `de ${columnName(refusal.column)} van beide borden (${whyNot(refusal)})`;
      return `${key === "move" ? "wie aan zet is" : "beide borden"} (${whyNot(refusal)})`;
    },
    settings: names,

    // Boards, columns
    who,
    face: (die) => face(die),
    score: (total) => number(total),
    toMove: "aan zet",
    sideToMove: bySide("Jij aan zet", "Tegenstander aan zet", (name) => `${name} aan zet`),
    /** A column for the ear; without a solver its points are not known. */
    pile: (side, nth, dice, score) => {
      const told = score === null ? "" : `; ${points(score)}`;
      return `${capital(columnOf(side, nth))}: ${dice.length === 0 ? "leeg" : `${dice.join(", ")}${told}`}`;
    },

    // The answer
    answerTitle: ofWinning,
    /** Who plays a board. */
    player: (side, by) => (by === null ? who[side] : "Computer"),
    /** Why a column is the best. */
    why: (why) => {
      const isMine = why.side === "mine";
      if (why.kind === "lost") return isMine ? "Niets wint nog." : "Voor de tegenstander wint niets meer.";
      if (why.kind === "won") return isMine ? "Elke kolom wint." : "Voor de tegenstander wint elke kolom.";
      const best = isMine ? "Beste" : "Beste voor de tegenstander";
      const other = bySide("jou", "de tegenstander", (name) => name)[otherSide(why.side)];
      if (why.kind === "removes")
        return `${best}, want dit verwijdert ${dice(why.die, why.count)}: ${points(why.takes)} minder voor ${other}.`;
      if (why.kind === "matches")
        return `${best}, want dit geeft ${dice(why.die, why.count)} in één kolom: ${points(why.gain)} erbij.`;
      return `${best}, want de kolom ertegenover is vol: wat hier ligt, kan niet worden verwijderd zolang die vol blijft.`;
    },
    yourChoice: "Jouw zet",
    computersMove: "Zet van de computer",
    chancesHidden: {
      moved: "De kansen worden getoond zodra je hebt gezet.",
      end: "De kansen worden getoond zodra het spel is afgelopen.",
    },
    hiddenUntil: {
      moved: "Verborgen tot je hebt gezet.",
      end: "Verborgen tot het spel is afgelopen.",
    },
    chance: (share, digits) => percentWith(share, digits),
    /** Beside a chance: how far it may be off, and that for the ear. */
    margin,
    marginHeard: (of) => `, ${withinHeard(of)}`,
    best: { mine: "beste", theirs: "beste" },
    only: "enige keuze",
    picks: "kiest",
    asGood: "even goed",
    behind: (share, best, digits) => difference(share * 100, best * 100, digits),
    /** What a column gains in points of the game; what it removes follows. */
    gain: ({ gain, removes }) => `${signed(gain, 0)} pt${removes > 0 ? "," : ""}`,
    /** "weg: 5 5", by the dice that are removed. */
    takes: (dice) => (dice.length > 0 ? `weg: ${dice.join(" ")}` : ""),
    fullColumn: "vol",
    beforeRoll: bySide("vóór je worp", "vóór de worp", (name) => `vóór de worp van ${name}`),
    placeHere: (die, nth) => `Leg de ${face(die)} ${inColumn(nth)}:`,

    // The pad
    rolled: (side, by) => `${by === null ? who[side] : "Computer"} gooide`,
    pickColumn: bySide(
      "Tik op een van je kolommen",
      "Tik op een kolom van de tegenstander",
      (name) => `Tik op een kolom van ${name}`,
    ),
    roll: "Gooien",
    rollFor: bySide("Tik op wat je gooide", "Tik op wat de tegenstander gooide", (name) => `Tik op wat ${name} gooide`),
    starts: bySide("Jij begint", "Tegenstander begint", (name) => `${name} begint`),
    toRoll: bySide("Jouw beurt", "Beurt tegenstander", (name) => `Beurt van ${name}`),
    /** A face of the pad. */
    faceLabel: ({ die, isRolled, isSetUp }) => {
      if (isSetUp) return capitalFace(die);
      return isRolled ? `${capitalFace(die)}, gegooid; tik om terug te nemen` : `Een ${face(die)} gegooid`;
    },
    /** What a roll would bring. */
    ifRolled: (share, nths, digits) =>
      `: ${percentWith(share, digits)}${nths.length > 0 ? `, ${formats.either(nths.map(column))}` : ""}`,
    eachRoll: "Beste na elke worp",

    // Set up
    setupTitle: "Opstellen",
    setupDone: "Klaar",
    setupHint:
      "Kies een dobbelsteen en tik op een vakje om die toe te voegen. Tik op een dobbelsteen om die te verwijderen.",
    pickDie: "Dobbelsteen om toe te voegen",
    whoMoves: "Aan zet",
    square: (side, nth, die) => `Een ${face(die)} toevoegen aan ${columnOf(side, nth)}`,
    takeAway: (side, nth, die) => `De ${face(die)} verwijderen uit ${columnOf(side, nth)}`,
    refused,

    // The moves
    logged,
    done,
    lesson,
    ending,
    summary,
    moveName: (nth) => `zet ${number(nth + 1)}`,
    costliest: ({ roll, column, lost, digits }, nth) =>
      `Duurste zet: zet ${number(nth + 1)}, een ${face(roll)} ${inColumn(column)}, ${ofChance(lost, digits)}`,
    playersOfComputer: PLAYERS,

    // Details
    tabs: { why: "Waarom?", moves: "Zetten" },
    fileHint: "De borden, de dobbelsteen, de spelers en de zetten.",
    tablesMissing:
      "Wat de app uit partijen heeft geleerd, kon niet worden geladen: de getallen zijn voorlopig ruwer en de computer speelt met een vuistregel.",

    // What is announced
    announce: (side, roll, best, chance) => {
      const told = chance === null ? "" : ` ${ofWinning}: ${chanceTold(chance)}.`;
      if (roll === null || best === null) return `${isTheirs[side]} aan zet.${told}`;
      return `${subject[side]} gooide een ${face(roll)}. ${best.isOnly ? "Enige kolom" : side === "mine" ? "Beste" : "Beste zet"}: ${column(best.column)}.${told}`;
    },
    announceComputer: (roll, chosen) =>
      roll === null
        ? "De computer is aan zet."
        : `De computer gooide een ${face(roll)}${chosen === null ? "" : `: ${column(chosen)}`}.`,
    announceYourChoice: (side, roll) =>
      roll === null ? `${isTheirs[side]} aan zet.` : `${subject[side]} gooide een ${face(roll)}. Jij kiest.`,
  };
}
