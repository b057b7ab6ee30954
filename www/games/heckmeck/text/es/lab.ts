// Every sentence of Pickomino's Lab, in Spanish. Strategies and house rules are named as in the game.

import type { TournamentPlayer } from "#modules/heckmeck-lab";
import type { Formats } from "../../../../shell/model/format.ts";
import type { Estimate } from "../../../../shell/pages/lab/run.ts";
import { labWords } from "../../../../shell/text/es/lab.ts";
import { partOfLink } from "../../../../shell/text/es/words.ts";
import { ofByHeart, toldSetting } from "../../lab/model/setting.ts";
import type { Seat, Setting, Verdict } from "../../lab/model/types.ts";
import type * as English from "../en/lab.ts";
import { adviceWords } from "./advice.ts";
import { RULE_HINTS } from "./dialogs.ts";
import { HOW, STRATEGY_NAMES } from "./strategies.ts";
import { words as gameWords } from "./words.ts";

/** What the players of the Lab are called, and how they play: those of the game, and those who go by rules to remember. */
const NAMES: Record<TournamentPlayer, string> = {
  ...STRATEGY_NAMES,
  ...ofByHeart(
    (count, aim) => `De memoria${aim === "win" ? ", para ganar" : ""}: ${count} ${count === 1 ? "regla" : "reglas"}`,
  ),
};

const HOW_ALL: Record<TournamentPlayer, string> = {
  ...HOW,
  ...ofByHeart(
    (count, aim) =>
      `Juega con ${count === 1 ? "una sola regla que se puede recordar, elegida" : `${count} reglas que se pueden recordar, elegidas`} según ${aim === "win" ? "la probabilidad de ganar en partidas de dos jugadores" : "los gusanos de cada turno"}.`,
  ),
};

/** Strategies where there is little room. */
const SHORT: Record<TournamentPlayer, string> = {
  ...STRATEGY_NAMES,
  ...ofByHeart((count, aim) =>
    aim === "win" ? `Lista victoria de ${count}` : `Lista de ${count} ${count === 1 ? "regla" : "reglas"}`,
  ),
  "rule-2": "Regla 2",
  "rule-3": "Regla 3",
  "rule-4": "Regla 4",
};

/** The player that the experiments are about. */
const BEST = SHORT["best-in-worms"];

/** The article's own, which is in English. */
const ARTICLE_TITLE = "How to win at the game Pickomino";

/** Whether a picture has the luck of the dice taken out, or not though that is known; "" where it is not. */
type Luck = "taken-out" | "as-played" | "";

