// Every sentence of Tile rummy's Lab, in French. Players and rules are named as in the game.

import type { Formats } from "../../../../shell/model/format.ts";
import { capital } from "../../../../shell/text/capital.ts";
import { labWords } from "../../../../shell/text/fr/lab.ts";
import { partOfLink } from "../../../../shell/text/fr/words.ts";
import type {
  Condition,
  Question,
  QuestionName,
  Seated,
  Size,
  Strategy,
  Table,
  Verdict,
} from "../../lab/model/types.ts";
import type * as English from "../en/lab.ts";
import { rules } from "./dialogs.ts";
import { PLAYERS } from "./players.ts";

type Of<Kind extends Verdict["kind"]> = Extract<Verdict, { kind: Kind }>;
export type Words = English.Words;

/** What is asked, what its tables may tell, and who is measured. */
const QUESTIONS: Record<
  QuestionName,
  { name: string; question: string; who: string; more: string; less: string; same: string }
> = {
  hold: {
    name: "Retenir ses combinaisons ou non",
    question:
      "Une vieille question entre joueurs\u00a0: vaut-il mieux retenir un tour ses combinaisons complètes, tant que l’on peut jouer autre chose et que personne n’est près de gagner\u202f? Il faut des milliers de parties pour le dire.",
    who: "le joueur qui retient ses combinaisons",
    more: "Retenir ses combinaisons rapporte",
    less: "Retenir ses combinaisons coûte",
    same: "Aucune différence trouvée",
  },
  jokers: {
    name: "Garder ses jokers ou non",
    question:
      "Un joker passe toujours, maintenant ou plus tard. Vaut-il mieux le garder pour le coup qui vide le chevalet\u202f?",
    who: "le joueur qui garde ses jokers",
    more: "Garder ses jokers rapporte",
    less: "Garder ses jokers coûte",
    same: "Aucune différence trouvée",
  },
  rearrange: {
    name: "Réarranger ou non",
    question:
      "Tes propres combinaisons, les bouts de suites, les quatrièmes couleurs\u00a0: jusqu’où va-t-on sans démonter la table, contre un joueur qui trouve tous les coups\u202f?",
    who: "le joueur qui ne réarrange rien",
    more: "Réarranger coûte",
    less: "Réarranger rapporte",
    same: "Aucune différence trouvée",
  },
  best: {
    name: "Le plus fort",
    question:
      "Y a-t-il mieux à trouver que de garder ses jokers\u202f? Le joueur le plus fort pioche aussi quand cela peut gagner.",
    who: "le joueur le plus fort",
    more: "Il y a mieux à trouver",
    less: "Il n’y a pas mieux à trouver",
    same: "Aucune différence trouvée",
  },
};

/** How many play. */
const SIZES: Record<Size, string> = { 2: "deux", 3: "trois", 4: "quatre" };

