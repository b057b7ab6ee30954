// Every sentence of Knucklebones' Lab, in English. Players are named as in the game.

import { ENOUGH } from "../../../../shell/lab/ranges.js";
import { possibleRange } from "../../../../shell/lab/shares.js";
import { labWords } from "../../../../shell/lab/text/en.js";
import { partOfLink } from "../../../../shell/text/en.js";
import { words as gameWords } from "../../text/en.js";

/** @typedef {import("../model/types.d.ts").Setting} Setting */
/** @typedef {import("../model/types.d.ts").Players} Players */
/** @typedef {import("../../../../shell/lab/lab.d.ts").Estimate} Estimate */
/** @typedef {import("../model/types.d.ts").Verdict} Verdict */
/** @typedef {import("../model/types.d.ts").Bar} Bar */
/** @typedef {ReturnType<typeof words>} Words */

/** How the ways to play that look ahead decide. @type {Record<string, string>} */
const HOW = {
  best: "Plays for the win, by what it has learned from games against itself.",
  risk: "Counts points, minus what the other side could still remove.",
  seed: "Counts points and empty squares, as a known command-line solver does.",
};

/** Names of the game's players by the way they play, whatever they look ahead. */
const NAMED = { best: "best-4", risk: "risk-4", seed: "seed-4" };

/** From so little on, in percent, one decimal tells too little of a range. */
const NARROW = 0.05;

