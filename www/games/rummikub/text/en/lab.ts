// Every sentence of Tile rummy's Lab, in English. Players and rules are named as in the game.

import type { Formats } from "../../../../shell/format.ts";
import type { Problem } from "../../../../shell/game.ts";
import { ENOUGH } from "../../../../shell/lab/ranges.ts";
import type { Estimate } from "../../../../shell/lab/run.ts";
import { labWords } from "../../../../shell/text/en/lab.ts";
import { partOfLink } from "../../../../shell/text/en/words.ts";
import { ASKED, initial, questionOf, STRATEGIES } from "../../lab/model/setting.ts";
import type { Bar, Question, QuestionName, Setting, Strategy, Table, Verdict } from "../../lab/model/types.ts";
import { dialogWords } from "./dialogs.ts";
import { PLAYERS } from "./players.ts";
import { words as gameWords } from "./words.ts";

type Of<Kind extends Verdict["kind"]> = Extract<Verdict, { kind: Kind }>;
export type Words = ReturnType<typeof words>;

/** What is asked, what its tables may tell, and who is measured. */
const QUESTIONS: Record<
  QuestionName,
  { name: string; question: string; who: string; more: string; less: string; same: string }
> = {
  hold: {
    name: "Hold sets back or not",
    question:
      "An old question among players: does it pay to hold complete sets back for a turn, as long as you can play something else and nobody is close to winning? It takes thousands of games to tell.",
    who: "the player who holds sets back",
    more: "Holding sets back pays",
    less: "Holding sets back costs",
    same: "No difference found",
  },
  jokers: {
    name: "Keep jokers or not",
    question: "A joker always fits, now or later. Does it pay to keep it for the move that empties the rack?",
    who: "the player who keeps jokers",
    more: "Keeping jokers pays",
    less: "Keeping jokers costs",
    same: "No difference found",
  },
  rearrange: {
    name: "Rearrange or not",
    question:
      "Your own sets, ends of runs, fourth colours: how far do you get without taking the table apart, against a player who finds every move?",
    who: "the player who rearranges nothing",
    more: "Rearranging costs",
    less: "Rearranging pays",
    same: "No difference found",
  },
  best: {
    name: "The strongest",
    question: "Is there more to find than keeping jokers? The strongest player also draws where the draw may win.",
    who: "the strongest player",
    more: "There is more to find",
    less: "There is nothing more to find",
    same: "No difference found",
  },
};

const SIZES = ["", "", "two", "three", "four"];

