// The sentences of the table and of advice for it, in Dutch: loaded when advice is wanted.

import type { Strategy } from "#modules/heckmeck";
import { at } from "../../../../shell/model/at.ts";
import { capital } from "../../../../shell/text/capital.ts";
import { COMPUTER } from "../../model/names.ts";
import type { Place } from "../../model/table.ts";
import { worms } from "../../model/tiles.ts";
import type { Better, Loss, ToldEnd, ToldMove } from "../../model/told-moves.ts";
import type { Brought, Name, TurnOutcome, Way } from "../../model/types.ts";
import type { Why } from "../../model/why.ts";
import type * as English from "../en/advice.ts";
import type { GameWords } from "../en/details.ts";
import { called, does, inside, isYou } from "./names.ts";
import { doesInside } from "./persons.ts";
import { among, Owned, owned } from "./pieces.ts";
import { HOW, STRATEGY_NAMES } from "./strategies.ts";

/** The game's words with those of advice. */
export function adviceWords(words: GameWords): English.AdviceWords {
  const { formats, die, diceTaken, allTaken, turnEndBy, loss, wayAsAction, worms: wormCount } = words;
  const { number, percent, percentWith, inPercent, worth, difference, plural, list } = formats;

  /** What ending the turn so loses, to whoever may choose it. */
  const lossToCome = ({ back, out }: TurnOutcome) =>
    [...(back === null ? [] : [`${back} kwijt`]), ...out.map((tile) => `${tile} wordt omgedraaid`)].join("; ") ||
    "geen tegel kwijt";
  /** The same when it is done. */
  const lossDone = ({ back, out }: TurnOutcome) => {
    const parts = [...(back === null ? [] : [`${back} ging terug`]), ...out.map((tile) => `${tile} werd omgedraaid`)];
    return parts.join(", ") || "er ging geen tegel verloren";
  };

  /** What a player of the computer is called. */
  const strength = (by: Strategy) => STRATEGY_NAMES[by];

  /** What ends a turn, within a sentence. */
  const endInside = (turnEnd: TurnOutcome) => {
    if (turnEnd.won === null) return `beurt mislukt (${loss(turnEnd)})`;
    return turnEnd.from === null ? `pak ${turnEnd.won}` : `pak ${turnEnd.won} af van ${inside(turnEnd.from)}`;
  };
  /** The same as a button says it. */
  const turnEnd = (turnEnd: TurnOutcome) => capital(endInside(turnEnd));
  /** The same when it is done. */
  const turnEndDone = (name: Name, turnEnd: TurnOutcome) => {
    if (turnEnd.won === null) return `${Owned(name, "beurt")} mislukte: ${lossDone(turnEnd)}.`;
    return turnEnd.from === null
      ? `${does(name, "pakte", "pakte")} tegel ${turnEnd.won}.`
      : `${does(name, "pakte", "pakte")} tegel ${turnEnd.won} af van ${inside(turnEnd.from)}.`;
  };

  /** The same of a move: to stop without a tile is told as that, with the dice. */
  const ended = ({ who, turnEnd, stoppedWith }: ToldEnd) => {
    if (!stoppedWith) return turnEndDone(who, turnEnd);
    const dice = list(stoppedWith.map(({ face, count }) => diceTaken(face, count)));
    return `${does(who, "stopte", "stopte")} zonder tegel${dice ? `, met ${dice}` : ""}: ${lossDone(turnEnd)}.`;
  };

  /** How a turn has ended by itself. */
  const whyOver = ({ total, score, remaining }: { total: number; score: number; remaining: number }) =>
    `${remaining > 0 ? `${allTaken} ` : ""}${total} ${score > 0 ? "met een" : "zonder"} worm.`;

  /** What failing costs: a tile, or none. */
  const tileLost = (tile: number | null) => (tile === null ? "geen tegel" : `de ${tile}`);
  /** The same with its worms. */
  const priceOf = (tile: number | null) => `${tileLost(tile)}${tile === null ? "" : ` (${wormCount(worms(tile))})`}`;
  const costOf = (tile: number | null) => `kost ${priceOf(tile)}`;

  /** To stop, and what a total brings then. */
  const stopAnd = (of: Brought) => {
    if (of.result === "fail") return "stop daarna zonder tegel";
    return `stop daarna en pak ${of.tile}${of.result === "grill" ? "" : ` af van ${inside(of.from)}`}`;
  };

  /** Why the best way is that, as half a sentence behind "want". */
  const because = (why: Why) => {
    const often = (of: { chance: number; next: number }) => `(${percent(of.chance)} tegen ${percent(of.next)})`;
    switch (why.kind) {
      case "wins":
        return "dit wint het spel meteen";
      case "steals":
        return `dit pakt ${why.tile} af van ${inside(why.from)} (${wormCount(worms(why.tile))})`;
      case "takes":
        return `dit levert nu ${wormCount(worms(why.tile))} op, meer dan elk ander symbool`;
      case "fails":
        return `${why.isFirstWorm ? "met een worm mislukt de beurt het minst vaak" : "zo mislukt de beurt het minst vaak"} ${often(why)}`;
      case "stealsOften":
        return `dit pakt ${why.tile} vaker af ${often(why)}`;
      case "makes":
        return `dit geeft de meeste punten: ${why.total}`;
      case "stops":
        return why.chance === 0
          ? "gooien kan niets beters opleveren"
          : `gooien levert in hoogstens ${percent(why.chance)} van de gevallen iets beters op`;
      case "rolls":
        return `gooien levert in ${percent(why.chance)} van de gevallen ${why.total} of meer op`;
    }
  };

  /** What a choice gave away. */
  const gaveAway = ({ aim, amount }: Loss) =>
    aim === "win" ? `${number(amount, 1)} procentpunt winkans` : `${number(amount, 2)} wormen`;

  /** A way that would have been better. */
  const better = (way: Better) => {
    switch (way.kind) {
      case "takes":
        return `${diceTaken(way.face, way.count)} pakken`;
      case "rolls":
        return "nog eens gooien";
      case "wins":
        return way.from === null ? `${way.tile} pakken` : `${way.tile} afpakken van ${inside(way.from)}`;
      case "stops":
        return way.beforeRoll ? "stoppen vóór die worp" : "stoppen";
    }
  };

  /** What was done, and what would have been better. */
  const logged = ({ who, end, took, losses, grade }: ToldMove) =>
    [
      end ? ended(end) : `${does(who, "pakte", "pakte")} ${diceTaken(took.face, took.count)}.`,
      ...losses.map((of) => `${capital(better(of.better))} had ${gaveAway(of.loss)} meer opgeleverd.`),
      ...(grade === "best" ? ["Iets beters was er niet."] : []),
    ].join(" ");

  /** A way on, within a sentence. */
  const wayInAdvice = (way: Way) => {
    if (way.does === "end") return endInside(way.turnEnd);
    return way.does === "roll" ? `gooi ${die(way.remaining)}` : wayAsAction(way);
  };

  /** Where a tile is. */
  const placeOf = (place: Place, names: Name[]) => {
    if (place.on === "grill") return "in de rij";
    if (place.on !== "stack") return "omgedraaid, uit het spel";
    return `${place.top ? "boven op" : "in"} ${owned(at(names, place.player), "stapel")}`;
  };

  return {
    ...words,

    // The table
    tableTitle: "De tafel",
    turnOf: (name) => (isYou(name) ? "Jouw beurt" : `Beurt van ${inside(name)}`),
    less: "Minder",
    showTable: "De hele tafel tonen",
    /** Before everybody's top tile, worms and chance, for the ear. */
    scores: "Stand:",
    onGrill: "In de rij:",
    noTile: "geen tegel",
    toMove: ", aan de beurt,",
    hasWon: "winnaar",
    below: (count) => `nog ${count} eronder`,
    computer: "computer",
    tileAt: (tile, place, names) => `Tegel ${tile}, ${wormCount(worms(tile))}, ${placeOf(place, names)}`,
    tiles: "Tegels",
    /** Where a tile is, by itself. */
    place: (place, names) => capital(placeOf(place, names)),
    recordTyped: (name) => `Tik op de tegel die ${doesInside(name, "pakt", "pakt")}, of voer de dobbelstenen in.`,
    recordThrown: "Tik op een tegel om die te verplaatsen.",
    failButton: (name, of) => `✕ ${turnEndBy(name, { ...of, won: null })}`,

    // Advice
    turnEnd,
    turnEndDone,
    ended,
    lossDone,
    whyOver,
    costOf,
    bustOf: (name) => `Mislukte worp: ${doesInside(name, "kan", "kunt")} geen van deze dobbelstenen pakken`,
    turnOverOf: (name) => `${Owned(name, "beurt")} is voorbij`,
    strength,
    /** How the computer's player decides. */
    howItPlays: (by) => `${strength(by)}. ${HOW[by]}`,
    /** That the computer plays somebody, and how strong it is. */
    playedBy: (name, by) => (name === COMPUTER ? strength(by) : `computer, ${strength(by)}`),
    yourChoice: (name) => (isYou(name) ? "Jij kiest" : `${called(name)}, jij kiest`),
    adviceFor(name, aim) {
      if (isYou(name)) return aim === "win" ? "Je winkans" : "Je wormen, gemiddeld";
      return `${called(name)}: ${aim === "win" ? "winkans" : "wormen, gemiddeld"}`;
    },
    /** What can be advised instead. */
    aims: { win: "Winkans", worms: "In wormen" },
    aimHint: "Waar het advies op mikt: het spel winnen, of de meeste wormen in deze beurt",
    /** Behind what a way is worth in worms. */
    unitOfWorms: "wormen",
    /** What a way is worth: percent, or worms. */
    value: (value, aim) => (aim === "win" ? inPercent(value) : worth(value)),
    markPicks: "kiest",
    worse: (value, best, aim) => (aim === "win" ? difference(value * 100, best * 100, 1) : difference(value, best, 2)),
    /** Why what brings most worms is not best to win. */
    dissent: (way, { name, lead, by, tiles }) => {
      const stands = {
        level: "gelijk",
        ahead: `${wormCount(by)} voor`,
        behind: `${wormCount(by)} achter`,
      }[lead];
      return `Voor de meeste wormen: ${wayInAdvice(way)}. Maar ${doesInside(name, "staat", "staat")} ${stands}, met nog ${tiles} ${plural(tiles, "tegel", "tegels")} in de rij.`;
    },
    noChances: "De winkansen konden niet worden geladen; alles wordt daarom in wormen uitgedrukt.",
    /** How far chances to win can be trusted. */
    ofChances: ({ exact, learnedRules }) => {
      if (exact) return "Exact: elk mogelijk verloop is meegeteld, als iedereen zo goed mogelijk speelt.";
      return `Schattingen, als iedereen goed speelt${learnedRules ? "" : "; geleerd met de gewone regels, dus minder nauwkeurig met jullie huisregels"}.`;
    },
    /** A player's chance to win. */
    winChance: (chance) => percent(chance),
    /** The same in whole percent. */
    winChanceBrief: (chance) => percentWith(chance, 0),
    toWin: "winkans,",
    stopForNothing: (turnEnd) => `Stop zonder tegel (${lossToCome(turnEnd)})`,
    gameEnds: "en het spel is afgelopen",
    andStop: "en stop",
    thenRollOn: (total, remaining) => `geeft ${total}, gooi daarna ${die(remaining)}`,
    thenStopWith: (total, result) => `geeft ${total}, ${stopAnd(result)}`,
    instead: (of) => `In plaats daarvan: ${endInside(of)}`,
    /** Why the best way is that, and what a bust on the next roll costs where one is likely enough to matter. */
    why: (why, bust) =>
      `Beste, want ${because(why)}.${bust ? ` Als de volgende worp mislukt (${percent(bust.chance)}), kost dat ${tileLost(bust.tile)}.` : ""}`,
    /** Where no reason stands out: what comes then, and what a bust costs. */
    reasonStop: (result) => `${capital(stopAnd(result))}.`,
    reasonRoll: (remaining, bust, cost) =>
      `Gooi daarna ${die(remaining)}; mislukt die worp (${percent(bust)}), dan kost dat ${priceOf(cost)}.`,
    reasonBust: (bust, cost) => `Mislukt de volgende worp (${percent(bust)}), dan kost dat ${priceOf(cost)}.`,
    reasonStart: (cost) => `Vóór de eerste worp. Een mislukte beurt ${costOf(cost)}.`,
    logged,

    // The end of a game
    /** Who has won, and why where worms are equal. */
    winner(end) {
      switch (end.kind) {
        case "givenUp": {
          const { quitter, winners, amongOthers } = end;
          const won = `${list(winners.map(among))} ${plural(winners.length, "wint", "delen de winst")}`;
          const why = amongOthers
            ? ["Daarmee is het spel afgelopen. Van de anderen wint wie de meeste wormen heeft."]
            : [];
          return [`${does(quitter, "heeft", "hebt")} opgegeven: ${won}.`, ...why];
        }
        case "nobody":
          return ["Niemand heeft een tegel: gelijkspel."];
        case "tie":
          return [`Gelijkspel tussen ${list(end.leaders.map(inside))}.`];
        case "won": {
          const { winner, worms, level, highest } = end;
          const won = `${does(winner, "wint", "wint")} met ${wormCount(worms)}.`;
          const all = level.length === 2 ? "allebei" : "allemaal";
          const why = `${capital(list(level.map(among)))} hebben ${all} ${wormCount(worms)}; ${isYou(winner) ? "jij hebt" : `${inside(winner)} heeft`} de hoogste tegel, ${highest}.`;
          return level.length === 0 ? [won] : [won, why];
        }
      }
    },
    scoreHeads: { player: "Speler", worms: "Wormen", lost: "Gemist" },
    lostIn: (moves) => `in ${moves} ${plural(moves, "keuze", "keuzes")}`,
    /** What choices gave away; nothing has no unit. */
    lost: ({ lost, lostChance }) =>
      [
        ...(lostChance > 0 ? [`${number(lostChance * 100, 1)} punten`] : []),
        ...(lost > 0 ? [`${number(lost, 2)} wormen`] : []),
      ].join(", ") || "0",
    lostHint:
      "Gemist: procentpunten winkans (of gemiddelde wormen, als je voor wormen speelde) die de beste keuzes hadden opgeleverd, bij elkaar opgeteld.",
    costliest: "Duurste fout",

    // What is announced
    announceOver: "Het spel is afgelopen.",
    announceTableBust: (name, of) => `Mislukte worp. ${turnEndBy(name, of)}.`,
    announceComputer: (name, way) =>
      `${called(name)}${name === COMPUTER ? "" : ", de computer"}${way ? `: ${wayInAdvice(way)}` : ""}.`,
    announceYourChoice: (name) => (isYou(name) ? "Jij kiest." : `${called(name)}, jij kiest.`),
    announceAdvice: (name, way, { value, aim, why }) => {
      const worthOf = aim === "win" ? `Winkans: ${percent(value)}` : `Gemiddeld ${worth(value)} wormen`;
      return `${isYou(name) ? "Jouw beurt" : called(name)}. Beste: ${wayInAdvice(way)}${why ? `, want ${because(why)}` : ""}. ${worthOf}.`;
    },
  };
}