export function words(formats: Formats): English.Words {
  const { rules, houseRules } = adviceWords(gameWords(formats));
  const { games, shareRange, gamesTitle, seed, luckTakenOut } = labWords(formats);

  const { number, percent, withPercent } = formats;

  /** What to call a seat: its strategy, with the seat's number where several play alike. */
  const seatName = ({ strategy, number }: Seat) =>
    number === null ? SHORT[strategy] : `${SHORT[strategy]} (asiento ${number})`;

  /** The same within a sentence. */
  const quoted = (seat: Seat) => `«${seatName(seat)}»`;

  type OnOne = Extract<Verdict, { kind: "won" | "close" }>;

  const rangeOf = (share: Estimate) => withPercent(shareRange(share));

  /** How the first two stand, as the end of a sentence. */
  function standing({ kind, isAdjusted, areMore, first, second, ties, games: played }: OnOne) {
    const [best, next] = [first, second].map(({ seat }) => quoted(seat));
    const leader = `${best} gana el ${percent(first.wins.value)}`;
    const runnerUp = areMore
      ? `le sigue ${next} con el ${percent(second.wins.value)}`
      : `${next} gana el ${percent(second.wins.value)}`;
    if (isAdjusted) {
      return kind === "close"
        ? `tras ${games(played)}, descontada la suerte de los dados: ${leader} y ${runnerUp}.`
        : `con la suerte de los dados descontada, tras ${games(played)}; ${runnerUp}.`;
    }
    return kind === "close"
      ? `tras ${games(played)}: ${leader}, ${runnerUp} y ${tied(ties)}.`
      : `de ${games(played)}; ${runnerUp} y ${tied(ties)}.`;
  }

  const tied = (ties: number) => (ties === 0 ? "no hay empates" : `el ${percent(ties)} son empates`);

  /** The same two as the games were played. */
  function played({ first, second, ties }: OnOne) {
    const [best, next] = [first, second].map(
      ({ seat, asPlayed }) => `${quoted(seat)} gana el ${percent(asPlayed.value)} (${rangeOf(asPlayed)})`,
    );
    return `Tal como se jugó, ${best} y ${next}; ${tied(ties)}.`;
  }

  /** Who won of two or more, or that nobody can tell. */
  function onOne(verdict: OnOne) {
    const { kind, isAdjusted, first, second } = verdict;
    const isClose = kind === "close";
    return {
      answer: isClose
        ? "Demasiado igualado para decidir"
        : `${quoted(first.seat)} gana el ${percent(first.wins.value)}`,
      detail: standing(verdict),
      plain: isAdjusted ? played(verdict) : "",
      trust: isClose
        ? "Sus intervalos se solapan, así que la diferencia puede ser casualidad. Con más partidas se estrechan."
        : `Es muy improbable que sea casualidad: los intervalos, de ${rangeOf(first.wins)} y de ${rangeOf(second.wins)}, no se solapan.`,
    };
  }

  /** How the best did against the rules of thumb. */
  function onSeries({ isAdjusted, isEnded, played, won, closest, wins, losses }: Extract<Verdict, { kind: "series" }>) {
    const ofAll =
      won === played
        ? "gana a las cinco reglas"
        : won === 0
          ? "no gana a ninguna de las cinco reglas"
          : `gana a ${number(won)} de las cinco reglas`;
    const ofSome = won === 1 ? `gana a «${SHORT[closest]}»` : `gana a las ${number(won)} primeras reglas`;
    const luck = isAdjusted ? "descontada la suerte de los dados, " : "";
    return {
      answer: `«${BEST}» ${isEnded ? ofAll : ofSome}`,
      detail:
        played === 1
          ? `con el ${percent(wins)} de victorias y el ${percent(losses)} de derrotas en el primero de cinco torneos${isAdjusted ? ", descontada la suerte de los dados" : ""}.`
          : `y «${SHORT[closest]}» es quien más se acerca: ${luck}«${BEST}» le gana el ${percent(wins)} y pierde el ${percent(losses)}.`,
      plain: "",
      trust:
        won === played
          ? "Es muy improbable que sea casualidad: en cada torneo, los dos intervalos de victorias no se solapan."
          : "Donde se solapan los intervalos de victorias, la diferencia puede ser casualidad.",
    };
  }

  /** What the picture shows; a sentence without its end. */
  function pictured(isSeries: boolean, luck: Luck) {
    const wins = `Partidas que gana «${BEST}», en porcentaje`;
    return {
      "taken-out": isSeries ? `${wins}, descontada la suerte` : "Partidas ganadas, descontada la suerte, en porcentaje",
      "as-played": isSeries ? `${wins}, tal como se jugó` : "Partidas, tal como se jugó, en porcentaje",
      "": isSeries ? wins : "Partidas, en porcentaje",
    }[luck];
  }

  function onArticle(article: Verdict["article"]) {
    if (!article) return "";
    const { fit, all } = article;
    if (fit === all) return `✓ Las ${all} cifras del artículo encajan: sus intervalos se solapan con los de aquí.`;
    return `De las ${all} cifras del artículo ${formats.plural(fit, "encaja", "encajan")} ${fit}; los intervalos de las demás no se solapan con los de aquí.`;
  }

  const verdict = (verdict: Verdict) => ({
    ...(verdict.kind === "series" ? onSeries(verdict) : onOne(verdict)),
    luck: verdict.isAdjusted
      ? `${luckTakenOut}; un empate cuenta como parte de una victoria.${verdict.isByHeart ? " La suerte de los turnos jugados de memoria sigue incluida." : ""}`
      : "",
    article: onArticle(verdict.article),
  });

  /** How it is played, apart from who plays. */
  const conditions = (setting: Setting) => {
    const { starts, equal, changed } = toldSetting(setting);
    return [
      starts === "first" ? "siempre empieza el asiento 1" : "empiezan por turnos",
      equal === "tie" ? "con los mismos gusanos, empate" : "con los mismos gusanos, gana la ficha más alta",
      ...changed.map(({ rule, isOn }) => `${rules[rule].title}: ${isOn ? "sí" : "no"}`),
    ].join("\u00a0· ");
  };

  const opponents = (setting: Setting) => {
    const { isSeries, seats } = toldSetting(setting);
    return isSeries ? `«${BEST}» contra cada regla` : seats.map(seatName).join(", ");
  };

  const starts = { "in-turn": "por turnos", first: "siempre el asiento 1" };
  const equal = { "highest-tile": "gana la ficha más alta", tie: "empate" };

  /** Settings that a link tells, by their keys. */
  const names = {
    players: "Quién juega",
    games: gamesTitle,
    seed,
    starts: "Quién empieza",
    equal: "Con los mismos gusanos",
    ...Object.fromEntries(Object.entries(rules).map(([rule, { title }]) => [rule, title])),
  };

  return {
    /** A part of a link that can't be read. */
    problem: ({ key }) => partOfLink(key, names),

    // Who plays
    whoPlays: names.players,
    nameOf: (strategy: string) => NAMES[strategy as TournamentPlayer],
    how: (strategy) => HOW_ALL[strategy as TournamentPlayer],
    series: `Cinco torneos: «${BEST}» contra cada una de las cinco reglas sencillas.`,

    // How it is played
    more: "Reglas y dados",
    startsTitle: names.starts,
    starts,
    startsHint: "Por turnos es lo justo: cada asiento empieza las mismas veces.",
    equalTitle: names.equal,
    equal,
    equalHint: "Según las reglas del juego, gana el jugador con la ficha más alta.",
    houseRules,
    rules,
    ruleHints: RULE_HINTS,
    conditions,

    // Experiments
    toWinTitle: "¿Buscar la victoria o los gusanos?",
    toWinHint: (count) =>
      `Con un toque: ${games(count)} entre «${SHORT["best-to-win"]}» y «${BEST}», con las reglas del juego.`,
    toWin: `«${SHORT["best-to-win"]}» contra «${BEST}»`,
    experimentsTitle: "Repetir un experimento conocido",
    articleTitle: ARTICLE_TITLE,
    /** The title in it leads to the article. */
    experimentsHint: `En 2015, el artículo ${ARTICLE_TITLE} enfrentó a «${BEST}» con reglas sencillas, en 100 partidas cada vez; un programa posterior jugó ${number(2000)}. Con un toque se juegan ${number(2000)} partidas y se muestran las cifras del artículo junto a los resultados.`,
    experiments: { ...SHORT, "five-rules": "Las cinco reglas", "who-starts": "Quién empieza" },

    // Results
    noResults: "Toca «Jugar» o repite un experimento para ver cuánto gana cada uno y con qué certeza.",
    verdict,
    /** All that in a sentence. */
    summary(of) {
      const { answer, detail } = verdict(of);
      return `${answer}${of.kind === "series" ? "," : ""} ${detail}`;
    },
    seatName,
    short: SHORT,
    /** Who played, and how. */
    about: (setting) => [opponents(setting), conditions(setting), `semilla ${setting.seed}`].join("\u00a0· "),

    // The picture
    pictureTitle: (isSeries, luck) => `${pictured(isSeries, luck)}.`,
    pictureLabel: (isSeries, luck) =>
      `${pictured(isSeries, luck)}; ${isSeries ? "la tabla de abajo tiene" : "las tablas de abajo tienen"} los números.`,
    marks: "el artículo, con su intervalo",
    barName(of) {
      if (of === "ties") return "Empates";
      return "against" in of ? `contra ${SHORT[of.against]}` : seatName(of);
    },

    // The tables
    tournamentCaption: (count) => `Partidas ganadas y gusanos, ${games(count)}`,
    seatOf: (strategy, seat) => `${seat + 1} · ${SHORT[strategy]}`,
    measures: {
      wins: "Partidas ganadas",
      withoutLuck: "Descontada la suerte",
      worms: "Gusanos por partida",
      ties: "Empates",
      starter: "Quien empezó",
      turns: "Turnos por partida",
    },
    /** @param isKnown whether the article has figures on it */
    articleCaption(isSeries, isKnown) {
      if (!isSeries) return "Junto al artículo";
      return `«${BEST}» contra cada regla${isKnown ? ", junto al artículo" : ""}`;
    },
    articleHeads(isSeries, seats) {
      if (isSeries) return ["Contra", "Gana Experto", "Gana la regla", "Empates"];
      const winners = seats.map(({ strategy, number }) =>
        number === null ? `Gana ${SHORT[strategy]}` : `Gana el asiento ${number}`,
      );
      return ["Jugado", ...winners, "Empates"];
    },
    here: "Aquí",
    notPlayed: "sin jugar aún",
    article: (isLater) => (isLater ? "Programa posterior" : "Artículo"),
    gamesPlayed: games,
    fits: (isFit) => (isFit ? "✓ encaja" : "✗ difiere"),
  };
}
