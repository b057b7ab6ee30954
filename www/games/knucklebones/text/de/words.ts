// Every sentence of the Knucklebones page, in German. Those of the details, the dialogs and the help are loaded
// with them.

import type { Formats } from "../../../../shell/model/format.ts";
import { capital } from "../../../../shell/text/capital.ts";
import { standardWords } from "../../../../shell/text/de/standard.ts";
import { partOfLink } from "../../../../shell/text/de/words.ts";
import { otherSide } from "../../model/board.ts";
import type { Problem } from "../../model/link.ts";
import { NAMELESS, type Names } from "../../model/names.ts";
import type { Ending, ToldMove } from "../../model/told.ts";
import type { Chance, ColumnAnswer, Digits, Margin, Player, Refusal, Side } from "../../model/types.ts";
import type { Why } from "../../model/why.ts";
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
    intoColumn,
    named,
    bothOf,
    columnOf,
    columnOfDative,
    face,
    dice,
    points,
    withPoints,
    ofChance,
    margin,
    withinHeard,
    who,
    has,
    isToMove,
    ofWhom,
  } = pieces(formats, called);

  const ofWinning = bySide("Deine Gewinnchance", "", (name) => `Gewinnchance von ${name}`).mine;

  /** A chance in a sentence: "79.3%, plus or minus 0.4 percentage points". */
  const chanceTold = ({ share, digits, margin }: Chance) =>
    `${percentWith(share, digits)}${margin ? `, ${withinHeard(margin)}` : ""}`;

  /** What was done. */
  const done = ({ side, by, roll, column, removes }: ToldMove) => {
    const whoHas = by !== null && side === "theirs" ? "Der Computer hat" : has[side];
    const removed = removes > 0 ? ` und ${dice(roll, removes)} entfernt` : "";
    return `${whoHas} eine ${face(roll)} ${intoColumn(column)} gelegt${removed}.`;
  };

  /** Why the computer placed it there: what it was worth, and the best of the others. */
  const reasonOf = (reason: NonNullable<ToldMove["reason"]>, digits: Digits) => {
    if (reason.kind === "asGood") return "Die nächstbeste Spalte ist gleich gut.";
    if (reason.kind === "asBest") return "Das war so gut wie die beste Wahl.";
    return `Damit bleiben ${bySide("dir", "", (name) => name).mine} ${percentWith(reason.own, digits)}, mit der nächstbesten Spalte ${percentWith(reason.next, digits)}.`;
  };

  const better = ({ best }: ToldMove) => `Die ${named(best)} war besser`;

  /** What was done, and what would have been better. */
  const logged = (move: ToldMove) => {
    if (move.gaveAway) return `${done(move)} Das hat ${ofChance(move.lost, move.digits)} gekostet: ${better(move)}.`;
    return move.reason ? `${done(move)} ${reasonOf(move.reason, move.digits)}` : done(move);
  };

  /** What a person who decides alone is told of the last move. */
  function lesson(told: ToldMove) {
    const move = bySide("Dein letzter Zug", "Der letzte Zug des Gegners", (name) => `Der letzte Zug von ${name}`)[
      told.side
    ];
    if (told.grade === "forced") return `${move} war der einzig mögliche.`;
    if (told.gaveAway) return `${move} hat ${ofChance(told.lost, told.digits)} gekostet: ${better(told)}.`;
    return `${move} war ${told.grade === "best" ? "der beste" : "so gut wie der beste"}.`;
  }

  /** Why a position can't be, without a full stop. */
  function whyNot(refusal: Refusal) {
    if (refusal.why === "facing")
      return `In beiden ${bothOf(refusal.column)} kann keine ${face(refusal.die)} liegen: Die später gelegte entfernt die andere`;
    if (refusal.why === "column") return `${capital(columnOf(refusal.side, refusal.column))} ist voll`;
    return bySide(
      "Dein Brett ist voll, das Spiel ist also zu Ende: Du kannst nicht am Zug sein",
      "Das Brett des Gegners ist voll, das Spiel ist also zu Ende: Er kann nicht am Zug sein",
      (name) => `Das Brett von ${name} ist voll, das Spiel ist also zu Ende: ${name} kann nicht am Zug sein`,
    )[refusal.side];
  }

  /** What was not possible. */
  function refused(refusal: Refusal) {
    if (refusal.why !== "full") return `${whyNot(refusal)}.`;
    return `${whyNot(refusal)}. Wähle unter „Am Zug“ ${bySide("dich selbst", "den Gegner", (name) => name)[otherSide(refusal.side)]}.`;
  }

  /** How the game has ended. */
  function ending(end: Ending) {
    if (end.kind === "givenUp") return `${has[end.side]} aufgegeben. Der Computer gewinnt.`;
    if (end.kind === "tie") return `Gleichstand, ${number(end.total)} zu ${number(end.total)}.`;
    const wins = bySide("Du gewinnst", "", (name) => `${name} gewinnt`)[end.kind === "win" ? "mine" : "theirs"];
    if (wins !== "") return `${wins} ${withPoints(end.by, "Vorsprung")}.`;
    return `${bySide("Du verlierst", "", (name) => `${name} verliert`).mine} ${withPoints(end.by, "Rückstand")}.`;
  }

  /** How somebody decided. */
  function summary(side: Side, by: Player | null, { choices, forced, best, lost, digits }: Summary) {
    const more =
      forced === 0 ? "" : ` ${number(forced)} ${plural(forced, "weiterer Zug war", "weitere Züge waren")} erzwungen.`;
    const of = ofWhom(side, by);
    if (choices === 1) {
      const only = `${isYou(side) ? "Deine" : "Die"} einzige Entscheidung${of} war`;
      return best === 1
        ? `${only} optimal.${more}`
        : `${only} nicht optimal: Sie kostete ${ofChance(lost, digits)}.${more}`;
    }
    const [both, all, among] = isYou(side) ? ["Deine beiden", "Alle deine", "deinen"] : ["Beide", "Alle", "den"];
    if (best === choices)
      return `${choices === 2 ? both : `${all} ${number(choices)}`} Entscheidungen${of} waren optimal.${more}`;
    const were = best === 0 ? "war keine" : best === 1 ? "war eine" : `waren ${number(best)}`;
    const others =
      best === 0
        ? "Sie kosteten zusammen"
        : choices - best === 1
          ? "Die andere kostete"
          : "Die anderen kosteten zusammen";
    return `Von ${among} ${number(choices)} Entscheidungen${of} ${were} optimal. ${others} ${ofChance(lost, digits)}.${more}`;
  }

  /** Settings that a link tells, by their keys. */
  const names = {
    mine: "Dein Brett",
    theirs: "Brett des Gegners",
    by: "Spieler",
    dice: "Würfel",
    starts: "Wer beginnt",
  };

  return {
    ...standardWords,
    formats,
    called,
    title: "Knucklebones",

    /** A part of a link that can't be read. */
    problem: ({ key, refusal }: Problem) => {
      if (!refusal) return partOfLink(key, names);
      if (refusal.why === "facing") return `die ${named(refusal.column)} beider Bretter (${whyNot(refusal)})`;
      return `${key === "move" ? "wer am Zug ist" : "beide Bretter"} (${whyNot(refusal)})`;
    },
    settings: names,

    // Boards, columns
    who,
    face: (die: number) => face(die),
    score: (total: number) => number(total),
    toMove: "am Zug",
    sideToMove: bySide("Du am Zug", "Gegner am Zug", (name) => `${name} am Zug`),
    /** A column for the ear; without a solver its points are not known. */
    pile: (side: Side, nth: number, dice: number[], score: number | null) => {
      const told = score === null ? "" : `; ${points(score)}`;
      return `${capital(columnOf(side, nth))}: ${dice.length === 0 ? "leer" : `${dice.join(", ")}${told}`}`;
    },

    // The answer
    answerTitle: ofWinning,
    /** Who plays a board. */
    player: (side: Side, by: Player | null) => (by === null ? who[side] : "Computer"),
    /** Why a column is the best. */
    why: (why: Why) => {
      const isMine = why.side === "mine";
      if (why.kind === "lost") return isMine ? "Jetzt gewinnt nichts mehr." : "Für den Gegner gewinnt nichts mehr.";
      if (why.kind === "won") return isMine ? "Jede Spalte gewinnt." : "Für den Gegner gewinnt jede Spalte.";
      const best = isMine ? "Am besten" : "Für den Gegner am besten";
      if (why.kind === "removes")
        return `${best}, weil das ${dice(why.die, why.count)} entfernt: ${points(why.takes)} weniger für ${bySide("dich", "den Gegner", (name) => name)[otherSide(why.side)]}.`;
      if (why.kind === "matches")
        return `${best}, weil dann ${dice(why.die, why.count)} in einer Spalte liegen: ${points(why.gain)} mehr.`;
      return `${best}, weil die Spalte gegenüber voll ist: Was hier liegt, ist sicher, solange sie voll bleibt.`;
    },
    yourChoice: "Dein Zug",
    computersMove: "Zug des Computers",
    chancesHidden: {
      moved: "Die Chancen siehst du nach deinem Zug.",
      end: "Die Chancen siehst du, wenn das Spiel zu Ende ist.",
    },
    hiddenUntil: { moved: "Bis nach deinem Zug verdeckt.", end: "Bis zum Ende des Spiels verdeckt." },
    chance: (share: number, digits: Digits) => percentWith(share, digits),
    /** Beside a chance: how far it may be off, and that for the ear. */
    margin,
    marginHeard: (of: Margin) => `, ${withinHeard(of)}`,
    best: { mine: "beste", theirs: "seine beste" },
    only: "einzige Wahl",
    picks: "wählt",
    asGood: "gleich gut",
    behind: (share: number, best: number, digits: Digits) => difference(share * 100, best * 100, digits),
    /** What a column gains in points of the game; what it removes follows. */
    gain: ({ gain, removes }: Pick<ColumnAnswer, "gain" | "removes">) =>
      `${signed(gain, 0)} Pkt${removes > 0 ? "," : ""}`,
    /** "entfernt 5 5", by the dice that are removed. */
    takes: (dice: number[]) => (dice.length > 0 ? `entfernt ${dice.join(" ")}` : ""),
    fullColumn: "voll",
    beforeRoll: bySide("vor deinem Wurf", "vor seinem Wurf", (name) => `vor dem Wurf von ${name}`),
    placeHere: (die: number, nth: number) => `Die ${face(die)} ${intoColumn(nth)} legen:`,

    // The pad
    rolled: (side: Side, by: Player | null) => (isYou(side) ? "Dein Wurf" : `Wurf${ofWhom(side, by)}`),
    pickColumn: bySide(
      "Tippe auf eine deiner Spalten",
      "Tippe auf eine Spalte des Gegners",
      (name) => `Tippe auf eine Spalte von ${name}`,
    ),
    roll: "Würfeln",
    rollFor: bySide(
      "Tippe deinen Wurf ein",
      "Tippe den Wurf des Gegners ein",
      (name) => `Tippe den Wurf von ${name} ein`,
    ),
    starts: bySide("Du beginnst", "Gegner beginnt", (name) => `${name} beginnt`),
    toRoll: bySide("Du bist dran", "Gegner ist dran", (name) => `${name} ist dran`),
    /** A face of the pad. */
    faceLabel: ({ die, isRolled, isSetUp }: { die: number; isRolled: boolean; isSetUp: boolean }) => {
      if (isSetUp) return face(die);
      return isRolled ? `${face(die)}, gewürfelt; zum Zurücknehmen antippen` : `Eine ${face(die)} gewürfelt`;
    },
    /** What a roll would bring. */
    ifRolled: (share: number, nths: number[], digits: Digits) =>
      `: ${percentWith(share, digits)}${nths.length > 0 ? `, ${formats.either(nths.map(inColumn))}` : ""}`,
    eachRoll: "Am besten nach jedem Wurf",

    // Set up
    setupTitle: "Aufbauen",
    setupDone: "Fertig",
    setupHint:
      "Wähle einen Würfel und tippe auf ein Feld, um ihn dorthin zu legen. Tippe auf einen Würfel, um ihn zu entfernen.",
    pickDie: "Würfel zum Hinlegen",
    whoMoves: "Am Zug",
    square: (side: Side, nth: number, die: number) => `Eine ${face(die)} in ${columnOf(side, nth)} legen`,
    takeAway: (side: Side, nth: number, die: number) => `Die ${face(die)} aus ${columnOfDative(side, nth)} entfernen`,
    refused,

    // The moves
    logged,
    done,
    lesson,
    ending,
    summary,
    moveName: (nth: number) => `Zug ${number(nth + 1)}`,
    costliest: ({ roll, column, lost, digits }: ToldMove, nth: number) =>
      `Am teuersten: Zug ${number(nth + 1)}, eine ${face(roll)} ${intoColumn(column)}, ${ofChance(lost, digits)}`,
    playersOfComputer: PLAYERS,

    // Details
    tabs: { why: "Warum?", moves: "Züge" },
    fileHint: "Die Bretter, der Würfel, die Spieler und die Züge.",
    tablesMissing:
      "Was die App aus Partien gelernt hat, ließ sich nicht laden: Bis auf Weiteres sind ihre Zahlen gröber, und der Computer spielt nach einer Faustregel.",

    // What is announced
    announce: (side: Side, roll: number | null, best: English.Announced | null, chance: Chance | null) => {
      const told = chance === null ? "" : ` ${ofWinning}: ${chanceTold(chance)}.`;
      if (roll === null || best === null) return `${isToMove[side]}.${told}`;
      return `${has[side]} eine ${face(roll)} gewürfelt. ${best.isOnly ? "Einzige Spalte" : side === "mine" ? "Am besten" : "Für ihn am besten"}: ${column(best.column)}.${told}`;
    },
    announceComputer: (roll: number | null, chosen: number | null) =>
      roll === null
        ? "Der Computer ist am Zug."
        : `Der Computer hat eine ${face(roll)} gewürfelt${chosen === null ? "" : ` und legt sie ${intoColumn(chosen)}`}.`,
    announceYourChoice: (side: Side, roll: number | null) =>
      roll === null ? `${isToMove[side]}.` : `${has[side]} eine ${face(roll)} gewürfelt. Dein Zug.`,
  };
}
