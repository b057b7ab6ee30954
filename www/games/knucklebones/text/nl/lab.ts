// Every sentence of Knucklebones' Lab, in Dutch. Players are named as in the game.

import type { Formats } from "../../../../shell/model/format.ts";
import { labWords } from "../../../../shell/text/nl/lab.ts";
import { partOfLink } from "../../../../shell/text/nl/words.ts";
import { pairOf } from "../../lab/model/setting.ts";
import type { Effort, Named, Pair, ToldShare, Verdict, Way } from "../../lab/model/types.ts";
import { shareText } from "../../lab/model/verdict.ts";
import type * as English from "../en/lab.ts";
import { PLAYERS as known } from "./pieces.ts";

export function words(formats: Formats): English.Words {
  const { number, percent, withPercent, plural } = formats;
  const { games, gamesTitle, seed, luckTakenOut } = labWords(formats);

  /** Ways to play, named as the game names its players; of those that look ahead `how` says what they go by. */
  const ways: Record<Way, { name: string; how: string }> = {
    best: {
      name: "Beste",
      how: "Speelt om te winnen, met wat is geleerd van een exacte oplossing van het spel.",
    },
    risk: { name: "Voorzichtig", how: "Telt punten, min wat de ander nog kan verwijderen." },
    seed: {
      name: "Punten en ruimte",
      how: "Telt punten en lege vakjes, net als een bekend opdrachtregelprogramma.",
    },
    "by-heart": {
      name: "Uit het hoofd",
      how: "Speelt zonder rekenhulp, volgens regels die je kunt onthouden.",
    },
    "best-4": known["best-4"],
    "risk-4": known["risk-4"],
    greedy: known.greedy,
    random: known.random,
  };

  const positions = (count: number) => `${number(count)} situaties`;

  const rules = (count: number) => `${number(count)}\u00a0${plural(count, "regel", "regels")}`;

  const effortName = ({ kind, count }: Effort) =>
    ({ positions: positions(count), rules: rules(count), dice: `${count}\u00a0vooruit` })[kind];

  /** "Beste, 2 vooruit", "Gemiddeld". */
  const name = ({ way, effort }: Named) => (effort ? `${ways[way].name}, ${effortName(effort)}` : ways[way].name);

  /** The same within a sentence. */
  const subject = (player: Named) => `“${name(player)}”`;

  /** Whom the first player plays. */
  const opponent = ({ second }: Pair) => (second ? subject(second) : "zichzelf");

  /** "66,6% ± 0,1". */
  const shareWithin = (share: ToldShare) =>
    `${shareText(formats, share)}\u00a0±\u00a0${number(share.half * 100, share.digits)}`;

  /** "65,1 tot 66,3%". */
  const rangeOf = ({ low, high, digits }: ToldShare) =>
    `${number(low * 100, digits)}\u00a0tot\u00a0${withPercent(number(high * 100, digits))}`;

  function answerOf({ kind, pair, adjusted, result }: Verdict) {
    const of = `na ${games(result.games)}`;
    if (kind === "few") {
      return {
        answer: "Te weinig partijen voor een oordeel",
        detail: `${of}: ${subject(pair.first)} staat op ${percent(adjusted.value)} tegen ${opponent(pair)}, gecorrigeerd voor geluk.`,
      };
    }
    return {
      answer: `${subject(pair.first)} wint ${shareWithin(adjusted)} tegen ${opponent(pair)}`,
      detail: `gecorrigeerd voor geluk, ${of}; het 95%-interval is ${rangeOf(adjusted)}.`,
    };
  }

  const trustOf = ({ kind, enough }: Verdict) =>
    ({
      better: "Dat is vrijwel zeker geen toeval: het hele interval ligt boven 50%.",
      worse: "Dat is vrijwel zeker geen toeval: het hele interval ligt onder 50%.",
      close: "Te dicht bij elkaar voor een oordeel: 50% ligt in het interval. Meer partijen maken het smaller.",
      few: `Met minder dan ${number(enough)} partijen zeggen intervallen weinig.`,
    })[kind];

  const plain = ({ share, result: { wins, ties, losses }, kind }: Verdict) => {
    const range = kind === "few" ? "" : ` (${rangeOf(share)})`;
    return `Zoals gespeeld: ${percent(share.value)}${range}, waarbij gelijkspel half telt: ${number(wins)} gewonnen, ${number(ties)} gelijk, ${number(losses)} verloren.`;
  };

  /** What "luck taken out" means. */
  const luck = ({ kind, agrees }: Verdict) => {
    const found = agrees
      ? ", en dat doen ze hier"
      : ", en dat doen ze hier niet: dat is zeldzaam, dus probeer meer partijen of een ander startgetal";
    return `${luckTakenOut}; beide aandelen moeten dus binnen hun interval overeenkomen${kind === "few" ? "" : found}.`;
  };

  const verdict = (verdict: Verdict) => ({
    ...answerOf(verdict),
    trust: trustOf(verdict),
    plain: plain(verdict),
    luck: luck(verdict),
  });

  const pairName = (pair: Pair) => `${subject(pair.first)} tegen ${opponent(pair)}`;

  /** Settings that a link tells, by their keys. */
  const names = { players: "Wie speelt", games: gamesTitle, seed };

  return {
    /** A part of a link that can't be read. */
    problem: ({ key }) => partOfLink(key, names),

    // Who plays
    whoPlays: names.players,
    player: (seat) => `Speler ${seat + 1}`,
    playerNumber: (seat) => number(seat + 1),
    effortLabel: (seat, way) =>
      way === "by-heart" ? `Hoeveel regels speler ${seat + 1} kent` : `Hoe ver speler ${seat + 1} kijkt`,
    way: (way) => ways[way].name,
    subject,
    /** In a list, where there is little room. */
    effort: ({ kind, count }) =>
      ({ positions: `${count / 1000}k situaties`, rules: rules(count), dice: `${count} vooruit` })[kind],
    /** How a player decides. */
    how({ way, effort }) {
      const { how } = ways[way];
      if (!effort) return how;
      const { kind, count } = effort;
      return {
        positions: `${how} Kijkt zo ver als ${positions(count)} toelaten, en dat is traag.`,
        rules: `${how} Kent er ${count}.`,
        dice: `${how} Kijkt ${count} ${plural(count, "worp", "worpen")} vooruit.`,
      }[kind];
    },

    // One tap away
    opponentsTitle: "Speler 1 meten",
    opponentsHint: (player) =>
      `Met één tik speelt ${subject(player)} tegen een tegenstander waarvan de sterkte bekend is.`,
    against: (player) => `Tegen ${name(player)}`,

    // Results
    noResults: "Tik op “Speel” om te zien hoe vaak speler 1 wint en hoe zeker dat is. De spelers beginnen om de beurt.",
    verdict,
    /** Who played, and how. */
    about: ({ players, seed: of }) =>
      [pairName(pairOf(players)), "spelers beginnen om de beurt", "gelijkspel telt half", `startgetal ${of}`].join(
        "\u00a0· ",
      ),

    // The picture
    pictureTitle: "Aandelen in procenten; bij winst telt gelijkspel half.",
    pictureLabel: "Aandelen van de partijen, in procenten; de getallen staan in de tabel hieronder.",

    // The table
    caption: (pair, count) => `${pairName(pair)}, ${games(count)}`,
    heads: ["Voor speler 1", "Resultaat"],
    measures: {
      adjusted: "Winst, zonder geluk",
      share: "Winst, zoals gespeeld",
      wins: "Gewonnen partijen",
      ties: "Gelijkspelen",
      losses: "Verloren partijen",
      difference: "Puntenverschil, gemiddeld",
      placements: "Dobbelstenen per partij",
      starter: "Winst van wie begint",
    },
  };
}
