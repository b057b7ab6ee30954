// The sentences of the table and of advice for it, in English: loaded when advice is wanted.

import { worms } from "../model/tiles.js";

/** @typedef {ReturnType<typeof adviceWords>} AdviceWords */
/** @typedef {import("../model/types.d.ts").Deed} Deed */
/** @typedef {import("../model/types.d.ts").Way} Way */
/** @typedef {import("../model/types.d.ts").Note} Note */
/** @typedef {import("../model/types.d.ts").Table} Table */
/** @typedef {import("../model/types.d.ts").Aim} Aim */
/** @typedef {import("../model/types.d.ts").Decision} Decision */

/** The game's words with those of advice. @param {import("./en-details.js").GameWords} words */
export function adviceWords(words) {
  const { formats, capital, die, diceTaken, allTaken, deedBy, loss, wayAsDeed, worms: wormCount } = words;
  const { number, percent, inPercent, worth, difference, apart, plural, list } = formats;

  /** The same to whoever may choose it. @param {Deed} deed */
  const lossToCome = ({ back, out }) =>
    [...(back === null ? [] : [`lose ${back}`]), ...out.map((tile) => `${tile} is turned over`)].join("; ") ||
    "no tile is lost";
  /** The same when it is done. @param {Deed} deed */
  const lossDone = ({ back, out }) => {
    const parts = [...(back === null ? [] : [`${back} went back`]), ...out.map((tile) => `${tile} was turned over`)];
    return parts.join(", ") || "no tile was lost";
  };

  /** What ends a turn, as a button says it. @param {Deed} deed */
  const deed = (deed) => {
    if (deed.won === null) return `Fail (${loss(deed)})`;
    return deed.from === null ? `Take ${deed.won}` : `Steal ${deed.won} from ${deed.from}`;
  };
  /** The same when it is done. @param {string} name @param {Deed} deed */
  const deedDone = (name, deed) => {
    if (deed.won === null) return `${name} failed: ${lossDone(deed)}.`;
    return deed.from === null ? `${name} took tile ${deed.won}.` : `${name} stole tile ${deed.won} from ${deed.from}.`;
  };

  /** The same of a note: to stop without a tile is told as that, with the dice. @param {Pick<Note, "name" | "bust" | "steps" | "deed" | "taken">} note */
  const ended = ({ name, bust, steps, deed, taken }) => {
    if (!deed || deed.won !== null || bust || steps.at(-1)?.picked !== "stop") return deed ? deedDone(name, deed) : "";
    const dice = taken?.flatMap((count, face) => (count > 0 ? [diceTaken(face, count)] : [])) ?? [];
    return `${name} stopped without a tile${dice.length > 0 ? `, with ${list(dice)}` : ""}: ${lossDone(deed)}.`;
  };

  /** How a turn has ended by itself. @param {{ total: number, score: number, remaining: number }} turn */
  const whyOver = ({ total, score, remaining }) =>
    `${allTaken(remaining)}${total} with${score > 0 ? "" : "out"} a worm.`;

  /** What failing costs the player to move. @param {Table} table */
  const costOf = ({ stacks, toMove }) => {
    const top = stacks[toMove].at(-1);
    return top === undefined ? "loses no tile" : `loses the ${top} (${wormCount(worms(top))})`;
  };

  /** What a total brings, in the middle of a sentence. @param {import("../model/types.d.ts").Result} result @param {string[]} names */
  const resultOf = ({ result, tile, from }, names) => {
    if (result === "fail") return "no tile";
    return result === "grill" ? `take ${tile}` : `steal ${tile} from ${names[from ?? 0]}`;
  };

  /** What a choice gave away, by the numbers that are shown of its ways; "" if that is nothing. @param {Decision} decision */
  const gaveAway = ({ aim, ways, best, picked, lost }) => {
    const [most, made] = [best, picked].map((key) => ways.find((way) => way.key === key)?.value ?? 0);
    if (aim === "win") {
      const shown = apart(most * 100, made * 100, 1);
      return lost === 0 || shown === number(0, 1) ? "" : `${shown} points of win chance`;
    }
    const shown = apart(most, made, 2);
    return lost === 0 || shown === number(0, 2) ? "" : `${shown} worms`;
  };

  /** A way that would have been better. @param {Decision} decision */
  const better = ({ ways, best, picked }) => {
    const way = ways.find(({ key }) => key === best);
    if (way?.face !== undefined) return `taking ${diceTaken(way.face, way.count ?? 0)}`;
    if (best === "roll") return "rolling again";
    if (picked === "instead" && way?.deed) {
      const { won, from } = way.deed;
      return from === null ? `taking ${won}` : `stealing ${won} from ${from}`;
    }
    return picked === "roll" ? "stopping before that roll" : "stopping";
  };

  /** What was done, and what would have been better. @param {Note} of @param {"before" | "after"} hints when a person is told */
  const note = (of, hints = "before") => {
    const { name, by, steps, deed } = of;
    const last = steps.at(-1);
    const picked = last?.ways.find(({ key }) => key === last.picked);
    const done = deed ? ended(of) : `${name} took ${diceTaken(picked?.face ?? 0, picked?.count ?? 0)}.`;
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
    turnOf: (/** @type {string} */ name) => `${name}'s turn`,
    playComputer: "Play the computer",
    players: "Players",
    less: "Less",
    showTable: "Show the whole table",
    onGrill: "On the grill: ",
    noTile: "no tile",
    toMove: ", to move,",
    below: (/** @type {number} */ count) => `${count} more below`,
    computer: "computer",
    tileAt: (/** @type {number} */ tile, /** @type {string} */ place) =>
      `Tile ${tile}, ${wormCount(worms(tile))}, ${place}`,
    out: "out",
    tiles: "Tiles",
    /** @param {Table} table @param {ReturnType<typeof import("../model/table.js").placeOf>} place */
    place({ names }, place) {
      if (place.on === "grill") return "on the grill";
      if (place.on !== "stack") return "face down, out of the game";
      return `${place.top ? "on top of" : "inside"} ${names[place.player]}'s stack`;
    },
    recordTyped: (/** @type {string} */ name) => `Tap the tile ${name} wins, or enter the dice.`,
    recordThrown: "Tap a tile to move it.",
    failButton: (/** @type {string} */ name, /** @type {Deed} */ deed) => `✕ ${name} fails (${loss(deed)})`,

    // Advice
    deed,
    deedDone,
    ended,
    lossDone,
    whyOver,
    costOf,
    resultOf,
    gameOver: "The game is over",
    bustOf: (/** @type {string} */ name) => `Bust: ${name} can't take any of these dice`,
    turnOverOf: (/** @type {string} */ name) => `${name}'s turn is over`,
    computerPlays: (/** @type {string} */ name, /** @type {string} */ strategy) => `${name} plays “${strategy}”`,
    yourChoice: (/** @type {string} */ name) => `Your choice, ${name}`,
    adviceFor: (/** @type {string} */ name, /** @type {Aim} */ aim) =>
      aim === "win" ? `${name}: chance to win` : `${name}: worms on average`,
    /** What can be advised instead. */
    aims: { win: "Chance to win", worms: "In worms" },
    aimHint: "What the advice aims for: winning the game, or the most worms this turn",
    units: { win: "%", worms: " worms" },
    /** What a way is worth: percent, or worms. @param {number} value @param {Aim} aim */
    value: (value, aim) => (aim === "win" ? inPercent(value) : worth(value)),
    markPicks: "picks",
    /** @param {number} value @param {number} best @param {Aim} aim */
    worse: (value, best, aim) => (aim === "win" ? difference(value * 100, best * 100, 1) : difference(value, best, 2)),
    /** Why what brings most worms is not best to win. @param {string} way @param {{ name: string, ahead: number, tiles: number }} standing */
    dissent: (way, { name, ahead, tiles }) => {
      const lead = ahead === 0 ? "level" : `${wormCount(Math.abs(ahead))} ${ahead > 0 ? "ahead" : "behind"}`;
      return `For the most worms: ${way}. But ${name} is ${lead} with ${tiles} ${plural(tiles, "tile", "tiles")} left.`;
    },
    noChances: "The chances to win could not be loaded, so everything is valued in worms.",
    /** How far chances to win can be trusted. @param {{ exact: boolean, learnedRules: boolean }} win */
    ofChances: ({ exact, learnedRules }) => {
      if (exact) return "Exact: every way the game can end is counted, assuming everyone plays best.";
      return `Estimates, assuming everyone plays well${learnedRules ? "" : "; learned by the usual rules, so less accurate with your house rules"}.`;
    },
    /** A player's chance to win. @param {number} chance */
    winChance: (chance) => percent(chance),
    /** The same in whole percent, as it was rounded among those of all players. @param {number} chance @param {number} whole */
    winChanceBrief: (chance, whole = Math.round(chance * 100)) => {
      if (chance > 0 && whole === 0) return "<1%";
      return chance < 1 && whole === 100 ? ">99%" : `${number(whole)}%`;
    },
    toWin: " to win,",
    stopForNothing: (/** @type {Deed} */ deed) => `Stop without a tile (${lossToCome(deed)})`,
    gameEnds: "and the game ends",
    andStop: "and stop",
    andThen: (/** @type {number} */ total, /** @type {string} */ then) => `makes ${total}, then ${then}`,
    thenRollDice: (/** @type {number} */ count) => `roll ${die(count)}`,
    thenStopWith: (/** @type {string} */ result) => `stop and ${result}`,
    instead: (/** @type {Deed} */ of) => `${deed(of)} instead`,
    /** Why a way is the best, in a line: what comes then, and what a bust costs. */
    reasonStop: (/** @type {string} */ result) => `Then stop and ${result}.`,
    reasonRoll: (/** @type {number} */ remaining, /** @type {number} */ bust, /** @type {string} */ cost) =>
      `Then roll ${die(remaining)}; a bust (${percent(bust)}) ${cost}.`,
    reasonBust: (/** @type {number} */ bust, /** @type {string} */ cost) =>
      `On the next roll, a bust (${percent(bust)}) ${cost}.`,
    reasonStart: (/** @type {string} */ cost) => `Before the first roll. Failing ${cost}.`,
    note,
    gaveAway,
    paceLabel: "Pace of the computer",
    paces: { step: "step by step", slow: "slow", normal: "normal", fast: "fast" },
    next: "Next",
    goOn: "Go on",

    // The end of a game
    /** Who has won, and why where worms are equal. @param {Table} table @param {{ worms: number[], leaders: number[] }} standing */
    winner({ names, stacks }, { worms, leaders }) {
      const most = Math.max(...worms);
      const level = names.filter((_, seat) => worms[seat] === most);
      if (leaders.length > 1) {
        return [most === 0 ? "Nobody has a tile: it's a tie." : `${list(leaders.map((seat) => names[seat]))} tie.`];
      }
      const [winner] = leaders;
      const won = `${names[winner]} wins with ${wormCount(most)}.`;
      if (level.length < 2) return [won];
      return [
        won,
        `${list(level)} ${level.length === 2 ? "both" : "all"} have ${wormCount(most)}; ${names[winner]} has the highest tile, ${Math.max(...stacks[winner])}.`,
      ];
    },
    scoreHeads: { player: "Player", worms: "Worms", tiles: "Tiles", lost: "Lost" },
    noTiles: "none",
    lostIn: (/** @type {number} */ moves) => `over ${moves} ${plural(moves, "choice", "choices")}`,
    /** What choices gave away; nothing has no unit. @param {{ lost: number, lostChance: number }} seat */
    lost: ({ lost, lostChance }) =>
      [...(lostChance > 0 ? [`${number(lostChance * 100, 1)}%`] : []), ...(lost > 0 ? [number(lost, 2)] : [])].join(
        ", ",
      ) || "0",
    lostHint: "Lost: win chance given up by not choosing the best move (or average worms, if you played for worms).",
    costliest: "Costliest mistakes",

    // Strategies
    strategies: /** @type {Record<string, { name: string }>} */ ({
      "best-to-win": { name: "Best to win" },
      "best-in-worms": { name: "Best in worms" },
      "rule-1": { name: "Rule 1: highest face" },
      "rule-2": { name: "Rule 2: most points" },
      "rule-3": { name: "Rule 3: worms first" },
      "rule-4": { name: "Rule 4: worms from the third roll" },
      "rule-5": { name: "Rule 5: two worms at stake" },
      random: { name: "Random" },
    }),
    person: "a person",

    // What is announced
    announceOver: "The game is over.",
    announceTableBust: (/** @type {string} */ name, /** @type {Deed} */ of) => `Bust. ${deedBy(name, of)}.`,
    announceComputer: (/** @type {string} */ name, /** @type {string | null} */ does) =>
      `${name}, the computer${does ? `: ${does}` : ""}.`,
    announceYourChoice: (/** @type {string} */ name) => `Your choice, ${name}.`,
    announceAdvice: (
      /** @type {string} */ name,
      /** @type {string} */ does,
      /** @type {number} */ value,
      /** @type {Aim} */ aim,
    ) => `${name}. Best: ${does}, ${aim === "win" ? `wins ${percent(value)} of the time` : `${worth(value)} worms`}.`,
    wayInAdvice: (/** @type {Way} */ way) => {
      if (way.deed) return deed(way.deed);
      return way.key === "roll" ? `roll ${die(way.remaining ?? 0)}` : wayAsDeed(way);
    },
  };
}
