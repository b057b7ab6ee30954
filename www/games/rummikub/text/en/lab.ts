// Every sentence of Tile rummy's Lab, in English. Players and rules are named as in the game.

import type { Problem } from "../../../../shell/game/contract.ts";
import type { Formats } from "../../../../shell/model/format.ts";
import { capital } from "../../../../shell/text/capital.ts";
import { labWords } from "../../../../shell/text/en/lab.ts";
import { partOfLink } from "../../../../shell/text/en/words.ts";
import type {
  About,
  Condition,
  Question,
  QuestionName,
  Seated,
  Size,
  Strategy,
  Table,
  Verdict,
} from "../../lab/model/types.ts";
import { rules } from "./dialogs.ts";
import { PLAYERS } from "./players.ts";

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

/** How many play. */
const SIZES: Record<Size, string> = { 2: "two", 3: "three", 4: "four" };

export function words(formats: Formats) {
  const { number, percent, withPercent } = formats;
  const { games, shareRange, gamesTitle, seed } = labWords(formats);

  const nameOf = (strategy: Strategy) => PLAYERS[strategy].name;

  /** "50.1% ± 0.6". */
  const within = ({ value, half }: Table["wins"]) => `${percent(value)}\u00a0±\u00a0${number(half, 1)}`;

  /** What to call a seat: how it plays, with its number where several play alike. */
  const seatName = ({ strategy, seat, isAlone }: Seated) =>
    isAlone ? nameOf(strategy) : `${nameOf(strategy)} (seat ${number(seat + 1)})`;

  const few = (enough: number) =>
    `Ranges mean little with fewer than ${number(enough)} deals, each played from every seat.`;

  /** Who won of two or more, or that nobody can tell. */
  function onOne({ kind, players, first, second, games: played, enough }: Of<"won" | "close" | "few">) {
    const [best, next] = [first, second].map(({ who }) => seatName(who));
    const wins = percent(first.wins.value);
    const others = `${next} ${players.length > 2 ? "is next with" : "wins"} ${percent(second.wins.value)}`;
    if (kind !== "won") {
      return {
        answer: kind === "few" ? "Too few games to tell" : "Too close to call",
        detail: `after ${games(played)}: ${best} wins ${wins}, ${others}.`,
        trust:
          kind === "few"
            ? few(enough)
            : "Their ranges overlap, so the difference may be down to chance. More games narrow the ranges.",
      };
    }
    return {
      answer: `${best} wins ${wins}`,
      detail: `of ${games(played)}; ${others}.`,
      trust: `This is very unlikely to be chance: the ranges, ${withPercent(shareRange(first.wins))} and ${withPercent(shareRange(second.wins))}, do not overlap.`,
    };
  }

  /** "50.1% ± 0.6 with two players". */
  const atTable = ({ size, wins }: Table) => `${within(wins)} with ${SIZES[size]} players`;
  /** The same, with what an equal share would be. */
  const besideEqual = (table: Table) => `${atTable(table)} (an equal share: ${percent(table.equal)})`;

  function onQuestion({ question, finding, tables, isWhole, games: played, enough }: Of<"question">) {
    const own = QUESTIONS[question.name];
    const answers = { ...own, mixed: "It depends on the number of players", few: "Too few games to tell" };
    const trusts = {
      more: `This is very unlikely to be chance: ${tables.length > 1 ? "each" : "the"} range lies above the equal share.`,
      less: `This is very unlikely to be chance: ${tables.length > 1 ? "each" : "the"} range lies below the equal share.`,
      same: `${tables.length > 1 ? "Each" : "The"} range includes the equal share; if there is a difference, it is smaller than that. More games narrow the ranges.`,
      mixed: "At some tables the range includes the equal share, at others it doesn't.",
      few: few(enough),
    };
    return {
      answer: answers[finding],
      detail: `${isWhole ? "" : "so far, "}after ${games(played)}: ${own.who} wins ${formats.list(tables.map(besideEqual))}.`,
      trust: trusts[finding],
    };
  }

  const verdict = (verdict: Verdict) => (verdict.kind === "question" ? onQuestion(verdict) : onOne(verdict));

  /** By which rules it is played, and with which deals. */
  const conditions = (all: Condition[]) => all.map(condition).join("\u00a0· ");

  function condition(told: Condition) {
    switch (told.kind) {
      case "opening":
        return `opening with ${number(told.points)}`;
      case "play-on":
        return "using the table in the opening turn";
      case "jokers":
        return `jokers: ${rules.jokers[told.rule]}`;
      case "one-joker":
        return "one joker a set";
      case "joker-points":
        return `a joker left counts ${number(told.points)}`;
      case "seed":
        return `seed ${told.seed}`;
    }
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
    oneJoker: rules.oneJokerLabel,
    jokerPoints: rules.jokerPointsLabel,
  };

  return {
    /** A part of a link that can't be read. */
    problem: ({ key }: Problem) => partOfLink(key, names),

    // Who plays
    whoPlays: names.players,
    nameOf,
    how: (strategy: Strategy) => PLAYERS[strategy].how,
    series,

    // How it is played
    more: "Rules and deals",
    conditions,
    ...rules,
    ruleTitles: names,
    dealsHint: "Each deal is played once from every seat, so nobody gets better tiles.",

    // Questions
    questionsTitle: "Ask a question",
    questionsHint: (each: number) => `One tap plays ${games(each)} at each table.`,
    question: (of: QuestionName) => QUESTIONS[of],
    /** What stands beside a question once games have been played. */
    found: (of: Of<"question">) =>
      `Found here: ${verdict(of).answer}. Games won: ${formats.list(of.tables.map(atTable))}${of.isWhole ? "" : " so far"}.`,

    // Results
    noResults: "Press Play, or ask a question, to see who wins how often, and how certain that is.",
    verdict,
    seatName,
    /** Who played, and how. */
    about: ({ who, conditions: all }: About) => {
      const players =
        who.kind === "question"
          ? `${nameOf(who.way)} against ${nameOf(who.others)}`
          : who.seats.map(seatName).join(", ");
      return `${players}\u00a0· ${conditions(all)}`;
    },

    // The picture
    pictureTitle: (question: QuestionName | null) =>
      question ? `Games that ${QUESTIONS[question].who} wins, in percent.` : "Games won, in percent.",
    pictureLabel: (question: QuestionName | null) =>
      question
        ? `Share of games that ${QUESTIONS[question].who} wins; the table below has the numbers.`
        : "Share of games won; the table below has the numbers.",
    marks: "an equal share",
    /** The tables of a question, by how many play. */
    atSize: (size: Size) => `with ${SIZES[size]} players`,

    // The tables
    caption: (count: number) => `Games won and points left, ${games(count)}`,
    measures,
    questionCaption: ({ way, others }: Question) => `${nameOf(way)} against ${nameOf(others)}`,
    questionHeads: ["Players", measures.wins, measures.points, "Left by the others"],
    size: (size: Size) => capital(SIZES[size]),
    seatOf: (strategy: Strategy, seat: number) => `${number(seat + 1)} · ${nameOf(strategy)}`,
    gamesPlayed: games,
    notPlayed: "not played yet",
  };
}
