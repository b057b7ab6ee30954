// Every sentence of Knucklebones' Lab, in English. Players are named as in the game.

import type { Formats } from "../../../../shell/format.ts";
import type { Problem } from "../../../../shell/game.ts";
import { ENOUGH } from "../../../../shell/lab/ranges.ts";
import type { Estimate } from "../../../../shell/lab/run.ts";
import { possibleRange } from "../../../../shell/lab/shares.ts";
import { labWords } from "../../../../shell/text/en/lab.ts";
import { partOfLink } from "../../../../shell/text/en/words.ts";
import type { Players, Setting, Verdict } from "../../lab/model/types.ts";
import { words as gameWords } from "./words.ts";

export type Words = ReturnType<typeof words>;

/** How the ways to play that look ahead decide. */
const HOW: Record<string, string> = {
  best: "Plays for the win, by what it has learned from games against itself.",
  risk: "Counts points, minus what the other side could still remove.",
  seed: "Counts points and empty squares, as a known command-line solver does.",
};

/** Names of the game's players by the way they play, whatever they look ahead. */
const NAMED = { best: "best-4", risk: "risk-4", seed: "seed-4" };

/** From so little on, in percent, one decimal tells too little of a range. */
const NARROW = 0.05;

export function words(formats: Formats) {
  const { number, plural } = formats;
  const { playersOfComputer } = gameWords(formats);
  const { games, gamesTitle, seed, luckTakenOut } = labWords(formats);

  /** A chance that stays with its percent sign. */
  const percent = (chance: number) => formats.percent(chance).replace(" ", "\u00a0");

  /** A way to play, as the game has it. */
  const known = (way: string) => playersOfComputer[(NAMED as Record<string, string>)[way] ?? way];
  const way = (of: string) => known(of).name;

  /** So many thousand positions, if that is how far a player looks. */
  const positions = (effort?: string) =>
    effort?.endsWith("k") ? `${number(1000 * parseInt(effort, 10))} positions` : null;

  /** "Best, 2 ahead", "Greedy". */
  function name(player: string) {
    const [of, effort] = player.split("-");
    return effort ? `${way(of)}, ${positions(effort) ?? `${effort}\u00a0ahead`}` : way(of);
  }

  /** The same where a sentence goes on. */
  const subject = (player: string) => (player.includes("-") ? `${name(player)},` : name(player));

  /** Whom the first player plays. */
  const opponent = ([first, second]: Players) => (first === second ? "itself" : name(second));

  /** How far a range reaches to each side, in percent. */
  const halfOf = ({ low, high }: Estimate) => ((high - low) / 2) * 100;
  /** Decimals of a share that was found: more where its range is narrow. */
  const digitsOf = (share: Estimate) => (halfOf(share) < NARROW ? 2 : 1);

  /** "66.6% ± 0.1". */
  function shareWithin(share: Estimate) {
    const digits = digitsOf(share);
    const shown = digits === 1 ? percent(share.value) : `${number(share.value * 100, digits)}%`;
    return `${shown}\u00a0±\u00a0${number(halfOf(share), digits)}`;
  }

  /** "65.1 to 66.3%". */
  function rangeOf(share: Estimate) {
    const { low, high } = possibleRange(share);
    const [from, to] = [low, high].map((end) => number(end * 100, digitsOf(share)));
    return `${from}\u00a0to\u00a0${to}%`;
  }

  function answerOf({ kind, players, result: { games: played, adjusted } }: Verdict) {
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

  const plain = ({ result: { share, wins, ties, losses }, kind }: Verdict) => {
    const range = kind === "few" ? "" : ` (${rangeOf(share)})`;
    const tied = `${number(ties)} ${plural(ties, "tie", "ties")}`;
    return `As played: ${percent(share.value)}${range}, a tie counting half: ${number(wins)} won, ${tied}, ${number(losses)} lost.`;
  };

  /** What "luck taken out" means. */
  const luck = ({ kind, agrees }: Verdict) => {
    const found = agrees ? "as they do here" : "which they don't here: that is rare, so try more games or another seed";
    return `${luckTakenOut}; so both shares should agree within their ranges${kind === "few" ? "" : `, ${found}`}.`;
  };

  const verdict = (verdict: Verdict) => ({
    ...answerOf(verdict),
    trust: trust[verdict.kind],
    plain: plain(verdict),
    luck: luck(verdict),
  });

  const pair = (players: Players) => `${subject(players[0])} against ${opponent(players)}`;

  /** Settings that a link tells, by their keys. */
  const names = { players: "Who plays", games: gamesTitle, seed };

  return {
    /** A part of a link that can't be read. */
    problem: ({ key }: Problem) => partOfLink(key, names),

    // Who plays
    whoPlays: names.players,
    player: (seat: number) => `Player ${seat + 1}`,
    playerNumber: (seat: number) => number(seat + 1),
    effortLabel: (seat: number) => `How far player ${seat + 1} looks`,
    way,
    subject,
    /** In a list, where there is little room. */
    effort: (effort: string) => (effort.endsWith("k") ? `${effort} positions` : `${effort} ahead`),
    /** How a player decides. */
    how(player: string) {
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
    opponentsHint: (player: string) => `One tap plays ${subject(player)} against an opponent of known strength.`,
    against: (player: string) => `Against ${name(player)}`,

    // Results
    noResults: "Press Play to see how often player 1 wins, and how certain that is. The players start in turn.",
    verdict,
    /** Who played, and how. */
    about: ({ players, seed: of }: Setting) =>
      [pair(players), "players start in turn", "a tie counts half", `seed ${of}`].join("\u00a0· "),

    // The picture
    pictureTitle: "Shares in percent; in those won, a tie counts half.",
    pictureLabel: "Shares of games, in percent; the table below has the numbers.",

    // The table
    caption: (players: Players, count: number) => `${pair(players)}, ${games(count)}`,
    heads: ["For player 1", "Result"],
    measures: {
      adjusted: "Share won, luck taken out",
      share: "Share won, as played",
      wins: "Games won",
      ties: "Ties",
      losses: "Games lost",
      difference: "Score difference, on average",
      placements: "Dice a game",
      starter: "Share won by the player who starts",
    },
  };
}
