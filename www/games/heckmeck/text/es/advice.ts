// The sentences of the table and of advice for it, in Spanish: loaded when advice is wanted.

import type { Strategy } from "#modules/heckmeck";
import { at } from "../../../../shell/model/at.ts";
import { capital } from "../../../../shell/text/capital.ts";
import type { GameEnd } from "../../model/game-end.ts";
import { COMPUTER } from "../../model/names.ts";
import type { Place } from "../../model/table.ts";
import { worms } from "../../model/tiles.ts";
import type { Better, Loss, ToldEnd, ToldMove } from "../../model/told-moves.ts";
import type { Brought, Name, TurnOutcome, Way } from "../../model/types.ts";
import type { Why } from "../../model/why.ts";
import type { AdviceWords } from "../en/advice.ts";
import type { GameWords } from "../en/details.ts";
import { called, does, inside, isYou } from "./names.ts";
import { doesInside, whose } from "./persons.ts";
import { lossDone, stealing, stole, theirs } from "./pieces.ts";
import { HOW, STRATEGY_NAMES } from "./strategies.ts";

const lower = (text: string) => text.charAt(0).toLocaleLowerCase() + text.slice(1);

/** The game's words with those of advice. */
export function adviceWords(words: GameWords): AdviceWords {
  const { formats, die, diceTaken, allTaken, turnEndBy, loss, wayAsAction, worms: wormCount } = words;
  const { number, percent, percentWith, inPercent, worth, difference, plural, list } = formats;

  /** The same to whoever may choose it. */
  const lossToCome = ({ back, out }: TurnOutcome) =>
    [...(back === null ? [] : [`se pierde la ${back}`]), ...out.map((tile) => `se voltea la ${tile}`)].join("; ") ||
    "no se pierde ninguna ficha";

  /** What a player of the computer is called. */
  const strength = (by: Strategy) => STRATEGY_NAMES[by];

  /** What ends a turn, as a button says it. */
  const turnEnd = (turnEnd: TurnOutcome) => {
    if (turnEnd.won === null) return `Turno fallido (${loss(turnEnd)})`;
    return turnEnd.from === null ? `Tomar la ${turnEnd.won}` : capital(stealing(turnEnd.won, turnEnd.from));
  };
  /** The same when it is done. */
  const turnEndDone = (name: Name, turnEnd: TurnOutcome) => {
    if (turnEnd.won === null) return `${does(name, "falló", "fallaste")}: ${lossDone(turnEnd)}.`;
    return turnEnd.from === null
      ? `${does(name, "tomó", "tomaste")} la ficha ${turnEnd.won}.`
      : `${stole(name, turnEnd.won, turnEnd.from)}.`;
  };

  /** The same of a move: to stop without a tile is told as that, with the dice. */
  const ended = ({ who, turnEnd, stoppedWith }: ToldEnd) => {
    if (!stoppedWith) return turnEndDone(who, turnEnd);
    const dice = list(stoppedWith.map(({ face, count }) => diceTaken(face, count)));
    return `${does(who, "paró", "paraste")} sin ficha${dice ? `, con ${dice}` : ""}: ${lossDone(turnEnd)}.`;
  };

  /** How a turn has ended by itself. */
  const whyOver = ({ total, score, remaining }: { total: number; score: number; remaining: number }) =>
    `${remaining > 0 ? `${allTaken} ` : ""}${total} ${score > 0 ? "con" : "sin"} gusano.`;

  /** What failing costs: a tile, or none. */
  const tileLost = (tile: number | null) => (tile === null ? "no cuesta ninguna ficha" : `cuesta la ${tile}`);
  /** The same with its worms. */
  const costOf = (tile: number | null) => `${tileLost(tile)}${tile === null ? "" : ` (${wormCount(worms(tile))})`}`;

  /** What a total brings, in the middle of a sentence. */
  const resultOf = (of: Brought) => {
    if (of.result === "fail") return "quedarse sin ficha";
    return of.result === "grill" ? `tomar la ${of.tile}` : stealing(of.tile, of.from);
  };

  /** Why the best way is that, as half a sentence. */
  const because = (why: Why) => {
    const often = (of: { chance: number; next: number }) => `(${percent(of.chance)} frente a ${percent(of.next)})`;
    const times = (chance: number) => `el ${percent(chance)} de las veces`;
    switch (why.kind) {
      case "wins":
        return "gana la partida ya";
      case "steals":
        return `permite ${stealing(why.tile, why.from)} (${wormCount(worms(why.tile))})`;
      case "takes":
        return `da ya ${wormCount(worms(why.tile))}, más que ninguna otra cara`;
      case "fails":
        return `${why.isFirstWorm ? "con un gusano el turno falla menos" : "es como menos falla el turno"} ${often(why)}`;
      case "stealsOften":
        return `así se roba más veces la ${why.tile} ${often(why)}`;
      case "makes":
        return `es lo que más puntos suma: ${why.total}`;
      case "stops":
        return why.chance === 0 ? "tirar no puede mejorarlo" : `tirar lo mejora como mucho ${times(why.chance)}`;
      case "rolls":
        return `tirando se llega a ${why.total} o más ${times(why.chance)}`;
    }
  };

  /** What a choice gave away. */
  const gaveAway = ({ aim, amount }: Loss) =>
    aim === "win" ? `${number(amount, 1)} puntos porcentuales` : `${number(amount, 2)} gusanos`;

  /** A way that would have been better. */
  const better = (way: Better) => {
    switch (way.kind) {
      case "takes":
        return `apartar ${diceTaken(way.face, way.count)}`;
      case "rolls":
        return "volver a tirar";
      case "wins":
        return way.from === null ? `tomar la ${way.tile}` : stealing(way.tile, way.from);
      case "stops":
        return way.beforeRoll ? "parar antes de esa tirada" : "parar";
    }
  };

  /** What was done, and what would have been better. */
  const logged = ({ who, end, took, losses, grade }: ToldMove) =>
    [
      end ? ended(end) : `${does(who, "apartó", "apartaste")} ${diceTaken(took.face, took.count)}.`,
      ...losses.map((of) => `Era mejor ${better(of.better)}: eso costó ${gaveAway(of.loss)}.`),
      ...(grade === "best" ? ["No había nada mejor."] : []),
    ].join(" ");

  /** A way on, in the middle of a sentence or by itself. */
  const wayInAdvice = (way: Way) => {
    if (way.does === "end") return turnEnd(way.turnEnd);
    return way.does === "roll" ? `tirar ${die(way.remaining)}` : wayAsAction(way);
  };
  /** The same behind a colon. */
  const wayOn = (way: Way) => lower(wayInAdvice(way));

  /** Where a tile is. */
  const placeOf = (place: Place, names: Name[]) => {
    if (place.on === "grill") return "en la parrilla";
    if (place.on !== "stack") return "boca abajo, fuera de juego";
    return `${place.top ? "encima de" : "dentro de"} ${theirs(at(names, place.player), "pila")}`;
  };

  /** "Ana y el ordenador". */
  const listed = (names: Name[]) => list(names.map(inside));

  /** That worms are equal, and who wins by the highest tile. */
  const tieBroken = (level: Name[], { winner, worms, highest }: { winner: Name; worms: number; highest: number }) =>
    `Empate a ${wormCount(worms)} entre ${listed(level)}; ${doesInside(winner, "tiene", "tienes")} la ficha más alta, la ${highest}.`;

  /** Who has won, and why where worms are equal. */
  function winner(end: GameEnd) {
    switch (end.kind) {
      case "givenUp": {
        const { quitter, winners, amongOthers } = end;
        const first = at(winners, 0);
        const won =
          winners.length === 1
            ? isYou(first)
              ? "ganas tú"
              : `gana ${inside(first)}`
            : `victoria compartida de ${listed(winners)}`;
        const why = amongOthers ? ["Con eso termina la partida. Entre los demás, gana quien tiene más gusanos."] : [];
        return [`${does(quitter, "se rindió", "te rendiste")}: ${won.replace(" de el ", " del ")}.`, ...why];
      }
      case "nobody":
        return ["Nadie tiene fichas: empate."];
      case "tie":
        return [`Empate entre ${listed(end.leaders)}.`];
      case "won": {
        const { winner, worms, level } = end;
        const won = `${does(winner, "gana", "ganas")} con ${wormCount(worms)}.`;
        return level.length === 0 ? [won] : [won, tieBroken(level, end)];
      }
    }
  }

  return {
    ...words,

    // The table
    tableTitle: "La mesa",
    turnOf: (name) => (isYou(name) ? "Tu turno" : `Turno ${whose(name)}`),
    less: "Menos",
    showTable: "Mostrar toda la mesa",
    /** Before everybody's top tile, worms and chance, for the ear. */
    scores: "Marcador:",
    onGrill: "En la parrilla:",
    noTile: "sin ficha",
    toMove: ", de turno,",
    hasWon: "victoria",
    below: (count) => `${count} más debajo`,
    computer: "ordenador",
    tileAt: (tile, place, names) => `Ficha ${tile}, ${wormCount(worms(tile))}, ${placeOf(place, names)}`,
    tiles: "Fichas",
    /** Where a tile is, by itself. */
    place: (place, names) => capital(placeOf(place, names)),
    recordTyped: (name) =>
      `Toca la ficha que ${isYou(name) ? "ganas" : `gana ${inside(name)}`}, o introduce los dados.`,
    recordThrown: "Toca una ficha para moverla.",
    failButton: (name, turnEnd) => `✕ ${does(name, "falla", "fallas")} (${loss(turnEnd)})`,

    // Advice
    turnEnd,
    turnEndDone,
    ended,
    lossDone,
    whyOver,
    costOf,
    bustOf: (name) => `Tirada fallida: ${doesInside(name, "no puede", "no puedes")} apartar ninguno de estos dados`,
    turnOverOf: (name) => `Ha terminado ${isYou(name) ? "tu turno" : `el turno ${whose(name)}`}`,
    strength,
    /** How the computer's player decides. */
    howItPlays: (by) => `${strength(by)}. ${HOW[by]}`,
    /** That the computer plays somebody, and how strong it is. */
    playedBy: (name, by) => (name === COMPUTER ? strength(by) : `ordenador, ${strength(by)}`),
    yourChoice: (name) => (isYou(name) ? "Te toca decidir" : `Te toca decidir, ${called(name)}`),
    adviceFor(name, aim) {
      if (isYou(name)) return aim === "win" ? "Tu probabilidad de ganar" : "Tus gusanos de media";
      return `${called(name)}: ${aim === "win" ? "prob. de ganar" : "gusanos de media"}`;
    },
    /** What can be advised instead. */
    aims: { win: "Prob. de ganar", worms: "En gusanos" },
    aimHint: "Qué busca el consejo: ganar la partida o el mayor número de gusanos en este turno",
    /** Behind what a way is worth in worms. */
    unitOfWorms: "gusanos",
    /** What a way is worth: percent, or worms. */
    value: (value, aim) => (aim === "win" ? inPercent(value) : worth(value)),
    markPicks: "elige",
    worse: (value, best, aim) => (aim === "win" ? difference(value * 100, best * 100, 1) : difference(value, best, 2)),
    /** Why what brings most worms is not best to win. */
    dissent: (way, { name, lead, by, tiles }) => {
      const stands = {
        level: "a la par",
        ahead: `${wormCount(by)} por delante`,
        behind: `${wormCount(by)} por detrás`,
      }[lead];
      const left = `${plural(tiles, "queda", "quedan")} ${tiles} ${plural(tiles, "ficha", "fichas")}`;
      return `Para sacar más gusanos: ${wayOn(way)}. Pero ${doesInside(name, "va", "vas")} ${stands} y ${left}.`;
    },
    noChances: "No se han podido cargar las probabilidades de ganar, así que todo se valora en gusanos.",
    /** How far chances to win can be trusted. */
    ofChances: ({ exact, learnedRules }) => {
      if (exact)
        return "Exacto: se cuentan todas las formas en que puede acabar la partida, suponiendo que todos juegan lo mejor posible.";
      return `Estimaciones, suponiendo que todos juegan bien${learnedRules ? "" : "; aprendidas con las reglas habituales, así que menos precisas con tus reglas de la casa"}.`;
    },
    /** A player's chance to win. */
    winChance: (chance) => percent(chance),
    /** The same in whole percent. */
    winChanceBrief: (chance) => percentWith(chance, 0),
    toWin: "de ganar,",
    stopForNothing: (turnEnd) => `Parar sin ficha (${lossToCome(turnEnd)})`,
    gameEnds: "y termina la partida",
    andStop: "y parar",
    thenRollOn: (total, remaining) => `suma ${total}; luego, tirar ${die(remaining)}`,
    thenStopWith: (total, result) => `suma ${total}; luego, parar y ${resultOf(result)}`,
    instead: (of) => `En su lugar, ${lower(turnEnd(of))}`,
    /** Why the best way is that, and what a bust on the next roll costs where one is likely enough to matter. */
    why: (why, bust) =>
      `La mejor porque ${because(why)}.${bust ? ` Una tirada fallida a continuación (${percent(bust.chance)}) ${tileLost(bust.tile)}.` : ""}`,
    /** Where no reason stands out: what comes then, and what a bust costs. */
    reasonStop: (result) => `Después, parar y ${resultOf(result)}.`,
    reasonRoll: (remaining, bust, cost) =>
      `Después, tirar ${die(remaining)}; una tirada fallida (${percent(bust)}) ${costOf(cost)}.`,
    reasonBust: (bust, cost) => `Una tirada fallida a continuación (${percent(bust)}) ${costOf(cost)}.`,
    reasonStart: (cost) => `Antes de la primera tirada. Fallar ${costOf(cost)}.`,
    logged,

    // The end of a game
    winner,
    scoreHeads: { player: "Jugador", worms: "Gusanos", lost: "Cedió" },
    lostIn: (moves) => `en ${moves} ${plural(moves, "decisión", "decisiones")}`,
    /** What choices gave away; nothing has no unit. */
    lost: ({ lost, lostChance }) =>
      [
        ...(lostChance > 0 ? [`${number(lostChance * 100, 1)} puntos`] : []),
        ...(lost > 0 ? [`${number(lost, 2)} gusanos`] : []),
      ].join(", ") || "0",
    lostHint:
      "Cedió: puntos porcentuales de probabilidad de ganar (o gusanos de media, si se jugó por gusanos) que habrían dado las mejores decisiones, todos sumados.",
    costliest: "El error más caro",

    // What is announced
    announceOver: "La partida ha terminado.",
    announceTableBust: (name, of) => `Tirada fallida. ${turnEndBy(name, of)}.`,
    announceComputer: (name, way) =>
      `${called(name)}${name === COMPUTER ? "" : ", el ordenador"}${way ? `: ${wayOn(way)}` : ""}.`,
    announceYourChoice: (name) => (isYou(name) ? "Te toca decidir." : `Te toca decidir, ${called(name)}.`),
    announceAdvice: (name, way, { value, aim, why }) => {
      const worthOf = aim === "win" ? `Probabilidad de ganar: ${percent(value)}` : `De media, ${worth(value)} gusanos`;
      return `${isYou(name) ? "Te toca" : called(name)}. Lo mejor: ${wayOn(way)}${why ? `, porque ${because(why)}` : ""}. ${worthOf}.`;
    },
  };
}