/** @param {import("../../../../shell/format.js").Formats} formats */
export function words(formats) {
  const { number, signed, plural } = formats;
  const { playersOfComputer } = gameWords(formats);
  const { games, gamesTitle, seed, luckTakenOut } = labWords(formats);

  /** A chance that stays with its percent sign. @param {number} chance */
  const percent = (chance) => formats.percent(chance).replace(" ", "\u00a0");

  /** A way to play, as the game has it. @param {string} way */
  const known = (way) => playersOfComputer[/** @type {Record<string, string>} */ (NAMED)[way] ?? way];
  const way = (/** @type {string} */ of) => known(of).name;

  /** So many thousand positions, if that is how far a player looks. @param {string} [effort] */
  const positions = (effort) => (effort?.endsWith("k") ? `${number(1000 * parseInt(effort, 10))} positions` : null);

  /** "Best, 2 ahead", "Greedy". @param {string} player */
  function name(player) {
    const [of, effort] = player.split("-");
    return effort ? `${way(of)}, ${positions(effort) ?? `${effort}\u00a0ahead`}` : way(of);
  }

  /** The same where a sentence goes on. @param {string} player */
  const subject = (player) => (player.includes("-") ? `${name(player)},` : name(player));

  /** Whom the first player plays. @param {Players} players */
  const opponent = ([first, second]) => (first === second ? "itself" : name(second));

  /** How far a range reaches to each side, in percent. @param {Estimate} share */
  const halfOf = ({ low, high }) => ((high - low) / 2) * 100;
  /** Decimals of a share that was found: more where its range is narrow. @param {Estimate} share */
  const digitsOf = (share) => (halfOf(share) < NARROW ? 2 : 1);

  /** "66.6% ± 0.1". @param {Estimate} share */
  function shareWithin(share) {
    const digits = digitsOf(share);
    const shown = digits === 1 ? percent(share.value) : `${number(share.value * 100, digits)}%`;
    return `${shown}\u00a0±\u00a0${number(halfOf(share), digits)}`;
  }

  /** "65.1 to 66.3%". @param {Estimate} share */
  function rangeOf(share) {
    const { low, high } = possibleRange(share);
    const [from, to] = [low, high].map((end) => number(end * 100, digitsOf(share)));
    return `${from}\u00a0to\u00a0${to}%`;
  }

  /** @param {Verdict} verdict */
  function answerOf({ kind, players, result: { games: played, adjusted } }) {
    const of = `after ${games(played)}`;
    if (kind === "few") {
      return {
        answer: "Too few games to tell",
        detail: `${of}: ${subject(players[0])} stands at ${percent(adjusted.value)} against ${opponent(players)}, with the luck of the dice taken out.`,
      };
    }
    return {
      answer: `${subject(players[0])} wins ${shareWithin(adjusted)} against ${opponent(players)}`,
      detail: `with the luck of the dice taken out, ${of}; the 95% range is ${rangeOf(adjusted)}.`,
    };
  }

  const trust = {
    better: "That is very unlikely to be chance: the whole range lies above 50%.",
    worse: "That is very unlikely to be chance: the whole range lies below 50%.",
    close: "Too close to call: the range includes 50%. More games narrow it.",
    few: `Ranges mean little with fewer than ${number(ENOUGH)} games.`,
  };

  /** @param {Verdict} verdict */
  const plain = ({ result: { share, wins, ties, losses }, kind }) => {
    const range = kind === "few" ? "" : ` (${rangeOf(share)})`;
    const tied = `${number(ties)} ${plural(ties, "tie", "ties")}`;
    return `As played: ${percent(share.value)}${range}, a tie counting half: ${number(wins)} won, ${tied}, ${number(losses)} lost.`;
  };

  /** What "luck taken out" means. @param {Verdict} verdict */
  const luck = ({ kind, agrees }) => {
    const found = agrees ? "as they do here" : "which they don't here: that is rare, so try more games or another seed";
    return `${luckTakenOut}; so both shares should agree within their ranges${kind === "few" ? "" : `, ${found}`}.`;
  };

  /** @param {Verdict} verdict */
  const verdict = (verdict) => ({
    ...answerOf(verdict),
    trust: trust[verdict.kind],
    plain: plain(verdict),
    luck: luck(verdict),
  });

  const pair = (/** @type {Players} */ players) => `${subject(players[0])} against ${opponent(players)}`;

  const measures = {
    adjusted: "Share won, luck taken out",
    share: "Share won, as played",
    wins: "Games won",
    ties: "Ties",
    losses: "Games lost",
    difference: "Score difference, on average",
    placements: "Dice a game",
    starter: "Share won by the player who starts",
  };

  /** Settings that a link tells, by their keys. */
  const names = { players: "Who plays", games: gamesTitle, seed };

  return {
    title: "Lab",
    back: "Back to the game",
    /** A part of a link that can't be read. @param {import("../../../../shell/game.d.ts").Problem} problem */
    problem: ({ key }) => partOfLink(key, names),

    // Who plays
    whoPlays: names.players,
    player: (/** @type {number} */ seat) => `Player ${seat + 1}`,
    playerNumber: (/** @type {number} */ seat) => number(seat + 1),
    effortLabel: (/** @type {number} */ seat) => `How far player ${seat + 1} looks`,
    way,
    subject,
    /** In a list, where there is little room. @param {string} effort */
    effort: (effort) => (effort.endsWith("k") ? `${effort} positions` : `${effort} ahead`),
    /** How a player decides. @param {string} player */
    how(player) {
      const [of, effort] = player.split("-");
      if (!effort) return known(of).how;
      const far = positions(effort);
      const reach = far
        ? `as far as ${far} allow, which is slow`
        : `${effort} ${plural(Number(effort), "die", "dice")} ahead`;
      return `${HOW[of]} Looks ${reach}.`;
    },

    // One tap away
    opponentsTitle: "Measure player 1",
    opponentsHint: (/** @type {string} */ player) =>
      `One tap plays ${subject(player)} against an opponent of known strength.`,
    against: (/** @type {string} */ player) => `Against ${name(player)}`,

    // Results
    noResults: "Press Play to see how often player 1 wins, and how certain that is. The players start in turn.",
    verdict,
    /** All that in a sentence. @param {Verdict} of */
    summary(of) {
      const { answer, detail } = verdict(of);
      return `${answer} ${detail}`;
    },
    /** Who played, and how. @param {Setting} setting */
    about: ({ players, seed: of }) =>
      [pair(players), "players start in turn", "a tie counts half", `seed ${of}`].join("\u00a0· "),
    percent: formats.percent,
    points: (/** @type {number} */ value) => signed(value, 2),
    dice: (/** @type {number} */ value) => number(value, 1),

    // The picture
    pictureTitle: "Shares in percent; in those won, a tie counts half.",
    pictureLabel: "Shares of games, in percent; the table below has the numbers.",
    barName: (/** @type {Bar["of"]} */ of) => measures[of],

    // The table
    /** @param {Players} players @param {number} count */
    caption: (players, count) => `${pair(players)}, ${games(count)}`,
    heads: ["For player 1", "Result"],
    measures,
  };
}
