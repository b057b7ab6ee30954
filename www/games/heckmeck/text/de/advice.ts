// The sentences of the table and of advice for it, in German: loaded when advice is wanted.

import type { Strategy } from "#modules/heckmeck";
import { at } from "../../../../shell/model/at.ts";
import { capital } from "../../../../shell/text/capital.ts";
import { WORM } from "../../model/dice.ts";
import type { Lead } from "../../model/dissent.ts";
import type { GameEnd } from "../../model/game-end.ts";
import { COMPUTER } from "../../model/names.ts";
import type { Place } from "../../model/table.ts";
import { worms } from "../../model/tiles.ts";
import type { Better, Loss, ToldEnd, ToldMove } from "../../model/told-moves.ts";
import type { Aim, Brought, Name, TurnOutcome, Way } from "../../model/types.ts";
import type { Why } from "../../model/why.ts";
import type * as English from "../en/advice.ts";
import type { GameWords } from "../en/details.ts";
import { called, does, isYou } from "./names.ts";
import { doesInside, whose } from "./persons.ts";
import { fromWhom, inARow, ofWhom, ofWhomBrief, Who } from "./pieces.ts";
import { HOW, STRATEGY_NAMES } from "./strategies.ts";

/** The game's words with those of advice. */
export function adviceWords(words: GameWords): English.AdviceWords {
  const { formats, die, diceTaken, allTaken, turnEndBy, loss, wayAsAction, worms: wormCount } = words;
  const { number, percent, percentWith, inPercent, worth, difference, plural, list } = formats;

  /** Behind "mit". */
  const withWorms = (count: number) => `${count} ${plural(count, "Wurm", "Würmern")}`;

  /** What a failed turn has cost. */
  const lossDone = ({ back, out }: TurnOutcome) => {
    const turned = `${list(out.map((tile) => `die ${tile}`))} ${plural(out.length, "wurde", "wurden")} umgedreht`;
    const parts = [...(back === null ? [] : [`die ${back} ging zurück`]), ...(out.length > 0 ? [turned] : [])];
    return parts.join(", ") || "keine Portion ging verloren";
  };

  /** What a player of the computer is called. */
  const strength = (by: Strategy) => STRATEGY_NAMES[by];

  /** What wins a tile: "die 24 nehmen", "Ben die 24 klauen". */
  const winning = (tile: number, from: Name | null) =>
    from === null ? `die ${tile} nehmen` : `${fromWhom(from)} die ${tile} klauen`;

  /** What ends a turn, in the middle of a sentence. */
  const turnEndInside = (turnEnd: TurnOutcome) =>
    turnEnd.won === null ? `Fehlversuch (${loss(turnEnd)})` : winning(turnEnd.won, turnEnd.from);
  /** The same as a button says it. */
  const turnEnd = (turnEnd: TurnOutcome) =>
    turnEnd.won === null || turnEnd.from !== null ? capital(turnEndInside(turnEnd)) : `${turnEnd.won} nehmen`;
  /** The same when it is done. */
  const turnEndDone = (name: Name, turnEnd: TurnOutcome) => {
    if (turnEnd.won === null) return `${does(name, "ist", "bist")} gescheitert: ${capital(lossDone(turnEnd))}.`;
    const has = does(name, "hat", "hast");
    return turnEnd.from === null
      ? `${has} die ${turnEnd.won} genommen.`
      : `${has} ${fromWhom(turnEnd.from)} die ${turnEnd.won} geklaut.`;
  };

  /** Dice behind "mit". */
  const withDice = ({ face, count }: { face: number; count: number }) =>
    face === WORM ? withWorms(count) : diceTaken(face, count);

  /** The same of a move: to stop without a tile is told as that, with the dice. */
  const ended = ({ who, turnEnd, stoppedWith }: ToldEnd) => {
    if (!stoppedWith) return turnEndDone(who, turnEnd);
    const dice = list(stoppedWith.map(withDice));
    return `${does(who, "hat", "hast")} ohne Portion aufgehört${dice ? `, mit ${dice}` : ""}: ${capital(lossDone(turnEnd))}.`;
  };

  /** How a turn has ended by itself. */
  const whyOver = ({ total, score, remaining }: { total: number; score: number; remaining: number }) =>
    `${remaining > 0 ? `${allTaken} ` : ""}${total} ${score > 0 ? "mit" : "ohne"} Wurm.`;

  /** What failing costs: a tile, or none. */
  const tileLost = (tile: number | null) => (tile === null ? "kostet keine Portion" : `kostet die ${tile}`);
  /** The same with its worms. */
  const costOf = (tile: number | null) => `${tileLost(tile)}${tile === null ? "" : ` (${wormCount(worms(tile))})`}`;

  /** To stop, and what that brings. */
  const stopAnd = (of: Brought) => {
    if (of.result === "fail") return "aufhören, ohne Portion";
    return `aufhören und ${winning(of.tile, of.result === "grill" ? null : of.from)}`;
  };

  /** Why the best way is that, as a clause behind "weil". */
  const because = (why: Why): string => {
    const often = (of: { chance: number; next: number }) => `(${percent(of.chance)} gegen ${percent(of.next)})`;
    switch (why.kind) {
      case "wins":
        return "das Spiel damit gewonnen ist";
      case "steals":
        return `sich so die ${why.tile} ${whose(why.from)} klauen lässt (${wormCount(worms(why.tile))})`;
      case "takes":
        return `das jetzt ${wormCount(worms(why.tile))} bringt, mehr als jede andere Wahl`;
      case "fails":
        return `der Zug ${why.isFirstWorm ? "mit einem Wurm" : "so"} am seltensten scheitert ${often(why)}`;
      case "stealsOften":
        return `so öfter die ${why.tile} geklaut wird ${often(why)}`;
      case "makes":
        return `das die meisten Punkte macht: ${why.total}`;
      case "stops":
        return why.chance === 0
          ? "Weiterwürfeln nicht besser sein kann"
          : `Weiterwürfeln in höchstens ${percent(why.chance)} der Fälle besser ist`;
      case "rolls":
        return `Weiterwürfeln in ${percent(why.chance)} der Fälle ${why.total} oder mehr bringt`;
    }
  };

  /** What a choice gave away. */
  const gaveAway = ({ aim, amount }: Loss) =>
    aim === "win" ? `${number(amount, 1)} Prozentpunkte` : `${number(amount, 2)} Würmer`;

  /** A way that would have been better. */
  const better = (way: Better) => {
    switch (way.kind) {
      case "takes":
        return `${diceTaken(way.face, way.count)} herauszulegen`;
      case "rolls":
        return "weiterzuwürfeln";
      case "wins":
        return way.from === null ? `die ${way.tile} zu nehmen` : `${fromWhom(way.from)} die ${way.tile} zu klauen`;
      case "stops":
        return way.beforeRoll ? "vor diesem Wurf aufzuhören" : "aufzuhören";
    }
  };

  /** What was done, and what would have been better. */
  const logged = ({ who, end, took, losses, grade }: ToldMove) =>
    [
      end ? ended(end) : `${does(who, "hat", "hast")} ${diceTaken(took.face, took.count)} herausgelegt.`,
      ...losses.map(
        (of) => `${capital(better(of.better))} wäre besser gewesen: Das hat ${gaveAway(of.loss)} gekostet.`,
      ),
      ...(grade === "best" ? ["Nichts war besser."] : []),
    ].join(" ");

  /** A way on, in the middle of a sentence or by itself. */
  const wayInAdvice = (way: Way) => {
    if (way.does === "end") return turnEndInside(way.turnEnd);
    return way.does === "roll" ? `${die(way.remaining)} werfen` : wayAsAction(way);
  };

  /** Where a tile is. */
  const placeOf = (place: Place, names: Name[]) => {
    if (place.on === "grill") return "auf dem Grill";
    if (place.on !== "stack") return "umgedreht, aus dem Spiel";
    const name = at(names, place.player);
    return place.top
      ? `oben auf ${ofWhom(name, "deinem", "dem", "Stapel")}`
      : ofWhom(name, "in deinem", "im", "Stapel");
  };

  return {
    ...words,

    // The table
    tableTitle: "Der Tisch",
    turnOf: (name: Name) => ofWhomBrief(name, "Dein", "Zug"),
    less: "Weniger",
    showTable: "Ganzen Tisch zeigen",
    /** Before everybody's top tile, worms and chance, for the ear. */
    scores: "Spielstand:",
    onGrill: "Auf dem Grill:",
    noTile: "keine Portion",
    toMove: ", am Zug,",
    hasWon: "Sieg",
    below: (count: number) => `darunter noch ${count}`,
    computer: "Computer",
    tileAt: (tile: number, place: Place, names: Name[]) =>
      `Portion ${tile}, ${wormCount(worms(tile))}, ${placeOf(place, names)}`,
    tiles: "Portionen",
    /** Where a tile is, by itself. */
    place: (place: Place, names: Name[]) => capital(placeOf(place, names)),
    recordTyped: (name: Name) =>
      `Tippe auf die Portion, die ${doesInside(name, "gewinnt", "gewinnst")}, oder gib die Würfel ein.`,
    recordThrown: "Tippe auf eine Portion, um sie zu verschieben.",
    failButton: (name: Name, turnEnd: TurnOutcome) => `✕ ${does(name, "scheitert", "scheiterst")} (${loss(turnEnd)})`,

    // Advice
    turnEnd,
    turnEndDone,
    ended,
    lossDone,
    whyOver,
    costOf,
    bustOf: (name: Name) => `Fehlwurf: ${does(name, "kann", "kannst")} keinen dieser Würfel herauslegen`,
    turnOverOf: (name: Name) => `${capital(ofWhom(name, "dein", "der", "Zug"))} ist vorbei`,
    strength,
    /** How the computer's player decides. */
    howItPlays: (by: Strategy) => `${strength(by)}. ${HOW[by]}`,
    /** That the computer plays somebody, and how strong it is. */
    playedBy: (name: Name, by: Strategy) => (name === COMPUTER ? strength(by) : `Computer, ${strength(by)}`),
    yourChoice: (name: Name) => (isYou(name) ? "Deine Wahl" : `Deine Wahl, ${called(name)}`),
    adviceFor(name: Name, aim: Aim) {
      if (isYou(name)) return aim === "win" ? "Deine Gewinnchance" : "Deine Würmer im Schnitt";
      return `${called(name)}: ${aim === "win" ? "Gewinnchance" : "Würmer im Schnitt"}`;
    },
    /** What can be advised instead. */
    aims: { win: "Gewinnchance", worms: "In Würmern" },
    aimHint: "Worauf die Tipps zielen: das Spiel gewinnen oder die meisten Würmer in diesem Zug",
    /** Behind what a way is worth in worms. */
    unitOfWorms: "Würmer",
    /** What a way is worth: percent, or worms. */
    value: (value: number, aim: Aim) => (aim === "win" ? inPercent(value) : worth(value)),
    markPicks: "wählt",
    worse: (value: number, best: number, aim: Aim) =>
      aim === "win" ? difference(value * 100, best * 100, 1) : difference(value, best, 2),
    /** Why what brings most worms is not best to win. */
    dissent: (way: Way, { name, lead, by, tiles }: Lead) => {
      const stands = { level: "gleichauf", ahead: `${wormCount(by)} vorn`, behind: `${wormCount(by)} zurück` }[lead];
      return `Für die meisten Würmer: ${wayInAdvice(way)}. Aber nur noch ${tiles} ${plural(tiles, "Portion ist", "Portionen sind")} da, und ${doesInside(name, "liegt", "liegst")} ${stands}.`;
    },
    noChances: "Die Gewinnchancen ließen sich nicht laden; deshalb wird alles in Würmern bewertet.",
    /** How far chances to win can be trusted. */
    ofChances: ({ exact, learnedRules }: { exact: boolean; learnedRules: boolean }) => {
      if (exact) return "Genau: Jedes mögliche Ende des Spiels ist mitgezählt, wenn alle am besten spielen.";
      return `Schätzungen, wenn alle gut spielen${learnedRules ? "" : "; nach den üblichen Regeln gelernt, mit euren Hausregeln also ungenauer"}.`;
    },
    /** A player's chance to win. */
    winChance: (chance: number) => percent(chance),
    /** The same in whole percent. */
    winChanceBrief: (chance: number) => percentWith(chance, 0),
    toWin: "Gewinnchance,",
    stopForNothing: (turnEnd: TurnOutcome) => `Ohne Portion aufhören (${loss(turnEnd)})`,
    gameEnds: "und das Spiel endet",
    andStop: "und aufhören",
    thenRollOn: (total: number, remaining: number) => `macht ${total}, dann ${die(remaining)} werfen`,
    thenStopWith: (total: number, result: Brought) => `macht ${total}, dann ${stopAnd(result)}`,
    instead: (of: TurnOutcome) => `Stattdessen ${turnEndInside(of)}`,
    /** Why the best way is that, and what a bust on the next roll costs where one is likely enough to matter. */
    why: (why: Why, bust: { chance: number; tile: number } | null) =>
      `Am besten, weil ${because(why)}.${bust ? ` Ein Fehlwurf beim nächsten Wurf (${percent(bust.chance)}) ${tileLost(bust.tile)}.` : ""}`,
    /** Where no reason stands out: what comes then, and what a bust costs. */
    reasonStop: (result: Brought) => `Dann ${stopAnd(result)}.`,
    reasonRoll: (remaining: number, bust: number, cost: number | null) =>
      `Dann ${die(remaining)} werfen; ein Fehlwurf (${percent(bust)}) ${costOf(cost)}.`,
    reasonBust: (bust: number, cost: number | null) =>
      `Ein Fehlwurf beim nächsten Wurf (${percent(bust)}) ${costOf(cost)}.`,
    reasonStart: (cost: number | null) => `Vor dem ersten Wurf. Ein Fehlversuch ${costOf(cost)}.`,
    logged,

    // The end of a game
    /** Who has won, and why where worms are equal. */
    winner(end: GameEnd) {
      const all = (names: Name[]) => list(inARow(names));
      switch (end.kind) {
        case "givenUp": {
          const { quitter, winners, amongOthers } = end;
          const share = winners.some(isYou) ? "teilt euch" : "teilen sich";
          const won =
            winners.length === 1
              ? doesInside(at(winners, 0), "gewinnt", "gewinnst")
              : `${all(winners)} ${share} den Sieg`;
          const why = amongOthers ? ["Damit endet das Spiel. Unter den anderen gewinnen die meisten Würmer."] : [];
          return [`${does(quitter, "hat", "hast")} aufgegeben: ${capital(won)}.`, ...why];
        }
        case "nobody":
          return ["Niemand hat eine Portion: Gleichstand."];
        case "tie":
          return [`Gleichstand: ${all(end.leaders)}.`];
        case "won": {
          const { winner, worms, level, highest } = end;
          const won = `${does(winner, "gewinnt", "gewinnst")} mit ${withWorms(worms)}.`;
          const have = level.some(isYou) ? "habt" : "haben";
          const why = `${all(level)} ${have} ${level.length === 2 ? "beide" : "alle"} ${wormCount(worms)}; ${doesInside(winner, "hat", "hast")} die höchste Portion, die ${highest}.`;
          return level.length === 0 ? [won] : [won, why];
        }
      }
    },
    scoreHeads: { player: "Spieler", worms: "Würmer", lost: "Verpasst" },
    lostIn: (moves: number) => `${moves}× gewählt`,
    /** What choices gave away; nothing has no unit. */
    lost: ({ lost, lostChance }: { lost: number; lostChance: number }) =>
      [
        ...(lostChance > 0 ? [`${number(lostChance * 100, 1)} Punkte`] : []),
        ...(lost > 0 ? [`${number(lost, 2)} Würmer`] : []),
      ].join(", ") || "0",
    lostHint:
      "Verpasst: die Prozentpunkte Gewinnchance (oder Würmer im Schnitt, wenn du auf Würmer gespielt hast), die die jeweils beste Wahl gebracht hätte, alle zusammengezählt.",
    costliest: "Teuerster Fehler",

    // What is announced
    announceOver: "Das Spiel ist zu Ende.",
    announceTableBust: (name: Name, of: TurnOutcome) => `Fehlwurf. ${turnEndBy(name, of)}.`,
    announceComputer: (name: Name, way: Way | null) =>
      `${called(name)}${name === COMPUTER ? "" : ", vom Computer gespielt"}${way ? `: ${wayInAdvice(way)}` : ""}.`,
    announceYourChoice: (name: Name) => (isYou(name) ? "Deine Wahl." : `Deine Wahl, ${called(name)}.`),
    announceAdvice: (name: Name, way: Way, { value, aim, why }: { value: number; aim: Aim; why: Why | null }) => {
      const worthOf = aim === "win" ? `Gewinnchance: ${percent(value)}` : `Im Schnitt ${worth(value)} Würmer`;
      return `${isYou(name) ? "Du bist dran" : `${Who(name)} ist dran`}. Am besten: ${wayInAdvice(way)}${why ? `, weil ${because(why)}` : ""}. ${worthOf}.`;
    },
  };
}
