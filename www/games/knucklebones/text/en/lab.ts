// Every sentence of Knucklebones' Lab, in English. Players are named as in the game.

import type { Problem } from "../../../../shell/game/contract.ts";
import type { Formats } from "../../../../shell/model/format.ts";
import { labWords } from "../../../../shell/text/en/lab.ts";
import { partOfLink } from "../../../../shell/text/en/words.ts";
import { pairOf } from "../../lab/model/setting.ts";
import type { Effort, Named, Pair, Setting, ToldShare, Verdict, Way } from "../../lab/model/types.ts";
import { shareText } from "../../lab/model/verdict.ts";
import { words as gameWords } from "./words.ts";

export type Words = ReturnType<typeof words>;

export function words(formats: Formats) {
  const { number, percent, withPercent, plural } = formats;
  const { playersOfComputer: known } = gameWords(formats);
  const { games, gamesTitle, seed, luckTakenOut } = labWords(formats);

  /** Ways to play, named as the game names its players; of those that look ahead `how` says what they go by. */
  const ways: Record<Way, { name: string; how: string }> = {
    best: {
      name: "Best",
      how: "Plays for the win, by what it has learned from an exact solution of the game.",
    },
    risk: { name: "Careful", how: "Counts points, minus what the other side could still remove." },
    seed: {
      name: "Points and room",
      how: "Counts points and empty squares, as a known command-line solver does.",
    },
    "by-heart": {
      name: "By heart",
      how: "Plays without a calculator, by rules that a person can remember.",
    },
    "best-4": known["best-4"],
    "risk-4": known["risk-4"],
    greedy: known.greedy,
    random: known.random,
  };

  const positions = (count: number) => `${number(count)} positions`;

  const rules = (count: number) => `${number(count)}\u00a0${plural(count, "rule", "rules")}`;

  const effortName = ({ kind, count }: Effort) =>
    ({ positions: positions(count), rules: rules(count), dice: `${count}\u00a0ahead` })[kind];

  /** "Best, 2 ahead", "Medium". */
  const name = ({ way, effort }: Named) => (effort ? `${ways[way].name}, ${effortName(effort)}` : ways[way].name);

  /** The same where a sentence goes on. */
  const subject = (player: Named) => (player.effort ? `${name(player)},` : name(player));

  /** Whom the first player plays. */
  const opponent = ({ second }: Pair) => (second ? name(second) : "itself");

  /** "66.6% ± 0.1". */
  const shareWithin = (share: ToldShare) =>
    `${shareText(formats, share)}\u00a0±\u00a0${number(share.half * 100, share.digits)}`;

  /** "65.1 to 66.3%". */
  const rangeOf = ({ low, high, digits }: ToldShare) =>
    `${number(low * 100, digits)}\u00a0to\u00a0${withPercent(number(high * 100, digits))}`;

  function answerOf({ kind, pair, adjusted, result }: Verdict) {
    const of = `after ${games(result.games)}`;
    if (kind === "few") {
      return {
        answer: "Too few games to tell",
        detail: `${of}: ${subject(pair.first)} stands at ${percent(adjusted.value)} against ${opponent(pair)}, with the luck of the dice taken out.`,
      };
    }
    return {
      answer: `${subject(pair.first)} wins ${shareWithin(adjusted)} against ${opponent(pair)}`,
      detail: `with the luck of the dice taken out, ${of}; the 95% range is ${rangeOf(adjusted)}.`,
    };
  }

  const trustOf = ({ kind, enough }: Verdict) =>
    ({
      better: "That is very unlikely to be chance: the whole range lies above 50%.",
      worse: "That is very unlikely to be chance: the whole range lies below 50%.",
      close: "Too close to call: the range includes 50%. More games narrow it.",
      few: `Ranges mean little with fewer than ${number(enough)} games.`,
    })[kind];

  const plain = ({ share, result: { wins, ties, losses }, kind }: Verdict) => {
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
    trust: trustOf(verdict),
    plain: plain(verdict),
    luck: luck(verdict),
  });

  const pairName = (pair: Pair) => `${subject(pair.first)} against ${opponent(pair)}`;

  /** Settings that a link tells, by their keys. */
  const names = { players: "Who plays", games: gamesTitle, seed };

  return {
    /** A part of a link that can't be read. */
    problem: ({ key }: Problem) => partOfLink(key, names),

    // Who plays
    whoPlays: names.players,
    player: (seat: number) => `Player ${seat + 1}`,
    playerNumber: (seat: number) => number(seat + 1),
    effortLabel: (seat: number, way: Way) =>
      way === "by-heart" ? `How many rules player ${seat + 1} knows` : `How far player ${seat + 1} looks`,
    way: (way: Way) => ways[way].name,
    subject,
    /** In a list, where there is little room. */
    effort: ({ kind, count }: Effort) =>
      ({ positions: `${count / 1000}k positions`, rules: rules(count), dice: `${count} ahead` })[kind],
    /** How a player decides. */
    how({ way, effort }: Named) {
      const { how } = ways[way];
      if (!effort) return how;
      const { kind, count } = effort;
      return {
        positions: `${how} Looks as far as ${positions(count)} allow, which is slow.`,
        rules: `${how} Knows ${count} of them.`,
        dice: `${how} Looks ${count} ${plural(count, "die", "dice")} ahead.`,
      }[kind];
    },

    // One tap away
    opponentsTitle: "Measure player 1",
    opponentsHint: (player: Named) => `One tap plays ${subject(player)} against an opponent of known strength.`,
    against: (player: Named) => `Against ${name(player)}`,

    // Results
    noResults: "Press Play to see how often player 1 wins, and how certain that is. The players start in turn.",
    verdict,
    /** Who played, and how. */
    about: ({ players, seed: of }: Setting) =>
      [pairName(pairOf(players)), "players start in turn", "a tie counts half", `seed ${of}`].join("\u00a0· "),

    // The picture
    pictureTitle: "Shares in percent; in those won, a tie counts half.",
    pictureLabel: "Shares of games, in percent; the table below has the numbers.",

    // The table
    caption: (pair: Pair, count: number) => `${pairName(pair)}, ${games(count)}`,
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
