// Every sentence of the Heckmeck page, in English. Those of the details are in en-details.js, which is
// loaded with them.

import { partOfLink } from "../../../shell/text/en.js";
import { facesOf, sign, WORM } from "../model/dice.js";
import { luck } from "../model/odds.js";
import { GOALS } from "../model/state.js";
import { HIGHEST_TILE, LOWEST_TILE, worms } from "../model/tiles.js";

/** @typedef {import("../model/types.d.ts").Deed} Deed */
/** @typedef {import("../model/types.d.ts").Way} Way */
/** @typedef {import("../model/types.d.ts").Note} Note */
/** @typedef {import("../model/types.d.ts").Table} Table */
/** @typedef {import("../model/types.d.ts").Goal} Goal */
/** @typedef {import("../model/types.d.ts").Aim} Aim */
/** @typedef {import("../model/types.d.ts").Decision} Decision */

const FACES = ["one", "two", "three", "four", "five", "worm"];

/** What a bust does. */
export const BUST_RULES = { "scores-nothing": "counts 0", "keeps-total": "keeps the score" };

/** House rules, by the names that the solver has for them. */
const RULES = {
  turnDownWithNothingToReturn: { title: "Turn over the highest tile even if the player had none to return" },
  alwaysTurnDown: { title: "Always turn over the highest tile" },
  compulsorySteal: { title: "Stealing is compulsory" },
};

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** @param {import("../../../shell/format.js").Formats} formats */
export function words(formats) {
  const { number, percent, inPercent, worth, difference, apart, plural, list } = formats;

  const die = (/** @type {number} */ count) => `${count} ${plural(count, "die", "dice")}`;
  const wormCount = (/** @type {number} */ count) => `${count} ${plural(count, "worm", "worms")}`;
  const face = (/** @type {number} */ which, count = 2) => `${FACES[which]}${plural(count, "", "s")}`;
  const facesIn = (/** @type {number} */ which, /** @type {number} */ count) => `${count} ${face(which, count)}`;
  /** The same in a sentence that may speak of worms won. @param {number} which @param {number} count */
  const diceTaken = (which, count) =>
    which === WORM ? `${count} worm ${plural(count, "die", "dice")}` : facesIn(which, count);

  /** What a player is after. @param {Goal} goal @param {number} total */
  const goalOf = (goal, total) => {
    if (goal === "atLeast") return `${total} or more`;
    if (goal === "exactly") return `exactly ${total}`;
    return total === 0 ? "average points" : `average points, less than ${total} counts 0`;
  };
  const goalNumber = (/** @type {Goal} */ goal, /** @type {number} */ value) =>
    goal === "expectedAtLeast" ? number(value, 2) : percent(value);
  /** What two shown numbers differ by: percentage points, or points. @param {Goal} goal @param {number} one @param {number} other */
  const goalDifference = (goal, one, other) => {
    const { scale, digits } = GOALS[goal];
    return difference(one * scale, other * scale, digits);
  };

  /** Whether stopping steals the tile that is wanted. @param {Goal} goal @param {number} wanted @param {number} score */
  const isSteal = (goal, wanted, score) =>
    goal === "exactly" && score === wanted && score >= LOWEST_TILE && score <= HIGHEST_TILE;

  /** What a total with a worm takes. @param {number} score */
  const tileFor = (score) => {
    if (score < LOWEST_TILE) return "takes no tile";
    if (score === LOWEST_TILE) return `takes ${score}, if available`;
    if (score > HIGHEST_TILE) return "takes the highest tile available";
    return `takes ${score} or the next lower tile`;
  };

  const loss = (/** @type {Deed} */ { back, out }) => {
    const parts = [
      ...(back === null ? [] : [`${back} goes back`]),
      ...out.map((tile) => (back === null ? `${tile} is out` : `${tile} out`)),
    ];
    return parts.join(", ") || "no tile is lost";
  };
  /** The same to whoever may choose it. @param {Deed} deed */
  const lossToCome = ({ back, out }) =>
    [...(back === null ? [] : [`lose ${back}`]), ...out.map((tile) => `${tile} is turned over`)].join("; ") ||
    "no tile is lost";
  /** The same when it is done. @param {Deed} deed */
  const lossDone = ({ back, out }) => {
    const parts = [...(back === null ? [] : [`${back} went back`]), ...out.map((tile) => `${tile} is out`)];
    return parts.join(", ") || "no tile was lost";
  };

  /** What ends a turn, as a button says it. @param {Deed} deed */
  const deed = (deed) => {
    if (deed.won === null) return `Fail (${loss(deed)})`;
    return deed.from === null ? `Take ${deed.won}` : `Steal ${deed.won} from ${deed.from}`;
  };
  /** The same, of a player. @param {string} name @param {Deed} deed */
  const deedBy = (name, deed) => {
    if (deed.won === null) return `${name} fails (${loss(deed)})`;
    return deed.from === null ? `${name} takes ${deed.won}` : `${name} steals ${deed.won} from ${deed.from}`;
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

  /** @param {number} remaining */
  const allTaken = (remaining) => (remaining > 0 ? "All six faces are taken. " : "");

  /** A way in the middle of a sentence: "take 2 fives", "stop". @param {{ key: string, face?: number, count?: number }} way */
  const wayAsDeed = ({ key, face, count }) => (face === undefined ? key : `take ${diceTaken(face, count ?? 0)}`);

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

  /** Settings that a link tells, by their keys. */
  const names = {
    dice: "Dice in the game",
    bust: "A bust",
    throws: "Dice",
    ...Object.fromEntries(Object.entries(RULES).map(([key, { title }]) => [key, title])),
  };

  return {
    formats,
    capital,

    /** A part of a link that can't be read. @param {import("../model/table-link.js").Problem} problem */
    problem({ key, why, fact }) {
      if (why === "noTile") return `${key} (${fact} is not a tile)`;
      if (why === "twice") return `${key} (${fact} is in two places)`;
      if (why === "players") return `${key} (${fact} ${plural(Number(fact), "player", "players")}; 2 to 7 can play)`;
      return why === "seat" ? `${key} (there are ${fact} players)` : partOfLink(key, names);
    },

    // Dice, tiles, ways
    die,
    face,
    facesIn,
    worms: wormCount,
    dice: (/** @type {number[]} */ counts) => facesOf(counts).map(sign).join(" "),
    /** A way as plain text: "5 5", "stop". @param {{ key: string, face?: number, count?: number }} way */
    wayText: ({ key, face, count }) => (face === undefined ? key : Array(count).fill(sign(face)).join(" ")),
    wayAsDeed,
    stop: "Stop",
    roll: "Roll",
    take: "Take",
    best: "best",
    worst: "worst",

    // Goals
    goal: goalOf,
    goalTitle: (/** @type {Goal} */ goal, /** @type {number} */ total) => capital(goalOf(goal, total)),
    goalPicks: {
      atLeast: ["Take it", "(at least)"],
      exactly: ["Steal it", "(exactly)"],
      expectedAtLeast: ["Points", "(average)"],
    },
    goalNumber,
    goalDifference,
    whatYouAreAfter: "What you are after",
    iWant: "I want",
    tile: "Tile",
    anyTotal: "Any total",
    all: "all",
    /** A tile for the ear. */
    tileWorms: (/** @type {number} */ tile) => wormCount(worms(tile)),

    // Modes
    modeLabel: "What to show",
    modes: { odds: "Odds for a target", advice: "Advice for the table" },

    // Taken dice
    taken: "Taken",
    nothingTaken: "nothing yet",
    points: (/** @type {number} */ total) => `${total} ${plural(total, "point", "points")}`,
    hasWorm: "✓ worm",
    noWorm: "no worm yet",
    diceLeft: (/** @type {number} */ count) => `${die(count)} left`,
    edit: "Edit",
    done: "Done",
    oneMore: (/** @type {number} */ which) => `One more ${FACES[which]}`,
    oneFewer: (/** @type {number} */ which) => `One fewer ${FACES[which]}`,
    takenOf: (/** @type {number} */ which) => `Taken ${face(which)}`,

    // The pad
    whatRolled: (/** @type {string | null} */ name) => (name === null ? "Your roll" : `${name}'s roll`),
    rolled: (/** @type {string | null} */ name) => `${name ?? "You"} rolled`,
    turnOver: "The turn is over",
    entered: (/** @type {number} */ count, /** @type {number} */ of) =>
      `${count} of ${of}${count > of ? `: ${count - of} too many` : ""}`,
    random: "Random",
    randomHint: "Roll these dice for practice",
    rest: "The rest can't be taken",
    restHint: "All the other dice show faces you have already taken",
    clear: "Clear",
    change: "Change",
    newTurn: "New turn",
    newGame: "New game",
    /** A face of the pad. @param {{ face: number, count: number, isTaken: boolean, isFull: boolean }} key */
    faceLabel: ({ face: which, count, isTaken, isFull }) =>
      `${isFull ? `Change the number of ${face(which)}` : `Add a ${FACES[which]}`}${isTaken ? ", taken" : ""}, ${count} entered`,
    howMany: (/** @type {number} */ which) => `How many ${face(which)}?`,
    setCount: (/** @type {number} */ which, /** @type {number} */ count) => `${count} ${face(which, count)}`,
    isTaken: "taken",
    takenFace: "Already taken: it can be rolled, but not taken again",

    // The answer, for a target
    goalHints: {
      atLeast: "Takes the tile from the grill.",
      exactly: "Steals the tile from the top of a stack.",
      expectedAtLeast: "The average of all results.",
    },
    keepsTotal: "The menu is set so that a bust keeps the score.",
    unreachable: (/** @type {Goal} */ goal, /** @type {number} */ total) =>
      `${capital(goalOf(goal, total))} is out of reach.`,
    wasNow: (/** @type {Goal} */ goal, /** @type {number} */ before, /** @type {number} */ after) =>
      `Was ${goalNumber(goal, before)}, now ${goalNumber(goal, after)}:`,
    verdict: (/** @type {Goal} */ goal, /** @type {number} */ before, /** @type {number} */ after) => {
      const change = goalDifference(goal, after, before);
      const expected = change.startsWith("±") ? "as expected" : "about as expected";
      return `${change}, ${{ good: "good roll", bad: "bad roll", expected }[luck(goal, before, after)]}`;
    },
    /** What a way leads to. */
    thenStop: (/** @type {Goal} */ goal, /** @type {number} */ wanted, /** @type {number} */ score) => {
      if (score === 0) return "no worm: no points";
      if (isSteal(goal, wanted, score)) return `steals tile ${score}`;
      return score < LOWEST_TILE ? `${score} points, but no tile` : tileFor(score);
    },
    thenRoll: (/** @type {number} */ remaining, /** @type {number} */ bust) =>
      `${die(remaining)}${bust > 0 ? `, bust ${percent(bust)}` : ""}`,
    thenTake: (/** @type {number} */ total, /** @type {number} */ remaining) => `makes ${total}, ${remaining} left`,
    bustLost: "Bust: there is no face you can take. The turn is lost.",
    bustKeeps: (/** @type {number} */ score) => `Bust: there is no face you can take. The turn ends with ${score}.`,
    alreadyTaken: "already taken",
    whyOver,
    /** What a turn that has ended by itself brings. @param {{ total: number, score: number, remaining: number }} turn @param {Goal} goal @param {number} wanted */
    turnResult({ total, score, remaining }, goal, wanted) {
      const why = allTaken(remaining);
      if (score === 0) return `${why}${total} without a worm: the turn fails.`;
      if (isSteal(goal, wanted, score)) return `${why}${score} with a worm: steals tile ${score}.`;
      const missed = goal === "exactly" && score !== wanted ? `Not ${wanted}, so no steal. ` : "";
      return `${why}${missed}${score} with a worm: ${tileFor(score)}${score < LOWEST_TILE ? ", the turn fails" : ""}.`;
    },

    // The table
    tableFailed: "The table could not be loaded.",
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
    deedBy,
    deedDone,
    ended,
    loss,
    lossDone,
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
    aimHint: "What the advice is for: to win the game, or the most worms in this turn",
    units: { win: "%", worms: " worms" },
    /** What a way is worth: percent, or worms. @param {number} value @param {Aim} aim */
    value: (value, aim) => (aim === "win" ? inPercent(value) : worth(value)),
    markPicks: "picks",
    /** @param {number} value @param {number} best @param {Aim} aim */
    worse: (value, best, aim) => (aim === "win" ? difference(value * 100, best * 100, 1) : difference(value, best, 2)),
    /** Why what brings most worms is not best to win. @param {string} way @param {{ name: string, ahead: number, tiles: number }} standing */
    dissent: (way, { name, ahead, tiles }) => {
      const lead = ahead === 0 ? "level" : `${wormCount(Math.abs(ahead))} ${ahead > 0 ? "ahead" : "behind"}`;
      return `For most worms: ${way}. But ${name} is ${lead} with ${tiles} ${plural(tiles, "tile", "tiles")} left.`;
    },
    noChances: "The chances to win could not be loaded, so everything is valued in worms.",
    /** How far chances to win can be trusted. @param {{ exact: boolean, learnedRules: boolean }} win */
    ofChances: ({ exact, learnedRules }) => {
      if (exact) return "Exact: this turn or the next one ends the game.";
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

    rules: RULES,
    houseRules: "House rules",

    bustRules: BUST_RULES,
    settings: names,
    // Details
    detailsLabel: "Details",
    panels: { "all-tiles": "All tiles", chart: "Chart", compare: "Compare", help: "Help" },
    tabs: {
      results: "Results",
      prices: "Price list",
      game: "Game",
      moves: "Moves",
      "all-tiles": "All tiles",
      chart: "Chart",
      help: "Help",
    },
    detailsFailed: (/** @type {string} */ reason) => `Tables and charts could not be loaded. (${reason})`,

    // What is announced
    announceBust: "Bust: there is no face you can take. The turn is over.",
    announceEntered: (/** @type {number} */ count, /** @type {number} */ of) => `${count} of ${of} dice entered.`,
    announcePosition: (/** @type {number} */ taken, /** @type {number} */ total, /** @type {number} */ left) =>
      taken > 0 ? `${total} points, ${die(left)} left.` : `${die(left)} to roll.`,
    announceUnreachable: (/** @type {Goal} */ goal, /** @type {number} */ total) =>
      `${capital(goalOf(goal, total))} is out of reach.`,
    announceBest: (
      /** @type {Goal} */ goal,
      /** @type {number} */ total,
      /** @type {any} */ way,
      /** @type {number} */ value,
    ) => `Best for ${goalOf(goal, total)}: ${wayAsDeed(way)}, ${goalNumber(goal, value)}.`,
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