export function words(formats: Formats): English.Words {
  const { number, percent, withPercent } = formats;
  const { games, shareRange, gamesTitle, seed } = labWords(formats);

  const nameOf = (strategy: Strategy) => PLAYERS[strategy].name;

  /** « 50,1 % ± 0,6 ». */
  const within = ({ value, half }: Table["wins"]) => `${percent(value)}\u00a0±\u00a0${number(half, 1)}`;

  /** What to call a seat: how it plays, with its number where several play alike. */
  const seatName = ({ strategy, seat, isAlone }: Seated) =>
    isAlone ? nameOf(strategy) : `${nameOf(strategy)} (place ${number(seat + 1)})`;

  const few = (enough: number) =>
    `Les intervalles ne veulent pas dire grand-chose à moins de ${number(enough)} donnes, chacune jouée de chaque place.`;

  /** Who won of two or more, or that nobody can tell. */
  function onOne({ kind, players, first, second, games: played, enough }: Of<"won" | "close" | "few">) {
    const [best, next] = [first, second].map(({ who }) => seatName(who));
    const wins = percent(first.wins.value);
    const others = `${next} ${players.length > 2 ? "suit avec" : "gagne"} ${percent(second.wins.value)}`;
    if (kind !== "won") {
      return {
        answer: kind === "few" ? "Trop peu de parties pour le dire" : "Trop serré pour trancher",
        detail: `après ${games(played)}\u00a0: ${best} gagne ${wins}, ${others}.`,
        trust:
          kind === "few"
            ? few(enough)
            : "Leurs intervalles se recoupent, l’écart peut donc être un hasard. Davantage de parties les resserrent.",
      };
    }
    return {
      answer: `${best} gagne ${wins}`,
      detail: `${formats.plural(played, "de", "des")} ${games(played)}\u202f; ${others}.`,
      trust: `C’est très peu probablement un hasard\u00a0: les intervalles, ${withPercent(shareRange(first.wins))} et ${withPercent(shareRange(second.wins))}, ne se recoupent pas.`,
    };
  }

  /** « 50,1 % ± 0,6 à deux joueurs ». */
  const atTable = ({ size, wins }: Table) => `${within(wins)} à ${SIZES[size]} joueurs`;
  /** The same, with what an equal share would be. */
  const besideEqual = (table: Table) => `${atTable(table)} (part égale\u00a0: ${percent(table.equal)})`;

  function onQuestion({ question, finding, tables, isWhole, games: played, enough }: Of<"question">) {
    const own = QUESTIONS[question.name];
    const answers = { ...own, mixed: "Cela dépend du nombre de joueurs", few: "Trop peu de parties pour le dire" };
    const range = tables.length > 1 ? "chaque intervalle" : "l’intervalle";
    const trusts = {
      more: `C’est très peu probablement un hasard\u00a0: ${range} est au-dessus de la part égale.`,
      less: `C’est très peu probablement un hasard\u00a0: ${range} est au-dessous de la part égale.`,
      same: `${capital(range)} contient la part égale\u202f; s’il y a une différence, elle est plus petite que cela. Davantage de parties resserrent les intervalles.`,
      mixed: "À certaines tables, l’intervalle contient la part égale, à d’autres non.",
      few: few(enough),
    };
    return {
      answer: answers[finding],
      detail: `${isWhole ? "" : "jusqu’ici, "}après ${games(played)}\u00a0: ${own.who} gagne ${formats.list(tables.map(besideEqual))}.`,
      trust: trusts[finding],
    };
  }

  const verdict = (verdict: Verdict) => (verdict.kind === "question" ? onQuestion(verdict) : onOne(verdict));

  /** By which rules it is played, and with which deals. */
  const conditions = (all: Condition[]) => all.map(condition).join("\u00a0· ");

  function condition(told: Condition) {
    switch (told.kind) {
      case "opening":
        return `ouverture à ${number(told.points)}`;
      case "play-on":
        return "table utilisable au tour de l’ouverture";
      case "jokers":
        return `jokers\u00a0: ${rules.jokers[told.rule]}`;
      case "one-joker":
        return "un seul joker par combinaison";
      case "joker-points":
        return `un joker restant compte ${number(told.points)}`;
      case "seed":
        return `graine ${told.seed}`;
    }
  }

  const series = ({ name, way, others, sizes }: Question) => {
    const at = formats.list(sizes.map((size) => SIZES[size]));
    return `${QUESTIONS[name].name}\u00a0: ${nameOf(way)} contre ${nameOf(others)}, ${sizes.length > 1 ? "tables" : "une table"} de ${at}.`;
  };

  const measures = {
    wins: "Parties gagnées",
    points: "Points restants",
    starter: "Qui commence",
    turns: "Tours par partie",
    ties: "Victoires partagées",
  };

  /** Settings that a link tells, by their keys. */
  const names = {
    players: "Qui joue",
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
    problem: ({ key }) => partOfLink(key, names),

    // Who plays
    whoPlays: names.players,
    nameOf,
    how: (strategy) => PLAYERS[strategy].how,
    series,

    // How it is played
    more: "Règles et donnes",
    conditions,
    ...rules,
    ruleTitles: names,
    dealsHint: "Chaque donne est jouée une fois de chaque place\u00a0: personne n’a de meilleures tuiles.",

    // Questions
    questionsTitle: "Poser une question",
    questionsHint: (each) => `Un appui joue ${games(each)} à chaque table.`,
    question: (of) => QUESTIONS[of],
    /** What stands beside a question once games have been played. */
    found: (of) =>
      `Trouvé ici\u00a0: ${verdict(of).answer}. Parties gagnées\u00a0: ${formats.list(of.tables.map(atTable))}${of.isWhole ? "" : " jusqu’ici"}.`,

    // Results
    noResults:
      "Touche «\u00a0Jouer\u00a0», ou pose une question, pour voir qui gagne combien de fois, et avec quelle certitude.",
    verdict,
    seatName,
    /** Who played, and how. */
    about: ({ who, conditions: all }) => {
      const players =
        who.kind === "question"
          ? `${nameOf(who.way)} contre ${nameOf(who.others)}`
          : who.seats.map(seatName).join(", ");
      return `${players}\u00a0· ${conditions(all)}`;
    },

    // The picture
    pictureTitle: (question) =>
      question ? `Parties que gagne ${QUESTIONS[question].who}, en pourcentage.` : "Parties gagnées, en pourcentage.",
    pictureLabel: (question) =>
      question
        ? `Part des parties que gagne ${QUESTIONS[question].who}\u202f; le tableau ci-dessous donne les chiffres.`
        : "Part des parties gagnées\u202f; le tableau ci-dessous donne les chiffres.",
    marks: "une part égale",
    /** The tables of a question, by how many play. */
    atSize: (size) => `à ${SIZES[size]} joueurs`,

    // The tables
    caption: (count) => `Parties gagnées et points restants, ${games(count)}`,
    measures,
    questionCaption: ({ way, others }) => `${nameOf(way)} contre ${nameOf(others)}`,
    questionHeads: ["Joueurs", measures.wins, measures.points, "Ceux des autres"],
    size: (size) => capital(SIZES[size]),
    seatOf: (strategy, seat) => `${number(seat + 1)} · ${nameOf(strategy)}`,
    gamesPlayed: games,
    notPlayed: "pas encore joué",
  };
}
