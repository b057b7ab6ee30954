// Every sentence of Knucklebones' Lab, in German. Players are named as in the game.

import type { Problem } from "../../../../shell/game/contract.ts";
import type { Formats } from "../../../../shell/model/format.ts";
import { labWords } from "../../../../shell/text/de/lab.ts";
import { partOfLink } from "../../../../shell/text/de/words.ts";
import { pairOf } from "../../lab/model/setting.ts";
import type { Effort, Named, Pair, Setting, ToldShare, Verdict, Way } from "../../lab/model/types.ts";
import { shareText } from "../../lab/model/verdict.ts";
import type * as English from "../en/lab.ts";
import { words as gameWords } from "./words.ts";

export function words(formats: Formats): English.Words {
  const { number, percent, withPercent } = formats;
  const { playersOfComputer: known } = gameWords(formats);
  const { games, gamesTitle, seed, luckTakenOut } = labWords(formats);

  /** Ways to play, named as the game names its players; of those that look ahead `how` says what they go by. */
  const ways: Record<Way, { name: string; how: string }> = {
    best: {
      name: "Meister",
      how: "Spielt auf Sieg, mit Wissen aus einer exakten Lösung des Spiels.",
    },
    risk: {
      name: "Vorsichtig",
      how: "Zählt Punkte, abzüglich dessen, was die andere Seite noch entfernen könnte.",
    },
    seed: {
      name: "Punkte und Platz",
      how: "Zählt Punkte und freie Felder, wie ein bekanntes Kommandozeilenprogramm.",
    },
    "by-heart": {
      name: "Auswendig",
      how: "Spielt ohne Rechner, nach Regeln, die man sich merken kann.",
    },
    "best-4": known["best-4"],
    "risk-4": known["risk-4"],
    greedy: known.greedy,
    random: known.random,
  };

  const positions = (count: number) => `${number(count)} Stellungen`;

  const rules = (count: number) => `${number(count)}\u00a0${count === 1 ? "Regel" : "Regeln"}`;

  const effortName = ({ kind, count }: Effort) =>
    ({ positions: positions(count), rules: rules(count), dice: `${count}\u00a0voraus` })[kind];

  /** "Meister, 2 voraus", "Mittel". */
  const name = ({ way, effort }: Named) => (effort ? `${ways[way].name}, ${effortName(effort)}` : ways[way].name);

  /** The same within a sentence. */
  const subject = (player: Named) => `„${name(player)}“`;

  /** Whom the first player plays. */
  const opponent = ({ second }: Pair) => (second ? subject(second) : "sich selbst");

  /** "66,6 % ± 0,1". */
  const shareWithin = (share: ToldShare) =>
    `${shareText(formats, share)}\u00a0±\u00a0${number(share.half * 100, share.digits)}`;

  /** "65,1 bis 66,3 %". */
  const rangeOf = ({ low, high, digits }: ToldShare) =>
    `${number(low * 100, digits)}\u00a0bis\u00a0${withPercent(number(high * 100, digits))}`;

  function answerOf({ kind, pair, adjusted, result }: Verdict) {
    const of = `nach ${games(result.games)}`;
    if (kind === "few") {
      return {
        answer: "Zu wenige Partien für ein Urteil",
        detail: `${of}: ${subject(pair.first)} steht ohne Würfelglück bei ${percent(adjusted.value)} gegen ${opponent(pair)}.`,
      };
    }
    return {
      answer: `${subject(pair.first)} gewinnt ${shareWithin(adjusted)} gegen ${opponent(pair)}`,
      detail: `ohne Würfelglück, ${of}; der 95-%-Bereich ist ${rangeOf(adjusted)}.`,
    };
  }

  const trustOf = ({ kind, enough }: Verdict) =>
    ({
      better: "Das ist höchstwahrscheinlich kein Zufall: Der ganze Bereich liegt über 50\u00a0%.",
      worse: "Das ist höchstwahrscheinlich kein Zufall: Der ganze Bereich liegt unter 50\u00a0%.",
      close: "Zu knapp für ein Urteil: Der Bereich enthält 50\u00a0%. Mehr Partien machen ihn enger.",
      few: `Unter ${number(enough)} Partien sagen Bereiche wenig aus.`,
    })[kind];

  const plain = ({ share, result: { wins, ties, losses }, kind }: Verdict) => {
    const range = kind === "few" ? "" : ` (${rangeOf(share)})`;
    return `Mit Würfelglück: ${percent(share.value)}${range}, ein Gleichstand zählt halb: ${number(wins)} gewonnen, ${number(ties)} mit Gleichstand, ${number(losses)} verloren.`;
  };

  /** What "luck taken out" means. */
  const luck = ({ kind, agrees }: Verdict) => {
    const found = agrees
      ? ", so wie hier"
      : "; hier tun sie das nicht: Das ist selten, versuche es mit mehr Partien oder einem anderen Startwert";
    return `${luckTakenOut}; beide Anteile sollten also innerhalb ihrer Bereiche übereinstimmen${kind === "few" ? "" : found}.`;
  };

  const verdict = (verdict: Verdict) => ({
    ...answerOf(verdict),
    trust: trustOf(verdict),
    plain: plain(verdict),
    luck: luck(verdict),
  });

  const pairName = (pair: Pair) => `${subject(pair.first)} gegen ${opponent(pair)}`;

  /** Settings that a link tells, by their keys. */
  const names = { players: "Wer spielt", games: gamesTitle, seed };

  return {
    /** A part of a link that can't be read. */
    problem: ({ key }: Problem) => partOfLink(key, names),

    // Who plays
    whoPlays: names.players,
    player: (seat: number) => `Spieler ${seat + 1}`,
    playerNumber: (seat: number) => number(seat + 1),
    effortLabel: (seat: number, way: Way) =>
      way === "by-heart" ? `Wie viele Regeln Spieler ${seat + 1} kennt` : `Wie weit Spieler ${seat + 1} vorausrechnet`,
    way: (way: Way) => ways[way].name,
    subject,
    /** In a list, where there is little room. */
    effort: ({ kind, count }: Effort) =>
      ({ positions: positions(count), rules: rules(count), dice: `${count} voraus` })[kind],
    /** How a player decides. */
    how({ way, effort }: Named) {
      const { how } = ways[way];
      if (!effort) return how;
      const { kind, count } = effort;
      return {
        positions: `${how} Rechnet so weit voraus, wie ${positions(count)} reichen; das dauert.`,
        rules: `${how} Kennt ${count} davon.`,
        dice: `${how} Rechnet ${count} ${count === 1 ? "Wurf" : "Würfe"} voraus.`,
      }[kind];
    },

    // One tap away
    opponentsTitle: "Spieler 1 messen",
    opponentsHint: (player: Named) =>
      `Auf Knopfdruck spielt ${subject(player)} gegen einen Gegner von bekannter Stärke.`,
    against: (player: Named) => `Gegen ${subject(player)}`,

    // Results
    noResults:
      "Lass Partien spielen, um zu sehen, wie oft Spieler 1 gewinnt und wie sicher das ist. Die Spieler beginnen abwechselnd.",
    verdict,
    /** Who played, and how. */
    about: ({ players, seed: of }: Setting) =>
      [pairName(pairOf(players)), "die Spieler beginnen abwechselnd", "Gleichstand zählt halb", `Startwert ${of}`].join(
        "\u00a0· ",
      ),

    // The picture
    pictureTitle: "Anteile in Prozent; unter den gewonnenen zählt ein Gleichstand halb.",
    pictureLabel: "Anteile der Partien in Prozent; die Tabelle darunter nennt die Zahlen.",

    // The table
    caption: (pair: Pair, count: number) => `${pairName(pair)}, ${games(count)}`,
    heads: ["Für Spieler 1", "Ergebnis"],
    measures: {
      adjusted: "Gewinnanteil ohne Würfelglück",
      share: "Gewinnanteil mit Würfelglück",
      wins: "Gewonnene Partien",
      ties: "Gleichstände",
      losses: "Verlorene Partien",
      difference: "Punktedifferenz im Schnitt",
      placements: "Würfel je Partie",
      starter: "Gewinnanteil dessen, der beginnt",
    },
  };
}
