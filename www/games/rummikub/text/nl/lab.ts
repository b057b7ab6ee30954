// Every sentence of Tile rummy's Lab, in Dutch. Players and rules are named as in the game.

import type { Formats } from "../../../../shell/model/format.ts";
import { capital } from "../../../../shell/text/capital.ts";
import { labWords } from "../../../../shell/text/nl/lab.ts";
import { partOfLink } from "../../../../shell/text/nl/words.ts";
import type { Condition, QuestionName, Seated, Size, Strategy, Table, Verdict } from "../../lab/model/types.ts";
import type * as English from "../en/lab.ts";
import { rules } from "./dialogs.ts";
import { PLAYERS } from "./players.ts";

type Of<Kind extends Verdict["kind"]> = Extract<Verdict, { kind: Kind }>;

/** What is asked, what its tables may tell, and who is measured. */
const QUESTIONS: Record<
  QuestionName,
  { name: string; question: string; who: string; more: string; less: string; same: string }
> = {
  hold: {
    name: "Sets achterhouden of niet",
    question:
      "Een oude vraag onder spelers: loont het om complete sets een beurt achter te houden, zolang je iets anders kunt leggen en niemand bijna wint? Om dat te weten zijn er duizenden partijen nodig.",
    who: "de speler die sets achterhoudt",
    more: "Sets achterhouden loont",
    less: "Sets achterhouden kost overwinningen",
    same: "Geen verschil gevonden",
  },
  jokers: {
    name: "Jokers houden of niet",
    question: "Een joker past altijd, nu of later. Loont het om die te bewaren voor de zet die het plankje leegmaakt?",
    who: "de speler die jokers bewaart",
    more: "Jokers houden loont",
    less: "Jokers houden kost overwinningen",
    same: "Geen verschil gevonden",
  },
  rearrange: {
    name: "Herschikken of niet",
    question:
      "Eigen sets, uiteinden van rijen, vierde kleuren: hoe ver kom je zonder de tafel uit elkaar te halen, tegen een speler die elke zet vindt?",
    who: "de speler die niets herschikt",
    more: "Herschikken kost overwinningen",
    less: "Herschikken loont",
    same: "Geen verschil gevonden",
  },
  best: {
    name: "De sterkste",
    question:
      "Valt er meer te halen dan met jokers bewaren? De sterkste speler pakt ook een steen als dat kans op winst geeft.",
    who: "de sterkste speler",
    more: "Er valt meer te halen",
    less: "Er valt niet meer te halen",
    same: "Geen verschil gevonden",
  },
};

/** How many play. */
const SIZES: Record<Size, string> = { 2: "twee", 3: "drie", 4: "vier" };

