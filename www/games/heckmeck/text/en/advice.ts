// The sentences of the table and of advice for it, in English: loaded when advice is wanted.

import { levelOf } from "../../../../shell/levels.ts";
import { PLAYER_AT } from "../../model/levels.ts";
import { worms } from "../../model/tiles.ts";
import type { Aim, Decision, LoggedMove, Result, Table, TurnOutcome, Way } from "../../model/types.ts";
import type { Why } from "../../model/why.ts";
import type { GameWords } from "./details.ts";
import { COMPUTER, does, inside, isYou, STRATEGY_NAMES, Whose, whose } from "./names.ts";

/** From this chance on a bust that costs a tile is told beside the reason. */
const LEAST_BUST = 0.01;

export type AdviceWords = ReturnType<typeof adviceWords>;

/** The game's words with those of advice. */
export function adviceWords(words: GameWords) {
  const { formats, capital, die, diceTaken, allTaken, turnEndBy, loss, wayAsAction, worms: wormCount } = words;
  const { number, percent, inPercent, worth, difference, apart, plural, list } = formats;

  /** The same to whoever may choose it. */
  const lossToCome = ({ back, out }: TurnOutcome) =>
    [...(back === null ? [] : [`lose ${back}`]), ...out.map((tile) => `${tile} is turned over`)].join("; ") ||
    "no tile is lost";
  /** The same when it is done. */
  const lossDone = ({ back, out }: TurnOutcome) => {
    const parts = [...(back === null ? [] : [`${back} went back`]), ...out.map((tile) => `${tile} was turned over`)];
    return parts.join(", ") || "no tile was lost";
  };

  /** What a player of the computer is called: its level, or else its way to play. */
  const strength = (by: string) => levelOf(PLAYER_AT, by) ?? STRATEGY_NAMES[by];

  /** What ends a turn, as a button says it. */
  const turnEnd = (turnEnd: TurnOutcome) => {
    if (turnEnd.won === null) return `Fail (${loss(turnEnd)})`;
    return turnEnd.from === null ? `Take ${turnEnd.won}` : `Steal ${turnEnd.won} from ${inside(turnEnd.from)}`;
  };
  /** The same when it is done. */
  const turnEndDone = (name: string, turnEnd: TurnOutcome) => {
    if (turnEnd.won === null) return `${name} failed: ${lossDone(turnEnd)}.`;
    return turnEnd.from === null
      ? `${name} took tile ${turnEnd.won}.`
      : `${name} stole tile ${turnEnd.won} from ${inside(turnEnd.from)}.`;
  };

  /** The same of a logged move: to stop without a tile is told as that, with the dice. */
  const ended = ({
    name,
    bust,
    steps,
    turnEnd,
    taken,
  }: Pick<LoggedMove, "name" | "bust" | "steps" | "turnEnd" | "taken">) => {
    if (!turnEnd || turnEnd.won !== null || bust || steps.at(-1)?.picked !== "stop")
      return turnEnd ? turnEndDone(name, turnEnd) : "";
    const dice = taken?.flatMap((count, face) => (count > 0 ? [diceTaken(face, count)] : [])) ?? [];
    return `${name} stopped without a tile${dice.length > 0 ? `, with ${list(dice)}` : ""}: ${lossDone(turnEnd)}.`;
  };

  /** How a turn has ended by itself. */
  const whyOver = ({ total, score, remaining }: { total: number; score: number; remaining: number }) =>
    `${allTaken(remaining)}${total} with${score > 0 ? "" : "out"} a worm.`;

  /** The tile that failing costs the player to move. */
  const tileLost = ({ stacks, toMove }: Table) => {
    const top = stacks[toMove].at(-1);
    return top === undefined ? "loses no tile" : `loses the ${top}`;
  };
  /** The same with its worms. */
  const costOf = (table: Table) => {
    const top = table.stacks[table.toMove].at(-1);
    return `${tileLost(table)}${top === undefined ? "" : ` (${wormCount(worms(top))})`}`;
  };

  /** What a total brings, in the middle of a sentence. */
  const resultOf = ({ result, tile, from }: Result, names: string[]) => {
    if (result === "fail") return "no tile";
    return result === "grill" ? `take ${tile}` : `steal ${tile} from ${inside(names[from ?? 0])}`;
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

  /** What a choice gave away, by the numbers that are shown of its ways; "" if that is nothing. */
  const gaveAway = ({ aim, ways, best, picked, lost }: Decision) => {
    const [most, made] = [best, picked].map((key) => ways.find((way) => way.key === key)?.value ?? 0);
    if (aim === "win") {
      const shown = apart(most * 100, made * 100, 1);
      return lost === 0 || shown === number(0, 1) ? "" : `${shown} points of win chance`;
    }
    const shown = apart(most, made, 2);
    return lost === 0 || shown === number(0, 2) ? "" : `${shown} worms`;
  };

  /** A way that would have been better. */
  const better = ({ ways, best, picked }: Decision) => {
    const way = ways.find(({ key }) => key === best);
    if (way?.face !== undefined) return `taking ${diceTaken(way.face, way.count ?? 0)}`;
    if (best === "roll") return "rolling again";
    if (picked === "instead" && way?.turnEnd) {
      const { won, from } = way.turnEnd;
      return from === null ? `taking ${won}` : `stealing ${won} from ${inside(from)}`;
    }
    return picked === "roll" ? "stopping before that roll" : "stopping";
  };

  /**
   * What was done, and what would have been better.
   * @param hints when a person is told
   */
  const logged = (of: LoggedMove, hints: "before" | "after" = "before") => {
    const { name, by, steps, turnEnd } = of;
    const last = steps.at(-1);
    const picked = last?.ways.find(({ key }) => key === last.picked);
    const done = turnEnd ? ended(of) : `${name} took ${diceTaken(picked?.face ?? 0, picked?.count ?? 0)}.`;
    const losses = steps
      .filter((step) => gaveAway(step) !== "")
      .map((step) => `${capital(better(step))} was better: that cost ${gaveAway(step)}.`);
    const none =
      hints === "after" && by === null && steps.some(({ isChoice }) => isChoice) ? ["Nothing was better."] : [];
    return [done, ...(losses.length > 0 ? losses : none)].join(" ");
  };

  return {
    ...words,

    // The table
    tableTitle: "The table",
    turnOf: (name: string) => `${Whose(name)} turn`,
    less: "Less",
    showTable: "Show the whole table",
    /** Before everybody's top tile, worms and chance, for the ear. */
    scores: "Scores: ",
    onGrill: "On the grill: ",
    noTile: "no tile",
    toMove: ", to move,",
    below: (count: number) => `${count} more below`,
    computer: "computer",
    tileAt: (tile: number, place: string) => `Tile ${tile}, ${wormCount(worms(tile))}, ${place}`,
    out: "out",
    tiles: "Tiles",
    place({ names }: Table, place: ReturnType<typeof import("../../model/table.ts").placeOf>) {
      if (place.on === "grill") return "on the grill";
      if (place.on !== "stack") return "face down, out of the game";
      return `${place.top ? "on top of" : "inside"} ${whose(names[place.player])} stack`;
    },
    recordTyped: (name: string) => `Tap the tile ${does(inside(name), "wins", "win")}, or enter the dice.`,
    recordThrown: "Tap a tile to move it.",
    failButton: (name: string, turnEnd: TurnOutcome) => `✕ ${does(name, "fails", "fail")} (${loss(turnEnd)})`,

    // Advice
    turnEnd,
    turnEndDone,
    ended,
    lossDone,
    whyOver,
    costOf,
    resultOf,
    bustOf: (name: string) => `Bust: ${inside(name)} can't take any of these dice`,
    turnOverOf: (name: string) => `${Whose(name)} turn is over`,
    strength,
    /** One of the computer's players, to be chosen. */
    strategy(by: string) {
      const level = levelOf(PLAYER_AT, by);
      return level === null ? STRATEGY_NAMES[by] : `${STRATEGY_NAMES[by]} (${level})`;
    },
    /**
     * How the computer's player decides.
     * @param how its way to play, in a sentence
     */
    howItPlays: (by: string, how: string) => `Plays “${strength(by)}”. ${how}`,
    /** That the computer plays somebody, and how strong it is. */
    playedBy: (name: string, by: string) => (name === COMPUTER ? strength(by) : `computer, ${strength(by)}`),
    yourChoice: (name: string) => (isYou(name) ? "Your choice" : `Your choice, ${name}`),
    adviceFor(name: string, aim: Aim) {
      const what = aim === "win" ? "chance to win" : "worms on average";
      return isYou(name) ? `Your ${what}` : `${name}: ${what}`;
    },
    /** What can be advised instead. */
    aims: { win: "Chance to win", worms: "In worms" },
    aimHint: "What the advice aims for: winning the game, or the most worms this turn",
    units: { win: "%", worms: " worms" },
    /** What a way is worth: percent, or worms. */
    value: (value: number, aim: Aim) => (aim === "win" ? inPercent(value) : worth(value)),
    markPicks: "picks",
    worse: (value: number, best: number, aim: Aim) =>
      aim === "win" ? difference(value * 100, best * 100, 1) : difference(value, best, 2),
    /** The same beside a way that is not the first: what shows no difference is as good. */
    markBehind: (behind: string) => (behind.startsWith("±") ? words.grades.asGood : behind),
    /** Why what brings most worms is not best to win. */
    dissent: (way: string, { name, ahead, tiles }: { name: string; ahead: number; tiles: number }) => {
      const lead = ahead === 0 ? "level" : `${wormCount(Math.abs(ahead))} ${ahead > 0 ? "ahead" : "behind"}`;
      return `For the most worms: ${way}. But ${does(inside(name), "is", "are")} ${lead} with ${tiles} ${plural(tiles, "tile", "tiles")} left.`;
    },
    noChances: "The chances to win could not be loaded, so everything is valued in worms.",
    /** How far chances to win can be trusted. */
    ofChances: ({ exact, learnedRules }: { exact: boolean; learnedRules: boolean }) => {
      if (exact) return "Exact: every way the game can end is counted, assuming everyone plays best.";
      return `Estimates, assuming everyone plays well${learnedRules ? "" : "; learned by the usual rules, so less accurate with your house rules"}.`;
    },
    /** A player's chance to win. */
    winChance: (chance: number) => percent(chance),
    /** The same in whole percent, as it was rounded among those of all players. */
    winChanceBrief: (chance: number, whole: number = Math.round(chance * 100)) => {
      if (chance > 0 && whole === 0) return "<1%";
      return chance < 1 && whole === 100 ? ">99%" : `${number(whole)}%`;
    },
    toWin: " to win,",
    stopForNothing: (turnEnd: TurnOutcome) => `Stop without a tile (${lossToCome(turnEnd)})`,
    gameEnds: "and the game ends",
    andStop: "and stop",
    andThen: (total: number, then: string) => `makes ${total}, then ${then}`,
    thenRollDice: (count: number) => `roll ${die(count)}`,
    thenStopWith: (result: string) => `stop and ${result}`,
    instead: (of: TurnOutcome) => `${turnEnd(of)} instead`,
    /** Why the best way is that, and what a bust on the next roll costs where one is likely enough to matter. */
    why(why: Why, bust: number, table: Table) {
      // Beside how often the turn fails a second chance of failing would only confuse.
      const isWorthSaying = why.kind !== "fails" && bust >= LEAST_BUST && table.stacks[table.toMove].length > 0;
      return `Best because ${because(why)}.${isWorthSaying ? ` A bust next roll (${percent(bust)}) ${tileLost(table)}.` : ""}`;
    },
    /** Where no reason stands out: what comes then, and what a bust costs. */
    reasonStop: (result: string) => `Then stop and ${result}.`,
    reasonRoll: (remaining: number, bust: number, cost: string) =>
      `Then roll ${die(remaining)}; a bust (${percent(bust)}) ${cost}.`,
    reasonBust: (bust: number, cost: string) => `A bust on the next roll (${percent(bust)}) ${cost}.`,
    reasonStart: (cost: string) => `Before the first roll. Failing ${cost}.`,
    logged,
    gaveAway,

    // The end of a game
    /**
     * Who has won, and why where worms are equal.
     * @param quitter who has given up
     */
    winner(
      { names, stacks }: Table,
      { worms, leaders }: { worms: number[]; leaders: number[] },
      quitter: number | null = null,
    ) {
      if (quitter !== null) {
        const won = `${list(leaders.map((seat) => names[seat]))} ${plural(leaders.length, "wins", "share the win")}`;
        const why = names.length > 2 ? ["That ends the game. Among the others, the most worms win."] : [];
        return [`${names[quitter]} gave up: ${won}.`, ...why];
      }
      const most = Math.max(...worms);
      const level = names.filter((_, seat) => worms[seat] === most);
      if (leaders.length > 1) {
        return [most === 0 ? "Nobody has a tile: it's a tie." : `${list(leaders.map((seat) => names[seat]))} tie.`];
      }
      const [winner] = leaders;
      const won = `${does(names[winner], "wins", "win")} with ${wormCount(most)}.`;
      if (level.length < 2) return [won];
      return [
        won,
        `${list(level)} ${level.length === 2 ? "both" : "all"} have ${wormCount(most)}; ${does(inside(names[winner]), "has", "have")} the highest tile, ${Math.max(...stacks[winner])}.`,
      ];
    },
    scoreHeads: { player: "Player", worms: "Worms", tiles: "Tiles", lost: "Gave away" },
    noTiles: "none",
    lostIn: (moves: number) => `over ${moves} ${plural(moves, "choice", "choices")}`,
    /** What choices gave away; nothing has no unit. */
    lost: ({ lost, lostChance }: { lost: number; lostChance: number }) =>
      [
        ...(lostChance > 0 ? [`${number(lostChance * 100, 1)} points`] : []),
        ...(lost > 0 ? [`${number(lost, 2)} worms`] : []),
      ].join(", ") || "0",
    lostHint:
      "Gave away: points of win chance (or average worms, if you played for worms) that the best choices would have brought, all added up.",
    costliest: "Costliest mistakes",

    // What is announced
    announceOver: "The game is over.",
    announceTableBust: (name: string, of: TurnOutcome) => `Bust. ${turnEndBy(name, of)}.`,
    announceComputer: (name: string, way: string | null) =>
      `${name === COMPUTER ? name : `${name}, the computer`}${way ? `: ${way}` : ""}.`,
    announceYourChoice: (name: string) => (isYou(name) ? "Your choice." : `Your choice, ${name}.`),
    announceAdvice: (name: string, way: string, { value, aim, why }: { value: number; aim: Aim; why: Why | null }) => {
      const worthOf = aim === "win" ? `Chance to win: ${percent(value)}` : `On average ${worth(value)} worms`;
      return `${isYou(name) ? "Your turn" : name}. Best: ${way}${why ? `, because ${because(why)}` : ""}. ${worthOf}.`;
    },
    wayInAdvice: (way: Way) => {
      if (way.does === "end") return turnEnd(way.turnEnd);
      return way.does === "roll" ? `roll ${die(way.remaining)}` : wayAsAction(way);
    },
  };
}
