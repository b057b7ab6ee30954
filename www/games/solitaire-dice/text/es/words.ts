// Every sentence of the Solitaire Dice page, in Spanish. Those of the details, the dialogs and the help are loaded with
// them.

import type { Formats } from "../../../../shell/model/format.ts";
import { capital } from "../../../../shell/text/capital.ts";
import { standardWords } from "../../../../shell/text/es/standard.ts";
import { partOfLink } from "../../../../shell/text/es/words.ts";
import type { Effect, luckOfRoll, Standing } from "../../model/choices.ts";
import type { Loss, Result } from "../../model/move-log.ts";
import type { Misfit } from "../../model/sheet.ts";
import type { LoggedMove, SheetMark, Who } from "../../model/types.ts";
import type { Why } from "../../model/why.ts";
import type * as English from "../en/words.ts";
import { asAction, inside, ofPlayer } from "./pieces.ts";
import { computerName } from "./players.ts";

const ORDINALS = [
  "primera",
  "segunda",
  "tercera",
  "cuarta",
  "quinta",
  "sexta",
  "séptima",
  "octava",
  "novena",
  "décima",
];

/** How good a roll was. */
const LUCKS: Record<ReturnType<typeof luckOfRoll>, string> = {
  good: "una buena tirada",
  bad: "una mala tirada",
  average: "una tirada normal",
};