export function words(formats: Formats): English.Words {
  const { number, percent, withPercent } = formats;
  const { games, shareRange, gamesTitle, seed } = labWords(formats);

  const nameOf = (strategy: Strategy) => PLAYERS[strategy].name;

  /** "50,1% ± 0,6". */
  const within = ({ value, half }: Table["wins"]) => `${percent(value)}\u00a0±\u00a0${number(half, 1)}`;

  /** What to call a seat: how it plays, with its number where several play alike. */
  const seatName = ({ strategy, seat, isAlone }: Seated) =>
    isAlone ? nameOf(strategy) : `${nameOf(strategy)} (plaats ${number(seat + 1)})`;

  const few = (enough: number) =>
    `Met minder dan ${number(enough)} keer delen, elk vanaf elke plaats gespeeld, zeggen intervallen weinig.`;

  /** Who won of two or more, or that nobody can tell. */
  function onOne({ kind, players, first, second, games: played, enough }: Of<"won" | "close" | "few">) {
    const [best, next] = [first, second].map(({ who }) => seatName(who));
    const wins = percent(first.wins.value);
    const others = `“${next}” ${players.length > 2 ? "volgt met" : "wint"} ${percent(second.wins.value)}`;
    if (kind !== "won") {
      return {
        answer: kind === "few" ? "Te weinig partijen voor een oordeel" : "Te dicht bij elkaar voor een oordeel",
        detail: `na ${games(played)}: “${best}” wint ${wins}, ${others}.`,
        trust:
          kind === "few"
            ? few(enough)
            : "De intervallen overlappen elkaar, dus het verschil kan toeval zijn. Meer partijen maken de intervallen smaller.",
      };
    }
    return {
      answer: `“${best}” wint ${wins}`,
      detail: `van ${games(played)}; ${others}.`,
      trust: `Dat is vrijwel zeker geen toeval: de intervallen, ${withPercent(shareRange(first.wins))} en ${withPercent(shareRange(second.wins))}, overlappen elkaar niet.`,
    };
  }

  /** "50,1% ± 0,6 met twee spelers". */
  const atTable = ({ size, wins }: Table) => `${within(wins)} met ${SIZES[size]} spelers`;
  /** The same, with what an equal share would be. */
  const besideEqual = (table: Table) => `${atTable(table)} (een gelijk deel: ${percent(table.equal)})`;

  function onQuestion({ question, finding, tables, isWhole, games: played, enough }: Of<"question">) {
    const own = QUESTIONS[question.name];
    const answers = {
      ...own,
      mixed: "Dat hangt af van het aantal spelers",
      few: "Te weinig partijen voor een oordeel",
    };
    const range = tables.length > 1 ? "elk interval" : "het interval";
    const trusts = {
      more: `Dat is vrijwel zeker geen toeval: ${range} ligt boven het gelijke deel.`,
      less: `Dat is vrijwel zeker geen toeval: ${range} ligt onder het gelijke deel.`,
      same: `Het gelijke deel ligt in ${range}; als er een verschil is, is het kleiner dan dat. Meer partijen maken de intervallen smaller.`,
      mixed: "Aan sommige tafels ligt het gelijke deel in het interval, aan andere niet.",
      few: few(enough),
    };
    return {
      answer: answers[finding],
      detail: `${isWhole ? "" : "tot nu toe, "}na ${games(played)}: ${own.who} wint ${formats.list(tables.map(besideEqual))}.`,
      trust: trusts[finding],
    };
  }

  const verdict = (verdict: Verdict) => (verdict.kind === "question" ? onQuestion(verdict) : onOne(verdict));

  /** By which rules it is played, and with which deals. */
  const conditions = (all: Condition[]) => all.map(condition).join("\u00a0· ");

  function condition(told: Condition) {
    switch (told.kind) {
      case "opening":
        return `uitkomen met ${number(told.points)}`;
      case "play-on":
        return "tafel te gebruiken in de beurt dat je uitkomt";
      case "jokers":
        return `jokers: ${rules.jokers[told.rule]}`;
      case "one-joker":
        return "één joker per set";
      case "joker-points":
        return `overgebleven joker telt ${number(told.points)}`;
      case "seed":
        return `startgetal ${told.seed}`;
    }
  }

  const measures = {
    wins: "Gewonnen",
    points: "Punten over",
    starter: "Wie begon",
    turns: "Beurten per partij",
    ties: "Gedeelde winst",
  };

  /** Settings that a link tells, by their keys. */
  const names = {
    players: "Wie speelt",
    question: "Vraag",
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
    problem: ({ key }) => partOfLink(key, names),

    // Who plays
    whoPlays: names.players,
    nameOf,
    how: (strategy) => PLAYERS[strategy].how,
    series: ({ name, way, others, sizes }) => {
      const at = formats.list(sizes.map((size) => SIZES[size]));
      return `${QUESTIONS[name].name}: “${nameOf(way)}” tegen “${nameOf(others)}”, ${sizes.length > 1 ? "tafels" : "een tafel"} van ${at}.`;
    },

    // How it is played
    more: "Regels en verdeling",
    conditions,
    ...rules,
    ruleTitles: names,
    dealsHint: "Met dezelfde stenen wordt vanaf elke plaats één keer gespeeld, zodat niemand betere stenen krijgt.",

    // Questions
    questionsTitle: "Een vraag stellen",
    questionsHint: (each) =>
      `Met één tik ${each === 1 ? "wordt" : "worden"} er aan elke tafel ${games(each)} gespeeld.`,
    question: (of) => QUESTIONS[of],
    /** What stands beside a question once games have been played. */
    found: (of) =>
      `Hier gevonden: ${verdict(of).answer}. Gewonnen: ${formats.list(of.tables.map(atTable))}${of.isWhole ? "" : " tot nu toe"}.`,

    // Results
    noResults: "Tik op “Speel”, of stel een vraag, om te zien wie hoe vaak wint en hoe zeker dat is.",
    verdict,
    seatName,
    /** Who played, and how. */
    about: ({ who, conditions: all }) => {
      const players =
        who.kind === "question"
          ? `“${nameOf(who.way)}” tegen “${nameOf(who.others)}”`
          : who.seats.map(seatName).join(", ");
      return `${players}\u00a0· ${conditions(all)}`;
    },

    // The picture
    pictureTitle: (question) =>
      question ? `Partijen die ${QUESTIONS[question].who} wint, in procenten.` : "Gewonnen partijen, in procenten.",
    pictureLabel: (question) =>
      `${question ? `Aandeel van de partijen dat ${QUESTIONS[question].who} wint` : "Aandeel gewonnen partijen"}; de getallen staan in de tabel hieronder.`,
    marks: "een gelijk deel",
    /** The tables of a question, by how many play. */
    atSize: (size) => `met ${SIZES[size]} spelers`,

    // The tables
    caption: (count) => `Gewonnen partijen en punten over, ${games(count)}`,
    measures,
    questionCaption: ({ way, others }) => `“${nameOf(way)}” tegen “${nameOf(others)}”`,
    questionHeads: ["Spelers", measures.wins, measures.points, "Bij de anderen"],
    size: (size) => capital(SIZES[size]),
    seatOf: (strategy, seat) => `${number(seat + 1)} · ${nameOf(strategy)}`,
    gamesPlayed: games,
    notPlayed: "nog niet gespeeld",
  };
}
