// The sentences of the table and of advice for it, in English: loaded when advice is wanted.

import type { Strategy } from "#modules/heckmeck";
import { at } from "../../../../shell/model/at.ts";
import { capital } from "../../../../shell/text/capital.ts";
import type { Lead } from "../../model/dissent.ts";
import type { GameEnd } from "../../model/game-end.ts";
import { COMPUTER } from "../../model/names.ts";
import type { Place } from "../../model/table.ts";
import { worms } from "../../model/tiles.ts";
import type { Better, Loss, ToldEnd, ToldMove } from "../../model/told-moves.ts";
import type { Aim, Brought, Name, TurnOutcome, Way } from "../../model/types.ts";
import type { Why } from "../../model/why.ts";
import type { GameWords } from "./details.ts";
import { called, does, inside, isYou } from "./names.ts";
import { doesInside, Whose, whose } from "./persons.ts";
import { HOW, STRATEGY_NAMES } from "./strategies.ts";

export type AdviceWords = ReturnType<typeof adviceWords>;

/** The game's words with those of advice. */
export function adviceWords(words: GameWords) {
  const { formats, die, diceTaken, allTaken, turnEndBy, loss, wayAsAction, worms: wormCount } = words;
  const { number, percent, percentWith, inPercent, worth, difference, plural, list } = formats;

  /** The same to whoever may choose it. */
  const lossToCome = ({ back, out }: TurnOutcome) =>
    [...(back === null ? [] : [`lose ${back}`]), ...out.map((tile) => `${tile} is turned over`)].join("; ") ||
    "no tile is lost";
  /** The same when it is done. */
  const lossDone = ({ back, out }: TurnOutcome) => {
    const parts = [...(back === null ? [] : [`${back} went back`]), ...out.map((tile) => `${tile} was turned over`)];
    return parts.join(", ") || "no tile was lost";
  };

  /** What a player of the computer is called. */
  const strength = (by: Strategy) => STRATEGY_NAMES[by];

  /** What ends a turn, as a button says it. */
  const turnEnd = (turnEnd: TurnOutcome) => {
    if (turnEnd.won === null) return `Fail (${loss(turnEnd)})`;
    return turnEnd.from === null ? `Take ${turnEnd.won}` : `Steal ${turnEnd.won} from ${inside(turnEnd.from)}`;
  };
  /** The same when it is done. */
  const turnEndDone = (name: Name, turnEnd: TurnOutcome) => {
    if (turnEnd.won === null) return `${called(name)} failed: ${lossDone(turnEnd)}.`;
    return turnEnd.from === null
      ? `${called(name)} took tile ${turnEnd.won}.`
      : `${called(name)} stole tile ${turnEnd.won} from ${inside(turnEnd.from)}.`;
  };

  /** The same of a move: to stop without a tile is told as that, with the dice. */
  const ended = ({ who, turnEnd, stoppedWith }: ToldEnd) => {
    if (!stoppedWith) return turnEndDone(who, turnEnd);
    const dice = list(stoppedWith.map(({ face, count }) => diceTaken(face, count)));
    return `${called(who)} stopped without a tile${dice ? `, with ${dice}` : ""}: ${lossDone(turnEnd)}.`;
  };

  /** How a turn has ended by itself. */
  const whyOver = ({ total, score, remaining }: { total: number; score: number; remaining: number }) =>
    `${remaining > 0 ? `${allTaken} ` : ""}${total} with${score > 0 ? "" : "out"} a worm.`;

  /** What failing costs: a tile, or none. */
  const tileLost = (tile: number | null) => (tile === null ? "loses no tile" : `loses the ${tile}`);
  /** The same with its worms. */
  const costOf = (tile: number | null) => `${tileLost(tile)}${tile === null ? "" : ` (${wormCount(worms(tile))})`}`;

  /** What a total brings, in the middle of a sentence. */
  const resultOf = (of: Brought) => {
    if (of.result === "fail") return "no tile";
    return of.result === "grill" ? `take ${of.tile}` : `steal ${of.tile} from ${inside(of.from)}`;
  };

  /** Why the best way is that, as half a sentence. */
  const because = (why: Why) => {
    const often = (of: { chance: number; next: number }) => `(${percent(of.chance)} against ${percent(of.next)})`;
    switch (why.kind) {
      case "wins":
        return "it wins the game now";
      case "steals":
        return `it steals ${why.tile} from ${inside(why.from)} (${wormCount(worms(why.tile))})`;
      case "takes":
        return `it brings ${wormCount(worms(why.tile))} now, more than any other face`;
      case "fails":
        return `${why.isFirstWorm ? "with a worm the turn fails least" : "the turn fails least often"} ${often(why)}`;
      case "stealsOften":
        return `it steals ${why.tile} more often ${often(why)}`;
      case "makes":
        return `it makes the most points: ${why.total}`;
      case "stops":
        return why.chance === 0
          ? "rolling can't do better"
          : `rolling does better at most ${percent(why.chance)} of the time`;
      case "rolls":
        return `rolling makes ${why.total} or more ${percent(why.chance)} of the time`;
    }
  };

  /** What a choice gave away. */
  const gaveAway = ({ aim, amount }: Loss) =>
    aim === "win" ? `${number(amount, 1)} points of win chance` : `${number(amount, 2)} worms`;

  /** A way that would have been better. */
  const better = (way: Better) => {
    switch (way.kind) {
      case "takes":
        return `taking ${diceTaken(way.face, way.count)}`;
      case "rolls":
        return "rolling again";
      case "wins":
        return way.from === null ? `taking ${way.tile}` : `stealing ${way.tile} from ${inside(way.from)}`;
      case "stops":
        return way.beforeRoll ? "stopping before that roll" : "stopping";
    }
  };

  /** What was done, and what would have been better. */
  const logged = ({ who, end, took, losses, grade }: ToldMove) =>
    [
      end ? ended(end) : `${called(who)} took ${diceTaken(took.face, took.count)}.`,
      ...losses.map((of) => `${capital(better(of.better))} was better: that cost ${gaveAway(of.loss)}.`),
      ...(grade === "best" ? ["Nothing was better."] : []),
    ].join(" ");

  /** A way on, in the middle of a sentence or by itself. */
  const wayInAdvice = (way: Way) => {
    if (way.does === "end") return turnEnd(way.turnEnd);
    return way.does === "roll" ? `roll ${die(way.remaining)}` : wayAsAction(way);
  };

  /** Where a tile is. */
  const placeOf = (place: Place, names: Name[]) => {
    if (place.on === "grill") return "on the grill";
    if (place.on !== "stack") return "face down, out of the game";
    return `${place.top ? "on top of" : "inside"} ${whose(at(names, place.player))} stack`;
  };

  return {
    ...words,

    // The table
    tableTitle: "The table",
    turnOf: (name: Name) => `${Whose(name)} turn`,
    less: "Less",
    showTable: "Show the whole table",
    /** Before everybody's top tile, worms and chance, for the ear. */
    scores: "Scores:",
    onGrill: "On the grill:",
    noTile: "no tile",
    toMove: ", to move,",
    hasWon: "winner",
    below: (count: number) => `${count} more below`,
    computer: "computer",
    tileAt: (tile: number, place: Place, names: Name[]) =>
      `Tile ${tile}, ${wormCount(worms(tile))}, ${placeOf(place, names)}`,
    tiles: "Tiles",
    /** Where a tile is, by itself. */
    place: (place: Place, names: Name[]) => capital(placeOf(place, names)),
    recordTyped: (name: Name) => `Tap the tile ${doesInside(name, "wins", "win")}, or enter the dice.`,
    recordThrown: "Tap a tile to move it.",
    failButton: (name: Name, turnEnd: TurnOutcome) => `✕ ${does(name, "fails", "fail")} (${loss(turnEnd)})`,

    // Advice
    turnEnd,
    turnEndDone,
    ended,
    lossDone,
    whyOver,
    costOf,
    bustOf: (name: Name) => `Bust: ${inside(name)} can't take any of these dice`,
    turnOverOf: (name: Name) => `${Whose(name)} turn is over`,
    strength,
    /** How the computer's player decides. */
    howItPlays: (by: Strategy) => `${strength(by)}. ${HOW[by]}`,
    /** That the computer plays somebody, and how strong it is. */
    playedBy: (name: Name, by: Strategy) => (name === COMPUTER ? strength(by) : `computer, ${strength(by)}`),
    yourChoice: (name: Name) => (isYou(name) ? "Your choice" : `Your choice, ${called(name)}`),
    adviceFor(name: Name, aim: Aim) {
      const what = aim === "win" ? "chance to win" : "worms on average";
      return isYou(name) ? `Your ${what}` : `${called(name)}: ${what}`;
    },
    /** What can be advised instead. */
    aims: { win: "Chance to win", worms: "In worms" },
    aimHint: "What the advice aims for: winning the game, or the most worms this turn",
    /** Behind what a way is worth in worms. */
    unitOfWorms: "worms",
    /** What a way is worth: percent, or worms. */
    value: (value: number, aim: Aim) => (aim === "win" ? inPercent(value) : worth(value)),
    markPicks: "picks",
    worse: (value: number, best: number, aim: Aim) =>
      aim === "win" ? difference(value * 100, best * 100, 1) : difference(value, best, 2),
    /** Why what brings most worms is not best to win. */
    dissent: (way: Way, { name, lead, by, tiles }: Lead) => {
      const stands = { level: "level", ahead: `${wormCount(by)} ahead`, behind: `${wormCount(by)} behind` }[lead];
      return `For the most worms: ${wayInAdvice(way)}. But ${doesInside(name, "is", "are")} ${stands} with ${tiles} ${plural(tiles, "tile", "tiles")} left.`;
    },
    noChances: "The chances to win could not be loaded, so everything is valued in worms.",
    /** How far chances to win can be trusted. */
    ofChances: ({ exact, learnedRules }: { exact: boolean; learnedRules: boolean }) => {
      if (exact) return "Exact: every way the game can end is counted, assuming everyone plays best.";
      return `Estimates, assuming everyone plays well${learnedRules ? "" : "; learned by the usual rules, so less accurate with your house rules"}.`;
    },
    /** A player's chance to win. */
    winChance: (chance: number) => percent(chance),
    /** The same in whole percent. */
    winChanceBrief: (chance: number) => percentWith(chance, 0),
    toWin: "to win,",
    stopForNothing: (turnEnd: TurnOutcome) => `Stop without a tile (${lossToCome(turnEnd)})`,
    gameEnds: "and the game ends",
    andStop: "and stop",
    thenRollOn: (total: number, remaining: number) => `makes ${total}, then roll ${die(remaining)}`,
    thenStopWith: (total: number, result: Brought) => `makes ${total}, then stop and ${resultOf(result)}`,
    instead: (of: TurnOutcome) => `${turnEnd(of)} instead`,
    /** Why the best way is that, and what a bust on the next roll costs where one is likely enough to matter. */
    why: (why: Why, bust: { chance: number; tile: number } | null) =>
      `Best because ${because(why)}.${bust ? ` A bust next roll (${percent(bust.chance)}) ${tileLost(bust.tile)}.` : ""}`,
    /** Where no reason stands out: what comes then, and what a bust costs. */
    reasonStop: (result: Brought) => `Then stop and ${resultOf(result)}.`,
    reasonRoll: (remaining: number, bust: number, cost: number | null) =>
      `Then roll ${die(remaining)}; a bust (${percent(bust)}) ${costOf(cost)}.`,
    reasonBust: (bust: number, cost: number | null) => `A bust on the next roll (${percent(bust)}) ${costOf(cost)}.`,
    reasonStart: (cost: number | null) => `Before the first roll. Failing ${costOf(cost)}.`,
    logged,

    // The end of a game
    /** Who has won, and why where worms are equal. */
    winner(end: GameEnd) {
      switch (end.kind) {
        case "givenUp": {
          const { quitter, winners, amongOthers } = end;
          const won = `${list(winners.map(called))} ${plural(winners.length, "wins", "share the win")}`;
          const why = amongOthers ? ["That ends the game. Among the others, the most worms win."] : [];
          return [`${called(quitter)} gave up: ${won}.`, ...why];
        }
        case "nobody":
          return ["Nobody has a tile: it's a tie."];
        case "tie":
          return [`${list(end.leaders.map(called))} tie.`];
        case "won": {
          const { winner, worms, level, highest } = end;
          const won = `${does(winner, "wins", "win")} with ${wormCount(worms)}.`;
          const all = level.length === 2 ? "both" : "all";
          const why = `${list(level.map(called))} ${all} have ${wormCount(worms)}; ${doesInside(winner, "has", "have")} the highest tile, ${highest}.`;
          return level.length === 0 ? [won] : [won, why];
        }
      }
    },
    scoreHeads: { player: "Player", worms: "Worms", lost: "Gave away" },
    lostIn: (moves: number) => `over ${moves} ${plural(moves, "choice", "choices")}`,
    /** What choices gave away; nothing has no unit. */
    lost: ({ lost, lostChance }: { lost: number; lostChance: number }) =>
      [
        ...(lostChance > 0 ? [`${number(lostChance * 100, 1)} points`] : []),
        ...(lost > 0 ? [`${number(lost, 2)} worms`] : []),
      ].join(", ") || "0",
    lostHint:
      "Gave away: points of win chance (or average worms, if you played for worms) that the best choices would have brought, all added up.",
    costliest: "Costliest mistake",

    // What is announced
    announceOver: "The game is over.",
    announceTableBust: (name: Name, of: TurnOutcome) => `Bust. ${turnEndBy(name, of)}.`,
    announceComputer: (name: Name, way: Way | null) =>
      `${called(name)}${name === COMPUTER ? "" : ", the computer"}${way ? `: ${wayInAdvice(way)}` : ""}.`,
    announceYourChoice: (name: Name) => (isYou(name) ? "Your choice." : `Your choice, ${called(name)}.`),
    announceAdvice: (name: Name, way: Way, { value, aim, why }: { value: number; aim: Aim; why: Why | null }) => {
      const worthOf = aim === "win" ? `Chance to win: ${percent(value)}` : `On average ${worth(value)} worms`;
      return `${isYou(name) ? "Your turn" : called(name)}. Best: ${wayInAdvice(way)}${why ? `, because ${because(why)}` : ""}. ${worthOf}.`;
    },
  };
}