export function words(formats: Formats): English.Words {
  const { number, percent, signed, plural, list, either } = formats;

  const points = (count: number) => `${number(count)} ${plural(Math.abs(count), "punto", "puntos")}`;
  const boxes = (count: number) => `${number(count)} ${plural(count, "casilla", "casillas")}`;
  const left = (count: number) => plural(count, "queda", "quedan");
  const sums = ({ sums: [one, other] }: SheetMark) => `${one} y ${other}`;
  const name = (by: string | null) => (by === null ? "Tú" : computerName(by));
  /** What a player is called: a person without a name by their seat. */
  const called = ({ by, name: typed, seat }: Who) =>
    typed || (seat === 0 || by !== null ? name(by) : `Jugador ${number(seat + 1)}`);
  const sheetName = (who: Who) =>
    who.by !== null ? `Hoja ${ofPlayer(who.by)}` : who.name === "" && who.seat === 0 ? "Tu hoja" : called(who);

  /** For the ear: "descarte 1, 7 y 9", "tirada libre, 7 y 9". */
  const markName = (mark: SheetMark) =>
    `${mark.reject === null ? "tirada libre" : `descarte ${mark.reject}`}, ${sums(mark)}`;

  /** For the eye: "descarte 1 con 7+9", "tirada libre con 7+9". */
  const markShort = ({ reject, sums: [one, other] }: SheetMark) =>
    `${reject === null ? "tirada libre" : `descarte ${reject}`} con ${one}+${other}`;

  /** How a choice stands beside the best one. */
  const stands = (standing: Standing, less: (less: number) => string) =>
    standing.kind === "less"
      ? less(standing.less)
      : { best: "la mejor", only: "única opción", asGood: "igual de buena" }[standing.kind];

  /** What a choice is worth: "…, 293 puntos, 12 menos". */
  const label = (name: string, worth: number | null, standing: Standing | null) =>
    [
      name,
      ...(worth === null ? [] : [points(worth)]),
      ...(standing === null ? [] : [stands(standing, (less) => `${number(less)} menos`)]),
    ].join(", ");

  /** What marks do at once: "quinta marca, vuelve a 0". */
  function effect({ nths, opens, isFifth, points, wasted }: Effect) {
    if (nths.length === 0) return "desperdiciada";
    const names = nths.map((nth) => ORDINALS[nth - 1]).join(" y ");
    return [
      `${names} ${plural(nths.length, "marca", "marcas")}`,
      ...(opens > 0 ? [`−${number(opens)} ya`] : []),
      ...(isFifth ? ["vuelve a 0"] : []),
      ...(points > 0 ? [`+${number(points)}`] : []),
      ...(wasted > 0 ? ["luego una desperdiciada"] : []),
    ].join(", ");
  }

  /** A reason, as half a sentence. */
  const because = (why: Why) => {
    if (why.kind === "reaches") return `termina la partida con ${points(why.score)}`;
    if (why.kind === "goesOn")
      return `la partida sigue, y ${why.isAlone ? "con cualquier otra opción termina" : "con la siguiente mejor termina"}`;
    if (why.kind === "room") {
      const { room, next } = why;
      return `descarta el ${room.reject} (${left(room.boxes)} ${boxes(room.boxes)}); la siguiente mejor descarta el ${next.reject} (${left(next.boxes)} ${number(next.boxes)})`;
    }
    if (why.kind === "scores") return `da ya ${number(why.more)} más que la siguiente mejor`;
    const sums = list(why.sums.map(String));
    const next = list(why.next.map(String));
    if (why.kind === "opens") {
      if (why.sums.length > 0) return `solo abre ${sums}; la siguiente mejor abre ${next}`;
      return why.isAlone
        ? "es la única que no abre ninguna suma nueva"
        : `no abre ninguna suma nueva; la siguiente mejor abre ${next}`;
    }
    if (why.next.length > 0) return `devuelve ${sums} a 0; la siguiente mejor, solo ${next}`;
    return `devuelve ${sums} a 0, y ${why.isAlone ? "ninguna otra opción lo hace" : "la siguiente mejor no"}`;
  };

  /** The best choice as what is to be done, what it is worth, and why it is the best. */
  const best = (mark: SheetMark, worth: string, why: Why | null, isOnly: boolean) =>
    `${isOnly ? "Única opción" : "Lo mejor"}: ${mark.reject === null ? "" : `descartar el ${mark.reject} y `}formar ${sums(mark)}.${worth}${why ? ` Es la mejor porque ${because(why)}.` : ""}`;

  const result = (result: Result) => {
    const { kind, points } = result;
    if (kind === "among") {
      const best = result.best.map(called);
      return best.length > 1 ? `Empate: ${list(best)}` : `${list(best)} gana por ${number(points)}`;
    }
    if (kind === "tie") return "Empate";
    return `${kind === "win" ? "Ganas" : "Pierdes"} por ${number(points)}`;
  };

  /** What somebody marked. */
  const done = ({ by, reject, ...mark }: LoggedMove) => {
    const marked = sums({ reject, ...mark });
    if (by === null)
      return reject === null
        ? `Marcaste ${marked} en una tirada libre.`
        : `Descartaste el ${reject} y marcaste ${marked}.`;
    const subject = capital(inside(by));
    return reject === null
      ? `${subject} marcó ${marked} en una tirada libre.`
      : `${subject} descartó el ${reject} y marcó ${marked}.`;
  };

  /** The same in short. */
  const doneShort = ({ who, mark }: { who: Who; mark: SheetMark }) => `${called(who)}: ${markShort(mark)}`;

  /** A move of one's own, and what it gave away where that is told. */
  const logged = (logged: LoggedMove, loss: Loss | null) =>
    loss === null
      ? done(logged)
      : `${done(logged)} Eso te costó ${points(loss.points)}: era mejor ${asAction(loss.better)}.`;

  /** Settings that a link tells, by their keys. */
  const names = {
    sheet: "Hoja",
    roll: "Tirada",
    with: "Otros jugadores, cinco como máximo",
    shown: "Hoja mostrada",
    opening: "Regla inicial",
    dice: "Dados",
    seed: "Tiradas de la app",
    aim: "Puntuación objetivo",
  };

  /** How the sheet misfits. */
  const misfit = (misfit: Misfit) => {
    if (misfit.kind === "noRejects") return "Añade ahora las marcas de los descartes.";
    if (misfit.kind === "either") return "A las sumas les falta o les sobra una marca.";
    const { kind, count } = misfit;
    const marks = plural(count, "una marca", `${number(count)} marcas`);
    return kind === "missing"
      ? `${plural(count, "Falta", "Faltan")} ${marks} en las sumas.`
      : `${plural(count, "Sobra", "Sobran")} ${marks} en las sumas.`;
  };

  const marksOf = (count: number) => `${number(count)} ${plural(count, "marca", "marcas")}`;
  const sumRow = (sum: number) => `Marcas en ${number(sum)}`;
  const sumText = (count: number, now: number) => `${marksOf(count)}, ${points(now)}`;
  const rejectRow = (face: number) => `Descartes de ${number(face)}`;
  /** @param count null where the number can't be in use */
  const rejectText = (count: number | null) => (count === null ? "hay otros tres números en uso" : marksOf(count));

  return {
    ...standardWords,
    formats,
    /** A part of a link that can't be read. */
    problem: ({ key }) => partOfLink(key, names),
    settings: names,
    points,
    number: (value) => number(value),
    markName,
    markShort,
    misfit,

    // Where the game stands
    status: (turn, score, rollsLeft) => [
      `Turno ${number(turn)}`,
      points(score),
      plural(rollsLeft, "queda más o menos 1 tirada", `quedan unas ${number(rollsLeft)} tiradas`),
    ],
    /** The same of a sheet that is not whole yet: neither its turns nor what is left of them is known. */
    statusOfPart: (score) => [points(score)],
    statusOver: (turns) => [`${number(turns)} ${plural(turns, "turno jugado", "turnos jugados")}`],
    who: name,
    called,
    /** The same where there is little room. */
    whoInShort: (who, others) => (who.by !== null && others === 1 ? "Ordenador" : called(who)),
    others: "Hojas",
    /** For the ear. */
    sheetName,
    sheetOf: (who, { score, pace, isOver, isToMark }) =>
      `${sheetName(who)}: ${points(score)}${isOver ? ", partida terminada" : ""}${pace === null ? "" : `, se esperan ${number(pace)}`}${isToMark ? ", le falta marcar" : ""}`,
    over: "fin",

    // The answer
    beforeRoll: "Antes de tirar",
    expected: "puntuación final esperada",
    expectedShort: "esperado",
    startHint: (isThrown, isAlone) => {
      const how = isThrown ? "La app tira los dados: toca «Tirar»." : "Tira cinco dados y tócalos abajo.";
      return isAlone ? `${how} ¿Ya juegas en papel? Copia antes tus marcas en la hoja.` : how;
    },
    // The sheet
    sumHead: "suma",
    boxHeads: (openCost: number) => [`−${number(openCost)}`, "0", "puntos"],
    nowHead: "ahora",
    rejectHead: "descarte",
    sheetHint: "Toca una casilla para llenar la fila hasta ella; toca la última marca para quitarla.",
    othersSheetHint: "Esta hoja la marca el ordenador.",
    each: (each: number) => `+${number(each)}`,
    // Rows of one's own sheet: a name, and what stands there; in those of others both at once.
    sumRow,
    sumText,
    sumOfOther: (sum: number, count: number, now: number) => `${sumRow(sum)}: ${sumText(count, now)}`,
    rejectRow,
    rejectText,
    rejectOfOther: (face: number, count: number | null) => `${rejectRow(face)}: ${rejectText(count)}`,
    sheetScore: (score: number) => `Puntuación: ${number(score)}`,
    /** @param spare null where that is not told yet */
    outlook: (spare: number | null, left: number) => {
      const rolls = `de media quedan ${number(left, 1)} tiradas, si juegas a alargar la partida`;
      if (spare === null) return rolls;
      const rejects = spare === 0 ? "sin descartes" : `${number(spare)} ${plural(spare, "descarte", "descartes")}`;
      return `${rejects} de margen · ${rolls}`;
    },
    sheetMisfit: (found: Misfit) => `${misfit(found)} En cada turno se marcan dos sumas y un descarte.`,
    comingHint: "Tu hoja: + indica lo que añadiría la opción. Las marcas rojas cuestan puntos ahora.",
    differentHint: "Hasta que haya tres números en uso, cada descarte tiene que ser un número nuevo.",
    noNewNumber: "No ha salido ningún número nuevo, así que se puede descartar cualquier dado.",
    spare: (spare) =>
      spare === 0
        ? "Sin descartes de margen: el próximo termina la partida."
        : `${number(spare)} ${plural(spare, "descarte", "descartes")} de margen.`,
    /** Whether the roll was good. */
    verdict: (was, now, luck) => `Se esperaban ${number(was)}, ahora ${number(now)}: ${LUCKS[luck]}.`,
    // The chance of a score
    goalLabel: "Consejo para",
    /** @param target the score that the others' best stands for, where it is picked */
    goals: (goal, target) => {
      if (goal === "average") return "Media";
      if (goal === "others") return target === null ? "Superar a los demás" : `Superar a los demás: ${number(target)}`;
      return goal === "own" ? "Otro número" : `${goal} o más`;
    },
    ownGoalLabel: "Puntuación que alcanzar",
    noChances: "No se han podido cargar las probabilidades de una puntuación. El consejo es para la media.",
    noRules: "No se han podido cargar las reglas con las que juega el ordenador.",
    chance: (chance) => percent(chance),
    /** By how many percentage points a chance may be off. */
    off: (off) => `±${number(off, 1)}`,
    /** The same may stand behind; 0 where the chance is exact. */
    chanceOf: (target, off) => `probabilidad de ${number(target)} o más${off === 0 ? "" : ` (±${number(off, 1)})`}`,
    estimateOf: (off) => `estimación ±${number(off, 1)}`,
    asGood: "igual",
    /** By how many points, or percentage points, a choice is worth less than the best. */
    less: (points) => signed(-points, 0),
    lessChance: (points) => signed(-points, 1),
    verdictOfChance: (was, now) => `Antes ${percent(was)}, ahora ${percent(now)}.`,
    chanceLabel: (mark, chance, off, standing) =>
      [
        markName(mark),
        percent(chance),
        ...(off === 0 ? [] : [`con un margen de ${number(off, 1)}`]),
        stands(standing, (less) => `${number(less, 1)} puntos porcentuales menos`),
      ].join(", "),
    freeRide: "Tirada libre: no se marca ningún descarte.",
    /** What is to be done with a roll. */
    question: (isFree, isHidden) => {
      if (isFree) return isHidden ? "Tirada libre: tú decides; toca lo que marcas" : "Tirada libre: toca lo que marcas";
      return isHidden ? "Tú decides: toca lo que marcas" : "Toca lo que marcas";
    },
    yourChoice: "Tú decides",
    best: "la mejor",
    only: "única opción",
    reject: "descarte",
    idle: "libre",
    equals: "=",
    value: (value) => number(value),
    sources: {
      exact: "exacto",
      estimate: "estimación",
      rough: "estimación aproximada",
      rule: "según la regla sencilla",
    },
    /**
     * A choice for the ear: "descarte 1, 7 y 9, 305 puntos, la mejor".
     * @param worth its expected score, null where that is not known
     * @param standing null where that is not told
     */
    choiceLabel: (mark, worth, standing) => label(markName(mark), worth, standing),
    /** What a choice does at once. */
    effects: (effects, ends) =>
      [...effects.map((of) => `${of.sum}: ${effect(of)}`), ...(ends ? ["termina la partida"] : [])].join(" · "),
    ends: "termina la partida",
    /** Why the best choice is that. */
    why: (why) => `La mejor porque ${because(why)}.`,
    more: (count) => `${number(count)} ${plural(count, "opción", "opciones")} más`,
    fewer: "Menos opciones",
    choicesLabel: "Opciones, la mejor primero",
    othersTurn: (others) => (others === 1 ? "El ordenador marca esta tirada" : "Los demás marcan esta tirada"),
    /** Who has not marked this roll. */
    toMark: (who) => `Faltan por marcar: ${list(who.map(called))}`,
    /** To choose again what was marked last; then to leave it. */
    change: "Cambiar",
    leave: "Dejarlo así",
    chooseAgain: "Elige otra vez",
    othersPlayOn: (others) => (others === 1 ? "El ordenador sigue jugando" : "Los demás siguen jugando"),
    ownOver: (score) => `Tu partida ha terminado: ${points(score)}.`,
    yourGameOver: "Tu partida ha terminado.",
    gameOver: "Fin de la partida",
    gaveUp: (others) => `Te rendiste. ${others === 1 ? "Gana el ordenador." : "Ganan los demás."}`,
    gaveUpMark: "se rindió",
    /** How a game against others has ended. */
    result,
    finalScore: (score) => `Puntuación final: ${number(score)}`,
    sameRolls: "Las mismas tiradas",
    luckShort: (luck) => `suerte ${signed(luck, 0)}`,
    standings: "Puntuaciones finales",
    standingsThen: "Puntuaciones cuando te rendiste",
    /** How the game went. */
    summary: ({ moves, good, costly, lost }) => {
      const best = (count: number) =>
        plural(count, "fue la mejor o igual de buena", "fueron las mejores o igual de buenas");
      const cost = (count: number) => `${plural(count, "costó", "costaron")} ${points(lost)}.`;
      const all = plural(moves, "Tu decisión", `Tus ${number(moves)} decisiones`);
      if (good === 0) return `${all} ${cost(moves)}`;
      if (costly === 0) return `${all} ${best(moves)}.`;
      const others = plural(costly, "la otra", `las otras ${number(costly)}`);
      return `${number(good)} de tus ${number(moves)} decisiones ${best(good)}; ${others} ${cost(costly)}`;
    },
    costliest: (mark, turn, lost) => `La más cara: turno ${number(turn)}, ${markShort(mark)}, ${points(lost)}`,
    /** As what is tried again: "Probar otra vez: turno 3". */
    turnName: (turn) => `turno ${number(turn)}`,

    // The pad
    padTitle: "Tu tirada",
    entered: (count) => (count === 0 ? "Toca tus cinco dados" : `${number(count)} de 5`),
    face: (face) => `Añadir un ${number(face)}`,
    dieOf: (face) => `${number(face)}, tirado`,
    takeBack: (face) => `${number(face)}, tirado; toca para quitarlo`,
    remove: (picked) => (picked === null ? "Quitar el último dado" : `Quitar el ${number(picked)}`),
    random: "Tirar por mí",
    randomShort: "Tirar",
    roll: "Tirar",
    pairHint: (isFree) =>
      `O prueba tu propio reparto: toca el dado ${isFree ? "que queda libre" : "que descartas"} y después dos que formen pareja.`,
    pickDie: ({ face, isLeft, isPicked }) =>
      isPicked
        ? `${number(face)}, ${isLeft ? "descartado" : "de una pareja"}; toca para soltarlo`
        : `Elegir el ${number(face)}`,
    /**
     * @param left the die to reject
     * @param picked the die that ⌫ removes if it is not the last
     */
    pickPair: (left, picked) =>
      `Descarte ${number(left)}: toca ahora dos dados que formen pareja. ⌫ quita ${picked === null ? "el último dado" : `el ${number(picked)}`}.`,
    pickIdle: (left) => `El ${number(left)} queda libre: toca ahora dos dados que formen pareja.`,
    /**
     * Why a die can't be rejected.
     * @param allowed of the roll's numbers
     */
    notAllowed: (inUse, allowed) => {
      const only = `de esta tirada solo se puede descartar ${either(allowed.map((face) => `el ${face}`))}`;
      return inUse.length === 3
        ? `${list(inUse.map(String))} están en uso: ${only}.`
        : `Hasta que haya tres en uso, cada descarte tiene que ser un número nuevo: ${only}.`;
    },
    /** A choice that was put together: as above, for the eye. */
    ownLabel: (mark, worth, standing) => `Marcar: ${label(markShort(mark), worth, standing)}`,
    ownName: (mark) => `Marcar: ${markShort(mark)}`,

    // The others
    logged,
    done,
    /** What the others marked last. */
    othersDone: (moves) => moves.map(doneShort).join(" · "),

    // Details
    tabs: { score: "Final", moves: "Jugadas" },
    fileHint: "Las hojas, la tirada, los jugadores y las jugadas.",
    tablesMissing:
      "No se han podido cargar las puntuaciones esperadas: de momento las opciones se ordenan con una regla sencilla.",

    // What is announced
    announceTurn: (turn, value) =>
      `Turno ${number(turn)}.${value === null ? "" : ` Puntuación final esperada: ${number(value)}.`}`,
    announceTurnChance: (turn, target, chance) =>
      `Turno ${number(turn)}. Probabilidad de ${number(target)} o más: ${percent(chance)}.`,
    announceLikeliest: (choice, chance, why = null, isOnly = false) =>
      best(choice, chance === null ? "" : ` Probabilidad: ${percent(chance)}.`, why, isOnly),
    announceEntered: (count) => `${number(count)} de 5 dados.`,
    announceBest: (choice, value, why = null, isOnly = false) =>
      best(choice, value === null ? "" : ` Puntuación esperada: ${number(value)}.`, why, isOnly),
    announceChoose: (count) => `${number(count)} ${plural(count, "opción", "opciones")}. Tú decides.`,
    announceOver: (score, ended) =>
      `Fin de la partida. ${ended === null ? "" : `${result(ended)}. `}Puntuación final: ${number(score)}.`,
  };
}