export function words(formats: Formats) {
  const { number } = formats;
  const rules = dialogWords(gameWords(formats));
  const { games, shareRange, gamesTitle, seed } = labWords(formats);

  const nameOf = (strategy: Strategy) => PLAYERS[strategy].name;

  const { percent } = formats;

  /** "50.1% ± 0.6". */
  const within = ({ value, low, high }: Estimate) =>
    `${percent(value)}\u00a0±\u00a0${number(((high - low) / 2) * 100, 1)}`;

  /** What to call a seat: its strategy, with the seat's number where several play alike. */
  const seatName = (players: Strategy[], seat: number) => {
    const isAlone = players.filter((other) => other === players[seat]).length === 1;
    return isAlone ? nameOf(players[seat]) : `${nameOf(players[seat])} (seat ${seat + 1})`;
  };

  const few = `Ranges mean little with fewer than ${number(ENOUGH)} deals, each played from every seat.`;

  /** Who won of two or more, or that nobody can tell. */
  function onOne({ kind, players, first, second, games: played }: Of<"won" | "close" | "few">) {
    const [best, next] = [first, second].map(({ seat }) => seatName(players, seat));
    const wins = percent(first.wins.value);
    const others = `${next} ${players.length > 2 ? "is next with" : "wins"} ${percent(second.wins.value)}`;
    if (kind !== "won") {
      return {
        answer: kind === "few" ? "Too few games to tell" : "Too close to call",
        detail: `after ${games(played)}: ${best} wins ${wins}, ${others}.`,
        trust:
          kind === "few"
            ? few
            : "Their ranges overlap, so the difference may be down to chance. More games narrow the ranges.",
      };
    }
    return {
      answer: `${best} wins ${wins}`,
      detail: `of ${games(played)}; ${others}.`,
      trust: `This is very unlikely to be chance: the ranges, ${shareRange(first.wins)}% and ${shareRange(second.wins)}%, do not overlap.`,
    };
  }

  /** "50.1% ± 0.6 with two players". */
  const atTable = ({ size, result }: Table) => `${within(result.players[0].wins)} with ${SIZES[size]} players`;
  /** The same, with what an equal share would be. */
  const besideEqual = (table: Table) => `${atTable(table)} (an equal share: ${percent(table.equal)})`;

  function onQuestion({ question, finding, tables, isWhole, games: played }: Of<"question">) {
    const own = QUESTIONS[question.name];
    const answers = { ...own, mixed: "It depends on the number of players", few: "Too few games to tell" };
    const trusts = {
      more: `This is very unlikely to be chance: ${tables.length > 1 ? "each" : "the"} range lies above the equal share.`,
      less: `This is very unlikely to be chance: ${tables.length > 1 ? "each" : "the"} range lies below the equal share.`,
      same: `${tables.length > 1 ? "Each" : "The"} range includes the equal share; if there is a difference, it is smaller than that. More games narrow the ranges.`,
      mixed: "At some tables the range includes the equal share, at others it doesn't.",
      few,
    };
    return {
      answer: answers[finding],
      detail: `${isWhole ? "" : "so far, "}after ${games(played)}: ${own.who} wins ${formats.list(tables.map(besideEqual))}.`,
      trust: trusts[finding],
    };
  }

  const verdict = (verdict: Verdict) => (verdict.kind === "question" ? onQuestion(verdict) : onOne(verdict));

  /** By which rules it is played, and with which deals. */
  function conditions({ opening, playOn, jokers, jokerPoints, seed: of }: Setting) {
    const usual = initial();
    return [
      `opening with ${number(opening)}`,
      ...(playOn ? ["using the table in the opening turn"] : []),
      ...(jokers === usual.jokers ? [] : [`jokers: ${rules.jokers[jokers]}`]),
      ...(jokerPoints === usual.jokerPoints ? [] : [`a joker left counts ${number(jokerPoints)}`]),
      `seed ${of}`,
    ].join("\u00a0· ");
  }

  const series = ({ name, way, others, sizes }: Question) => {
    const at = formats.list(sizes.map((size) => SIZES[size]));
    return `${QUESTIONS[name].name}: ${nameOf(way)} against ${nameOf(others)}, ${sizes.length > 1 ? "tables of" : "a table of"} ${at}.`;
  };

  const measures = {
    wins: "Games won",
    points: "Points left",
    starter: "Whoever started",
    turns: "Turns a game",
    ties: "Shared wins",
  };

  /** Settings that a link tells, by their keys. */
  const names = {
    players: "Who plays",
    question: "Question",
    games: gamesTitle,
    seed,
    opening: rules.openingLabel,
    playOn: rules.playOnLabel,
    jokers: rules.jokersLabel,
    jokerPoints: rules.jokerPointsLabel,
  };

  return {
    /** A part of a link that can't be read. */
    problem: ({ key }: Problem) => partOfLink(key, names),

    // Who plays
    whoPlays: names.players,
    strategies: STRATEGIES.map((value) => ({ value: value as string, text: nameOf(value) })),
    how: (strategy: string) => PLAYERS[strategy].how,
    series,

    // How it is played
    more: "Rules and deals",
    conditions,
    ruleTitles: names,
    openings: rules.openings,
    openingHint: rules.openingHint,
    playOnPicks: rules.playOnPicks,
    playOnHint: rules.playOnHint,
    jokers: rules.jokers,
    jokersHints: rules.jokersHints,
    jokerPoints: rules.jokerPoints,
    jokerPointsHint: rules.jokerPointsHint,
    dealsHint: "Each deal is played once from every seat, so nobody gets better tiles.",

    // Questions
    questionsTitle: "Ask a question",
    questionsHint: `One tap plays ${games(ASKED)} at each table.`,
    question: (of: QuestionName) => QUESTIONS[of],
    /** What stands beside a question once games have been played. */
    found: (of: Of<"question">) =>
      `Found here: ${verdict(of).answer}. Games won: ${formats.list(of.tables.map(atTable))}${of.isWhole ? "" : " so far"}.`,

    // Results
    noResults: "Press Play, or ask a question, to see who wins how often, and how certain that is.",
    verdict,
    seatName,
    /** Who played, and how. */
    about: (setting: Setting) => {
      const question = questionOf(setting);
      const who = question
        ? `${nameOf(question.way)} against ${nameOf(question.others)}`
        : setting.players.map((_, seat) => seatName(setting.players, seat)).join(", ");
      return `${who}\u00a0· ${conditions(setting)}`;
    },

    // The picture
    pictureTitle: (question: Question | undefined) =>
      question ? `Games that ${QUESTIONS[question.name].who} wins, in percent.` : "Games won, in percent.",
    pictureLabel: (question: Question | undefined) =>
      question
        ? `Share of games that ${QUESTIONS[question.name].who} wins; the table below has the numbers.`
        : "Share of games won; the table below has the numbers.",
    marks: "an equal share",
    barName: (of: Bar["of"], players: Strategy[]) =>
      "seat" in of ? seatName(players, of.seat) : `with ${SIZES[of.size]} players`,

    // The tables
    caption: (count: number) => `Games won and points left, ${games(count)}`,
    measures,
    questionCaption: ({ way, others }: Question) => `${nameOf(way)} against ${nameOf(others)}`,
    questionHeads: ["Players", measures.wins, measures.points, "Left by the others"],
    size: (size: number) => `${SIZES[size][0].toUpperCase()}${SIZES[size].slice(1)}`,
    seatOf: (strategy: Strategy, seat: number) => `${seat + 1} · ${nameOf(strategy)}`,
    gamesPlayed: games,
    notPlayed: "not played yet",
  };
}
